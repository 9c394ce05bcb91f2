// Written by `npm run contract` from ../groups/drug-basic-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const CommonOrganization = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
}, { title: "DrugBasicDataCommonOrganization", description: "Common organization." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "DrugBasicDataCommonName", description: "Common name." }));

const CommonCountry = once(() => Type.Object({
  alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
  country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
}, { title: "CommonCountry", description: "Common country." }));

const DrugResponseDisease = once(() => Type.Object({
  disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  umls: Type.Optional(Type.Array(Type.String({ examples: ["C0021368"], "x-inferred": true }), { description: "Umls." })),
}, { title: "DrugResponseDisease", description: "Drug response disease." }));

const CommonDictionary = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
}, { title: "DrugBasicDataCommonDictionary", description: "Common dictionary." }));

const DrugApprovalEmaDto = once(() => Type.Object({
  products: Type.Optional(Type.Array(ApprovalProductDto(), { description: "Products." })),
  submissions: Type.Optional(Type.Array(ApprovalSubmissionDto(), { description: "Submissions." })),
}, { title: "DrugApprovalEmaDto", description: "Drug approval EMA dto." }));

const ApprovalProductDto = once(() => Type.Object({
  appl_no: Type.Optional(Type.String({ description: "Appl no.", examples: ["125057"] })),
  appl_type: Type.Optional(Type.String({ description: "Appl type.", examples: ["BLA"] })),
  applicant_holder: Type.Optional(Type.Array(CommonOrganization(), { description: "Applicant holder." })),
  approval_date: Type.Optional(Type.Integer({ format: "int64", description: "Approval date.", "x-unit": "count" })),
  biosimilar: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Biosimilar. 0: no; 1: yes.", "x-unit": "code", "x-meaning": { "0": "no", "1": "yes" } })),
  content_concentration: Type.Optional(Type.String({ description: "Content concentration." })),
  data_source: Type.Optional(Type.String({ description: "Source of the data.", examples: ["FDA_CDER"] })),
  dosage_form_and_route: Type.Optional(DosageFormAndRouteDto()),
  drug_approval_id: Type.Optional(Type.String({ description: "Identifier of the drug approval.", "x-format": "hex32" })),
  first_approval_date: Type.Optional(Type.Integer({ format: "int64", description: "First approval date.", "x-unit": "count" })),
  generic: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Generic. 0: no; 1: yes.", "x-unit": "code", "x-meaning": { "0": "no", "1": "yes" } })),
  last_update_date: Type.Optional(Type.Integer({ format: "int64", description: "Last update date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  market_status: Type.Optional(CommonDictionary()),
  pack_size: Type.Optional(Type.String({ description: "Pack size." })),
  product_data_source: Type.Optional(Type.Array(CommonName(), { description: "Product data source." })),
  product_no: Type.Optional(Type.String({ description: "Product no." })),
  product_presentation: Type.Optional(Type.String({ description: "Product presentation." })),
  special_review: Type.Optional(Type.Array(CommonDictionary(), { description: "Special review." })),
  strength: Type.Optional(Type.String({ description: "Strength.", examples: ["40MG/0.8ML"] })),
  trade_name: Type.Optional(Type.Array(CommonName(), { description: "Trade name." })),
}, { title: "ApprovalProductDto", description: "Approval product dto." }));

const DosageFormAndRouteDto = once(() => Type.Object({
  dosage_from: Type.Optional(Type.Array(CommonDictionary(), { description: "Dosage from." })),
  original_name: Type.Optional(Type.String({ description: "Original name." })),
  route: Type.Optional(Type.Array(CommonDictionary(), { description: "Route." })),
}, { title: "DosageFormAndRouteDto", description: "Dosage form and route dto." }));

const ApprovalSubmissionDto = once(() => Type.Object({
  action_date: Type.Optional(Type.Integer({ format: "int64", description: "Action date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  action_type: Type.Optional(Type.String({ description: "Action type.", examples: ["Approval"] })),
  approval_date: Type.Optional(Type.Integer({ format: "int64", description: "Approval date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  disease: Type.Optional(Type.Array(CommonDisease(), { description: "Disease." })),
  drug_approval_id: Type.Optional(Type.String({ description: "Identifier of the drug approval.", "x-format": "hex32" })),
  market_status: Type.Optional(CommonDictionary()),
  original_regulation: Type.Optional(Type.String({ description: "Original regulation." })),
  regulation: Type.Optional(Type.Array(CommonDictionary(), { description: "Regulation." })),
  submission_classification: Type.Optional(Type.String({ description: "Submission classification.", examples: ["Labeling"] })),
  submission_no: Type.Optional(Type.Integer({ format: "int64", description: "Submission no.", "x-unit": "count", examples: [423] })),
  submission_type: Type.Optional(Type.String({ description: "Submission type.", examples: ["SUPPL"] })),
}, { title: "ApprovalSubmissionDto", description: "Approval submission dto." }));

const CommonDisease = once(() => Type.Object({
  disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
}, { title: "DrugBasicDataCommonDisease", description: "Common disease." }));

const AnalysisDto = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
  phase: Type.Optional(Type.Array(PhaseDto(), { description: "Phase of the trial." })),
}, { title: "AnalysisDto", description: "Analysis dto." }));

const PhaseDto = once(() => Type.Object({
  dev_status: Type.Optional(CommonDictionary()),
  drug_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of drugs.", "x-unit": "count", examples: [10] })),
}, { title: "PhaseDto", description: "Phase dto." }));

const ApprovalFile = once(() => Type.Object({
  approval_date: Type.Optional(Type.Integer({ format: "int64", description: "Approval date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  drug_approval_id: Type.Optional(Type.String({ description: "Identifier of the drug approval.", "x-format": "hex32" })),
  source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
  type: Type.Optional(Type.String({ description: "Kind.", examples: ["Letter"] })),
}, { title: "ApprovalFile", description: "Approval file." }));

export const b018DrugDetail = shape({ id: "b018DrugDetail", code: "B018", method: "GET", path: "/synapse/drug/detail", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  drug_id: Type.String({ description: "Identifier of the drug. From b007DrugSearch or b053DrugAutocomplete.", "x-format": "hex32", "x-from": ["b007DrugSearch", "b053DrugAutocomplete"] }),
}),
  answer: () => Type.Object({
  active_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Active organization." })),
  alias_name: Type.Optional(Type.Array(CommonName(), { description: "Alias name." })),
  approval_country: Type.Optional(Type.Array(CommonCountry(), { description: "Approval country." })),
  atc_codes: Type.Optional(Type.Array(Type.String({ examples: ["L01XE44"], "x-inferred": true }), { description: "ATC codes." })),
  deal_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Deal organization." })),
  dev_code: Type.Optional(Type.Array(Type.Object({
    code: Type.Optional(Type.String({ description: "Code." })),
    name: Type.Optional(Type.String({ description: "Name." })),
    status: Type.Optional(Type.String({ description: "Status.", examples: ["ACTIVE"] })),
  }), { description: "Development code." })),
  disease: Type.Optional(Type.Array(DrugResponseDisease(), { description: "Disease." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
  drug_name: Type.Optional(Type.Array(CommonName(), { description: "Drug name." })),
  drug_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Type of the drug." })),
  exist_deal: Type.Optional(Type.Boolean({ description: "Whether this holds: deal." })),
  first_approval_date: Type.Optional(Type.Integer({ format: "int64", description: "First approval date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  first_approval_date_cn: Type.Optional(Type.Integer({ format: "int64", description: "First approval date, in Chinese. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  first_approved_country: Type.Optional(Type.Array(CommonCountry(), { description: "First approved country." })),
  first_approved_disease: Type.Optional(Type.Array(DrugResponseDisease(), { description: "First approved disease." })),
  generic_name: Type.Optional(Type.Array(CommonName(), { description: "Generic name." })),
  global_highest_dev_status: Type.Optional(CommonDictionary()),
  highest_dev_status_cn: Type.Optional(CommonDictionary()),
  inactive_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Inactive organization." })),
  mechanism_action: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    mechanism_id: Type.Optional(Type.String({ description: "Identifier of the mechanism.", "x-format": "hex32" })),
    short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  }), { description: "Mechanism of action." })),
  milestone_tags: Type.Optional(Type.Array(Type.Object({
    date: Type.Optional(Type.Integer({ format: "int64", description: "Date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    name: Type.Optional(Type.Array(CommonName(), { description: "Name." })),
  }), { description: "Milestone tags." })),
  non_research_disease: Type.Optional(Type.Array(DrugResponseDisease(), { description: "Indications no longer active." })),
  originator_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Originator organization." })),
  patent_mining: Type.Optional(Type.Boolean({ description: "Patent mining." })),
  research_disease: Type.Optional(Type.Array(DrugResponseDisease(), { description: "Active indications." })),
  sequence: Type.Optional(Type.Array(Type.Object({
    chain_type: Type.Optional(Type.Array(Type.String({ examples: ["L"], "x-inferred": true }), { description: "Chain type." })),
    sequence_number: Type.Optional(Type.Integer({ format: "int64", description: "Sequence number.", "x-unit": "count", examples: [43254] })),
    sequence_text: Type.Optional(Type.String({ description: "Sequence text." })),
  }), { description: "Position in the list, from 1." })),
  special_approval: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(CommonCountry()),
    special_view: Type.Optional(CommonDictionary()),
  }), { description: "Special approval." })),
  structure: Type.Optional(Type.Array(Type.Object({
    base64: Type.Optional(Type.String({ description: "Base64.", "x-format": "data-uri base64 png" })),
    canonical_smiles: Type.Optional(Type.String({ description: "Canonical SMILES." })),
    formula: Type.Optional(Type.String({ description: "Molecular formula.", examples: ["C30H30F2N6O3"] })),
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    isometric_smiles: Type.Optional(Type.String({ description: "Isomeric SMILES." })),
  }), { description: "Structure." })),
  target: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    gene_symbol: Type.Optional(Type.Array(CommonName(), { description: "Gene symbol." })),
    hgnc_id: Type.Optional(Type.Array(Type.String({ examples: ["HGNC:12680"], "x-inferred": true }), { description: "Identifier of the HGNC." })),
    mesh_id: Type.Optional(Type.Array(Type.String({ examples: ["7422"], "x-inferred": true }), { description: "Identifier of the MeSH." })),
    short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
    target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
  }), { description: "Biological target." })),
  therapeutic_area: Type.Optional(Type.Array(DrugResponseDisease(), { description: "Therapeutic area." })),
  trade_name: Type.Optional(Type.Array(CommonName(), { description: "Trade name." })),
}, { title: "B018DrugDetailAnswer" }),
});

export const b019DrugApproval = shape({ id: "b019DrugApproval", code: "B019", method: "GET", path: "/synapse/drug/approval", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  drug_id: Type.String({ description: "Identifier of the drug. From b007DrugSearch or b053DrugAutocomplete.", "x-format": "hex32", "x-from": ["b007DrugSearch", "b053DrugAutocomplete"] }),
}),
  answer: () => Type.Object({
  ema: Type.Optional(DrugApprovalEmaDto()),
  fda: Type.Optional(DrugApprovalEmaDto()),
  nmpa: Type.Optional(Type.Object({
    products: Type.Optional(Type.Array(ApprovalProductDto(), { description: "Products." })),
  }, { description: "NMPA." })),
  pmda: Type.Optional(Type.Object({
    products: Type.Optional(Type.Array(ApprovalProductDto(), { description: "Products." })),
  }, { description: "PMDA." })),
}, { title: "B019DrugApprovalAnswer" }),
});

export const b020DrugDevStatus = shape({ id: "b020DrugDevStatus", code: "B020", method: "GET", path: "/synapse/drug/dev-status", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  drug_id: Type.String({ description: "Identifier of the drug. From b007DrugSearch or b053DrugAutocomplete.", "x-format": "hex32", "x-from": ["b007DrugSearch", "b053DrugAutocomplete"] }),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
}),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(CommonCountry()),
    dev_status: Type.Optional(CommonDictionary()),
    dev_status_time: Type.Optional(Type.Integer({ format: "int64", description: "Development status time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    disease: Type.Optional(CommonDisease()),
    id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    organization: Type.Optional(CommonOrganization()),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [0] })),
}, { title: "B020DrugDevStatusAnswer" }),
});

export const b021DrugSpecialApproval = shape({ id: "b021DrugSpecialApproval", code: "B021", method: "GET", path: "/synapse/drug/special-approval", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  drug_id: Type.String({ description: "Identifier of the drug. From b007DrugSearch or b053DrugAutocomplete.", "x-format": "hex32", "x-from": ["b007DrugSearch", "b053DrugAutocomplete"] }),
}),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    approval_time: Type.Optional(Type.Integer({ format: "int64", description: "Approval time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    country: Type.Optional(CommonCountry()),
    disease: Type.Optional(CommonDisease()),
    id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    organization: Type.Optional(CommonOrganization()),
    special_review: Type.Optional(CommonDictionary()),
  }), { description: "The entries, in order." })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [0] })),
}, { title: "B021DrugSpecialApprovalAnswer" }),
});

export const b040TargetDetail = shape({ id: "b040TargetDetail", code: "B040", method: "GET", path: "/synapse/target/detail", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  target_id: Type.String({ description: "Identifier of the target. From b051TargetAutocomplete.", "x-format": "hex32", "x-from": ["b051TargetAutocomplete"] }),
}),
  answer: () => Type.Object({
  alias: Type.Optional(Type.Array(CommonName(), { description: "Alias." })),
  profile: Type.Optional(Type.Array(CommonName(), { description: "Profile." })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
  target_name: Type.Optional(Type.Array(CommonName(), { description: "Target name." })),
  uniprot_id: Type.Optional(Type.Array(Type.String({ examples: ["Q15116"], "x-inferred": true }), { description: "Identifier of the UniProt." })),
}, { title: "B040TargetDetailAnswer" }),
});

export const b041TargetAnalysis = shape({ id: "b041TargetAnalysis", code: "B041", method: "GET", path: "/synapse/target/analysis", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  target_id: Type.String({ description: "Identifier of the target. From b051TargetAutocomplete.", "x-format": "hex32", "x-from": ["b051TargetAutocomplete"] }),
  type: Type.Enum(["ORGANIZATION", "DISEASE", "DRUG_TYPE"], { type: "string", description: "Kind." }),
  roll_up: Type.Boolean({ default: true, description: "True counts companies under their headquarters." }),
}),
  answer: () => Type.Object({
  disease: Type.Optional(Type.Array(AnalysisDto(), { description: "Disease." })),
  drug_type: Type.Optional(Type.Array(AnalysisDto(), { description: "Type of the drug." })),
  organization: Type.Optional(Type.Array(AnalysisDto(), { description: "Organization." })),
}, { title: "B041TargetAnalysisAnswer" }),
});

export const b047DrugXdc = shape({ id: "b047DrugXdc", code: "B047", method: "GET", path: "/synapse/drug/xdc", tag: "Drug Basic Data" }, {
  query: () => Type.Object({
  drug_id: Type.String({ description: "Identifier of the drug. From b007DrugSearch or b053DrugAutocomplete.", "x-format": "hex32", "x-from": ["b007DrugSearch", "b053DrugAutocomplete"] }),
}),
  answer: () => Type.Object({
  antibody_type: Type.Optional(CommonDictionary()),
  conjugation_site: Type.Optional(CommonDictionary()),
  dar: Type.Optional(Type.String({ description: "Dar.", examples: ["3-4"] })),
  linker: Type.Optional(CommonDictionary()),
  payload: Type.Optional(CommonDictionary()),
  targeting_moiety: Type.Optional(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
  }, { description: "Targeting moiety." })),
}, { title: "B047DrugXdcAnswer" }),
});

export const b059ApprovalFile = shape({ id: "b059ApprovalFile", code: "B059", method: "POST", path: "/synapse/drug/approval/file", tag: "Drug Basic Data" }, {
  body: () => Type.Object({
  approval_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the approval. Give it with approval_source, without drug_id. From b019DrugApproval.", "x-from": ["b019DrugApproval"] })),
  approval_source: Type.Optional(Type.Enum(["FDA", "EMA", "PMDA", "NMPA"], { type: "string", description: "Approval source. Give it with approval_id, without drug_id." })),
  drug_id: Type.Optional(Type.String({ description: "Instead of approval_id with approval_source.", "x-format": "hex32" })),
}, { title: "B059ApprovalFileRequest" }),
  answer: () => Type.Object({
  ema: Type.Optional(Type.Array(ApprovalFile(), { description: "EMA." })),
  fda: Type.Optional(Type.Array(ApprovalFile(), { description: "FDA." })),
  nmpa: Type.Optional(Type.Array(ApprovalFile(), { description: "NMPA." })),
  pmda: Type.Optional(Type.Array(ApprovalFile(), { description: "PMDA." })),
}, { title: "B059ApprovalFileAnswer" }),
});
