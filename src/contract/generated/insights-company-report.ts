// Written by `npm run contract` from ../groups/insights-company-report.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const Patent = once(() => Type.Object({
  expired: Type.Optional(Type.Boolean({ description: "Expired." })),
  grid_index: Type.Optional(Type.String({ description: "Map cell.", examples: ["25"] })),
  has_license: Type.Optional(Type.Boolean({ description: "Whether this holds: license." })),
  has_litigation: Type.Optional(Type.Boolean({ description: "Whether this holds: litigation." })),
  high_value: Type.Optional(Type.Boolean({ description: "High value." })),
  license: Type.Optional(Type.Array(Type.String({ examples: ["license-001"], "x-inferred": true }), { description: "License." })),
  litigation: Type.Optional(Type.Array(Type.String({ examples: ["litigation-123"], "x-inferred": true }), { description: "Litigation." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", examples: ["12345678"] })),
  patent_value: Type.Optional(Type.Integer({ format: "int32", description: "Estimated value of the patent.", "x-unit": "count", examples: [85] })),
  pbdt: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US7654321B2"] })),
  sep: Type.Optional(Type.Boolean({ description: "Standard-essential." })),
  x: Type.Optional(Type.String({ description: "Coordinate on the map, a number as text.", examples: ["10.5"] })),
  y: Type.Optional(Type.String({ description: "Coordinate on the map, a number as text.", examples: ["15.2"] })),
}, { title: "InsightsCompanyReportPatent", description: "Patent." }));

export const facetTypeDetail = shape({ id: "facetTypeDetail", method: "GET", path: "/landscape-api/jobs/{job_id}/facets/{facet_type}/detail", tag: "Insights Company Report" }, {
  query: () => Type.Object({
  filter_expired: Type.Optional(Type.Boolean({ description: "Filter expired." })),
  length: Type.Optional(Type.Integer({ format: "int32", description: "Page size.", "x-unit": "rows", examples: [20] })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
}),
  params: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From landscapeApiJobs.", "x-from": ["landscapeApiJobs"] }),
  facet_type: Type.String({ description: "Facet type. The only value known.", "x-values": ["applicant"] }),
}),
  response: () => Type.Object({
  data: Type.Optional(Type.Object({
    details: Type.Optional(Type.Array(Type.Object({
      pn_map: Type.Optional(Type.Array(Patent(), { description: "Publication number map." })),
      res_value: Type.Optional(Type.String({ description: "Facet name.", examples: ["IBM"] })),
    }), { description: "Details." })),
    facet_type: Type.Optional(Type.String({ description: "Facet type.", "x-values": ["applicant"] })),
    length: Type.Optional(Type.Integer({ format: "int32", description: "Length.", "x-unit": "rows", examples: [10] })),
    start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
  }, { description: "The result." })),
  status: Type.Optional(Type.Boolean({ description: "Status." })),
}, { title: "FacetTypeDetailResponse" }),
});

export const facetsFacetType = shape({ id: "facetsFacetType", method: "GET", path: "/landscape-api/jobs/{job_id}/facets/{facet_type}", tag: "Insights Company Report" }, {
  query: () => Type.Object({
  length: Type.Optional(Type.Integer({ format: "int32", description: "Page size.", "x-unit": "rows", examples: [20] })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
}),
  params: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From landscapeApiJobs.", "x-from": ["landscapeApiJobs"] }),
  facet_type: Type.String({ description: "Facet type. The only value known.", "x-values": ["applicant"] }),
}),
  response: () => Type.Object({
  data: Type.Optional(Type.Object({
    facet_list: Type.Optional(Type.Array(Type.Object({
      cf_field_id: Type.Optional(Type.String({ description: "Custom field id.", examples: ["custom_field_123"] })),
      count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [120] })),
      expired_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of expireds.", "x-unit": "count", examples: [25] })),
      full_name: Type.Optional(Type.String({ description: "Full name." })),
      group: Type.Optional(Type.Integer({ format: "int32", description: "Group.", "x-unit": "count", examples: [1] })),
      name: Type.Optional(Type.String({ description: "Name." })),
    }), { description: "Facet list." })),
    facet_type: Type.Optional(Type.String({ description: "Facet type.", "x-values": ["applicant"] })),
    length: Type.Optional(Type.Integer({ format: "int32", description: "Length.", "x-unit": "rows", examples: [10] })),
    start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
  }, { description: "The result." })),
  status: Type.Optional(Type.Boolean({ description: "Status." })),
}, { title: "FacetsFacetTypeResponse" }),
});

export const jobIdPatents = shape({ id: "jobIdPatents", method: "GET", path: "/landscape-api/jobs/{job_id}/patents", tag: "Insights Company Report" }, {
  query: () => Type.Object({
  all_legal: Type.Optional(Type.Boolean({ description: "All legal." })),
  length: Type.Optional(Type.Integer({ format: "int32", description: "Page size.", "x-unit": "rows", examples: [0] })),
  patent_value: Type.Optional(Type.Boolean({ description: "Estimated value of the patent." })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Where it starts.", "x-unit": "rows", examples: [0] })),
}),
  params: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From landscapeApiJobs.", "x-from": ["landscapeApiJobs"] }),
}),
  response: () => Type.Object({
  data: Type.Optional(Type.Object({
    patents: Type.Optional(Type.Array(Patent(), { description: "Patents." })),
    total_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of totals.", "x-unit": "count", examples: [1250] })),
  }, { description: "The result." })),
  status: Type.Optional(Type.Boolean({ description: "Status." })),
}, { title: "JobIdPatentsResponse" }),
});

export const jobIdResult = shape({ id: "jobIdResult", method: "GET", path: "/landscape-api/jobs/{job_id}/result", tag: "Insights Company Report" }, {
  query: () => Type.Object({
  job_seq: Type.Optional(Type.Integer({ format: "int32", description: "Job sequence.", "x-unit": "count", examples: [0] })),
  label_num: Type.Optional(Type.Integer({ format: "int32", description: "Label number.", "x-unit": "count", examples: [5] })),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
}),
  params: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From landscapeApiJobs.", "x-from": ["landscapeApiJobs"] }),
}),
  response: () => Type.Object({
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "The result." })),
  status: Type.Optional(Type.Boolean({ description: "Status." })),
}, { title: "JobIdResultResponse" }),
});

export const jobIdStatus = shape({ id: "jobIdStatus", method: "GET", path: "/landscape-api/jobs/{job_id}/status", tag: "Insights Company Report" }, {
  query: () => Type.Object({
  job_seq: Type.Optional(Type.Integer({ format: "int32", description: "Job sequence.", "x-unit": "count", examples: [0] })),
}),
  params: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From landscapeApiJobs.", "x-from": ["landscapeApiJobs"] }),
}),
  response: () => Type.Object({
  error_code: Type.Optional(Type.Integer({ format: "int32", description: "0, or what went wrong.", "x-unit": "code", examples: [400] })),
  error_message: Type.Optional(Type.String({ description: "Error message." })),
  job_status: Type.String({ description: "Status of the job.", "x-values": ["COMPLETED"] }),
  status: Type.Boolean({ description: "Status." }),
}, { title: "JobIdStatusResponse" }),
});

export const landscapeApiJobs = shape({ id: "landscapeApiJobs", method: "POST", path: "/landscape-api/jobs", tag: "Insights Company Report", consumes: "application/*+json" }, {
  body: () => Type.Object({
  browser_uri: Type.Optional(Type.String({ format: "uri", description: "Browser uri." })),
  dashboard_id: Type.Optional(Type.String({ description: "Identifier of the dashboard.", examples: ["dashboard123"] })),
  description: Type.Optional(Type.String({ description: "Description." })),
  exclude_expired_patent: Type.Optional(Type.Boolean({ description: "Exclude expired patent." })),
  expired_collapse: Type.Optional(Type.Boolean({ description: "Expired collapse." })),
  filter_query: Type.Optional(Type.String({ description: "Filter query.", examples: ["assignee:(Hearthline)"] })),
  gid: Type.Optional(Type.Array(Type.String({ examples: ["group1"], "x-inferred": true }), { description: "Caller group ids." })),
  job_id: Type.String({ description: "Chosen by the client.", examples: ["landscape_job_12345"] }),
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["en"] })),
  match: Type.Optional(Type.Array(Type.Object({
    description: Type.Optional(Type.String({ description: "Description." })),
    digest_text: Type.Optional(Type.String({ description: "Digest text." })),
    title: Type.String({ description: "Title." }),
  }), { description: "Match." })),
  oq: Type.Optional(Type.String({ description: "Extra search condition.", examples: ["battery"] })),
  par_job_id: Type.Optional(Type.String({ description: "Parent job.", examples: ["job123"] })),
  q: Type.String({ description: "Search expression in the query language for patents." }),
  request_type: Type.String({ description: "Request type.", "x-values": ["som"] }),
  rows: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [100] })),
  stemming: Type.Optional(Type.Boolean({ description: "1: English words also match their other forms." })),
  time_slices: Type.Optional(Type.String({ description: "Time slices.", "x-values": ["year"] })),
  time_start: Type.Optional(Type.String({ description: "Time start. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
  time_stop: Type.Optional(Type.String({ description: "Time stop. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
  time_type: Type.Optional(Type.String({ description: "Time type.", "x-values": ["filing_date"] })),
  title: Type.Optional(Type.String({ description: "Title." })),
  uid: Type.String({ description: "Caller user id.", examples: ["user123"] }),
}, { title: "LandscapeApiJobsRequest" }),
  response: () => Type.Object({
  data: Type.Optional(Type.String({ description: "The result.", examples: ["123"] })),
  status: Type.Optional(Type.Boolean({ description: "Status." })),
}, { title: "LandscapeApiJobsResponse" }),
});
