// Written by `npm run contract` from ../groups/patent-mining-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-mining-data.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-mining-data.json', import.meta.url));

export const p022HighValueDataSeicClassification = shape({ id: "p022HighValueDataSeicClassification", code: "P022", method: "GET", path: "/high-value-data/seic-classification", tag: "Patent Mining Data" }, ["query", "answer"]);
export const p023HighValueDataApplicationDomain = shape({ id: "p023HighValueDataApplicationDomain", code: "P023", method: "GET", path: "/high-value-data/application-domain", tag: "Patent Mining Data" }, ["query", "answer"]);
export const p024HighValueDataTechnologyTopic = shape({ id: "p024HighValueDataTechnologyTopic", code: "P024", method: "GET", path: "/high-value-data/technology-topic", tag: "Patent Mining Data" }, ["query", "answer"]);
export const p025HighValueDataTechProblemAndBenefitSummary = shape({ id: "p025HighValueDataTechProblemAndBenefitSummary", code: "P025", method: "GET", path: "/high-value-data/tech-problem-and-benefit-summary", tag: "Patent Mining Data" }, ["query", "answer"]);
export const p063PatentIntelligentAttachedImage = shape({ id: "p063PatentIntelligentAttachedImage", code: "P063", method: "POST", path: "/search/patent/intelligent-attached-image", tag: "Patent Mining Data" }, ["body", "answer"]);
export const p064BasicPatentDataPatentEnhancedData = shape({ id: "p064BasicPatentDataPatentEnhancedData", code: "P064", method: "GET", path: "/basic-patent-data/patent_enhanced_data", tag: "Patent Mining Data" }, ["query", "answer"]);
export const p066HighValueDataPatentClassificationDescription = shape({ id: "p066HighValueDataPatentClassificationDescription", code: "P066", method: "POST", path: "/high-value-data/patent-classification-description", tag: "Patent Mining Data" }, ["body", "answer"]);
export const p100MaterialPatentPum = shape({ id: "p100MaterialPatentPum", code: "P100", method: "POST", path: "/material/patent-pum", tag: "Patent Mining Data" }, ["body", "query", "answer"]);
export const p101MaterialMaterialOntology = shape({ id: "p101MaterialMaterialOntology", code: "P101", method: "POST", path: "/material/material-ontology", tag: "Patent Mining Data" }, ["body", "query", "answer"]);
export const p102MaterialMaterialSubstance = shape({ id: "p102MaterialMaterialSubstance", code: "P102", method: "POST", path: "/material/material-substance", tag: "Patent Mining Data" }, ["body", "query", "answer"]);
export const p103MaterialMaterialSpum = shape({ id: "p103MaterialMaterialSpum", code: "P103", method: "POST", path: "/material/material-spum", tag: "Patent Mining Data" }, ["body", "query", "answer"]);
