// Written by `npm run contract` from ../groups/ai-translation.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ai61AiTranslation = shape({ id: "ai61AiTranslation", code: "AI61", method: "POST", path: "/ai/translation", tag: "AI Translation" }, {
  body: () => Type.Object({
  source_lang: Type.Optional(Type.String({ description: "Such as CN; detected where it is not given.", examples: ["CN"] })),
  target_lang: Type.Optional(Type.Enum(["CN", "EN", "JP"], { type: "string", default: "EN", description: "Target language." })),
  text: Type.String({ maxLength: 2000, description: "Text." }),
}, { title: "Ai61AiTranslationRequest" }),
  answer: () => Type.Object({
  source_lang: Type.Optional(Type.String({ description: "Source language.", examples: ["CN"] })),
  target_lang: Type.Optional(Type.String({ description: "Target language.", examples: ["EN"] })),
  translate_result: Type.Optional(Type.String({ description: "Translate result." })),
}, { title: "Ai61AiTranslationAnswer" }),
});

export const t010HiroTranslationTranslate = shape({ id: "t010HiroTranslationTranslate", code: "T010", method: "POST", path: "/hiro_translation/translate", tag: "AI Translation" }, {
  body: () => Type.Object({
  content: Type.String({ minLength: 1, maxLength: 65536, description: "Content." }),
  mode: Type.Optional(Type.Enum(["fast", "stream"], { type: "string", default: "fast", description: "fast answers one JSON, stream one event for each segment." })),
  sourceLanguageCode: Type.Enum(["zh", "en", "ja", "ko", "de", "fr", "ru", "es", "pt", "it", "nl", "ar", "hi", "th", "vi", "id", "tr", "pl"], { type: "string", description: "Source language code." }),
  targetLanguageCode: Type.Enum(["zh", "en", "ja", "ko", "de", "fr", "ru", "es", "pt", "it", "nl", "ar", "hi", "th", "vi", "id", "tr", "pl"], { type: "string", description: "Another language than the source." }),
}, { title: "T010HiroTranslationTranslateRequest" }),
  answer: () => Type.Object({
  state: Type.Enum(["success"], { type: "string", description: "State." }),
  textTranslated: Type.String({ description: "Text translated." }),
  translatedCharacterCount: Type.Integer({ format: "int32", description: "Translated character count.", "x-unit": "count", examples: [82] }),
}, { title: "T010HiroTranslationTranslateAnswer" }),
});
