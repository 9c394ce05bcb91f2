// Written by `npm run contract` from ../groups/tffi-enterprise-evaluation-level5.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './tffi-enterprise-evaluation-level5.types.ts';

const shape = shapesOf<Operations>(new URL('./tffi-enterprise-evaluation-level5.json', import.meta.url));

export const dp001InnovationCompanyValuation = shape({ id: "dp001InnovationCompanyValuation", code: "DP001", method: "POST", path: "/innovation/company_valuation", tag: "TFFI Enterprise Evaluation (Level5)" }, ["body", "answer"]);
export const dp002InnovationCompanyValuationIndicators = shape({ id: "dp002InnovationCompanyValuationIndicators", code: "DP002", method: "POST", path: "/innovation/company_valuation_indicators", tag: "TFFI Enterprise Evaluation (Level5)" }, ["body", "answer"]);
export const dp003InnovationCompanyWarning = shape({ id: "dp003InnovationCompanyWarning", code: "DP003", method: "POST", path: "/innovation/company_warning", tag: "TFFI Enterprise Evaluation (Level5)" }, ["body", "answer"]);
export const dp004EstimateCompanyIndexWarning = shape({ id: "dp004EstimateCompanyIndexWarning", code: "DP004", method: "POST", path: "/innovation/estimate/company-index-warning", tag: "TFFI Enterprise Evaluation (Level5)" }, ["body", "answer"]);
export const dp005EstimateCompanyIndex = shape({ id: "dp005EstimateCompanyIndex", code: "DP005", method: "POST", path: "/innovation/estimate/company-index", tag: "TFFI Enterprise Evaluation (Level5)" }, ["body", "answer"]);
