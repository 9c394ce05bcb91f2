import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classSymbols } from '#collections/class-symbols.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import {
  entities,
  entityId,
  entityPart,
  foldedName,
  lookedUpName,
  moietyIdentity,
  slipKeys,
} from '#collections/entities/entities.ts';
import { importFiles } from '#sources/import.ts';
import obo from '#sources/obo/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { entitiesBegun } from './autocomplete.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.[Symbol.asyncDispose]());

const rows = async (kind: 'disease' | 'target' | 'drug', prefix: string, limit = 5) =>
  (await service.call(`POST /synapse/${kind}/autocomplete`, { body: { prefix, limit } })).data;
const shown = async (...asked: Parameters<typeof rows>) =>
  (await rows(...asked)).map((row: any) =>
    [row.display_name[0].name, ...(row.matched_name ? [row.matched_name] : [])].join(' < '),
  );

it('ids are the first 32 digits of the SHA-256 of kind, scheme and code, for ever', () => {
  const digest = createHash('sha256').update('disease:doid:13189').digest('hex').slice(0, 32);
  expect(entityId('disease:doid:13189')).toBe(digest);
  expect(entityId('disease:doid:13189')).toBe('ca531f5ec2d89b82c70e073c3da6a1d0');
});

it('reads terms of an ontology: scopes of synonyms, former ids, escapes; leaves obsolete ones out', async () => {
  const text = [
    'format-version: 1.2',
    'date: 14:05:2015 16:40',
    '',
    '[Term]',
    'id: DOID:13189',
    'name: gout',
    'alt_id: DOID:14144',
    'synonym: "gouty \\"arthritis\\"" EXACT [X:1]',
    'synonym: "foot" NARROW []',
    'xref: MSH:D006073',
    'is_a: DOID:418 ! x',
    'def: "An arthritis." [url:x]',
    '',
    '[Term]',
    'id: DOID:1',
    'name: old',
    'is_obsolete: true',
    '',
    '[Typedef]',
    'id: part_of',
    '',
    '[Term]',
    'id: X:1',
    'name: y',
  ].join('\n');
  const [gout, old, bad] = await readText(obo, 'a.obo', text);
  expect(gout).toMatchObject({
    ok: true,
    record: {
      ids: ['disease:doid:13189', 'disease:mesh:D006073', 'disease:name:gout', 'disease:name:gouty arthritis'],
      former: ['disease:doid:14144'],
      parents: ['disease:doid:418'],
      cross_references: ['MESH:D006073'],
      definition: 'An arthritis.',
      names: [
        { kind: 'preferred', text: 'gout' },
        { kind: 'exact', text: 'gouty "arthritis"' },
        { kind: 'narrow', text: 'foot' },
      ],
      provenance: [{ as_of: '2015-05-14' }],
    },
  });
  expect([old, bad]).toMatchObject([
    { ok: 'skipped', kind: 'obsolete term' },
    { ok: false, id: 'X:1' },
  ]);
});

it('completes names: whole, begun, synonyms, words inside, other scripts, a slip, codes', async () => {
  const names = (all: [string, string, string?][]) =>
    all.map(([kind, text, lang = 'en']) => ({ kind: kind as 'exact', text, lang }));
  const disease = (code: string, all: [string, string, string?][]) =>
    entityPart({
      ids: [`disease:doid:${code}`],
      kind: 'disease',
      provenance: [{ source: 'test', key: code }],
      names: names(all),
      cross_references: [`MESH:X${code}`, `NCI:C310${code}`],
    });
  await service.corpus.put(entities, [
    disease('1', [
      ['preferred', 'Gout'],
      ['preferred', '痛风', 'zh'],
      ['exact', 'gouty arthritis'],
    ]),
    disease('2', [
      ['preferred', 'goutweed allergy'],
      ['narrow', 'Ménière gout'],
    ]),
    disease('3', [['preferred', 'tophaceous gout']]),
    disease('4', [['preferred', 'asthma']]),
    disease('5', [['preferred', 'imaginary asthma of old']]),
    disease('6', [
      ['preferred', 'odd'],
      ['exact', 'imaginary asthma'],
    ]),
  ]);
  expect(await shown('disease', 'gout')).toEqual(['Gout', 'goutweed allergy', 'tophaceous gout']);
  // what is one slip away comes after what is not
  expect(await shown('disease', 'gouty')).toEqual(['Gout < gouty arthritis', 'goutweed allergy']);
  expect(await shown('disease', 'arthr')).toEqual(['Gout < gouty arthritis']);
  expect(await shown('disease', '痛')).toEqual(['Gout']);
  expect(await shown('disease', '风')).toEqual(['Gout']);
  expect(await shown('disease', 'meniere')).toEqual(['goutweed allergy < Ménière gout']);
  expect([
    await shown('disease', 'astmha'),
    await shown('disease', 'asthna'),
    await shown('disease', 'asthhma'),
    await shown('disease', 'athma'),
  ]).toEqual([['asthma'], ['asthma'], ['asthma'], ['asthma']]);
  // a slip in the name that is shown comes before one in a synonym, which is told
  expect(await shown('disease', 'imaginary asthna')).toEqual(['imaginary asthma of old', 'odd < imaginary asthma']);
  expect([await shown('disease', 'MESH:X4'), await shown('disease', 'c3104')]).toEqual([['asthma'], ['asthma']]);
  expect((await rows('disease', 'asthma'))[0].id).toBe(entityId('disease:doid:4'));
  const wrong = await service.call('POST /synapse/disease/autocomplete', { body: { prefix: 'a', limit: 101 } });
  expect(wrong.json).toMatchObject({ status: false, error_msg: 'limit is 101: use 1 to 100.' });
  const none = await service.call('POST /synapse/drug/autocomplete', { body: { prefix: 'a', limit: 1 } });
  expect(JSON.stringify(none.json)).toContain('The dictionary has no names of this kind');
});

it('finds common things that have English names alone by their Chinese ones, whole names first', async () => {
  const disease = (code: string, ...names: [string, string][]) =>
    entityPart({
      ids: [`disease:doid:${code}`],
      kind: 'disease',
      provenance: [{ source: 'test', key: code }],
      names: names.map(([lang, text]) => ({ lang, kind: 'preferred' as const, text })),
    });
  await service.corpus.put(entities, [
    disease('51', ['en', 'diabetes mellitus']),
    disease('52', ['en', 'imagined diabetes'], ['zh', '糖尿病性想象']),
  ]);
  expect(await shown('disease', '糖尿')).toEqual(['diabetes mellitus', 'imagined diabetes']);
  // by both names, each with its language
  expect((await rows('disease', '糖尿'))[0].display_name).toEqual([
    { lang: 'EN', name: 'diabetes mellitus' },
    { lang: 'CN', name: '糖尿病' },
  ]);
  expect(await shown('disease', '糖尿病性')).toEqual(['imagined diabetes']);
  expect(await shown('drug', '糖尿病')).toEqual([]);
});

it('finds a drug by the name of its salt, and a combination however its parts are written', async () => {
  const drug = (...moieties: string[]) =>
    entityPart({
      ids: [moietyIdentity(moieties)],
      kind: 'drug',
      provenance: [{ source: 'drugs-at-fda', key: moieties.join() }],
      names: [{ lang: 'en', kind: 'preferred', text: moieties.join('; ') }],
    });
  await service.corpus.put(entities, [
    drug('imaginazole'),
    drug('imaginazole', 'unrealstat'),
    drug('metformin'),
    drug('imaginazole sulfonate oxide'),
  ]);
  for (const typed of ['Imaginazole Fumarate', 'imaginazole hydrochloride monohydrate'])
    expect([typed, await shown('drug', typed)]).toEqual([typed, ['imaginazole']]);
  for (const typed of [
    'unrealstat calcium; imaginazole',
    'UNREALSTAT/IMAGINAZOLE FUMARATE',
    'unrealstat and imaginazole',
    'Imaginazole + unrealstat',
  ])
    expect([typed, await shown('drug', typed)]).toEqual([typed, ['imaginazole; unrealstat']]);
  expect(await shown('drug', '盐酸二甲双胍')).toEqual(['metformin < 盐酸二甲双胍']);
  expect((await rows('drug', '盐酸二甲双胍'))[0].display_name).toEqual([
    { lang: 'EN', name: 'metformin' },
    { lang: 'CN', name: '二甲双胍' },
  ]);
  // a name that means just this is shown in its language, where no other is preferred there
  await service.corpus.put(entities, [
    entityPart({
      ids: [moietyIdentity(['imaginazole'])],
      kind: 'drug',
      provenance: [{ source: 'records', key: 'imaginazole' }],
      names: [
        { lang: 'zh', kind: 'exact', text: '想象唑' },
        { lang: 'zh', kind: 'exact', text: '想象咪唑' },
        { lang: 'zh', kind: 'trade', text: '想象宁' },
      ],
    }),
  ]);
  for (const typed of ['imaginazole', '想象唑', '想象宁'])
    expect([typed, (await rows('drug', typed))[0].display_name]).toEqual([
      typed,
      [
        { lang: 'EN', name: 'imaginazole' },
        { lang: 'CN', name: '想象唑' },
      ],
    ]);
  const none = await service.call('POST /synapse/drug/autocomplete', { body: { prefix: '盐酸无此药', limit: 1 } });
  expect(none.json).toMatchObject({ data: [], notes: [expect.stringContaining('No Chinese name that is stored')] });
});

it('leaves out a brand that trials or RxNorm have as a drug of its own, where a register says whose it is', async () => {
  const drug = (source: string, id: string, ...names: ['preferred' | 'trade', string][]) =>
    entityPart({
      ids: [`drug:${id}`],
      kind: 'drug',
      provenance: [{ source, key: id }],
      names: names.map(([kind, text]) => ({ lang: 'en', kind, text })),
    });
  await service.corpus.put(entities, [
    drug('drugs-at-fda', 'imaginekinumab', ['preferred', 'imaginekinumab'], ['trade', 'STELLARISSIMA']),
    drug('rxnorm', 'stellarissima', ['preferred', 'Stellarissima']),
    drug('clinicaltrials-gov', 'stellarix', ['preferred', 'Stellarix']),
  ]);
  expect(await shown('drug', 'Stellari')).toEqual(['Stellarix', 'imaginekinumab < STELLARISSIMA']);
});

it('finds names however Greek letters, hyphens and blanks are written; symbols and trade names before beginnings', async () => {
  const target = (code: string, ...names: [string, string][]) =>
    entityPart({
      ids: [`target:gene:${code}`],
      kind: 'target',
      provenance: [{ source: 'test', key: `gene ${code}` }],
      names: names.map(([kind, text]) => ({ lang: 'en', kind: kind as 'exact', text })),
    });
  const things = [
    target('1', ['preferred', 'tumour factor'], ['abbreviation', 'QNF'], ['abbreviation', 'QNF-alpha']),
    target('2', ['preferred', 'QNF alpha induced protein 8'], ['abbreviation', 'QNFAIP8']),
    target('3', ['preferred', 'receptor of the κ kind'], ['abbreviation', 'QNF2'], ['abbreviation', 'QNF']),
    target('4', ['preferred', 'thing'], ['trade', 'Qnf']),
    target('5', ['preferred', 'the one of which most is told'], ['related', 'QNF']),
  ];
  await service.corpus.put(entities, things);
  const said = { drug: 'drug:x', source: 'test', pubmed: [] };
  await service.corpus.put(drugFacts, [{ id: 'test:1', kind: 'target', ...said, target: 'target:gene:5' }]);
  const first = async (prefix: string) =>
    (await shown('target', prefix, 10)).map((each: string) => each.split(' <')[0]);
  // the symbol, another short form or trade name, what begins with it
  expect(await first('qnf')).toEqual([
    'tumour factor',
    'the one of which most is told',
    'thing',
    'receptor of the κ kind',
    'QNF alpha induced protein 8',
  ]);
  for (const typed of ['QNF-α', 'QNFα', 'qnf alpha', 'QNFalpha', 'QNF‑ALPHA'])
    expect([typed, (await first(typed))[0]]).toEqual([typed, 'tumour factor']);
  for (const typed of ['QNF-2', 'qnf 2', 'QNF2', 'kappa kind', 'κ-kind', 'receptor of the kap'])
    expect([typed, (await first(typed))[0]]).toEqual([typed, 'receptor of the κ kind']);
  expect(await shown('target', 'QNF-α')).toEqual(['tumour factor < QNF-alpha', 'QNF alpha induced protein 8']);
  await service.corpus.delete(drugFacts, ['test:1']);
  await service.corpus.delete(
    entities,
    things.map(({ id }) => id),
  );
  expect(['TNF-α', 'µ-opioid', 'HER‑2/neu', 'αβ T-cell', 'κόκκος', 'A - 1'].map(lookedUpName)).toEqual([
    'tnfalpha',
    'muopioid',
    'her2neu',
    'alphabetatcell',
    'κοκκος',
    'a1',
  ]);
});

it('keeps what other sources prefer as names, each once', async () => {
  const told = (source: string, ...names: [string, string][]) =>
    entityPart({
      ids: ['disease:doid:91287'],
      kind: 'disease',
      provenance: [{ source, key: '91287' }],
      names: names.map(([kind, text]) => ({ lang: 'en', kind: kind as 'exact', text })),
    });
  const parts = [
    told('b', ['preferred', 'Diseases of Qarts'], ['exact', 'qart illness']),
    told('a', ['preferred', 'qart disease'], ['exact', 'diseases of qarts'], ['narrow', 'X']),
    told('c', ['exact', 'Qart Disease'], ['preferred', 'QART DISEASE']),
  ];
  for (const all of [parts, parts.toReversed()]) {
    for (const part of all) await service.corpus.put(entities, [part]);
    const [disease] = await service.corpus.get(entities, [entityId('disease:doid:91287')]);
    expect(disease!.names.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'preferred qart disease',
      'exact diseases of qarts',
      'narrow X',
      'exact qart illness',
    ]);
    expect(await shown('disease', 'diseases of qarts')).toEqual(['qart disease < diseases of qarts']);
    await service.corpus.delete(entities, [disease!.id]);
  }
});

it('forgives one letter anywhere in a beginning of five or more, and two in turn', async () => {
  const thing = (text: string) =>
    entityPart({
      ids: [`target:name:${text}`],
      kind: 'target',
      provenance: [{ source: 'test', key: text }],
      names: [{ lang: 'en', kind: 'preferred', text }],
    });
  const NAMES = ['kinas', 'zeta-subunit of dynein', 'élastase'];
  await service.corpus.put(entities, [...NAMES, 'quite another', 'zetasomething'].map(thing));
  const signal = new AbortController().signal;
  const found = async (typed: string) =>
    (await entitiesBegun(service.corpus, 'target', typed, 5, signal)).map(({ names }) => names[0]!.text);
  const missed: string[] = [];
  for (const name of NAMES) {
    const letters = [...foldedName(name)];
    for (const length of [5, 6, 8, 20])
      for (let i = 0; i < Math.min(length, letters.length); i++) {
        const [before, from] = [letters.slice(0, i), letters.slice(i)];
        const slipped = [
          [...before, 'x', ...from.slice(1)],
          [...before, 'x', ...from],
          [...before, ...from.slice(1)],
          [...before, ...from.slice(0, 2).reverse(), ...from.slice(2)],
        ].map((each) => foldedName(each.slice(0, length).join('')));
        for (const typed of slipped)
          if (lookedUpName(typed).length >= 5 && !(await found(typed)).includes(name))
            missed.push(`${typed} for ${name}`);
      }
  }
  expect(missed).toEqual([]);
  // who typed a whole name made no slip
  await service.corpus.put(entities, ['orexina', 'orexinb'].map(thing));
  expect([await found('orexina'), await found('orexinx')]).toEqual([['orexina'], ['orexina', 'orexinb']]);
  // two slips are too many, and so is one among four letters
  expect([await found('xixas'), await found('kxna')]).toEqual([[], []]);
  expect(slipKeys('Élastase')).toEqual(['lasta', 'easta', 'elsta', 'elata', 'elasa', 'elast']);
  expect(slipKeys('kinas')).toEqual(['inas', 'knas', 'kias', 'kins', 'kina', 'kinas']);
  expect([slipKeys('gout'), slipKeys('aaaaaa')]).toEqual([[], ['aaaaa']]);
});

it('takes names as they come: thousands, one letter, combining marks, right to left', async () => {
  const names = [
    ['en', 'preferred', 'Vexatious ague'],
    ['en', 'exact', 'V'],
    // e and a combining acute accent, in one sign and in two
    ['fr', 'exact', 'fie\u0300vre de l\u2019\u00e9t\u00e9'],
    ['ar', 'exact', '\u062d\u0645\u0649 \u0645\u0632\u0639\u062c\u0629'],
    ['he', 'exact', '\u05e7\u05d3\u05d7\u05ea \u05de\u05d8\u05e8\u05d9\u05d3\u05d4'],
    ...Array.from({ length: 2_000 }, (_, n) => ['en', 'related', `ague no. ${n} of the swamp`]),
  ];
  const ague = entityPart({
    ids: ['disease:doid:777'],
    kind: 'disease',
    provenance: [{ source: 'test', key: '777' }],
    names: names.map(([lang, kind, text]) => ({ lang: lang!, kind: kind as 'exact', text: text! })),
  });
  await service.corpus.put(entities, [ague]);
  for (const prefix of ['v', 'fi\u00e8vre', 'l ete', '\u062d\u0645', '\u05de\u05d8\u05e8', 'ague no 1999', 'vexatuous'])
    expect([prefix, (await rows('disease', prefix, 100)).some(({ id }: any) => id === ague.id)]).toEqual([
      prefix,
      true,
    ]);
  await service.corpus.delete(entities, [ague.id]);
});

describeWithSharedData(
  'names of the shared folder',
  ['drugs/disease-ontology', 'drugs/hgnc', 'drugs/drugbank-vocabulary'],
  (...paths) => {
    beforeAll(async () => {
      const summary = await importFiles({
        source: 'auto',
        paths: paths.slice(0, 1),
        corpus: service.corpus,
        data_dir: service.data_dir,
      });
      expect(summary).toMatchObject({
        rejected: 0,
        problems: [],
        sources: [{ records: 5294, skipped: { 'obsolete term': 1905 } }],
      });
    });

    it('finds gout by its former id and by an exact synonym', async () => {
      expect(await shown('disease', 'gouty arthritis')).toContain('gout < gouty arthritis');
      const [found] = await service.corpus.lookup(entities, 'entity_id', [entityId('disease:doid:14144')]);
      expect(found?.id).toBe(entityId('disease:doid:13189'));
      expect((await shown('disease', 'breast canc'))[0]).toBe('male breast cancer');
    });
  },
);

it('shows areas, outcomes, countries, technologies and own lists', async () => {
  const ask = async (path: `/${string}`, body: object) => (await service.call(`POST ${path}`, { body })).json;
  const outcomes = await ask('/synapse/outcome/autocomplete', { prefix: 'os', limit: 2 });
  expect(outcomes.data[0]).toMatchObject({
    display_name: [{ name: 'Overall Survival' }, { lang: 'CN', name: '总生存期' }],
  });
  expect(outcomes.data[0].outcome_id).toBe(entityId('outcome:name:overall survival'));
  const list = await ask('/synapse/dictionary/search', { dict_type: 'AUTHORITY_COUNTRY', keyword: 'norw', limit: 5 });
  expect(list.data).toEqual({
    items: [
      {
        dict_id: entityId('country:iso:NO'),
        display_name: [
          { lang: 'EN', name: 'Norway' },
          { lang: 'CN', name: '挪威' },
        ],
      },
    ],
    offset: 0,
    limit: 5,
    total: 1,
  });
  await service.corpus.put(classSymbols, [
    {
      scheme: 'ipc',
      symbol: 'A61K',
      parent: 'A61',
      titles: [{ lang: 'en', text: 'Preparations for medical purposes' }],
    },
    {
      scheme: 'ipc',
      symbol: 'A61P',
      parent: 'A61',
      titles: [{ lang: 'en', text: 'Activity of medicinal preparations' }],
    },
    { scheme: 'ipc', symbol: 'A61', parent: 'A', titles: [{ lang: 'en', text: 'Medical science' }] },
    { scheme: 'ipc', symbol: 'A61K99', parent: 'A61K', titles: [] },
  ]);
  const named = (reply: any) => reply.data.map((row: any) => row.display_name[0].name);
  expect(named(await ask('/synapse/patent/technology/autocomplete', { prefix: 'prep', limit: 5 })).sort()).toEqual([
    'Activity of medicinal preparations (A61P)',
    'Preparations for medical purposes (A61K)',
  ]);
  expect(named(await ask('/synapse/patent/technology/autocomplete', { prefix: 'A61K', limit: 5 }))).toEqual([
    'Preparations for medical purposes (A61K)',
    'A61K99',
  ]);
  const below = { dict_type: 'PATENT_TECHNOLOGY', parent_id: entityId('technology:ipc:A61'), limit: 10 };
  expect((await ask('/synapse/dictionary/search', below)).data.total).toBe(2);
  const conferences = await ask('/synapse/dictionary/search', { dict_type: 'HOT_CONFERENCE' });
  expect([conferences.data.total, JSON.stringify(conferences)]).toEqual([0, expect.stringContaining('No conferences')]);
});

it('finds the diseases of a branch of medicine, and its area, by what people call it', async () => {
  const cancer = entityPart({
    ids: ['disease:doid:162'],
    kind: 'disease',
    provenance: [{ source: 'test', key: 'cancer of a specialty' }],
    names: [{ lang: 'en', kind: 'preferred', text: 'cancer' }],
  });
  await service.corpus.put(entities, [cancer]);
  const named = async (prefix: string) =>
    (await service.call('POST /synapse/disease/autocomplete', { body: { prefix, limit: 3 } })).json.data.map(
      (row: any) => row.display_name[0].name,
    );
  expect([(await named('oncology'))[0], (await named('肿瘤学'))[0], await named('oncolog')]).toEqual([
    'cancer',
    'cancer',
    [],
  ]);
});

it('names the areas of a disease by its places, through its parents; circles end', async () => {
  const disease = (code: string, parents: string[], more: string[] = []) =>
    entityPart({
      ids: [`disease:doid:${code}`],
      kind: 'disease',
      provenance: [{ source: 'test', key: code }],
      names: [{ lang: 'en', kind: 'preferred', text: `disease ${code}` }],
      parents: parents.map((parent) => `disease:doid:${parent}`),
      cross_references: more,
    });
  await service.corpus.put(entities, [
    disease('901', ['902'], ['MESH-TREE:C10.228']),
    disease('902', ['903', '901']),
    disease('903', ['162']),
    disease('904', [], ['MESH-TREE:C040']),
  ]);
  const areas = async (id: string) =>
    (await service.call('POST /synapse/disease/therapeutic-area', { body: { disease_id: id } })).json;
  const found = await areas(entityId('disease:doid:901'));
  expect(found.data.items.map((area: any) => area.display_name_en)).toEqual(['Neoplasms', 'Nervous System Diseases']);
  expect((await areas(entityId('disease:doid:904'))).data.items).toEqual([]);
  expect((await areas('abc')).error_msg).toContain('32 hexadecimal digits');
  expect((await areas('f'.repeat(32))).error_msg).toBe(`disease_id: ${'f'.repeat(32)} is not in the dictionary.`);
});
