// Written by `npm run contract` from ../groups/drug-clinical-trial-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './drug-clinical-trial-data.types.ts';

const shape = shapesOf<Operations>(new URL('./drug-clinical-trial-data.json', import.meta.url));

export const b022ClinicalTrialDetail = shape({ id: "b022ClinicalTrialDetail", code: "B022", method: "GET", path: "/synapse/clinical-trial/detail", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b023ClinicalTrialRelatedEntity = shape({ id: "b023ClinicalTrialRelatedEntity", code: "B023", method: "GET", path: "/synapse/clinical-trial/related-entity", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b024ClinicalTrialDescription = shape({ id: "b024ClinicalTrialDescription", code: "B024", method: "GET", path: "/synapse/clinical-trial/description", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b025ClinicalTrialEligibility = shape({ id: "b025ClinicalTrialEligibility", code: "B025", method: "GET", path: "/synapse/clinical-trial/eligibility", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b026ClinicalTrialDesign = shape({ id: "b026ClinicalTrialDesign", code: "B026", method: "GET", path: "/synapse/clinical-trial/design", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b027ClinicalTrialContact = shape({ id: "b027ClinicalTrialContact", code: "B027", method: "GET", path: "/synapse/clinical-trial/contact", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b032CtResultDetail = shape({ id: "b032CtResultDetail", code: "B032", method: "GET", path: "/synapse/ct-result/detail", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
export const b048CtResultGroup = shape({ id: "b048CtResultGroup", code: "B048", method: "GET", path: "/synapse/ct-result/group", tag: "Drug Clinical Trial Data" }, ["query", "answer"]);
