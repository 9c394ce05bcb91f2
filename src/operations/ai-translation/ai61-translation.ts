import { ai61AiTranslation } from '#contract/generated/ai-translation.ts';
import { defineOperation } from '#operation.ts';
import { detected, knownOfRefused, languageOf, translated } from './translated.ts';

/** The demo corpus has this title in both languages. */
export const EXAMPLE_TITLE = '具有逆流流道的电池模组及其装配方法';

export default defineOperation({
  contract: ai61AiTranslation,
  path: '/ai/translation',
  access: 'run',
  summary: 'Translate a text',
  description:
    'Without a language model a text is translated whose sentences all stand, with their translations, in the memory: imported pairs, and titles, abstracts and claims that a stored patent has in both languages. One that the memory has in part is refused with 68300008; `details` holds the share covered, the segments and the terms found, each with its document. With a model, its sentences are checked by code (numbers, units, signs, negation, terms, length); one that fails twice stands in [[ ]] untranslated, with a note.',
  errors: ['model_required'],
  failures: { statuses: {}, beside: knownOfRefused },
  example: { body: { source_lang: 'CN', target_lang: 'EN', text: EXAMPLE_TITLE } },
  async handle(call, services) {
    const { text, source_lang, target_lang } = call.body;
    const from = source_lang === undefined ? detected('source_lang', text) : languageOf('source_lang', source_lang);
    const to = languageOf('target_lang', target_lang);
    const whole = await translated({ text, from, to, fields: { text: 'text', to: 'target_lang' } }, call, services);
    for (const { source, target, refused } of whole.segments)
      if (target === undefined)
        call.note(`Untranslated: "${source.slice(0, 60)}": ${refused ?? 'the model gave none'}.`);
    const wire = (code: string) => ({ zh: 'CN', ja: 'JP', ko: 'KR' })[code] ?? code.toUpperCase();
    return {
      source_lang: wire(from),
      target_lang: wire(to),
      translate_result: whole.text,
      segments: whole.segments.map(({ source, target, by, evidence }) => ({
        source,
        ...(target !== undefined && { target }),
        by: by ?? ('none' as const),
        ...(evidence && { from: evidence.from, origin: evidence.origin }),
      })),
    };
  },
});
