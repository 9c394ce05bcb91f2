import type { Corpus } from '#corpus/corpus.ts';
import { MOST_VECTORS, scriptOf } from '#corpus/meaning.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { sentences } from '#corpus/text/sentences.ts';
import type { Patent } from '../patent.ts';
import { patents } from '../patents.ts';
import { unitsOf } from './meaning/units.ts';

/** Documents that are looked at for likeness: as many as a question ranks. */
const NEAREST = 1000;
/** The least bytes of UTF-8 of a sentence that is compared by itself. */
const LEAST_SENTENCE = 20;

/** What is like a question by the encoder that somebody added. */
export interface Likeness {
  /** Name of the model. */
  readonly model: string;
  /** By publication number, of those that may be answered: 0 for the last of them to 1 for the first. */
  readonly shares: ReadonlyMap<string, number>;
  /** Those in another script than the question: they can share no words with it. */
  readonly foreign: ReadonlySet<string>;
  /** The likeness of the first, a cosine. */
  readonly best: number;
}

/** The texts that a question is compared by: the whole and its sentences; what stands for a patent. */
export const comparedTexts = (question: { readonly text: string } | { readonly patent: Patent }): string[] => {
  if ('patent' in question) return unitsOf(question.patent).slice(0, MOST_VECTORS);
  const { text } = question;
  const parts = sentences(text.slice(0, 8_000)).map(({ start, end }) => text.slice(start, end));
  const long = parts.filter((part) => Buffer.byteLength(part) >= LEAST_SENTENCE);
  return [text, ...(long.length > 1 ? spread(long, MOST_VECTORS - 1) : [])];
};

/** At most so many of a list, from all over it. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

/**
 * The documents that are like a question, whatever words or language they have; undefined where no model was added or
 * nothing is encoded. `families_of`: one document of each simple family, of those named the one that stands for it
 * there, else the one that is most alike.
 */
export async function likenessTo(
  corpus: Corpus,
  question: { readonly text: string } | { readonly patent: Patent },
  {
    filter,
    families_of,
    signal,
  }: {
    readonly filter?: Query | undefined;
    readonly families_of?: readonly string[];
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Likeness | undefined> {
  const { meaning } = corpus;
  const model = await meaning?.model();
  const texts = comparedTexts(question);
  if (!meaning || model === undefined || texts.length === 0) return undefined;
  const vectors = await meaning.encode(texts, signal);
  const near = await meaning.nearest(vectors, { limit: NEAREST, ...(signal && { signal }) });
  const numbers = near.map(({ id }) => id);
  // also without a filter: what searches leave out, likeness does not find
  const allowed = await within(corpus, numbers, filter, signal);
  const kept = near.filter(({ id }) => allowed.has(id));
  const standsFor = families_of ? await byFamily(corpus, families_of, numbers) : undefined;
  const [best, last] = [kept[0], near.at(-1)];
  if (!best || !last) return undefined;
  const width = best.likeness - last.likeness || 1;
  const shares = new Map<string, number>();
  const foreign = new Set<string>();
  const own = scriptOf(texts.join('\n'));
  for (const { id, likeness, script } of kept) {
    const shown = standsFor?.get(id) ?? id;
    if (shares.has(shown)) continue;
    shares.set(shown, (likeness - last.likeness) / width);
    if (script !== own) foreign.add(shown);
  }
  return { model, best: best.likeness, shares, foreign };
}

async function within(
  corpus: Corpus,
  ids: readonly string[],
  filter: Query | undefined,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const page = await corpus.search(patents, {
    query: allOf({ kind: 'values', field: 'PN', values: ids }, filter),
    offset: 0,
    limit: ids.length,
    ...(signal && { signal }),
  });
  return new Set(page.hits.map(({ id }) => id));
}

/** Who stands for each of `ids`: the first of its simple family, of `first` and then of `ids`. */
async function byFamily(
  corpus: Corpus,
  first: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const families = await corpus.groups(patents, [...new Set([...first, ...ids])], 'simple_family');
  const heads = new Map<number, string>();
  for (const id of [...first, ...ids]) {
    const family = families.get(id);
    if (family !== undefined && !heads.has(family)) heads.set(family, id);
  }
  return new Map(ids.map((id) => [id, heads.get(families.get(id) ?? -1) ?? id]));
}
