import type { Patent } from '../collections/patent.ts';
import { patents } from '../collections/patents.ts';
import type { Corpus } from '../corpus.ts';
import type { Query } from '../query/tree.ts';

/** Hits whose lists are followed. */
const CITERS = 20;
/** Cited documents that are looked at. */
const MOST_CITED = 400;

/** A hit of the first ranking. */
export interface Citer {
  readonly patent: Patent;
  /** Its score as a share of the best one. */
  readonly share: number;
}

/** What following citations found of a document. */
export interface CitationLink {
  /** 0 to 1, 1 for the best. */
  readonly strength: number;
  /** Hits that cite it, the best first. */
  readonly cited_by: readonly string[];
}

/**
 * Documents that the best hits cite: sum over these hits of share^3 / sqrt(documents it cites + 1) / (documents that cite the cited one + 1)^(1/4), as a share of the
 * greatest: a hit that cites all the field, or a document that all the field cites, says less.
 * @param within What may be found.
 */
export async function followCitations(
  corpus: Corpus,
  hits: readonly Citer[],
  within: Query | undefined,
  limits: { readonly signal?: AbortSignal; readonly timeout_ms?: number },
): Promise<ReadonlyMap<string, CitationLink>> {
  const citers = hits.filter(({ patent }) => patent.cites.length > 0).slice(0, CITERS);
  if (citers.length === 0) return new Map();
  const cited: Query = {
    kind: 'values',
    field: 'F_CITES',
    values: citers.map(({ patent }) => patent.publication_number),
  };
  const page = await corpus.search(patents, {
    query: within ? { kind: 'and', of: [cited, within] } : cited,
    offset: 0,
    limit: MOST_CITED,
    sort: [{ field: 'F_CITES_COUNT', order: 'asc' }],
    ...limits,
  });
  const shares = new Map(
    citers.map(({ patent, share }) => [patent.publication_number, share ** 3 / Math.sqrt(patent.cites.length + 1)]),
  );
  const relations = await corpus.relations.of(page.hits.map(({ id }) => id));
  const found = new Map<string, { sum: number; cited_by: string[] }>();
  for (const [id, { cited_by }] of relations) {
    const among = cited_by.map((citing) => citing.publication_number).filter((number) => shares.has(number));
    const sum = among.reduce((total, number) => total + shares.get(number)!, 0) / (cited_by.length + 1) ** 0.25;
    if (sum > 0) found.set(id, { sum, cited_by: among.sort((a, b) => shares.get(b)! - shares.get(a)!) });
  }
  const greatest = Math.max(...[...found.values()].map(({ sum }) => sum));
  return new Map([...found].map(([id, { sum, cited_by }]) => [id, { strength: sum / greatest, cited_by }]));
}
