import { contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Question } from '../read/question.ts';

/** Words that stand side by side in a question, `outer diameter`, and belong together. */
export function pairsOf({ text, parts }: Question, words: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = contentWords(text);
  return new Set(
    found.flatMap(({ key, end }, i) => {
      const next = found[i + 1];
      if (!next || next.start > end + 1 || !words.has(key) || !words.has(next.key)) return [];
      // Han characters are pairs within one word alone
      if (isHan(key) && !(parts?.has(key) && parts.has(next.key))) return [];
      return [`${key} ${next.key}`];
    }),
  );
}

/** Share of the pairs that stand side by side in a text too. */
export function shareOfPairs(content: readonly { readonly key: string }[], pairs: ReadonlySet<string>): number {
  if (pairs.size === 0) return 1;
  const there = new Set(content.map(({ key }, i) => `${key} ${content[i + 1]?.key ?? ''}`));
  return [...pairs].filter((pair) => there.has(pair)).length / pairs.size;
}
