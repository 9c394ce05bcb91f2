import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { daysUntil } from '#patents/days.ts';

/** What a patent's score is made of; a part that nothing stored tells is absent. */
export interface KeyParts {
  /** Citing families for each year since its publication, a year at least. */
  readonly citations_per_year?: number;
  /** Offices in which a member of its simple family is published. */
  readonly authorities: number;
  /** Years until its estimated expiry; 0 for a right that has lapsed. */
  readonly remaining_years?: number;
  /** Families of the topic that cite it. */
  readonly cited_in_topic: number;
}

export interface KeyPatent {
  readonly patent: Patent;
  /** 0 to 100; see `keyPatents`. */
  readonly score: number;
  readonly parts: KeyParts;
}

/** Publications that are looked at: those cited most. Publications of the topic whose citing is counted. */
const LOOKED_AT = 600;
const TOPIC = 5_000;
const YEAR = 365.25;

/**
 * The patents of a topic that matter most, one of each simple family, the highest score first, equal ones by number.
 *
 * The score is 100 times the mean of four ranks among those looked at, each from 0 (the least) to 1 (the most), equal
 * values sharing their mean rank: citing families a year, offices of the family, years of life left, citing families
 * within the topic. What is not known of a patent is left out of its mean.
 * @param now Milliseconds since 1970.
 */
export async function keyPatents(
  corpus: Corpus,
  request: QueryRequest,
  n: number,
  now: number,
): Promise<{ readonly looked_at: number; readonly patents: KeyPatent[] }> {
  const page = (limit: number) =>
    corpus.search(patents, { ...request, sort: [{ field: 'F_CITES_COUNT', order: 'desc' }], offset: 0, limit });
  const [cited, topic] = await Promise.all([page(LOOKED_AT), page(TOPIC)]);
  const records = await onePerFamily(
    corpus,
    cited.hits.map(({ id }) => id),
  );
  const ids = records.map(({ publication_number }) => publication_number);
  const [citing, families] = await Promise.all([
    corpus.links(patents, ids, 'cited_by'),
    corpus.links(patents, ids, 'simple_family'),
  ]);
  const citingIds = ids.map((id) => (citing.get(id)?.records ?? []).map((each) => each.id));
  const groups = await corpus.groups(patents, [...new Set(citingIds.flat())], 'simple_family');
  const within = new Set(topic.hits.map(({ id }) => id));
  const distinct = (all: readonly string[]) => new Set(all.map((id) => groups.get(id) ?? id)).size;
  const parts = records.map((patent, at): KeyParts => {
    const { publication_date, expiry_date, legal_status } = patent;
    const years = publication_date === undefined ? undefined : daysUntil(publication_date, now) / YEAR;
    const lapsed = legal_status?.simple === 0 || legal_status?.simple === 220;
    const members = families.get(ids[at]!)?.records.map(({ id }) => id.slice(0, 2)) ?? [];
    return {
      ...(years !== undefined && { citations_per_year: distinct(citingIds[at]!) / Math.max(1, years) }),
      authorities: new Set([...members, patent.authority]).size,
      ...(lapsed
        ? { remaining_years: 0 }
        : expiry_date !== undefined && { remaining_years: Math.max(0, -daysUntil(expiry_date, now) / YEAR) }),
      cited_in_topic: distinct(citingIds[at]!.filter((id) => within.has(id))),
    };
  });
  const scores = scoresOf(parts);
  const scored = records.map((patent, at) => ({ patent, score: scores[at]!, parts: parts[at]! }));
  scored.sort((a, b) => b.score - a.score || (a.patent.publication_number < b.patent.publication_number ? -1 : 1));
  return { looked_at: records.length, patents: scored.slice(0, n) };
}

/** The first publication of each family, in the order given; a granted one of the family's before others. */
async function onePerFamily(corpus: Corpus, ids: readonly string[]): Promise<Patent[]> {
  const groups = await corpus.groups(patents, ids, 'simple_family');
  const first = new Map<string | number, string>();
  for (const id of ids) {
    const family = groups.get(id) ?? id;
    if (!first.has(family)) first.set(family, id);
  }
  return corpus.get(patents, [...first.values()]);
}

/** Names of the parts, in the order in which they are shown. */
export const KEY_PARTS = ['citations_per_year', 'authorities', 'remaining_years', 'cited_in_topic'] as const;

/** The scores of some patents among each other; see `keyPatents`. */
export function scoresOf(all: readonly KeyParts[]): number[] {
  const ranks = KEY_PARTS.map((part) => {
    const known = all.map((each) => each[part]);
    const values = known.filter((value) => value !== undefined);
    return known.map((value) => {
      if (value === undefined) return undefined;
      if (values.length < 2) return 1;
      const lower = values.filter((other) => other < value).length;
      const equal = values.filter((other) => other === value).length - 1;
      return (lower + equal / 2) / (values.length - 1);
    });
  });
  return all.map((_, at) => {
    const own = ranks.map((list) => list[at]).filter((rank) => rank !== undefined);
    return Math.round((1000 * own.reduce((sum, rank) => sum + rank, 0)) / own.length) / 10;
  });
}

/** Whether a patent is owned or was filed by somebody of a standard name. */
export const isOf = (patent: Patent, name: string): boolean =>
  [...currentOwners(patent), ...patent.applicants, ...patent.assignees].some(
    (party) => (party.standard_name ?? party.name) === name,
  );
