import type { Corpus } from '#corpus/corpus.ts';
import { documentOf } from '../families/facts.ts';
import type { Patent } from '../patent.ts';
import { publicationsOf } from '../relations.ts';

/** Hits whose lists are followed. */
const CITERS = 100;
/** Cited documents of the corpus that are looked at, the strongest first. */
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
}

/**
 * Documents that the best hits cite, as their own records list them. With g = sum over these hits of share^5 /
 * (documents it cites + 1)^(1/4), the strength is g / (g + 1): one middling hit says little, each further one less than
 * the one before. Measured against other forms: eval/prior-art/README.md.
 * @param hits Best first.
 * @returns By document number without kind code, stored or not; the strongest first.
 */
export function followCitations(hits: readonly Citer[]): ReadonlyMap<string, CitationLink> {
  const found = new Map<string, { sum: number; cited_by: { number: string; worth: number }[] }>();
  const citers = hits.filter(({ patent, share }) => share >= LEAST_SHARE && patent.cites.length > 0).slice(0, CITERS);
  for (const { patent, share } of citers) {
    const worth = share ** STEEPNESS / (patent.cites.length + 1) ** 0.25;
    for (const document of new Set(patent.cites.map((cited) => documentOf(cited.publication_number)))) {
      const link = found.get(document) ?? { sum: 0, cited_by: [] };
      link.sum += worth;
      link.cited_by.push({ number: patent.publication_number, worth });
      found.set(document, link);
    }
  }
  return new Map(
    [...found]
      .sort(([a, { sum }], [b, { sum: other }]) => other - sum || (a < b ? -1 : 1))
      .map(([document, { sum, cited_by }]) => [
        document,
        { strength: sum / (sum + 1), cited_by: cited_by.sort((a, b) => b.worth - a.worth).map(({ number }) => number) },
      ]),
  );
}

/**
 * The links by publication number: those of the documents cited that are stored, at most `MOST_CITED`, and where
 * another member of its family is among the hits, that one instead.
 * @param hits Best first.
 */
export async function atPublications(
  corpus: Pick<Corpus, 'identify' | 'groups'>,
  links: ReadonlyMap<string, CitationLink>,
  hits: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, CitationLink>> {
  const placed = new Map<string, CitationLink>();
  if (links.size === 0) return placed;
  const documents = new Map(hits.map(({ id }) => [id, documentOf(id)]));
  const stored = await publicationsOf(corpus, [...new Set([...links.keys(), ...documents.values()])]);
  const familyOf = new Map([...stored.values()].flat().map((each) => [each.publication_number, each.family_id]));
  /** The best hit of each family. */
  const shown = new Map<number, string>();
  for (const { id } of hits) {
    const family = familyOf.get(id);
    if (family !== undefined && !shown.has(family)) shown.set(family, id);
  }
  let left = MOST_CITED;
  for (const [document, link] of links) {
    if (stored.has(document) && left-- === 0) break;
    for (const { publication_number, family_id } of stored.get(document) ?? []) {
      const at = documents.has(publication_number) ? publication_number : (shown.get(family_id) ?? publication_number);
      // of several members that are cited, the strongest counts
      if ((placed.get(at)?.strength ?? 0) < link.strength) placed.set(at, link);
    }
  }
  return placed;
}
