import type { Corpus } from '#corpus/corpus.ts';
import { type Script, scriptOf } from '#corpus/meaning.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import type { Patent } from '../patent.ts';
import { patents } from '../patents.ts';
import { comparedTexts } from './likeness.ts';
import type { SimilarPatents } from './similar.ts';

/** Publications that a search by similarity cannot reach from the script of its question. */
export interface BeyondReach {
  /** Of the question. */
  readonly script: Script;
  /** Published in a language of another script; always some. */
  readonly publications: number;
}

/** Languages of publication by what they are written in; every other one has letters. */
const LANGUAGES: Readonly<Record<Exclude<Script, 'other'>, string>> = { han: 'zh', kana: 'ja', hangul: 'ko' };

/**
 * What nothing leads to from the language of a question: where no translation of its words is known and no encoder took
 * part, publications in another script are found only by what they have in the question's own, such as a translated
 * abstract. Undefined where something does, or where there are none.
 */
export async function beyondReach(
  corpus: Pick<Corpus, 'search'>,
  question: { readonly text: string } | { readonly patent: Patent },
  { translations, encoder }: Pick<SimilarPatents, 'translations' | 'encoder'>,
  { filter, signal }: { readonly filter?: Query | undefined; readonly signal?: AbortSignal | undefined },
): Promise<BeyondReach | undefined> {
  if (translations.length > 0 || encoder !== undefined) return undefined;
  const script = scriptOf(comparedTexts(question).join('\n'));
  const publications = await totalOf(corpus, patents, allOf(inOtherScripts(script), filter), signal && { signal });
  return publications > 0 ? { script, publications } : undefined;
}

const inOtherScripts = (script: Script): Query =>
  script === 'other'
    ? { kind: 'values', field: 'LANGUAGE', values: Object.values(LANGUAGES) }
    : { kind: 'not', of: { kind: 'values', field: 'LANGUAGE', values: [LANGUAGES[script]] } };

/** What publications in another script than the question's are written in. */
const WHERE: Readonly<Record<Script, string>> = {
  other: 'Chinese, Japanese or Korean',
  han: 'other languages than Chinese',
  kana: 'other languages than Japanese',
  hangul: 'other languages than Korean',
};

/** The same in a sentence, with what would change it. */
export const beyondReachNote = ({ script, publications }: BeyondReach): string =>
  `${publications} ${publications === 1 ? 'publication' : 'publications'} in ${WHERE[script]} can be found only by words that they have in the language of the question: no translation of its words is known, and no encoder was added. \`priora models add\` takes a dictionary or an encoder.`;
