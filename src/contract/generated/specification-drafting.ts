// Written by `npm run contract` from ../groups/specification-drafting.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const SpecificationInitResponse = once(() => Type.Object({
  benefit: Type.Optional(Type.String({ description: "Benefit." })),
  category: Type.Optional(Type.String({ description: "Category. May come in the language asked for.", "x-values": ["Composition of matter", "Machine", "Process", "Manufacture"] })),
  classification: Type.Optional(Type.Array(Type.String({ examples: ["H01B17/36"], "x-inferred": true }), { description: "Classification." })),
  embodiment_outline: Type.Optional(Type.Array(EmbodimentOutlineItem(), { description: "Embodiment outline." })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "exporting", "2": "succeeded", "3": "failed" } })),
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
  technical_methods: Type.Optional(Type.String({ description: "Technical methods." })),
  technical_problem: Type.Optional(Type.String({ description: "Technical problem." })),
}, { title: "SpecificationInitResponse", description: "Specification init response." }));

const EmbodimentOutlineItem = once(() => Type.Object({
  claim_numbers: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Claim numbers." })),
  claim_text: Type.Optional(Type.String({ description: "Text of the claims." })),
  embodiment_number: Type.Optional(Type.Integer({ format: "int32", description: "Embodiment number.", "x-unit": "count", examples: [1] })),
  label: Type.Optional(Type.String({ description: "Label.", examples: ["outline"] })),
  reference_embodiment_number: Type.Optional(Type.Integer({ format: "int32", description: "Reference embodiment number.", "x-unit": "count", examples: [1] })),
  text: Type.Optional(Type.String({ description: "Text." })),
  type: Type.Optional(Type.String({ description: "Kind. May come in the language asked for.", "x-values": ["Composition of matter", "Machine", "Process", "Manufacture"] })),
}, { title: "EmbodimentOutlineItem", description: "Embodiment outline item." }));

const FeatureTreeBO = once(() => Type.Object({
  claim_features: Type.Optional(Type.Array(ClaimFeature(), { description: "Claim features." })),
  num: Type.Optional(Type.String({ description: "Number of the entry.", examples: ["7"] })),
  parent: Type.Optional(Type.String({ description: "Parent claim numbers, comma-separated.", examples: ["1,2,3,4,5,6"] })),
  simple_claim: Type.Optional(Type.String({ description: "Claim preamble." })),
}, { title: "FeatureTreeBO", description: "Feature tree bo." }));

const ClaimFeature = once(() => Type.Object({
  concepts: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Concepts." })),
  feature: Type.Optional(Type.String({ description: "Feature." })),
  feature_deleted: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Feature deleted. 0: kept; 1: deleted.", "x-unit": "code", "x-meaning": { "0": "kept", "1": "deleted" } })),
}, { title: "ClaimFeature", description: "Claim feature." }));

const FeatureTreeBOInput = once(() => Type.Object({
  claim_features: Type.Optional(Type.Array(ClaimFeatureInput(), { description: "Claim features." })),
  num: Type.Optional(Type.String({ description: "Number of the entry.", examples: ["7"] })),
  parent: Type.Optional(Type.String({ description: "Parent claim numbers, comma-separated.", examples: ["1,2,3,4,5,6"] })),
  simple_claim: Type.Optional(Type.String({ description: "Claim preamble." })),
}, { title: "FeatureTreeBOInput", description: "Feature tree bo." }));

const ClaimFeatureInput = once(() => Type.Object({
  concepts: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Concepts." })),
  feature: Type.Optional(Type.String({ description: "Feature." })),
  feature_deleted: Type.Optional(Type.Enum([0, 1], { type: "integer", format: "int32", description: "Feature deleted. 0: kept; 1: deleted.", "x-unit": "code", "x-meaning": { "0": "kept", "1": "deleted" } })),
}, { title: "ClaimFeatureInput", description: "Claim feature." }));

const NoveltySearchDownloadResponse = once(() => Type.Object({
  report_url: Type.Optional(Type.String({ format: "uri", description: "Link to the report. Present after success only." })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "exporting", "2": "succeeded", "3": "failed" } })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "hex32" })),
}, { title: "NoveltySearchDownloadResponse", description: "Novelty search download response." }));

export const ai37_1InitCnipa = shape({ id: "ai37-1InitCnipa", code: "AI37-1", method: "POST", path: "/ai/specification/init/cnipa", tag: "Specification Drafting" }, {
  body: () => Type.Object({
  claim: Type.String({ description: "Claim." }),
  disclosure: Type.String({ description: "Disclosure." }),
}, { title: "Ai371InitCnipaRequest" }),
  answer: () => SpecificationInitResponse(),
});

export const ai37_2InitResultCnipa = shape({ id: "ai37-2InitResultCnipa", code: "AI37-2", method: "POST", path: "/ai/specification/init-result/cnipa", tag: "Specification Drafting" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai37-1InitCnipa.", "x-format": "uuid", "x-from": ["ai37-1InitCnipa"] }),
}, { title: "Ai372InitResultCnipaRequest" }),
  answer: () => SpecificationInitResponse(),
});

export const ai37_3ExtractFeatureCnipa = shape({ id: "ai37-3ExtractFeatureCnipa", code: "AI37-3", method: "POST", path: "/ai/specification/extract-feature/cnipa", tag: "Specification Drafting" }, {
  body: () => Type.Object({
  category: Type.String({ description: "Category." }),
  task_id: Type.String({ description: "Identifier of the task. From ai37-1InitCnipa.", "x-format": "uuid", "x-from": ["ai37-1InitCnipa"] }),
}, { title: "Ai373ExtractFeatureCnipaRequest" }),
  answer: () => Type.Object({
  feature_tree: Type.Optional(Type.Array(FeatureTreeBO(), { description: "Feature tree." })),
  terms: Type.Optional(Type.Array(Type.Object({
    annotated: Type.Optional(Type.Boolean({ description: "Annotated." })),
    name: Type.String({ description: "Name." }),
    number: Type.Optional(Type.String({ description: "Number.", examples: ["1"] })),
    unique_id: Type.String({ description: "Stable term id.", examples: ["1"] }),
  }), { description: "Terms." })),
}, { title: "Ai373ExtractFeatureCnipaAnswer" }),
});

export const ai37_4GenerateReportCnipa = shape({ id: "ai37-4GenerateReportCnipa", code: "AI37-4", method: "POST", path: "/ai/specification/generate-report/cnipa", tag: "Specification Drafting" }, {
  body: () => Type.Object({
  benefit: Type.Optional(Type.String({ description: "Benefit." })),
  category: Type.String({ description: "Category. May come in the language asked for.", "x-values": ["Composition of matter", "Machine", "Process", "Manufacture"] }),
  classification: Type.Optional(Type.Array(Type.String({ examples: ["G01R31/12"], "x-inferred": true }), { description: "Classification." })),
  embodiments: Type.Optional(Type.Array(Type.Object({
    claim_numbers: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Claim numbers." })),
    embodiment_number: Type.Optional(Type.Integer({ format: "int32", description: "Embodiment number.", "x-unit": "count", examples: [1] })),
    text: Type.Optional(Type.String({ description: "Text." })),
    type: Type.Optional(Type.String({ description: "Kind. May come in the language asked for.", "x-values": ["Composition of matter", "Machine", "Process", "Manufacture"] })),
  }), { description: "Embodiments." })),
  feature_tree: Type.Optional(Type.Array(FeatureTreeBOInput(), { description: "Feature tree." })),
  task_id: Type.String({ description: "Identifier of the task. From ai37-1InitCnipa.", "x-format": "uuid", "x-from": ["ai37-1InitCnipa"] }),
  technical_methods: Type.Optional(Type.String({ description: "Technical methods." })),
  technical_problem: Type.Optional(Type.String({ description: "Technical problem." })),
  terms: Type.Optional(Type.Array(Type.Object({
    annotated: Type.Optional(Type.Boolean({ description: "Annotated." })),
    name: Type.String({ description: "Name." }),
    number: Type.Optional(Type.String({ description: "Number.", examples: ["1"] })),
    unique_id: Type.String({ description: "Stable term id.", examples: ["1"] }),
  }), { description: "Terms." })),
  title: Type.String({ description: "Title." }),
  urls: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Links." })),
}, { title: "Ai374GenerateReportCnipaRequest" }),
  answer: () => NoveltySearchDownloadResponse(),
});

export const ai37_5SpecificationDownloadReport = shape({ id: "ai37-5SpecificationDownloadReport", code: "AI37-5", method: "POST", path: "/ai/specification/download-report", tag: "Specification Drafting" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai37-4GenerateReportCnipa.", "x-format": "uuid", "x-from": ["ai37-4GenerateReportCnipa"] }),
}, { title: "Ai375SpecificationDownloadReportRequest" }),
  answer: () => NoveltySearchDownloadResponse(),
});
