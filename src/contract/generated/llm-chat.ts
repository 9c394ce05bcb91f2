// Written by `npm run contract` from ../groups/llm-chat.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const GptOutPut = once(() => Type.Object({
  content: Type.Optional(Type.String({ description: "The next piece of the answer; pieces are to be concatenated." })),
  status: Type.Optional(Type.String({ description: "`running`, `finished`, or `length` when the answer was cut.", "x-values": ["running", "finished", "length", "stop"], "x-meaning": { running: "more frames follow", finished: "last frame", length: "cut at model limit", stop: "seen in example only" } })),
  usage: Type.Optional(GptUsage()),
}, { title: "GptOutPut", description: "Gpt out put." }));

const GptUsage = once(() => Type.Object({
  input_tokens: Type.Integer({ format: "int32", description: "Tokens of the prompt.", "x-unit": "count", examples: [20] }),
  output_tokens: Type.Integer({ format: "int32", description: "Tokens of the answer.", "x-unit": "count", examples: [1500] }),
  total_tokens: Type.Integer({ format: "int32", description: "Total tokens.", "x-unit": "count", examples: [1520] }),
}, { title: "GptUsage", description: "As the model endpoint tells. Without one an estimate: a token for each character of Chinese, Japanese or Korean and for every 4 others; `input_tokens` is then the question." }));

export const ai07ChatCcGptStream = shape({ id: "ai07ChatCcGptStream", code: "AI07", method: "POST", path: "/chat/cc-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, {
  body: () => Type.Object({
  prompt: Type.String({ minLength: 1, maxLength: 500, description: "The question." }),
  stream: Type.Optional(Type.Boolean({ default: true, description: "False answers one JSON envelope instead of Server-Sent Events." })),
}, { title: "Ai07ChatCcGptStreamRequest" }),
  answer: () => Type.Object({ output: GptOutPut() }, { title: "Ai07ChatCcGptStreamAnswer" }),
});

export const ai20ChatPharmGptStream = shape({ id: "ai20ChatPharmGptStream", code: "AI20", method: "POST", path: "/chat/pharm-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, {
  body: () => Type.Object({
  query: Type.String({ minLength: 1, maxLength: 16000, description: "The question." }),
  session_id: Type.Optional(Type.String({ maxLength: 64, description: "From an earlier answer.", "x-format": "uuid", "x-from": ["ai20ChatPharmGptStream"] })),
  stream: Type.Optional(Type.Boolean({ default: true, description: "False answers one JSON envelope instead of Server-Sent Events.", "x-own": true })),
}, { title: "Ai20ChatPharmGptStreamRequest" }),
  answer: () => Type.Object({
  output: Type.Object({
    content: Type.Optional(Type.String({ description: "The next piece of the answer; pieces are to be concatenated." })),
    references: Type.Optional(Type.Array(Type.Object({
      doc_id: Type.String({ description: "The patent id without hyphens.", "x-format": "hex32" }),
      doc_type: Type.String({ description: "Document type.", examples: ["drug_dev_status"] }),
      index: Type.Integer({ format: "int32", description: "As the text refers to it.", "x-unit": "1", examples: [2] }),
      link: Type.String({ format: "uri", description: "The document’s bibliography at this service; needs the API key." }),
      post_date: Type.Optional(Type.Integer({ format: "int32", description: "Publication date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      text: Type.String({ description: "Title.", examples: ["Nedosiran"] }),
      text_summary: Type.String({ description: "What the document says, word for word." }),
      type: Type.String({ description: "Kind.", examples: ["synapse"] }),
    }), { description: "With the last frame." })),
    session_id: Type.Optional(Type.String({ description: "Identifier of the session. Send it again to go on with the dialogue.", "x-format": "uuid" })),
    status: Type.Optional(Type.String({ description: "`running`, `finished`, or `length` when the answer was cut.", "x-values": ["running", "finished", "length", "stop"], "x-meaning": { running: "more frames follow", finished: "last frame", length: "cut at model limit", stop: "seen in example only" } })),
    usage: Type.Optional(GptUsage()),
  }, { description: "Output." }),
}, { title: "Ai20ChatPharmGptStreamAnswer" }),
});

export const ai50ChatPatGptStream = shape({ id: "ai50ChatPatGptStream", code: "AI50", method: "POST", path: "/chat/pat-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, {
  body: () => Type.Object({
  query: Type.String({ minLength: 1, maxLength: 30000, description: "The question." }),
  stream: Type.Optional(Type.Boolean({ default: true, description: "False answers one JSON envelope instead of Server-Sent Events." })),
}, { title: "Ai50ChatPatGptStreamRequest" }),
  answer: () => Type.Object({
  output: GptOutPut(),
  references: Type.Optional(Type.Array(Type.Object({
    text: Type.String({ description: "What the document says, word for word." }),
    type: Type.Enum(["patent", "paper", "website"], { type: "string", description: "Kind." }),
    value: Type.String({ description: "The patent id: `patent_id` of the data operations.", "x-format": "uuid" }),
  }), { description: "With the last frame: the documents that the answer rests on." })),
}, { title: "Ai50ChatPatGptStreamAnswer" }),
});
