import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { decisionPart } from '#collections/companies/decisions.ts';
import { identityOf } from '#collections/companies/identifiers.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import companyDecisions from '#sources/company-decisions/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { candidatesOf } from './resolve.ts';

const LEI = 'lei:851WYGNLUQLFZBSYGB56';
const ROR = 'ror:02bfwt286';
const part = (ids: string[], name: string, more: Partial<CompanyPart> = {}) =>
  companyPart({ ids, provenance: [{ source: 'test', key: ids[0]! }], name, ...more });

let service: TestService;
let person: Record<string, string>;
let member: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  const signUp = async (name: string, operator: boolean) => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator });
    const body = { token, name, password: 'correct horse battery' };
    const reply = await service.call('POST /manage/sign-up', { key: null, body });
    return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
  };
  [person, member] = [await signUp('Ann', true), await signUp('Bob', false)];
  await service.corpus.put(companies, records);
  await service.corpus.put(patents, [
    samplePatent('US8100001B2', { current_assignees: [{ name: 'NORDWERK ANTRIEB' }], applicants: [] } as never),
  ]);
});
afterAll(() => service?.close());

const records = [
  part([LEI, 'registry:RA000242 HRB1'], 'Nordwerk Antriebe AG', {
    country: 'DE',
    city: 'Bonn',
    website: 'https://www.nordwerk.example/',
  }),
  part([ROR], 'Nordwerk Antriebe AG', { country: 'DE', city: 'Bonn', website: 'nordwerk.example/en' }),
  part(['own:ch'], 'Nordwerk Antriebe AG', { country: 'CH' }),
  part(['own:gmbh'], 'Nordwerk Antriebe GmbH', { country: 'DE' }),
  part(['lei:969500CF6KZ8GL8U6948'], 'Nordwerk Antriebe AG', { country: 'DE' }),
  part(['own:far'], 'Südwerk Getriebe AG', { country: 'DE' }),
];
const as = (who: Record<string, string>, what: `${string} /${string}`, body?: unknown) =>
  service.call(what, { key: null, headers: who, ...(body !== undefined && { body }) });
const stored = async (id: string): Promise<Company | undefined> =>
  (await service.corpus.lookup(companies, 'key', [id]))[0];
const page = async (id: string) => (await as(person, `GET /manage/companies/${(await stored(id))!.id}`)).json;
const shown = async (id: string) =>
  (await page(id)).candidates.map((each: any) => [each.identity, each.score, each.reasons]);
const decide = (other: string, verdict: string, one = LEI) =>
  as(person, 'POST /manage/companies/decisions', { one, other, verdict });

describe('candidates', () => {
  it('are records with a like name that no identifier proves to be others, with score and reasons', async () => {
    expect(await shown(LEI)).toEqual([
      [
        ROR,
        1,
        ['the same name "Nordwerk Antriebe AG"', 'both in DE', 'both in BONN', 'the same website nordwerk.example'],
      ],
      ['own:gmbh', 1, ['"Nordwerk Antriebe GmbH": the name but for the legal form', 'both in DE']],
      ['own:ch', 0.5, ['the same name "Nordwerk Antriebe AG"', 'in CH, not in DE']],
    ]);
    const { pairs, owners } = (await as(person, 'GET /manage/companies/open')).json;
    expect(pairs.map((each: any) => [each.identity, each.other.identity].sort())).toContainEqual([LEI, ROR]);
    expect(
      pairs.every((each: any) => !(each.identity.startsWith('lei:') && each.other.identity.startsWith('lei:'))),
    ).toBe(true);
    expect(owners.map(({ name, families }: any) => [name, families])).toEqual([['NORDWERK ANTRIEB', 1]]);
  });

  it('become one record when a person says so, whatever is imported again, and two when it is taken back', async () => {
    expect((await decide(ROR, 'same')).json).toMatchObject({ one: LEI, other: ROR, verdict: 'same', by: 'Ann' });
    const joined = await stored(ROR);
    expect(joined?.id).toBe((await stored(LEI))?.id);
    expect(joined?.ids).toEqual([LEI, 'registry:RA000242 HRB1', ROR]);
    await service.corpus.put(companies, [part([ROR], 'Nordwerk Antriebe', { country: 'DE' }), records[0]!]);
    expect((await stored(ROR))?.id).toBe(joined?.id);
    expect((await page(LEI)).decisions).toHaveLength(1);
    expect((await decide(ROR, 'different')).status).toBe(200);
    expect((await stored(ROR))?.id).not.toBe((await stored(LEI))?.id);
    expect((await shown(LEI)).map(([id]: string[]) => id)).not.toContain(ROR);
    expect((await shown(ROR)).map(([id]: string[]) => id)).not.toContain(LEI);
    await service.corpus.put(companies, [records[1]!]);
    expect((await shown(LEI)).map(([id]: string[]) => id)).not.toContain(ROR);
    // whichever of its identities is named, it is the same question
    expect((await decide(ROR, 'open', 'registry:RA000242 HRB1')).json).toMatchObject({ one: LEI, other: ROR });
    expect((await shown(LEI)).map(([id]: string[]) => id)).toContain(ROR);
  });

  it('are found by initials in both directions, the links between words left out', async () => {
    await service.corpus.put(companies, [
      part(['own:spelled'], 'Bureau of Gravel and Marl Ltd', {}),
      part(['own:short'], 'QVX GmbH', { country: 'DE' }),
    ]);
    const found = async (name: string, country?: string) =>
      (await candidatesOf(service.corpus, name, country)).map(({ company, score, reasons }) => [
        ...[company.ids[0], score],
        reasons.at(country ? -2 : -1),
      ]);
    expect(await found('BGM')).toEqual([['own:spelled', 0.6, 'initials of "Bureau of Gravel and Marl Ltd"']]);
    expect(await found('Quartz for Vanished Xylems')).toEqual([['own:short', 0.6, 'initials QVX GmbH']]);
    // elsewhere it counts half
    expect(await found('Quartz for Vanished Xylems', 'FR')).toEqual([['own:short', 0.3, 'initials QVX GmbH']]);
    expect(await found('QX')).toEqual([]);
  });

  it('are not brought by words that say what many companies are, nor by one that many have', async () => {
    await service.corpus.put(companies, [
      part(['own:kimball'], 'Kimball Electronics Inc', {}),
      part(['own:marl'], 'University of Marl', {}),
      part(['own:holding'], 'Kestrel International Holdings', {}),
      part(['own:samsung'], 'Samsung Display Co Ltd', {}),
      // a name of nothing but such words is compared by them
      part(['own:systems'], 'Energy Systems Trading', {}),
      // 20 companies are looked at: what 21 have says little
      ...Array.from({ length: 21 }, (_, i) => part([`own:prime${i}`], `Prime Qorvat${i}`, {})),
    ]);
    const found = async (name: string) =>
      (await candidatesOf(service.corpus, name)).map(({ company, score }) => [company.ids[0], score]);
    expect(await found('Samsung Electronics')).toEqual([['own:samsung', 0.5]]);
    expect(await found('University of Slate')).toEqual([]);
    expect(await found('Merlin International Holdings')).toEqual([]);
    expect(await found('Energy Systems')).toEqual([['own:systems', 0.8]]);
    expect(await found('Prime Orchards')).toEqual([]);
    expect((await found('Prime')).length).toBe(5);
    expect(await found('Prime Qorvat7')).toContainEqual(['own:prime7', 1]);
  });

  it('give a name of patents to a company, or refuse it', async () => {
    expect((await page(LEI)).portfolio.families).toBe(0);
    expect((await decide('name:Nordwerk Antrieb', 'same')).json.other).toBe('name:NORDWERK ANTRIEB');
    expect((await page(LEI)).portfolio).toMatchObject({ families: 1, owned: 1, filed: 0 });
    expect((await decide('name:Nordwerk Antrieb', 'different')).status).toBe(200);
    expect((await page(LEI)).portfolio.families).toBe(0);
    const named = await candidatesOf(service.corpus, 'Nordwerk Antrieb');
    expect(named.map(({ company }) => company.ids[0])).not.toContain(LEI);
    expect(named.length).toBeGreaterThan(0);
  });

  it('are refused where they can be no pair, and decided by operators alone', async () => {
    const said = async (other: string, one?: string) => (await decide(other, 'same', one)).json.detail;
    expect(await said('lei:969500CF6KZ8GL8U6948')).toBe('They are two entities: each has a lei of its own.');
    expect(await said(LEI)).toBe(`"${LEI}" is on both sides: name two entities.`);
    expect(await said('lei:851WYGNLUQLFZBSYGB57')).toMatch(/form or check digit is wrong/);
    expect(await said('Nordwerk')).toMatch(/form or check digit is wrong|is no identity/);
    expect((await decide(ROR, 'same', 'own:nobody')).status).toBe(404);
    const body = { one: LEI, other: ROR, verdict: 'same' };
    expect((await as(member, 'POST /manage/companies/decisions', body)).status).toBe(403);
  });

  it('leave as a table that is read again', async () => {
    await decide('own:gmbh', 'different');
    const file = (await as(member, 'GET /manage/companies/decisions/file')).text;
    const read = await readText<Company>(companyDecisions, 'd.csv', file);
    const verdicts = read.map(
      (each) => each.ok === true && each.record.decisions!.map(({ other, verdict }) => [other, verdict])[0],
    );
    expect(verdicts).toEqual([
      [ROR, 'open'],
      ['name:NORDWERK ANTRIEB', 'different'],
      ['own:gmbh', 'different'],
    ]);
    const before = await service.corpus.put(
      companies,
      read.flatMap((each) => (each.ok === true ? [each.record] : [])),
    );
    expect(before).toEqual({ added: 0, changed: 0, unchanged: 3 });
  });
});

describe('a table of decisions', () => {
  const reasons = async (...rows: string[]) =>
    (await readText<Company>(companyDecisions, 'd.csv', ['one,other,verdict,decided,by,note', ...rows].join('\n'))).map(
      (each) => (each.ok === true ? each.record.ids : each.ok === false && [each.id, each.reason]),
    );

  it('joins by both identities, and refuses rows that say nothing certain', async () => {
    expect(
      await reasons(
        `${ROR},${LEI},same,2026-11-23,Ann,"same, site"`,
        `${LEI},${ROR},maybe,2026-11-23,,`,
        `${LEI},${ROR},same,yesterday,,`,
        `${LEI},lei:969500CF6KZ8GL8U6948,same,2026-11-23,,`,
        `name:A,name:B,same,2026-11-23,,`,
        `${LEI},${LEI},same,2026-11-23,,`,
        `${LEI},name:=cmd|x,different,2026-11-23T10:00:00Z,,`,
      ),
    ).toEqual([
      [LEI, ROR],
      ['row 3', 'verdict is "maybe": give one of same, different, open'],
      ['row 4', 'decided is "yesterday": give the day of the decision as yyyy-MM-dd'],
      ['row 5', `"${LEI}" and "lei:969500CF6KZ8GL8U6948" are two entities: one has one lei at most`],
      ['row 6', 'both sides are names: one must be an identity, such as lei:...'],
      ['row 7', `"${LEI}" is on both sides: name two entities`],
      [LEI],
    ]);
  });

  it('means the same whichever arrives first, the decision or the records', async () => {
    const decision = decisionPart({ one: LEI, other: ROR, verdict: 'same', decided: '2026-11-23' });
    for (const order of [
      [decision, ...records.slice(0, 2)],
      [...records.slice(0, 2).reverse(), decision],
    ]) {
      await using other = await startTestService();
      for (const each of order) await other.corpus.put(companies, [each]);
      const [one] = await other.corpus.lookup(companies, 'key', [ROR]);
      expect(one?.ids).toEqual([LEI, 'registry:RA000242 HRB1', ROR]);
      expect((await other.corpus.status()).find(({ name }) => name === 'companies')?.records).toBe(1);
    }
  });

  it('names identities in one form', () => {
    expect(identityOf('registry:RA000585 0000 0006')).toBe('registry:RA000585 00000006');
    expect(identityOf('own: k1')).toBe('own:k1');
    expect(identityOf('91110108551385082Q')).toBe('credit_code:91110108551385082Q');
    for (const wrong of ['own:', 'registry:RA1', 'x:1', '', ':'])
      expect(() => identityOf(wrong), wrong).toThrow(RangeError);
  });
});
