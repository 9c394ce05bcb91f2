// Written by `npm run contract` from ../groups/literature-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const L011LiteratureAuthorAffiliationRequest = once(() => Type.Object({
  doi: Type.Optional(Type.String({ description: "One DOI; give doi or paper_id.", examples: ["10.1016/j.bpj.2024.07.030"] })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID). Give doi or paper_id. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
}, { title: "L011LiteratureAuthorAffiliationRequest", description: "L011 literature author affiliation request." }));

export const l001LiteratureQuerySearch = shape({ id: "l001LiteratureQuerySearch", code: "L001", method: "POST", path: "/search/literature/query-search", tag: "Literature Data" }, {
  body: () => Type.Object({
  date_time: Type.Optional(Type.String({ description: "Date time.", "x-format": "[epoch-ms TO epoch-ms]" })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, description: "Most rows of this answer. At most 100.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "First row, from 0. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [0], "x-window": 10000 })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "field:(words), combined by AND and OR; an author in double quotes.", "x-fields": ["title", "abstract", "author", "date_time", "publication"] })),
  text: Type.Optional(Type.String({ description: "Used together with type." })),
  type: Type.Optional(Type.Enum(["title", "abstract", "author", "publication", "title/abstract", "all"], { type: "string", description: "Kind." })),
}, { title: "L001LiteratureQuerySearchRequest" }),
  answer: () => Type.Object({
  result_count: Type.Optional(Type.Integer({ format: "int32", description: "Rows in this answer.", "x-unit": "count", examples: [10] })),
  results: Type.Optional(Type.Array(Type.Object({
    author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
    doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.3390/jpm13121685"] })),
    paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
    title: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Title." })),
  }), { description: "The rows of this answer." })),
  total_search_result_count: Type.Optional(Type.Integer({ format: "int32", description: "How many match the search.", "x-unit": "count", examples: [7113] })),
}, { title: "L001LiteratureQuerySearchAnswer" }),
});

export const l010LiteratureBibliography = shape({ id: "l010LiteratureBibliography", code: "L010", method: "POST", path: "/literature/bibliography", tag: "Literature Data" }, {
  body: () => L011LiteratureAuthorAffiliationRequest(),
  answer: () => Type.Array(Type.Object({
  abstract: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
    text: Type.Optional(Type.String({ description: "Text." })),
  }), { description: "Abstract." })),
  author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
  doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.1016/j.bpj.2024.07.030"] })),
  issue: Type.Optional(Type.String({ description: "Issue.", examples: ["18"] })),
  pagination: Type.Optional(Type.String({ description: "Pagination.", examples: ["3267-3274"] })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
  publication: Type.Optional(Type.String({ description: "Publication." })),
  publication_date: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  publication_year: Type.Optional(Type.String({ description: "Publication year.", examples: ["2024"] })),
  publish_institution: Type.Optional(Type.String({ description: "Publish institution." })),
  title: Type.Optional(Type.Array(Type.Object({
    lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
    text: Type.Optional(Type.String({ description: "Text." })),
  }), { description: "Title." })),
  type: Type.Optional(Type.String({ description: "Kind.", examples: ["Journal"] })),
  volume: Type.Optional(Type.String({ description: "Volume.", examples: ["123"] })),
})),
});

export const l011LiteratureAuthorAffiliation = shape({ id: "l011LiteratureAuthorAffiliation", code: "L011", method: "POST", path: "/literature/author-affiliation", tag: "Literature Data" }, {
  body: () => L011LiteratureAuthorAffiliationRequest(),
  answer: () => Type.Array(Type.Object({
  author_data: Type.Optional(Type.Array(Type.Object({
    affiliation_country: Type.Optional(Type.String({ description: "Affiliation country.", examples: ["France"] })),
    affiliation_name: Type.Optional(Type.String({ description: "Affiliation name." })),
    affiliation_rorid: Type.Optional(Type.String({ format: "uri", description: "Affiliation rorid." })),
    affiliation_type: Type.Optional(Type.String({ description: "Affiliation type.", examples: ["Education"] })),
    co_authors: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Co authors." })),
    first_name: Type.Optional(Type.String({ description: "First name." })),
    name: Type.Optional(Type.String({ description: "Name." })),
    orcid: Type.Optional(Type.String({ description: "Orcid.", examples: ["0000-0001-9780-2509"] })),
    published_list: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Published list." })),
    sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [6] })),
    surname: Type.Optional(Type.String({ description: "Surname.", examples: ["Bihannic"] })),
  }), { description: "Author data." })),
  doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.1039/d3nr04740g"] })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
})),
});

export const l012LiteratureCitation = shape({ id: "l012LiteratureCitation", code: "L012", method: "POST", path: "/literature/citation", tag: "Literature Data" }, {
  body: () => Type.Object({
  doi: Type.Optional(Type.String({ description: "One DOI; give doi or paper_id.", examples: ["10.1016/j.bpj.2024.07.030"] })),
  page_number: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID). Give doi or paper_id. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
}, { title: "L012LiteratureCitationRequest" }),
  answer: () => Type.Array(Type.Object({
  doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.3390/s20030734"] })),
  np_citation_data: Type.Optional(Type.Array(Type.Object({
    citation_text: Type.Optional(Type.String({ description: "Citation text." })),
    paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
  }), { description: "Np citation data." })),
  np_citation_no: Type.Optional(Type.Integer({ format: "int32", description: "Np citation no.", "x-unit": "count", examples: [2] })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID). Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_citation_data: Type.Optional(Type.Array(Type.Object({
    apdt: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN202011610975.8"] })),
    current_assignee: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owners now." })),
    inventor: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Inventors." })),
    original_assignee: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owners at publication." })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    pbdt: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN112833870A"] })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Patent citation data." })),
  patent_citation_no: Type.Optional(Type.Integer({ format: "int32", description: "Patent citation no.", "x-unit": "count", examples: [1] })),
  reference_data: Type.Optional(Type.Array(Type.Object({
    citation_text: Type.Optional(Type.String({ description: "Citation text." })),
    paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
    sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
  }), { description: "Reference data." })),
  reference_no: Type.Optional(Type.Integer({ format: "int32", description: "Reference no.", "x-unit": "count", examples: [20] })),
})),
});

export const l014LiteratureJournal = shape({ id: "l014LiteratureJournal", code: "L014", method: "POST", path: "/literature/journal", tag: "Literature Data" }, {
  body: () => L011LiteratureAuthorAffiliationRequest(),
  answer: () => Type.Array(Type.Object({
  address: Type.Optional(Type.String({ description: "Address." })),
  cn: Type.Optional(Type.String({ description: "In Chinese.", examples: ["11-4537/X"] })),
  contact: Type.Optional(Type.String({ description: "Contact.", examples: ["13910795630"] })),
  country: Type.Optional(Type.String({ description: "Country or office code." })),
  doi: Type.Optional(Type.String({ description: "Digital object identifier.", examples: ["10.3390/antibiotics10040379"] })),
  eissn: Type.Optional(Type.String({ description: "Eissn.", examples: ["2079-6382"] })),
  frequency: Type.Optional(Type.String({ description: "How often." })),
  issn: Type.Optional(Type.String({ description: "Issn.", examples: ["2079-6382"] })),
  journal_name: Type.Optional(Type.String({ description: "Journal name.", examples: ["Antibiotics-Basel"] })),
  lang: Type.Optional(Type.String({ description: "Language code." })),
  organizer: Type.Optional(Type.String({ description: "Organizer." })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
  postal_code: Type.Optional(Type.String({ description: "Postal code.", examples: ["100081"] })),
  publisher: Type.Optional(Type.String({ description: "Publisher." })),
  subject_area: Type.Optional(Type.String({ description: "Subject area." })),
  supervising_agency: Type.Optional(Type.String({ description: "Supervising agency." })),
  website: Type.Optional(Type.String({ format: "uri", description: "Website." })),
})),
});
