// Written by `npm run contract` from ../groups/patent-data-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-data-search.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-data-search.json', import.meta.url));

export const p001PatentQuerySearchCount = shape({ id: "p001PatentQuerySearchCount", code: "P001", method: "POST", path: "/search/patent/query-search-count", tag: "Patent Data Search" }, ["body", "answer"]);
export const p002PatentQuerySearch = shape({ id: "p002PatentQuerySearch", code: "P002", method: "POST", path: "/search/patent/query-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p003PatentFieldQuery = shape({ id: "p003PatentFieldQuery", code: "P003", method: "POST", path: "/patent-field/query", tag: "Patent Data Search" }, ["body", "answer"]);
export const p004PatentCompanySearch = shape({ id: "p004PatentCompanySearch", code: "P004", method: "POST", path: "/search/patent/company-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p005PatentCurrentSearch = shape({ id: "p005PatentCurrentSearch", code: "P005", method: "POST", path: "/search/patent/current-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p006PatentCompanySearchDefense = shape({ id: "p006PatentCompanySearchDefense", code: "P006", method: "POST", path: "/search/patent/company-search-defense-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p007PatentSimilarSearch = shape({ id: "p007PatentSimilarSearch", code: "P007", method: "POST", path: "/search/patent/similar-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p008PatentSemanticSearch = shape({ id: "p008PatentSemanticSearch", code: "P008", method: "POST", path: "/search/patent/semantic-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
export const p010ImageSearchImageUpload = shape({ id: "p010ImageSearchImageUpload", code: "P010", method: "POST", path: "/image-search/image-upload", tag: "Patent Data Search", consumes: "multipart/form-data" }, ["body", "answer"]);
export const p060ImageSingleBeta = shape({ id: "p060ImageSingleBeta", code: "P060", method: "POST", path: "/search/patent/image-single/beta", tag: "Patent Data Search" }, ["body", "answer"]);
export const p060PatentImageSingle = shape({ id: "p060PatentImageSingle", code: "P060", method: "POST", path: "/search/patent/image-single", tag: "Patent Data Search" }, ["body", "answer"]);
export const p061PatentImageMultiple = shape({ id: "p061PatentImageMultiple", code: "P061", method: "POST", path: "/search/patent/image-multiple", tag: "Patent Data Search" }, ["body", "answer"]);
export const p062ImageSearchSingleBatchCreate = shape({ id: "p062ImageSearchSingleBatchCreate", code: "P062", method: "POST", path: "/search/patent/image-search/single-batch-create", tag: "Patent Data Search" }, ["body", "answer"]);
export const p062ImageSearchSingleBatchResult = shape({ id: "p062ImageSearchSingleBatchResult", code: "P062", method: "POST", path: "/search/patent/image-search/single-batch-result", tag: "Patent Data Search" }, ["body", "query", "answer"]);
export const p069PatentPatentSearchPn = shape({ id: "p069PatentPatentSearchPn", code: "P069", method: "POST", path: "/search/patent/patent-search-pn", tag: "Patent Data Search" }, ["body", "answer"]);
export const p070PatentKeywordSuggest = shape({ id: "p070PatentKeywordSuggest", code: "P070", method: "POST", path: "/search/patent/keyword-suggest", tag: "Patent Data Search" }, ["body", "answer"]);
export const p071ClassificationHelperSectionSubclass = shape({ id: "p071ClassificationHelperSectionSubclass", code: "P071", method: "GET", path: "/search/patent/classification/helper-section-subclass", tag: "Patent Data Search" }, ["query", "answer"]);
export const p072ClassificationHelperSearch = shape({ id: "p072ClassificationHelperSearch", code: "P072", method: "GET", path: "/search/patent/classification/helper-search", tag: "Patent Data Search" }, ["query", "answer"]);
export const p075PatentNestedSearch = shape({ id: "p075PatentNestedSearch", code: "P075", method: "POST", path: "/search/patent/nested-search-patent", tag: "Patent Data Search" }, ["body", "answer"]);
