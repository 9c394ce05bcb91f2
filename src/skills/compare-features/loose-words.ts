import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import type { Equivalent, Feature } from '../types.ts';

/** What they count of a word: less than what engineers use for the same. */
const EVERYDAY_SHARE = 0.8;
const TRANSLATED_SHARE = 0.7;
/** Of all features together. */
const MOST = 3_000;

/**
 * Wordings that find nothing and order nothing, for what a document that is about the whole idea may call a thing:
 * what ordinary people say for what patents write, and synonyms of translations.
 * @param known What is known beside them: none of it is among them.
 */
export function looseWords(features: readonly Pick<Feature, 'text'>[], known: readonly Equivalent[]): Equivalent[] {
  const taken = new Set(known.map(nameOf));
  const everyday = synonymsOf(features.map(({ text }) => text).join('\n'), 'anybody').map(
    (one): Equivalent => ({ ...one, from: 'everyday', share: EVERYDAY_SHARE }),
  );
  const translations = known.filter(({ from }) => from === 'translation');
  const ofTranslations = Map.groupBy(synonymsOf(translations.map(({ other }) => other).join('\n')), ({ word }) => word);
  const further = translations.flatMap(({ word, other }) =>
    (ofTranslations.get(other) ?? []).map(
      (one): Equivalent => ({
        word,
        other: one.other,
        relation: one.relation,
        from: 'translation',
        share: TRANSLATED_SHARE,
      }),
    ),
  );
  return [...everyday, ...further]
    .filter((one) => isWhole(one.other) && !taken.has(nameOf(one)) && taken.add(nameOf(one)))
    .slice(0, MOST);
}

/** Of "o-ring" only "ring" is a word, and that is another thing. */
const isWhole = (words: string) => isHan(words) || words.split(/[\s-]+/).length === contentWords(words).length;

const nameOf = ({ word, other }: Pick<Equivalent, 'word' | 'other'>) => `${word}\n${other}`;
