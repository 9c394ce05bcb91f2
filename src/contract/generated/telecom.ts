// Written by `npm run contract` from ../groups/telecom.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const t001TaskAicc = shape({ id: "t001TaskAicc", code: "T001", method: "POST", path: "/open_api/task/aicc", tag: "Telecom", consumes: "text/event-stream" }, {
  body: () => Type.Object({
  patent_number: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US8767570B2"] }),
  ts: Type.Optional(Type.Array(Type.Object({
    ts_number: Type.String({ description: "Ts number.", examples: ["38.300"] }),
    version: Type.Optional(Type.String({ description: "Version. Without it the latest.", examples: ["17.3.0"] })),
  }), { description: "Ts. With it nothing is recommended first." })),
}, { title: "T001TaskAiccRequest" }),
  headers: () => Type.Object({
  "x-site-lang": Type.Optional(Type.Enum(["CN", "EN"], { type: "string", description: "Language of the answer." })),
}),
  response: () => Type.Object({
  data: Type.Object({
    content: Type.Optional(Type.Object({
      compare_results: Type.Optional(Type.Array(Type.Object({
        cc_result: Type.Optional(Type.Object({
          all_mappings: Type.Optional(Type.Array(Type.Object({
            claim_feature: Type.Optional(Type.String({ description: "Claim feature." })),
            mappings: Type.Optional(Type.Array(Type.Object({
              entity_mapping: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "Claim term -> standard term.", "x-keys": "claim term" })),
              reason: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Reason." })),
              ts_code: Type.Optional(Type.String({ description: "Ts code.", examples: ["TS 38.300"] })),
              ts_content: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Ts content." })),
              ts_section: Type.Optional(Type.Array(Type.String({ examples: ["16.9.8"], "x-inferred": true }), { description: "Ts section." })),
              version: Type.Optional(Type.String({ description: "Version.", examples: ["v19.1.0"] })),
            }), { description: "Mappings." })),
          }), { description: "All mappings." })),
          explanation: Type.Optional(Type.String({ description: "Explanation." })),
          is_sep: Type.Optional(Type.String({ description: "Localized.", "x-values": ["yes", "no", "uncertain"] })),
        }, { description: "Claim comparison result." })),
        claim: Type.Optional(Type.String({ description: "Claim." })),
        error: Type.Optional(Type.String({ description: "Only when success=false." })),
        pid: Type.Optional(Type.String({ description: "Internal patent id.", "x-format": "uuid" })),
        success: Type.Optional(Type.Boolean({ description: "Whether it succeeded." })),
      }), { description: "Compare results." })),
    }, { description: "Content." })),
    status: Type.Enum(["PROCESSING", "FINISH"], { type: "string", description: "Has content when finished." }),
    step: Type.Optional(Type.Enum(["INIT", "RECOMMEND_TS", "FIND_SECTIONS", "CC_COMPARE"], { type: "string", description: "Absent where a frame only keeps the connection open." })),
    task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
  }, { description: "The result." }),
  error_code: Type.Integer({ description: "0 after success.", "x-unit": "code", examples: [0] }),
  status: Type.Boolean({ description: "True if the call succeeded." }),
}, { title: "T001TaskAiccResponse" }),
});
