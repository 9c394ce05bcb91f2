import { createHash } from 'node:crypto';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import { works } from '#collections/works/works.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type RankingRecord, similarTo } from './semantic.ts';

/** What every search of one run is bound to. */
export interface Bounds {
  /** Publication dates, yyyyMMdd, both ends inclusive. */
  readonly from?: number;
  readonly to?: number;
  /** A publication whose simple family is left out: what is searched for must not be found. */
  readonly not_family_of?: string;
  /** Whatever else must hold, in the query language. */
  readonly within?: string;
}

/** One search as data: whoever has it and the same corpus gets the same answer. */
export type Search =
  | { readonly method: 'query'; readonly query: string; readonly stemming: boolean; readonly take: number }
  /** Nearest to the text; with `of`, to that publication: its whole text, its classes and what its like cite. */
  | {
      readonly method: 'similar';
      readonly text: string;
      readonly of?: string;
      /** Other words for those of the text, which count less. */
      readonly also?: string;
      /** The text is a claim that a model wrote of what is searched for. */
      readonly claimed?: true;
      readonly query: string;
      readonly take: number;
    }
  /** What the publications cite, and what cites them, within `query`. */
  | { readonly method: 'citations'; readonly of: readonly string[]; readonly query: string; readonly take: number }
  /** Papers; `query` in the fields of literature. Hits are named `paper:` and their id. */
  | { readonly method: 'papers'; readonly query: string; readonly take: number };

export interface Found {
  readonly publication_number: string;
  /** Comparable within one search. */
  readonly score: number;
}

export interface SearchAnswer {
  /** Publications that match; for `similar` and `citations`, how many were ranked. */
  readonly count: number;
  /** Best first, at most `take`. */
  readonly hits: readonly Found[];
  /** Of `similar` searches: why they ranked so. */
  readonly ranking?: RankingRecord;
}

/** The bounds as a query; `all` where there are none. */
export function boundsQuery({ from, to, not_family_of, within }: Bounds): Query {
  const parts: Query[] = [];
  if (from !== undefined || to !== undefined) {
    parts.push({
      kind: 'range',
      field: 'PBD',
      ...(from !== undefined && { from: String(from) }),
      ...(to !== undefined && { to: String(to) }),
    });
  }
  if (within) parts.push(read(within));
  if (not_family_of) parts.push({ kind: 'not', of: { kind: 'term', field: 'FAM', text: not_family_of } });
  return allOf(...parts);
}

/** The expression that stands in the record and is run. */
export const written = (query: Query): string => (query.kind === 'all' ? '' : printQuery(query));

/** An expression back as a query: what is recorded is what is run, through the language that everybody uses. */
export const read = (text: string): Query => (text === '' ? { kind: 'all' } : parseQuery(patents, text));

/** Characters of an expression that is made of elements: longer than one that somebody sends. */
const LONGEST = 400_000;

/** Runs one search. @throws ServiceError as `Corpus.search`. */
export async function runSearch(corpus: Corpus, search: Search, signal?: AbortSignal): Promise<SearchAnswer> {
  switch (search.method) {
    case 'query': {
      const page = await corpus.search(patents, {
        query: search.query === '' ? { kind: 'all' } : parseQuery(patents, search.query, { max_length: LONGEST }),
        offset: 0,
        limit: search.take,
        stemming: search.stemming,
        ...(signal && { signal }),
      });
      return { count: page.total, hits: page.hits.map(({ id, score }) => ({ publication_number: id, score })) };
    }
    case 'similar': {
      const { hits, ranking } = await similarTo(
        corpus,
        { text: search.text, of: search.of, also: search.also, filter: read(search.query), limit: search.take },
        signal,
      );
      return { count: hits.length, hits, ...(ranking && { ranking }) };
    }
    case 'papers': {
      const page = await corpus.search(works, {
        query: parseQuery(works, search.query, { max_length: LONGEST }),
        offset: 0,
        limit: search.take,
        stemming: true,
        ...(signal && { signal }),
      });
      return {
        count: page.total,
        hits: page.hits.map(({ id, score }) => ({ publication_number: `paper:${id}`, score })),
      };
    }
    case 'citations':
      return walkCitations(corpus, search, signal);
  }
}

async function walkCitations(
  corpus: Corpus,
  { of, query, take }: Extract<Search, { method: 'citations' }>,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const [records, relations] = await Promise.all([corpus.get(patents, of), relationsOf(corpus, of)]);
  const links = new Map<string, number>();
  const link = (number: string, rank: number) => links.set(number, (links.get(number) ?? 0) + 1 / (rank + 1));
  for (const record of records) {
    const rank = of.indexOf(record.publication_number);
    // references often come without the kind code: the corpus knows which publication is meant
    const cited = await patentsByNumber(
      corpus,
      record.cites.map((cite) => cite.publication_number),
    );
    for (const { publication_number } of cited) link(publication_number, rank);
    for (const citing of relations.get(record.publication_number)?.cited_by ?? [])
      if (citing.stored) link(citing.publication_number, rank);
  }
  const numbers = [...links.keys()];
  if (numbers.length === 0) return { count: 0, hits: [] };
  const within = allOf({ kind: 'values', field: 'PN', values: numbers }, read(query));
  const page = await corpus.search(patents, {
    query: within,
    offset: 0,
    limit: numbers.length,
    ...(signal && { signal }),
  });
  const hits = page.hits
    .map(({ id }) => ({ publication_number: id, score: links.get(id) ?? 0 }))
    .filter(({ score, publication_number }) => score > 0 && !of.includes(publication_number))
    .toSorted((a, b) => b.score - a.score || (a.publication_number < b.publication_number ? -1 : 1));
  return { count: hits.length, hits: hits.slice(0, take) };
}

/** Same digest: same publications in the same order. */
export const digestOf = (hits: readonly Found[]): string =>
  createHash('sha256')
    .update(hits.map((hit) => hit.publication_number).join('\n'))
    .digest('hex')
    .slice(0, 16);
