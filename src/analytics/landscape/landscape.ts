import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type Bag, bagOf } from '#corpus/text/bag.ts';
import type { TextLanguage } from '#language/script.ts';
import { standardName } from '#patents/names.ts';
import { type Static, Type } from '#typebox.mjs';
import { casesOf } from '../asserted.ts';
import { type Term, TermReader } from '../terms.ts';
import { textIn } from '../word-cloud.ts';
import { documentRows, WordCounts } from './document-rows.ts';
import { labelsOf } from './labels.ts';
import { type TrainedMap, trainMap } from './self-organising-map.ts';

const Label = Type.Object({
  text: Type.String(),
  also: Type.Optional(Type.Array(Type.String())),
  ...{ x: Type.Number(), y: Type.Number() },
  ...{ documents: Type.Integer(), with_term: Type.Integer() },
});

/**
 * A map of families: like ones lie near each other. Lists run beside each other, one entry a family, by the publication
 * that stands for it.
 */
export const Landscape = Type.Object({
  /** Cells of the grid. */
  ...{ width: Type.Integer(), height: Type.Integer() },
  /** Families that the query finds; the latest of these are on the map. */
  found: Type.Integer(),
  publications: Type.Array(Type.String()),
  /** Places in thousandths of the map's width and height. */
  ...{ x: Type.Array(Type.Integer()), y: Type.Array(Type.Integer()) },
  cells: Type.Array(Type.Integer()),
  /** Publication days, and days of filing; 0: unknown. */
  ...{ published: Type.Array(Type.Integer()), filed: Type.Array(Type.Integer()) },
  /** Those whose right has ended, by their place in the lists. */
  expired: Type.Array(Type.Integer()),
  licensed: Type.Array(Type.Integer()),
  litigated: Type.Array(Type.Integer()),
  /** Owners, the most frequent first, with their families. */
  applicants: Type.Array(Type.Object({ name: Type.String(), members: Type.Array(Type.Integer()) })),
  labels: Type.Object({ en: Type.Array(Label), zh: Type.Array(Label) }),
  /** Texts of the caller's: where they lie. */
  placed: Type.Array(Type.Object({ title: Type.String(), x: Type.Integer(), y: Type.Integer() })),
});
export type Landscape = Static<typeof Landscape>;

export interface OwnText {
  readonly title: string;
  readonly text: string;
}

/** Families on one map. */
export const MOST_FAMILIES = 20_000;
const PORTION = 250;
const MOST_TERMS = 1_500;
/** Places along an edge. */
const PLACES = 1_000;

const ENDED = new Set([0, 220]);
const hasFact = ({ legal_events }: Patent, kind: string) => legal_events.some(({ fact }) => fact?.kind === kind);

interface Read {
  readonly counts: WordCounts;
  readonly patents: Pick<Landscape, 'publications' | 'published' | 'filed' | 'expired' | 'licensed' | 'litigated'>;
  readonly owners: Map<string, number[]>;
  readonly terms: Record<TextLanguage, Term[]>;
}

/** Words of title and abstract, in every language, and classes: these join texts of different languages. */
export const bagOfPatent = ({ titles, abstracts, ipc }: Patent): Bag => {
  const { counts, length } = bagOf([
    ...titles.map(({ text }) => ({ text, weight: 2 })),
    ...abstracts.map(({ text }) => ({ text, weight: 1 })),
  ]);
  const classes = new Set(ipc.map((symbol) => symbol.split('/')[0]!));
  return { counts: new Map([...counts, ...[...classes].map((symbol) => [symbol, 2] as const)]), length };
};

async function readFamilies(
  corpus: Pick<Corpus, 'get'>,
  ids: readonly string[],
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Read> {
  const counts = new WordCounts();
  const known: Read['patents'] = {
    ...{ publications: [], published: [], filed: [], expired: [], licensed: [], litigated: [] },
  };
  const owners = new Map<string, number[]>();
  const readers = { en: new TermReader('en'), zh: new TermReader('zh') };
  for (let from = 0; from < ids.length; from += PORTION) {
    signal.throwIfAborted();
    for (const patent of await corpus.get(patents, ids.slice(from, from + PORTION))) {
      const at = counts.documents.length;
      counts.add(bagOfPatent(patent));
      known.publications.push(patent.publication_number);
      known.published.push(patent.publication_date ?? 0);
      known.filed.push(patent.filing_date ?? 0);
      if (patent.legal_status && ENDED.has(patent.legal_status.simple)) known.expired.push(at);
      if (hasFact(patent, 'licence')) known.licensed.push(at);
      if (casesOf(patent).cases > 0) known.litigated.push(at);
      const stated = currentOwners(patent);
      for (const { name, standard_name } of stated.length > 0 ? stated : originalOwners(patent)) {
        const owner = standard_name ?? standardName(name);
        const members = owners.get(owner);
        if (!members) owners.set(owner, [at]);
        else if (members.at(-1) !== at) members.push(at);
      }
      for (const lang of ['en', 'zh'] as const) readers[lang].add(textIn(patent, lang) ?? '');
    }
    progress(counts.documents.length);
  }
  const terms = { en: readers.en.terms(MOST_TERMS), zh: readers.zh.terms(MOST_TERMS) };
  return { counts, patents: known, owners, terms };
}

/**
 * Draws the map of the families that a query finds, the latest 20,000 of them: documents as points in the space of
 * their words and classes, laid out by a self-organising map. The same query on the same corpus gives the same map.
 */
export async function landscapeOf(
  corpus: Pick<Corpus, 'get' | 'search'>,
  { query, stemming = false, most = MOST_FAMILIES }: { query: Query; stemming?: boolean; most?: number },
  own: readonly OwnText[],
  { signal, progress = () => {} }: { signal: AbortSignal; progress?: (done: number, total: number) => void },
): Promise<Landscape> {
  const { hits, total } = await corpus.search(patents, {
    ...{ query, stemming, signal, offset: 0, limit: Math.min(most, MOST_FAMILIES) },
    collapse: { field: 'FAM_ID', prefer: { by: 'field', field: 'PBD', order: 'latest' } },
    sort: [{ field: 'PBD', order: 'desc' }],
  });
  const ids = hits.map(({ id }) => id);
  const read = await readFamilies(corpus, ids, signal, (done) => progress(done, ids.length));
  // texts of the caller's lie where their likes do, and move nothing: they come after the families
  const families = read.counts.documents.length;
  for (const { text } of own) read.counts.add(bagOf([{ text, weight: 1 }]));
  const rows = documentRows(read.counts);
  const map = trainMap({ ...rows, count: rows.count }, undefined, signal);
  const { x, y } = placesOf(map);
  const mapped: TrainedMap = { ...map, cells: map.cells.slice(0, families) };
  return {
    ...{ width: map.width, height: map.height, found: total },
    ...read.patents,
    x: x.slice(0, families),
    y: y.slice(0, families),
    cells: [...mapped.cells],
    applicants: [...read.owners]
      .map(([name, members]) => ({ name, members }))
      .sort((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1)),
    labels: { en: labelsOf(mapped, read.terms.en, families), zh: labelsOf(mapped, read.terms.zh, families) },
    placed: own.map(({ title }, i) => ({ title, x: x[families + i]!, y: y[families + i]! })),
  };
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A place of its own for each document: around the middle of its cell, the most typical ones nearest. */
export function placesOf({ width, height, cells, distances }: TrainedMap): { x: number[]; y: number[] } {
  const members = Map.groupBy(cells.keys(), (document) => cells[document]!);
  const x = new Array<number>(cells.length).fill(0);
  const y = new Array<number>(cells.length).fill(0);
  for (const [cell, documents] of members) {
    documents.sort((a, b) => distances[a]! - distances[b]! || a - b);
    for (const [rank, document] of documents.entries()) {
      const radius = 0.46 * Math.sqrt(rank / documents.length);
      const angle = rank * GOLDEN_ANGLE;
      x[document] = Math.round((((cell % width) + 0.5 + radius * Math.cos(angle)) / width) * PLACES);
      y[document] = Math.round(((Math.trunc(cell / width) + 0.5 + radius * Math.sin(angle)) / height) * PLACES);
    }
  }
  return { x, y };
}
