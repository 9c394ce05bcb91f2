// Written by `npm run contract` from ../groups/biopharmaceutical-dictionary-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const B049DrugTypeAutocompleteRequest = once(() => Type.Object({
  limit: Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] }),
  prefix: Type.String({ description: "Name prefix or keyword." }),
}, { title: "B049DrugTypeAutocompleteRequest", description: "B049 drug type autocomplete request." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "BiopharmaceuticalDictionaryDataCommonName", description: "Common name." }));

export const b049DrugTypeAutocomplete = shape({ id: "b049DrugTypeAutocomplete", code: "B049", method: "POST", path: "/synapse/drug-type/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_type_id: Type.Optional(Type.String({ description: "Identifier of the drug type.", "x-format": "hex32" })),
})),
});

export const b050DiseaseAutocomplete = shape({ id: "b050DiseaseAutocomplete", code: "B050", method: "POST", path: "/synapse/disease/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
})),
});

export const b051TargetAutocomplete = shape({ id: "b051TargetAutocomplete", code: "B051", method: "POST", path: "/synapse/target/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
})),
});

export const b052OrganizationAutocomplete = shape({ id: "b052OrganizationAutocomplete", code: "B052", method: "POST", path: "/synapse/organization/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
})),
});

export const b053DrugAutocomplete = shape({ id: "b053DrugAutocomplete", code: "B053", method: "POST", path: "/synapse/drug/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
})),
});

export const b054MechanismActionAutocomplete = shape({ id: "b054MechanismActionAutocomplete", code: "B054", method: "POST", path: "/synapse/mechanism-action/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  mechanism_action_id: Type.Optional(Type.String({ description: "Identifier of the mechanism action.", "x-format": "hex32" })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
})),
});

export const b055OutcomeAutocomplete = shape({ id: "b055OutcomeAutocomplete", code: "B055", method: "POST", path: "/synapse/outcome/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => Type.Object({
  limit: Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] }),
  prefix: Type.String({ description: "Name prefix or keyword.", examples: ["OS"] }),
}, { title: "B055OutcomeAutocompleteRequest" }),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  outcome_id: Type.Optional(Type.String({ description: "Identifier of the outcome.", "x-format": "hex32" })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
})),
});

export const b056DictionarySearch = shape({ id: "b056DictionarySearch", code: "B056", method: "POST", path: "/synapse/dictionary/search", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => Type.Object({
  dict_type: Type.Optional(Type.Enum(["PATENT_TECHNOLOGY", "AUTHORITY_COUNTRY", "HOT_CONFERENCE"], { type: "string", description: "For patent_tech_type, patent_country and ct_result_meeting." })),
  id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
  keyword: Type.Optional(Type.String({ description: "Keyword." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  parent_id: Type.Optional(Type.String({ description: "Identifier of the parent.", "x-format": "hex32" })),
  search_tree: Type.Optional(Type.Boolean({ description: "Search tree." })),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.String({ description: "Field that rows are ordered by.", examples: ["NAME_EN_SORT"] })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "In upper or lower case." })),
  }), { description: "Order of the rows." })),
}, { title: "B056DictionarySearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    dict_id: Type.Optional(Type.String({ description: "Identifier of the dict.", "x-format": "hex32" })),
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B056DictionarySearchAnswer" }),
});

export const b056_1TechnologyAutocomplete = shape({ id: "b056-1TechnologyAutocomplete", code: "B056-1", method: "POST", path: "/synapse/patent/technology/autocomplete", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => B049DrugTypeAutocompleteRequest(),
  answer: () => Type.Array(Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_type_id: Type.Optional(Type.String({ description: "Identifier of the drug type.", "x-format": "hex32" })),
})),
});

export const b058DiseaseTherapeuticArea = shape({ id: "b058DiseaseTherapeuticArea", code: "B058", method: "POST", path: "/synapse/disease/therapeutic-area", tag: "Biopharmaceutical Dictionary Data" }, {
  body: () => Type.Object({
  disease_id: Type.String({ description: "Identifier of the disease. From b050DiseaseAutocomplete.", "x-format": "hex32", "x-from": ["b050DiseaseAutocomplete"] }),
}, { title: "B058DiseaseTherapeuticAreaRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    children: Type.Optional(Type.Array(Type.Object({
      children: Type.Optional(Type.Array(Type.Object({
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
        id: Type.Optional(Type.String({ description: "Identifier." })),
        is_leaf: Type.Optional(Type.Boolean({ description: "Whether nothing stands below it." })),
        parent_id: Type.Optional(Type.Array(Type.String(), { description: "Identifier of the parent." })),
      }), { description: "Entries below this one." })),
      display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
      display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      id: Type.Optional(Type.String({ description: "Identifier." })),
      is_leaf: Type.Optional(Type.Boolean({ description: "Whether nothing stands below it." })),
      parent_id: Type.Optional(Type.Array(Type.String(), { description: "Identifier of the parent." })),
    }, { "x-inferred": true }), { description: "Entries below this one." })),
    display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
    display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
    id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    is_leaf: Type.Optional(Type.Boolean({ description: "Whether nothing stands below it." })),
    parent_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the parent." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
}, { title: "B058DiseaseTherapeuticAreaAnswer" }),
});
