import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import { unitsOf } from './unit.ts';

/** A patent with the court cases that it stands in. */
export interface Asserted {
  readonly patent: Patent;
  /** By docket, or by day where none is stated; at least 1. */
  readonly cases: number;
  /** Year of the latest one. */
  readonly latest: number | undefined;
}

/** Publications in litigation that are looked at: of all that are stored, a fraction of a percent. */
const LOOKED_AT = 5000;

/**
 * Of each application, the publication with the most cases; the first `n` by cases, equal ones by number.
 * @param note Told where not all were read.
 */
export async function mostAsserted(
  { corpus, request, note }: { corpus: Corpus; request: QueryRequest; note: (sentence: string) => void },
  n: number,
): Promise<Asserted[]> {
  const litigation = { kind: 'values', field: 'LITIGATION', values: ['1'] } as const;
  const { hits, total } = await corpus.search(patents, {
    ...{ ...request, query: allOf(request.query, litigation) },
    ...{ sort: [{ field: 'PBD', order: 'desc' }], offset: 0, limit: LOOKED_AT },
  });
  if (total > hits.length) note(`The latest ${hits.length} of ${total} publications in litigation were read.`);
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const units = await unitsOf(corpus, records, 'APNO');
  const best = new Map<string, Asserted>();
  for (const [i, patent] of records.entries()) {
    const asserted = { patent, ...casesOf(patent) };
    const known = best.get(units[i]!);
    if (!known || byCases(asserted, known) < 0) best.set(units[i]!, asserted);
  }
  return [...best.values()].sort(byCases).slice(0, n);
}

const byCases = (a: Asserted, b: Asserted) =>
  b.cases - a.cases || (a.patent.publication_number < b.patent.publication_number ? -1 : 1);

/** The court cases of a patent: events of one docket are one case. */
export function casesOf({ legal_events }: Pick<Patent, 'legal_events'>): Pick<Asserted, 'cases' | 'latest'> {
  const cases = new Set<string>();
  let latest: number | undefined;
  for (const { fact, date } of legal_events) {
    if (fact?.kind !== 'litigation') continue;
    cases.add(fact.docket?.trim().toUpperCase() ?? `on ${date ?? 'some day'}`);
    if (date !== undefined) latest = Math.max(latest ?? 0, Math.trunc(date / 10_000));
  }
  return { cases: cases.size, latest };
}
