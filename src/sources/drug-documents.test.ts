import { expect, it } from 'vitest';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import cuad, { dayOf, listed, partiesOf, QUOTED, TYPES } from './cuad/source.ts';
import familyTable, { classOf } from './family-table/source.ts';
import orangeBook from './orange-book/source.ts';
import spl, { SECTIONS } from './spl/source.ts';

const told = (parsed: readonly any[]) => parsed.map((each) => (each.ok === true ? each.record : each));

it('reads rows of families: numbers, claims of priority, padded classes, members', async () => {
  const classes = ['A61K0317048', 'C07D41700', 'H01J04900', 'A61K03578', 'A61K', 'X61K03578'];
  expect(classes.map(classOf)).toEqual(['A61K31/7048', 'C07D417/00', 'H01J49/00', 'A61K35/78', undefined, undefined]);
  const head =
    'row no,publication number,kind code,title,priority document,priority country,earliest priority date,earliest priority year,application date,publication date,publication year,applicant,inventors,ipc classes,family members,family size,family size,wo in family';
  const rows = [
    '1,US7906519,B2,"A title",US20090138141P,United States,2009-01-14T00:00:00Z,2009,2010-08-18T00:00:00Z,2011-03-15T00:00:00Z,2011,ACME INC,DAVIS MATTHEW W    US  | ROE J,A61K0317048,US7915269B2 | US7906519B2 | None,3,1,No',
    '2,none,,,,,,,,,,,,,None',
  ];
  const [patent, bad] = told(await readText(familyTable, 'f.csv', [head, ...rows].join('\n')));
  expect(patent).toMatchObject({
    publication_number: 'US7906519B2',
    filing_date: 20100818,
    publication_date: 20110315,
    grant_date: 20110315,
    priorities: [{ country: 'US', date: 20090114 }],
    applicants: [{ name: 'ACME INC' }],
    inventors: [{ name: 'DAVIS MATTHEW W' }, { name: 'ROE J' }],
    ipc: ['A61K31/7048'],
    stated_family_members: ['US7915269B2'],
    provenance: [{ source: 'family-table' }],
  });
  expect([bad.ok, bad.reason]).toEqual([false, 'has no publication number: none']);
});

it('reads labelled agreements: types by their names, parties, days, who grants to whom', async () => {
  expect(TYPES.map(([, type]) => type)).toEqual(['License', 'Collaboration']);
  const types = (name: string) => TYPES.flatMap(([words, type]) => (words.test(name) ? [type] : []));
  const words = ['LICENCE', 'Licensing', 'license', 'collaboration', 'co-development', 'development', 'alliance'];
  expect(words.map((name) => types(name).join())).toEqual([
    ...Array(3).fill('License'),
    ...Array(4).fill('Collaboration'),
  ]);
  const more = ['joint venture', 'co-promotion', 'promotion', 'research', 'supply', 'consulting', 'unlicensed'];
  expect(more.map((name) => types(name).join())).toEqual([...Array(4).fill('Collaboration'), '', '', '']);
  expect(QUOTED).toEqual({
    Parties: 'parties',
    'Agreement Date': 'day',
    'License Grant': 'licence',
    Exclusivity: 'exclusivity',
    'Revenue/Profit Sharing': 'revenue sharing',
    'Ip Ownership Assignment': 'ownership of intellectual property',
    'Termination For Convenience': 'termination',
    'Governing Law': 'law',
  });
  expect(listed(`['a', "b's", 'c\\'d', '']`)).toEqual(['a', "b's", "c'd"]);
  expect(['7/26/13', '12/1/99', '1/2/69', '1/2/70', '13/1/20', '3/4/2021', ''].map(dayOf)).toEqual([
    20130726,
    19991201,
    20690102,
    19700102,
    undefined,
    20210304,
    undefined,
  ]);
  expect(partiesOf('Eton Pharmaceuticals, Inc. (“ETON”); Aucta, Inc.(“Aucta”); together, “the Parties”')).toEqual([
    { name: 'Eton Pharmaceuticals, Inc.', aliases: ['Eton Pharmaceuticals, Inc.', 'ETON'] },
    { name: 'Aucta, Inc.', aliases: ['Aucta, Inc.', 'Aucta'] },
  ]);
  const head =
    'Filename,Document Name,Document Name-Answer,Parties,Parties-Answer,Agreement Date,Agreement Date-Answer,License Grant';
  const parties = '"Eton Pharma, Inc. (“ETON”); Aucta, Inc.(“Aucta”)"';
  const rows = [
    `a.pdf,[],LICENSE AGREEMENT,"['Aucta']",${parties},"['June 12, 2019']",6/12/19,"['Aucta hereby grants to ETON a license']"`,
    `b.pdf,[],Promotion Agreement,[],${parties},[],,[]`,
    `c.pdf,[],Supply Agreement,[],${parties},[],,[]`,
    'd.pdf,[],Development Agreement,[],"Fuel Cell Energy, Inc.",[],,[]',
    ',[],x,[],,[],,[]',
  ];
  const [a, b, c, d, bad] = told(await readText(cuad, 'master_clauses.csv', [head, ...rows].join('\n')));
  expect(a).toMatchObject({
    title: 'LICENSE AGREEMENT: Eton Pharma, Inc., Aucta, Inc.',
    day: 20190612,
    types: ['License'],
    principals: [{ name: 'Aucta, Inc.' }],
    partners: [{ name: 'Eton Pharma, Inc.' }],
    document: 'a.pdf',
    quotes: [
      { about: 'parties', text: 'Aucta' },
      { about: 'day', text: 'June 12, 2019' },
      { about: 'licence', text: 'Aucta hereby grants to ETON a license' },
    ],
  });
  expect([b.principals, b.partners.length]).toEqual([[], 2]);
  expect([c.ok, d.ok, bad.reason]).toEqual(['skipped', 'skipped', 'names no file']);
});

it('reads a label statement by statement, its excerpts left out', async () => {
  expect(SECTIONS).toEqual({ '34066-1': 'boxed_warning', '34067-9': 'indications', '43679-0': 'mechanism' });
  const section = (code: string, inner: string) =>
    `<component><section><code code="${code}"/><text>${inner}</text><excerpt><highlight><text><paragraph>short</paragraph></text></highlight></excerpt></section></component>`;
  const label = `<document xmlns="urn:hl7-org:v3"><effectiveTime value="20170828"/><setId root="608d4f0d-b19f-46d3-749a-7159aa5f933d"/><author><assignedEntity><representedOrganization><name>Acme Inc.</name></representedOrganization></assignedEntity></author><component><structuredBody><component><section><code code="48780-1"/><subject><manufacturedProduct><manufacturedProduct><name>Brand<suffix>Night</suffix></name><ingredient><ingredientSubstance><activeMoiety><activeMoiety><code code="BW9B0ZE037" codeSystem="2.16.840.1.113883.4.9"/><name>SILDENAFIL</name></activeMoiety></activeMoiety></ingredientSubstance></ingredient></manufacturedProduct></manufacturedProduct></subject></section></component>${section('34067-9', '<paragraph>BRAND is  indicated for <content>pain</content>.</paragraph><list><item>One</item><item>Two</item></list>')}${section('34068-7', '<paragraph>dose</paragraph>')}</structuredBody></component></document>`;
  const parsed = told(await readText(spl, 'l.xml', label));
  expect(parsed.filter(({ ok }) => ok === undefined)).toMatchObject([
    {
      kind: 'drug',
      ids: ['drug:sildenafil', 'drug:unii:BW9B0ZE037'],
      names: [{ text: 'sildenafil' }, { kind: 'trade', text: 'Brand' }],
    },
    { kind: 'organisation', names: [{ text: 'Acme Inc.' }] },
    { section: 'indications', order: 1, text: 'BRAND is indicated for pain.', day: 20170828, drug: 'drug:sildenafil' },
    { section: 'indications', order: 2, text: 'One' },
    { section: 'indications', order: 3, text: 'Two' },
  ]);
  const [bad] = told(await readText(spl, 'b.xml', '<document xmlns="urn:hl7-org:v3"><title>x</title></document>'));
  expect([bad.ok, bad.reason]).toEqual([false, 'has no set id (document at byte 0)']);
});

describeWithSharedData(
  'documents about drugs',
  ['patents/patent-families-csv', 'drugs/orange-book', 'enterprises/cuad-contracts', 'drugs/spl-xml'],
  (families, orange, agreements, labels) => {
    it('patents of ritonavir: 654, with 27 documents that the Orange Book lists in their families', async () => {
      const listedNumbers = new Set<string>();
      await readAll<any>(orangeBook, [orange], ({ register, number }) => void (register && listedNumbers.add(number)));
      const found = new Set<string>();
      const document = (number: string) => number.replace(/[A-Z]\d?$/, '');
      const read = await readAll<any>(familyTable, [families], (patent) => {
        for (const number of [patent.publication_number, ...patent.stated_family_members].map(document))
          if (listedNumbers.has(number)) found.add(number);
      });
      expect([read.records, read.rejects, read.faults, read.with]).toMatchObject([654, [], [], {}]);
      expect([found.size, found.has('US7906519'), found.has('US7915269')]).toEqual([27, true, true]);
    });

    it('agreements: licences and collaborations with their parties and quotes', async () => {
      const found: any[] = [];
      const read = await readAll<any>(cuad, [agreements], (deal) => found.push(deal));
      expect([read.rejects, read.faults]).toEqual([[], []]);
      const eton = found.find(({ document }) => document.startsWith('EtonPharma'));
      expect(eton).toMatchObject({
        day: 20190612,
        types: ['License', 'Collaboration'],
        principals: [{ name: 'Aucta Pharmaceuticals, Inc.' }],
        partners: [{ name: 'Eton Pharmaceuticals, Inc.' }],
      });
      expect(found.filter(({ principals }) => principals.length > 0).length).toBe(13);
      expect(found.every(({ quotes }) => quotes.length > 0)).toBe(true);
    });

    it('labels: four, with their statements', async () => {
      const found: any[] = [];
      const read = await readAll<any>(spl, [labels], (record) => found.push(record));
      expect([read.rejects, read.faults]).toEqual([[], []]);
      const statements = found.filter(({ kind }) => kind === 'statement');
      expect(new Set(statements.map(({ label }) => label)).size).toBe(4);
      expect(statements.map(({ text }) => text)).toContain(
        'VIAGRA is indicated for the treatment of erectile dysfunction.',
      );
      expect(found.filter(({ kind }) => kind === 'drug').flatMap(({ ids }) => ids[0])).toEqual([
        'drug:diphenhydramine; phenylephrine',
        'drug:adalimumab',
        'drug:atorvastatin',
        'drug:sildenafil',
      ]);
      expect(new Set(statements.map((each) => drugFacts.id(each))).size).toBe(statements.length);
    });
  },
);
