import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { decisionsAsCsv } from '#management/companies.ts';
import { englishName } from '#operations/shared/company-facts.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { groupOf, subjectOf } from './portfolio.ts';
import { resolutionNote, resolveCompany } from './resolve.ts';

let service: TestService;
const part = (id: string, name: string, more: Partial<CompanyPart> = {}) =>
  companyPart({ ids: [id], provenance: [{ source: 'test', key: id }], name, ...more });
const parent = (to: string) => [{ kind: 'direct_parent' as const, to, active: true }];
const CHILDREN = 2_100;

beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(companies, [
    part('own:a', 'Ring A AG', { relations: parent('own:b') }),
    part('own:b', 'Ring B AG', { relations: parent('own:a') }),
    part('own:self', 'Selbst AG', { relations: parent('own:self') }),
    part('own:person', 'Family AG', { exceptions: [{ kind: 'ultimate_parent', reason: 'NATURAL_PERSONS' }] }),
    part('own:gone', 'Gone AG', {
      status: 'INACTIVE',
      relations: [{ kind: 'successor', to: 'lei:851WYGNLUQLFZBSYGB56', name: 'Heir AG', active: true }],
    }),
    part('own:ar', 'شركة الاختبار المحدودة', { country: 'AE' }),
    part('own:mixed', '华为 Testing GmbH', { country: 'DE' }),
    part('own:top', 'Top Holding AG', { stated_children: { direct: 2_500 } }),
    part('credit_code:91110108551385082Q', '某能源有限公司', { country: 'CN' }),
  ]);
  for (let at = 0; at < CHILDREN; at += 500)
    await service.corpus.put(
      companies,
      Array.from({ length: Math.min(500, CHILDREN - at) }, (_, i) =>
        part(`own:child${at + i}`, `Child ${at + i} GmbH`, { relations: parent('own:top') }),
      ),
    );
  await service.corpus.put(patents, [samplePatent('US8100001B2', {})]);
});
afterAll(() => service?.close());

const stored = async (id: string): Promise<Company> => (await service.corpus.lookup(companies, 'key', [id]))[0]!;
const note = async (named: Parameters<typeof resolveCompany>[1]) =>
  resolutionNote(named, await resolveCompany(service.corpus, named));

describe('bad and odd questions for companies', () => {
  it('about nobody: an unknown name, 500 characters, one letter, signs alone', async () => {
    expect(await note({ company_name: 'Quxxly Vrombo' })).toMatch(
      /^No stored company is called "Quxxly Vrombo"\. Importers/,
    );
    expect(await note({ company_name: 'Wort '.repeat(100) })).toMatch(/^No stored company is called "Wort Wort/);
    expect(await note({ company_name: 'x'.repeat(50_000) })).toMatch(
      /^No stored company is called "x{200}"\. Importers/,
    );
    expect(await note({ company_name: 'Z' })).toMatch(/^No stored company is called "Z"/);
    expect(await note({ company_name: '"*()[]{}$:' })).toMatch(/^No stored company is called/);
    const said: string[] = [];
    expect(
      await subjectOf(service.corpus, { company_name: 'Quxxly Vrombo' }, (each) => said.push(each)),
    ).toBeUndefined();
    expect(said).toHaveLength(1);
  });

  it('in scripts that are not Latin: none of their names is an English one', async () => {
    expect(englishName(await stored('own:ar'))).toBeUndefined();
    expect(englishName(await stored('own:mixed'))).toBeUndefined();
    expect(englishName(await stored('own:a'))).toBe('Ring A AG');
    expect(englishName(part('own:x', 'Ооо Ромашка', { other_names: ['Romashka LLC', '123'] }))).toBe('Romashka LLC');
  });

  it('by a credit code and another company’s name: the code wins and the note says so', async () => {
    expect(await note({ credit_code: '91110108551385082Q', company_name: 'Family AG' })).toBe(
      'credit_code names 某能源有限公司 (CN) [credit_code:91110108551385082Q]; the name "Family AG" was not used.',
    );
  });

  it('with circles of consolidation: each member once, and an end', async () => {
    for (const id of ['own:a', 'own:b']) {
      const { members, unknown, cut } = await groupOf(service.corpus, await stored(id));
      expect([members.map(({ ids }) => ids[0]).sort(), unknown, cut]).toEqual([['own:a', 'own:b'], 0, false]);
    }
    expect((await groupOf(service.corpus, await stored('own:self'))).members).toHaveLength(1);
  });

  it('with 2,100 subsidiaries: 2,000 are followed, and it is told', async () => {
    const { members, unknown, cut } = await groupOf(service.corpus, await stored('own:top'));
    expect([members.length, unknown, cut]).toEqual([2_000, 400, true]);
    const child = await groupOf(service.corpus, await stored('own:child7'));
    expect(child.top.ids).toEqual(['own:top']);
  });

  it('whose parent is a natural person: no parent is invented', async () => {
    const family = await stored('own:person');
    const { members, top } = await groupOf(service.corpus, family);
    expect([members.length, top.id]).toEqual([1, family.id]);
    expect(family.exceptions).toEqual([{ kind: 'ultimate_parent', reason: 'NATURAL_PERSONS', source: 'test' }]);
  });

  it('about one that merged into another: the successor is named', async () => {
    expect(await note({ company_name: 'Gone AG' })).toBe(
      'The register names a successor of Gone AG [own:gone]: Heir AG [lei:851WYGNLUQLFZBSYGB56]. What is counted is of the entity that was asked for.',
    );
  });

  it('in scripts from right to left, and in two scripts', async () => {
    const of = async (company_name: string) => (await resolveCompany(service.corpus, { company_name })).company?.ids[0];
    expect(await of('شركة الاختبار المحدودة')).toBe('own:ar');
    expect(await of('\u200fشركة الاختبار المحدودة')).toBe('own:ar');
    expect(await of('华为 TESTING GMBH')).toBe('own:mixed');
  });
});

it('cells of an export run in no spreadsheet', async () => {
  const pieces: string[] = [];
  const decision = {
    one: 'lei:X',
    other: 'name:=HYPERLINK("x")',
    verdict: 'different',
    decided: '2026-11-23',
  } as const;
  for await (const piece of decisionsAsCsv([{ ...decision, by: '@SUM(1)', note: '=cmd|x' }]))
    pieces.push(Buffer.from(piece).toString());
  expect(pieces.join('')).toBe(
    '\uFEFFone,other,verdict,decided,by,note\r\nlei:X,"name:=HYPERLINK(""x"")",different,2026-11-23,\'@SUM(1),\'=cmd|x\r\n',
  );
});
