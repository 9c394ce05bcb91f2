import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { familyLink, type Unit, unitsOf } from './unit.ts';

/** A publication with the number by which it is ranked. */
export interface Ranked {
  readonly patent: Patent;
  readonly count: number;
}

/** Publications that are looked at in one go, and how often. */
const PAGE = 100;
const PAGES = 50;

const byCount = (a: Ranked, b: Ranked) =>
  b.count - a.count || (a.patent.publication_number < b.patent.publication_number ? -1 : 1);

/**
 * The publications found that most stored publications cite, the best of each unit, equal ones by number. Where the
 * units are families, each citing family counts once. Uncited ones are left out. Exact: publications are looked at in
 * the order of their citations, equal ones by number, until none can come among the first `n`; 5,000 at most.
 * @param note Told where none is cited, and where these were not enough.
 */
export async function mostCited(
  { corpus, request, note }: { corpus: Corpus; request: QueryRequest; note: (sentence: string) => void },
  unit: Unit | undefined,
  n: number,
): Promise<Ranked[]> {
  const best = new Map<string, Ranked>();
  const first = () => [...best.values()].sort(byCount).slice(0, n);
  // where publications count, those that follow stand behind in the ranking, too; families may be fewer than these
  const inOrder = familyLink(unit) === undefined;
  let page = 0;
  for (; page < PAGES; page++) {
    const found = await corpus.search(patents, {
      ...request,
      sort: [{ field: 'F_CITES_COUNT', order: 'desc' }],
      offset: page * PAGE,
      limit: PAGE,
    });
    const records = await corpus.get(
      patents,
      found.hits.map(({ id }) => id),
    );
    const units = await unitsOf(corpus, records, unit);
    const citing = await citingOf(corpus, records, unit);
    for (const [i, patent] of records.entries()) {
      const count = citing[i]!.counted;
      const known = best.get(units[i]!);
      if (count > 0 && (!known || byCount({ patent, count }, known) < 0)) best.set(units[i]!, { patent, count });
    }
    const ranked = first();
    const still = citing.at(-1)?.publications ?? 0;
    if (found.hits.length < PAGE || still === 0) break;
    if (ranked.length === n && (inOrder || ranked[n - 1]!.count > still)) break;
  }
  if (page === PAGES) note(`The ${PAGE * PAGES} publications that most others cite were looked at, not those behind.`);
  if (best.size === 0) note('No stored publication cites a patent that was found.');
  return first();
}

/** How many stored publications cite each record, and how many units of theirs. */
async function citingOf(corpus: Corpus, records: readonly Patent[], unit: Unit | undefined) {
  const ids = records.map(({ publication_number }) => publication_number);
  const links = await corpus.links(patents, ids, 'cited_by');
  const citing = ids.map((id) => (links.get(id)?.records ?? []).map((record) => record.id));
  const link = familyLink(unit);
  const groups = link ? await corpus.groups(patents, [...new Set(citing.flat())], link) : undefined;
  return citing.map((each) => ({
    publications: each.length,
    counted: groups ? new Set(each.map((id) => groups.get(id) ?? id)).size : each.length,
  }));
}

/**
 * The publications found of the largest families, one of each family: the first by number. A simple family has the
 * size of its stored members, an extended one of all that are known.
 */
export async function largestFamilies(
  corpus: Corpus,
  request: QueryRequest,
  unit: 'FAM_ID' | 'EFAM_ID',
  n: number,
): Promise<Ranked[]> {
  const field = unit === 'FAM_ID' ? 'FAM_COUNT' : 'EFAM_COUNT';
  const largest = { measure: 'hits', size: n, sort: [{ field, order: 'desc' }] } as const;
  const { measures } = await corpus.aggregate(patents, request, { unit, measures: { largest } });
  const ids = measures!.largest as readonly string[];
  const [records, links] = await Promise.all([corpus.get(patents, ids), corpus.links(patents, ids, familyLink(unit)!)]);
  return records.map((patent) => {
    const members = links.get(patent.publication_number)?.records ?? [];
    return { patent, count: (unit === 'FAM_ID' ? members.filter(({ stored }) => stored) : members).length };
  });
}
