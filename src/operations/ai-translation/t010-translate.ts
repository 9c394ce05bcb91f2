import { t010HiroTranslationTranslate } from '#contract/generated/ai-translation.ts';
import { defineStream } from '#operation.ts';
import { EXAMPLE_TITLE } from './ai61-translation.ts';
import { checkAsked, knownOfRefused, languageOf, segmentsOf, shown, translated } from './translated.ts';

const done = (text: string) => ({
  state: 'success' as const,
  textTranslated: text,
  translatedCharacterCount: [...text].length,
});

export default defineStream({
  contract: t010HiroTranslationTranslate,
  path: '/hiro_translation/translate',
  body_limit_bytes: 400_000, // the longest text with every character written as an escape
  access: 'run',
  summary: 'Translate a long text, at once or as a stream of its sentences',
  description:
    'As `/ai/translation`, for 18 languages. `mode: "stream"` sends an event for each sentence in order, each with the blanks behind it: joined they are the translation. Without a language model nothing is sent unless the whole can be.',
  errors: ['model_required'],
  failures: { statuses: {}, beside: knownOfRefused },
  example: { body: { content: EXAMPLE_TITLE, sourceLanguageCode: 'zh', targetLanguageCode: 'en', mode: 'fast' } },
  streamed: ({ mode }) => mode === 'stream',
  async *frames(call, services) {
    const asked = asking(call.body);
    checkAsked(asked);
    // in one answer a text that no sentence was found for is refused, as in the other operation
    if (services.model && asked.mode === 'stream')
      for await (const segment of segmentsOf(asked, call, services)) yield done(shown(segment));
    else for (const segment of (await translated(asked, call, services)).segments) yield done(shown(segment));
  },
  gather: (all) => done(all.map(({ textTranslated }) => textTranslated).join('')),
});

const asking = (body: { mode?: string; content: string; sourceLanguageCode: string; targetLanguageCode: string }) => ({
  text: body.content,
  from: languageOf('sourceLanguageCode', body.sourceLanguageCode),
  to: languageOf('targetLanguageCode', body.targetLanguageCode),
  fields: { text: 'content', to: 'targetLanguageCode' },
  mode: body.mode,
});
