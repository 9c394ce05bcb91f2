// Written by `npm run contract` from ../groups/chemical-and-bio-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const OpenAPiNumberRangeParameter = once(() => Type.Object({
  end: Type.Optional(Type.Integer({ format: "int32", description: "Where it ends.", "x-unit": "count", examples: [100] })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
}, { title: "OpenAPiNumberRangeParameter", description: "Open api number range parameter." }));

const Patent = once(() => Type.Object({
  patents: Type.Optional(Type.Array(OpenApiPatentDetail(), { description: "Patents." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
}, { title: "ChemicalAndBioDataPatent", description: "Patent." }));

const OpenApiPatentDetail = once(() => Type.Object({
  claimed: Type.Optional(Type.Boolean({ description: "Claimed." })),
  location: Type.Optional(Item3()),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] })),
  sequence_id_number: Type.Optional(Type.Array(Type.String({ examples: ["1"], "x-inferred": true }), { description: "Sequence id number." })),
}, { title: "OpenApiPatentDetail", description: "Open api patent detail." }));

const Item3 = once(() => Type.Object({
  ANNEX: Type.Optional(Type.Array(Type.String(), { description: "Annex." })),
  APP: Type.Optional(Type.Array(Type.String(), { description: "App." })),
  EXAMPLE: Type.Optional(Type.Array(Type.String(), { description: "Example." })),
  FIG: Type.Optional(Type.Array(Type.String(), { description: "Fig." })),
  PAGE: Type.Optional(Type.Array(Type.String(), { description: "Page." })),
  TABLE: Type.Optional(Type.Array(Type.String(), { description: "Table." })),
}, { title: "ChemicalAndBioDataItem3", description: "Item3.", "x-inferred": true, additionalProperties: true }));

const ValueUrlDTO = once(() => Type.Object({
  url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
  value: Type.Optional(Type.String({ description: "Value.", examples: ["70372773"] })),
}, { title: "ValueUrlDTO", description: "Value link dto." }));

const BioSequenceInfoCdr = once(() => Type.Object({
  hc_cdr1: Type.Optional(Type.String({ description: "Hc cdr1.", examples: ["GYTFTNYY"] })),
  hc_cdr2: Type.Optional(Type.String({ description: "Hc cdr2.", examples: ["INPSNGGT"] })),
  hc_cdr3: Type.Optional(Type.String({ description: "Hc cdr3.", examples: ["ARRDYRFDMGFDY"] })),
}, { title: "BioSequenceInfoCdr", description: "Bio sequence details cdr." }));

const Item = once(() => Type.Object({
  processes: Type.Optional(Type.Record(Type.String(), Item2(), { description: "Processes.", "x-keys": "dynamic" })),
  spum: Type.Optional(Type.Array(Type.Object({
    measurement: Type.Optional(Type.String({ description: "Measurement." })),
    property: Type.Optional(Type.String({ description: "Property." })),
    source_sentences: Type.Optional(Type.Array(Type.String(), { description: "Source sentences." })),
    substance: Type.Optional(Type.String({ description: "Substance." })),
    unit: Type.Optional(Type.String({ description: "Unit of the value." })),
  }), { description: "Spum." })),
}, { title: "ChemicalAndBioDataItem", description: "Item." }));

const Item2 = once(() => Type.Object({
  process_domain: Type.Optional(Type.String({ description: "Process domain." })),
  process_name: Type.Optional(Type.String({ description: "Process name." })),
  process_sub_domain: Type.Optional(Type.String({ description: "Process sub domain." })),
  process_type: Type.Optional(Type.String({ description: "Process type." })),
  source_section: Type.Optional(Type.String({ description: "Source section." })),
  steps: Type.Optional(Type.Array(Type.Object({
    action: Type.Optional(Type.String({ description: "Action." })),
    step_id: Type.Optional(Type.Integer({ description: "Identifier of the step.", "x-unit": "identifier" })),
    sub_process_name: Type.Optional(Type.String({ description: "Sub process name." })),
  }), { description: "Steps." })),
  valid_steps: Type.Optional(Type.Integer({ description: "Valid steps.", "x-unit": "count" })),
}, { title: "ChemicalAndBioDataItem2", description: "Item2." }));

const ChemicalReactionResponseReactantItem = once(() => Type.Object({
  amount_units: Type.Optional(Type.Array(Type.Object({
    unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["mmol"] })),
    value: Type.Optional(Type.String({ description: "Value.", examples: ["1"] })),
  }), { description: "Amount units." })),
  compound_name: Type.Optional(Type.String({ description: "Name of the compound.", examples: ["Aspirin"] })),
  inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] })),
  smiles: Type.Optional(Type.String({ description: "SMILES of the compound.", examples: ["CC(=O)Oc1ccccc1C(=O)O"] })),
}, { title: "ChemicalReactionResponseReactantItem", description: "Chemical reaction response reactant item." }));

export const b001ChemicalOpenapiCompound = shape({ id: "b001ChemicalOpenapiCompound", code: "B001", method: "POST", path: "/chemical-openapi/compound", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  formula: Type.Optional(Type.String({ description: "Molecular formula.", examples: ["C9H8O4"] })),
  inchi: Type.Optional(Type.String({ description: "InChI of the compound." })),
  include_charge: Type.Optional(Type.Boolean({ default: true, description: "Whether this holds: charge. For search_type EXT and SUB." })),
  include_isotope: Type.Optional(Type.Boolean({ default: true, description: "Whether this holds: isotope. For search_type EXT and SUB." })),
  include_radical: Type.Optional(Type.Boolean({ default: true, description: "Whether this holds: radical. For search_type EXT and SUB." })),
  include_stereo: Type.Optional(Type.Boolean({ default: true, description: "Whether this holds: stereo. For search_type EXT and SUB." })),
  include_tautomer: Type.Optional(Type.Boolean({ default: true, description: "Whether this holds: tautomer. For search_type EXT and SUB." })),
  name: Type.Optional(Type.String({ description: "Name." })),
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  rows: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
  search_type: Type.Optional(Type.Enum(["EXT", "SIM", "SUB"], { type: "string", default: "EXT", description: "EXT finds the same structure, SIM similar ones, SUB those that contain it; for inchi and smiles." })),
  sim_threshold: Type.Optional(Type.Number({ format: "float", minimum: 0, maximum: 1, default: 0.5, description: "Sim threshold. For search_type SIM.", "x-unit": "1", examples: [0.5] })),
  smiles: Type.Optional(Type.String({ description: "SMILES of the compound.", examples: ["CC(=O)OC1=CC=CC=C1C(O)=O"] })),
}, { title: "B001ChemicalOpenapiCompoundRequest" }),
  answer: () => Type.Object({
  results: Type.Optional(Type.Array(Type.Object({
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    paper_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of papers.", "x-unit": "count", examples: [20] })),
    patent_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of patents.", "x-unit": "count", examples: [20] })),
    similarity: Type.Optional(Type.Number({ format: "float", description: "Tanimoto similarity; with search_type SIM.", "x-unit": "1", examples: [0.98] })),
  }), { description: "The rows of this answer." })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B001ChemicalOpenapiCompoundAnswer" }),
});

export const b002CompoundPatents = shape({ id: "b002CompoundPatents", code: "B002", method: "GET", path: "/chemical-openapi/compound/patents", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  inchi_key: Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] }),
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  rows: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
}),
  answer: () => Type.Object({
  patents: Type.Optional(Type.Array(Type.Object({
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] })),
  }), { description: "Patents." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
}, { title: "B002CompoundPatentsAnswer" }),
});

export const b003MotifJob = shape({ id: "b003MotifJob", code: "B003", method: "POST", path: "/bio-openapi/sequence/motif/job", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  database: Type.Optional(Type.Array(Type.String({ examples: ["ALLPATENT"], "x-inferred": true }), { description: "Database.", "x-itemValues": ["ALLPATENT", "CLAIMS", "NONPATENT"], "x-itemDefault": "ALLPATENT" })),
  limit: Type.Integer({ format: "int32", minimum: 1, maximum: 10000, description: "Result cap of the whole search.", "x-unit": "rows", examples: [1000] }),
  motif_sequence: Type.String({ description: "Motif pattern, such as RSMATC[AN]{0,1}.", examples: ["RSMATC[AN]{0,1}"] }),
  params: Type.Object({
    filter: Type.Optional(Type.Object({
      scov_hsp_perc: Type.Optional(OpenAPiNumberRangeParameter()),
      subject_length: Type.Optional(OpenAPiNumberRangeParameter()),
    }, { description: "Filter." })),
  }, { description: "Params." }),
  query_type: Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Type of the target database." }),
  sequence_type: Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." }),
}, { title: "B003MotifJobRequest" }),
  answer: () => Type.Array(Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "hex32" })),
  label: Type.Optional(Type.String({ description: "Label.", examples: ["SEQ1"] })),
  sequence: Type.Optional(Type.String({ description: "Position in the list, from 1.", examples: ["GGGAGGCTAAGGCAGGAG"] })),
})),
});

export const b0034JobStatus = shape({ id: "b0034JobStatus", code: "B003/4-0", method: "GET", path: "/bio-openapi/sequence/job/status", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From b003MotifJob or b004SequenceJob.", "x-format": "hex32", "x-from": ["b003MotifJob", "b004SequenceJob"] }),
}),
  answer: () => Type.Object({
  message: Type.Optional(Type.String({ description: "Message." })),
  status: Type.Optional(Type.Enum(["QUEUEING", "RUNNING", "SUCCESS", "TIMEOUT", "ERROR"], { type: "string", description: "Status." })),
}, { title: "B0034JobStatusAnswer" }),
});

export const b0034JobResult = shape({ id: "b0034JobResult", code: "B003/4-1", method: "POST", path: "/bio-openapi/sequence/job/result", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From b003MotifJob or b004SequenceJob.", "x-format": "hex32", "x-from": ["b003MotifJob", "b004SequenceJob"] }),
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  size: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
  sort_field: Type.Optional(Type.Object({
    field: Type.Enum(["perc_identity", "q_perc_identity", "s_perc_identity", "q_coverage", "s_coverage", "evalue"], { type: "string", description: "Field code." }),
    order: Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." }),
  }, { description: "Field that rows are ordered by." })),
}, { title: "B0034JobResultRequest" }),
  answer: () => Type.Object({
  results: Type.Optional(Type.Array(Type.Object({
    bit_score: Type.Optional(Type.Number({ format: "double", description: "Bit score.", "x-unit": "1", examples: [68.45] })),
    evalue: Type.Optional(Type.String({ description: "E-value as string.", examples: ["1.12271e-54"] })),
    gaps: Type.Optional(Type.Integer({ format: "int32", description: "Gaps.", "x-unit": "count", examples: [0] })),
    hsps: Type.Optional(Type.Array(Type.Object({
      matched: Type.Optional(Type.String({ description: "Matched." })),
      q_end: Type.Optional(Type.Integer({ format: "int32", description: "Q end. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "count", examples: [123] })),
      q_start: Type.Optional(Type.Integer({ format: "int32", description: "Q start. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "count", examples: [1] })),
      q_string: Type.Optional(Type.String({ description: "Q string. Prefix q_ means the query sequence, s_ the subject sequence.", examples: ["MQVDLLGSAQSAHALH"] })),
      s_end: Type.Optional(Type.Integer({ format: "int32", description: "S end. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "count", examples: [123] })),
      s_start: Type.Optional(Type.Integer({ format: "int32", description: "S start. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "count", examples: [1] })),
      s_string: Type.Optional(Type.String({ description: "S string. Prefix q_ means the query sequence, s_ the subject sequence.", examples: ["MQVDLLGSAQSAHALH"] })),
    }), { description: "Hsps." })),
    identity: Type.Optional(Type.String({ description: "Identity.", examples: ["93/123"] })),
    patents: Type.Optional(Patent()),
    perc_identity: Type.Optional(Type.Number({ format: "double", description: "Percentage identity. In percent, 0 to 100.", "x-unit": "%", examples: [87.34] })),
    positive: Type.Optional(Type.String({ description: "Positive.", examples: ["104/123"] })),
    q_coverage: Type.Optional(Type.Number({ format: "double", description: "Q coverage. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "1", examples: [68.45] })),
    q_perc_identity: Type.Optional(Type.Number({ format: "double", description: "Q percentage identity. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "1", examples: [87.34] })),
    s_coverage: Type.Optional(Type.Number({ format: "double", description: "S coverage. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "1", examples: [68.45] })),
    s_len: Type.Optional(Type.Integer({ format: "int32", description: "S len. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "count", examples: [123] })),
    s_perc_identity: Type.Optional(Type.Number({ format: "double", description: "S percentage identity. Prefix q_ means the query sequence, s_ the subject sequence.", "x-unit": "1", examples: [87.34] })),
    s_sequence: Type.Optional(Type.String({ description: "S sequence. Prefix q_ means the query sequence, s_ the subject sequence." })),
    score: Type.Optional(Type.Number({ format: "double", description: "Score.", "x-unit": "1", examples: [68.45] })),
    seq_id: Type.Optional(Type.String({ description: "Identifier of the sequence.", examples: ["834879"] })),
  }), { description: "The rows of this answer." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
}, { title: "B0034JobResultAnswer" }),
});

export const b004SequenceJob = shape({ id: "b004SequenceJob", code: "B004", method: "POST", path: "/bio-openapi/sequence/job", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  database: Type.Optional(Type.Array(Type.String({ examples: ["ALLPATENT"], "x-inferred": true }), { description: "Database.", "x-itemValues": ["ALLPATENT", "CLAIMS", "NONPATENT"], "x-itemDefault": "ALLPATENT" })),
  limit: Type.Integer({ format: "int32", minimum: 1, maximum: 10000, description: "Result cap of the whole search.", "x-unit": "rows", examples: [1000] }),
  params: Type.Object({
    algorithm: Type.Enum(["megablast", "blastn", "blastn-short", "blastx-fast", "blastp", "blastp-fast", "blastp-short", "tblastn-fast"], { type: "string", description: "Must suit the query/target type pair." }),
    evalue: Type.Optional(Type.Number({ format: "float", description: "E-value cutoff.", "x-unit": "1", examples: [100] })),
    filter: Type.Optional(Type.Object({
      perc_identity: Type.Optional(OpenAPiNumberRangeParameter()),
      q_perc_identity: Type.Optional(OpenAPiNumberRangeParameter()),
      qcov_hsp_perc: Type.Optional(OpenAPiNumberRangeParameter()),
      s_perc_identity: Type.Optional(OpenAPiNumberRangeParameter()),
      scov_hsp_perc: Type.Optional(OpenAPiNumberRangeParameter()),
      subject_length: Type.Optional(OpenAPiNumberRangeParameter()),
    }, { description: "Filter." })),
    with_gaps: Type.Optional(Type.Boolean({ description: "Allow gaps." })),
    word_size: Type.Optional(Type.Integer({ format: "int32", minimum: 2, description: "Nucleotide-nucleotide at least 4; others 2-7.", "x-unit": "count", examples: [4] })),
  }, { description: "Params." }),
  query_type: Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Type of the target database." }),
  sequence_list: Type.Array(Type.Object({
    label: Type.Optional(Type.String({ description: "Label.", examples: ["SEQ1"] })),
    sequence: Type.Optional(Type.String({ description: "Position in the list, from 1.", examples: ["GGGAGGCTAAGGCAGGAG"] })),
  }), { minItems: 1, maxItems: 1, description: "Sequence list." }),
  sequence_type: Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." }),
}, { title: "B004SequenceJobRequest" }),
  answer: () => Type.Array(Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "hex32" })),
  label: Type.Optional(Type.String({ description: "Label.", examples: ["SEQ1"] })),
  sequence: Type.Optional(Type.String({ description: "Position in the list, from 1.", examples: ["GGGAGGCTAAGGCAGGAG"] })),
})),
});

export const b005SequencePatent = shape({ id: "b005SequencePatent", code: "B005", method: "POST", path: "/bio-openapi/sequence/patent", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  seq_id: Type.String({ description: "Identifier of the sequence. From b0034JobResult.", examples: ["834879"], "x-from": ["b0034JobResult"] }),
  size: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
}, { title: "B005SequencePatentRequest" }),
  answer: () => Patent(),
});

export const b014CompoundDetail = shape({ id: "b014CompoundDetail", code: "B014", method: "GET", path: "/chemical-openapi/compound/detail", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  inchi_key: Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] }),
}),
  answer: () => Type.Object({
  canonical_smiles: Type.Optional(Type.String({ description: "Canonical SMILES.", examples: ["CC(=O)OC1=CC=CC=C1C(O)=O"] })),
  cas_nos: Type.Optional(Type.Array(Type.String({ examples: ["2296729-00-3"], "x-inferred": true }), { description: "Cas nos." })),
  cross_references: Type.Optional(Type.Object({
    bindingdb: Type.Optional(ValueUrlDTO()),
    chebi: Type.Optional(ValueUrlDTO()),
    comptox: Type.Optional(ValueUrlDTO()),
    drugbank: Type.Optional(ValueUrlDTO()),
    emolecules: Type.Optional(ValueUrlDTO()),
    fda_srs: Type.Optional(ValueUrlDTO()),
    human_metabolome: Type.Optional(ValueUrlDTO()),
    mcule: Type.Optional(ValueUrlDTO()),
    nih_cli: Type.Optional(ValueUrlDTO()),
    nmrshiftdb: Type.Optional(ValueUrlDTO()),
    phamacology: Type.Optional(ValueUrlDTO()),
    pharmgkb: Type.Optional(ValueUrlDTO()),
    pub_chem: Type.Optional(Type.Array(ValueUrlDTO(), { description: "Pub chem." })),
    zinc: Type.Optional(ValueUrlDTO()),
  }, { description: "Cross references." })),
  formula: Type.Optional(Type.String({ description: "Molecular formula.", examples: ["C9H8O4"] })),
  inchi: Type.Optional(Type.String({ description: "InChI of the compound." })),
  inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] })),
  isometric_smiles: Type.Optional(Type.String({ description: "Isomeric SMILES.", examples: ["CC(=O)OC1=CC=CC=C1C(O)=O"] })),
  iupac_name: Type.Optional(Type.String({ description: "Iupac name." })),
  mol_weight: Type.Optional(Type.Number({ format: "double", description: "Molecular weight.", "x-unit": "g/mol", examples: [363.39] })),
  names: Type.Optional(Type.Array(Type.String({ examples: ["Aspirin"], "x-inferred": true }), { description: "Names." })),
  patents: Type.Optional(Type.Object({
    patents: Type.Optional(Type.Array(Type.Object({
      patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
      pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] })),
    }), { description: "Patents." })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
  }, { description: "Patents." })),
  synonyms: Type.Optional(Type.Array(Type.String({ examples: ["CDX"], "x-inferred": true }), { description: "Synonyms." })),
}, { title: "B014CompoundDetailAnswer" }),
});

export const b015DrugCompoundPhysicochemicalProps = shape({ id: "b015DrugCompoundPhysicochemicalProps", code: "B015", method: "GET", path: "/synapse/drug/compound-physicochemical-props", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  inchi_key: Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] }),
}),
  answer: () => Type.Object({
  acd_logd: Type.Optional(Type.Number({ format: "double", description: "LogD at pH 7.4.", "x-unit": "1", examples: [2.05] })),
  acd_logp: Type.Optional(Type.Number({ format: "double", description: "LogP.", "x-unit": "1", examples: [2.05] })),
  cbu: Type.Optional(Type.Integer({ format: "int32", description: "Covalently bonded units.", "x-unit": "count", examples: [1] })),
  charge: Type.Optional(Type.Integer({ format: "int32", description: "Charge.", "x-unit": "count", examples: [0] })),
  chemical_toxnets: Type.Optional(Type.Array(Type.Object({
    bp: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Boiling point." })),
    cofo: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Color and form." })),
    ctp: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Critical temperature and pressure." })),
    den: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Density." })),
    dsc: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Dissociation constants." })),
    fpot: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Fire potential." })),
    htc: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Heat of combustion." })),
    htv: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Heat of vaporization." })),
    mp: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Melting point." })),
    name: Type.Optional(Type.String({ description: "Name." })),
    ocpp: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Other properties." })),
    owpc: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Octanol/water coefficient." })),
    sol: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Solubility." })),
    spec: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Spectra." })),
    surf: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Surface tension." })),
    tast: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Taste." })),
    vap: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Vapor pressure." })),
    vapd: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Vapor density." })),
    visc: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Viscosity." })),
  }), { description: "Chemical toxnets." })),
  complexity: Type.Optional(Type.Number({ format: "double", description: "Complexity.", "x-unit": "1", examples: [12.4] })),
  das: Type.Optional(Type.Integer({ format: "int32", description: "Defined atom stereocenters.", "x-unit": "count", examples: [0] })),
  dbs: Type.Optional(Type.Integer({ format: "int32", description: "Defined bond stereocenters.", "x-unit": "count", examples: [0] })),
  exact_mass: Type.Optional(Type.Number({ format: "double", description: "Exact mass.", "x-unit": "1", examples: [111.98] })),
  hba: Type.Optional(Type.Integer({ format: "int32", description: "H-bond acceptors.", "x-unit": "count", examples: [0] })),
  hbd: Type.Optional(Type.Integer({ format: "int32", description: "H-bond donors.", "x-unit": "count", examples: [0] })),
  heavy_atom: Type.Optional(Type.Integer({ format: "int32", description: "Heavy atom.", "x-unit": "count", examples: [5] })),
  isotope_atom: Type.Optional(Type.Integer({ format: "int32", description: "Isotope atom.", "x-unit": "count", examples: [0] })),
  mol_species: Type.Optional(Type.String({ description: "Molecule species.", examples: ["NULL"] })),
  mol_weight: Type.Optional(Type.Number({ format: "double", description: "Molecular weight.", "x-unit": "g/mol", examples: [112.98] })),
  monoisotopic_mass: Type.Optional(Type.Number({ format: "double", description: "Monoisotopic mass.", "x-unit": "1", examples: [111.985] })),
  psa: Type.Optional(Type.Number({ format: "double", description: "TPSA.", "x-unit": "1", examples: [0] })),
  ro5: Type.Optional(Type.Integer({ format: "int32", description: "Rule-of-five violations.", "x-unit": "count", examples: [0] })),
  rtb: Type.Optional(Type.Integer({ format: "int32", description: "Rotatable bonds.", "x-unit": "count", examples: [2] })),
  source: Type.Optional(Type.String({ description: "Where it comes from.", examples: ["pubchem"] })),
  source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
  uas: Type.Optional(Type.Integer({ format: "int32", description: "Undefined atom stereocenters.", "x-unit": "count", examples: [0] })),
  ubs: Type.Optional(Type.Integer({ format: "int32", description: "Undefined bond stereocenters.", "x-unit": "count", examples: [0] })),
  xlogp3: Type.Optional(Type.Number({ format: "double", description: "XLogP3.", "x-unit": "1", examples: [1.64] })),
}, { title: "B015DrugCompoundPhysicochemicalPropsAnswer" }),
});

export const b016SequenceInfo = shape({ id: "b016SequenceInfo", code: "B016", method: "POST", path: "/bio/sequence/info", tag: "Chemical and Bio Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  sequence_id: Type.Optional(Type.Integer({ format: "int64", description: "Identifier of the sequence. From b062ExtractSingle or b063ExtractMulti.", "x-unit": "identifier", examples: [524284411], "x-from": ["b062ExtractSingle", "b063ExtractMulti"] })),
}),
  answer: () => Type.Object({
  cdrs: Type.Optional(Type.Object({
    abm: Type.Optional(Type.Array(BioSequenceInfoCdr(), { description: "Abm." })),
    chothia: Type.Optional(Type.Array(BioSequenceInfoCdr(), { description: "Chothia." })),
    contact: Type.Optional(Type.Array(BioSequenceInfoCdr(), { description: "Contact." })),
    imgt: Type.Optional(Type.Array(BioSequenceInfoCdr(), { description: "Imgt." })),
    kabat: Type.Optional(Type.Array(BioSequenceInfoCdr(), { description: "Kabat." })),
  }, { description: "Cdrs." })),
  chemically_modified: Type.Optional(Type.Boolean({ description: "Chemically modified." })),
  claimed_in_patents: Type.Optional(Type.Boolean({ description: "Claimed in patents." })),
  description: Type.Optional(Type.String({ description: "Description." })),
  drugs: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(Type.Object({
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      name: Type.Optional(Type.String({ description: "Name." })),
    }), { description: "Name as it is shown." })),
    drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
  }), { description: "Drugs." })),
  genes: Type.Optional(Type.Array(Type.Object({
    gene_id: Type.Optional(Type.String({ description: "Identifier of the gene.", "x-format": "hex32" })),
    name: Type.Optional(Type.String({ description: "Name." })),
  }), { description: "Genes." })),
  is_antibody: Type.Optional(Type.Boolean({ description: "Whether this holds: antibody." })),
  length: Type.Optional(Type.String({ description: "Length." })),
  organism: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Organism." })),
  seq_position: Type.Optional(Type.Array(Type.Object({
    pbdt: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US12084692B2"] })),
    positions: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Positions." })),
  }), { description: "Sequence position." })),
  sequence: Type.Optional(Type.String({ description: "Position in the list, from 1." })),
  sequence_code: Type.Optional(Type.Integer({ format: "int64", description: "Sequence code.", "x-unit": "code", examples: [834879] })),
  sequence_label: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Sequence label." })),
  sequence_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Sequence name." })),
  type: Type.Optional(Type.String({ description: "Kind.", examples: ["Proteins"] })),
}, { title: "B016SequenceInfoAnswer" }),
});

export const b042PaperSearch = shape({ id: "b042PaperSearch", code: "B042", method: "POST", path: "/synapse/chemical/paper/search", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  inchi_key_id: Type.String({ description: "Internal structure id.", examples: ["126213117"] }),
  lang: Type.Optional(Type.Enum(["CN", "EN"], { type: "string", description: "Language code." })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 10, description: "Rows on a page.", "x-unit": "rows", examples: [100] })),
  sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
}, { title: "B042PaperSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    abstract_text: Type.Optional(Type.String({ description: "Abstract text." })),
    author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
    doc_type: Type.Optional(Type.String({ description: "Document type.", examples: ["Journal"] })),
    doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.1007/s00262-011-1007-5"] })),
    epub_date: Type.Optional(Type.String({ description: "Epub date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    institution: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Institution." })),
    paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
    publication: Type.Optional(Type.String({ description: "Publication." })),
    published_date: Type.Optional(Type.String({ description: "Published date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    pubmed: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Pubmed." })),
    source: Type.Optional(Type.String({ format: "uri", description: "Where it comes from." })),
    structure_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of structures.", "x-unit": "count", examples: [5] })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "The entries, in order." })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  rows: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B042PaperSearchAnswer" }),
});

export const b062ExtractSingle = shape({ id: "b062ExtractSingle", code: "B062", method: "POST", path: "/bio-openapi/patent/extract/single", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  extract_type: Type.Enum(["EXTRACT_ALL", "EXTRACT_RANGE", "EXTRACT_NUM", "EXTRACT_MANUAL"], { type: "string", description: "Extract type." }),
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give id or number; with both the id is taken.", examples: ["WO2004050828A2"] })),
  sequence_length: Type.Optional(OpenAPiNumberRangeParameter()),
  sequence_no_range: Type.String({ description: "SEQ ID ranges, such as 1-10,23,24.", examples: ["1-10"] }),
  sequence_type: Type.Optional(Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." })),
  size: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
}, { title: "B062ExtractSingleRequest" }),
  answer: () => Type.Object({
  results: Type.Optional(Type.Array(Type.Object({
    location: Type.Optional(Item3()),
    s_len: Type.Optional(Type.Integer({ format: "int32", description: "S len.", "x-unit": "count", examples: [123] })),
    s_sequence: Type.Optional(Type.String({ description: "S sequence." })),
    seq_id: Type.Optional(Type.String({ description: "Identifier of the sequence.", examples: ["834879"] })),
    sequence_id_number: Type.Optional(Type.Array(Type.String({ examples: ["1"], "x-inferred": true }), { description: "Sequence id number." })),
    sequence_type: Type.Optional(Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." })),
  }), { description: "The rows of this answer." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
}, { title: "B062ExtractSingleAnswer" }),
});

export const b063ExtractMulti = shape({ id: "b063ExtractMulti", code: "B063", method: "POST", path: "/bio-openapi/patent/extract/multi", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  db_type: Type.Array(Type.String({ examples: ["ALLPATENT"], "x-inferred": true }), { description: "Db type.", "x-itemValues": ["ALLPATENT", "CLAIMS"] }),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100000, default: 50000, description: "Result cap of the whole extraction.", "x-unit": "rows", examples: [50000] })),
  page: Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] }),
  patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { maxItems: 100, description: "Patent ids." })),
  patent_numbers: Type.Optional(Type.Array(Type.String({ examples: ["WO2004050828A2"], "x-inferred": true }), { maxItems: 100, description: "Patent numbers. Give id or number; with both the id is taken." })),
  sequence_length: Type.Optional(OpenAPiNumberRangeParameter()),
  sequence_type: Type.Optional(Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." })),
  size: Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] }),
}, { title: "B063ExtractMultiRequest" }),
  answer: () => Type.Object({
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100000, description: "Result cap of the whole extraction.", "x-unit": "rows", examples: [50000] })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  results: Type.Optional(Type.Array(Type.Object({
    antibody: Type.Optional(Type.String({ description: "Antibody.", examples: ["Yes"] })),
    claimed_in_patent: Type.Optional(Type.String({ description: "Claimed in patent.", examples: ["1"] })),
    location: Type.Optional(Item3()),
    patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["WO2004050828A2"] })),
    s_len: Type.Optional(Type.Integer({ format: "int32", description: "S len.", "x-unit": "count", examples: [123] })),
    s_sequence: Type.Optional(Type.String({ description: "S sequence." })),
    seq_id: Type.Optional(Type.String({ description: "Identifier of the sequence.", examples: ["834879"] })),
    sequence_id_number: Type.Optional(Type.Array(Type.String({ examples: ["1"], "x-inferred": true }), { description: "Sequence id number." })),
    sequence_type: Type.Optional(Type.Enum(["NUCLEOTIDE", "PROTEIN"], { type: "string", description: "Sequence type." })),
    total_per_patent: Type.Optional(Type.Integer({ format: "int32", description: "Total per patent.", "x-unit": "count", examples: [100] })),
  }), { description: "The rows of this answer." })),
  size: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
}, { title: "B063ExtractMultiAnswer" }),
});

export const b067_1TaskSubmit = shape({ id: "b067-1TaskSubmit", code: "B067-1", method: "POST", path: "/eurekals/open/ocsr/task/submit", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  document: Type.Optional(Type.String({ format: "binary", description: "Document. Give document or patent_number.", "x-accept": ["pdf", "jpg", "png", "jpeg"], "x-maxBytes": 15728640 })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["WO2025181219A1"] })),
}, { title: "B0671TaskSubmitRequest" }),
  headers: () => Type.Object({
  "X-PatSnap-From": Type.String({ description: "X pat snap from.", examples: ["swagger-ui"] }),
}),
  answer: () => Type.Object({
  status: Type.Optional(Type.Enum(["PENDING", "PROCESSING", "SUCCESS", "FAILED"], { type: "string", description: "Status." })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "hex32" })),
}, { title: "B0671TaskSubmitAnswer" }),
});

export const b067_2OcsrTask = shape({ id: "b067-2OcsrTask", code: "B067-2", method: "GET", path: "/eurekals/open/ocsr/task", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From b067-1TaskSubmit.", "x-format": "hex32", "x-from": ["b067-1TaskSubmit"] }),
}),
  headers: () => Type.Object({
  "X-PatSnap-From": Type.String({ description: "X pat snap from.", examples: ["swagger-ui"] }),
}),
  answer: () => Type.Object({
  result: Type.Optional(Type.Array(Type.Object({
    formula: Type.Optional(Type.String({ description: "Molecular formula.", examples: ["C25H38O5"] })),
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    index: Type.Optional(Type.Integer({ format: "int32", description: "Position.", "x-unit": "1", examples: [0] })),
    isometric_smiles: Type.Optional(Type.String({ description: "Isomeric SMILES." })),
    names: Type.Optional(Type.Array(Type.String({ examples: ["ALCOHOL"], "x-inferred": true }), { description: "Names." })),
    pdf_page: Type.Optional(Type.String({ description: "PDF page.", examples: ["1"] })),
    pdf_page_size: Type.Optional(Type.Array(Type.Integer({ examples: [595], "x-inferred": true }), { description: "PDF page size." })),
    position: Type.Optional(Type.Array(Type.Integer({ examples: [100], "x-inferred": true }), { description: "Left, top, right and bottom edge." })),
    position_normalized: Type.Optional(Type.Array(Type.Number({ examples: [0.168], "x-inferred": true }), { description: "Left, top, right and bottom edge, each from 0 to 1." })),
    smiles: Type.Optional(Type.String({ description: "SMILES of the compound.", examples: ["CCO"] })),
    sort: Type.Optional(Type.Integer({ format: "int32", description: "Order of the rows.", "x-unit": "count", examples: [1] })),
  }), { description: "Result." })),
  status: Type.Optional(Type.Enum(["PENDING", "PROCESSING", "SUCCESS", "FAILED"], { type: "string", description: "Status." })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", examples: ["oscr_20250122_abc123"] })),
}, { title: "B0672OcsrTaskAnswer" }),
});

export const b068_1ChatPccMoleculeTask = shape({ id: "b068-1ChatPccMoleculeTask", code: "B068-1", method: "POST", path: "/chat/pcc-molecule-task", tag: "Chemical and Bio Data", consumes: "*/*" }, {
  body: () => Type.Object({
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US20240124450A1"] }),
}, { title: "B0681ChatPccMoleculeTaskRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "uuid" })),
}, { title: "B0681ChatPccMoleculeTaskAnswer" }),
});

export const b068_1DocanalyzerSubmitpdf = shape({ id: "b068-1DocanalyzerSubmitpdf", code: "B068-1", method: "POST", path: "/eureka/material/docAnalyzer/submitPDF", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  file: Type.String({ format: "binary", description: "The file." }),
}, { title: "B0681DocanalyzerSubmitpdfRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "uuid" })),
}, { title: "B0681DocanalyzerSubmitpdfAnswer" }),
});

export const b068_2ChatPccMoleculeResult = shape({ id: "b068-2ChatPccMoleculeResult", code: "B068-2", method: "POST", path: "/chat/pcc-molecule-result", tag: "Chemical and Bio Data", consumes: "*/*" }, {
  body: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From b068-1ChatPccMoleculeTask.", "x-format": "uuid", "x-from": ["b068-1ChatPccMoleculeTask"] }),
}, { title: "B0682ChatPccMoleculeResultRequest" }),
  answer: () => Type.Object({
  admet_predictions: Type.Optional(Type.Array(Type.Object({
    compound_id: Type.Optional(Type.String({ description: "Identifier of the compound.", examples: ["6B"] })),
    hba: Type.Optional(Type.Integer({ format: "int32", description: "H-bond acceptors.", "x-unit": "count", examples: [7] })),
    hbd: Type.Optional(Type.Integer({ format: "int32", description: "H-bond donors.", "x-unit": "count", examples: [1] })),
    logp: Type.Optional(Type.Number({ format: "double", description: "Logp.", "x-unit": "1", examples: [4.75] })),
    molecular_weight: Type.Optional(Type.Number({ format: "double", description: "Molecular weight.", "x-unit": "1", examples: [431.57] })),
    tpsa: Type.Optional(Type.Number({ format: "double", description: "TPSA, square angstrom.", "x-unit": "1", examples: [100.13] })),
  }), { description: "Admet predictions." })),
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "uuid" })),
  molecules: Type.Optional(Type.Array(Type.Object({
    example: Type.Optional(Type.String({ description: "Example.", examples: ["6B"] })),
    example_page: Type.Optional(Type.String({ description: "Example page.", examples: ["P28"] })),
    key_data_highlights: Type.Optional(Type.String({ description: "Activity figures." })),
    key_data_page: Type.Optional(Type.String({ description: "Key data page.", examples: ["P51"] })),
    molecule_id: Type.Optional(Type.String({ description: "Identifier of the molecule.", examples: ["6B"] })),
    molecule_id_page: Type.Optional(Type.String({ description: "Molecule id page.", examples: ["P28"] })),
    molecule_image: Type.Optional(Type.String({ description: "Molecule image.", examples: ["#123"] })),
    rank: Type.Optional(Type.Integer({ format: "int32", description: "Rank.", "x-unit": "1", examples: [1] })),
    recommend_reason: Type.Optional(Type.String({ description: "Recommend reason.", examples: ["..."] })),
    smiles: Type.Optional(Type.String({ description: "SMILES of the compound." })),
  }), { description: "Molecules." })),
  patent_no: Type.Optional(Type.String({ description: "Patent no.", examples: ["US20240124450A1"] })),
  status: Type.Optional(Type.Enum(["initializing", "created", "started", "planning", "processing", "completed", "failed", "terminated"], { type: "string", description: "Status." })),
  structure_optimization: Type.Optional(Type.String({ description: "Structure optimization." })),
}, { title: "B0682ChatPccMoleculeResultAnswer" }),
});

export const b068_2DocanalyzerGetextractmaterial = shape({ id: "b068-2DocanalyzerGetextractmaterial", code: "B068-2", method: "POST", path: "/eureka/material/docAnalyzer/getExtractMaterial", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From b068-1DocanalyzerSubmitpdf.", "x-format": "uuid", "x-from": ["b068-1DocanalyzerSubmitpdf"] }),
}, { title: "B0682DocanalyzerGetextractmaterialRequest" }),
  answer: () => Type.Object({
  code: Type.Integer({ format: "int32", description: "Code.", "x-unit": "code", examples: [0] }),
  data: Type.Optional(Type.Array(Type.Object({
    error_detail: Type.Optional(Type.Object({
      error_code: Type.Optional(Type.String({ description: "0, or what went wrong." })),
      error_message: Type.Optional(Type.String({ description: "Error message." })),
    }, { description: "Error detail.", "x-inferred": true, additionalProperties: true })),
    errors: Type.Optional(Type.Integer({ format: "int32", description: "Errors.", "x-unit": "count", examples: [5] })),
    results: Type.Optional(Type.Object({
      language_results: Type.Optional(Type.Object({
        en: Type.Optional(Item()),
        zh: Type.Optional(Item()),
      }, { description: "Language results.", "x-inferred": true, additionalProperties: true })),
      pages_processed: Type.Optional(Type.Integer({ format: "int32", description: "Pages processed.", "x-unit": "count", examples: [10] })),
    }, { description: "The rows of this answer." })),
    running: Type.Optional(Type.Integer({ format: "int32", description: "Running.", "x-unit": "count", examples: [5] })),
    success: Type.Optional(Type.Integer({ format: "int32", description: "Whether it succeeded.", "x-unit": "count", examples: [90] })),
    task_id: Type.Optional(Type.String({ description: "Identifier of the task.", examples: ["task_12345"] })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
  }), { description: "The result." })),
  message: Type.Optional(Type.String({ description: "Message.", examples: ["success"] })),
}, { title: "B0682DocanalyzerGetextractmaterialAnswer" }),
});

export const b071ChemicalGetsingledata = shape({ id: "b071ChemicalGetsingledata", code: "B071", method: "POST", path: "/synapse/patent/chemical/getSingleData", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  exclude_reagents: Type.Optional(Type.Boolean({ description: "Exclude reagents." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  only_first: Type.Optional(Type.Boolean({ description: "Only compounds first seen in this patent." })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US12497460B2"] })),
  range_max: Type.Optional(Type.Number({ format: "double", description: "Molecular weight bound.", "x-unit": "g/mol", examples: [888] })),
  range_min: Type.Optional(Type.Number({ format: "double", description: "Molecular weight bound.", "x-unit": "g/mol", examples: [30] })),
  source: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Where it comes from.", "x-itemMeaning": { "1": "manual", "2": "other", "3": "picture", "4": "claims", "5": "abstract", "6": "title", "7": "description" } })),
}, { title: "B071ChemicalGetsingledataRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    claims_mention: Type.Optional(Type.Integer({ format: "int32", description: "Claims mention.", "x-unit": "count", examples: [1] })),
    compound_name: Type.Optional(Type.String({ description: "Name of the compound." })),
    desc_mention: Type.Optional(Type.Integer({ format: "int32", description: "Mentions in description.", "x-unit": "count", examples: [8] })),
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    mwt: Type.Optional(Type.Number({ format: "double", description: "Molecular weight.", "x-unit": "g/mol", examples: [868.45] })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    pdf_mention: Type.Optional(Type.Integer({ format: "int32", description: "PDF mention.", "x-unit": "count", examples: [0] })),
    pdf_position: Type.Optional(Type.Array(Type.Object({
      page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
      position: Type.Optional(Type.Array(Type.Number({ examples: [0.2513], "x-inferred": true }), { description: "Position." })),
    }), { description: "PDF position." })),
    publication_date: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    smiles: Type.Optional(Type.String({ description: "SMILES of the compound." })),
    ta_mention: Type.Optional(Type.Integer({ format: "int32", description: "Mentions in title and abstract.", "x-unit": "count", examples: [0] })),
  }), { description: "The entries, in order." })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  size: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [8] })),
}, { title: "B071ChemicalGetsingledataAnswer" }),
});

export const b072_1ChemicalSubmittask = shape({ id: "b072-1ChemicalSubmittask", code: "B072-1", method: "POST", path: "/synapse/patent/chemical/submitTask", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { maxItems: 100, description: "Patent ids. Give id or number; with both the id is taken." })),
  patent_numbers: Type.Optional(Type.Array(Type.String({ examples: ["US20230233575A1"], "x-inferred": true }), { maxItems: 100, description: "Patent numbers. Give id or number; with both the id is taken." })),
  range_max: Type.Optional(Type.Number({ format: "double", description: "Molecular weight bound.", "x-unit": "g/mol", examples: [888] })),
  range_min: Type.Optional(Type.Number({ format: "double", description: "Molecular weight bound.", "x-unit": "g/mol", examples: [30] })),
  source: Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Where it comes from.", "x-itemMeaning": { "1": "manual", "2": "other", "3": "picture", "4": "claims", "5": "abstract", "6": "title", "7": "description" } }),
}, { title: "B0721ChemicalSubmittaskRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "hex32" })),
}, { title: "B0721ChemicalSubmittaskAnswer" }),
});

export const b072_2ChemicalGettaskresult = shape({ id: "b072-2ChemicalGettaskresult", code: "B072-2", method: "GET", path: "/synapse/patent/chemical/getTaskResult", tag: "Chemical and Bio Data" }, {
  query: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From b072-1ChemicalSubmittask.", "x-format": "hex32", "x-from": ["b072-1ChemicalSubmittask"] }),
}),
  answer: () => Type.Object({
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  results: Type.Optional(Type.Array(Type.Object({
    compound_name: Type.Optional(Type.String({ description: "Name of the compound." })),
    formula: Type.Optional(Type.String({ description: "Molecular formula.", examples: ["C88H97Cl2N9O33"] })),
    inchi: Type.Optional(Type.String({ description: "InChI of the compound." })),
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    mol_weight: Type.Optional(Type.Number({ format: "double", description: "Molecular weight.", "x-unit": "g/mol", examples: [1879.67] })),
    paper_num: Type.Optional(Type.Integer({ format: "int32", description: "Paper number.", "x-unit": "count", examples: [45] })),
    patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Patent ids." })),
    patent_num: Type.Optional(Type.Integer({ format: "int32", description: "Patent number.", "x-unit": "count", examples: [42653] })),
    publication: Type.Optional(Type.Object({
      patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US12497460B2"] })),
      publication_date: Type.Optional(Type.String({ description: "Publication date.", "x-format": "d MMM yyyy" })),
    }, { description: "Publication." })),
    smiles: Type.Optional(Type.String({ description: "SMILES of the compound." })),
    synonyms: Type.Optional(Type.Array(Type.String({ examples: ["91032-36-9"], "x-inferred": true }), { description: "Synonyms." })),
  }), { description: "The rows of this answer." })),
  size: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  status: Type.Optional(Type.String({ description: "Status.", examples: ["SUCCESS"] })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [180] })),
}, { title: "B0722ChemicalGettaskresultAnswer" }),
});

export const b073KeywordSearch = shape({ id: "b073KeywordSearch", code: "B073", method: "POST", path: "/chemical-business/keyword/search", tag: "Chemical and Bio Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  keyword: Type.String({ description: "CAS, name, synonym, formula, SMILES or InChIKey.", examples: ["SIMVASTATIN"] }),
}),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    compound_name: Type.Optional(Type.String({ description: "Name of the compound.", examples: ["Simvastatin"] })),
    inchi_key: Type.Optional(Type.String({ description: "InChIKey of the compound.", "x-format": "inchikey" })),
    smiles: Type.Optional(Type.String({ description: "SMILES of the compound." })),
    structure_image_url: Type.Optional(Type.String({ format: "uri", description: "Link to the structure image." })),
  }), { description: "The entries, in order." })),
}, { title: "B073KeywordSearchAnswer" }),
});

export const b075ReactionRoute = shape({ id: "b075ReactionRoute", code: "B075", method: "POST", path: "/synapse/chemical/reaction/route", tag: "Chemical and Bio Data" }, {
  body: () => Type.Object({
  inchi_key: Type.String({ description: "InChIKey of the compound. From b001ChemicalOpenapiCompound or b073KeywordSearch.", "x-format": "inchikey", "x-from": ["b001ChemicalOpenapiCompound", "b073KeywordSearch"] }),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 20, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [20], "x-window": 10000 })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Without it nothing is filtered.", examples: ["US8247416"] })),
  type: Type.Enum(["reactant", "product"], { type: "string", description: "Kind." }),
}, { title: "B075ReactionRouteRequest" }),
  answer: () => Type.Object({
  limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [20] })),
  offset: Type.Optional(Type.Integer({ format: "int32", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  results: Type.Optional(Type.Array(Type.Object({
    pns: Type.Optional(Type.Array(Type.String({ examples: ["US123A"], "x-inferred": true }), { description: "Patent numbers sharing the reactions." })),
    smiles_reactions: Type.Optional(Type.Array(Type.Object({
      products: Type.Optional(Type.Array(ChemicalReactionResponseReactantItem(), { description: "Products." })),
      reactants: Type.Optional(Type.Array(ChemicalReactionResponseReactantItem(), { description: "Reactants." })),
    }), { description: "SMILES reactions." })),
  }), { description: "The rows of this answer." })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "B075ReactionRouteAnswer" }),
});

export const b076V1Ocsr = shape({ id: "b076V1Ocsr", code: "B076", method: "POST", path: "/ocsr_wrapper/v1/ocsr", tag: "Chemical and Bio Data", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  files: Type.String({ format: "binary", description: "Repeatable part.", "x-maxBytes": 4194304 }),
}, { title: "B076V1OcsrRequest" }),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "Number of the images sent.", "x-unit": "count", examples: [2] })),
  results: Type.Optional(Type.Array(Type.Object({
    charge: Type.Optional(Type.Boolean({ description: "Charge." })),
    error: Type.Optional(Type.String({ description: "Error." })),
    h2o: Type.Optional(Type.Boolean({ description: "Hydrate present." })),
    image_type: Type.Optional(Type.String({ description: "Kind of the image.", "x-values": ["molecule"] })),
    isotope: Type.Optional(Type.Boolean({ description: "Isotope." })),
    metal: Type.Optional(Type.Boolean({ description: "Metal." })),
    salt: Type.Optional(Type.Boolean({ description: "Salt." })),
    smiles: Type.Optional(Type.String({ description: "Empty when not recognized.", examples: ["CC(=O)Oc1ccccc1C(=O)O"] })),
  }), { description: "The rows of this answer." })),
}, { title: "B076V1OcsrAnswer" }),
});
