// Written by `npm run contract` from ../groups/chemical-and-bio-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './chemical-and-bio-data.types.ts';

const shape = shapesOf<Operations>(new URL('./chemical-and-bio-data.json', import.meta.url));

export const b001ChemicalOpenapiCompound = shape({ id: "b001ChemicalOpenapiCompound", code: "B001", method: "POST", path: "/chemical-openapi/compound", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b002CompoundPatents = shape({ id: "b002CompoundPatents", code: "B002", method: "GET", path: "/chemical-openapi/compound/patents", tag: "Chemical and Bio Data" }, ["query", "answer"]);
export const b003MotifJob = shape({ id: "b003MotifJob", code: "B003", method: "POST", path: "/bio-openapi/sequence/motif/job", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b0034JobStatus = shape({ id: "b0034JobStatus", code: "B003/4-0", method: "GET", path: "/bio-openapi/sequence/job/status", tag: "Chemical and Bio Data" }, ["query", "answer"]);
export const b0034JobResult = shape({ id: "b0034JobResult", code: "B003/4-1", method: "POST", path: "/bio-openapi/sequence/job/result", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b004SequenceJob = shape({ id: "b004SequenceJob", code: "B004", method: "POST", path: "/bio-openapi/sequence/job", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b005SequencePatent = shape({ id: "b005SequencePatent", code: "B005", method: "POST", path: "/bio-openapi/sequence/patent", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b014CompoundDetail = shape({ id: "b014CompoundDetail", code: "B014", method: "GET", path: "/chemical-openapi/compound/detail", tag: "Chemical and Bio Data" }, ["query", "answer"]);
export const b015DrugCompoundPhysicochemicalProps = shape({ id: "b015DrugCompoundPhysicochemicalProps", code: "B015", method: "GET", path: "/synapse/drug/compound-physicochemical-props", tag: "Chemical and Bio Data" }, ["query", "answer"]);
export const b016SequenceInfo = shape({ id: "b016SequenceInfo", code: "B016", method: "POST", path: "/bio/sequence/info", tag: "Chemical and Bio Data" }, ["body", "query", "answer"]);
export const b042PaperSearch = shape({ id: "b042PaperSearch", code: "B042", method: "POST", path: "/synapse/chemical/paper/search", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b062ExtractSingle = shape({ id: "b062ExtractSingle", code: "B062", method: "POST", path: "/bio-openapi/patent/extract/single", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b063ExtractMulti = shape({ id: "b063ExtractMulti", code: "B063", method: "POST", path: "/bio-openapi/patent/extract/multi", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b067_1TaskSubmit = shape({ id: "b067-1TaskSubmit", code: "B067-1", method: "POST", path: "/eurekals/open/ocsr/task/submit", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, ["body", "headers", "answer"]);
export const b067_2OcsrTask = shape({ id: "b067-2OcsrTask", code: "B067-2", method: "GET", path: "/eurekals/open/ocsr/task", tag: "Chemical and Bio Data" }, ["query", "headers", "answer"]);
export const b068_1ChatPccMoleculeTask = shape({ id: "b068-1ChatPccMoleculeTask", code: "B068-1", method: "POST", path: "/chat/pcc-molecule-task", tag: "Chemical and Bio Data", consumes: "*/*" }, ["body", "answer"]);
export const b068_1DocanalyzerSubmitpdf = shape({ id: "b068-1DocanalyzerSubmitpdf", code: "B068-1", method: "POST", path: "/eureka/material/docAnalyzer/submitPDF", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, ["body", "answer"]);
export const b068_2ChatPccMoleculeResult = shape({ id: "b068-2ChatPccMoleculeResult", code: "B068-2", method: "POST", path: "/chat/pcc-molecule-result", tag: "Chemical and Bio Data", consumes: "*/*" }, ["body", "answer"]);
export const b068_2DocanalyzerGetextractmaterial = shape({ id: "b068-2DocanalyzerGetextractmaterial", code: "B068-2", method: "POST", path: "/eureka/material/docAnalyzer/getExtractMaterial", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b071ChemicalGetsingledata = shape({ id: "b071ChemicalGetsingledata", code: "B071", method: "POST", path: "/synapse/patent/chemical/getSingleData", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b072_1ChemicalSubmittask = shape({ id: "b072-1ChemicalSubmittask", code: "B072-1", method: "POST", path: "/synapse/patent/chemical/submitTask", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b072_2ChemicalGettaskresult = shape({ id: "b072-2ChemicalGettaskresult", code: "B072-2", method: "GET", path: "/synapse/patent/chemical/getTaskResult", tag: "Chemical and Bio Data" }, ["query", "answer"]);
export const b073KeywordSearch = shape({ id: "b073KeywordSearch", code: "B073", method: "POST", path: "/chemical-business/keyword/search", tag: "Chemical and Bio Data" }, ["body", "query", "answer"]);
export const b075ReactionRoute = shape({ id: "b075ReactionRoute", code: "B075", method: "POST", path: "/synapse/chemical/reaction/route", tag: "Chemical and Bio Data" }, ["body", "answer"]);
export const b076V1Ocsr = shape({ id: "b076V1Ocsr", code: "B076", method: "POST", path: "/ocsr_wrapper/v1/ocsr", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, ["body", "answer"]);
