// Written by `npm run contract` from ../groups/literature-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './literature-data.types.ts';

const shape = shapesOf<Operations>(new URL('./literature-data.json', import.meta.url));

export const l001LiteratureQuerySearch = shape({ id: "l001LiteratureQuerySearch", code: "L001", method: "POST", path: "/search/literature/query-search", tag: "Literature Data" }, ["body", "answer"]);
export const l010LiteratureBibliography = shape({ id: "l010LiteratureBibliography", code: "L010", method: "POST", path: "/literature/bibliography", tag: "Literature Data" }, ["body", "answer"]);
export const l011LiteratureAuthorAffiliation = shape({ id: "l011LiteratureAuthorAffiliation", code: "L011", method: "POST", path: "/literature/author-affiliation", tag: "Literature Data" }, ["body", "answer"]);
export const l012LiteratureCitation = shape({ id: "l012LiteratureCitation", code: "L012", method: "POST", path: "/literature/citation", tag: "Literature Data" }, ["body", "answer"]);
export const l014LiteratureJournal = shape({ id: "l014LiteratureJournal", code: "L014", method: "POST", path: "/literature/journal", tag: "Literature Data" }, ["body", "answer"]);
