// Written by `npm run contract` from ../groups/enterprise-tech-analysis.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './enterprise-tech-analysis.types.ts';

const shape = shapesOf<Operations>(new URL('./enterprise-tech-analysis.json', import.meta.url));

export const c112CompanyCorePatent = shape({ id: "c112CompanyCorePatent", code: "C112", method: "POST", path: "/innovation/company/core_patent", tag: "Enterprise Tech Analysis" }, ["body", "answer"]);
export const c114CompanyIndustryUniversityResearch = shape({ id: "c114CompanyIndustryUniversityResearch", code: "C114", method: "POST", path: "/company/industry-university-research", tag: "Enterprise Tech Analysis" }, ["body", "answer"]);
export const c115CompanyIndustryUniversityResearchIpc = shape({ id: "c115CompanyIndustryUniversityResearchIpc", code: "C115", method: "POST", path: "/company/industry-university-research-ipc", tag: "Enterprise Tech Analysis" }, ["body", "answer"]);
export const c116CompanyIndustryUniversityResearchRegionDistribution = shape({ id: "c116CompanyIndustryUniversityResearchRegionDistribution", code: "C116", method: "POST", path: "/company/industry-university-research-region-distribution", tag: "Enterprise Tech Analysis" }, ["body", "answer"]);
