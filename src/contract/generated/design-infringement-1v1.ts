// Written by `npm run contract` from ../groups/design-infringement-1v1.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ai67_1AiInfringementDetection1v1Creation = shape({ id: "ai67-1AiInfringementDetection1v1Creation", code: "AI67-1", method: "POST", path: "/ai/infringement-detection-1v1-creation", tag: "Design Infringement 1v1" }, {
  body: () => Type.Object({
  patent_number: Type.String({ description: "Publication number: office, number, kind code.", examples: ["EU0065350760001S"] }),
  report_lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", default: "cn", description: "Report language." })),
  url: Type.String({ format: "uri", description: "Link." }),
}, { title: "Ai671AiInfringementDetection1v1CreationRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai671AiInfringementDetection1v1CreationAnswer" }),
});

export const ai67_2AiInfringementDetection1v1Query = shape({ id: "ai67-2AiInfringementDetection1v1Query", code: "AI67-2", method: "POST", path: "/ai/infringement-detection-1v1-query", tag: "Design Infringement 1v1" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai67-1AiInfringementDetection1v1Creation.", "x-format": "uuid", "x-from": ["ai67-1AiInfringementDetection1v1Creation"] }),
}, { title: "Ai672AiInfringementDetection1v1QueryRequest" }),
  answer: () => Type.Object({
  comparisons: Type.Optional(Type.Array(Type.Object({
    confusion: Type.Optional(Type.String({ description: "Confusion." })),
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["EU"] })),
    difference: Type.Optional(Type.String({ description: "Difference." })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    patent_image_url: Type.Optional(Type.String({ format: "uri", description: "Link to the patent image." })),
    patent_pn: Type.Optional(Type.String({ description: "Publication number.", examples: ["EU0040356240003S"] })),
    risk_desc: Type.Optional(Type.String({ description: "Risk description." })),
    risk_level: Type.Optional(Type.String({ description: "Level of risk.", examples: ["High"] })),
    score: Type.Optional(Type.Number({ format: "double", description: "Score.", "x-unit": "1", examples: [0.93] })),
    similar: Type.Optional(Type.String({ description: "Similar ones." })),
    status: Type.Optional(Type.Integer({ format: "int32", description: "Status.", "x-unit": "count", examples: [1] })),
    suggestion: Type.Optional(Type.String({ description: "Suggestion." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Comparisons." })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Country or office code." })),
  high_risk_country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "High risk country." })),
  loc: Type.Optional(Type.Array(Type.String({ examples: ["14-03"], "x-inferred": true }), { description: "Locarno class." })),
  middle_risk_country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Middle risk country." })),
  suspected_infringement_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of suspected infringements.", "x-unit": "count", examples: [1] })),
  suspected_infringement_country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Suspected infringement country." })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
  task_status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status of the task. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
  user_image: Type.Optional(Type.String({ format: "uri", description: "User image." })),
}, { title: "Ai672AiInfringementDetection1v1QueryAnswer" }),
});
