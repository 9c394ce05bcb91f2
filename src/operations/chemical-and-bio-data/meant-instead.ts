import { byText } from '#by-text.ts';
import { formulasInOtherCase } from '#chemistry/formula.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { wordsNear } from '#corpus/slips.ts';
import { totalOf } from '#corpus/total.ts';
import { formulaQuery, nameQuery } from './structure-search.ts';

/** What is named, and the words of a name that are looked at for a slip. */
const MOST_NAMED = 3;
const MOST_WORDS = 6;

/**
 * What a keyword that means no compound may have been meant for, the nearest first: a formula in another case, or a
 * name of which one word has a slip. Each finds a compound.
 */
export async function meantInstead(
  keyword: string,
  corpus: Pick<Corpus, 'explain' | 'search'>,
  signal: AbortSignal,
): Promise<string[]> {
  const finds = async (query: Query) => (await totalOf(corpus, compounds, query, { signal })) > 0;
  const found: string[] = [];
  for (const formula of formulasInOtherCase(keyword))
    if (await finds(formulaQuery('keyword', formula))) found.push(formula);
  const words = keyword.toLowerCase().split(/\s+/);
  if (words.length > MOST_WORDS) return found.slice(0, MOST_NAMED);
  for (const [at, word] of words.entries()) {
    if (await finds(nameQuery(word))) continue;
    const near = await wordsNear(corpus, compounds, 'NAME', word, signal);
    for (const { other } of near.toSorted((a, b) => a.distance - b.distance || byText(a.other, b.other))) {
      if (found.length >= MOST_NAMED) return found;
      const name = words.with(at, other).join(' ');
      if (await finds(nameQuery(name))) found.push(name);
    }
  }
  return found.slice(0, MOST_NAMED);
}
