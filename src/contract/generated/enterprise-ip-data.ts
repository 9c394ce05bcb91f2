// Written by `npm run contract` from ../groups/enterprise-ip-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './enterprise-ip-data.types.ts';

const shape = shapesOf<Operations>(new URL('./enterprise-ip-data.json', import.meta.url));

export const c031SpecialIpDataEnterpriseTrademark = shape({ id: "c031SpecialIpDataEnterpriseTrademark", code: "C031", method: "POST", path: "/special-ip-data/enterprise-trademark", tag: "Enterprise IP Data" }, ["body", "answer"]);
export const c032SpecialIpDataSoftwareCopyright = shape({ id: "c032SpecialIpDataSoftwareCopyright", code: "C032", method: "POST", path: "/special-ip-data/software-copyright", tag: "Enterprise IP Data" }, ["body", "answer"]);
export const c033SpecialIpDataIcDesign = shape({ id: "c033SpecialIpDataIcDesign", code: "C033", method: "POST", path: "/special-ip-data/ic-design", tag: "Enterprise IP Data" }, ["body", "answer"]);
export const c034NewPlantVarietyApplication = shape({ id: "c034NewPlantVarietyApplication", code: "C034", method: "POST", path: "/special-ip-data/new-plant-variety/application", tag: "Enterprise IP Data" }, ["body", "response"]);
export const c034NewPlantVarietyIssue = shape({ id: "c034NewPlantVarietyIssue", code: "C034", method: "POST", path: "/special-ip-data/new-plant-variety/issue", tag: "Enterprise IP Data" }, ["body", "response"]);
export const c046PatentPotentialBuyer = shape({ id: "c046PatentPotentialBuyer", code: "C046", method: "POST", path: "/search/patent/potential-buyer", tag: "Enterprise IP Data" }, ["body", "answer"]);
