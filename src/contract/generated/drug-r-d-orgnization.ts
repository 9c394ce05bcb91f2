// Written by `npm run contract` from ../groups/drug-r-d-orgnization.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './drug-r-d-orgnization.types.ts';

const shape = shapesOf<Operations>(new URL('./drug-r-d-orgnization.json', import.meta.url));

export const b033OrganizationPipeline = shape({ id: "b033OrganizationPipeline", code: "B033", method: "POST", path: "/synapse/organization/pipeline", tag: "Drug R&D Orgnization" }, ["body", "answer"]);
export const b034OrganizationBasicInfo = shape({ id: "b034OrganizationBasicInfo", code: "B034", method: "GET", path: "/synapse/organization/basic-info", tag: "Drug R&D Orgnization" }, ["query", "answer"]);
export const b035OrganizationProfit = shape({ id: "b035OrganizationProfit", code: "B035", method: "POST", path: "/synapse/organization/profit", tag: "Drug R&D Orgnization" }, ["body", "answer"]);
export const b036OrganizationGrantFunding = shape({ id: "b036OrganizationGrantFunding", code: "B036", method: "POST", path: "/synapse/organization/grant-funding", tag: "Drug R&D Orgnization" }, ["body", "answer"]);
export const b037OrganizationInvestment = shape({ id: "b037OrganizationInvestment", code: "B037", method: "POST", path: "/synapse/organization/investment", tag: "Drug R&D Orgnization" }, ["body", "answer"]);
export const b038OrganizationFinancing = shape({ id: "b038OrganizationFinancing", code: "B038", method: "POST", path: "/synapse/organization/financing", tag: "Drug R&D Orgnization" }, ["body", "answer"]);
