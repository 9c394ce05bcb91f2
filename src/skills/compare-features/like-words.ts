import type { Corpus } from '#corpus/corpus.ts';
import { chineseWords } from '#language/chinese-words.ts';
import { cachedStem, contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Equivalent, Feature } from '../types.ts';

/**
 * From which likeness on a word stands for another, and what the likest counts: by the name of the model, since another
 * one has another scale. Set on the tuning half of `eval/ideas`.
 */
const STANDS_FOR: Readonly<Record<string, { readonly least: number; readonly most_share: number }>> = {
  'universal-sentence-encoder-multilingual-3': { least: 0.35, most_share: 0.8 },
};

/** Words that stand for one word, at most; what counts less than this is left out. */
const MOST_OF_WORD = 40;
const LEAST_SHARE = 0.08;
/** Words of all features together. */
const MOST_WORDS = 200;

/**
 * Words of documents that mean about what words of the features do, in whatever language, by the encoder that somebody
 * added: none without one. They count the less the less they are alike.
 * @param among The words of the documents; see `Vocabulary`.
 */
export async function likeWords(
  features: readonly Pick<Feature, 'text'>[],
  among: readonly string[],
  { meaning }: Pick<Corpus, 'meaning'>,
  signal: AbortSignal,
): Promise<Equivalent[]> {
  const model = await meaning?.model();
  const scale = model === undefined ? undefined : STANDS_FOR[model];
  const words = wordsOf(features);
  if (!meaning || !scale || words.length === 0 || among.length === 0) return [];
  const { least, most_share } = scale;
  const alike = await meaning.alikeWords(words, among, { least, most: MOST_OF_WORD, signal });
  return words.flatMap((word, at) =>
    alike[at]!.map(({ word: other, likeness }): Equivalent => {
      const share = (most_share * (likeness - least)) / (1 - least);
      return { word, other, relation: 'same', from: 'likeness', share: Math.round(share * 100) / 100 };
    }).filter(({ other, share }) => share! >= LEAST_SHARE && (isHan(word) || cachedStem(other) !== cachedStem(word))),
  );
}

/** The words of features as they are written, each once. */
function wordsOf(features: readonly Pick<Feature, 'text'>[]): string[] {
  const words = new Set<string>();
  for (const { text } of features) {
    for (const { start, end } of contentWords(text)) {
      const written = text.slice(start, end);
      if (!isHan(written)) words.add(written.toLowerCase());
    }
    for (const word of chineseWords(text)) words.add(word);
  }
  return [...words].slice(0, MOST_WORDS);
}
