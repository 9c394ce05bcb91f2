// Written by `npm run contract` from ../groups/drug-mining-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const PatentTypeDto = once(() => Type.Object({
  exclusivity_code: Type.Optional(Type.String({ description: "Exclusivity code.", examples: ["NPP"] })),
  patent_type: Type.Optional(CommonDictionary()),
  patent_type_drug: Type.Optional(Type.Array(CommonDrug(), { description: "Patent type drug." })),
}, { title: "PatentTypeDto", description: "Patent type dto." }));

const CommonDictionary = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
}, { title: "DrugMiningDataCommonDictionary", description: "Common dictionary." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "DrugMiningDataCommonName", description: "Common name." }));

const CommonDrug = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
}, { title: "DrugMiningDataCommonDrug", description: "Common drug." }));

const PatentDrugDto = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
  drug_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Type of the drug." })),
}, { title: "PatentDrugDto", description: "Patent drug dto." }));

const CommonDisease = once(() => Type.Object({
  disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
}, { title: "DrugMiningDataCommonDisease", description: "Common disease." }));

const CommonTarget = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
}, { title: "DrugMiningDataCommonTarget", description: "Common target." }));

const CommonOrganization = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
}, { title: "DrugMiningDataCommonOrganization", description: "Common organization." }));

const MoneyItem = once(() => Type.Object({
  unit: Type.Optional(Type.Union([Type.Enum(["million dollar"], { type: "string", description: "Null when undisclosed." }), Type.Null()], { description: "Null when undisclosed." })),
  value: Type.Optional(Type.String({ description: "\"Undisclosed\" when unknown.", examples: ["5000"] })),
}, { title: "MoneyItem", description: "Money item." }));

const AntibodySequenceInfo = once(() => Type.Object({
  antibody_heavy_chain: Type.Optional(Type.String({ description: "Antibody heavy chain." })),
  antibody_light_chain: Type.Optional(Type.String({ description: "Antibody light chain." })),
  heavy_chain_sequence_number: Type.Optional(Type.Integer({ format: "int64", description: "Heavy chain sequence number.", "x-unit": "count", examples: [123456789] })),
  light_chain_sequence_number: Type.Optional(Type.Integer({ format: "int64", description: "Light chain sequence number.", "x-unit": "count", examples: [987654321] })),
}, { title: "AntibodySequenceInfo", description: "Antibody sequence details." }));

export const b028PatentDetail = shape({ id: "b028PatentDetail", code: "B028", method: "GET", path: "/synapse/patent/detail", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. From b009CoreSearch.", "x-format": "uuid", "x-from": ["b009CoreSearch"] })),
}),
  answer: () => Type.Object({
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN200680056438.5"] })),
  cde_drug_patent_types: Type.Optional(Type.Array(PatentTypeDto(), { description: "CDE drug patent types." })),
  core_drug: Type.Optional(Type.Array(PatentDrugDto(), { description: "Core drug." })),
  core_recommend_drug: Type.Optional(Type.Array(PatentDrugDto(), { description: "Core recommend drug." })),
  disease: Type.Optional(Type.Array(CommonDisease(), { description: "Disease." })),
  drug: Type.Optional(Type.Array(PatentDrugDto(), { description: "Drug." })),
  fda_drug_patent_types: Type.Optional(Type.Array(PatentTypeDto(), { description: "FDA drug patent types." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_tech_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Patent technology type." })),
  phs_drug_patent_types: Type.Optional(Type.Array(PatentTypeDto(), { description: "Drug patent types." })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
  title: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
    text: Type.Optional(Type.String({ description: "Text." })),
  }), { description: "Title." })),
}, { title: "B028PatentDetailAnswer" }),
});

export const b030PaperDetail = shape({ id: "b030PaperDetail", code: "B030", method: "GET", path: "/synapse/paper/detail", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  paper_id: Type.String({ description: "Paper id (UUID). From b011PaperSearch.", "x-format": "uuid", "x-from": ["b011PaperSearch"] }),
}),
  answer: () => Type.Object({
  author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
  disease: Type.Optional(Type.Array(CommonDisease(), { description: "Disease." })),
  doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.1007/s00262-011-1007-5"] })),
  drug: Type.Optional(Type.Array(CommonDrug(), { description: "Drug." })),
  epub_date: Type.Optional(Type.String({ description: "Epub date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  journal: Type.Optional(Type.String({ description: "Journal." })),
  organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Organization." })),
  paper_abstract: Type.Optional(Type.Array(Type.Object({
    abst: Type.Optional(Type.String({ description: "Abstract." })),
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  }), { description: "Paper abstract." })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
  paper_title: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language of title.", examples: ["EN"] })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Paper title." })),
  publication_date: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  source: Type.Optional(Type.Array(Type.String({ examples: ["CROSSREF"], "x-inferred": true }), { description: "Where it comes from." })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
}, { title: "B030PaperDetailAnswer" }),
});

export const b031SynapseNews = shape({ id: "b031SynapseNews", code: "B031", method: "GET", path: "/synapse/news", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  news_id: Type.String({ description: "Identifier of the news. From b043NewsSearch.", "x-format": "uuid", "x-from": ["b043NewsSearch"] }),
}),
  answer: () => Type.Object({
  author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
  channel: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Channel." })),
  content: Type.Optional(Type.String({ description: "Content." })),
  disease: Type.Optional(Type.Array(CommonDisease(), { description: "Disease." })),
  drug: Type.Optional(Type.Array(CommonDrug(), { description: "Drug." })),
  news_id: Type.Optional(Type.String({ description: "Identifier of the news.", "x-format": "uuid" })),
  organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Organization." })),
  post_time: Type.Optional(Type.Integer({ format: "int64", description: "Date of publication. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
  tags: Type.Optional(Type.Array(Type.String({ examples: ["Careers"], "x-inferred": true }), { description: "Tags." })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
  title: Type.Optional(Type.String({ description: "Title." })),
}, { title: "B031SynapseNewsAnswer" }),
});

export const b039SynapseDrugDeal = shape({ id: "b039SynapseDrugDeal", code: "B039", method: "GET", path: "/synapse/drug-deal", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  deal_id: Type.String({ description: "Identifier of the deal. From b045DrugDealSearch.", "x-format": "hex32", "x-from": ["b045DrugDealSearch"] }),
}),
  answer: () => Type.Object({
  deal_id: Type.Optional(Type.String({ description: "Identifier of the deal.", "x-format": "hex32" })),
  deal_milestone_payment: Type.Optional(MoneyItem()),
  deal_status: Type.Optional(CommonDictionary()),
  deal_time: Type.Optional(Type.Integer({ format: "int64", description: "Deal time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  deal_title: Type.Optional(Type.String({ description: "Deal title." })),
  deal_total_value: Type.Optional(MoneyItem()),
  deal_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Deal type." })),
  deal_upfront_payment: Type.Optional(MoneyItem()),
  drug: Type.Optional(Type.Array(CommonDrug(), { description: "Drug." })),
  drug_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Type of the drug." })),
  partner: Type.Optional(Type.Array(CommonOrganization(), { description: "Partner." })),
  principle: Type.Optional(Type.Array(CommonOrganization(), { description: "Principle." })),
  source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
  territory_excluded: Type.Optional(Type.Array(Type.Object({
    alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
    country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  }), { description: "Territory excluded." })),
  territory_included: Type.Optional(Type.Array(Type.Object({
    alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
    country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  }), { description: "Territory included." })),
}, { title: "B039SynapseDrugDealAnswer" }),
});

export const b065AntibodySearch = shape({ id: "b065AntibodySearch", code: "B065", method: "GET", path: "/synapse/bio/antibody/search", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  antigen_name: Type.String({ description: "Antigen name.", examples: ["TRBV6-2"] }),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 10, description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
}),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    affinity_id: Type.Optional(Type.String({ description: "Identifier of the affinity.", examples: ["n14778540229713683257531356477449681766"] })),
    antibody_name: Type.Optional(Type.Array(Type.String({ examples: ["Rituximab"], "x-inferred": true }), { description: "Antibody name." })),
    antibody_sequence: Type.Optional(AntibodySequenceInfo()),
    antigen_name: Type.Optional(Type.String({ description: "Antigen name.", examples: ["CD19"] })),
    antigen_sequence: Type.Optional(Type.String({ description: "Antigen sequence." })),
    antigen_species: Type.Optional(Type.String({ description: "Antigen species.", examples: ["Human"] })),
    antigen_uniport: Type.Optional(Type.Array(Type.Object({
      uniprot_id: Type.Optional(Type.String({ description: "Identifier of the UniProt.", examples: ["P15391"] })),
      uniprot_id_seq: Type.Optional(Type.String({ description: "UniProt id sequence." })),
    }), { description: "Antigen uniport." })),
    source: Type.Optional(Type.Object({
      antibody_patent_id: Type.Optional(Type.String({ description: "Identifier of the antibody patent.", examples: ["AB_12345678"] })),
      antibody_patent_number: Type.Optional(Type.String({ description: "Antibody patent number.", examples: ["CN302052315S"] })),
      heavy_chain_sequence_id: Type.Optional(Type.String({ description: "Identifier of the heavy chain sequence.", examples: ["HC_12345678"] })),
      light_chain_sequence_id: Type.Optional(Type.String({ description: "Identifier of the light chain sequence.", examples: ["LC_12345678"] })),
      source_type: Type.Optional(Type.String({ description: "Source type.", examples: ["patent"] })),
    }, { description: "Where it comes from." })),
  }), { description: "The entries, in order." })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B065AntibodySearchAnswer" }),
});

export const b066AffinitySearch = shape({ id: "b066AffinitySearch", code: "B066", method: "GET", path: "/synapse/bio/affinity/search", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  affinity_id: Type.String({ description: "Identifier of the affinity. From b065AntibodySearch.", examples: ["n14778540229713683257531356477449681766"], "x-from": ["b065AntibodySearch"] }),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 10, description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
}),
  answer: () => Type.Object({
  affinity_details: Type.Optional(Type.Array(Type.Object({
    index: Type.Optional(Type.String({ description: "Position.", examples: ["Kd"] })),
    method: Type.Optional(Type.String({ description: "Method.", examples: ["SPR"] })),
    ori_unit: Type.Optional(Type.String({ description: "Ori unit.", examples: ["M^-1s^-1"] })),
    ori_value: Type.Optional(Type.String({ description: "Ori value.", examples: ["198000"] })),
    ph: Type.Optional(Type.String({ description: "Ph.", examples: ["7.4"] })),
    temperature: Type.Optional(Type.String({ description: "Temperature." })),
    unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["1/Ms"] })),
    value: Type.Optional(Type.String({ description: "Value.", examples: ["198000"] })),
  }), { description: "Affinity details." })),
  antibody_name: Type.Optional(Type.Array(Type.String({ examples: ["Rituximab"], "x-inferred": true }), { description: "Antibody name." })),
  antibody_sequence: Type.Optional(AntibodySequenceInfo()),
  antigen_name: Type.Optional(Type.String({ description: "Antigen name.", examples: ["CD19"] })),
  antigen_species: Type.Optional(Type.String({ description: "Antigen species.", examples: ["Human"] })),
  antigen_uniport: Type.Optional(Type.Array(Type.Object({
    uniprot_id: Type.Optional(Type.String({ description: "Identifier of the UniProt.", examples: ["P15391"] })),
    uniprot_id_seq: Type.Optional(Type.String({ description: "UniProt id sequence." })),
  }), { description: "Antigen uniport." })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  source: Type.Optional(Type.Object({
    antibody_patent_id: Type.Optional(Type.String({ description: "Identifier of the antibody patent.", examples: ["AB_12345678"] })),
    antibody_patent_number: Type.Optional(Type.String({ description: "Antibody patent number.", examples: ["CN302052315S"] })),
    heavy_chain_sequence_id: Type.Optional(Type.String({ description: "Identifier of the heavy chain sequence.", examples: ["HC_12345678"] })),
    light_chain_sequence_id: Type.Optional(Type.String({ description: "Identifier of the light chain sequence.", examples: ["LC_12345678"] })),
    source_type: Type.Optional(Type.String({ description: "Source type.", examples: ["patent"] })),
  }, { description: "Where it comes from." })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B066AffinitySearchAnswer" }),
});

export const b070MedicineDetail = shape({ id: "b070MedicineDetail", code: "B070", method: "GET", path: "/synapse/translational/medicine/detail", tag: "Drug Mining Data" }, {
  query: () => Type.Object({
  translational_medicine_id: Type.Optional(Type.String({ description: "Identifier of the translational medicine. From b069MedicineSearch.", "x-format": "uuid", "x-from": ["b069MedicineSearch"] })),
}),
  answer: () => Type.Object({
  abstract_text: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
    text: Type.Optional(Type.String({ description: "Text." })),
  }), { description: "Abstract text." })),
  author: Type.Optional(Type.Array(Type.Object({
    ordinal: Type.Optional(Type.Integer({ format: "int64", description: "Ordinal.", "x-unit": "count", examples: [1] })),
    original_name: Type.Optional(Type.String({ description: "Original name." })),
    superscript: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Superscript." })),
  }), { description: "Authors." })),
  author_institution: Type.Optional(Type.Array(Type.Object({
    ordinal: Type.Optional(Type.Integer({ format: "int64", description: "Ordinal.", "x-unit": "count", examples: [1] })),
    original_name: Type.Optional(Type.String({ description: "Original name." })),
  }), { description: "Author institution." })),
  pubmed_url: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Link to the pubmed." })),
  source_url: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Link to the source." })),
  translational_medicine_title: Type.Optional(Type.Array(CommonName(), { description: "Translational medicine title." })),
}, { title: "B070MedicineDetailAnswer" }),
});
