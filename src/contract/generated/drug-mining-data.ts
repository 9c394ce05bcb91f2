// Written by `npm run contract` from ../groups/drug-mining-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './drug-mining-data.types.ts';

const shape = shapesOf<Operations>(new URL('./drug-mining-data.json', import.meta.url));

export const b028PatentDetail = shape({ id: "b028PatentDetail", code: "B028", method: "GET", path: "/synapse/patent/detail", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b030PaperDetail = shape({ id: "b030PaperDetail", code: "B030", method: "GET", path: "/synapse/paper/detail", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b031SynapseNews = shape({ id: "b031SynapseNews", code: "B031", method: "GET", path: "/synapse/news", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b039SynapseDrugDeal = shape({ id: "b039SynapseDrugDeal", code: "B039", method: "GET", path: "/synapse/drug-deal", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b065AntibodySearch = shape({ id: "b065AntibodySearch", code: "B065", method: "GET", path: "/synapse/bio/antibody/search", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b066AffinitySearch = shape({ id: "b066AffinitySearch", code: "B066", method: "GET", path: "/synapse/bio/affinity/search", tag: "Drug Mining Data" }, ["query", "answer"]);
export const b070MedicineDetail = shape({ id: "b070MedicineDetail", code: "B070", method: "GET", path: "/synapse/translational/medicine/detail", tag: "Drug Mining Data" }, ["query", "answer"]);
