// Written by `npm run contract` from ../groups/enterprise-persona-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './enterprise-persona-data.types.ts';

const shape = shapesOf<Operations>(new URL('./enterprise-persona-data.json', import.meta.url));

export const c004CompanyAttribute = shape({ id: "c004CompanyAttribute", code: "C004", method: "POST", path: "/company/attribute", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c005CompanyTechnologyLabel = shape({ id: "c005CompanyTechnologyLabel", code: "C005", method: "POST", path: "/company/technology-label", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c006CompanyAwards = shape({ id: "c006CompanyAwards", code: "C006", method: "POST", path: "/company/awards", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c007CompanyIndustryClassification = shape({ id: "c007CompanyIndustryClassification", code: "C007", method: "POST", path: "/company/industry-classification", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c008CompanyProductTechnicalClassification = shape({ id: "c008CompanyProductTechnicalClassification", code: "C008", method: "POST", path: "/company/product-technical-classification", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c009CompanyIndustrialTechnologyChain = shape({ id: "c009CompanyIndustrialTechnologyChain", code: "C009", method: "POST", path: "/company/industrial-technology-chain", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c010CompanyStandardDevelopment = shape({ id: "c010CompanyStandardDevelopment", code: "C010", method: "POST", path: "/company/standard-development", tag: "Enterprise Persona Data" }, ["body", "answer"]);
export const c011CompanyIntellectualProperty = shape({ id: "c011CompanyIntellectualProperty", code: "C011", method: "POST", path: "/company/intellectual-property", tag: "Enterprise Persona Data" }, ["body", "answer"]);
