// Written by `npm run contract` from ../groups/custom-aggregate-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const PatentSearchCollapse = once(() => Type.Object({
  field: Type.Optional(Type.String({ description: "APD, PBD, AUTHORITY or SCORE.", "x-values": ["APD", "PBD", "AUTHORITY", "SCORE"], "x-inferred": true })),
  order: Type.Optional(Type.String({ description: "LATEST or OLDEST for dates; offices, best first, for AUTHORITY: `CN,US,EP,WO`.", examples: ["CN,US,EP,WO"] })),
}, { title: "PatentSearchCollapse", description: "Patent search collapse." }));

const PatentSearchSort = once(() => Type.Object({
  field: Type.Optional(Type.String({ description: "Field code.", examples: ["APD_YEARMONTHDAY"] })),
  order: Type.Optional(Type.String({ description: "asc or desc where rows are sorted; LATEST, OLDEST or a list of offices where hits are collapsed.", examples: ["desc"] })),
}, { title: "PatentSearchSort", description: "Patent search sort." }));

const PatentSearchSpecialResponse = once(() => Type.Object({
  abstract: Type.String({ description: "As published; \"\" if there is none." }),
  apdt: Type.Integer({ format: "int32", description: "Application date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
  apno: Type.String({ description: "Application number; \"\" if unknown.", examples: ["US17/521392"] }),
  current_assignee: Type.String({ description: "Owners now, as far as known, joined by \" | \"." }),
  first_priority_date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  first_priority_number: Type.Array(Type.String({ examples: ["US20240149898A1"], "x-inferred": true }), { description: "First priority number." }),
  inpadoc_family: Type.Array(InpadocFamily(), { description: "Extended (INPADOC) family." }),
  inventor: Type.String({ description: "Names joined by \" | \"." }),
  original_assignee: Type.String({ description: "Applicants or assignees at publication, joined by \" | \"." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pbdt: Type.Integer({ format: "int32", description: "Publication date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
  title: Type.String({ description: "As published." }),
  authority: Type.String({ description: "Office, WIPO ST.3.", examples: ["US"], "x-own": true }),
}, { title: "PatentSearchSpecialResponse", description: "Patent search special response." }));

const InpadocFamily = once(() => Type.Object({
  apdt: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["US17/981970"] })),
  country: Type.String({ description: "Country or office code.", examples: ["US"] }),
  doc_number: Type.String({ description: "Number of the document, without office and kind code.", examples: ["20240149898"] }),
  kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["A1"] })),
  pbdt: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  sequence: Type.Integer({ format: "int32", minimum: 1, description: "Position in the list, from 1.", "x-unit": "count", examples: [1] }),
}, { title: "InpadocFamily", description: "INPADOC family." }));

const SearchPatentSpecialFacetResponse = once(() => Type.Object({
  facet: Type.Record(Type.String(), Type.Array(Type.Object({
    name: Type.String({ description: "Name." }),
    count: Type.Integer({ format: "int64", minimum: 1, description: "How many there are.", "x-unit": "count" }),
  })), { description: "Counts by value.", "x-inferred": true, "x-keys": "one per requested field code" }),
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(PatentSearchSpecialResponse(), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "SearchPatentSpecialFacetResponse", description: "Search patent special facet response." }));

const PatentDetailResp = once(() => Type.Object({
  abstracts: Type.Array(AbstractReplacedModel(), { description: "Abstracts." }),
  abstracts_translation: Type.Array(TitleAbstractDescriptionTranslation(), { description: "Abstracts translation." }),
  bibliographic_data: PDBibliographicData(),
  claims: Type.Array(ClaimsReplacedModel(), { description: "Claims." }),
  claims_translation: Type.Array(TitleAbstractDescriptionTranslation(), { description: "Claims translation." }),
  description: Type.Array(AbstractReplacedModel(), { description: "Description." }),
  description_translation: Type.Array(TitleAbstractDescriptionTranslation(), { description: "Description translation." }),
  fulltext_image: Type.Array(Type.Object({
    image_type: Type.String({ description: "Kind of the image.", examples: ["drawings"] }),
    path: Type.String({ format: "uri", description: "Link to the file." }),
  }), { description: "Fulltext image." }),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN110650438A"] }),
  title: Type.Array(AbstractReplacedModel(), { description: "Title." }),
  title_translation: Type.Array(TitleAbstractDescriptionTranslation(), { description: "Title translation." }),
}, { title: "PatentDetailResp", description: "Patent detail resp." }));

const AbstractReplacedModel = once(() => Type.Object({
  data_format: Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", examples: ["original"], "x-values": ["original"] }),
  lang: Type.String({ description: "Language code.", examples: ["EN"] }),
  pn_related: Type.Optional(Type.String({ description: "The family member whose text this is.", examples: ["CN103106923A"] })),
  text: Type.String({ description: "Text." }),
}, { title: "AbstractReplacedModel", description: "Abstract replaced model." }));

const TitleAbstractDescriptionTranslation = once(() => Type.Object({
  lang: Type.String({ description: "Language code.", examples: ["EN"] }),
  pn_related: Type.Optional(Type.String({ description: "The family member whose text this is.", examples: ["CN103106923A"] })),
  text: Type.String({ description: "Text." }),
}, { title: "TitleAbstractDescriptionTranslation", description: "Title abstract description translation." }));

const PDBibliographicData = once(() => Type.Object({
  applicants: Type.Array(PatentBasePersonSimple(), { description: "Applicants." }),
  application_reference: Type.Object({
    apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN201510570472.5"] })),
    date: Type.Optional(Type.Integer({ format: "int32", description: "Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", examples: [20220119], "x-format": "yyyyMMdd" })),
  }, { description: "The application." }),
  assignees: Type.Array(PatentBasePersonSimple(), { description: "Owners." }),
  inpadoc_family: Type.Array(InpadocFamily(), { description: "Extended (INPADOC) family." }),
  inventors: Type.Array(PatentBasePersonSimple(), { description: "Inventors." }),
  patent_type: Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent." }),
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
}, { title: "PDBibliographicData", description: "Pdbibliographic data." }));

const PatentBasePersonSimple = once(() => Type.Object({
  address: Type.Optional(Type.String({ description: "Address." })),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.String({ description: "Name." }),
  sequence: Type.Integer({ format: "int32", minimum: 1, description: "Position in the list, from 1.", "x-unit": "count", examples: [1] }),
}, { title: "CustomAggregateDataPatentBasePersonSimple", description: "Patent base person simple." }));

const ClaimsReplacedModel = once(() => Type.Object({
  claim_independent_count: Type.Integer({ format: "int32", minimum: 0, description: "Number of claim independents.", "x-unit": "count", examples: [3] }),
  claim_text: Type.String({ description: "Text of the claims." }),
  data_format: Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] }),
  lang: Type.String({ description: "Language code.", examples: ["EN"] }),
  pn_related: Type.Optional(Type.String({ description: "The family member whose text this is.", examples: ["CN103106923A"] })),
}, { title: "ClaimsReplacedModel", description: "Claims replaced model." }));

const D102ReportdataApplicantRankRequest = once(() => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "Direction in which the member is chosen. Takes effect with collapse_by APD or PBD." })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Offices, most preferred first; takes effect with collapse_by AUTHORITY." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  query_text: Type.String({ maxLength: 1500, description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(Item(), { description: "Order of the rows. Each entry has field and order.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
}, { title: "D102ReportdataApplicantRankRequest", description: "D102 reportdata applicant rank request." }));

const Item = once(() => Type.Object({
  field: Type.Optional(Type.String({ description: "Field code." })),
  order: Type.Optional(Type.String({ description: "Direction of the order." })),
}, { title: "CustomAggregateDataItem", description: "Item.", "x-inferred": true }));

const ATAIPCData = once(() => Type.Object({
  content: Type.Optional(Type.String({ description: "Content." })),
  ipc: Type.Optional(Type.String({ description: "International Patent Classification symbols.", examples: ["H01L23"] })),
  num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [1079] })),
}, { title: "ATAIPCData", description: "Ataipcdata." }));

const TDMGroup = once(() => Type.Object({
  invalid_num: Type.Optional(Type.Integer({ format: "int32", description: "Invalid number.", "x-unit": "count", examples: [4] })),
  name: Type.Optional(Type.String({ description: "Name." })),
  num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [7] })),
}, { title: "TDMGroup", description: "Tdmgroup." }));

const PatentAbstractSimple = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
  text: Type.Optional(Type.String({ description: "Text." })),
}, { title: "PatentAbstractSimple", description: "Patent abstract simple." }));

const ApplicationData = once(() => Type.Object({
  country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
  date: Type.Optional(Type.Integer({ format: "int32", description: "Date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  doc_number: Type.Optional(Type.String({ description: "Number of the document, without office and kind code.", examples: ["11205304"] })),
  kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["B2"] })),
  month: Type.Optional(Type.Integer({ format: "int32", description: "Month.", "x-unit": "yyyyMM", examples: [202112] })),
  year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2012] })),
}, { title: "CustomAggregateDataApplicationData", description: "Application data." }));

const ClassificationDoc = once(() => Type.Object({
  further_classification: Type.Optional(Type.Array(ClassificationCode(), { description: "Further classification." })),
  main_classification: Type.Optional(ClassificationCode()),
}, { title: "CustomAggregateDataClassificationDoc", description: "Classification document." }));

const ClassificationCode = once(() => Type.Object({
  class: Type.Optional(Type.String({ description: "Class.", examples: ["60"] })),
  main_group: Type.Optional(Type.String({ description: "Main group.", examples: ["21"] })),
  section: Type.Optional(Type.String({ description: "Section.", examples: ["B"] })),
  sub_class: Type.Optional(Type.String({ description: "Subclass.", examples: ["R"] })),
  sub_group: Type.Optional(Type.String({ description: "Subgroup.", examples: ["00"] })),
}, { title: "CustomAggregateDataClassificationCode", description: "Classification code." }));

export const d005QuerySearchPatentV3 = shape({ id: "d005QuerySearchPatentV3", code: "D005", method: "POST", path: "/search/patent/query-search-patent/v3", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Array(PatentSearchCollapse(), { maxItems: 4, description: "Which member stands for its group. Each entry has field and order." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 20000, default: 0, description: "First row, from 0; pages have 20 rows.", "x-unit": "rows", examples: [0] })),
  query_text: Type.String({ minLength: 1, maxLength: 1500, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(PatentSearchSort(), { maxItems: 4, description: "Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: English words also match their other forms.", "x-unit": "code" })),
}, { title: "D005QuerySearchPatentV3Request" }),
  answer: () => Type.Object({
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(PatentSearchSpecialResponse(), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "D005QuerySearchPatentV3Answer" }),
});

export const d006PatentQuerySearchPatentFacet = shape({ id: "d006PatentQuerySearchPatentFacet", code: "D006", method: "POST", path: "/search/patent/query-search-patent-facet", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Array(PatentSearchCollapse(), { maxItems: 4, description: "Which member stands for its group. Each entry has field and order." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  field: Type.String({ minLength: 1, maxLength: 500, description: "Up to 5 of, comma-separated: AUTHORITY, PATENT_TYPE, PUBLICATION_YEAR, APPLICATION_YEAR, ISSUE_YEAR, PRIORITY_YEAR, CURRENT_ASSIGNEE, ORIGINAL_ASSIGNEE, ASSIGNEE, STD_ORIGINAL_ASSIGNEE, INVENTOR, AGENCY, ANCS_TYPE, IPC, IPC_SECTION, IPC_CLASS, IPC_SUB_CLASS, IPC_MAIN_GROUP, CPC, CPC_SECTION, CPC_CLASS, CPC_SUB_CLASS, CPC_MAIN_GROUP, SIMPLE_LEGAL_STATUS, LEGAL_STATUS, LEGAL_EVENT.", examples: ["AUTHORITY,PUBLICATION_YEAR"], "x-separator": ",", "x-maxItems": 5, "x-values": ["AUTHORITY", "PATENT_TYPE", "PUBLICATION_YEAR", "APPLICATION_YEAR", "ISSUE_YEAR", "PRIORITY_YEAR", "CURRENT_ASSIGNEE", "ORIGINAL_ASSIGNEE", "ASSIGNEE", "STD_ORIGINAL_ASSIGNEE", "INVENTOR", "AGENCY", "ANCS_TYPE", "IPC", "IPC_SECTION", "IPC_CLASS", "IPC_SUB_CLASS", "IPC_MAIN_GROUP", "CPC", "CPC_SECTION", "CPC_CLASS", "CPC_SUB_CLASS", "CPC_MAIN_GROUP", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS", "LEGAL_EVENT"], "x-codes": ["PATENT_TYPE", "ANCS_TYPE", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS", "LEGAL_EVENT"] }),
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", default: "cn", description: "Language code." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 50, description: "Values per field.", "x-unit": "rows", examples: [50] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 20000, default: 0, description: "First row, from 0; pages have 20 rows.", "x-unit": "rows", examples: [0] })),
  query_text: Type.String({ minLength: 1, maxLength: 1500, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(PatentSearchSort(), { maxItems: 4, description: "Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: English words also match their other forms.", "x-unit": "code" })),
}, { title: "D006PatentQuerySearchPatentFacetRequest" }),
  answer: () => SearchPatentSpecialFacetResponse(),
});

export const d007BasicPatentDataPatentDetail = shape({ id: "d007BasicPatentDataPatentDetail", code: "D007", method: "GET", path: "/basic-patent-data/patent-detail", tag: "Custom Aggregate Data" }, {
  query: () => Type.Object({
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", description: "Language code." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US11205304B2"] })),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 takes the text of a family member where the publication has none.", "x-unit": "code" })),
}),
  answer: () => PatentDetailResp(),
});

export const d008BasicPatentDataPatentPdf = shape({ id: "d008BasicPatentDataPatentPdf", code: "D008", method: "GET", path: "/basic-patent-data/patent-pdf", tag: "Custom Aggregate Data" }, {
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
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  pn_related: Type.Optional(Type.String({ description: "Publication number of the family member that the text was taken from.", examples: ["CN103106923A"] })),
})),
});

export const d009PatentQuerySearchPatentDetail = shape({ id: "d009PatentQuerySearchPatentDetail", code: "D009", method: "POST", path: "/search/patent/query-search-patent-detail", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Array(PatentSearchCollapse(), { maxItems: 4, description: "Which member stands for its group. Each entry has field and order." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", default: "cn", description: "Language of the translations shown." })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 20000, default: 0, description: "First row, from 0; pages have 20 rows.", "x-unit": "rows", examples: [0] })),
  patent_id: Type.Optional(Type.String({ description: "The patent to show; wins over pn.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "The patent to show.", examples: ["CN106534228B"] })),
  posiofpat: Type.Optional(Type.Enum(["first", "last"], { type: "string", default: "first", description: "Where no patent is named: the first or last of the page." })),
  query_text: Type.String({ minLength: 1, maxLength: 1500, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  replace_by_related: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: where this publication has no such text, the text of a member of its simple family, named in pn_related.", "x-unit": "code" })),
  sort: Type.Optional(Type.Array(PatentSearchSort(), { maxItems: 4, description: "Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: English words also match their other forms.", "x-unit": "code" })),
}, { title: "D009PatentQuerySearchPatentDetailRequest" }),
  answer: () => Type.Object({
  patent_detail: Type.Optional(PatentDetailResp()),
  patent_list: Type.Array(Type.Object({
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN114830203A"] }),
  }), { description: "Patent list." }),
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "D009PatentQuerySearchPatentDetailAnswer" }),
});

export const d010PatentQuerySearchFacet = shape({ id: "d010PatentQuerySearchFacet", code: "D010", method: "POST", path: "/search/patent/query-search-facet", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Array(PatentSearchCollapse(), { maxItems: 4, description: "Which member stands for its group. Each entry has field and order." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  field: Type.String({ minLength: 1, maxLength: 500, description: "Up to 5 of, comma-separated: AUTHORITY, PATENT_TYPE, PUBLICATION_YEAR, APPLICATION_YEAR, ISSUE_YEAR, PRIORITY_YEAR, CURRENT_ASSIGNEE, ORIGINAL_ASSIGNEE, ASSIGNEE, STD_ORIGINAL_ASSIGNEE, INVENTOR, AGENCY, ANCS_TYPE, IPC, IPC_SECTION, IPC_CLASS, IPC_SUB_CLASS, IPC_MAIN_GROUP, CPC, CPC_SECTION, CPC_CLASS, CPC_SUB_CLASS, CPC_MAIN_GROUP, SIMPLE_LEGAL_STATUS, LEGAL_STATUS, LEGAL_EVENT.", examples: ["AUTHORITY,PUBLICATION_YEAR"], "x-separator": ",", "x-maxItems": 5, "x-values": ["AUTHORITY", "PATENT_TYPE", "PUBLICATION_YEAR", "APPLICATION_YEAR", "ISSUE_YEAR", "PRIORITY_YEAR", "CURRENT_ASSIGNEE", "ORIGINAL_ASSIGNEE", "ASSIGNEE", "STD_ORIGINAL_ASSIGNEE", "INVENTOR", "AGENCY", "ANCS_TYPE", "IPC", "IPC_SECTION", "IPC_CLASS", "IPC_SUB_CLASS", "IPC_MAIN_GROUP", "CPC", "CPC_SECTION", "CPC_CLASS", "CPC_SUB_CLASS", "CPC_MAIN_GROUP", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS", "LEGAL_EVENT"], "x-codes": ["PATENT_TYPE", "ANCS_TYPE", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS", "LEGAL_EVENT"] }),
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", default: "cn", description: "Language code." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 50, description: "Values per field.", "x-unit": "rows", examples: [50] })),
  query_text: Type.String({ minLength: 1, maxLength: 1500, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1: English words also match their other forms.", "x-unit": "code" })),
}, { title: "D010PatentQuerySearchFacetRequest" }),
  answer: () => SearchPatentSpecialFacetResponse(),
});

export const d101ReportdataLifeCycle = shape({ id: "d101ReportdataLifeCycle", code: "D101", method: "POST", path: "/shhgy/reportdata/life-cycle", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "Direction in which the member is chosen. Takes effect with collapse_by APD or PBD." })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Offices, most preferred first; takes effect with collapse_by AUTHORITY." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  query_text: Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ)." }),
  sort: Type.Optional(Type.Array(Type.Object({
    field: Type.Optional(Type.String({ description: "Field code.", examples: ["score"] })),
    order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows." })),
}, { title: "D101ReportdataLifeCycleRequest" }),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    inv_total: Type.Optional(Type.Integer({ format: "int32", description: "Invention applications.", "x-unit": "count", examples: [1000] })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [12000] })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2015"] })),
  }), { description: "Values." })),
}, { title: "D101ReportdataLifeCycleAnswer" }),
});

export const d102ReportdataApplicantRank = shape({ id: "d102ReportdataApplicantRank", code: "D102", method: "POST", path: "/shhgy/reportdata/applicant-rank", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    name: Type.Optional(Type.String({ description: "Name." })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [79949] })),
  }), { description: "Values." })),
}, { title: "D102ReportdataApplicantRankAnswer" }),
});

export const d103ReportdataApplicantTechnologyAnalysis = shape({ id: "d103ReportdataApplicantTechnologyAnalysis", code: "D103", method: "POST", path: "/shhgy/reportdata/applicant-technology-analysis", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    ipc: Type.Optional(Type.Array(ATAIPCData(), { description: "International Patent Classification symbols." })),
    name: Type.Optional(Type.String({ description: "Name." })),
  }), { description: "Values." })),
}, { title: "D103ReportdataApplicantTechnologyAnalysisAnswer" }),
});

export const d104ReportdataApplicantTrend = shape({ id: "d104ReportdataApplicantTrend", code: "D104", method: "POST", path: "/shhgy/reportdata/applicant-trend", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    info: Type.Optional(Type.Array(Type.Object({
      total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [1079] })),
      year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2015] })),
    }), { description: "Details." })),
    name: Type.Optional(Type.String({ description: "Name." })),
  }), { description: "Values." })),
}, { title: "D104ReportdataApplicantTrendAnswer" }),
});

export const d105ReportdataCooperationApplicantAnalysis = shape({ id: "d105ReportdataCooperationApplicantAnalysis", code: "D105", method: "POST", path: "/shhgy/reportdata/cooperation-applicant-analysis", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    cooperation: Type.Optional(Type.Array(Type.Object({
      name: Type.Optional(Type.String({ description: "Name." })),
      together: Type.Optional(Type.Integer({ format: "int32", description: "Together.", "x-unit": "count", examples: [700] })),
      total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [800] })),
    }), { description: "Cooperation." })),
    main_application: Type.Optional(Type.String({ description: "Main application." })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [1000] })),
  }), { description: "Values." })),
}, { title: "D105ReportdataCooperationApplicantAnalysisAnswer" }),
});

export const d106ReportdataPatentTrend = shape({ id: "d106ReportdataPatentTrend", code: "D106", method: "POST", path: "/shhgy/reportdata/patent-trend", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    grant_num: Type.Optional(Type.Integer({ format: "int32", description: "Grant number.", "x-unit": "count", examples: [900000] })),
    grant_rate: Type.Optional(Type.Number({ format: "float", description: "Grant rate.", "x-unit": "1", examples: [90] })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [100000] })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2024"] })),
  }), { description: "Values." })),
}, { title: "D106ReportdataPatentTrendAnswer" }),
});

export const d107ReportdataTechnologyApplicantDistribution = shape({ id: "d107ReportdataTechnologyApplicantDistribution", code: "D107", method: "POST", path: "/shhgy/reportdata/technology-applicant-distribution", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    app_info: Type.Optional(Type.Array(Type.Object({
      name: Type.Optional(Type.String({ description: "Name." })),
      num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [3] })),
    }), { description: "App details." })),
    ipc: Type.Optional(Type.Object({
      detail: Type.Optional(Type.Array(Type.Object({
        code: Type.Optional(Type.String({ description: "Code.", examples: ["H01L23"] })),
        content: Type.Optional(Type.String({ description: "Content." })),
      }), { description: "Detail." })),
      ipc: Type.Optional(Type.String({ description: "International Patent Classification symbols.", examples: ["H01L23"] })),
    }, { description: "International Patent Classification symbols." })),
  }), { description: "Values." })),
}, { title: "D107ReportdataTechnologyApplicantDistributionAnswer" }),
});

export const d108ReportdataTechnologyConstitute = shape({ id: "d108ReportdataTechnologyConstitute", code: "D108", method: "POST", path: "/shhgy/reportdata/technology-constitute", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(ATAIPCData(), { description: "Values." })),
}, { title: "D108ReportdataTechnologyConstituteAnswer" }),
});

export const d109ReportdataRecOffice = shape({ id: "d109ReportdataRecOffice", code: "D109", method: "POST", path: "/shhgy/reportdata/rec-office", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    code: Type.Optional(Type.String({ description: "Code.", examples: ["CN"] })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [10] })),
    rec_office: Type.Optional(Type.String({ description: "Office that received the filing." })),
  }), { description: "Values." })),
}, { title: "D109ReportdataRecOfficeAnswer" }),
});

export const d110ReportdataRecOfficeYear = shape({ id: "d110ReportdataRecOfficeYear", code: "D110", method: "POST", path: "/shhgy/reportdata/rec-office-year", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    code: Type.Optional(Type.String({ description: "Code.", examples: ["CN"] })),
    info: Type.Optional(Type.Array(Type.Object({
      total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
      year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2020"] })),
    }), { description: "Details." })),
    rec_office: Type.Optional(Type.String({ description: "Office that received the filing." })),
  }), { description: "Values." })),
}, { title: "D110ReportdataRecOfficeYearAnswer" }),
});

export const d111ReportdataReferedRank = shape({ id: "d111ReportdataReferedRank", code: "D111", method: "POST", path: "/shhgy/reportdata/refered-rank", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    app_date: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    name: Type.Optional(Type.String({ description: "Name." })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Times cited.", "x-unit": "count", examples: [4] })),
    owner_application_name_arr: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owner application name arr." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Values." })),
}, { title: "D111ReportdataReferedRankAnswer" }),
});

export const d112ReportdataFamnRank = shape({ id: "d112ReportdataFamnRank", code: "D112", method: "POST", path: "/shhgy/reportdata/famn-rank", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    app_date: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    name: Type.Optional(Type.String({ description: "Name." })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Family size.", "x-unit": "count", examples: [109] })),
    owner_application_name_arr: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owner application name arr." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Values." })),
}, { title: "D112ReportdataFamnRankAnswer" }),
});

export const d113ReportdataPatentList = shape({ id: "d113ReportdataPatentList", code: "D113", method: "POST", path: "/shhgy/reportdata/patent-list", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "Direction in which the member is chosen. Takes effect with collapse_by APD or PBD." })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Offices, most preferred first; takes effect with collapse_by AUTHORITY." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
  query_text: Type.String({ maxLength: 1500, description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(Item(), { description: "Order of the rows. Each entry has field and order.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
}, { title: "D113ReportdataPatentListRequest" }),
  answer: () => Type.Object({
  data: Type.Optional(Type.Array(Type.Object({
    app_date: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    app_number: Type.Optional(Type.String({ description: "App number.", examples: ["CN202310935379.4"] })),
    app_type_tag: Type.Optional(Type.String({ description: "App type tag." })),
    applicant_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Applicant name." })),
    id: Type.Optional(Type.String({ description: "Identifier.", examples: ["CN116799819A"] })),
    inventor_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Inventor name." })),
    owner_application_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owner application name." })),
    patent_type: Type.Optional(Type.String({ description: "Type of the patent." })),
    pub_number: Type.Optional(Type.String({ description: "Pub number.", examples: ["CN116799819A"] })),
    rec_office: Type.Optional(Type.String({ description: "Office that received the filing.", examples: ["CN"] })),
    sim_legal: Type.Optional(Type.String({ description: "Sim legal." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "The result." })),
  data_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of datas.", "x-unit": "count", examples: [10] })),
  total_search_data_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of total search datas.", "x-unit": "count", examples: [20000] })),
}, { title: "D113ReportdataPatentListAnswer" }),
});

export const d114ReportdataPatentInfo = shape({ id: "d114ReportdataPatentInfo", code: "D114", method: "POST", path: "/shhgy/reportdata/patent-info", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  patent_number: Type.Array(Type.String({ examples: ["US11205304B2"], "x-inferred": true }), { maxItems: 100, description: "Publication number: office, number, kind code." }),
}, { title: "D114ReportdataPatentInfoRequest" }),
  answer: () => Type.Object({
  data: Type.Optional(Type.Array(Type.Object({
    abs: Type.Optional(Type.String({ description: "In Chinese, translated where there is no Chinese original." })),
    cl: Type.Optional(Type.String({ description: "In Chinese, translated where there is no Chinese original." })),
    desc: Type.Optional(Type.String({ description: "In Chinese, translated where there is no Chinese original." })),
    en_abs: Type.Optional(Type.String({ description: "In English, translated where there is no English original." })),
    en_cl: Type.Optional(Type.String({ description: "In English, translated where there is no English original." })),
    en_desc: Type.Optional(Type.String({ description: "In English, translated where there is no English original." })),
    en_title: Type.Optional(Type.String({ description: "In English, translated where there is no English original." })),
    id: Type.Optional(Type.String({ description: "Identifier.", examples: ["CN116799819A"] })),
    original_abs: Type.Optional(Type.String({ description: "In the language of the original." })),
    original_cl: Type.Optional(Type.String({ description: "In the language of the original." })),
    original_desc: Type.Optional(Type.String({ description: "In the language of the original." })),
    original_title: Type.Optional(Type.String({ description: "Original title." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "The result." })),
}, { title: "D114ReportdataPatentInfoAnswer" }),
});

export const d115ReportdataDomainMap = shape({ id: "d115ReportdataDomainMap", code: "D115", method: "POST", path: "/shhgy/reportdata/domain-map", tag: "Custom Aggregate Data" }, {
  body: () => D102ReportdataApplicantRankRequest(),
  answer: () => Type.Object({
  values: Type.Optional(Type.Object({
    image: Type.Optional(Type.String({ description: "Image.", "x-format": "data-uri base64 jpeg" })),
    ipc: Type.Optional(Type.Array(ATAIPCData(), { description: "International Patent Classification symbols." })),
  }, { description: "Values." })),
}, { title: "D115ReportdataDomainMapAnswer" }),
});

export const d116Reportdata3dMap = shape({ id: "d116Reportdata3dMap", code: "D116", method: "POST", path: "/shhgy/reportdata/3d-map", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "Direction in which the member is chosen. Takes effect with collapse_by APD or PBD." })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Offices, most preferred first; takes effect with collapse_by AUTHORITY." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  group1: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "The names that count as one applicant." })),
  group2: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "The names that count as one applicant." })),
  group3: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "The names that count as one applicant." })),
  group4: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "The names that count as one applicant." })),
  group5: Type.Optional(Type.Array(Type.Unknown(), { description: "The names that count as one applicant." })),
  group6: Type.Optional(Type.Array(Type.Unknown(), { description: "The names that count as one applicant." })),
  group7: Type.Optional(Type.Array(Type.Unknown(), { description: "The names that count as one applicant." })),
  group8: Type.Optional(Type.Array(Type.Unknown(), { description: "The names that count as one applicant." })),
  query_text: Type.String({ maxLength: 1500, description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(Item(), { description: "Order of the rows. Each entry has field and order.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"], "x-defaultSort": "SCORE desc" })),
}, { title: "D116Reportdata3dMapRequest" }),
  answer: () => Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    content: Type.Optional(Type.String({ description: "Content." })),
    group1: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group2: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group3: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group4: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group5: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group6: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group7: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    group8: Type.Optional(Type.Array(TDMGroup(), { description: "Figures of that group." })),
    ipc: Type.Optional(Type.String({ description: "International Patent Classification symbols.", examples: ["H03K17/78"] })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [178] })),
  }), { description: "Values." })),
}, { title: "D116Reportdata3dMapAnswer" }),
});

export const d201JdfPatentDetailText = shape({ id: "d201JdfPatentDetailText", code: "D201", method: "POST", path: "/jdf/patent_detail_text", tag: "Custom Aggregate Data" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  back_tech_description: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Back technology description." })),
  benefit_summary: Type.Optional(Type.Object({
    benefit_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Benefit para." })),
    benefit_word: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Benefit word." })),
  }, { description: "Benefit summary." })),
  bibliographic_data: Type.Optional(Type.Object({
    abstracts: Type.Optional(Type.Array(Type.Object({
      data_format: Type.Optional(Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }), { description: "Abstracts." })),
    application_reference: Type.Optional(ApplicationData()),
    classification_data: Type.Optional(Type.Object({
      classification_cpc: Type.Optional(ClassificationDoc()),
      classification_ipcr: Type.Optional(ClassificationDoc()),
    }, { description: "Classes by scheme." })),
    dates_of_public_availability: Type.Optional(Type.Object({
      month: Type.Optional(Type.Integer({ format: "int32", description: "Month.", "x-unit": "yyyyMM", examples: [201101] })),
      printed_with_granted: Type.Optional(Type.Integer({ format: "int32", description: "Issue date.", "x-unit": "count", examples: [20101022] })),
      year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2011] })),
    }, { description: "Days on which it was printed." })),
    invention_title: Type.Optional(Type.Array(Type.Object({
      data_format: Type.Optional(Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }), { description: "Titles." })),
    parties: Type.Optional(Type.Object({
      assignees: Type.Optional(Type.Array(Type.Object({
        address: Type.Optional(Type.String({ description: "Address." })),
        data_format: Type.Optional(Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] })),
        lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
        name: Type.Optional(Type.String({ description: "Name." })),
        num: Type.Optional(Type.String({ description: "Number of the entry.", examples: ["0001"] })),
        rep_type: Type.Optional(Type.Enum(["agency", "agents", "primary", "assistant"], { type: "string", description: "Rep type." })),
        sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
        text: Type.Optional(Type.String({ description: "Text." })),
      }), { description: "Owners." })),
    }, { description: "Persons and companies named." })),
    publication_reference: Type.Optional(ApplicationData()),
  }, { description: "Bibliographic data." })),
  claims: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Claims." })),
  description: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Description." })),
  examples_description: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Examples description." })),
  first_claims: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "First claims." })),
  indep_claims: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Indep claims." })),
  invent_content_description: Type.Optional(Type.Array(PatentAbstractSimple(), { description: "Invent content description." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_legal: Type.Optional(Type.Object({
    event_status: Type.Optional(Type.Array(Type.String({ examples: ["Transfer"], "x-inferred": true }), { description: "Kinds of legal events.", "x-itemValues": ["Transfer", "License", "Pledge", "Trust", "Opposition", "Re-examination", "Customs", "Litigation", "Preservation", "Invalid-procedure", "Oral-procedure", "Declassification", "Double application"] })),
    legal_status: Type.Optional(Type.Array(Type.String({ examples: ["Examining"], "x-inferred": true }), { description: "Legal status in detail.", "x-itemValues": ["Published", "Examining", "Granted", "Double", "Abandoned-Undetermined", "Abandoned-Voluntarily", "Abandoned-Deemed", "Withdrawn-Undetermined", "Withdrawn-Voluntarily", "Withdrawn-Deemed", "Rejected", "Revoked", "Expired", "Non-Payment", "Restoration", "Ceased", "P-Revoked", "Discontinuation", "PCT published", "PCT entering(designated period)", "PCT entering(designated expiration)", "unentered"] })),
    simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["Pending"], "x-inferred": true }), { description: "Simple legal status. Comes in the language asked for.", "x-itemValues": ["Inactive", "Active", "Pending", "Undetermined", "PCT designated period", "PCT designated expiration"] })),
  }, { description: "Patent legal." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  tech_problem_summary: Type.Optional(Type.Object({
    tech_problem_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technology problem para." })),
    tech_problem_word: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technology problem word." })),
  }, { description: "Technology problem summary." })),
  technical_approach_summary: Type.Optional(Type.Object({
    technical_approach_para: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technical approach para." })),
  }, { description: "Technical approach summary." })),
})),
});

export const d301BasicPatentDataPatentDetailAggregation = shape({ id: "d301BasicPatentDataPatentDetailAggregation", code: "D301", method: "GET", path: "/basic-patent-data/patent-detail-aggregation", tag: "Custom Aggregate Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
}),
  answer: () => Type.Array(Type.Object({
  application_date: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  application_number: Type.Optional(Type.String({ description: "Application number.", examples: ["CN201530507755.6"] })),
  classification_data: Type.Optional(Type.Array(Type.Object({
    category: Type.Optional(Type.Array(Type.String({ examples: ["13-03"], "x-inferred": true }), { description: "Category." })),
    category_type: Type.Optional(Type.String({ description: "Category type.", examples: ["LOC"] })),
  }), { description: "Classes by scheme." })),
  current_assignee: Type.Optional(Type.String({ description: "Owners now." })),
  expiration_date: Type.Optional(Type.Integer({ format: "int32", description: "Expiration date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  grant_date: Type.Optional(Type.Integer({ format: "int32", description: "Grant date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  grant_number: Type.Optional(Type.String({ description: "Grant number.", examples: ["CN303948524S"] })),
  images: Type.Optional(Type.Array(Type.Object({
    image_type: Type.Optional(Type.String({ description: "Kind of the image.", examples: ["drawing"] })),
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }), { description: "Images." })),
  inventor: Type.Optional(Type.String({ description: "Inventors." })),
  original_assignee: Type.Optional(Type.String({ description: "Owners at publication." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_type: Type.Optional(Type.String({ description: "Type of the patent." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN110650438A"] })),
  priority_date: Type.Optional(Type.Integer({ format: "int32", description: "Priority date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  publication_date: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  registration_country: Type.Optional(Type.String({ description: "Registration country.", examples: ["CN"] })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status." })),
  title: Type.Optional(Type.String({ description: "Title." })),
  title_cn: Type.Optional(Type.String({ description: "Title, in Chinese." })),
})),
});

export const statementV2 = shape({ id: "statementV2", method: "POST", path: "/open-user/statement/v2", tag: "Custom Aggregate Data" }, {
  body: () => Type.Object({
  apikey: Type.String({ description: "API key.", examples: ["abc123456"] }),
  client_secret: Type.String({ description: "Client secret.", examples: ["abc123456"] }),
  time_end: Type.String({ description: "Time end. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" }),
  time_start: Type.String({ description: "Time start. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" }),
}, { title: "StatementV2Request" }),
  answer: () => Type.Object({
  combo_usage: Type.Optional(Type.Array(Type.Object({
    url: Type.Optional(Type.String({ description: "Link.", examples: ["/ai/quick-search-report/query"] })),
    url_name: Type.Optional(Type.String({ description: "Link name." })),
    usage_num: Type.Optional(Type.Integer({ format: "int32", description: "Usage number.", "x-unit": "count", examples: [21] })),
    used_num: Type.Optional(Type.Integer({ format: "int32", description: "Used number.", "x-unit": "count", examples: [21] })),
  }), { description: "Combo usage." })),
  combo_usage_num: Type.Optional(Type.Integer({ format: "int32", description: "Combo usage number.", "x-unit": "count", examples: [100] })),
  combo_use_num: Type.Optional(Type.Integer({ format: "int32", description: "Combo use number.", "x-unit": "count", examples: [100] })),
  usage: Type.Optional(Type.Array(Type.Object({
    fee_times: Type.Optional(Type.Number({ description: "Fee times.", "x-unit": "1", examples: [80] })),
    request_path: Type.Optional(Type.String({ description: "Request path.", examples: ["/basic-patent-data/fulltext-image"] })),
    request_path_name: Type.Optional(Type.String({ description: "Request path name." })),
    serial_number: Type.Optional(Type.String({ description: "Serial number.", examples: ["P042"] })),
    usage_times: Type.Optional(Type.Number({ description: "Usage times.", "x-unit": "1", examples: [100] })),
    used_money: Type.Optional(Type.Number({ description: "Used money.", "x-unit": "1", examples: [123.45] })),
  }), { description: "Tokens used." })),
  usage_money: Type.Optional(Type.Number({ description: "Usage money.", "x-unit": "1", examples: [100] })),
}, { title: "StatementV2Answer" }),
});
