// Written by `npm run contract` from ../groups/bio-pharma-encyclopedia-q-a.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const LsChatFilterResult = once(() => Type.Object({
  detected: Type.Optional(Type.Boolean({ description: "Detected." })),
  filtered: Type.Optional(Type.Boolean({ description: "Filtered." })),
}, { title: "LsChatFilterResult", description: "Ls chat filter result." }));

export const ai68_1ChatAiLsChat = shape({ id: "ai68-1ChatAiLsChat", code: "AI68-1", method: "POST", path: "/chat/ai-ls-chat", tag: "Bio-Pharma Encyclopedia Q&A", consumes: "*/*" }, {
  body: () => Type.Object({
  data_source: Type.Optional(Type.Enum([1, 2, 3, 4, 5, 6, 7, 8], { type: "integer", format: "int32", description: "1 all, 2 papers, 3 patents, 4 clinical trials, 5 drug labels, 6 financial reports, 7 guidelines, 8 epidemiology.", "x-unit": "code", "x-meaning": { "1": "all", "2": "paper", "3": "patent", "4": "clinical trials", "5": "FDA label", "6": "financial report", "7": "clinical guideline", "8": "epidemiology" } })),
  deep_search: Type.Boolean({ description: "Accepted; the search is always the thorough one." }),
  long_think: Type.Boolean({ description: "Accepted; without effect." }),
  query: Type.String({ minLength: 1, maxLength: 30000, description: "The question." }),
  search_website: Type.Boolean({ description: "Accepted; no website is searched." }),
  chat_id: Type.Optional(Type.String({ maxLength: 64, description: "To go on with a conversation.", "x-own": true })),
}, { title: "Ai681ChatAiLsChatRequest" }),
  answer: () => Type.Object({
  chatId: Type.String({ description: "The same value as chat_id." }),
  chatItemId: Type.String({ description: "The same value as chat_item_id." }),
  chat_id: Type.String({ description: "Identifier of the conversation. A second spelling of the same field; both are sent.", "x-format": "hex32" }),
  chat_item_id: Type.String({ description: "Identifier of the question. A second spelling of the same field; both are sent.", "x-format": "hex32" }),
  ref_doc: Type.Array(Type.Object({
    _text_display: Type.String({ description: "Title." }),
    doc_type_detail: Type.String({ description: "Publication number.", examples: ["zhihu"] }),
    index: Type.String({ description: "As the answer refers to it.", examples: ["1"] }),
    link: Type.String({ format: "uri", description: "The document’s bibliography at this service; needs the API key." }),
    post_time: Type.Optional(Type.String({ description: "Publication date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    text: Type.String({ description: "What the document says, word for word." }),
    type: Type.String({ description: "Kind.", examples: ["web-site"] }),
  }), { description: "Reference document." }),
}, { title: "Ai681ChatAiLsChatAnswer" }),
});

export const ai68_2ChatAiLsStream = shape({ id: "ai68-2ChatAiLsStream", code: "AI68-2", method: "POST", path: "/chat/ai-ls-stream", tag: "Bio-Pharma Encyclopedia Q&A", consumes: "text/event-stream" }, {
  body: () => Type.Object({
  chat_id: Type.String({ minLength: 1, maxLength: 64, description: "From AI68-1.", "x-format": "hex32", "x-from": ["ai68-1ChatAiLsChat"] }),
  chat_item_id: Type.String({ minLength: 1, maxLength: 64, description: "From AI68-1.", "x-format": "hex32", "x-from": ["ai68-1ChatAiLsChat"] }),
  stream: Type.Optional(Type.Boolean({ default: true, description: "False answers one JSON envelope instead of Server-Sent Events.", "x-own": true })),
}, { title: "Ai682ChatAiLsStreamRequest" }),
  answer: () => Type.Object({
  chat_id: Type.String({ description: "Identifier of the conversation.", "x-format": "hex32" }),
  chat_item_id: Type.String({ description: "Identifier of the question.", "x-format": "hex32" }),
  choices: Type.Array(Type.Object({
    content_filter_results: Type.Optional(Type.Object({
      hate: Type.Optional(LsChatFilterResult()),
      jailbreak: Type.Optional(LsChatFilterResult()),
      profanity: Type.Optional(LsChatFilterResult()),
      self_harm: Type.Optional(LsChatFilterResult()),
      sexual: Type.Optional(LsChatFilterResult()),
      violence: Type.Optional(LsChatFilterResult()),
    }, { description: "Not given: nothing is filtered." })),
    delta: Type.Object({
      content: Type.Optional(Type.String({ description: "Content." })),
      role: Type.Optional(Type.String({ description: "Role.", examples: ["assistant"] })),
    }, { description: "Delta." }),
    finish_reason: Type.Optional(Type.String({ description: "`stop`, or `length` when cut; with the last frame.", "x-values": ["stop"] })),
    index: Type.Integer({ format: "int32", description: "Position.", "x-unit": "1", examples: [0] }),
  }), { description: "Choices." }),
  system_fingerprint: Type.Optional(Type.String({ description: "The model that is configured, or `extractive` without one." })),
  usage: Type.Optional(Type.Object({
    completion_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Completion tokens.", "x-unit": "count", examples: [3053] })),
    completion_tokens_details: Type.Optional(Type.Object({
      accepted_prediction_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Accepted prediction tokens.", "x-unit": "count", examples: [0] })),
      audio_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Audio tokens.", "x-unit": "count", examples: [0] })),
      reasoning_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Reasoning tokens.", "x-unit": "count", examples: [2338] })),
      rejected_prediction_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Rejected prediction tokens.", "x-unit": "count", examples: [0] })),
    }, { description: "Completion tokens details." })),
    image_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Image tokens.", "x-unit": "count", examples: [0] })),
    prompt_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Prompt tokens.", "x-unit": "count", examples: [12476] })),
    prompt_tokens_details: Type.Optional(Type.Object({
      audio_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Audio tokens.", "x-unit": "count", examples: [0] })),
      cache_read_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Cache read tokens.", "x-unit": "count", examples: [0] })),
      cached_creation_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Cached creation tokens.", "x-unit": "count", examples: [0] })),
      cached_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Cached tokens.", "x-unit": "count", examples: [0] })),
    }, { description: "Prompt tokens details." })),
    thinking_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Thinking tokens.", "x-unit": "count", examples: [0] })),
    total_tokens: Type.Optional(Type.Integer({ format: "int32", description: "Total tokens.", "x-unit": "count", examples: [15529] })),
  }, { description: "Tokens used." })),
}, { title: "Ai682ChatAiLsStreamAnswer" }),
});
