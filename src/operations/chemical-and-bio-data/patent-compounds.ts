import { byText } from '#by-text.ts';
import { displayName } from '#collections/compounds/compound.ts';
import { type Mention, mentions } from '#collections/compounds/mentions.ts';
import { documentOf } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inPortions } from '#corpus/in-portions.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { defineJob, type JobServices } from '#isolation/job.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import { namesQuery } from './compound-names.ts';
import { compoundsById, compoundsInText } from './compounds-in-text.ts';
import { REAGENTS } from './reagents.ts';
import { storedPublications } from './stored-publications.ts';

/** What sources of a compound in a patent are called in requests. */
export const SOURCES = {
  1: 'manual',
  2: 'other',
  3: 'picture',
  4: 'claims',
  5: 'abstract',
  6: 'title',
  7: 'description',
} as const;

/** Sources named for one patent. */
const MOST_MENTIONS = 20_000;

type Counts = Mention['counts'];

/** A compound of a patent with where it stands. */
export interface PatentCompound {
  readonly compound: string;
  readonly patent: string;
  readonly counts: Counts;
  /** As the patent or its source names it. */
  readonly name?: string;
}

/** What narrows the compounds of a patent. */
export interface CompoundFilter {
  readonly source?: readonly number[] | undefined;
  readonly range_min?: number | undefined;
  readonly range_max?: number | undefined;
  readonly exclude_reagents?: boolean | undefined;
  readonly only_first?: boolean | undefined;
}

/**
 * The publications that a call names, by id or number, with or without kind code; the ids win.
 * @throws ServiceError that names the field.
 */
export async function namedPublications(
  corpus: Pick<Corpus, 'lookup' | 'identify'>,
  ids: readonly string[],
  numbers: readonly string[],
  fields: { readonly id: string; readonly number: string },
): Promise<string[]> {
  if (ids.length > 0) {
    const found = await corpus.lookup(patents, 'patent_id', patentIds(fields.id, [...ids].join(',')));
    return found.map(({ publication_number }) => publication_number);
  }
  const read = publicationNumbers(fields.number, [...numbers].join(','));
  if (read.length > 0) {
    const stored = await storedPublications(corpus, read);
    return read.map((number) => stored.get(number) ?? number);
  }
  throw new ServiceError(
    'invalid_request',
    `Give ${fields.id} or ${fields.number}: the patent whose compounds are asked for.`,
    {
      field: fields.number,
    },
  );
}

/** How sources name a publication: with its kind code, or without it. */
const namesOf = (patent: string) => [...new Set([patent, documentOf(patent)])];

async function mentionsOf(corpus: Corpus, patent: string, signal: AbortSignal): Promise<Mention[]> {
  const found: Mention[] = [];
  const query: Query = { kind: 'values', field: 'PATENT', values: namesOf(patent) };
  for await (const { records } of inPortions(corpus, mentions, MOST_MENTIONS, { query, signal }))
    found.push(...records);
  return found;
}

/** Of two counts of one part the greater: both counted the same text. */
const greater = (a: Counts, b: Counts): Counts => {
  const counts: Counts = { ...a };
  for (const [part, count] of Object.entries(b) as [keyof Counts, number][])
    counts[part] = Math.max(counts[part] ?? 0, count);
  return counts;
};

/** All compounds of a publication: those that sources name, and those whose names stand in its text. */
async function allCompounds(corpus: Corpus, patent: string, record: Patent | undefined, signal: AbortSignal) {
  const found = new Map<string, PatentCompound>();
  const add = (compound: string, counts: Counts, name: string | undefined) => {
    const before = found.get(compound);
    const called = before?.name ?? name;
    found.set(compound, {
      ...{ compound, patent, counts: before ? greater(before.counts, counts) : counts },
      ...(called !== undefined && { name: called }),
    });
  };
  for (const { compound, counts, names } of await mentionsOf(corpus, patent, signal)) add(compound, counts, names[0]);
  if (record)
    for (const { compound, counts, name } of await compoundsInText(corpus, record)) add(compound, counts, name);
  return [...found.values()];
}

/** Whether a compound stands where a request looks; a source that does not say where is `other`. */
function fromSource({ counts }: PatentCompound, wanted: readonly number[] | undefined): boolean {
  if (wanted === undefined || wanted.length === 0) return true;
  const at: Readonly<Record<number, number>> = {
    3: (counts.image ?? 0) + (counts.attachment ?? 0),
    4: counts.claims ?? 0,
    5: counts.abstract ?? 0,
    6: counts.title ?? 0,
    7: counts.description ?? 0,
  };
  const nowhere = Object.values(at).every((count) => count === 0);
  return wanted.some((source) => (source === 2 ? nowhere : (at[source] ?? 0) > 0));
}

/** Whether no patent that was published before holds the compound: by sources, and by names in stored texts. */
async function isFirst(
  corpus: Corpus,
  { compound, patent }: PatentCompound,
  published: number | undefined,
  signal: AbortSignal,
) {
  if (published === undefined) return false;
  const earlier = { kind: 'range', from: '10000101', to: String(published - 1) } as const;
  const said: Query = {
    kind: 'and',
    of: [
      { kind: 'values', field: 'COMPOUND', values: [compound] },
      { ...earlier, field: 'PUBLISHED' },
      { kind: 'not', of: { kind: 'values', field: 'PATENT', values: namesOf(patent) } },
    ],
  };
  if ((await totalOf(corpus, mentions, said, { signal })) > 0) return false;
  const record = (await compoundsById(corpus, [compound])).get(compound);
  const named = record && namesQuery(record, 'TACD');
  if (!named) return true;
  const query = { kind: 'and', of: [named, { ...earlier, field: 'PBD' }] } as const;
  return (await totalOf(corpus, patents, query, { signal })) === 0;
}

const weight = (counts: Counts) =>
  (counts.claims ?? 0) * 1e6 + ((counts.title ?? 0) + (counts.abstract ?? 0)) * 1e3 + (counts.description ?? 0);

/** A compound of a patent as it is shown. */
export interface ShownCompound extends PatentCompound {
  readonly smiles: string;
  readonly weight: number;
  readonly formula: string;
  readonly inchi?: string;
  readonly shown_name?: string;
  readonly published?: number;
}

/** The compounds of publications, narrowed: claimed ones first, then by how often they stand there, equals by key. */
export const patentCompoundsJob = defineJob({
  name: 'patent-compounds',
  lane: 'answer',
  run: (asked: { readonly patents: readonly string[]; readonly filter: CompoundFilter }, services, { signal }) =>
    patentCompounds(services, asked, signal),
});

export async function patentCompounds(
  { corpus }: Pick<JobServices, 'corpus'>,
  { patents: numbers, filter }: { readonly patents: readonly string[]; readonly filter: CompoundFilter },
  signal: AbortSignal,
): Promise<{ readonly compounds: ShownCompound[]; readonly without_text: string[] }> {
  const shown: ShownCompound[] = [];
  const without: string[] = [];
  for (const number of numbers) {
    signal.throwIfAborted();
    const [record] = await corpus.get(patents, [number]);
    if (!record) without.push(number);
    const published = record?.publication_date;
    const found = (await allCompounds(corpus, number, record, signal)).filter(
      (each) => fromSource(each, filter.source) && !(filter.exclude_reagents && REAGENTS.has(each.compound)),
    );
    const known = await compoundsById(
      corpus,
      found.map(({ compound }) => compound),
    );
    for (const each of found) {
      const compound = known.get(each.compound);
      if (!compound) continue;
      if (compound.weight < (filter.range_min ?? 0) || compound.weight > (filter.range_max ?? Number.POSITIVE_INFINITY))
        continue;
      if (filter.only_first && !(await isFirst(corpus, each, published, signal))) continue;
      const name = displayName(compound);
      shown.push({
        ...each,
        smiles: compound.structure.isomeric,
        weight: compound.weight,
        formula: compound.formula,
        ...(compound.structure.inchi && { inchi: compound.structure.inchi }),
        ...(name !== undefined && { shown_name: name }),
        ...(published !== undefined && { published }),
      });
    }
  }
  shown.sort((a, b) => weight(b.counts) - weight(a.counts) || byText(a.compound, b.compound));
  return { compounds: shown, without_text: without };
}

/** Said where a publication's own text is not in the corpus. */
export const withoutText = (numbers: readonly string[]): string =>
  `No text is stored of ${numbers.slice(0, 10).join(', ')}: its compounds are those that sources name.`;
