import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { contentWords } from '#language/content-words.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordQuery } from '../../corpus-words.ts';
import { type Wording, wordingsOf } from '../../other-words.ts';

/** Another word for it; its own long form is the word itself. */
const SYNONYM = 0.75;
const LONG_FORM = 1;
/** A word with more wordings than this means too many things for any of them to be it. */
const MOST_OF_A_WORD = 12;

const keysOf = (text: string): string[] => contentWords(text).map(({ key }) => key);

/** What groups of synonyms know for words of a question, or special cases of them. */
export function synonymsFor(text: string, words: ReadonlyMap<string, string>): Wording[] {
  const known = Map.groupBy(
    synonymsOf(text).filter(({ relation }) => relation !== 'wider'),
    ({ word }) => word,
  );
  return [...known.values()]
    .filter((others) => others.length <= MOST_OF_A_WORD)
    .flatMap((others) => wordingsOf(words, others, SYNONYM));
}

const SHORT = /\b(?=\w*[A-Z]\w*[A-Z])[A-Z][A-Za-z]{1,7}?(?=s?\b)/gu;
const MOST_SHORT = 3;
/** Documents that are read for what a short form means, and characters of each. */
const READ_FOR_LONG = 8;
const MOST_READ = 30_000;

/** What short forms of a question are written out as, by the documents that have them. */
export async function longForms(
  text: string,
  words: ReadonlyMap<string, string>,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Wording[]> {
  const found: Wording[] = [];
  const shorts = new Set([...text.matchAll(SHORT)].map(([short]) => short));
  for (const short of [...shorts].slice(0, MOST_SHORT)) {
    const [key] = keysOf(short);
    if (key === undefined || !words.has(key)) continue;
    const query = wordQuery(short);
    const { hits } = await corpus.search(patents, { query, offset: 0, limit: READ_FOR_LONG, stemming: true, signal });
    const times = new Map<string, { form: string; times: number }>();
    for (const { abstracts, descriptions } of await corpus.get(
      patents,
      hits.map(({ id }) => id),
    )) {
      const paragraphs = descriptions.flatMap((each) => each.paragraphs.map((paragraph) => paragraph.text));
      const read = [...abstracts.map((each) => each.text), ...paragraphs].join('\n').slice(0, MOST_READ);
      const meant = abbreviationsOf(read).find((each) => each.short === short || each.short === `${short}s`);
      if (!meant) continue;
      const of = keysOf(meant.long).join(' ');
      times.set(of, { form: meant.long, times: (times.get(of)?.times ?? 0) + 1 });
    }
    const [best] = [...times.values()].toSorted((a, b) => b.times - a.times);
    if (best) found.push({ keys: keysOf(best.form), of: [key], form: best.form, share: LONG_FORM });
  }
  return found;
}
