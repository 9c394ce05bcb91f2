import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { isTitleAlone, type Patent } from '../patent.ts';
import { patents } from '../patents.ts';
import { atPublications, type CitationLink, type Citer, followCitations } from './citations.ts';
import { classAgreement, classProfile, sharedClasses } from './classes.ts';
import { likenessTo } from './likeness.ts';
import { patentBag, textBag } from './query-parts.ts';
import { type Component, type TextHit, TextScores } from './text-scores.ts';
import { rankByWords, type WordHit, type WordRanking } from './word-ranking.ts';

export { COMPONENTS, type Component } from './text-scores.ts';

export interface SimilarRequest {
  /** A text in the words of the field: an abstract, claims, a draft. Either this or `patent`. */
  readonly text?: string;
  /** Other words for those of `text`, which count a third: synonyms. */
  readonly also?: string;
  /** A publication, stored or not; it and its simple family are left out. */
  readonly patent?: Patent;
  /** Only documents that match: dates, offices. Applied before ranking. */
  readonly filter?: Query;
  /** Documents wanted. At most 1,000 are ranked. */
  readonly limit: number;
  /**
   * Names of applicants or inventors: citations that their own documents make are not followed, as those of the hands
   * of `patent` are not.
   */
  readonly hands?: readonly string[];
  /** Follow the citations of the best hits. Default: true. */
  readonly citations?: boolean;
  /** Name the words in common, of the first `MAX_REASONED` documents. Default: true. */
  readonly reasons?: boolean;
  /** One document of each simple family, the best. Default: true. */
  readonly one_per_family?: boolean;
  /** For measurements. */
  readonly without?: readonly Component[];
  readonly timeout_ms?: number;
  readonly signal?: AbortSignal;
}

/** What each part contributed to a document's score; they add up to it. */
export interface ScoreParts {
  readonly words: number;
  /** Nearness in the space of meanings that was learned from the corpus. */
  readonly meaning: number;
  /** Likeness by an encoder, across words and languages; 0 where no model was added. */
  readonly likeness: number;
  readonly classes: number;
  readonly citations: number;
}

export interface SimilarPatent {
  /** Publication number. */
  readonly id: string;
  /** 0 to 1; see `similarPatents`. Comparable within one answer. */
  readonly score: number;
  readonly parts: ScoreParts;
  /**
   * Words (or pairs of characters) in common that count most; translations of the query's words where the document is
   * in another language.
   */
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
  /** Words of another language that they were translated by. */
  readonly translations: readonly string[];
  /** Which learning took part (`LearnedState.version`), for the record; absent if none. */
  readonly learned?: string;
  /** Name of the model that took part; absent if none was added. */
  readonly encoder?: string;
}

/** Documents whose words in common are named. */
export const MAX_REASONED = 100;

/** Documents that one question ranks. */
export const MAX_SIMILAR = 1000;

/** Documents without a word in common that likeness adds. */
const MOST_ALIKE = 300;
const REASONS = 8;
/** Hits whose records are looked at again: reading more changes less than it costs. */
const LOOKED_AT = 120;
/** Hits that stand for a text where classes are compared. */
const STAND_INS = 10;
const CLASS_WEIGHT = 0.2;
const CITATION_WEIGHT = 0.6;
/**
 * What the words of a document count of which only a title is stored: a few words in common are all of such a text, and
 * would put it before documents that say far more of the question.
 */
const TITLE_ALONE = 0.7;
/**
 * How the share of the own score that a document reaches is stretched over 0 to 1: documents of one field share a fifth
 * of it.
 */
const STRETCH = 0.5;

/**
 * Documents most like a text or a patent, by words, meaning, classes and citations; and, where an encoder was added, by
 * likeness of what they say.
 *
 * Words: the weightiest words of the query (`query-parts.ts`) against all text of a document (`ranking.ts`), in the
 * query's language and by learned translations. Meaning: cosine in the space learned from the corpus (`learned/`).
 * Likeness: cosine by the encoder, from 0 for the 1,000th document to 1 for the first (`likeness.ts`). Text: words /
 * best words + 0.5 * meaning / best meaning + 0.5 * likeness, or likeness alone for a document in another script, as a
 * share of the best. Classes: cosine of class symbols at three depths. Citations: what the best hits of others cite
 * (`citations.ts`). The sum text + 0.2 * classes + 0.6 * citations orders the hits, where the text of one of which only
 * a title is stored counts 0.7. Score: this sum as a share of the
 * greatest one, times sqrt(best words score / score of the query itself), or the likeness of the first if that is
 * greater: 1 only for a document with the query's own words, and falling with the rank.
 * @throws ServiceError `invalid_request` if nothing in the query can be compared; what `Corpus.rank` throws.
 */
export async function similarPatents(corpus: Corpus, request: SimilarRequest): Promise<SimilarPatents> {
  const { patent, limit, without = [] } = request;
  const limits = {
    ...(request.signal && { signal: request.signal }),
    ...(request.timeout_ms !== undefined && { timeout_ms: request.timeout_ms }),
  };
  const { bag, method } = patent ? patentBag(patent) : textBag(request.text ?? '', request.also);
  if (bag.counts.size === 0) {
    throw new ServiceError(
      'invalid_request',
      'The text has no words to search by: give some sentences in the words of the field.',
      { field: 'text' },
    );
  }
  const within = await allowed(corpus, request);
  const ranking = await rankByWords(corpus, {
    bag,
    method,
    filter: within,
    collapse: request.one_per_family === false ? undefined : 'FAM_ID',
    limit: MAX_SIMILAR,
    translate: !without.includes('translations'),
    ...limits,
  });
  const asked = { terms: [...ranking.terms.keys()], translations: [...ranking.translations.keys()] };
  const like = without.includes('likeness')
    ? undefined
    : await likenessTo(corpus, patent ? { patent } : { text: request.text ?? '' }, {
        filter: within,
        ...(request.one_per_family !== false && { families_of: ranking.hits.map(({ id }) => id) }),
        signal: request.signal,
      });
  if (ranking.hits.length === 0 && !like) return { total: 0, hits: [], ...asked };

  const weights = new Map([...bag.counts].map(([text, count]) => [text, method.weight(count)]));
  const texts = new TextScores(corpus, { own: weights, translated: ranking.translations }, method, without, like);
  const hits = texts.score(like ? withAlike(ranking.hits, like.shares) : ranking.hits);
  const follow = request.citations !== false && !without.includes('citations');
  const classWeight = without.includes('classes') ? 0 : CLASS_WEIGHT;
  // records are read for their classes and what they cite
  const read = async (those: readonly TextHit[]) =>
    follow || classWeight > 0 ? recordsOf(corpus, those) : new Map<string, Patent>();
  const looked = await read(hits.slice(0, LOOKED_AT));
  const own = new Set([...(patent ? namesOf(patent) : []), ...(request.hands ?? []).map((name) => name.toUpperCase())]);
  const citers = hits.flatMap((hit): Citer[] => {
    const record = looked.get(hit.id);
    return record && !sameHands(own, record) ? [{ patent: record, share: hit.text }] : [];
  });
  const links = follow ? await atPublications(corpus, followCitations(citers), hits) : new Map<string, CitationLink>();
  const outside = texts.score(await alsoRanked(ranking, hits, links));
  const linked = (hit: TextHit) => CITATION_WEIGHT * (links.get(hit.id)?.strength ?? 0);
  const foremost = [...hits, ...outside]
    .sort((a, b) => b.text + linked(b) - a.text - linked(a) || (a.id < b.id ? -1 : 1))
    .slice(0, LOOKED_AT);
  const unread = foremost.filter(({ id }) => !looked.has(id));
  for (const [id, record] of await read(unread)) looked.set(id, record);

  const profile = classProfile(
    patent
      ? [{ patent, share: 1 }]
      : citers.slice(0, STAND_INS).map((citer) => ({ patent: citer.patent, share: citer.share ** 3 })),
  );
  const sums = [...hits, ...outside]
    .map((hit) => {
      const record = looked.get(hit.id);
      const share = record && isTitleAlone(record) ? TITLE_ALONE : 1;
      const parts: ScoreParts = {
        words: share * hit.words,
        meaning: share * hit.meaning,
        likeness: share * hit.likeness,
        classes: record ? classWeight * classAgreement(profile, record) : 0,
        citations: linked(hit),
      };
      return { id: hit.id, parts, sum: share * hit.text + parts.classes + parts.citations };
    })
    .sort((a, b) => b.sum - a.sum || (a.id < b.id ? -1 : 1));
  // each of the two languages has the best of a family by itself
  const twice = request.one_per_family !== false && ranking.translations.size > 0;
  const ordered = twice ? await firstOfFamilies(corpus, sums) : sums;
  const sharing = Math.min(1, ranking.hits[0]?.share ?? 0) ** STRETCH;
  const scale = Math.max(sharing, Math.max(0, like?.best ?? 0)) / (ordered[0]!.sum || 1);
  const shown = ordered.slice(0, Math.min(limit, MAX_SIMILAR));
  const reasons =
    request.reasons === false
      ? new Map<string, readonly string[]>()
      : await ranking.reasons(
          shown.slice(0, MAX_REASONED).map(({ id }) => id),
          REASONS,
        );
  const version = corpus.learned?.state()?.version;
  return {
    total: Math.min(MAX_SIMILAR, Math.max(ranking.total, ordered.length)),
    ...asked,
    ...(version !== undefined && { learned: version }),
    ...(like && { encoder: like.model }),
    hits: shown.map(({ id, sum, parts }): SimilarPatent => {
      const record = looked.get(id);
      return {
        id,
        score: sum * scale,
        parts: {
          words: parts.words * scale,
          meaning: parts.meaning * scale,
          likeness: parts.likeness * scale,
          classes: parts.classes * scale,
          citations: parts.citations * scale,
        },
        terms: reasons.get(id) ?? [],
        classes: record ? sharedClasses(profile, record) : [],
        cited_by: links.get(id)?.cited_by ?? [],
      };
    }),
  };
}

/** Of each simple family the first. */
async function firstOfFamilies<H extends { readonly id: string }>(corpus: Corpus, hits: readonly H[]): Promise<H[]> {
  const families = await corpus.groups(
    patents,
    hits.map(({ id }) => id),
    'simple_family',
  );
  const shown = new Set<string | number>();
  return hits.filter(({ id }) => {
    const family = families.get(id) ?? id;
    if (shown.has(family)) return false;
    shown.add(family);
    return true;
  });
}

/** Documents that share no word with the question, but are like it: in other words, or in another language. */
function withAlike(hits: readonly WordHit[], shares: ReadonlyMap<string, number>): readonly WordHit[] {
  const found = new Set(hits.map(({ id }) => id));
  const others = [...shares.keys()].filter((id) => !found.has(id)).slice(0, MOST_ALIKE);
  return [...hits, ...others.map((id) => ({ id, share: 0, translated: false }))];
}

async function recordsOf(corpus: Corpus, hits: readonly { readonly id: string }[]): Promise<Map<string, Patent>> {
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  return new Map(records.map((record) => [record.publication_number, record]));
}

/** What may be answered: the caller's filter, without the patent's own family. */
async function allowed(corpus: Corpus, { patent, filter }: SimilarRequest): Promise<Query | undefined> {
  if (!patent) return filter;
  const number = patent.publication_number;
  const relations = (await relationsOf(corpus, [number])).get(number);
  const family = relations?.simple_family.members.map((member) => member.publication_number) ?? [];
  const others: Query = {
    kind: 'not',
    of: { kind: 'values', field: 'PN', values: [...new Set([number, ...family])] },
  };
  return allOf(filter, others);
}

/** Documents that only citations found, with the score that their text has. */
async function alsoRanked(
  ranking: WordRanking,
  hits: readonly { readonly id: string }[],
  links: ReadonlyMap<string, CitationLink>,
): Promise<readonly WordHit[]> {
  // otherwise every document with a word in common is among the hits
  if (!ranking.cut) return [];
  const shown = new Set(hits.map(({ id }) => id));
  return ranking.among([...links.keys()].filter((id) => !shown.has(id)));
}

const namesOf = ({ applicants, assignees, inventors }: Patent): string[] =>
  [...applicants, ...assignees, ...inventors].map(({ standard_name, name }) => (standard_name ?? name).toUpperCase());

/** Whether one of the names stands on a document: one's own lists of citations repeat each other. */
const sameHands = (names: ReadonlySet<string>, patent: Patent): boolean =>
  names.size > 0 && namesOf(patent).some((name) => names.has(name));
