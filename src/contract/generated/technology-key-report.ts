// Written by `npm run contract` from ../groups/technology-key-report.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './technology-key-report.types.ts';

const shape = shapesOf<Operations>(new URL('./technology-key-report.json', import.meta.url));

export const a001InsightsPatentTrends = shape({ id: "a001InsightsPatentTrends", code: "A001", method: "GET", path: "/insights/patent-trends", tag: "Technology Key Report" }, ["query", "answer"]);
export const a002InsightsWordCloud = shape({ id: "a002InsightsWordCloud", code: "A002", method: "GET", path: "/insights/word-cloud", tag: "Technology Key Report" }, ["query", "answer"]);
export const a003InsightsWheelOfInnovation = shape({ id: "a003InsightsWheelOfInnovation", code: "A003", method: "GET", path: "/insights/wheel-of-innovation", tag: "Technology Key Report" }, ["query", "answer"]);
export const a004InsightsPriorityCountry = shape({ id: "a004InsightsPriorityCountry", code: "A004", method: "GET", path: "/insights/priority-country", tag: "Technology Key Report" }, ["query", "answer"]);
export const a005InsightsMostCited = shape({ id: "a005InsightsMostCited", code: "A005", method: "GET", path: "/insights/most-cited", tag: "Technology Key Report" }, ["query", "answer"]);
export const a006InsightsInventorRanking = shape({ id: "a006InsightsInventorRanking", code: "A006", method: "GET", path: "/insights/inventor-ranking", tag: "Technology Key Report" }, ["query", "answer"]);
export const a007InsightsApplicantRanking = shape({ id: "a007InsightsApplicantRanking", code: "A007", method: "GET", path: "/insights/applicant-ranking", tag: "Technology Key Report" }, ["query", "answer"]);
export const a008InsightsSimpleLegalStatus = shape({ id: "a008InsightsSimpleLegalStatus", code: "A008", method: "GET", path: "/insights/simple-legal-status", tag: "Technology Key Report" }, ["query", "answer"]);
export const a009InsightsMostAsserted = shape({ id: "a009InsightsMostAsserted", code: "A009", method: "GET", path: "/insights/most-asserted", tag: "Technology Key Report" }, ["query", "answer"]);
export const a010InsightsPortfolioValue = shape({ id: "a010InsightsPortfolioValue", code: "A010", method: "GET", path: "/insights/portfolio-value", tag: "Technology Key Report" }, ["query", "answer"]);
export const a011InsightsPatentTypeTrend = shape({ id: "a011InsightsPatentTypeTrend", code: "A011", method: "POST", path: "/insights/patent-type-trend", tag: "Technology Key Report" }, ["body", "answer"]);
export const a012InsightsTechnologyEffectDistribution = shape({ id: "a012InsightsTechnologyEffectDistribution", code: "A012", method: "POST", path: "/insights/technology-effect-Distribution", tag: "Technology Key Report" }, ["body", "answer"]);
export const a101InsightsCompanyWordCloud = shape({ id: "a101InsightsCompanyWordCloud", code: "A101", method: "GET", path: "/insights-company/word-cloud", tag: "Technology Key Report" }, ["query", "answer"]);
export const a102InsightsCompanyStrategyMap = shape({ id: "a102InsightsCompanyStrategyMap", code: "A102", method: "GET", path: "/insights-company/strategy-map", tag: "Technology Key Report" }, ["query", "answer"]);
export const a103InsightsCompanyKeyTechnologyOverview = shape({ id: "a103InsightsCompanyKeyTechnologyOverview", code: "A103", method: "GET", path: "/insights-company/key-technology-overview", tag: "Technology Key Report" }, ["query", "answer"]);
export const a104InsightsCompanyPatentTrends = shape({ id: "a104InsightsCompanyPatentTrends", code: "A104", method: "GET", path: "/insights-company/patent-trends", tag: "Technology Key Report" }, ["query", "answer"]);
export const a105InsightsCompanyPatentPortfolioOverview = shape({ id: "a105InsightsCompanyPatentPortfolioOverview", code: "A105", method: "GET", path: "/insights-company/patent-portfolio-overview", tag: "Technology Key Report" }, ["query", "answer"]);
export const a106InsightsCompanyMostCitedLatest = shape({ id: "a106InsightsCompanyMostCitedLatest", code: "A106", method: "GET", path: "/insights-company/most-cited-latest", tag: "Technology Key Report" }, ["query", "answer"]);
export const a107InsightsCompanyMostCited = shape({ id: "a107InsightsCompanyMostCited", code: "A107", method: "GET", path: "/insights-company/most-cited", tag: "Technology Key Report" }, ["query", "answer"]);
export const a108InsightsCompanyLargestPatentFamily = shape({ id: "a108InsightsCompanyLargestPatentFamily", code: "A108", method: "GET", path: "/insights-company/largest-patent-family", tag: "Technology Key Report" }, ["query", "answer"]);
export const a109InsightsCompanySimpleLegalStatus = shape({ id: "a109InsightsCompanySimpleLegalStatus", code: "A109", method: "GET", path: "/insights-company/simple-legal-status", tag: "Technology Key Report" }, ["query", "answer"]);
export const a110InsightsCompanyAcquisitionDivestiture = shape({ id: "a110InsightsCompanyAcquisitionDivestiture", code: "A110", method: "GET", path: "/insights-company/acquisition-divestiture", tag: "Technology Key Report" }, ["query", "answer"]);
export const a201CompanyTechnologyEffectDistribution = shape({ id: "a201CompanyTechnologyEffectDistribution", code: "A201", method: "POST", path: "/search/company/technology-effect-Distribution", tag: "Technology Key Report" }, ["body", "answer"]);
export const a202CompanyTechnologyFieldWordCloud = shape({ id: "a202CompanyTechnologyFieldWordCloud", code: "A202", method: "POST", path: "/search/company/technology-field-word-cloud", tag: "Technology Key Report" }, ["body", "answer"]);
