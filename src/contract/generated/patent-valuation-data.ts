// Written by `npm run contract` from ../groups/patent-valuation-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-valuation-data.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-valuation-data.json', import.meta.url));

export const p035PatentValuationDataPatentValuation = shape({ id: "p035PatentValuationDataPatentValuation", code: "P035", method: "GET", path: "/patent-valuation-data/patent_valuation", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p036PatentValuationDataTechnologyIndicators = shape({ id: "p036PatentValuationDataTechnologyIndicators", code: "P036", method: "GET", path: "/patent-valuation-data/technology_indicators", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p037PatentValuationDataLegalIndicators = shape({ id: "p037PatentValuationDataLegalIndicators", code: "P037", method: "GET", path: "/patent-valuation-data/legal_indicators", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p038PatentValuationDataMarketIndicators = shape({ id: "p038PatentValuationDataMarketIndicators", code: "P038", method: "GET", path: "/patent-valuation-data/market_indicators", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p039PatentValuationDataStrategicIndicators = shape({ id: "p039PatentValuationDataStrategicIndicators", code: "P039", method: "GET", path: "/patent-valuation-data/strategic_indicators", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p040PatentValuationDataEconomicIndicators = shape({ id: "p040PatentValuationDataEconomicIndicators", code: "P040", method: "GET", path: "/patent-valuation-data/economic_indicators", tag: "Patent Valuation Data" }, ["query", "answer"]);
export const p050PatentValuationDataTechInnovation = shape({ id: "p050PatentValuationDataTechInnovation", code: "P050", method: "POST", path: "/patent-valuation-data/tech_innovation", tag: "Patent Valuation Data" }, ["body", "answer"]);
export const p051PatentValuationDataPatentAbility = shape({ id: "p051PatentValuationDataPatentAbility", code: "P051", method: "POST", path: "/patent-valuation-data/patent_ability", tag: "Patent Valuation Data" }, ["body", "answer"]);
export const p052PatentValuationDataMarketProspect = shape({ id: "p052PatentValuationDataMarketProspect", code: "P052", method: "POST", path: "/patent-valuation-data/market_prospect", tag: "Patent Valuation Data" }, ["body", "answer"]);
export const p053PatentValuationDataOperationSituation = shape({ id: "p053PatentValuationDataOperationSituation", code: "P053", method: "POST", path: "/patent-valuation-data/operation_situation", tag: "Patent Valuation Data" }, ["body", "answer"]);
