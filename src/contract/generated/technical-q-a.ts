// Written by `npm run contract` from ../groups/technical-q-a.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ai36_1TechnicalQaSubmit = shape({ id: "ai36-1TechnicalQaSubmit", code: "AI36-1", method: "POST", path: "/ai/technical-qa/submit", tag: "Technical Q&A" }, {
  body: () => Type.Object({
  input: Type.String({ description: "The text given." }),
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  model: Type.Optional(Type.Enum(["seekgpt-thinking", "o3-mini", "summary-gpt"], { type: "string", description: "Model alias." })),
  rag_source: Type.Optional(Type.Array(Type.String({ examples: ["patent"], "x-inferred": true }), { description: "Rag source.", "x-itemValues": ["patent", "paper", "website"] })),
  summary_check: Type.Optional(Type.Boolean({ description: "Run a check pass over the answer." })),
}, { title: "Ai361TechnicalQaSubmitRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai361TechnicalQaSubmitAnswer" }),
});

export const ai36_2TechnicalQaReport = shape({ id: "ai36-2TechnicalQaReport", code: "AI36-2", method: "POST", path: "/ai/technical-qa/report", tag: "Technical Q&A" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai36-1TechnicalQaSubmit.", "x-format": "uuid", "x-from": ["ai36-1TechnicalQaSubmit"] }),
}, { title: "Ai362TechnicalQaReportRequest" }),
  answer: () => Type.Object({
  message_response: Type.Optional(Type.Object({
    agent_suggestion: Type.Optional(Type.String({ description: "Agent suggestion." })),
    agent_suggestion_scene: Type.Optional(Type.String({ description: "Agent suggestion scene.", "x-values": ["TECH_MIND"] })),
    application: Type.Optional(Type.Array(Type.Array(Type.String(), { "x-inferred": true }), { description: "Table: first row is the header." })),
    check_summary: Type.Optional(Type.String({ description: "Check summary." })),
    modules: Type.Optional(Type.Array(Type.String({ examples: ["SUMMARY"], "x-inferred": true }), { description: "Modules.", "x-itemValues": ["SUMMARY", "APPLICATION", "RECOMMEND"] })),
    recommend: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend." })),
    references: Type.Optional(Type.Array(Type.Object({
      apd: Type.Optional(Type.String({ description: "Application date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
      authors: Type.Optional(Type.Array(Type.Object({
        id: Type.Optional(Type.String({ description: "Identifier.", examples: ["author_123456"] })),
        name: Type.Optional(Type.String({ description: "Name." })),
      }), { description: "Authors." })),
      content: Type.Optional(Type.String({ description: "Content." })),
      link: Type.Optional(Type.String({ format: "uri", description: "Link." })),
      org_info: Type.Optional(Type.Array(Type.Object({
        country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
        country_name: Type.Optional(Type.String({ description: "Country name." })),
        display_name: Type.Optional(Type.String({ description: "Name as it is shown." })),
        entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
        entity_type: Type.Optional(Type.String({ description: "Entity type.", examples: ["Company"] })),
        founded_date: Type.Optional(Type.Integer({ format: "int32", description: "Date of foundation. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
        logo: Type.Optional(Type.String({ format: "uri", description: "Logo." })),
        name: Type.Optional(Type.String({ description: "Name." })),
        name_cn: Type.Optional(Type.String({ description: "Name, in Chinese." })),
        name_en: Type.Optional(Type.String({ description: "Name, in English.", examples: ["Dnect"] })),
        normalized_display_name: Type.Optional(Type.String({ description: "Normalized display name." })),
        normalized_entity_type_en: Type.Optional(Type.String({ description: "Normalized entity type, in English.", examples: ["Company"] })),
        normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
        normalized_logo: Type.Optional(Type.String({ format: "uri", description: "Normalized logo." })),
        normalized_name: Type.Optional(Type.String({ description: "Standardized name." })),
        site: Type.Optional(Type.String({ description: "Site.", examples: ["www.qhhry.com"] })),
        state_id: Type.Optional(Type.String({ description: "Identifier of the state or province.", "x-format": "uuid" })),
        state_name: Type.Optional(Type.String({ description: "State or province." })),
        website: Type.Optional(Type.String({ format: "uri", description: "Website." })),
      }), { description: "Organization details." })),
      pbd: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
      pdf_image: Type.Optional(Type.Array(Type.Object({
        extracted: Type.Optional(Type.Boolean({ description: "Extracted." })),
        fulltext_image240_url: Type.Optional(Type.String({ format: "uri", description: "240 px thumbnail." })),
        image_from: Type.Optional(Type.String({ description: "Image from.", "x-values": ["official"] })),
        image_id: Type.Optional(Type.String({ description: "Identifier of the image.", examples: ["HDA0002768365640000011"] })),
        image_type: Type.Optional(Type.String({ description: "Kind of the image.", "x-values": ["drawing"] })),
        is_extracted: Type.Optional(Type.Boolean({ description: "Whether this holds: extracted." })),
        official_size: Type.Optional(Type.String({ description: "Official size.", examples: ["1000x886"] })),
        patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
        source_image_type: Type.Optional(Type.String({ description: "Source image type.", examples: ["drawing"] })),
        storage_path: Type.Optional(Type.String({ format: "uri", description: "Storage path." })),
      }), { description: "PDF image." })),
      pdf_image_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of PDF images.", "x-unit": "count", examples: [6] })),
      project_id: Type.Optional(Type.String({ description: "Identifier of the project.", examples: ["proj_12345"] })),
      project_name: Type.Optional(Type.String({ description: "Project name." })),
      solution_id: Type.Optional(Type.String({ description: "Identifier of the solution.", "x-format": "uuid" })),
      solution_sub_type: Type.Optional(Type.String({ description: "Solution sub type." })),
      solution_type: Type.Optional(Type.Enum(["PATENT", "PAPER", "WEBSITE"], { type: "string", description: "Solution type.", "x-values": ["PATENT", "PAPER", "WEBSITE"] })),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "References." })),
    summary: Type.Optional(Type.String({ description: "Summary." })),
    summary_think: Type.Optional(Type.String({ description: "Summary think." })),
    tech_mind_suggestion: Type.Optional(Type.String({ description: "Technology mind suggestion." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Message response." })),
  split_query: Type.Optional(Type.Object({
    concept: Type.Array(Type.String({ "x-inferred": true }), { description: "Concept." }),
    query: Type.Array(Type.String({ "x-inferred": true }), { description: "Search expression." }),
  }, { description: "Split query." })),
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
  task_status: Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status of the task. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } }),
}, { title: "Ai362TechnicalQaReportAnswer" }),
});
