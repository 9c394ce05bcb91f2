// Written by `npm run contract` from ../groups/patent-data-search.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const SearchPatentResponse = once(() => Type.Object({
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(PatentBaseResponse(), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "SearchPatentResponse", description: "Search patent response." }));

const PatentBaseResponse = once(() => Type.Object({
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
  title: Type.String({ description: "As published.", "x-own": true }),
  apno: Type.String({ description: "Application number; \"\" if unknown.", examples: ["US17/521392"], "x-own": true }),
  apdt: Type.Integer({ format: "int32", description: "Application date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-own": true }),
  pbdt: Type.Integer({ format: "int32", description: "Publication date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-own": true }),
  inventor: Type.String({ description: "Names joined by \" | \".", "x-own": true }),
  original_assignee: Type.String({ description: "Applicants or assignees at publication, joined by \" | \".", "x-own": true }),
  current_assignee: Type.String({ description: "Owners now, as far as known, joined by \" | \".", "x-own": true }),
  authority: Type.String({ description: "Office, WIPO ST.3.", examples: ["US"], "x-own": true }),
}, { title: "PatentBaseResponse", description: "Patent base response." }));

const P060PatentImageSingleRequest = once(() => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  assignees: Type.Optional(Type.String({ description: "Owners.", examples: ["hearthline"] })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Authority codes." })),
  field: Type.Optional(Type.Enum(["SCORE", "APD", "PBD", "ISD"], { type: "string", default: "SCORE", description: "Field code." })),
  include_machine_translation: Type.Optional(Type.Boolean({ description: "Whether this holds: machine translation." })),
  is_https: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 answers image links by https.", "x-unit": "code" })),
  lang: Type.Optional(Type.Enum(["original", "cn", "en"], { type: "string", default: "original", description: "Language of returned titles." })),
  legal_status: Type.Optional(Type.String({ description: "Legal status in detail. Several are separated by \",\".", examples: ["3,2"], "x-separator": ",", "x-codes": ["LEGAL_STATUS", "LEGAL_STATUS_EXTRA"] })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  loc: Type.Optional(Type.String({ description: "Codes combined by AND, OR and NOT." })),
  main_field: Type.Optional(Type.String({ description: "Search expression over title, abstract, claims, description, numbers, names and classes." })),
  model: Type.Enum([1, 2, 3, 4], { type: "integer", format: "int32", description: "Model. 1: design: smart recommendation; 2: design: image match; 3: utility: shape; 4: utility: shape and color.", "x-unit": "code", "x-meaning": { "1": "design: smart recommendation", "2": "design: image match", "3": "utility: shape", "4": "utility: shape and color" } }),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 1000, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", default: "desc", description: "Direction of the order." })),
  patent_type: Type.Enum(["D", "U"], { type: "string", description: "Type of the patent. D: design; U: utility model.", "x-meaning": { D: "design", U: "utility model" } }),
  pre_filter: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 1, description: "Pre filter.", "x-unit": "code" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  query_text: Type.Optional(Type.String({ description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] })),
  return_img_id: Type.Optional(Type.Boolean({ description: "Identifier of the return image." })),
  score_expansion: Type.Optional(Type.Boolean({ description: "Score expansion." })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \",\".", examples: ["1,2"], "x-separator": ",", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "For English words; names are matched as they are.", "x-unit": "code" })),
  url: Type.String({ format: "uri", description: "Link." }),
}, { title: "P060PatentImageSingleRequest", description: "P060 patent image single request." }));

const PatentMessage = once(() => Type.Object({
  apdt: Type.Optional(Type.Integer({ format: "int64", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["EU006535076"] })),
  current_assignee: Type.Optional(Type.String({ description: "Owners now." })),
  img_id: Type.String({ description: "Identifier of the image.", examples: ["HDA0001130916580000011"] }),
  inventor: Type.Optional(Type.String({ description: "Names joined by \" | \"." })),
  loc_match: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Locarno class match. With model 1 and field SCORE. 0: no match; 1: match.", "x-unit": "code", "x-meaning": { "0": "no match", "1": "match" } })),
  original_assignee: Type.Optional(Type.String({ description: "Owners at publication." })),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  patent_pn: Type.String({ description: "Publication number.", examples: ["EU0065350760001S"] }),
  pbdt: Type.Optional(Type.Integer({ format: "int64", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  score: Type.Optional(Type.Number({ description: "Score. With field SCORE.", "x-unit": "1", examples: [0.8884816] })),
  title: Type.String({ description: "Title." }),
  url: Type.String({ format: "uri", description: "Link." }),
}, { title: "PatentMessage", description: "Patent message." }));

const ImageSearchExtendResponse = once(() => Type.Object({
  patent_messages: Type.Optional(Type.Array(PatentExtendMessage(), { description: "Patent messages." })),
  total_search_result_count: Type.Optional(Type.Integer({ format: "int32", description: "How many match the search.", "x-unit": "count", examples: [100] })),
}, { title: "ImageSearchExtendResponse", description: "Image search extend response." }));

const PatentExtendMessage = once(() => Type.Object({
  apdt: Type.Optional(Type.Integer({ format: "int64", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["EU006535076"] })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3.", examples: ["CN"] })),
  current_assignee: Type.Optional(Type.String({ description: "Owners now." })),
  img_id: Type.String({ description: "Identifier of the image.", examples: ["HDA0001130916580000011"] }),
  inventor: Type.Optional(Type.String({ description: "Names joined by \" | \"." })),
  loc: Type.Optional(Type.Array(Type.String({ examples: ["13-04"], "x-inferred": true }), { description: "Locarno class." })),
  loc_match: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Locarno class match. With model 1 and field SCORE. 0: no match; 1: match.", "x-unit": "code", "x-meaning": { "0": "no match", "1": "match" } })),
  original_assignee: Type.Optional(Type.String({ description: "Owners at publication." })),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  patent_pn: Type.String({ description: "Publication number.", examples: ["EU0065350760001S"] }),
  pbdt: Type.Optional(Type.Integer({ format: "int64", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  score: Type.Optional(Type.Number({ description: "Score. With field SCORE.", "x-unit": "1", examples: [0.8884816] })),
  title: Type.String({ description: "Title." }),
  url: Type.String({ format: "uri", description: "Link." }),
}, { title: "PatentExtendMessage", description: "Patent extend message." }));

export const p001PatentQuerySearchCount = shape({ id: "p001PatentQuerySearchCount", code: "P001", method: "POST", path: "/search/patent/query-search-count", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", default: "SCORE", description: "Which member stands for its group: by application or publication date, by authority, by relevance." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", default: "LATEST", description: "With collapse_by APD or PBD." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  query_text: Type.String({ minLength: 1, maxLength: 1500, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  stemming: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 0, description: "1: English words also match their other forms.", "x-unit": "count", "x-own": true })),
}, { title: "P001PatentQuerySearchCountRequest" }),
  answer: () => Type.Object({
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "P001PatentQuerySearchCountAnswer" }),
});

export const p002PatentQuerySearch = shape({ id: "p002PatentQuerySearch", code: "P002", method: "POST", path: "/search/patent/query-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", default: "SCORE", description: "Which member stands for its group: by application or publication date, by authority, by relevance." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", default: "LATEST", description: "With collapse_by APD or PBD." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
  query_text: Type.String({ minLength: 1, maxLength: 12000, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(Type.Object({
    field: Type.Optional(Type.String({ description: "Field code." })),
    order: Type.Optional(Type.String({ description: "Direction of the order." })),
  }, { "x-inferred": true }), { maxItems: 4, description: "Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"] })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String(), { maxItems: 200, description: "With collapse_by AUTHORITY: offices, best first.", "x-own": true })),
  stemming: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 0, description: "1: English words also match their other forms.", "x-unit": "count", "x-own": true })),
}, { title: "P002PatentQuerySearchRequest" }),
  answer: () => SearchPatentResponse(),
});

export const p003PatentFieldQuery = shape({ id: "p003PatentFieldQuery", code: "P003", method: "POST", path: "/patent-field/query", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  field: Type.String({ minLength: 1, maxLength: 500, description: "Up to 5 of, comma-separated: AUTHORITY, PATENT_TYPE, PUBLICATION_YEAR, APPLICATION_YEAR, ISSUE_YEAR, PRIORITY_YEAR, CURRENT_ASSIGNEE, ORIGINAL_ASSIGNEE, ASSIGNEE, STD_ORIGINAL_ASSIGNEE, INVENTOR, AGENCY, ANCS_TYPE, IPC, IPC_SECTION, IPC_CLASS, IPC_SUB_CLASS, IPC_MAIN_GROUP, CPC, CPC_SECTION, CPC_CLASS, CPC_SUB_CLASS, CPC_MAIN_GROUP, SIMPLE_LEGAL_STATUS, LEGAL_STATUS, LEGAL_EVENT.", examples: ["AUTHORITY,PUBLICATION_YEAR"], "x-separator": ",", "x-maxItems": 5, "x-values": ["ASSIGNEE", "ANCS_TYPE", "INVENTOR", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS", "LEGAL_EVENT", "APPLICATION_YEAR", "PUBLICATION_YEAR", "ISSUE_YEAR", "AGENCY", "PATENT_TYPE", "AUTHORITY"], "x-codes": [] }),
  lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", default: "cn", description: "Language code." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 50, description: "Most rows of this answer.", "x-unit": "rows", examples: [50] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 200 rows.", "x-unit": "rows", examples: [0], "x-window": 200 })),
  query: Type.String({ minLength: 1, maxLength: 12000, description: "Search expression." }),
}, { title: "P003PatentFieldQueryRequest" }),
  answer: () => Type.Array(Type.Object({
  assignee: Type.Optional(Type.Array(Type.Object({
    count: Type.Integer({ format: "int32", minimum: 1, description: "How many there are.", "x-unit": "count", examples: [2509] }),
    name: Type.String({ description: "Name." }),
  }), { description: "Values of the field asked for with their counts; the key is that field in lower case." })),
}, { additionalProperties: Type.Array(Type.Object({
  name: Type.String({ description: "Name." }),
  count: Type.Integer({ format: "int64", minimum: 1, description: "How many there are.", "x-unit": "count" }),
})) })),
});

export const p004PatentCompanySearch = shape({ id: "p004PatentCompanySearch", code: "P004", method: "POST", path: "/search/patent/company-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  application: Type.String({ minLength: 1, maxLength: 12000, description: "Company names, at most 100, separated by \" OR \"; a patent matches if one name has all words of one of them, in order.", examples: ["Hearthline Home OR Waldmoor Sensorik"], "x-separator": " OR ", "x-maxItems": 100 }),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
}, { title: "P004PatentCompanySearchRequest" }),
  answer: () => SearchPatentResponse(),
});

export const p005PatentCurrentSearch = shape({ id: "p005PatentCurrentSearch", code: "P005", method: "POST", path: "/search/patent/current-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  assignee: Type.String({ minLength: 1, maxLength: 12000, description: "Company names, at most 100, separated by \" OR \"; a patent matches if one name has all words of one of them, in order.", examples: ["Hearthline Home OR Waldmoor Sensorik"], "x-separator": " OR ", "x-maxItems": 100 }),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
}, { title: "P005PatentCurrentSearchRequest" }),
  answer: () => SearchPatentResponse(),
});

export const p006PatentCompanySearchDefense = shape({ id: "p006PatentCompanySearchDefense", code: "P006", method: "POST", path: "/search/patent/company-search-defense-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  application: Type.String({ minLength: 1, maxLength: 12000, description: "Company names, at most 100, separated by \" OR \"; a patent matches if one name has all words of one of them, in order.", examples: ["Hearthline Home OR Waldmoor Sensorik"], "x-separator": " OR ", "x-maxItems": 100 }),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
}, { title: "P006PatentCompanySearchDefenseRequest" }),
  answer: () => SearchPatentResponse(),
});

export const p007PatentSimilarSearch = shape({ id: "p007PatentSimilarSearch", code: "P007", method: "POST", path: "/search/patent/similar-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  apd_from: Type.Optional(Type.String({ maxLength: 20, description: "Earliest application date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  apd_to: Type.Optional(Type.String({ maxLength: 20, description: "Latest application date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  country: Type.Optional(Type.Array(Type.String({ maxLength: 20, examples: ["CNA"], "x-inferred": true }), { maxItems: 200, description: "Offices with a type of publication: `CNA` applications, `CNB` grants, `CNU` utility models, `CND` designs; `CN` all of the office." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
  patent_id: Type.Optional(Type.String({ maxLength: 100, description: "Patent id (UUID); wins over patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ maxLength: 100, description: "Publication number.", examples: ["CN106185468A"] })),
  pbd_from: Type.Optional(Type.String({ maxLength: 20, description: "Earliest publication date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  pbd_to: Type.Optional(Type.String({ maxLength: 20, description: "Latest publication date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  relevancy: Type.Optional(Type.String({ maxLength: 10, description: "Least relevancy, as a percentage.", examples: ["50%"] })),
  explain: Type.Optional(Type.Boolean({ description: "Say for each result what made it rank: `ranked_by`. Takes some more time.", "x-own": true })),
}, { title: "P007PatentSimilarSearchRequest" }),
  answer: () => Type.Object({
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(Type.Object({
    apdt: Type.Integer({ format: "int32", description: "Application date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
    apno: Type.String({ description: "Application number; \"\" if unknown.", examples: ["US17/521392"] }),
    current_assignee: Type.String({ description: "Owners now, as far as known, joined by \" | \"." }),
    inventor: Type.String({ description: "Names joined by \" | \"." }),
    original_assignee: Type.String({ description: "Applicants or assignees at publication, joined by \" | \"." }),
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pbdt: Type.Integer({ format: "int32", description: "Publication date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] }),
    relevancy: Type.String({ description: "How much of the query the document shares, \"0%\" to \"100%\"; 100% only for a document in the very words of the query. Falls with the rank; comparable within one answer.", examples: ["99%"] }),
    title: Type.String({ description: "As published." }),
    authority: Type.String({ description: "Office, WIPO ST.3.", examples: ["US"], "x-own": true }),
    ranked_by: Type.Optional(Type.Object({
      words: Type.Number({ minimum: 0, description: "By words in common.", "x-unit": "1" }),
      meaning: Type.Number({ minimum: 0, description: "By nearness of meaning, learned from the corpus; 0 before it was.", "x-unit": "1" }),
      classes: Type.Number({ minimum: 0, description: "By classes in common.", "x-unit": "1" }),
      citations: Type.Number({ minimum: 0, description: "By citations of the best results.", "x-unit": "1" }),
      terms: Type.Array(Type.String(), { description: "Words (or pairs of characters) in common that count most, of the first 100 results; in the language of the document." }),
      shared_classes: Type.Array(Type.String(), { description: "Classes in common with the publication, or with the best results of a text." }),
      cited_by: Type.Array(Type.String(), { description: "Of the best results, those that cite it." }),
    }, { description: "Only with `explain`. The four parts of the score, which add up to the relevancy, and what they rest on.", "x-own": true })),
  }), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "P007PatentSimilarSearchAnswer" }),
});

export const p008PatentSemanticSearch = shape({ id: "p008PatentSemanticSearch", code: "P008", method: "POST", path: "/search/patent/semantic-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  apd_from: Type.Optional(Type.String({ maxLength: 20, description: "Earliest application date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  apd_to: Type.Optional(Type.String({ maxLength: 20, description: "Latest application date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  country: Type.Optional(Type.Array(Type.String({ maxLength: 20, examples: ["CNA"], "x-inferred": true }), { maxItems: 200, description: "Offices with a type of publication: `CNA` applications, `CNB` grants, `CNU` utility models, `CND` designs; `CN` all of the office." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [0], "x-window": 20000, "x-windowSemantic": 1000 })),
  pbd_from: Type.Optional(Type.String({ maxLength: 20, description: "Earliest publication date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  pbd_to: Type.Optional(Type.String({ maxLength: 20, description: "Latest publication date, yyyyMMdd, inclusive.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  relevancy: Type.Optional(Type.String({ maxLength: 10, description: "Least relevancy, as a percentage.", examples: ["50%"] })),
  text: Type.String({ minLength: 1, maxLength: 1000000, description: "English, Chinese, or another language of the corpus." }),
  explain: Type.Optional(Type.Boolean({ description: "Say for each result what made it rank: `ranked_by`. Takes some more time.", "x-own": true })),
}, { title: "P008PatentSemanticSearchRequest" }),
  answer: () => Type.Object({
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(Type.Object({
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["JP1999068462A"] }),
    relevancy: Type.String({ description: "How much of the query the document shares, \"0%\" to \"100%\"; 100% only for a document in the very words of the query. Falls with the rank; comparable within one answer.", examples: ["99%"] }),
    ranked_by: Type.Optional(Type.Object({
      words: Type.Number({ minimum: 0, description: "By words in common.", "x-unit": "1" }),
      meaning: Type.Number({ minimum: 0, description: "By nearness of meaning, learned from the corpus; 0 before it was.", "x-unit": "1" }),
      classes: Type.Number({ minimum: 0, description: "By classes in common.", "x-unit": "1" }),
      citations: Type.Number({ minimum: 0, description: "By citations of the best results.", "x-unit": "1" }),
      terms: Type.Array(Type.String(), { description: "Words (or pairs of characters) in common that count most, of the first 100 results; in the language of the document." }),
      shared_classes: Type.Array(Type.String(), { description: "Classes in common with the publication, or with the best results of a text." }),
      cited_by: Type.Array(Type.String(), { description: "Of the best results, those that cite it." }),
    }, { description: "Only with `explain`. The four parts of the score, which add up to the relevancy, and what they rest on.", "x-own": true })),
  }), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "P008PatentSemanticSearchAnswer" }),
});

export const p010ImageSearchImageUpload = shape({ id: "p010ImageSearchImageUpload", code: "P010", method: "POST", path: "/image-search/image-upload", tag: "Patent Data Search", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  image: Type.String({ format: "binary", description: "The picture: JPG or PNG by its content, at most 4096 KB.", "x-accept": ["jpg", "png"], "x-maxBytes": 4194304 }),
}, { title: "P010ImageSearchImageUploadRequest" }),
  answer: () => Type.Object({
  expire: Type.Integer({ format: "int32", description: "Seconds for which the address works.", "x-unit": "s", examples: [32400] }),
  url: Type.String({ format: "uri", description: "Address of the picture on this service: signed, works without a key until it expires." }),
}, { title: "P010ImageSearchImageUploadAnswer" }),
});

export const p060ImageSingleBeta = shape({ id: "p060ImageSingleBeta", code: "P060", method: "POST", path: "/search/patent/image-single/beta", tag: "Patent Data Search" }, {
  body: () => P060PatentImageSingleRequest(),
  answer: () => Type.Object({
  patent_messages: Type.Optional(Type.Array(PatentMessage(), { description: "Patent messages." })),
  total_search_result_count: Type.Optional(Type.Integer({ format: "int32", description: "How many match the search.", "x-unit": "count", examples: [100] })),
}, { title: "P060ImageSingleBetaAnswer" }),
});

export const p060PatentImageSingle = shape({ id: "p060PatentImageSingle", code: "P060", method: "POST", path: "/search/patent/image-single", tag: "Patent Data Search" }, {
  body: () => P060PatentImageSingleRequest(),
  answer: () => ImageSearchExtendResponse(),
});

export const p061PatentImageMultiple = shape({ id: "p061PatentImageMultiple", code: "P061", method: "POST", path: "/search/patent/image-multiple", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  assignees: Type.Optional(Type.String({ description: "Owners.", examples: ["hearthline"] })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Authority codes." })),
  field: Type.Optional(Type.Enum(["SCORE", "APD", "PBD", "ISD"], { type: "string", default: "SCORE", description: "Field code." })),
  include_machine_translation: Type.Optional(Type.Boolean({ description: "Whether this holds: machine translation." })),
  is_https: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 answers image links by https.", "x-unit": "code" })),
  lang: Type.Optional(Type.Enum(["original", "cn", "en"], { type: "string", default: "original", description: "Language of returned titles." })),
  legal_status: Type.Optional(Type.String({ description: "Legal status in detail. Several are separated by \",\".", examples: ["3,2"], "x-separator": ",", "x-codes": ["LEGAL_STATUS", "LEGAL_STATUS_EXTRA"] })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  loc: Type.Optional(Type.String({ description: "Codes combined by AND, OR and NOT." })),
  main_field: Type.Optional(Type.String({ description: "Search expression over title, abstract, claims, description, numbers, names and classes." })),
  model: Type.Enum([1, 2, 3, 4], { type: "integer", format: "int32", description: "Model. 1: design: smart recommendation; 2: design: image match; 3: utility: shape; 4: utility: shape and color.", "x-unit": "code", "x-meaning": { "1": "design: smart recommendation", "2": "design: image match", "3": "utility: shape", "4": "utility: shape and color" } }),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 1000, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", default: "desc", description: "Direction of the order." })),
  patent_type: Type.Enum(["D", "U"], { type: "string", description: "Type of the patent. D: design; U: utility model.", "x-meaning": { D: "design", U: "utility model" } }),
  pre_filter: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 1, description: "Pre filter.", "x-unit": "code" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  query_text: Type.Optional(Type.String({ description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] })),
  return_img_id: Type.Optional(Type.Boolean({ description: "Identifier of the return image." })),
  score_expansion: Type.Optional(Type.Boolean({ description: "Score expansion." })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \",\".", examples: ["1,2"], "x-separator": ",", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "For English words; names are matched as they are.", "x-unit": "code" })),
  urls: Type.Array(Type.String({ format: "uri", "x-inferred": true }), { minItems: 1, maxItems: 4, description: "Links." }),
}, { title: "P061PatentImageMultipleRequest" }),
  answer: () => ImageSearchExtendResponse(),
});

export const p062ImageSearchSingleBatchCreate = shape({ id: "p062ImageSearchSingleBatchCreate", code: "P062", method: "POST", path: "/search/patent/image-search/single-batch-create", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  assignees: Type.Optional(Type.String({ description: "Owners.", examples: ["hearthline"] })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Authority codes." })),
  field: Type.Optional(Type.Enum(["SCORE", "APD", "PBD", "ISD"], { type: "string", default: "SCORE", description: "Field code." })),
  include_machine_translation: Type.Optional(Type.Boolean({ description: "Whether this holds: machine translation." })),
  is_https: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "1 answers image links by https.", "x-unit": "code" })),
  lang: Type.Optional(Type.Enum(["original", "cn", "en"], { type: "string", default: "original", description: "Language of returned titles." })),
  legal_status: Type.Optional(Type.String({ description: "Legal status in detail. Several are separated by \",\".", examples: ["3,2"], "x-separator": ",", "x-codes": ["LEGAL_STATUS", "LEGAL_STATUS_EXTRA"] })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  loc: Type.Optional(Type.String({ description: "Codes combined by AND, OR and NOT." })),
  main_field: Type.Optional(Type.String({ description: "Search expression over title, abstract, claims, description, numbers, names and classes." })),
  model: Type.Enum([1, 2, 3, 4], { type: "integer", format: "int32", description: "Model. 1: design: smart recommendation; 2: design: image match; 3: utility: shape; 4: utility: shape and color.", "x-unit": "code", "x-meaning": { "1": "design: smart recommendation", "2": "design: image match", "3": "utility: shape", "4": "utility: shape and color" } }),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 1000, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", default: "desc", description: "Direction of the order." })),
  patent_type: Type.Enum(["D", "U"], { type: "string", description: "Type of the patent. D: design; U: utility model.", "x-meaning": { D: "design", U: "utility model" } }),
  pre_filter: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 1, description: "Pre filter.", "x-unit": "code" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  query_text: Type.Optional(Type.String({ description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] })),
  return_img_id: Type.Optional(Type.Boolean({ description: "Identifier of the return image." })),
  score_expansion: Type.Optional(Type.Boolean({ description: "Score expansion." })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \",\".", examples: ["1,2"], "x-separator": ",", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "For English words; names are matched as they are.", "x-unit": "code" })),
  urls: Type.Array(Type.String({ format: "uri", "x-inferred": true }), { minItems: 1, maxItems: 10, description: "Links." }),
}, { title: "P062ImageSearchSingleBatchCreateRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1"] })),
}, { title: "P062ImageSearchSingleBatchCreateAnswer" }),
});

export const p062ImageSearchSingleBatchResult = shape({ id: "p062ImageSearchSingleBatchResult", code: "P062", method: "POST", path: "/search/patent/image-search/single-batch-result", tag: "Patent Data Search" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  task_id: Type.String({ description: "The job_id that creating the job answered.", "x-format": "hex32", "x-from": ["p062ImageSearchSingleBatchCreate"] }),
}),
  answer: () => Type.Object({
  search_result: Type.Optional(Type.Array(Type.Object({
    patent_messages: Type.Optional(Type.Array(PatentMessage(), { description: "Patent messages." })),
    result_count: Type.Optional(Type.Integer({ format: "int32", description: "Rows in this answer.", "x-unit": "count", examples: [100] })),
    search_url: Type.Optional(Type.String({ format: "uri", description: "Link to the search." })),
    status: Type.Optional(Type.String({ description: "Status.", examples: ["success"] })),
  }), { description: "Search result." })),
  status: Type.Optional(Type.String({ description: "Status.", "x-values": ["success"] })),
  total_search_result_count: Type.Optional(Type.Integer({ format: "int64", description: "How many match the search.", "x-unit": "count", examples: [100] })),
}, { title: "P062ImageSearchSingleBatchResultAnswer" }),
});

export const p069PatentPatentSearchPn = shape({ id: "p069PatentPatentSearchPn", code: "P069", method: "POST", path: "/search/patent/patent-search-pn", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  apno: Type.Optional(Type.String({ maxLength: 5000, description: "Application number.", examples: ["US16/123456"] })),
  authority: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { maxItems: 200, description: "Office, WIPO ST.3." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  pn: Type.Optional(Type.String({ maxLength: 5000, description: "Publication number.", examples: ["US11205304B2"] })),
}, { title: "P069PatentPatentSearchPnRequest" }),
  answer: () => Type.Object({
  result_count: Type.Integer({ format: "int32", minimum: 0, description: "Rows in this answer.", "x-unit": "count", examples: [10] }),
  results: Type.Array(Type.Object({
    apdt: Type.Integer({ format: "int32", description: "Application date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
    apno: Type.String({ description: "Application number; \"\" if unknown.", examples: ["US17/521392"] }),
    current_assignee: Type.String({ description: "Owners now, as far as known, joined by \" | \"." }),
    inventor: Type.String({ description: "Names joined by \" | \"." }),
    original_assignee: Type.String({ description: "Applicants or assignees at publication, joined by \" | \"." }),
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pbdt: Type.Integer({ format: "int32", description: "Publication date, yyyyMMdd; 0 if unknown.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
    title: Type.String({ description: "As published." }),
    authority: Type.String({ description: "Office, WIPO ST.3.", examples: ["US"], "x-own": true }),
  }), { description: "The rows of this answer." }),
  total_search_result_count: Type.Integer({ format: "int64", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "P069PatentPatentSearchPnAnswer" }),
});

export const p070PatentKeywordSuggest = shape({ id: "p070PatentKeywordSuggest", code: "P070", method: "POST", path: "/search/patent/keyword-suggest", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  keyword: Type.Array(Type.String({ maxLength: 100, examples: ["car"], "x-inferred": true }), { minItems: 1, maxItems: 20, description: "Keyword." }),
  lang: Type.Array(Type.Enum(["cn", "en"], { type: "string", examples: ["cn"], "x-inferred": true }), { minItems: 1, maxItems: 10, description: "Languages of the suggestions.", "x-itemValues": ["cn", "en"] }),
  type: Type.Array(Type.Enum(["synonym", "related", "hypernym"], { type: "string", examples: ["synonym"], "x-inferred": true }), { minItems: 1, maxItems: 10, description: "Kind.", "x-itemValues": ["synonym", "related", "hypernym"] }),
}, { title: "P070PatentKeywordSuggestRequest" }),
  answer: () => Type.Object({
  items: Type.Array(Type.Object({
    input: Type.String({ description: "The text given.", examples: ["car"] }),
    keyword_list: Type.Array(Type.Object({
      keyword: Type.String({ description: "Keyword.", examples: ["automobile"] }),
      type: Type.Enum(["synonym", "related", "hypernym"], { type: "string", description: "Kind.", "x-own": true }),
      evidence: Type.Enum(["abbreviation", "spelling", "translation", "translated_words", "same_translation", "head", "co_occurrence"], { type: "string", description: "How the corpus shows it.", "x-own": true }),
      patents: Type.Integer({ minimum: 0, description: "Patents that show it.", "x-unit": "count", "x-own": true }),
    }), { description: "Keyword list." }),
  }), { description: "The entries, in order." }),
}, { title: "P070PatentKeywordSuggestAnswer" }),
});

export const p071ClassificationHelperSectionSubclass = shape({ id: "p071ClassificationHelperSectionSubclass", code: "P071", method: "GET", path: "/search/patent/classification/helper-section-subclass", tag: "Patent Data Search" }, {
  query: () => Type.Object({
  code: Type.Optional(Type.String({ maxLength: 30, description: "Symbol whose children are wanted.", examples: ["A"] })),
  type: Type.Enum(["ipc", "cpc", "loc"], { type: "string", description: "Classification scheme: IPC, CPC or Locarno." }),
}),
  answer: () => Type.Array(Type.Object({
  has_children: Type.Boolean({ description: "Whether this holds: children." }),
  id: Type.String({ description: "Identifier.", examples: ["A"] }),
  lang_desc_map: Type.Object({
    cn: Type.Optional(Type.String({ description: "Absent where the scheme has no Chinese title." })),
    en: Type.Optional(Type.String({ description: "In English." })),
  }, { description: "Language description map." }),
})),
});

export const p072ClassificationHelperSearch = shape({ id: "p072ClassificationHelperSearch", code: "P072", method: "GET", path: "/search/patent/classification/helper-search", tag: "Patent Data Search" }, {
  query: () => Type.Object({
  keyword: Type.String({ minLength: 1, maxLength: 200, description: "Keyword.", examples: ["battery"] }),
  type: Type.Enum(["ipc", "cpc", "loc"], { type: "string", description: "Classification scheme: IPC, CPC or Locarno." }),
}),
  answer: () => Type.Object({
  h_words: Type.Array(Type.String({ "x-inferred": true }), { description: "The words that were looked for." }),
  has_children: Type.String({ description: "\"true\" if a place found has others below it.", examples: ["True"] }),
  query_results: Type.Array(Type.Object({
    cls_tree: Type.Object({
      children: Type.Array(Type.Object({  }, { additionalProperties: true }), { description: "Entries below this one." }),
      id: Type.String({ description: "Identifier.", examples: ["A"] }),
      lang_desc_map: Type.Object({
        cn: Type.Optional(Type.String({ description: "Absent where the scheme has no Chinese title." })),
        en: Type.Optional(Type.String({ description: "In English." })),
      }, { description: "Language description map." }),
    }, { description: "Cls tree." }),
  }), { description: "Query results." }),
}, { title: "P072ClassificationHelperSearchAnswer" }),
});

export const p075PatentNestedSearch = shape({ id: "p075PatentNestedSearch", code: "P075", method: "POST", path: "/search/patent/nested-search-patent", tag: "Patent Data Search" }, {
  body: () => Type.Object({
  facet: Type.Optional(Type.Array(Type.Object({
    end: Type.Optional(Type.Integer({ format: "int32", description: "Exclusive; for range.", "x-unit": "count", examples: [2018] })),
    expr: Type.Optional(Type.String({ maxLength: 100, description: "avg, min, max, sum or unique of a field; for aggregate.", examples: ["avg(PV)"], "x-functions": ["avg", "min", "max", "sum", "unique"] })),
    facet: Type.Optional(Type.Array(Type.Object({
      end: Type.Optional(Type.Integer({ description: "Exclusive; for range.", "x-unit": "count" })),
      field: Type.Optional(Type.String({ maxLength: 60, description: "Field code; for field and range.", examples: ["ANCS"] })),
      gap: Type.Optional(Type.Integer({ minimum: 1, description: "Width of a bucket; for range. Default 1.", "x-unit": "count" })),
      start: Type.Optional(Type.Integer({ description: "Inclusive; for range.", "x-unit": "rows" })),
      tag: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: "Key of the answer; not \"name\" or \"count\"." })),
      type: Type.Optional(Type.Enum(["field", "range", "query", "aggregate"], { type: "string", description: "Kind." })),
      limit: Type.Optional(Type.Integer({ minimum: 1, description: "Buckets; for field. Default 10.", "x-unit": "rows", "x-own": true })),
      offset: Type.Optional(Type.Integer({ minimum: 0, description: "First bucket; for field.", "x-unit": "rows", "x-own": true })),
      mincount: Type.Optional(Type.Integer({ minimum: 0, description: "Least count of a bucket shown. Default 1.", "x-unit": "count", "x-own": true })),
      num_buckets: Type.Optional(Type.Boolean({ description: "Adds `<tag>_num_buckets`; for field.", "x-own": true })),
      query: Type.Optional(Type.String({ maxLength: 12000, description: "Search expression; for query.", "x-own": true })),
      expr: Type.Optional(Type.String({ maxLength: 100, description: "avg, min, max, sum or unique of a field; for aggregate.", examples: ["avg(CLAIM_COUNT)"], "x-own": true })),
      facet: Type.Optional(Type.Array(Type.Object({
        tag: Type.String({ minLength: 1, maxLength: 60, description: "Key of the answer; not \"name\" or \"count\"." }),
        type: Type.Enum(["field", "range", "query", "aggregate"], { type: "string", description: "Kind." }),
        field: Type.Optional(Type.String({ maxLength: 60, description: "Field code; for field and range.", examples: ["ANCS"] })),
        limit: Type.Optional(Type.Integer({ minimum: 1, description: "Buckets; for field. Default 10.", "x-unit": "rows" })),
        offset: Type.Optional(Type.Integer({ minimum: 0, description: "First bucket; for field.", "x-unit": "rows" })),
        mincount: Type.Optional(Type.Integer({ minimum: 0, description: "Least count of a bucket shown. Default 1.", "x-unit": "count" })),
        num_buckets: Type.Optional(Type.Boolean({ description: "Adds `<tag>_num_buckets`; for field." })),
        start: Type.Optional(Type.Integer({ description: "Inclusive; for range.", "x-unit": "rows" })),
        end: Type.Optional(Type.Integer({ description: "Exclusive; for range.", "x-unit": "count" })),
        gap: Type.Optional(Type.Integer({ minimum: 1, description: "Width of a bucket; for range. Default 1.", "x-unit": "count" })),
        query: Type.Optional(Type.String({ maxLength: 12000, description: "Search expression; for query." })),
        expr: Type.Optional(Type.String({ maxLength: 100, description: "avg, min, max, sum or unique of a field; for aggregate.", examples: ["avg(CLAIM_COUNT)"] })),
      }), { description: "Counts by value.", "x-own": true })),
    }, { "x-inferred": true }), { description: "Counts by value. Entries have the shape of this one again." })),
    field: Type.Optional(Type.String({ maxLength: 60, description: "Field code; for field and range.", examples: ["ANCS"] })),
    gap: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Width of a bucket; for range. Default 1.", "x-unit": "count", examples: [1] })),
    limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Buckets; for field. Default 10.", "x-unit": "rows", examples: [10] })),
    mincount: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 1, description: "Least count of a bucket shown. Default 1.", "x-unit": "count", examples: [1] })),
    num_buckets: Type.Optional(Type.Boolean({ default: false, description: "Adds `<tag>_num_buckets`; for field." })),
    offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First bucket; for field.", "x-unit": "rows", examples: [10] })),
    query: Type.Optional(Type.String({ maxLength: 12000, description: "Search expression; for query.", examples: ["PV:[0 TO 100000]"] })),
    start: Type.Optional(Type.Integer({ format: "int32", description: "Inclusive; for range.", "x-unit": "rows", examples: [2000] })),
    tag: Type.String({ minLength: 1, maxLength: 60, description: "Key of the answer; not \"name\" or \"count\".", examples: ["ancs"] }),
    type: Type.Enum(["field", "range", "query", "aggregate"], { type: "string", description: "Kind." }),
  }), { description: "Counts by value. Entries have the shape of this one again." })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 1000, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  query_text: Type.String({ minLength: 1, maxLength: 12000, description: "Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.", examples: ["TTL:car"] }),
  sort: Type.Optional(Type.Array(Type.Object({
    field: Type.Optional(Type.String({ description: "Field code.", examples: ["SCORE"] })),
    order: Type.Optional(Type.String({ description: "Direction of the order.", examples: ["DESC"] })),
  }), { maxItems: 4, description: "Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc." })),
  stemming: Type.Optional(Type.Boolean({ default: false, description: "TTL/ABST/CLMS/DESC only." })),
}, { title: "P075PatentNestedSearchRequest" }),
  answer: () => Type.Object({
  facets: Type.Record(Type.String(), Type.Unknown(), { description: "Under each tag its buckets of name and count; under `<tag>_num_buckets` their number.", "x-inferred": true, "x-keys": "<tag> and <tag>_num_buckets" }),
  id_mapping: Type.Record(Type.String(), Type.Unknown(), { description: "Names of assignees, where the expression asks for ANS." }),
  num_found: Type.Integer({ format: "int32", minimum: 0, description: "Publications or families that match.", "x-unit": "count", examples: [1000] }),
}, { title: "P075PatentNestedSearchAnswer" }),
});
