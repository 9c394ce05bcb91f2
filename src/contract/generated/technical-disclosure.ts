// Written by `npm run contract` from ../groups/technical-disclosure.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ai32_1PatentDisclosureTechMeans = shape({ id: "ai32-1PatentDisclosureTechMeans", code: "AI32-1", method: "POST", path: "/search/patent/patent-disclosure/tech-means", tag: "Technical Disclosure" }, {
  body: () => Type.Object({
  tech_solution: Type.String({ description: "Chinese or English; 200+ words advised.", "x-maxWords": 5000 }),
}, { title: "Ai321PatentDisclosureTechMeansRequest" }),
  answer: () => Type.Object({
  application: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Application fields." })),
  background: Type.Optional(Type.String({ description: "Prior art." })),
  embodiment: Type.Optional(Type.String({ description: "Embodiments text." })),
  mechanism: Type.Optional(Type.String({ description: "Technical means." })),
  others: Type.Optional(Type.String({ description: "Others." })),
  outcome: Type.Optional(Type.String({ description: "Technical effect." })),
  status: Type.Optional(Type.Enum(["1", "0"], { type: "string", description: "Status. 0: failed; 1: succeeded.", "x-meaning": { "0": "failed", "1": "succeeded" } })),
  subject_improvement: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Improved subject." })),
  tech_problem: Type.Optional(Type.String({ description: "Problem solved." })),
  unidentified: Type.Optional(Type.String({ description: "Says so when no technical means were found." })),
}, { title: "Ai321PatentDisclosureTechMeansAnswer" }),
});

export const ai32_2PatentDisclosureGenerate = shape({ id: "ai32-2PatentDisclosureGenerate", code: "AI32-2", method: "POST", path: "/search/patent/patent-disclosure/generate", tag: "Technical Disclosure" }, {
  body: () => Type.Object({
  application: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Application fields." })),
  background: Type.Optional(Type.String({ description: "Prior art." })),
  embodiment: Type.Optional(Type.String({ description: "Embodiments text." })),
  language: Type.Enum(["cn", "en"], { type: "string", default: "cn", description: "Language." }),
  mechanism: Type.String({ description: "Technical means." }),
  others: Type.Optional(Type.String({ description: "Others." })),
  outcome: Type.Optional(Type.String({ description: "Technical effect." })),
  subject_improvement: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Improved subject." })),
  tech_problem: Type.Optional(Type.String({ description: "Problem solved." })),
  tech_solution: Type.String({ description: "The text that was sent to AI32-1." }),
}, { title: "Ai322PatentDisclosureGenerateRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "uuid" })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
}, { title: "Ai322PatentDisclosureGenerateAnswer" }),
});

export const ai32_3PatentDisclosureDownload = shape({ id: "ai32-3PatentDisclosureDownload", code: "AI32-3", method: "POST", path: "/search/patent/patent-disclosure/download", tag: "Technical Disclosure" }, {
  body: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From ai32-2PatentDisclosureGenerate.", "x-format": "uuid", "x-from": ["ai32-2PatentDisclosureGenerate"] }),
}, { title: "Ai323PatentDisclosureDownloadRequest" }),
  answer: () => Type.Object({
  download_url: Type.Optional(Type.String({ format: "uri", description: "Link to the file. Present after success only." })),
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "uuid" })),
  job_status: Type.Optional(Type.Enum([0, 1, 2, 3], { type: "integer", format: "int32", description: "Status of the job. 0: queued; 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "0": "queued", "1": "exporting", "2": "succeeded", "3": "failed" } })),
}, { title: "Ai323PatentDisclosureDownloadAnswer" }),
});
