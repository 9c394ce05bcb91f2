import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import {
  blockQuery,
  byImportance,
  conceptsByImportance,
  type ElementBlock,
} from '#skills/search-prior-art/elements.ts';
import { fuse, mergeFamilies, nearestFirst, type Ranking } from '#skills/search-prior-art/fuse.ts';
import type { SearchRun, StrategyRound } from '#skills/search-prior-art/search-prior-art.ts';
import {
  type Bounds,
  boundsQuery,
  digestOf,
  runSearch,
  type Search,
  written,
} from '#skills/search-prior-art/searches.ts';
import { citationSearch, classSearches, semanticSearch } from '#skills/search-prior-art/strategies.ts';
import type { FtoData } from './data.ts';

/** Rounds in their order, by the names of the interface; `company_search` is our own. */
export const ROUNDS = [
  'semantic_search',
  'block_progressive_search_1',
  'block_progressive_search_2',
  'block_progressive_search_3',
  'block_progressive_search_4',
  'ipc_cpc_search',
  'company_search',
  'relevant_tracking_search',
] as const;
export type Round = (typeof ROUNDS)[number];

const WEIGHT: Readonly<Record<Round, number>> = {
  semantic_search: 1,
  block_progressive_search_1: 1,
  block_progressive_search_2: 0.9,
  block_progressive_search_3: 0.8,
  block_progressive_search_4: 0.7,
  ipc_cpc_search: 0.7,
  company_search: 0.8,
  relevant_tracking_search: 0.6,
};
const TAKE = 100;

/** Codes of rights that have ended: nothing of theirs can be infringed any more. */
const ENDED = ['0', '220', '225'];
const STATUS: Readonly<Record<number, readonly string[]>> = { 0: ENDED, 1: ['1'], 2: ['2', '221'] };

const owner = (text: string): Query => anyOf(...['ALL_AN'].map((field): Query => ({ kind: 'phrase', field, text })));

/**
 * Only rights that can bite, as the caller bounds them: no designs, and what the legal life says has ended only if
 * asked for.
 */
export function boundsOf({ country, legal_status, apd_start, apd_end, exclude_company }: FtoData): Bounds {
  const not = (of: Query): Query => ({ kind: 'not', of });
  const terms = (field: string, values: readonly string[]) =>
    anyOf(...values.map((text): Query => ({ kind: 'term', field, text })));
  const parts: Query[] = [
    not({ kind: 'term', field: 'PATENT_TYPE', text: 'D' }),
    ...(country.length > 0 ? [terms('AUTHORITY', country)] : []),
    legal_status.length > 0
      ? terms(
          'SIMPLE_LEGAL_STATUS',
          legal_status.flatMap((code) => STATUS[code] ?? []),
        )
      : not(terms('SIMPLE_LEGAL_STATUS', ENDED)),
    ...(apd_start !== undefined || apd_end !== undefined
      ? [
          {
            kind: 'range',
            field: 'APD',
            ...(apd_start !== undefined && { from: String(apd_start) }),
            ...(apd_end !== undefined && { to: String(apd_end) }),
          } as Query,
        ]
      : []),
    ...exclude_company.map((name) => not(owner(name))),
  ];
  return { within: written(allOf(...parts)) };
}

export interface Found {
  readonly runs: SearchRun[];
  /** Publications that each run found, best first. */
  readonly hits: (readonly string[])[];
  readonly rounds: (Omit<StrategyRound, 'strategy'> & { strategy: string; ms: number })[];
  readonly candidates: { publication_number: string; found_by: string[] }[];
  /** Publications, families counted apart. */
  readonly found: number;
}

/**
 * Searches in rounds: nearness of the whole description; the features from all of them together outwards, one fewer
 * each time, the core ones last; their classes; owners that were named; citations of the best. Every search stands in
 * the record with its count.
 */
export async function searchRights(
  corpus: Corpus,
  data: FtoData,
  blocks: readonly ElementBlock[],
  { signal, onRound }: { readonly signal: AbortSignal; readonly onRound: (done: number, round: Round) => void },
): Promise<Found> {
  const bounds = boundsOf(data);
  const runs: SearchRun[] = [];
  const found_by_run: (readonly string[])[] = [];
  const rounds: Found['rounds'] = [];
  const rankings: Ranking[] = [];
  const round = async (name: Round, searches: readonly Search[]) => {
    onRound(ROUNDS.indexOf(name), name);
    const began = performance.now();
    const hits = new Map<string, { publication_number: string; score: number }>();
    const lines: string[] = [];
    for (const search of searches) {
      signal.throwIfAborted();
      const { count, hits: found, ranking } = await runSearch(corpus, search, signal);
      const line = `S${runs.length + 1}`;
      runs.push({
        line,
        strategy: name as never,
        search,
        count,
        taken: found.length,
        digest: digestOf(found),
        ...(ranking && { ranking }),
      });
      lines.push(line);
      found_by_run.push(found.map(({ publication_number }) => publication_number));
      for (const hit of found) if (!hits.has(hit.publication_number)) hits.set(hit.publication_number, hit);
    }
    if (lines.length > 0) rounds.push({ strategy: name, lines, found: hits.size, ms: performance.now() - began });
    rankings.push({ strategy: name, weight: WEIGHT[name], hits: [...hits.values()] });
  };
  const query = (tree: Query): Search => ({
    method: 'query',
    query: written(allOf(tree, boundsQuery(bounds))),
    stemming: true,
    take: TAKE,
  });
  await round('semantic_search', [semanticSearch(data.input, undefined, bounds)]);
  const ordered = byImportance(blocks);
  const sizes = [...new Set([ordered.length, Math.ceil(ordered.length / 2), 2, 1])].filter(
    (n) => n > 0 && n <= ordered.length,
  );
  for (const [index, size] of sizes.toSorted((a, b) => b - a).entries())
    await round(`block_progressive_search_${index + 1}` as Round, [
      query(allOf(...ordered.slice(0, size).map(blockQuery))),
    ]);
  await round('ipc_cpc_search', classSearches(blocks, bounds));
  const words = conceptsByImportance(blocks)
    .slice(0, 30)
    .flatMap((concept) => concept.words);
  if (data.include_company.length > 0 && words.length > 0)
    await round('company_search', [
      query(
        allOf(
          anyOf(...data.include_company.map(owner)),
          blockQuery({ feature_text: '', type: 'key', concepts: [{ words, classes: [] }] }),
        ),
      ),
    ]);
  const best = fuse(rankings).map(({ publication_number }) => publication_number);
  await round('relevant_tracking_search', best.length > 0 ? [citationSearch(best, bounds)] : []);
  const near = rankings.find(({ strategy }) => strategy === 'semantic_search')?.hits ?? [];
  const all = nearestFirst(fuse(rankings), [near.map(({ publication_number }) => publication_number)]);
  const relations = await relationsOf(
    corpus,
    all.map(({ publication_number }) => publication_number),
  );
  const families = mergeFamilies(all, (number) => relations.get(number)?.simple_family.family_id);
  return {
    runs,
    hits: found_by_run,
    rounds,
    candidates: families.map(({ publication_number, found_by }) => ({
      publication_number,
      found_by: found_by.map(({ strategy }) => strategy),
    })),
    found: all.length,
  };
}
