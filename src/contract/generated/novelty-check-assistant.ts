// Written by `npm run contract` from ../groups/novelty-check-assistant.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const m002_1AiNoveltyCheckAgentCreation = shape({ id: "m002-1AiNoveltyCheckAgentCreation", code: "M002-1", method: "POST", path: "/ai/novelty-check-agent-creation", tag: "Novelty Check Assistant" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  text: Type.String({ description: "Text." }),
}, { title: "M0021AiNoveltyCheckAgentCreationRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "M0021AiNoveltyCheckAgentCreationAnswer" }),
});

export const m002_2AiNoveltyCheckAgentQuery = shape({ id: "m002-2AiNoveltyCheckAgentQuery", code: "M002-2", method: "POST", path: "/ai/novelty-check-agent-query", tag: "Novelty Check Assistant" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From m002-1AiNoveltyCheckAgentCreation.", "x-format": "uuid", "x-from": ["m002-1AiNoveltyCheckAgentCreation"] }),
}, { title: "M0022AiNoveltyCheckAgentQueryRequest" }),
  answer: () => Type.Object({
  key_prior_art: Type.Optional(Type.Object({
    content: Type.Optional(Type.Array(Type.Object({
      reference: Type.Optional(Type.Object({
        apd: Type.Optional(Type.String({ description: "Application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
        content: Type.Optional(Type.String({ description: "Content." })),
        link: Type.Optional(Type.String({ format: "uri", description: "Link." })),
        org_info: Type.Optional(Type.Array(Type.Object({
          country_id: Type.Optional(Type.String({ description: "Identifier of the country.", examples: ["CN"] })),
          country_name: Type.Optional(Type.String({ description: "Country name." })),
          display_name: Type.Optional(Type.String({ description: "Name as it is shown." })),
          employee_number: Type.Optional(Type.Integer({ format: "int32", description: "Number of employees.", "x-unit": "count", examples: [500] })),
          employee_number_interval: Type.Optional(Type.String({ description: "Employee number interval.", examples: ["100-999"] })),
          entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", examples: ["12345"] })),
          entity_type: Type.Optional(Type.String({ description: "Entity type." })),
          founded_date: Type.Optional(Type.Integer({ format: "int64", description: "Date of foundation. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
          id: Type.Optional(Type.String({ description: "Identifier.", examples: ["12345"] })),
          logo: Type.Optional(Type.String({ format: "uri", description: "Logo." })),
          name: Type.Optional(Type.String({ description: "Name." })),
          name_cn: Type.Optional(Type.String({ description: "Name, in Chinese." })),
          name_en: Type.Optional(Type.String({ description: "Name, in English." })),
          normalized_entity_type_en: Type.Optional(Type.String({ description: "Normalized entity type, in English.", examples: ["COMPANY"] })),
          normalized_name: Type.Optional(Type.String({ description: "Standardized name.", examples: ["XX_TECHNOLOGY_CO_LTD"] })),
          site: Type.Optional(Type.String({ description: "Site.", examples: ["www.example.com"] })),
          state_id: Type.Optional(Type.String({ description: "Identifier of the state or province.", examples: ["BJ"] })),
          state_name: Type.Optional(Type.String({ description: "State or province." })),
          website: Type.Optional(Type.String({ format: "uri", description: "Website." })),
        }), { description: "Organization details." })),
        pbd: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
        pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN1858096A"] })),
        similarity_score: Type.Optional(Type.String({ description: "Similarity score.", examples: ["0.85"] })),
        simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status.", examples: ["Active"] })),
        solution_id: Type.Optional(Type.String({ description: "Identifier of the solution.", "x-format": "uuid" })),
        solution_type: Type.Optional(Type.String({ description: "Solution type.", "x-values": ["PATENT", "PAPER", "WEBSITE"] })),
        title: Type.Optional(Type.String({ description: "Title." })),
      }, { description: "Reference." })),
    }), { description: "Content." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Key prior art." })),
  novelty_assessment: Type.Optional(Type.Object({
    content: Type.Optional(Type.Object({
      novelty_level: Type.Optional(Type.String({ description: "Novelty level." })),
      novelty_score: Type.Optional(Type.String({ description: "A percentage as text, such as 30.9%.", examples: ["30.9%"] })),
    }, { description: "Content." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Novelty assessment." })),
  novelty_reasoning: Type.Optional(Type.Object({
    content: Type.Optional(Type.String({ description: "Content." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Novelty reasoning." })),
  proposal_summary: Type.Optional(Type.Object({
    content: Type.Optional(Type.String({ description: "Content." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Proposal summary." })),
  recommendations: Type.Optional(Type.Object({
    content: Type.Optional(Type.String({ description: "Content." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Recommendations." })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
}, { title: "M0022AiNoveltyCheckAgentQueryAnswer" }),
});
