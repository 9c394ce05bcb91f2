import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { demoService } from '#testing/demo-service.ts';
import a010 from '../technology-key-report/a010-portfolio-value.ts';
import p035 from './p035-patent-valuation.ts';

const all = demoRecords();
const TYPE = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
const yearOf = (day = 0) => Math.trunc(day / 10_000);
const claimsOf = (patent: (typeof all)[number]) =>
  patent.claims.find(({ origin }) => origin === 'original')?.claims.length;

const valuationOf = async (patent_number: string) => {
  const { data, json } = await (await demoService()).call(p035, { query: { patent_number } });
  return { ...data[0], notes: json.notes };
};

it('compares a patent with those of its field and year, as counting the records by hand does', async () => {
  const { corpus } = await demoService();
  const chosen = all.filter(
    ({ authority, patent_type, ipc, filing_date }) =>
      authority === 'US' && patent_type === 'B' && technologyFields(ipc).length > 0 && filing_date,
  );
  for (const patent of [chosen[3]!, chosen[40]!]) {
    const { patsnap_patent_valuation: valuation } = await valuationOf(patent.publication_number);
    const { cohort, members, indicators } = valuation.basis;
    const [field] = technologyFields(patent.ipc);
    const [from, to] = /filed (\d{4})(?: to (\d{4}))?$/.exec(cohort)?.slice(1).map(Number) ?? [];
    const own = all.filter(
      (each) =>
        TYPE[each.patent_type] === 'invention' &&
        technologyFields(each.ipc).includes(field!) &&
        yearOf(each.filing_date) >= from! &&
        yearOf(each.filing_date) <= (to || from!),
    );
    expect(cohort).toMatch(/^invention: WIPO field \d+, filed \d{4}/);
    expect(members).toBe(own.length);
    const claims = own.flatMap((each) => claimsOf(each) ?? []);
    const mine = claimsOf(patent)!;
    const place =
      (100 * (claims.filter((n) => n < mine).length + claims.filter((n) => n === mine).length / 2)) / claims.length;
    const said = indicators.find(({ indicator }: { indicator: string }) => indicator === 'claims');
    expect([said.value, said.percentile]).toEqual([mine, expect.closeTo(place, 9)]);
    // what follows from other records is what the index has of it
    const counted = await corpus.aggregate(
      patents,
      { query: { kind: 'term', field: 'PN', text: patent.publication_number } },
      {
        measures: { cited: { measure: 'max', field: 'F_CITES_COUNT' }, family: { measure: 'max', field: 'FAM_COUNT' } },
      },
    );
    const value = (label: string) =>
      indicators.find(({ indicator }: { indicator: string }) => indicator === label)?.value;
    expect(value('stored publications that cite it')).toBe(counted.measures!.cited);
    expect(value('stored publications of the simple family')).toBe(counted.measures!.family);
    for (const score of ['patsnap_technology', 'patsnap_legal', 'patsnap_market', 'patsnap_strategic'])
      expect(valuation[score]).toBeGreaterThanOrEqual(0);
    expect(valuation.patsnap_technology).toBe(
      Math.round(
        indicators
          .filter(({ dimension }: { dimension: string }) => dimension === 'technology')
          .reduce((sum: number, { percentile }: { percentile: number }) => sum + percentile, 0) /
          indicators.filter(({ dimension }: { dimension: string }) => dimension === 'technology').length,
      ),
    );
  }
});

it('gives a value with its range and source to a granted US patent in force, and says why others have none', async () => {
  const granted = all.find(
    ({ authority, patent_type, legal_status, expiry_date }) =>
      authority === 'US' && patent_type === 'B' && legal_status?.simple === 1 && (expiry_date ?? 0) > 20300101,
  )!;
  const { patsnap_patent_valuation: valuation } = await valuationOf(granted.publication_number);
  expect(valuation.value_low).toBeLessThanOrEqual(valuation.patent_value);
  expect(valuation.patent_value).toBeLessThanOrEqual(valuation.value_high);
  expect(valuation.value_source).toBe('Invented for the examples: no estimate of anything (US dollars of 2020)');
  const reasons = {
    WO: 'an international application is valued in no country.',
    D: 'designs are not valued.',
  };
  const wo = all.find(({ authority }) => authority === 'WO')!;
  expect((await valuationOf(wo.publication_number)).notes).toContain(`${wo.publication_number}: ${reasons.WO}`);
  const design = all.find(({ patent_type }) => patent_type === 'D')!;
  expect((await valuationOf(design.publication_number)).notes).toContain(`${design.publication_number}: ${reasons.D}`);
  const german = all.find(({ authority, legal_status }) => authority === 'DE' && legal_status?.simple === 1);
  if (german)
    expect((await valuationOf(german.publication_number)).notes).toContain(
      `${german.publication_number}: no value in money, the renewal model is of granted US patents.`,
    );
});

it('A010 counts a family by the greatest value of its members, whichever was granted last', async () => {
  const { corpus, call } = await demoService();
  const found = all.filter(({ ipc }) => ipc.some((symbol) => symbol.startsWith('H01M50/')));
  const ids = found.map(({ publication_number }) => publication_number);
  const groups = await corpus.groups(patents, ids, 'simple_family');
  const families = [...Map.groupBy(found, (patent) => groups.get(patent.publication_number)!).values()];
  const greatest: number[] = [];
  let notTheLast = 0;
  for (const members of families) {
    const valued = new Map<string, number>();
    for (const { publication_number: number, authority, patent_type } of members) {
      if (authority !== 'US' || patent_type !== 'B') continue;
      const value = (await valuationOf(number)).patsnap_patent_valuation?.patent_value;
      if (value !== undefined) valued.set(number, value);
    }
    if (valued.size === 0) continue;
    greatest.push(Math.max(...valued.values()));
    const last = members.reduce((a, b) => ((b.grant_date ?? 0) > (a.grant_date ?? 0) ? b : a));
    if (!valued.has(last.publication_number)) notTheLast++;
  }
  expect([families.length, greatest.length, notTheLast]).toEqual([41, 8, 2]);
  const { data, json } = await call(a010, { query: { query_text: 'IPC: H01M50' } });
  const bands = [0, 30_000, 300_000, 3_000_000, 30_000_000, Number.POSITIVE_INFINITY];
  expect(data.map(({ count }: { count: number }) => count)).toEqual(
    bands.slice(1).map((to, i) => greatest.filter((value) => value >= bands[i]! && value < to).length),
  );
  expect(json.notes).toEqual([
    '33 of 41 families have no value: among what was found there is no granted US patent in force whose term is known.',
  ]);
});
