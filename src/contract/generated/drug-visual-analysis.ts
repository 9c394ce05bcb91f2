// Written by `npm run contract` from ../groups/drug-visual-analysis.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './drug-visual-analysis.types.ts';

const shape = shapesOf<Operations>(new URL('./drug-visual-analysis.json', import.meta.url));

export const b057SynapseBullEyesPlot = shape({ id: "b057SynapseBullEyesPlot", code: "B057", method: "POST", path: "/synapse/bull-eyes-plot", tag: "Drug Visual Analysis" }, ["body", "answer"]);
export const b064_1DrugSearchCreate = shape({ id: "b064-1DrugSearchCreate", code: "B064-1", method: "POST", path: "/synapse/alert/drug_search/create", tag: "Drug Visual Analysis" }, ["body", "answer"]);
export const b064_2DrugSearchEdit = shape({ id: "b064-2DrugSearchEdit", code: "B064-2", method: "POST", path: "/synapse/alert/drug_search/edit", tag: "Drug Visual Analysis" }, ["body", "answer"]);
export const b064_3DrugSearchQuery = shape({ id: "b064-3DrugSearchQuery", code: "B064-3", method: "POST", path: "/synapse/alert/drug_search/query", tag: "Drug Visual Analysis" }, ["body", "answer"]);
export const b074DrugMilestone = shape({ id: "b074DrugMilestone", code: "B074", method: "POST", path: "/synapse/drug/milestone", tag: "Drug Visual Analysis" }, ["body", "answer"]);
