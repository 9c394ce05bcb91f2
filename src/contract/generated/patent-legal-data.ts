// Written by `npm run contract` from ../groups/patent-legal-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-legal-data.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-legal-data.json', import.meta.url));

export const p026AdvancedPatentDataLegalData = shape({ id: "p026AdvancedPatentDataLegalData", code: "P026", method: "GET", path: "/advanced-patent-data/legal-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p027AdvancedPatentDataReExaminationAndInvalidation = shape({ id: "p027AdvancedPatentDataReExaminationAndInvalidation", code: "P027", method: "GET", path: "/advanced-patent-data/re-examination-and-invalidation", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p028AdvancedPatentDataLicenseData = shape({ id: "p028AdvancedPatentDataLicenseData", code: "P028", method: "GET", path: "/advanced-patent-data/license-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p029AdvancedPatentDataTransferData = shape({ id: "p029AdvancedPatentDataTransferData", code: "P029", method: "GET", path: "/advanced-patent-data/transfer-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p030AdvancedPatentDataPledgeData = shape({ id: "p030AdvancedPatentDataPledgeData", code: "P030", method: "GET", path: "/advanced-patent-data/pledge-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p031AdvancedPatentDataCustomsData = shape({ id: "p031AdvancedPatentDataCustomsData", code: "P031", method: "GET", path: "/advanced-patent-data/customs-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p032AdvancedPatentDataAwardData = shape({ id: "p032AdvancedPatentDataAwardData", code: "P032", method: "GET", path: "/advanced-patent-data/award-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p033AdvancedPatentDataSepData = shape({ id: "p033AdvancedPatentDataSepData", code: "P033", method: "GET", path: "/advanced-patent-data/sep-data", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p034HighValueDataLitigation = shape({ id: "p034HighValueDataLitigation", code: "P034", method: "GET", path: "/high-value-data/litigation", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p046AdvancedPatentDataStatusOfUnifiedPatentCourt = shape({ id: "p046AdvancedPatentDataStatusOfUnifiedPatentCourt", code: "P046", method: "GET", path: "/advanced-patent-data/status-of-unified-patent-court", tag: "Patent Legal Data" }, ["query", "answer"]);
export const p047FeeApnoInput = shape({ id: "p047FeeApnoInput", code: "P047", method: "POST", path: "/fee/apno_input", tag: "Patent Legal Data" }, ["body", "answer"]);
export const p047FeeGetFee = shape({ id: "p047FeeGetFee", code: "P047", method: "POST", path: "/fee/get_fee", tag: "Patent Legal Data" }, ["body", "answer"]);
export const p048AdvancedPatentDataOverseasPatentDocuments = shape({ id: "p048AdvancedPatentDataOverseasPatentDocuments", code: "P048", method: "POST", path: "/advanced-patent-data/overseas-patent-documents", tag: "Patent Legal Data" }, ["body", "answer"]);
