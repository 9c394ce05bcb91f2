import type { Trademark } from '#collections/trademarks/trademark.ts';
import { soundCodes, trademarks } from '#collections/trademarks/trademarks.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type MarkForms, markForms } from '#marks/forms.ts';
import { trigrams } from '#marks/letters.ts';
import { compareMarks, type MarkLikeness, telling } from '#marks/similarity.ts';

/** Marks below this likeness are not answered: they share a letter or a common word. */
export const LEAST_LIKENESS = 0.5;

/** Marks that each way of looking hands on to be compared, the most promising first. */
const CANDIDATES = { sound: 200, words: 200, letters: 300, sense: 150 } as const;

/** A mark that is like the one looked for. */
export interface FoundMark {
  readonly id: string;
  readonly likeness: MarkLikeness;
}

/** How many marks of all have a word, among those that were counted. */
export interface WordCounts {
  readonly all: number;
  readonly words: Readonly<Record<string, number>>;
}

const MOST_COMMON = 500;

/** The most frequent words of the marks that a query finds, e.g. of a class. */
export async function wordCounts(corpus: Pick<Corpus, 'facets' | 'search'>, among: Query): Promise<WordCounts> {
  const [{ total }, [facet]] = await Promise.all([
    corpus.search(trademarks, { query: among, offset: 0, limit: 0 }),
    corpus.facets(trademarks, { query: among }, [{ field: 'WORD', offset: 0, limit: MOST_COMMON }]),
  ]);
  return { all: total, words: Object.fromEntries((facet?.buckets ?? []).map(({ value, count }) => [value, count])) };
}

const values = (field: string, of: readonly string[]): Query => ({ kind: 'values', field, values: of });

/** The ways in which candidates are looked for: by sound, words, letters, sense. */
function ways(forms: MarkForms, weight: (word: string) => number): { query: Query; limit: number }[] {
  const found: { query: Query; limit: number }[] = [];
  const add = (limit: number, ...any: readonly Query[]) => {
    if (any.length > 0) found.push({ query: anyOf(...any), limit });
  };
  const keys = soundCodes(forms);
  // whole sounds first: a word's sound is shared by many
  const whole = new Set([...forms.sounds.map((code) => `e:${code}`), `m:${forms.mandarin}`]);
  add(CANDIDATES.sound, ...keys.filter((key) => whole.has(key)).map((key) => values('SOUND', [key])));
  add(CANDIDATES.sound, ...keys.filter((key) => !whole.has(key)).map((key) => values('SOUND', [key])));
  const words = [...forms.words].sort((a, b) => weight(b.text) - weight(a.text)).slice(0, 6);
  add(CANDIDATES.words, ...words.map(({ text }): Query => ({ kind: 'term', field: 'MARK', text })));
  const grams = [...new Set([...forms.readings, forms.joined].flatMap(trigrams))].slice(0, 24);
  add(CANDIDATES.letters, ...grams.map((text): Query => ({ kind: 'term', field: 'GRAM', text })));
  for (const { text } of words.slice(0, 2)) {
    // the telling word alone: what surrounds it in either mark does not count
    const alone = trigrams(text).slice(0, 12);
    if (words.length > 1) add(150, ...alone.map((gram): Query => ({ kind: 'term', field: 'GRAM', text: gram })));
  }
  // signs without a letter are like themselves alone
  if (forms.joined === '' && forms.written !== '') add(CANDIDATES.words, values('WRITTEN', [forms.written]));
  if (forms.senses.length > 0)
    add(CANDIDATES.sense, allOf(...forms.senses.slice(0, 3).map((sense) => values('SENSE', [String(sense)]))));
  return found;
}

/** How much a word tells among the marks that were counted. */
function weightOf({ all, words }: WordCounts): (word: string) => number {
  const weights = new Map(Object.entries(words).map(([word, count]) => [word, telling(count, all)]));
  const uncommon = telling(0, all);
  return (word) => weights.get(word) ?? uncommon;
}

/** What is looked for. */
export interface MarkWanted {
  readonly mark: string;
  /** Which marks are looked at. */
  readonly among: Query;
  readonly counts: WordCounts;
  readonly most: number;
}

/**
 * The marks most like a text, the most alike first: candidates by sound, words, letters and sense from the index, each
 * compared whole. `compared` says how many were.
 */
export async function similarMarks(
  corpus: Pick<Corpus, 'search' | 'projected'>,
  { mark, among, counts, most }: MarkWanted,
  signal?: AbortSignal,
): Promise<{ found: FoundMark[]; compared: number }> {
  const forms = markForms(mark);
  const weight = weightOf(counts);
  const pages = await Promise.all(
    ways(forms, weight).map(({ query, limit }) =>
      corpus.search(trademarks, { query: allOf(query, among), offset: 0, limit, ...(signal && { signal }) }),
    ),
  );
  const ids = [...new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id)))];
  const records = await corpus.projected(trademarks, ids, said);
  const found = records
    .map((record) => ({ record, likeness: compareMarks(forms, formsOf(record), weight) }))
    .filter(({ likeness }) => likeness.score >= LEAST_LIKENESS)
    // of marks that are alike the same way, rights that are dead come last
    .sort(
      (a, b) =>
        b.likeness.score - a.likeness.score ||
        Number(a.record.dead) - Number(b.record.dead) ||
        (a.record.id < b.record.id ? -1 : 1),
    );
  return {
    found: found.slice(0, most).map(({ record: { id }, likeness }) => ({ id, likeness })),
    compared: records.length,
  };
}

/** What is compared of a stored mark: its goods, events and pictures are not read. */
const said = ({ id, mark = '', transliterations, translations, status }: Trademark) => ({
  id,
  mark,
  transliterations,
  translations,
  dead: status.state === 'dead',
});

/** A stored mark made ready for comparing. */
export const formsOf = (record: Pick<Trademark, 'mark' | 'transliterations' | 'translations'>): MarkForms =>
  markForms(record.mark ?? '', record.transliterations, record.translations);
