import type { Patent } from '../collections/patent.ts';
import { patents } from '../collections/patents.ts';
import type { Corpus } from '../corpus.ts';
import type { Query } from '../query/tree.ts';

/** Hits whose lists are followed. */
const CITERS = 100;
/** Cited documents that are looked at, those cited most first. */
const MOST_CITED = 500;
/** Hits with less of the best one's score weigh next to nothing. */
const LEAST_SHARE = 0.35;
/** How fast what a hit cites loses weight with the hit's score. */
const STEEPNESS = 5;

/** A hit of the first ranking. */
export interface Citer {
  readonly patent: Patent;
  /** Its score as a share of the best one. */
  readonly share: number;
}

/** What following citations found of a document. */
export interface CitationLink {
  /** 0 to 1; see `followCitations`. */
  readonly strength: number;
  /** Hits that cite it, the best first. */
  readonly cited_by: readonly string[];
  /** Publications of its simple family. */
  readonly family: readonly string[];
}

/**
 * Documents that the best hits cite. With g = sum over these hits of share^5 / (documents it cites + 1)^(1/4), the strength is g / (g + 1): one middling hit says little, each further one
 * less than the one before. Measured against other forms: eval/prior-art/README.md.
 * @param hits Best first.
 * @param within What may be found.
 */
export async function followCitations(
  corpus: Corpus,
  hits: readonly Citer[],
  within: Query | undefined,
  limits: { readonly signal?: AbortSignal; readonly timeout_ms?: number },
): Promise<ReadonlyMap<string, CitationLink>> {
  const citers = hits.filter(({ patent, share }) => share >= LEAST_SHARE && patent.cites.length > 0).slice(0, CITERS);
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
    sort: [{ field: 'F_CITES_COUNT', order: 'desc' }],
    ...limits,
  });
  const worth = new Map(
    citers.map(({ patent, share }) => [
      patent.publication_number,
      share ** STEEPNESS / (patent.cites.length + 1) ** 0.25,
    ]),
  );
  const relations = await corpus.relations.of(page.hits.map(({ id }) => id));
  const found = new Map<string, CitationLink>();
  for (const [id, { cited_by, simple_family }] of relations) {
    const among = cited_by.map((citing) => citing.publication_number).filter((number) => worth.has(number));
    const sum = among.reduce((total, number) => total + worth.get(number)!, 0);
    if (sum > 0) {
      found.set(id, {
        strength: sum / (sum + 1),
        cited_by: among.sort((a, b) => worth.get(b)! - worth.get(a)!),
        family: simple_family.members.map(({ publication_number }) => publication_number),
      });
    }
  }
  return found;
}
