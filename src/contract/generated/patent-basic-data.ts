// Written by `npm run contract` from ../groups/patent-basic-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const PatentBasePersonSimple = once(() => Type.Object({
  address: Type.Optional(Type.String({ description: "Address." })),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.String({ description: "Name." }),
  sequence: Type.Integer({ format: "int32", minimum: 1, description: "Position in the list, from 1.", "x-unit": "count", examples: [1] }),
}, { title: "PatentBasicDataPatentBasePersonSimple", description: "Patent base person simple." }));

const PatentAbstract = once(() => Type.Object({
  data_format: Type.String({ description: "`original`; where no original is stored: `office` or `machine` translation.", "x-values": ["original"] }),
  lang: Type.String({ description: "Language code.", examples: ["EN"] }),
  text: Type.String({ description: "Text." }),
}, { title: "PatentAbstract", description: "Patent abstract." }));

const ApplicationData = once(() => Type.Object({
  country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
  date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  doc_number: Type.Optional(Type.String({ description: "Number of the document, without office and kind code.", examples: ["14/706838"] })),
  kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
  month: Type.Optional(Type.Integer({ format: "int32", description: "yyyyMM", "x-unit": "yyyyMM", examples: [201505] })),
  year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2015] })),
}, { title: "PatentBasicDataApplicationData", description: "Application data." }));

const ClassificationDoc = once(() => Type.Object({
  further_classification: Type.Array(ClassificationCode(), { description: "Further classification." }),
  main_classification: ClassificationCode(),
}, { title: "PatentBasicDataClassificationDoc", description: "Classification document." }));

const ClassificationCode = once(() => Type.Object({
  class: Type.Optional(Type.String({ description: "Class.", examples: ["60"] })),
  main_group: Type.Optional(Type.String({ description: "Main group.", examples: ["21"] })),
  section: Type.Optional(Type.String({ description: "Section.", examples: ["B"] })),
  sub_class: Type.Optional(Type.String({ description: "Subclass.", examples: ["R"] })),
  sub_group: Type.Optional(Type.String({ description: "Subgroup.", examples: ["00"] })),
}, { title: "PatentBasicDataClassificationCode", description: "Classification code." }));

const PatentBasePerson = once(() => Type.Object({
  address: Type.Optional(Type.String({ description: "Address." })),
  data_format: Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] }),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.String({ description: "Name." }),
  rep_type: Type.Optional(Type.Enum(["agency", "agents", "primary", "assistant"], { type: "string", description: "Rep type." })),
  sequence: Type.Integer({ format: "int32", minimum: 1, description: "Position in the list, from 1.", "x-unit": "count", examples: [1] }),
}, { title: "PatentBasePerson", description: "Patent base person." }));

const CitedByPatents = once(() => Type.Object({
  country: Type.String({ description: "Country or office code.", examples: ["US"] }),
  doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["20130033085"] }),
  kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
  sequence: Type.Integer({ format: "int32", minimum: 1, description: "Position in the list, from 1.", "x-unit": "count", examples: [1] }),
}, { title: "CitedByPatents", description: "Cited by patents." }));

export const p011BasicPatentDataSimpleBibliography = shape({ id: "p011BasicPatentDataSimpleBibliography", code: "P011", method: "GET", path: "/basic-patent-data/simple-bibliography", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["US11205304B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  bibliographic_data: Type.Object({
    abstracts: Type.Array(Type.Object({
      lang: Type.String({ description: "Language code.", examples: ["EN"] }),
      text: Type.String({ description: "Text." }),
    }), { description: "Abstracts." }),
    application_reference: Type.Object({
      apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN201510570472.5"] })),
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
    }, { description: "The application." }),
    classification_data: Type.Object({
      classification_cpc: Type.Optional(Type.Object({
        further: Type.Array(Type.String({ examples: ["H04L67/12"], "x-inferred": true }), { description: "Further." }),
        main: Type.String({ description: "Main.", examples: ["G06Q40/025"] }),
      }, { description: "Classification CPC." })),
      classification_gbc: Type.Array(Type.String({ examples: ["C3962"], "x-inferred": true }), { description: "Classification gbc." }),
      classification_ipcr: Type.Optional(Type.Object({
        further: Type.Array(Type.String({ examples: ["H04L67/12"], "x-inferred": true }), { description: "Further." }),
        main: Type.String({ description: "Main.", examples: ["G06Q40/025"] }),
      }, { description: "Classification ipcr." })),
      classification_loc: Type.Array(Type.String({ examples: ["12-10"], "x-inferred": true }), { description: "Classification Locarno class." }),
    }, { description: "Classes by scheme." }),
    dates_of_public_availability: Type.Optional(Type.Object({
      printed_with_granted: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20101022] })),
    }, { description: "Days on which it was printed." })),
    invention_title: Type.Array(Type.Object({
      lang: Type.String({ description: "Language code.", examples: ["EN"] }),
      text: Type.String({ description: "Text." }),
    }), { description: "Titles." }),
    parties: Type.Object({
      applicants: Type.Array(PatentBasePersonSimple(), { description: "Applicants." }),
      assignees: Type.Array(PatentBasePersonSimple(), { description: "Owners." }),
      inventors: Type.Array(PatentBasePersonSimple(), { description: "Inventors." }),
    }, { description: "Persons and companies named." }),
    patent_type: Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent." }),
    pct_or_regional_filing_data: Type.Optional(Type.Object({
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["14/706838"] }),
      entry_date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
    }, { description: "PCT or regional filing data." })),
    pct_or_regional_publishing_data: Type.Optional(Type.Object({
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      number: Type.String({ description: "Number.", examples: ["11205304"] }),
    }, { description: "PCT or regional publishing data." })),
    priority_claims: Type.Array(Type.Object({
      country: Type.String({ description: "Country or office code.", examples: ["US"] }),
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["11205304"] }),
    }), { description: "Priorities claimed." }),
    publication_reference: Type.Object({
      country: Type.String({ description: "Country or office code.", examples: ["US"] }),
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["106534228"] }),
      kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["B2"] })),
    }, { description: "The publication." }),
    reference_cited: Type.Object({
      cited_others: Type.Array(Type.String({ "x-inferred": true }), { description: "Cited literature." }),
      cited_patents: Type.Array(Type.String({ examples: ["CN203027992U"], "x-inferred": true }), { description: "Cited patents." }),
    }, { description: "What is cited." }),
  }, { description: "Bibliographic data." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p012BasicPatentDataBibliography = shape({ id: "p012BasicPatentDataBibliography", code: "P012", method: "GET", path: "/basic-patent-data/bibliography", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["US11205304B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  bibliographic_data: Type.Object({
    abstracts: Type.Array(PatentAbstract(), { description: "Abstracts." }),
    application_reference: ApplicationData(),
    classification_data: Type.Object({
      classification_cpc: Type.Optional(ClassificationDoc()),
      classification_fi: Type.Array(Type.String({ examples: ["B62D131/00"], "x-inferred": true }), { description: "Classification fi." }),
      classification_fterm: Type.Array(Type.String({ examples: ["5H181/LL09"], "x-inferred": true }), { description: "Classification fterm." }),
      classification_gbc: Type.Object({
        classification_symbol: Type.Array(Type.Object({
          category: Type.Optional(Type.String({ description: "Category.", examples: ["C"] })),
          class: Type.Optional(Type.String({ description: "Class.", examples: ["60"] })),
          mid_class: Type.Optional(Type.String({ description: "Mid class.", examples: ["397"] })),
          sub_class: Type.Optional(Type.String({ description: "Subclass.", examples: ["R"] })),
        }), { description: "Classification symbol." }),
      }, { description: "Classification gbc." }),
      classification_ipcr: Type.Optional(ClassificationDoc()),
      classification_loc: Type.Array(Type.String({ examples: ["12-10"], "x-inferred": true }), { description: "Classification Locarno class." }),
      classification_upc: Type.Object({
        classification_symbol: Type.Array(ClassificationCode(), { description: "Classification symbol." }),
      }, { description: "Classification upc." }),
    }, { description: "Classes by scheme." }),
    dates_of_public_availability: Type.Optional(Type.Object({
      month: Type.Optional(Type.Integer({ format: "int32", description: "yyyyMM", "x-unit": "yyyyMM", examples: [201101] })),
      printed_with_granted: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20101022] })),
      year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2011] })),
    }, { description: "Days on which it was printed." })),
    exdt: Type.Optional(Type.Integer({ format: "int32", description: "Estimated expiry date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    invention_title: Type.Array(PatentAbstract(), { description: "Titles." }),
    parties: Type.Object({
      agency: Type.Array(PatentBasePerson(), { description: "Agency." }),
      agents: Type.Array(PatentBasePerson(), { description: "Agents." }),
      applicants: Type.Array(PatentBasePerson(), { description: "Applicants." }),
      assignees: Type.Array(PatentBasePerson(), { description: "Owners." }),
      examiners: Type.Array(PatentBasePerson(), { description: "Examiners." }),
      inventors: Type.Array(PatentBasePerson(), { description: "Inventors." }),
    }, { description: "Persons and companies named." }),
    patent_type: Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent." }),
    pct_or_regional_filing_data: Type.Optional(Type.Object({
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["14/706838"] }),
      entry_date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
    }, { description: "PCT or regional filing data." })),
    pct_or_regional_publishing_data: Type.Optional(Type.Object({
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["WO2021083454"] }),
      kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
    }, { description: "PCT or regional publishing data." })),
    priority_claims: Type.Array(Type.Object({
      country: Type.String({ description: "Country or office code.", examples: ["US"] }),
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["62/012273"] }),
    }), { description: "Priorities claimed." }),
    publication_reference: ApplicationData(),
    reference_cited: Type.Object({
      cited_others: Type.Array(Type.Object({
        lang: Type.Optional(Type.String({ description: "Language code.", examples: ["JP"] })),
        num: Type.String({ description: "Number of the entry.", examples: ["0001"] }),
        text: Type.String({ description: "Text." }),
      }), { description: "Cited literature." }),
      cited_patents: Type.Array(Type.Object({
        country: Type.String({ description: "Country or office code.", examples: ["US"] }),
        doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["20130033085"] }),
        kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
        num: Type.String({ description: "Number of the entry.", examples: ["0001"] }),
      }), { description: "Cited patents." }),
    }, { description: "What is cited." }),
    related_documents: Type.Array(Type.Object({
      country: Type.String({ description: "Country or office code.", examples: ["US"] }),
      date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["14/690401"] }),
      relation_type: Type.String({ description: "Relation type.", "x-values": ["divisional", "continuation"] }),
    }), { description: "Related documents." }),
  }, { description: "Bibliographic data." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p013BasicPatentDataLegalStatus = shape({ id: "p013BasicPatentDataLegalStatus", code: "P013", method: "GET", path: "/basic-patent-data/legal-status", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["US20220119699A9"] })),
}),
  answer: () => Type.Array(Type.Object({
  legal_date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  patent_legal: Type.Object({
    event_status: Type.Array(Type.String({ examples: ["Transfer"], "x-inferred": true }), { description: "Kinds of legal events.", "x-itemValues": ["Transfer", "License", "Pledge", "Trust", "Opposition", "Re-examination", "Customs", "Litigation", "Preservation", "Invalid-procedure", "Oral-procedure", "Declassification", "Double application"] }),
    legal_status: Type.Array(Type.String({ examples: ["Examining"], "x-inferred": true }), { description: "Legal status in detail.", "x-itemValues": ["Published", "Examining", "Granted", "Double", "Abandoned-Undetermined", "Abandoned-Voluntarily", "Abandoned-Deemed", "Withdrawn-Undetermined", "Withdrawn-Voluntarily", "Withdrawn-Deemed", "Rejected", "Revoked", "Expired", "Non-Payment", "Restoration", "Ceased", "P-Revoked", "Discontinuation", "PCT published", "PCT entering(designated period)", "PCT entering(designated expiration)", "unentered"] }),
    simple_legal_status: Type.Array(Type.String({ examples: ["Pending"], "x-inferred": true }), { description: "Simple legal status. Comes in the language asked for.", "x-itemValues": ["Inactive", "Active", "Pending", "Undetermined", "PCT designated period", "PCT designated expiration"] }),
  }, { description: "Patent legal." }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p014BasicPatentDataPatentFamily = shape({ id: "p014BasicPatentDataPatentFamily", code: "P014", method: "GET", path: "/basic-patent-data/patent-family", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["JP1999068462A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_family: Type.Object({
    inpadoc_family: Type.Array(CitedByPatents(), { description: "Extended (INPADOC) family." }),
    inpadoc_family_id: Type.Integer({ format: "int32", minimum: 1, description: "Number of the extended (INPADOC) family: DOCDB's where a source states one, else one of 31 bits made from the priorities. Two families of a large corpus may share such a number; the key tells them apart.", "x-unit": "identifier", examples: [459115956] }),
    patsnap_family: Type.Array(CitedByPatents(), { description: "Extended family." }),
    patsnap_family_id: Type.Integer({ format: "int32", minimum: 1, description: "The same number as inpadoc_family_id.", "x-unit": "identifier", examples: [459115956] }),
    simple_family: Type.Array(CitedByPatents(), { description: "Simple (DOCDB) family." }),
    simple_family_id: Type.Integer({ format: "int32", minimum: 1, description: "Number of the simple (DOCDB) family: DOCDB's where a source states one, else one of 31 bits made from the priorities. Two families of a large corpus may share such a number; the key tells them apart.", "x-unit": "identifier", examples: [331537782] }),
    simple_family_key: Type.String({ description: "Exact identity of the simple family; search with `FAM_ID: <key>`.", examples: ["41012345"], "x-own": true }),
    inpadoc_family_key: Type.String({ description: "Exact identity of the extended family; search with `IFAM_ID: <key>`.", examples: ["4503599627370497"], "x-own": true }),
  }, { description: "Patent family." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p015BasicPatentDataBackwardCitation = shape({ id: "p015BasicPatentDataBackwardCitation", code: "P015", method: "GET", path: "/basic-patent-data/backward-citation", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["DE3106419A1"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_cited: Type.Object({
    cited_by_3y: Type.Integer({ format: "int32", minimum: 0, description: "Within 3 years.", "x-unit": "count", examples: [0] }),
    cited_by_5y: Type.Integer({ format: "int32", minimum: 0, description: "Within 5 years.", "x-unit": "count", examples: [2] }),
    cited_by_inpadoc_family: Type.Integer({ format: "int32", minimum: 0, description: "Cited by INPADOC family.", "x-unit": "count", examples: [2] }),
    cited_by_patents: Type.Array(CitedByPatents(), { description: "Cited by patents." }),
    cited_by_patsnap_family: Type.Integer({ format: "int32", minimum: 0, description: "Cited by extended family.", "x-unit": "count", examples: [2] }),
    cited_by_simple_family: Type.Integer({ format: "int32", minimum: 0, description: "Cited by simple family.", "x-unit": "count", examples: [2] }),
  }, { description: "Patent cited." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p016AdvancedPatentDataForwardCitation = shape({ id: "p016AdvancedPatentDataForwardCitation", code: "P016", method: "GET", path: "/advanced-patent-data/forward-citation", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["US10071304B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  patsnap_reference_cited: Type.Object({
    cited_others: Type.Array(Type.Object({
      author: Type.Optional(Type.Array(Type.Object({
        lang: Type.Optional(Type.String({ description: "Language code.", examples: ["JP"] })),
        name: Type.String({ description: "Name." }),
        sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
      }), { description: "Authors." })),
      copyright: Type.Optional(Type.String({ description: "Copyright.", examples: ["Nature"] })),
      doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.1016/J.JMGM.2011.06.008"] })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["JP"] })),
      num: Type.String({ description: "Number of the entry.", examples: ["0001"] }),
      text: Type.String({ description: "Text." }),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "Cited literature." }),
    cited_patents: Type.Array(Type.Object({
      category: Type.Array(Type.String({ examples: ["A"], "x-inferred": true }), { description: "Category." }),
      cite_type: Type.Array(Type.String({ examples: ["EXA"], "x-inferred": true }), { description: "Cite type.", "x-itemValues": ["APP", "EXA", "OPP", "TPO", "OTHERS"] }),
      country: Type.String({ description: "Country or office code.", examples: ["US"] }),
      doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["20130033085"] }),
      kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
      num: Type.String({ description: "Number of the entry.", examples: ["0001"] }),
    }), { description: "Cited patents." }),
  }, { description: "Extended reference cited." }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
})),
});

export const p018BasicPatentDataClaimData = shape({ id: "p018BasicPatentDataClaimData", code: "P018", method: "GET", path: "/basic-patent-data/claim-data", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["CN108977442B"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: where this publication has no such text, the text of a member of its simple family, named in pn_related.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  claim_count: Type.Integer({ format: "int32", minimum: 0, description: "Number of claims.", "x-unit": "count", examples: [3] }),
  claims: Type.Array(Type.Object({
    claim_independent_count: Type.Integer({ format: "int32", minimum: 0, description: "Number of claim independents.", "x-unit": "count", examples: [3] }),
    claim_text: Type.String({ description: "Text of the claims." }),
    data_format: Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] }),
    lang: Type.String({ description: "Language code.", examples: ["EN"] }),
  }), { description: "Claims." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN108977442B"] }),
  pn_related: Type.Optional(Type.String({ description: "The family member whose claims these are.", examples: ["CN103106923A"] })),
})),
});

export const p019BasicPatentDataDescriptionData = shape({ id: "p019BasicPatentDataDescriptionData", code: "P019", method: "GET", path: "/basic-patent-data/description-data", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["JP1999068462A"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: where this publication has no such text, the text of a member of its simple family, named in pn_related.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  description: Type.Array(PatentAbstract(), { description: "Description." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] }),
  pn_related: Type.Optional(Type.String({ description: "The family member whose description this is.", examples: ["JP2004266582A"] })),
})),
});

export const p020BasicPatentDataPdfData = shape({ id: "p020BasicPatentDataPdfData", code: "P020", method: "GET", path: "/basic-patent-data/pdf-data", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number. Several are separated by \",\".", examples: ["EP2458380B1"], "x-separator": "," })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 takes the text of a family member where the publication has none.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pdf: Type.Optional(Type.Object({
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }, { description: "PDF." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US20050262868A1"] })),
  pn_related: Type.Optional(Type.String({ description: "Publication number of the family member that the text was taken from.", examples: ["AU2005202049A1"] })),
})),
});

export const p021BasicPatentDataAbstractImage = shape({ id: "p021BasicPatentDataAbstractImage", code: "P021", method: "GET", path: "/basic-patent-data/abstract-image", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number. Several are separated by \",\".", examples: ["CN3307359D"], "x-separator": "," })),
}),
  answer: () => Type.Array(Type.Object({
  abstract_drawing: Type.Optional(Type.Object({
    num: Type.Optional(Type.String({ description: "Number of the entry.", examples: ["0001"] })),
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }, { description: "Abstract drawing." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN104169186A"] })),
})),
});

export const p041BasicPatentDataSimpleLegalStatus = shape({ id: "p041BasicPatentDataSimpleLegalStatus", code: "P041", method: "GET", path: "/basic-patent-data/simple-legal-status", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent ids, at most 100, comma-separated; wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication numbers in any common spelling, at most 100, comma-separated.", examples: ["US11205304B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
  simple_legal_status: Type.Array(Type.String({ examples: ["Active"], "x-inferred": true }), { description: "Simple legal status. Comes in the language asked for.", "x-itemValues": ["Inactive", "Active", "Pending", "Undetermined", "PCT designated period", "PCT designated expiration"] }),
})),
});

export const p042BasicPatentDataFulltextImage = shape({ id: "p042BasicPatentDataFulltextImage", code: "P042", method: "POST", path: "/basic-patent-data/fulltext-image", tag: "Patent Basic Data" }, {
  body: () => Type.Object({
  limit: Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 100, description: "Most rows of this answer.", "x-unit": "rows", examples: [100] }),
  offset: Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] }),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN116420141A"] })),
}, { title: "P042BasicPatentDataFulltextImageRequest" }),
  answer: () => Type.Object({
  fulltext_image: Type.Optional(Type.Array(Type.Object({
    image_type: Type.Optional(Type.String({ description: "Kind of the image.", examples: ["drawings"] })),
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }), { description: "Fulltext image." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN116420141A"] })),
  result_count: Type.Optional(Type.Integer({ format: "int32", description: "Rows in this answer.", "x-unit": "count", examples: [9] })),
  total_search_result_count: Type.Optional(Type.Integer({ format: "int32", description: "How many match the search.", "x-unit": "count", examples: [9] })),
}, { title: "P042BasicPatentDataFulltextImageAnswer" }),
});

export const p042BasicPatentDataFulltextInlineImage = shape({ id: "p042BasicPatentDataFulltextInlineImage", code: "P042", method: "GET", path: "/basic-patent-data/fulltext-inline-image", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN116420141A"] })),
}),
  answer: () => Type.Object({
  fulltext_inline_image: Type.Optional(Type.Array(Type.Object({
    image_id: Type.Optional(Type.String({ description: "Identifier of the image.", examples: ["HDA0004204487520000011"] })),
    image_type: Type.Optional(Type.String({ description: "Kind of the image.", examples: ["drawings"] })),
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }), { description: "Fulltext inline image." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN116420141A"] })),
  result_count: Type.Optional(Type.Integer({ format: "int32", description: "Rows in this answer.", "x-unit": "count", examples: [9] })),
}, { title: "P042BasicPatentDataFulltextInlineImageAnswer" }),
});

export const p043BasicPatentDataAbstractDataTranslated = shape({ id: "p043BasicPatentDataAbstractDataTranslated", code: "P043", method: "GET", path: "/basic-patent-data/abstract-data-translated", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN101595528B"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 takes the text of a family member where the publication has none.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  abstract: Type.Optional(Type.String({ description: "Abstract." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  pn_related: Type.Optional(Type.String({ description: "Publication number of the family member that the text was taken from.", examples: ["CN103106923A"] })),
  title: Type.Optional(Type.String({ description: "Title." })),
})),
});

export const p044BasicPatentDataClaimDataTranslated = shape({ id: "p044BasicPatentDataClaimDataTranslated", code: "P044", method: "GET", path: "/basic-patent-data/claim-data-translated", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN101595528B"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 takes the text of a family member where the publication has none.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  claims: Type.Optional(Type.String({ description: "Claims." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  pn_related: Type.Optional(Type.String({ description: "Publication number of the family member that the text was taken from.", examples: ["CN103106923A"] })),
})),
});

export const p045BasicPatentDataDescriptionDataTranslated = shape({ id: "p045BasicPatentDataDescriptionDataTranslated", code: "P045", method: "GET", path: "/basic-patent-data/description-data-translated", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN101595528B"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 takes the text of a family member where the publication has none.", "x-unit": "code" })),
}),
  answer: () => Type.Array(Type.Object({
  description: Type.Optional(Type.String({ description: "Description." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  pn_related: Type.Optional(Type.String({ description: "Publication number of the family member that the text was taken from.", examples: ["CN103106923A"] })),
})),
});

export const p073BasicPatentDataDescriptionOffset = shape({ id: "p073BasicPatentDataDescriptionOffset", code: "P073", method: "GET", path: "/basic-patent-data/description-offset", tag: "Patent Basic Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["EN", "CN", "JP", "KR", "TW"], { type: "string", default: "EN", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US9800501B2"] })),
}),
  answer: () => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN116420141A"] })),
  sections: Type.Optional(Type.Array(Type.Object({
    section_content: Type.Optional(Type.Object({
      idx_end: Type.Optional(Type.Integer({ format: "int32", description: "End character offset.", "x-unit": "count", examples: [31] })),
      idx_start: Type.Optional(Type.Integer({ format: "int32", description: "Start character offset.", "x-unit": "count", examples: [0] })),
    }, { description: "Section content." })),
    section_name: Type.Optional(Type.Object({
      category_id: Type.Optional(Type.Array(Type.String({ examples: ["1"], "x-inferred": true }), { description: "Identifier of the category." })),
      category_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Category name." })),
      idx_end: Type.Optional(Type.Integer({ format: "int32", description: "End character offset.", "x-unit": "count", examples: [31] })),
      idx_start: Type.Optional(Type.Integer({ format: "int32", description: "Start character offset.", "x-unit": "count", examples: [0] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }, { description: "Section name." })),
  }), { description: "Sections." })),
}, { title: "P073BasicPatentDataDescriptionOffsetAnswer" }),
});
