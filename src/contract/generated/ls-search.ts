// Written by `npm run contract` from ../groups/ls-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './ls-search.types.ts';

const shape = shapesOf<Operations>(new URL('./ls-search.json', import.meta.url));

export const b007DrugSearch = shape({ id: "b007DrugSearch", code: "B007", method: "POST", path: "/synapse/drug/search", tag: "LS Search" }, ["body", "answer"]);
export const b009CoreSearch = shape({ id: "b009CoreSearch", code: "B009", method: "POST", path: "/synapse/patent/core/search", tag: "LS Search" }, ["body", "answer"]);
export const b009_1CoreAggregation = shape({ id: "b009-1CoreAggregation", code: "B009-1", method: "POST", path: "/synapse/patent/core/aggregation", tag: "LS Search" }, ["body", "answer"]);
export const b011PaperSearch = shape({ id: "b011PaperSearch", code: "B011", method: "POST", path: "/synapse/paper/search", tag: "LS Search" }, ["body", "answer"]);
export const b012ClinicalTrialSearch = shape({ id: "b012ClinicalTrialSearch", code: "B012", method: "POST", path: "/synapse/clinical-trial/search", tag: "LS Search" }, ["body", "answer"]);
export const b043NewsSearch = shape({ id: "b043NewsSearch", code: "B043", method: "POST", path: "/synapse/news/search", tag: "LS Search" }, ["body", "answer"]);
export const b044CtResultSearch = shape({ id: "b044CtResultSearch", code: "B044", method: "POST", path: "/synapse/ct-result/search", tag: "LS Search" }, ["body", "answer"]);
export const b045DrugDealSearch = shape({ id: "b045DrugDealSearch", code: "B045", method: "POST", path: "/synapse/drug-deal/search", tag: "LS Search" }, ["body", "answer"]);
export const b069MedicineSearch = shape({ id: "b069MedicineSearch", code: "B069", method: "POST", path: "/synapse/translational/medicine/search", tag: "LS Search" }, ["body", "answer"]);
