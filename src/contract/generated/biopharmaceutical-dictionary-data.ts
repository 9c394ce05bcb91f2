// Written by `npm run contract` from ../groups/biopharmaceutical-dictionary-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './biopharmaceutical-dictionary-data.types.ts';

const shape = shapesOf<Operations>(new URL('./biopharmaceutical-dictionary-data.json', import.meta.url));

export const b049DrugTypeAutocomplete = shape({ id: "b049DrugTypeAutocomplete", code: "B049", method: "POST", path: "/synapse/drug-type/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b050DiseaseAutocomplete = shape({ id: "b050DiseaseAutocomplete", code: "B050", method: "POST", path: "/synapse/disease/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b051TargetAutocomplete = shape({ id: "b051TargetAutocomplete", code: "B051", method: "POST", path: "/synapse/target/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b052OrganizationAutocomplete = shape({ id: "b052OrganizationAutocomplete", code: "B052", method: "POST", path: "/synapse/organization/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b053DrugAutocomplete = shape({ id: "b053DrugAutocomplete", code: "B053", method: "POST", path: "/synapse/drug/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b054MechanismActionAutocomplete = shape({ id: "b054MechanismActionAutocomplete", code: "B054", method: "POST", path: "/synapse/mechanism-action/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b055OutcomeAutocomplete = shape({ id: "b055OutcomeAutocomplete", code: "B055", method: "POST", path: "/synapse/outcome/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b056DictionarySearch = shape({ id: "b056DictionarySearch", code: "B056", method: "POST", path: "/synapse/dictionary/search", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b056_1TechnologyAutocomplete = shape({ id: "b056-1TechnologyAutocomplete", code: "B056-1", method: "POST", path: "/synapse/patent/technology/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
export const b058DiseaseTherapeuticArea = shape({ id: "b058DiseaseTherapeuticArea", code: "B058", method: "POST", path: "/synapse/disease/therapeutic-area", tag: "Biopharmaceutical Dictionary Data" }, ["body", "answer"]);
