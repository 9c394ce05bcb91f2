import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfficeEvent } from './effects.ts';
import { asStated, type Life, lifeOf, type RightFacts, STATES, STATUS_CODES, statusCodes } from './life.ts';
import { effectOf, effectOfCode, effectOfWords, usFeeStage } from './offices.ts';

const stages = (life: Life | undefined) =>
  life?.stages.map(({ state, since }) => (since === undefined ? state : `${state} ${since}`));
const us = (...events: (readonly [code: string, date: number])[]): OfficeEvent[] =>
  events.map(([code, date]) => ({ office: 'US', code, date }));
const GRANT = { office: 'US', kind: 'invention', filed: 20120917, granted: 20150317, expires: 20330109 } as const;

describe('a US patent', () => {
  it('lapses at the anniversary of its grant, not when that is recorded', () => {
    const life = lifeOf({ ...GRANT, events: us(['DOCK', 20130812], ['EXP.', 20190422]) }, 20231101);
    expect(stages(life)).toEqual(['examining 20130812', 'granted 20150317', 'lapsed 20190317']);
    expect(life).toMatchObject({ restored: false, certain: true });
    expect(life).not.toHaveProperty('due');
  });

  it('comes back to life when a late fee is accepted, with the gap told', () => {
    const right: RightFacts = {
      ...{ office: 'US', kind: 'invention', filed: 20100311, granted: 20130604, expires: 20300708 },
      events: us(['EXP.', 20170704], ['MPMFG', 20180920], ['M2558', 20180920], ['M2552', 20201028]),
    };
    const then = lifeOf(right, 20231106);
    expect(stages(then)).toEqual(['granted 20130604', 'lapsed 20170604', 'granted 20180920']);
    expect(then).toMatchObject({ restored: true, due: 20250605 });
    // no third fee is known: the state changes on its day without any event
    expect(stages(lifeOf(right, 20250604))!.at(-1)).toBe('granted 20180920');
    expect(stages(lifeOf(right, 20250605))!.at(-1)).toBe('undetermined 20250604');
    expect(stages(lifeOf(right, 20300709))!.at(-1)).toBe('expired 20300708');
  });

  it('lives on with each fee, and is undetermined where none is known in time', () => {
    const at = (today: number, ...events: OfficeEvent[]) => stages(lifeOf({ ...GRANT, events }, today))!.at(-1);
    const [first] = us(['M1551', 20180901]);
    expect(at(20190317, ...us(['DOCK', 20130812]))).toBe('granted 20150317');
    expect(at(20190318, ...us(['DOCK', 20130812]))).toBe('undetermined 20190317');
    expect(at(20230317, first!)).toBe('granted 20150317');
    expect(at(20230318, first!)).toBe('undetermined 20230317');
    expect(at(20270317, ...us(['M1552', 20220901]))).toBe('granted 20150317');
    expect(at(20330109, ...us(['M1553', 20260901]))).toBe('granted 20150317');
    expect(at(20330110, ...us(['M1553', 20260901]))).toBe('expired 20330109');
    expect(at(20230317, { office: 'US', code: 'MAFP', date: 20180901, year: 4 })).toBe('granted 20150317');
    // without any event nothing says that it was watched
    expect(lifeOf({ ...GRANT, events: [] }, 20190318)).toMatchObject({ certain: false });
    expect(lifeOf({ ...GRANT, events: [] }, 20190317)).toMatchObject({ certain: true, due: 20190318 });
  });

  it('pays no fees as a design or a plant, or where it was filed before 12 December 1980', () => {
    const old = { ...GRANT, filed: 19801211, granted: 19820302, expires: 20000101, events: [] };
    expect(lifeOf(old, 19990101)).toMatchObject({ certain: true, due: 20000102 });
    expect(lifeOf({ ...old, filed: 19801212 }, 19990101)).toMatchObject({ certain: false });
    expect(lifeOf({ ...GRANT, kind: 'design', events: [] }, 20250101)).toMatchObject({ certain: true });
  });

  it('ends with its term, though a lapse is recorded after it', () => {
    const old = {
      ...GRANT,
      filed: 19990527,
      granted: 20111122,
      expires: 20190527,
      events: us(['M2552', 20190509], ['EXP.', 20231225]),
    };
    expect(stages(lifeOf(old, 20240101))).toEqual(['granted 20111122', 'expired 20190527']);
  });

  it('is over after its longest term, though no last day is told', () => {
    const { expires: _, ...untold } = GRANT;
    const at = (today: number, more: object = {}) =>
      stages(lifeOf({ ...untold, ...more, events: us(['M1553', 20260901]) }, today))!.at(-1);
    expect([at(20400317), at(20400318)]).toEqual(['granted 20150317', 'expired']);
    expect([at(20320509, { not_later_than: 20320509 }), at(20320510, { not_later_than: 20320509 })]).toEqual([
      'granted 20150317',
      'expired',
    ]);
    expect(stages(lifeOf({ ...untold, filed: 19800121, granted: 19830426, events: [] }, 20260101))!.at(-1)).toBe(
      'expired',
    );
  });

  it('that was reissued is surrendered; an abandonment that was rescinded comes back', () => {
    expect(stages(lifeOf({ ...GRANT, events: [], reissued: { as: 'USRE50000', on: 20170101 } }, 20180101))).toEqual([
      'granted 20150317',
      'reissued 20170101',
    ]);
    expect(stages(lifeOf({ ...GRANT, events: [], reissued: { as: 'USRE50000' } }, 20180101))!.at(-1)).toBe('reissued');
    const pending = { office: 'US', kind: 'invention', filed: 20120917, published: 20140320 } as const;
    const events = us(['MABN2', 20141001], ['NRAB', 20141120]);
    expect(stages(lifeOf({ ...pending, events: events.slice(0, 1) }, 20150101))!.at(-1)).toBe(
      'abandoned_deemed 20141001',
    );
    expect(stages(lifeOf({ ...pending, events }, 20150101))).toEqual([
      'published 20140320',
      'abandoned_deemed 20141001',
      'examining 20141120',
    ]);
  });

  it('that is a reissue owes the fees of its original, whose grant is earlier', () => {
    const reissue = (today: number, ...codes: [string, number][]) => {
      const life = lifeOf({ ...GRANT, reissue: true, events: us(...codes) }, today)!;
      return [stages(life)!.at(-1), life.certain, life.due];
    };
    // within four years of its own grant those of its original may be over: nothing says that it lives
    expect(reissue(20180101)).toEqual(['granted 20150317', false, 20190318]);
    expect(reissue(20180101, ['M1551', 20180101])).toEqual(['granted 20150317', true, 20230318]);
    expect(reissue(20190318, ['DOCK', 20150101])).toEqual(['undetermined 20190317', true, 20330110]);
    expect(reissue(20260101, ['M1553', 20150401])).toEqual(['granted 20150317', true, 20330110]);
  });
});

describe('a European patent', () => {
  const AK = { office: 'EP', code: 'AK', date: 20191127, kind: 'B1', states: ['AT', 'DE', 'HU'] };
  const lapse = (state: string, date: number, effective?: number): OfficeEvent => ({
    office: 'EP',
    code: 'PG25',
    date,
    state,
    effective,
  });
  const right = (...events: OfficeEvent[]): RightFacts => ({
    ...{ office: 'EP', kind: 'invention', filed: 20100624, published: 20111228, expires: 20300624 },
    events: [AK, { office: 'EP', code: 'GRAA', date: 20191025 }, ...events],
  });

  it('is alive while one of its states is, by the day in force', () => {
    const life = lifeOf(
      right(
        lapse('AT', 20201130, 20191127),
        { office: 'EP', code: 'REG', date: 20200915, state: 'AT', national: 'MK05' },
        { office: 'EP', code: 'PGFP', date: 20250709, state: 'DE', year: 16 },
        { office: 'EP', code: 'STAA', date: 20201002, words: 'STATUS: NO OPPOSITION FILED WITHIN TIME LIMIT' },
      ),
      20250801,
    );
    expect(stages(life)).toEqual(['published 20111228', 'granted 20191127']);
    expect(life!.states).toEqual([
      { state: 'AT', is: 'ceased', since: 20191127 },
      { state: 'DE', is: 'in_force', fee_year: 16 },
      { state: 'HU', is: 'not_known' },
    ]);
    expect(life!.due).toBe(20300625);
  });

  it('is not, when it lapsed in each of them, whatever a status line says; nor before a lapse is in force', () => {
    const all = [lapse('AT', 20200101), lapse('DE', 20200601, 20200515), lapse('HU', 20200201, 20191127)];
    const status = { office: 'EP', code: 'STAA', date: 20201002, words: 'STATUS: THE PATENT HAS BEEN GRANTED' };
    expect(stages(lifeOf(right(...all, status), 20250101))!.at(-1)).toBe('ceased 20200515');
    expect(stages(lifeOf(right(...all, status), 20200514))!.at(-1)).toBe('granted 20191127');
    const back = { office: 'EP', code: 'PGRI', date: 20210101, state: 'DE' };
    expect(stages(lifeOf(right(...all, back), 20250101))!.at(-1)).toBe('granted 20191127');
  });

  it('ends before the grant as the office says', () => {
    const filed = { office: 'EP', kind: 'invention', filed: 20100624, published: 20111228 } as const;
    const end = (code: string) =>
      stages(lifeOf({ ...filed, events: [{ office: 'EP', code, date: 20130101 }] }, 20250101))!.at(-1);
    expect(['18D', '18W', '18R', '17P', '27W'].map(end)).toEqual([
      'withdrawn_deemed 20130101',
      'withdrawn 20130101',
      'refused 20130101',
      'examining 20130101',
      'revoked 20130101',
    ]);
  });
});

it('an international application is in its period for 30 months from the earliest priority', () => {
  const pct: RightFacts = {
    office: 'WO',
    kind: 'invention',
    filed: 20170901,
    earliest: 20160831,
    published: 20180308,
    events: [],
  };
  expect(lifeOf(pct, 20190228)).toMatchObject({ stages: [{ state: 'designated', since: 20180308 }], due: 20190301 });
  expect(stages(lifeOf(pct, 20190301))).toEqual(['designated 20180308', 'designation_ended 20190228']);
  expect(stages(lifeOf({ ...pct, events: [{ office: 'WO', code: 'WA', date: 20180601 }] }, 20190301))!.at(-1)).toBe(
    'withdrawn 20180601',
  );
  expect(lifeOf({ ...pct, earliest: undefined, filed: undefined }, 20190301)).toEqual({
    stages: [{ state: 'designated', since: 20180308, because: 'publication' }],
    restored: false,
    certain: false,
  });
  expect(lifeOf({ office: 'WO', kind: 'invention', events: [] }, 20190301)).toBeUndefined();
});

it.each([
  ['CN', ['PB01', 'SE01', 'GR01', 'CF01'], ['published', 'examining', 'granted', 'lapsed']],
  ['CN', ['PB01', 'RJ01'], ['published', 'refused']],
  ['CN', ['GR01', 'AV01'], ['granted', 'surrendered']],
  ['CN', ['GR01', 'CF01', 'RR01'], ['granted', 'lapsed', 'granted']],
  ['CN', ['GR01', 'IW01', 'CF01'], ['granted', 'revoked']],
  ['JP', ['A621', 'A02'], ['examining', 'refused']],
  ['JP', ['R150', 'LAPS'], ['granted', 'lapsed']],
  ['JP', ['R150', 'RVOP'], ['granted', 'revoked']],
  ['DE', ['R012', 'R020', 'R119'], ['examining', 'granted', 'lapsed']],
  ['KR', ['GRNO', 'EXPY'], ['granted', 'expired']],
  ['AT', ['MM01'], ['ceased']],
  ['GB', ['PCNP'], ['ceased']],
])('%s %j becomes %j', (office, codes, states) => {
  const events = codes.map((code, year) => ({ office, code, date: 20100101 + year * 10_000 }));
  expect(lifeOf({ office, kind: 'invention', events }, 20200101)!.stages.map(({ state }) => state)).toEqual(states);
});

it('reads codes, words and stages of fees', () => {
  expect([effectOfCode('US', 'EXP.'), effectOfCode('XX', 'EXP.'), effectOfCode('IE', 'MM4A')]).toEqual([
    'lapsed',
    undefined,
    'ceased',
  ]);
  expect(['M1551', 'M2555', 'M3553', 'M2558', 'FPAY'].map(usFeeStage)).toEqual([1, 2, 3, undefined, undefined]);
  const words = [
    'Patent Expired Due to NonPayment of Maintenance Fees Under 37 CFR 1.362',
    'Abandoned  --  Failure to Respond to an Office Action',
    'EXPRESSLY ABANDONED -- DURING EXAMINATION',
    'Patented Case',
    'Docketed New Case - Ready for Examination',
    'STATUS: NO OPPOSITION FILED WITHIN TIME LIMIT',
    'STATUS: THE APPLICATION IS DEEMED TO BE WITHDRAWN',
    'STATUS: THE PATENT HAS BEEN REVOKED',
  ];
  expect(words.map(effectOfWords)).toEqual([
    ...['lapsed', 'abandoned_deemed', 'abandoned', 'granted', 'examining', undefined, 'withdrawn_deemed', 'revoked'],
  ]);
  expect(effectOf({ office: 'ZZ', does: 'granted' })).toBe('granted');
  expect(effectOf({ office: 'US', code: 'AS', does: 'granted' })).toBe('none');
});

it('is the same whatever the order of events, and never ends in a stage of the future', () => {
  const event = fc.record({
    office: fc.constant('US'),
    code: fc.constantFrom('DOCK', 'EXP.', 'MPMFG', 'M1551', 'MABN2', 'NRAB', 'WDR', 'DIST', 'XX', 'FPB1'),
    date: fc.constantFrom(20140101, 20150317, 20190317, 20190422, 20200101, 20990101),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), fc.integer({ min: 0, max: 1e9 }), (events, seed) => {
      const shuffled = [...events].sort(
        (a, b) => ((a.date * 31 + a.code.length + seed) % 7) - ((b.date * 31 + b.code.length + seed) % 7),
      );
      const life = lifeOf({ ...GRANT, events }, 20231101)!;
      expect(lifeOf({ ...GRANT, events: shuffled }, 20231101)).toEqual(life);
      expect(life.stages.every(({ since = 0 }) => since <= 20231101)).toBe(true);
      if (life.due !== undefined) expect(life.due).toBeGreaterThan(20231101);
    }),
  );
});

it('ends as a register says that it stands, though it does not say since when', () => {
  const filed = { office: 'KR', kind: 'invention', filed: 20200101, published: 20210702 } as const;
  const stands = (does: 'refused' | 'granted' | 'ceased') => ({ office: 'KR', words: '', does, stands: true as const });
  const because = 'status of the register, which does not say since when';
  expect(lifeOf({ ...filed, events: [stands('refused')] }, 20250101)).toMatchObject({
    stages: [
      { state: 'published', since: 20210702 },
      { state: 'refused', because },
    ],
    certain: true,
  });
  expect(lifeOf({ ...filed, events: [stands('refused')] }, 20250101)!.stages[1]).not.toHaveProperty('since');
  // statements that contradict each other tell nothing, and what lives needs no end
  for (const events of [
    [stands('refused'), stands('ceased')],
    [stands('granted')],
    [stands('refused'), stands('granted')],
  ])
    expect(lifeOf({ ...filed, events }, 20250101)!.stages.at(-1)!.state).toBe('published');
  const ended = { office: 'KR', code: 'LAPS', date: 20240101 };
  expect(lifeOf({ ...filed, granted: 20220101, events: [ended, stands('ceased')] }, 20250101)!.stages.at(-1)).toEqual({
    state: 'lapsed',
    since: 20240101,
    because: 'KR LAPS',
  });
});

it('is pending as a register says without a day, and undetermined where nobody says so', () => {
  const filed = { office: 'KR', kind: 'invention', filed: 20230110, published: 20240717 } as const;
  const stands = (does: 'published' | 'examining' | 'granted') => ({
    office: 'KR',
    words: '',
    does,
    stands: true as const,
  });
  const certain = (...events: OfficeEvent[]) => lifeOf({ ...filed, events }, 20250101)!.certain;
  expect([
    certain(stands('published')),
    certain(stands('examining'), stands('published')),
    certain(stands('published'), stands('granted')),
    certain({ office: 'KR', words: '', does: 'published' }),
    certain(),
  ]).toEqual([true, true, false, false, false]);
});

it('knows by the kind code what it came to, and when its priority is too long ago', () => {
  const cn: RightFacts = { office: 'CN', kind: 'invention', reached: 'granted', events: [] };
  const because = 'kind code of the publication';
  expect(lifeOf(cn, 20250101)).toEqual({ stages: [{ state: 'granted', because }], restored: false, certain: false });
  expect(lifeOf({ ...cn, reached: 'published' }, 20250101)!.stages).toEqual([{ state: 'published', because }]);
  // 27 years from the priority no right lives, where its law counts from the filing
  const old = { ...cn, earliest: 19980301 };
  expect(lifeOf(old, 20250301)).toMatchObject({ certain: false, due: 20250302 });
  expect(lifeOf(old, 20250302)).toMatchObject({ stages: [{ state: 'granted' }, { state: 'expired' }], certain: true });
  for (const office of ['US', 'CA'])
    expect(lifeOf({ ...old, office }, 20250302)).toMatchObject({ stages: [{ state: 'granted' }], certain: false });
  // a fee that is known of it says nothing of the day of its grant
  expect(lifeOf({ ...cn, kind: 'design', office: 'US' }, 20250101)).toMatchObject({ certain: false });
});

it('is undetermined beside its last stage where nothing says that this lasts', () => {
  const codes = (right: Partial<RightFacts>, today: number) =>
    statusCodes(lifeOf({ office: 'CN', kind: 'invention', events: [], ...right }, today)!);
  expect(codes({ granted: 20200101 }, 20210101)).toEqual([999, 3]);
  expect(codes({ published: 20200101 }, 20210101)).toEqual([999, 1]);
  expect(codes({ office: 'WO', published: 20200101 }, 20210101)).toEqual([999, 222]);
  expect(codes({ granted: 19950101 }, 20210101)).toEqual([0, 15]);
  expect(codes({ granted: 20200101, events: [{ office: 'CN', code: 'CF01', date: 20200601 }] }, 20210101)).toEqual([
    0, 16,
  ]);
  // a US patent whose fee is not known: granted last
  expect(codes({ ...GRANT, events: us(['DOCK', 20130812]) }, 20190317)).toEqual([1, 3]);
  expect(codes({ ...GRANT, events: us(['DOCK', 20130812]) }, 20190318)).toEqual([999, 3]);
  expect(
    codes({ ...GRANT, events: us(['EXP.', 20190422], ['MPMFG', 20200920], ['M2558', 20200920]) }, 20201001),
  ).toEqual([1, 3, 21]);
});

describe('a status that a source states', () => {
  const life = {
    stages: [{ state: 'granted', since: 20150101, because: 'EP AK' }],
    restored: false,
    certain: true,
  } as const;
  const told = (simple: number, detailed: readonly number[], date?: number) =>
    asStated(life, { simple, detailed, date }).stages.slice(1);

  it('is the present stage where it is another one', () => {
    const because = 'status as its source states it';
    expect(told(0, [16], 20190301)).toEqual([{ state: 'lapsed', since: 20190301, because }]);
    expect(told(0, [16], 20150101)).toEqual([{ state: 'lapsed', since: 20150101, because }]);
    // a day before the last stage began says not since when
    expect(told(0, [22], 20100301)).toEqual([{ state: 'ceased', because }]);
    expect(told(2, [2])).toEqual([{ state: 'examining', because }]);
    const ends = [8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 30].map((code) => told(0, [code])[0]?.state);
    expect(ends).toEqual([
      ...[
        'surrendered',
        'withdrawn',
        'withdrawn_deemed',
        'refused',
        'revoked',
        'expired',
        'lapsed',
        'withdrawn_deemed',
      ],
      ...['withdrawn', 'abandoned_deemed', 'abandoned', 'ceased', 'ceased', 'abandoned', 'abandoned_deemed'],
    ]);
    expect([222, 223].map((code) => told(221, [code])[0]?.state)).toEqual(['designated', 'designated']);
    expect([224, 225].map((code) => told(220, [code])[0]?.state)).toEqual(['designation_ended', 'designation_ended']);
    expect([told(2, [1])[0]?.state, asStated({ ...life, due: 20300101 }, { simple: 0, detailed: [15] }).due]).toEqual([
      ...['published', 20300101],
    ]);
  });

  it('changes nothing where it says the same, or nothing that is known', () => {
    expect([told(1, [3], 20200101), told(1, [21, 3]), told(0, []), told(999, [3]), told(0, [77])]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });
});

it('knows these states, each with its codes', () => {
  expect(STATES.join(' ')).toBe(
    'published examining granted lapsed ceased expired withdrawn withdrawn_deemed refused abandoned abandoned_deemed revoked surrendered reissued designated designation_ended undetermined',
  );
  expect(Object.keys(STATUS_CODES).sort()).toEqual([...STATES].sort());
});
