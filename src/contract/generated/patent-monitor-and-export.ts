// Written by `npm run contract` from ../groups/patent-monitor-and-export.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const p055PatentSearchExport = shape({ id: "p055PatentSearchExport", code: "P055", method: "POST", path: "/patent-search/export", tag: "Patent Monitor and Export" }, {
  body: () => Type.Object({
  apdt_from: Type.Optional(Type.String({ description: "Application date from. * leaves this side open. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  apdt_to: Type.Optional(Type.String({ description: "Application date to. * leaves this side open. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group. Without effect for collapse_type ALL and APNO." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "For collapse_type APNO, and for collapse_by APD and PBD." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  export_type: Type.Enum(["json", "csv", "xls", "pdf", "full_text", "xml"], { type: "string", description: "CLMS needs full_text or pdf, DESC full_text." }),
  fields: Type.String({ description: "PN, APNO, ABST, CLMS, DESC, and others. Several are separated by \",\".", examples: ["PN,APNO"], "x-separator": "," }),
  lang: Type.Optional(Type.Enum(["cn", "en", "jp", "de", "fr", "kr"], { type: "string", default: "en", description: "Language code." })),
  offset: Type.Optional(Type.Integer({ format: "int32", minimum: 0, default: 0, description: "First row, from 0. Offset and limit together reach 100000 rows.", "x-unit": "rows", examples: [0], "x-window": 100000 })),
  pbdt_from: Type.Optional(Type.String({ description: "Publication date from. * leaves this side open. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  pbdt_to: Type.Optional(Type.String({ description: "Publication date to. * leaves this side open. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  query_text: Type.String({ description: "Search expression in the query language for patents.", examples: ["TTL:car"] }),
  rows: Type.Integer({ format: "int32", minimum: 1, maximum: 100000, description: "Rows on a page. At most 1,000 for pdf and full_text.", "x-unit": "rows", examples: [100] }),
  stemming: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", default: 0, description: "For English words; names are matched as they are.", "x-unit": "code" })),
  trans_lang: Type.Optional(Type.Enum(["cn", "en", "jp"], { type: "string", default: "en", description: "Trans language." })),
}, { title: "P055PatentSearchExportRequest" }),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [24] })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task. Works for 24 hours.", "x-format": "hex32" })),
}, { title: "P055PatentSearchExportAnswer" }),
});

export const p055PatentSearchTask = shape({ id: "p055PatentSearchTask", code: "P055", method: "GET", path: "/patent-search/task", tag: "Patent Monitor and Export" }, {
  query: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From p055PatentSearchExport.", "x-format": "hex32", "x-from": ["p055PatentSearchExport"] }),
}),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [24] })),
  export_status: Type.Optional(Type.Enum(["PENDING", "SUCCESS", "FAIL"], { type: "string", description: "Export status." })),
  url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
}, { title: "P055PatentSearchTaskAnswer" }),
});

export const p056PatentAlertCreate = shape({ id: "p056PatentAlertCreate", code: "P056", method: "GET", path: "/patent-alert/create", tag: "Patent Monitor and Export" }, {
  query: () => Type.Object({
  alert_name: Type.Optional(Type.String({ maxLength: 50, description: "Alert name." })),
  content: Type.String({ description: "Content. new: new publication; invention: new family; legal: status change; transfer: assignee change; expired: within 30 days of expiry; license: license update; litigation: litigation update. Several are separated by \",\".", "x-separator": ",", "x-values": ["new", "invention", "legal", "transfer", "expired", "license", "litigation"], "x-meaning": { new: "new publication", invention: "new family", legal: "status change", transfer: "assignee change", expired: "within 30 days of expiry", license: "license update", litigation: "litigation update" } }),
  query: Type.String({ description: "Search expression in the query language for patents." }),
}),
  answer: () => Type.Object({
  alert_id: Type.Optional(Type.String({ description: "Identifier of the monitor.", "x-format": "hex32" })),
  alert_name: Type.Optional(Type.String({ description: "Alert name." })),
  number: Type.Optional(Type.Integer({ format: "int64", description: "Hits at creation.", "x-unit": "count", examples: [4800] })),
}, { title: "P056PatentAlertCreateAnswer" }),
});

export const p057PatentAlertCheck = shape({ id: "p057PatentAlertCheck", code: "P057", method: "GET", path: "/patent-alert/check", tag: "Patent Monitor and Export" }, {
  query: () => Type.Object({
  alert_id: Type.String({ description: "Identifier of the monitor. From p056PatentAlertCreate.", "x-format": "hex32", "x-from": ["p056PatentAlertCreate"] }),
}),
  answer: () => Type.Array(Type.Object({
  alert_name: Type.Optional(Type.String({ description: "Alert name." })),
  count: Type.Optional(Type.Integer({ format: "int64", description: "How many there are.", "x-unit": "count", examples: [1] })),
  patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Patent ids." })),
  type: Type.Optional(Type.String({ description: "Kind.", examples: ["new"] })),
})),
});

export const p058PatentAlertUpdate = shape({ id: "p058PatentAlertUpdate", code: "P058", method: "GET", path: "/patent-alert/update", tag: "Patent Monitor and Export" }, {
  query: () => Type.Object({
  alert_id: Type.String({ description: "Identifier of the monitor. From p056PatentAlertCreate.", "x-format": "hex32", "x-from": ["p056PatentAlertCreate"] }),
  alert_name: Type.Optional(Type.String({ maxLength: 50, description: "Alert name." })),
  content: Type.Optional(Type.String({ description: "Content. new: new publication; invention: new family; legal: status change; transfer: assignee change; expired: within 30 days of expiry; license: license update; litigation: litigation update. Several are separated by \",\".", "x-separator": ",", "x-values": ["new", "invention", "legal", "transfer", "expired", "license", "litigation"], "x-meaning": { new: "new publication", invention: "new family", legal: "status change", transfer: "assignee change", expired: "within 30 days of expiry", license: "license update", litigation: "litigation update" } })),
  query: Type.Optional(Type.String({ description: "Search expression in the query language for patents." })),
}),
  answer: () => Type.Record(Type.String(), Type.Unknown()),
});

export const p059PatentAlertDelete = shape({ id: "p059PatentAlertDelete", code: "P059", method: "DELETE", path: "/patent-alert/delete", tag: "Patent Monitor and Export" }, {
  body: () => Type.Record(Type.String(), Type.Unknown()),
  query: () => Type.Object({
  alert_id: Type.String({ description: "Identifier of the monitor. From p056PatentAlertCreate.", "x-format": "hex32", "x-from": ["p056PatentAlertCreate"] }),
}),
  answer: () => Type.Record(Type.String(), Type.Unknown()),
});
