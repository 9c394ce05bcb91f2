// Written by `npm run contract` from ../groups/enterprise-tech-evaluation.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './enterprise-tech-evaluation.types.ts';

const shape = shapesOf<Operations>(new URL('./enterprise-tech-evaluation.json', import.meta.url));

export const c022CompanyTechnologyEvaluation = shape({ id: "c022CompanyTechnologyEvaluation", code: "C022", method: "POST", path: "/company/technology-evaluation", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c023CompanyTechnologyIndicators = shape({ id: "c023CompanyTechnologyIndicators", code: "C023", method: "POST", path: "/company/technology-indicators", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c024CompanyTechnologyEvaluationIndicators = shape({ id: "c024CompanyTechnologyEvaluationIndicators", code: "C024", method: "POST", path: "/company/technology-evaluation-indicators", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c025CompanyCompanyGroupTechnologyEvaluationIndicators = shape({ id: "c025CompanyCompanyGroupTechnologyEvaluationIndicators", code: "C025", method: "POST", path: "/company/company-group-technology-evaluation-indicators", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c026CompanyTechnologyEvaluationIndicatorsBacktracking = shape({ id: "c026CompanyTechnologyEvaluationIndicatorsBacktracking", code: "C026", method: "POST", path: "/company/technology-evaluation-indicators-backtracking", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c027CompanyEnterprisePatentRiskWarning = shape({ id: "c027CompanyEnterprisePatentRiskWarning", code: "C027", method: "POST", path: "/company/enterprise-patent-risk-warning", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c028CompanyEnterprisePatentRiskWarningBacktracking = shape({ id: "c028CompanyEnterprisePatentRiskWarningBacktracking", code: "C028", method: "POST", path: "/company/enterprise-patent-risk-warning-backtracking", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
export const c029CompanyEnterprisePatentRiskWarningTrend = shape({ id: "c029CompanyEnterprisePatentRiskWarningTrend", code: "C029", method: "POST", path: "/company/enterprise-patent-risk-warning-trend", tag: "Enterprise Tech Evaluation" }, ["body", "answer"]);
