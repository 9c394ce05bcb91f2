// Written by `npm run contract` from ../groups/insights-company-report.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './insights-company-report.types.ts';

const shape = shapesOf<Operations>(new URL('./insights-company-report.json', import.meta.url));

export const facetTypeDetail = shape({ id: "facetTypeDetail", method: "GET", path: "/landscape-api/jobs/{job_id}/facets/{facet_type}/detail", tag: "Insights Company Report" }, ["query", "params", "answer"]);
export const facetsFacetType = shape({ id: "facetsFacetType", method: "GET", path: "/landscape-api/jobs/{job_id}/facets/{facet_type}", tag: "Insights Company Report" }, ["query", "params", "answer"]);
export const jobIdPatents = shape({ id: "jobIdPatents", method: "GET", path: "/landscape-api/jobs/{job_id}/patents", tag: "Insights Company Report" }, ["query", "params", "answer"]);
export const jobIdResult = shape({ id: "jobIdResult", method: "GET", path: "/landscape-api/jobs/{job_id}/result", tag: "Insights Company Report" }, ["query", "params", "answer"]);
export const jobIdStatus = shape({ id: "jobIdStatus", method: "GET", path: "/landscape-api/jobs/{job_id}/status", tag: "Insights Company Report" }, ["query", "params", "response"]);
export const landscapeApiJobs = shape({ id: "landscapeApiJobs", method: "POST", path: "/landscape-api/jobs", tag: "Insights Company Report", consumes: "application/*+json" }, ["body", "answer"]);
