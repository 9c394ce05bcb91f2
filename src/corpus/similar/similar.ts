import { ServiceError } from '#errors.ts';
import type { Patent } from '../collections/patent.ts';
import { patents } from '../collections/patents.ts';
import type { Corpus } from '../corpus.ts';
import type { Query } from '../query/tree.ts';
import type { RankedHit, RankRequest } from '../ranking.ts';
import { type CitationLink, type Citer, followCitations } from './citations.ts';
import { type ClassProfile, classAgreement, classProfile, sharedClasses } from './classes.ts';
import { patentBag, rankTerms, textBag } from './query-parts.ts';

export interface SimilarRequest {
  /** A text in the words of the field: an abstract, claims, a draft. Either this or `patent`. */
  readonly text?: string;
  /** A publication, stored or not; it and its simple family are left out. */
  readonly patent?: Patent;
  /** Only documents that match: dates, offices. Applied before ranking. */
  readonly filter?: Query;
  /** Documents wanted. At most 1,000 are ranked. */
  readonly limit: number;
  /** Follow the citations of the best hits. Default: true. */
  readonly citations?: boolean;
  /** Name the words in common, of the first `MAX_REASONED` documents. Default: true. */
  readonly reasons?: boolean;
  /** One document of each simple family, the best. Default: true. */
  readonly one_per_family?: boolean;
  readonly timeout_ms?: number;
  readonly signal?: AbortSignal;
}

export interface SimilarPatent {
  /** Publication number. */
  readonly id: string;
  /** 0 to 1; see `similarPatents`. Comparable within one answer. */
  readonly score: number;
  /** Words (or pairs of characters) in common that count most. */
  readonly terms: readonly string[];
  /** Classes in common with the patent, or with the best hits of a text. */
  readonly classes: readonly string[];
  /** Of the best hits, those that cite it. */
  readonly cited_by: readonly string[];
}

export interface SimilarPatents {
  /** Documents (families) that share a word of those compared, at most `MAX_SIMILAR`. */
  readonly total: number;
  readonly hits: readonly SimilarPatent[];
  /** The words that were compared, the weightiest first. */
  readonly terms: readonly string[];
}

/** Documents whose words in common are named. */
export const MAX_REASONED = 100;

/** Documents that one question ranks. */
export const MAX_SIMILAR = 1000;

const FIELD = 'TACD_ALL';
const REASONS = 8;
/** Hits whose records are looked at again: reading more changes less than it costs. */
const LOOKED_AT = 200;
/** Hits that stand for a text where classes are compared. */
const STAND_INS = 10;
const CLASS_WEIGHT = 0.2;
const CITATION_WEIGHT = 0.3;
/** How the share of the own score that a document reaches is stretched over 0 to 1: documents of one field share a fifth of it. */
const STRETCH = 0.5;

/**
 * Documents most like a text or a patent, by words, classes and citations; no model.
 *
 * Text: the weightiest words of the query (`query-parts.ts`) against all text of a document (`ranking.ts`). Classes: cosine of class symbols at three depths.
 * Citations: what the best hits of others cite. The sum text / best text + 0.2 * classes + 0.3 * citations orders the hits. Score: this sum as a share of the greatest one, times
 * sqrt(best text score / score of the query itself): 1 only for a document with the query's own words, and falling with the rank.
 * @throws ServiceError `invalid_request` if nothing in the query can be compared; what `Corpus.rank` throws.
 */
export async function similarPatents(corpus: Corpus, request: SimilarRequest): Promise<SimilarPatents> {
  const { patent, limit } = request;
  const limits = {
    ...(request.signal && { signal: request.signal }),
    ...(request.timeout_ms !== undefined && { timeout_ms: request.timeout_ms }),
  };
  const { bag, method } = patent ? patentBag(patent) : textBag(request.text ?? '');
  if (bag.counts.size === 0) {
    throw new ServiceError(
      'invalid_request',
      'The text has no words to search by: give some sentences in the words of the field.',
      { field: 'text' },
    );
  }
  const within = await allowed(corpus, request);
  const ranking: RankRequest = {
    field: FIELD,
    terms: rankTerms(bag, method),
    length: bag.length,
    keep: method.keep,
    similarity: method.similarity,
    ...(within && { filter: within }),
    ...(request.one_per_family !== false && { collapse: 'FAM_ID' }),
    limit: MAX_SIMILAR,
    ...limits,
  };
  const page = await corpus.rank(patents, ranking);
  const best = page.hits[0]?.score;
  if (best === undefined) return { total: 0, hits: [], terms: page.terms.map(({ text }) => text) };

  const looked = new Map(
    (
      await corpus.get(
        patents,
        page.hits.slice(0, LOOKED_AT).map(({ id }) => id),
      )
    ).map((record) => [record.publication_number, record]),
  );
  const share = ({ score }: RankedHit) => score / best;
  const citers = page.hits.flatMap((hit): Citer[] => {
    const record = looked.get(hit.id);
    return record && !(patent && sameHands(patent, record)) ? [{ patent: record, share: share(hit) }] : [];
  });
  const cited =
    request.citations === false
      ? new Map<string, CitationLink>()
      : await followCitations(corpus, citers, within, limits);
  const profile = classProfile(
    patent
      ? [{ patent, share: 1 }]
      : citers.slice(0, STAND_INS).map((citer) => ({ patent: citer.patent, share: citer.share ** 3 })),
  );
  const links = await atTheirFamilies(corpus, page.hits, cited);
  const outside = await alsoRanked(corpus, ranking, page.hits, links);
  for (const record of await corpus.get(
    patents,
    outside.map(({ id }) => id),
  ))
    looked.set(record.publication_number, record);

  const ordered = [...page.hits, ...outside]
    .map((hit) => ({ hit, sum: share(hit) + fused(hit.id, looked, profile, links) }))
    .sort((a, b) => b.sum - a.sum || (a.hit.id < b.hit.id ? -1 : 1));
  const scale = Math.min(1, best / page.self_score) ** STRETCH / ordered[0]!.sum;
  const names = page.terms.map(({ text }) => text);
  const shown = ordered.slice(0, Math.min(limit, MAX_SIMILAR));
  const reasons =
    request.reasons === false ? new Map<string, readonly string[]>() : await reasonsOf(corpus, ranking, shown);
  return {
    total: Math.min(MAX_SIMILAR, Math.max(page.total, ordered.length)),
    terms: names,
    hits: shown.map(({ hit, sum }): SimilarPatent => {
      const record = looked.get(hit.id);
      return {
        id: hit.id,
        score: sum * scale,
        terms: reasons.get(hit.id) ?? [],
        classes: record ? sharedClasses(profile, record) : [],
        cited_by: links.get(hit.id)?.cited_by ?? [],
      };
    }),
  };
}

/** What may be answered: the caller's filter, without the patent's own family. */
async function allowed(corpus: Corpus, { patent, filter }: SimilarRequest): Promise<Query | undefined> {
  if (!patent) return filter;
  const number = patent.publication_number;
  const relations = (await corpus.relations.of([number])).get(number);
  const family = relations?.simple_family.members.map((member) => member.publication_number) ?? [];
  const others: Query = {
    kind: 'not',
    of: { kind: 'values', field: 'PN', values: [...new Set([number, ...family])] },
  };
  return filter ? { kind: 'and', of: [filter, others] } : { kind: 'and', of: [{ kind: 'all' }, others] };
}

/** The words of the query that count most in each document. */
async function reasonsOf(
  corpus: Corpus,
  ranking: RankRequest,
  shown: readonly { readonly hit: RankedHit }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const only: Query = { kind: 'values', field: 'PN', values: shown.slice(0, MAX_REASONED).map(({ hit }) => hit.id) };
  const page = await corpus.rank(patents, { ...ranking, filter: only, limit: MAX_REASONED, reasons: REASONS });
  return new Map(page.hits.map(({ id, reasons = [] }) => [id, reasons.map((t) => page.terms[t]!.text)]));
}

/** A cited document whose family is shown by another member hands its link on to that one. */
async function atTheirFamilies(
  corpus: Corpus,
  hits: readonly RankedHit[],
  links: ReadonlyMap<string, CitationLink>,
): Promise<ReadonlyMap<string, CitationLink>> {
  const shown = new Set(hits.map(({ id }) => id));
  const missing = [...links.keys()].filter((id) => !shown.has(id));
  if (missing.length === 0) return links;
  const placed = new Map(links);
  for (const [id, { simple_family }] of await corpus.relations.of(missing)) {
    const member = simple_family.members.find(({ publication_number }) => shown.has(publication_number));
    if (!member) continue;
    const link = links.get(id)!;
    const known = placed.get(member.publication_number);
    if (!known || known.strength < link.strength) placed.set(member.publication_number, link);
    placed.delete(id);
  }
  return placed;
}

/** Documents that only citations found, with the score that their text has. */
async function alsoRanked(
  corpus: Corpus,
  ranking: RankRequest,
  hits: readonly RankedHit[],
  links: ReadonlyMap<string, CitationLink>,
): Promise<readonly RankedHit[]> {
  const shown = new Set(hits.map(({ id }) => id));
  const missing = [...links.keys()].filter((id) => !shown.has(id));
  // fewer hits than could be: every document with a word in common is among them
  if (missing.length === 0 || hits.length < MAX_SIMILAR) return [];
  const only: Query = { kind: 'values', field: 'PN', values: missing };
  const filter: Query = ranking.filter ? { kind: 'and', of: [only, ranking.filter] } : only;
  return (await corpus.rank(patents, { ...ranking, filter })).hits;
}

function fused(
  id: string,
  looked: ReadonlyMap<string, Patent>,
  profile: ClassProfile,
  links: ReadonlyMap<string, CitationLink>,
): number {
  const record = looked.get(id);
  return (
    (record ? CLASS_WEIGHT * classAgreement(profile, record) : 0) + CITATION_WEIGHT * (links.get(id)?.strength ?? 0)
  );
}

/** Whether an applicant or inventor stands on both: their own lists of citations repeat each other. */
function sameHands(a: Patent, b: Patent): boolean {
  const names = (p: Patent) =>
    [...p.applicants, ...p.assignees, ...p.inventors].map((party) => (party.standard_name ?? party.name).toUpperCase());
  const known = new Set(names(a));
  return names(b).some((name) => known.has(name));
}
