import { companies } from '#collections/companies/companies.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type PartyType, partyType, standardName } from '#patents/names.ts';
import { APPLICANT, bucketsOf, top } from '../axes.ts';

/** A research body with which a company files together. */
export interface Partner {
  readonly name: string;
  /** As the register calls it, else by the words of its name. */
  readonly type: string;
  readonly by: 'register' | 'name';
  /** Applications with it. */
  readonly count: number;
}

const RESEARCH_TYPES: ReadonlySet<string> = new Set([
  'education',
  'healthcare',
  'government',
  'facility',
  'nonprofit',
  'archive',
]);
const RESEARCH_NAMES: ReadonlySet<PartyType | undefined> = new Set<PartyType>(['academy', 'hospital', 'government']);
/** Joint applicants that are looked at. */
const LOOKED_AT = 1_000;

/** Applications of a company with others. */
export const jointly = (filed: Query): Query => allOf(filed, { kind: 'range', field: 'AN_COUNT', from: '2' });
/** Those among them with one of some partners. */
export const withPartners = (filed: Query, names: readonly string[]): Query =>
  allOf(jointly(filed), { kind: 'values', field: APPLICANT, values: names });

/**
 * Research bodies among those who file together with a company, the most joint applications first: universities,
 * hospitals, government bodies. What a register says of a body's type counts before the words of its name.
 */
export async function partnersOf(
  corpus: Pick<Corpus, 'aggregate' | 'identify' | 'get'>,
  filed: Query,
  own: readonly string[],
): Promise<{ partners: Partner[]; applications: number; cut: boolean }> {
  const counted = await corpus.aggregate(
    patents,
    { query: jointly(filed) },
    { unit: 'APNO', by: { applicants: top(APPLICANT, LOOKED_AT) } },
  );
  const mine = new Set(own.map(standardName));
  const others = bucketsOf(counted, 'applicants').filter(({ value }) => !mine.has(standardName(value)));
  const names = others.map(({ value }) => value);
  const ids = await corpus.identify(companies, 'name', names);
  const known = new Map(names.map((name) => [name, ids.get(name)]));
  const single = [...known.values()].flatMap((found) => (found?.length === 1 ? found : []));
  const records = new Map((await corpus.get(companies, single)).map((record) => [record.id, record]));
  const partners = others.flatMap(({ value, count }): Partner[] => {
    const found = known.get(value);
    const type = found?.length === 1 ? records.get(found[0]!)?.type : undefined;
    if (type !== undefined) return RESEARCH_TYPES.has(type) ? [{ name: value, type, by: 'register', count }] : [];
    const byName = partyType(value);
    return RESEARCH_NAMES.has(byName) ? [{ name: value, type: byName!, by: 'name', count }] : [];
  });
  const together =
    partners.length === 0
      ? 0
      : (
          await corpus.aggregate(
            patents,
            {
              query: withPartners(
                filed,
                partners.map(({ name }) => name),
              ),
            },
            { unit: 'APNO' },
          )
        ).count;
  return { partners, applications: together, cut: counted.by!.applicants!.other > 0 };
}

/** Publications whose parties are read. */
const MOST_READ = 2_000;

/** Joint applications by partner and the country of its address in them, the most first. */
export async function partnerRegions(
  corpus: Pick<Corpus, 'search' | 'get'>,
  filed: Query,
  partners: readonly Partner[],
): Promise<{
  regions: Map<string, { region: string; count: number }[]>;
  read: number;
  total: number;
  without: number;
}> {
  const wanted = new Set(partners.map(({ name }) => name));
  const { hits, total } = await corpus.search(patents, {
    query: withPartners(filed, [...wanted]),
    sort: [{ field: 'PBD', order: 'desc' }],
    offset: 0,
    limit: MOST_READ,
  });
  const records: Patent[] = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const found = new Map<string, Map<string, Set<string>>>();
  let without = 0;
  for (const patent of records) {
    const application = patent.application_number ?? patent.publication_number;
    for (const { name, standard_name = name, country } of originalOwners(patent)) {
      if (!wanted.has(standard_name)) continue;
      if (country === undefined) without++;
      else {
        const regions = found.get(standard_name) ?? new Map<string, Set<string>>();
        found.set(standard_name, regions.set(country, (regions.get(country) ?? new Set()).add(application)));
      }
    }
  }
  const regions = new Map(
    [...found].map(([name, by]) => [
      name,
      [...by]
        .map(([region, applications]) => ({ region, count: applications.size }))
        .sort((a, b) => b.count - a.count || (a.region < b.region ? -1 : 1)),
    ]),
  );
  return { regions, read: records.length, total, without };
}
