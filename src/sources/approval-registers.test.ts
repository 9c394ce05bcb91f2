import { expect, it } from 'vitest';
import {
  type Approval,
  approvalPart,
  approvals,
  firstApproval,
  givenUp,
  REVIEWS,
} from '#collections/approvals/approvals.ts';
import { workbookSheet } from '#documents/sheets/workbook.ts';
import { AGENCY_COUNTRIES, registersOf } from '#operations/shared/agencies.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { groupFacts, groupsOf } from './ema-epar/groups.ts';
import emaEpar, { ingredientsOf, REVIEW_COLUMNS } from './ema-epar/source.ts';
import ndc from './ndc/source.ts';
import purpleBook, { dayOf, EXCLUSIVITIES, MARKETING, ingredientsOf as substancesOf } from './purple-book/source.ts';

const told = (parsed: readonly any[]) => parsed.map((each) => (each.ok === true ? each.record : each));

it('have the words and codes of their publishers', () => {
  expect(REVIEWS).toEqual([
    'Priority_Review',
    'Orphan_Drug',
    'Accelerated_Assessment',
    'Conditional_Approval',
    'Exceptional_Circumstances',
  ]);
  expect(REVIEW_COLUMNS).toEqual({
    'Orphan medicine': 'Orphan_Drug',
    'Accelerated assessment': 'Accelerated_Assessment',
    'Conditional approval': 'Conditional_Approval',
    'Exceptional circumstances': 'Exceptional_Circumstances',
  });
  expect(MARKETING).toEqual({
    Rx: 'Prescription',
    OTC: 'Over-the-counter',
    Disc: 'Discontinued',
    'Disc*': 'Discontinued',
  });
  expect(EXCLUSIVITIES).toEqual({
    'Ref. Product Exclusivity Exp. Date': 'RPE',
    'First Interchangeable Exclusivity Exp. Date': 'FIE',
    'Orphan Exclusivity Exp. Date': 'ODE',
  });
  expect(AGENCY_COUNTRIES).toEqual({ FDA: 'US', EMA: 'EU', PMDA: 'JP', NMPA: 'CN' });
  expect(registersOf({ source: 'drugs-at-fda, ema-epar, orange-book, own, purple-book' })).toBe(
    'Drugs@FDA, EMA medicines, FDA Orange Book, own, FDA Purple Book',
  );
  const status = (word: string) => givenUp({ products: [{ number: '1', status: word }] });
  const words = ['Discontinued', 'Withdrawn', 'Voluntarily Revoked', 'Authorised', 'Refused', 'Prescription'];
  expect(words.map(status)).toEqual([true, true, true, false, false, false]);
  expect(givenUp({ products: [] })).toBe(false);
});

it('let Drugs@FDA say the name of a holder whatever comes first, and take the earliest authorisation', () => {
  const part = (source: string, holder: string, authorised?: number) =>
    approvalPart('FDA', '000001', source, { holder, ...(authorised && { authorised }) });
  const parts = [
    part('purple-book', 'Long Name, Inc.', 20180102),
    part('purple-book', 'Long Name, Inc.', 20150304),
    part('drugs-at-fda', 'LONG'),
    approvalPart('FDA', '000001', 'orange-book', { holder: 'NOBODY' }),
  ];
  for (const order of [parts, [...parts].reverse(), [parts[2]!, parts[0]!, parts[3]!, parts[1]!]])
    expect(order.reduce((stored, each) => approvals.merge(stored, each))).toMatchObject({
      holder: 'LONG',
      authorised: 20150304,
      source: 'drugs-at-fda, orange-book, purple-book',
    });
  const submitted = approvalPart('FDA', '1', 'a', {
    authorised: 20100101,
    submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20110101 }],
  });
  expect([firstApproval(submitted), firstApproval({ ...submitted, submissions: [] })]).toEqual([20110101, 20100101]);
});

it('read lists of substances, and leave a described thing whole', () => {
  const ema: [string, string][] = [
    ['abacavir (as sulfate) / lamivudine / zidovudine', 'abacavir; lamivudine; zidovudine'],
    [
      'bictegravir, emtricitabine, tenofovir alafenamide, fumarate',
      'bictegravir; emtricitabine; tenofovir alafenamide fumarate',
    ],
    ['COVID-19 Vaccine (recombinant, adjuvanted)', 'COVID-19 Vaccine (recombinant, adjuvanted)'],
    ['cholera vaccine, oral, live', 'cholera vaccine, oral, live'],
    [
      'defatted powder of Arachis hypogaea L., semen (peanuts)',
      'defatted powder of Arachis hypogaea L., semen (peanuts)',
    ],
    ['osimertinib', 'osimertinib'],
  ];
  for (const [text, list] of ema) expect(ingredientsOf(text)).toBe(list);
  expect(substancesOf('trastuzumab and hyaluronidase-oysk', 'CDER')).toBe('trastuzumab; hyaluronidase-oysk');
  expect(substancesOf('Diphtheria and Tetanus Toxoids Adsorbed', 'CBER')).toBe(
    'Diphtheria and Tetanus Toxoids Adsorbed',
  );
});

it('read years of two digits by the century that they can be of', () => {
  const rows: [string, number | undefined, number | undefined][] = [
    ['2-Dec-87', undefined, 19871202],
    ['14-Jun-30', undefined, 19300614],
    ['5-Mar-29', undefined, 20290305],
    ['2-Dec-94', 19871202, 19941202],
    ['30-Nov-34', 20221130, 20341130],
    ['Date TBD', undefined, undefined],
    ['31-Dec-2031', undefined, 20311231],
  ];
  for (const [text, since, day] of rows) expect(dayOf(text, since)).toBe(day);
});

it('read the groups of medicines, which are classes of drugs, out of cells with several of them', () => {
  const rows: [string, string][] = [
    ['a', 'Antivirals for systemic use, '],
    ['b', 'Antivirals for systemic use, , Imagined inhibitors'],
    ['c', 'Imagined inhibitors'],
    ['d', 'Preparations, excl. diet products, c'],
    ['e', 'Other antivirals'],
    ['f', 'f'],
    ['g', 'various'],
  ];
  expect(groupsOf(rows.map(([ingredients, groups]) => ({ ingredients, groups })))).toEqual([
    ...[
      ['Antivirals for systemic use'],
      ['Antivirals for systemic use', 'Imagined inhibitors'],
      ['Imagined inhibitors'],
    ],
    ...[[], [], [], []],
  ]);
  expect(groupFacts('x', '', ['Antivirals'])).toEqual([]);
  expect(groupFacts('x', 'B mesilate; A', ['Antivirals'])).toMatchObject([
    {
      group: { kind: 'drug_type', ids: ['drug_type:name:antivirals'], names: [{ text: 'Antivirals' }] },
      fact: {
        id: 'x:class:a; b:antivirals',
        kind: 'class',
        drug: 'drug:a; b',
        drug_name: 'B mesilate; A',
        class: 'drug_type:name:antivirals',
        class_name: 'Antivirals',
      },
    },
  ]);
});

it('read a workbook of the EMA below its title lines; refused and withdrawn medicines; medicines for animals', async () => {
  const heads = ['Category', 'Medicine name', 'Product number', 'Authorisation status', 'Active substance', 'Generic'];
  const more = ['Orphan medicine', 'Conditional approval', 'Marketing authorisation date', 'Therapeutic area', 'URL'];
  const columns = [...heads, ...more].map((name, i) => ({ name, title: i === 0 ? 'Content type:' : `c${i}` }));
  async function* rows() {
    yield [
      [...heads, ...more],
      [
        'Human',
        'Aname',
        'EMEA/H/C/000001',
        'Withdrawn',
        'A mesilate',
        'yes',
        'yes',
        'no',
        { day: 20160202 },
        'Gout; Asthma',
        'https://x.example/a',
      ],
      ['Human', 'Bname', 'EMEA/H/C/000002', 'Refused', 'B', 'no', 'no', 'yes', { day: 20170101 }, '', 'no url'],
      ['Veterinary', 'C', 'EMEA/V/C/000003', 'Authorised', 'C'],
      ['Human', 'D', 'none'],
    ];
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookSheet(columns as never, rows() as never, { about: [] } as never))
    pieces.push(piece);
  const [a, drug, b, , animal, bad] = told(await readText(emaEpar, 'medicines-output.xlsx', Buffer.concat(pieces)));
  expect(a).toMatchObject({
    agency: 'EMA',
    number: 'EMEA/H/C/000001',
    authorised: 20160202,
    reviews: ['Orphan_Drug'],
    diseases: ['Gout', 'Asthma'],
    generic: true,
    products: [{ number: '1', name: 'Aname', ingredients: 'A mesilate', status: 'Withdrawn' }],
    documents: [{ url: 'https://x.example/a' }],
  });
  expect(drug).toMatchObject({
    kind: 'drug',
    ids: ['drug:a'],
    names: [{ text: 'a' }, { kind: 'trade', text: 'Aname' }],
  });
  expect([b.authorised, b.documents, b.reviews]).toEqual([undefined, [], ['Conditional_Approval']]);
  expect([animal.ok, bad.ok, bad.reason]).toEqual(['skipped', false, 'has no number of a product: none']);
  await expect(readText(emaEpar, 'x.xlsx', 'PK no workbook')).rejects.toThrow('x.xlsx');
});

it('reads the directory of National Drug Codes as names alone', async () => {
  const head = 'PRODUCTID\tPRODUCTNDC\tPRODUCTTYPENAME\tNONPROPRIETARYNAME\tLABELERNAME\tSUBSTANCENAME';
  const row = '1\t0002-0485\tBULK INGREDIENT\tInsulin\tEli Lilly and Company\tINSULIN HUMAN; ZINC CHLORIDE';
  const [drug, labeler, again, bad] = told(await readText(ndc, 'p.txt', [head, row, row, '1\tx'].join('\n')));
  expect(drug).toMatchObject({
    ids: ['drug:insulin human; zinc chloride'],
    parents: ['drug:insulin human', 'drug:zinc chloride'],
  });
  expect(labeler).toMatchObject({ kind: 'organisation', names: [{ text: 'Eli Lilly and Company' }] });
  expect([again.ok, bad.ok, bad.id]).toEqual(['skipped', false, 'line 4']);
  const listed = (substance: string, name: string) => `1\t0002-0486\tBULK\t${name}\t\t${substance}`;
  const rows = [
    head,
    listed('ASPIRIN', 'ACETYLSALICYLIC ACID'),
    listed('ASPIRIN', 'Acetylsalicylic acid'),
    listed('ASPIRIN', 'Aspirin Sodium'),
    listed('ZINC OXIDE', 'zinc oxide, cyclopentasiloxane'),
    listed('ZINC OXIDE; X', 'white paste'),
  ];
  // what a labeler calls a product of one substance finds the substance, and is no proof
  expect(
    told(await readText(ndc, 'p.txt', rows.join('\n')))
      .filter(({ names }) => names?.length > 1)
      .map(({ ids, names }) => [ids, names[1]]),
  ).toEqual([[['drug:aspirin'], { lang: 'en', kind: 'related', text: 'ACETYLSALICYLIC ACID' }]]);
  expect(told(await readText(ndc, 'q.txt', 'PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\tPACKAGEDESCRIPTION\n'))).toEqual([
    { ok: 'skipped', kind: 'table of packages' },
  ]);
});

describeWithSharedData(
  'the registers themselves',
  ['drugs/ema-epar', 'drugs/purple-book', 'drugs/ndc-directory'],
  (ema, purple, codes) => {
    it('of the EMA: 1,677 medicines for people, none refused for its form', async () => {
      const medicines = new Map<string, Approval>();
      const classes = new Set<string>();
      const read = await readAll<any>(emaEpar, [ema], (record) => {
        if (record.agency) medicines.set(record.number, record);
        if (record.kind === 'class') classes.add(`${record.drug} ${record.class_name}`);
      });
      expect([classes.size, classes.has('drug:osimertinib Protein kinase inhibitors')]).toEqual([900, true]);
      expect([medicines.size, read.rejects, read.faults]).toEqual([1677, [], []]);
      const of = (number: string) => medicines.get(number)!;
      expect(of('EMEA/H/C/004124')).toMatchObject({
        holder: 'AstraZeneca AB',
        authorised: 20160201,
        reviews: ['Accelerated_Assessment'],
        diseases: ['Carcinoma, Non-Small-Cell Lung'],
        products: [{ name: 'Tagrisso', ingredients: 'osimertinib', status: 'Authorised' }],
      });
      expect([of('EMEA/H/C/000944').authorised, of('EMEA/H/C/000481').authorised]).toEqual([20080930, 20030908]);
      const all = [...medicines.values()];
      expect(all.filter(({ biosimilar }) => biosimilar).length).toBe(90);
      expect(all.filter(({ reviews }) => reviews?.includes('Orphan_Drug')).length).toBe(157);
      expect(all.filter((each) => firstApproval(each) === undefined).length).toBe(55);
    });

    it('of biologics: 637 applications with 1,664 products', async () => {
      const applications = new Map<string, Approval>();
      const read = await readAll<any>(purpleBook, [purple], (record) => {
        if (!record.agency) return;
        const stored = applications.get(record.number);
        applications.set(record.number, stored ? approvals.merge(stored, record) : record);
      });
      expect([applications.size, read.rejects, read.faults]).toEqual([637, [], []]);
      const all = [...applications.values()];
      expect(all.reduce((sum, { products }) => sum + products.length, 0)).toBe(1664);
      const rebyota = applications.get('125739')!;
      expect([rebyota.authorised, rebyota.exclusivities]).toEqual([
        20221130,
        [
          { product: '001', code: 'RPE', date: 20341130 },
          { product: '001', code: 'ODE', date: 20291130 },
        ],
      ]);
      expect(applications.get('761073')).toBeUndefined();
      expect(applications.get('761059')).toMatchObject({
        biosimilar: true,
        reference: 'adalimumab, Humira',
        authorised: 20190723,
      });
    });

    it('of drug codes: 4,001 names of drugs and 2,136 labelers', async () => {
      const kinds = new Map<string, number>();
      const read = await readAll<any>(ndc, [codes], ({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
      expect([Object.fromEntries(kinds), read.rejects, read.faults]).toEqual([
        { drug: 4001, organisation: 2136 },
        [],
        [],
      ]);
    });
  },
);
