// Written by `npm run contract` from ../groups/patent-mining-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const Part = once(() => Type.Object({
  code: Type.Optional(Type.String({ description: "Code.", examples: ["14"] })),
  representive_label_txt: Type.Optional(Type.String({ description: "Representive label txt." })),
  x1: Type.Optional(Type.Integer({ format: "int32", description: "X1. Upper left corner.", "x-unit": "count", examples: [1549] })),
  x2: Type.Optional(Type.Integer({ format: "int32", description: "Lower right corner.", "x-unit": "count", examples: [1569] })),
  y1: Type.Optional(Type.Integer({ format: "int32", description: "Y1. Upper left corner.", "x-unit": "count", examples: [1207] })),
  y2: Type.Optional(Type.Integer({ format: "int32", description: "Lower right corner.", "x-unit": "count", examples: [1250] })),
}, { title: "Part", description: "Part." }));

const MaterialOffset = once(() => Type.Object({
  end: Type.Optional(Type.Integer({ format: "int32", description: "Where it ends.", "x-unit": "count", examples: [95] })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [92] })),
  text: Type.Optional(Type.String({ description: "Text." })),
}, { title: "MaterialOffset", description: "Material offset." }));

export const p022HighValueDataSeicClassification = shape({ id: "p022HighValueDataSeicClassification", code: "P022", method: "GET", path: "/high-value-data/seic-classification", tag: "Patent Mining Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN110650438A"] })),
}),
  answer: () => Type.Array(Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["en"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN110650438A"] })),
  seic_classification: Type.Optional(Type.Array(Type.Object({
    seic_lv1: Type.Optional(Type.Object({
      seic_desc: Type.Optional(Type.String({ description: "Strategic industry class name." })),
      seic_no: Type.Optional(Type.String({ description: "Strategic industry class id.", examples: ["1.1"] })),
    }, { description: "Strategic emerging industry class of level 1 or 2." })),
    seic_lv2: Type.Optional(Type.Object({
      seic_desc: Type.Optional(Type.String({ description: "Strategic industry class name." })),
      seic_no: Type.Optional(Type.String({ description: "Strategic industry class id.", examples: ["1.1"] })),
    }, { description: "Strategic emerging industry class of level 1 or 2." })),
  }), { description: "Strategic emerging industry class classification." })),
})),
});

export const p023HighValueDataApplicationDomain = shape({ id: "p023HighValueDataApplicationDomain", code: "P023", method: "GET", path: "/high-value-data/application-domain", tag: "Patent Mining Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN102681224A"] })),
}),
  answer: () => Type.Array(Type.Object({
  application_domain_data: Type.Optional(Type.Array(Type.Object({
    level: Type.Optional(Type.Integer({ format: "int32", description: "Level.", "x-unit": "count", examples: [4] })),
    name: Type.Optional(Type.String({ description: "Name." })),
  }), { description: "Application domain data." })),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["en"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN102681224A"] })),
})),
});

export const p024HighValueDataTechnologyTopic = shape({ id: "p024HighValueDataTechnologyTopic", code: "P024", method: "GET", path: "/high-value-data/technology-topic", tag: "Patent Mining Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN102681224A"] })),
}),
  answer: () => Type.Array(Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["en"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN102681224A"] })),
  technology_topic_data: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technology topic data." })),
})),
});

export const p025HighValueDataTechProblemAndBenefitSummary = shape({ id: "p025HighValueDataTechProblemAndBenefitSummary", code: "P025", method: "GET", path: "/high-value-data/tech-problem-and-benefit-summary", tag: "Patent Mining Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number. Several are separated by \",\".", examples: ["CN102681224A"], "x-separator": "," })),
}),
  answer: () => Type.Array(Type.Object({
  benefit_summary: Type.Optional(Type.Object({
    benefit_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Benefit para." })),
    benefit_word: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Benefit word." })),
  }, { description: "Benefit summary." })),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["en"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_title: Type.Optional(Type.String({ description: "Extended title." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US20230139460A1"] })),
  tech_problem_summary: Type.Optional(Type.Object({
    tech_problem_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technology problem para." })),
    tech_problem_word: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technology problem word." })),
  }, { description: "Technology problem summary." })),
  technical_approach_summary: Type.Optional(Type.Object({
    technical_approach_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technical approach para." })),
  }, { description: "Technical approach summary." })),
})),
});

export const p063PatentIntelligentAttachedImage = shape({ id: "p063PatentIntelligentAttachedImage", code: "P063", method: "POST", path: "/search/patent/intelligent-attached-image", tag: "Patent Mining Data" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give patent_id or pn.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give patent_id or pn.", examples: ["CN111719991A"] })),
}, { title: "P063PatentIntelligentAttachedImageRequest" }),
  answer: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_images: Type.Optional(Type.Array(Type.Object({
    parts: Type.Optional(Type.Array(Part(), { description: "Parts." })),
    storage_path: Type.Optional(Type.String({ format: "uri", description: "Storage path." })),
  }), { description: "Patent images." })),
  pdf_images: Type.Optional(Type.Array(Type.Object({
    fig_title_code: Type.Optional(Type.String({ description: "Fig title code.", examples: ["1"] })),
    parts: Type.Optional(Type.Array(Part(), { description: "Parts." })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    storage_path: Type.Optional(Type.String({ format: "uri", description: "Storage path." })),
  }), { description: "PDF images." })),
}, { title: "P063PatentIntelligentAttachedImageAnswer" }),
});

export const p064BasicPatentDataPatentEnhancedData = shape({ id: "p064BasicPatentDataPatentEnhancedData", code: "P064", method: "GET", path: "/basic-patent-data/patent_enhanced_data", tag: "Patent Mining Data" }, {
  query: () => Type.Object({
  fields: Type.Optional(Type.String({ description: "Fields. Several are separated by \",\".", "x-separator": "," })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US11205304B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  application_type: Type.Optional(Type.Integer({ format: "int32", description: "Application type.", "x-unit": "count", examples: [1] })),
  earliest_priority_date: Type.Optional(Type.Integer({ format: "int32", description: "Earliest priority date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  first_claim: Type.Optional(Type.Array(Type.Object({
    claim_text: Type.Optional(Type.String({ description: "Text of the claims." })),
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
  }), { description: "First claim." })),
  first_publication: Type.Optional(Type.Object({
    pbdt: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  }, { description: "First publication." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN101595528B"] })),
})),
});

export const p066HighValueDataPatentClassificationDescription = shape({ id: "p066HighValueDataPatentClassificationDescription", code: "P066", method: "POST", path: "/high-value-data/patent-classification-description", tag: "Patent Mining Data" }, {
  body: () => Type.Object({
  code: Type.String({ maxLength: 150, description: "Code. Several are separated by \",\", at most 10.", examples: ["C08G69/32"], "x-separator": ",", "x-maxItems": 10 }),
  replace_by_merge: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 1, description: "1 takes earlier versions of the classification too.", "x-unit": "code" })),
  type: Type.Enum(["ipc", "cpc", "upc", "gbc", "loc", "fi", "fterm"], { type: "string", maxLength: 5, description: "Kind." }),
}, { title: "P066HighValueDataPatentClassificationDescriptionRequest" }),
  answer: () => Type.Array(Type.Object({
  code: Type.Optional(Type.String({ description: "Code.", examples: ["C08G69/32"] })),
  desc: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
    text: Type.Optional(Type.String({ description: "Text." })),
  }), { description: "Description." })),
  parent: Type.Optional(Type.Array(Type.Object({
    desc: Type.Optional(Type.Array(Type.Object({
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }), { description: "Description." })),
    parent_code: Type.Optional(Type.String({ description: "Parent code.", examples: ["EN"] })),
  }), { description: "Parent." })),
  type: Type.Optional(Type.Enum(["ipc", "cpc", "upc", "gbc", "loc", "fi", "fterm"], { type: "string", maxLength: 5, description: "Kind." })),
  version: Type.Optional(Type.String({ description: "Version.", examples: ["2024.01"] })),
})),
});

export const p100MaterialPatentPum = shape({ id: "p100MaterialPatentPum", code: "P100", method: "POST", path: "/material/patent-pum", tag: "Patent Mining Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN113769175B"] })),
  ppi_info: Type.Optional(Type.Array(Type.Object({
    display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
    display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
    lower_bound: Type.Optional(Type.Number({ format: "double", description: "Lower bound.", "x-unit": "1", examples: [0] })),
    ppi_detail: Type.Optional(Type.Array(Type.Object({
      measurement_max: Type.Optional(Type.Number({ format: "double", description: "Measurement greatest.", "x-unit": "1", examples: [200] })),
      measurement_min: Type.Optional(Type.Number({ format: "double", description: "Measurement least.", "x-unit": "1", examples: [5] })),
      raw_property: Type.Optional(Type.String({ description: "Raw property." })),
      raw_unit: Type.Optional(Type.String({ description: "Raw unit." })),
      section: Type.Optional(Type.String({ description: "Section.", examples: ["claim"] })),
    }), { description: "PPI detail." })),
    ppi_id: Type.Optional(Type.Integer({ format: "int32", description: "Identifier of the PPI.", "x-unit": "identifier", examples: [17011850] })),
    print_friendly_units: Type.Optional(Type.String({ description: "Print friendly units." })),
    upper_bound: Type.Optional(Type.Number({ format: "double", description: "Upper bound.", "x-unit": "1", examples: [1000000000] })),
  }), { description: "PPI details." })),
})),
});

export const p101MaterialMaterialOntology = shape({ id: "p101MaterialMaterialOntology", code: "P101", method: "POST", path: "/material/material-ontology", tag: "Patent Mining Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  ontology_lable: Type.Optional(Type.Array(Type.Object({
    display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
    display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
    ppi_id: Type.Optional(Type.Integer({ format: "int32", description: "Identifier of the PPI.", "x-unit": "identifier", examples: [17011850] })),
  }), { description: "Ontology label." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN113769175B"] })),
})),
});

export const p102MaterialMaterialSubstance = shape({ id: "p102MaterialMaterialSubstance", code: "P102", method: "POST", path: "/material/material-substance", tag: "Patent Mining Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN113769175B"] })),
  substance_lable: Type.Optional(Type.Array(Type.Object({
    substance_id: Type.Optional(Type.String({ description: "Identifier of the substance.", "x-format": "uuid" })),
    substance_master_name_cn: Type.Optional(Type.String({ description: "Substance master name, in Chinese." })),
    substance_master_name_en: Type.Optional(Type.String({ description: "Substance master name, in English." })),
  }), { description: "Substance label." })),
})),
});

export const p103MaterialMaterialSpum = shape({ id: "p103MaterialMaterialSpum", code: "P103", method: "POST", path: "/material/material-spum", tag: "Patent Mining Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN113769175B"] })),
  spum_detail: Type.Optional(Type.Array(Type.Object({
    measurement_max: Type.Optional(Type.Number({ format: "double", description: "Measurement greatest.", "x-unit": "1", examples: [599.37] })),
    measurement_min: Type.Optional(Type.Number({ format: "double", description: "Measurement least.", "x-unit": "1", examples: [59.937] })),
    measurement_offset: Type.Optional(Type.Array(MaterialOffset(), { description: "Measurement offset." })),
    ppi_id: Type.Optional(Type.Integer({ format: "int32", description: "Identifier of the PPI.", "x-unit": "identifier", examples: [17010571] })),
    raw_measurement: Type.Optional(Type.String({ description: "Raw measurement.", examples: ["1.0~10.0"] })),
    raw_property: Type.Optional(Type.String({ description: "Raw property." })),
    raw_substance: Type.Optional(Type.String({ description: "Raw substance." })),
    raw_unit: Type.Optional(Type.String({ description: "Raw unit.", examples: ["min"] })),
    section: Type.Optional(Type.String({ description: "Section.", examples: ["claims"] })),
    substance_id: Type.Optional(Type.String({ description: "Identifier of the substance.", "x-format": "uuid" })),
    substance_offset: Type.Optional(Type.Array(MaterialOffset(), { description: "Substance offset." })),
    unit_offset: Type.Optional(Type.Array(MaterialOffset(), { description: "Unit offset." })),
  }), { description: "Spum detail." })),
})),
});
