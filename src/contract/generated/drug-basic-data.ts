// Written by `npm run contract` from ../groups/drug-basic-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './drug-basic-data.types.ts';

const shape = shapesOf<Operations>(new URL('./drug-basic-data.json', import.meta.url));

export const b018DrugDetail = shape({ id: "b018DrugDetail", code: "B018", method: "GET", path: "/synapse/drug/detail", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b019DrugApproval = shape({ id: "b019DrugApproval", code: "B019", method: "GET", path: "/synapse/drug/approval", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b020DrugDevStatus = shape({ id: "b020DrugDevStatus", code: "B020", method: "GET", path: "/synapse/drug/dev-status", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b021DrugSpecialApproval = shape({ id: "b021DrugSpecialApproval", code: "B021", method: "GET", path: "/synapse/drug/special-approval", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b040TargetDetail = shape({ id: "b040TargetDetail", code: "B040", method: "GET", path: "/synapse/target/detail", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b041TargetAnalysis = shape({ id: "b041TargetAnalysis", code: "B041", method: "GET", path: "/synapse/target/analysis", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b047DrugXdc = shape({ id: "b047DrugXdc", code: "B047", method: "GET", path: "/synapse/drug/xdc", tag: "Drug Basic Data" }, ["query", "answer"]);
export const b059ApprovalFile = shape({ id: "b059ApprovalFile", code: "B059", method: "POST", path: "/synapse/drug/approval/file", tag: "Drug Basic Data" }, ["body", "answer"]);
