import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';
import { rounded } from '#rounded.ts';
import type { Services } from '#services.ts';
import { detectLanguage, isTranslated, LANGUAGES, type Language } from '#translation/languages.ts';
import { type Segment, termsOf, translate } from '#translation/translate.ts';

/** Codes of the interface that are not those of ISO 639-1. */
const CODES: Readonly<Record<string, Language>> = { cn: 'zh', jp: 'ja', kr: 'ko' };

/** @throws ServiceError `invalid_request` for a code that is none of the 18 languages. */
export function languageOf(field: string, code: string): Language {
  const lower = code.trim().toLowerCase();
  const found = CODES[lower] ?? LANGUAGES.find((one) => one === lower);
  if (isTranslated(found)) return found;
  throw new ServiceError('invalid_request', `${field}: "${code.slice(0, 20)}" is none of ${LANGUAGES.join(', ')}.`, {
    field,
  });
}

/** @throws ServiceError `invalid_request` where the language cannot be told. */
export function detected(field: string, text: string): Language {
  const found = detectLanguage(text);
  if (isTranslated(found)) return found;
  throw new ServiceError('invalid_request', `${field}: the language of the text cannot be told; name it.`, { field });
}

interface Asked {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
  /** Names of the parameters, for what is refused. */
  readonly fields: { readonly text: string; readonly to: string };
}

/** @throws ServiceError `invalid_request` for a text without words, or equal languages. */
export function checkAsked({ text, from, to, fields }: Asked): void {
  if (!/\p{L}/u.test(text))
    throw new ServiceError('invalid_request', `${fields.text}: it has no words.`, { field: fields.text });
  if (from === to)
    throw new ServiceError(
      'invalid_request',
      `${fields.to}: source and target are both ${from}; name another language.`,
      { field: fields.to },
    );
}

const request = (
  { text, from, to }: Asked,
  { account, signal }: Pick<Call, 'account' | 'signal'>,
  { corpus, model }: Services,
) => ({
  ...{ text, from, to, corpus, model, signal },
  account: account.id,
});

/** Segments as they are made; of what has no translation the mark that shows it. */
export async function* segmentsOf(
  asked: Asked,
  call: Pick<Call, 'account' | 'signal'>,
  services: Services,
): AsyncGenerator<Segment> {
  checkAsked(asked);
  yield* translate(request(asked, call, services));
}

/** What stands in a translation for a sentence that has none. */
export const untranslated = ({ source }: Segment): string => `[[${source.trim()}]]`;

/** A segment in the text of the translation. */
export const shown = (segment: Segment): string => `${segment.target ?? untranslated(segment)}${segment.after}`;

/**
 * The whole translation. Without a model a part of one is none.
 * @throws ServiceError `model_required` with what is known of it.
 */
export async function translated(
  asked: Asked,
  call: Pick<Call, 'account' | 'signal'>,
  services: Services,
): Promise<{ text: string; segments: Segment[] }> {
  const segments = await Array.fromAsync(segmentsOf(asked, call, services));
  const missing = segments.filter(({ target }) => target === undefined);
  if (missing.length > 0 && (!services.model || missing.length === segments.length)) {
    const terms = services.model ? [] : await termsOf(request(asked, call, services));
    throw notWhole(segments, missing, terms, services.model !== undefined);
  }
  return { text: segments.map(shown).join(''), segments };
}

/** What is known of a text that is refused, also in the form of failures that every client reads. */
export const knownOfRefused = ({ code, details }: ServiceError): object =>
  code === 'model_required' ? { details } : {};

function notWhole(
  segments: readonly Segment[],
  missing: readonly Segment[],
  terms: readonly object[],
  asked: boolean,
): ServiceError {
  const length = (some: readonly Segment[]) => some.reduce((sum, { source }) => sum + source.length, 0);
  const share = rounded(1 - length(missing) / Math.max(1, length(segments)), 3);
  const percent = Math.floor(share * 100);
  const message = asked
    ? `No sentence of the model’s translation held: ${missing[0]!.refused ?? 'it gave none'}.`
    : `The translation memory has ${segments.length - missing.length} of ${segments.length} sentences (${percent} % of the text), and no language model is configured for the rest. Import translations (TMX, TBX, pairs), or configure a model.`;
  return new ServiceError('model_required', message, {
    covered: share,
    segments: segments.slice(0, 100).map(({ source, target, evidence }) => ({
      source,
      ...(target !== undefined && { target }),
      ...(evidence && { from: evidence.from, origin: evidence.origin }),
    })),
    terms,
  });
}
