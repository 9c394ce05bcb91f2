import { describe, expect, it } from 'vitest';
import { isUnexaminedModel, patentType } from './kinds.ts';
import { EFFECTS, type Effect, type OfficeEvent } from './legal/effects.ts';
import { lifeOf, type RightFacts, statusCodes } from './legal/life.ts';
import { applicationKey, applicationNumber, normaliseNumber, parsePublicationNumber } from './numbers.ts';
import { isOffice, officeByName, officeName } from './offices.ts';
import { termOf } from './term/terms.ts';
import { type UsTerm, usTerm } from './term/us.ts';

/**
 * Digits in every length and grouping that offices, DOCDB and EPODOC write, at the edges of the years that rules name.
 */
const YEARS = ['1929', '1930', '1977', '1978', '1989', '1994', '1995', '2002', '2003', '2004', '2029', '2077', '2078'];
const BODIES: readonly string[] = [
  ...Array.from({ length: 14 }, (_, n) => '98765432109876'.slice(0, n + 1)),
  ...Array.from({ length: 8 }, (_, n) => `0${'2345678'.slice(0, n)}`),
  ...YEARS.flatMap((year) => ['1234', '12345', '123456', '0123456', '1234567'].map((serial) => year + serial)),
  ...['2015/1234', '2015/1234567', '2015-123456', '15/12345', '15-123456', '5/123456', '1234/15', '1234567/2015'],
  ...['20151234A', '2015 1234567 X', '123456.7', '1234567.8', '15123456.7', 'X123456', '123456X', '102015123456'],
  ...[
    '10-2015-1234567',
    '2020151234567',
    '1020151234567.8',
    '201510123456',
    '2015201234567',
    '851234567',
    '9812345678',
  ],
  ...[
    'A12345',
    '1964A012345',
    'P1234567',
    'H11-12345',
    'S64-1',
    'H1112345',
    'R1-123',
    '平11-12345',
    '31-12345',
    '32-12345',
  ],
  // the shortest of each manner, and years in front or behind without a separator
  ...['14/1', '1/15', '2015-1', 'X1', 'H112', 'US2015/1', 'WO2015US1', '201512', '2015123', '122015', '1232015'],
  ...['US2015/12345', 'PCT/US2015/12345', 'PCTUS1512345', 'WO2015US12345', 'PCT/US77/12345', 'PCT/QQ2015/12345'],
];
/** Offices with rules of their own, and of each manner of counting one or two. */
const APPLYING = 'US CN EP JP KR DE TW WO AU CA GB HK IL NO AT'.split(' ');
/** The others that have a style of their own, and of each spelling one. */
const COUNTED_ALIKE = 'BG FR HU NZ PL PT RU SE ZA'.split(' ');
const BODIES_ALIKE = '123 12345 123456 1512345 15123456 2015123456 20150123456 12345/15 1/2015 1234515'.split(' ');
const PUBLISHING = 'US EP WO CN JP KR DE TW BR HU EA FR'.split(' ');
const KINDS = ['', 'A1', 'B2', 'S1', 'P', 'E', 'H', 'I4', 'U'];

/** Offices that have rules of their own for kinds, and numbers by whose length or beginning some are told. */
const OFFICES_OF_KINDS =
  'AP AR AT AU BE BG BR CA CH CL CN CS DD DE DK EC EP ES FR GB ID IT JP KR PL PT SK SU TR US'.split(' ');
const NUMBERS_OF_KINDS = ['599999', '1123456', '2123456', '3123456', '86123456', '89123456', '201123456'];

/** A right with what is known of it (`granted: 1`: on 1 March 2018), its events, and the day on which it is asked. */
type KnownRight = readonly [
  title: string,
  right: Partial<RightFacts>,
  events?: readonly Partial<OfficeEvent>[],
  today?: number,
];
const AK = { code: 'AK', date: 20180301, kind: 'B1', states: ['FR', 'DE'] } as const;
const lapse = (state: string, date?: number, effective?: number) => ({ code: 'PG25', state, date, effective });
const back = (state: string, date: number) => ({ code: 'PGRI', state, date });
const stands = (does: OfficeEvent['does']) => ({ words: '', does, stands: true }) as const;
// biome-ignore format: read it as a table
const LIVES: readonly KnownRight[] = [
  ['nothing', { published: undefined, filed: undefined }],
  ['an event without a day', { published: undefined }, [{ does: 'granted' }]],
  ['a kind code of a grant', { published: undefined, reached: 'granted' }],
  ['a publication, and a kind code of a grant', { reached: 'granted' }],
  // what of one office’s fees is known
  ...[0, 3, 4, 7, 8, 11, 12].map((year): KnownRight => [`a US fee of year ${year}`, { granted: 1 }, [{ does: 'fee', date: 20180302, year }]]),
  ['US fees, two, of which no stage is told', { granted: 1 }, [{ does: 'fee', date: 20180302 }, { does: 'fee', date: 20180303 }]],
  ['US fees, four, of which no stage is told', { granted: 1 }, [20180302, 20180303, 20180304, 20180305].map((date) => ({ does: 'fee', date }))],
  ['a US fee accepted late, before the first is due', { granted: 1 }, [{ does: 'lapsed', date: 20200101 }, { does: 'restored', date: 20220228 }], 20220302],
  ['a US fee accepted late, on the day of the lapse', { granted: 1 }, [{ does: 'lapsed', date: 20220301 }, { does: 'restored', date: 20220301 }], 20220302],
  ['a US fee accepted late, after the second', { granted: 1 }, [{ does: 'lapsed', date: 20260401 }, { does: 'restored', date: 20270101 }], 20270102],
  ['a US lapse recorded before the first anniversary', { granted: 1 }, [{ does: 'lapsed', date: 20220228 }]],
  ['a US lapse recorded on the first anniversary', { granted: 1 }, [{ does: 'lapsed', date: 20220301 }]],
  ['a US lapse that names its day', { granted: 1 }, [{ does: 'lapsed', date: 20220601, effective: 20220401 }]],
  ['a US lapse, the day of the grant unknown', { published: undefined }, [{ does: 'lapsed', date: 20220601 }]],
  ['a US patent without an event, the first fee still to come', { granted: 1 }, [], 20220301],
  ['a US patent without an event, the first fee due', { granted: 1 }, [], 20220302],
  ['a US patent whose term was over before a fee was due', { granted: 1, expires: 20220201 }, [{ does: 'maintained', date: 20190101 }]],
  ['a US patent whose fee was due before its term was over', { granted: 1, expires: 20220401 }, [{ does: 'maintained', date: 20190101 }]],
  ['a US patent on the last day of its term', { granted: 1, expires: 20250101 }, [{ does: 'fee', date: 20180302, year: 12 }]],
  ['a US patent on the day after', { granted: 1, expires: 20241231 }, [{ does: 'fee', date: 20180302, year: 12 }]],
  ['a US design', { granted: 1, kind: 'design' }],
  ['a US plant', { granted: 1, kind: 'plant' }],
  ['a US design whose term cannot be told, 25 years after its grant', { granted: 19990101, kind: 'design' }, [], 20240101],
  ['a US design, a day later', { granted: 19990101, kind: 'design' }, [], 20240102],
  ['a US patent that ends with another, no later than its term', { granted: 1, not_later_than: 20241231 }, [{ does: 'fee', date: 20180302, year: 12 }]],
  ['a US patent that was reissued, no day known', { granted: 1, reissued: { as: 'USRE50001' } }],
  ['an application of which a reissue is known', { reissued: { as: 'USRE50001' } }],
  ['a US patent that was reissued', { granted: 1, reissued: { as: 'USRE50001', on: 20200101 } }],
  ['a lapse after the end of the term', { office: 'JP', granted: 1, expires: 20210601 }, [{ does: 'lapsed', date: 20210602 }]],
  ['a lapse on the last day of the term', { office: 'JP', granted: 1, expires: 20210601 }, [{ does: 'lapsed', date: 20210601 }]],
  ['a lapse after the end of the term, a ceasing before it', { office: 'JP', granted: 1, expires: 20210601 }, [{ does: 'revoked', date: 20200101 }, { does: 'ceased', date: 20210701 }]],
  // words of a status beside its code
  ['a status that its words alone tell', {}, [{ code: 'STCF', words: 'PATENTED CASE', date: 20180301 }]],
  ['a status whose words say less than its code', { granted: 1 }, [{ code: 'EXP.', words: 'PATENTED CASE', date: 20220401 }]],
  ['a status in words without a code', {}, [{ words: 'Abandoned -- Failure to Respond to an Office Action', date: 20180301 }]],
  // what a register states without a day
  ['a register says refused', {}, [stands('refused')]],
  ['a register says refused, of what was granted', { office: 'JP', granted: 1 }, [stands('refused')]],
  ['a register says refused, of what lapsed', { office: 'JP', granted: 1 }, [{ does: 'lapsed', date: 20200101 }, stands('refused')]],
  ['a register says refused and examining', {}, [stands('refused'), stands('examining')]],
  ['a register says examining', {}, [stands('examining')]],
  ['a register says examining and published', {}, [stands('examining'), stands('published')]],
  // a European patent and its states
  ['a European grant', { office: 'EP' }, [AK]],
  ['a European grant expected', { office: 'EP' }, [{ code: 'GRAA', date: 20180201 }]],
  ['a European grant published, and expected before', { office: 'EP', granted: 1 }, [{ code: 'GRAA', date: 20180201 }]],
  ['states designated with the application alone', { office: 'EP', granted: 1 }, [{ ...AK, kind: 'A1', states: ['IT'] }]],
  ['states designated with the application, others with the patent', { office: 'EP' }, [AK, { ...AK, kind: 'A1', date: 20170101, states: ['IT'] }]],
  ['states of a patent that was maintained', { office: 'EP' }, [AK, { ...AK, kind: 'B2', date: 20200101, states: ['DE'] }]],
  ['a fee in one state', { office: 'EP' }, [AK, { code: 'PGFP', state: 'DE', date: 20200101, year: 4 }, { code: 'PGFP', state: 'DE', date: 20190101, year: 5 }]],
  ['a fee in a state that is not designated', { office: 'EP' }, [AK, { code: 'PGFP', state: 'IT', date: 20200101, year: 4 }]],
  ['a lapse in one state', { office: 'EP' }, [AK, lapse('DE', 20200101)]],
  ['a lapse in one state, in force earlier', { office: 'EP' }, [AK, lapse('DE', 20200101, 20190601)]],
  ['a lapse that has a day in force alone', { office: 'EP' }, [AK, lapse('DE', undefined, 20190601)]],
  ['a lapse of no day', { office: 'EP' }, [AK, lapse('DE')]],
  ['a lapse of today', { office: 'EP' }, [AK, lapse('DE', 20250101)]],
  ['a lapse of tomorrow', { office: 'EP' }, [AK, lapse('DE', 20250102)]],
  ['a lapse in force that is told again without that', { office: 'EP' }, [AK, lapse('DE', 20200101, 20190601), lapse('DE', 20210101)]],
  ['a lapse told twice, in force the second time', { office: 'EP' }, [AK, lapse('DE', 20200101), lapse('DE', 20210101, 20190601)]],
  ['a lapse in force on two days', { office: 'EP' }, [AK, lapse('DE', 20200101, 20190601), lapse('DE', 20210101, 20190701)]],
  ['a lapse told twice', { office: 'EP' }, [AK, lapse('DE', 20200101), lapse('DE', 20210101)]],
  ['a lapse taken back', { office: 'EP' }, [AK, lapse('DE', 20200101), back('DE', 20210101)]],
  ['a lapse taken back on its day', { office: 'EP' }, [AK, lapse('DE', 20200101), back('DE', 20200101)]],
  ['a lapse after one that was taken back', { office: 'EP' }, [AK, lapse('DE', 20200101), back('DE', 20210101), lapse('DE', 20220101)]],
  ['lapses in all states', { office: 'EP' }, [AK, lapse('DE', 20200101), lapse('FR', 20190101)]],
  ['lapses in all states, and a fee in one', { office: 'EP' }, [AK, lapse('DE', 20200101), lapse('FR', 20190101), { code: 'PGFP', state: 'DE', date: 20210101, year: 6 }]],
  ['a state’s own code of a lapse', { office: 'EP' }, [AK, { code: 'REG', state: 'FR', national: 'ST', date: 20200101 }]],
  ['a code of one state before the grant', { office: 'EP' }, [{ code: 'REG', state: 'FR', national: 'ST', date: 20170101 }]],
  // an international application
  ['an international application', { office: 'WO', earliest: 20140601 }],
  ['an international application on the last day of its 30 months', { office: 'WO', earliest: 20220701 }],
  ['an international application a day later', { office: 'WO', earliest: 20220630 }],
  ['an international application without a priority', { office: 'WO' }],
  ['an international application of no known day', { office: 'WO', filed: undefined, published: undefined, reached: 'published' }],
  ['an international application of which only the filing is known', { office: 'WO', filed: 20240101, published: undefined }],
  ['an international application withdrawn', { office: 'WO' }, [{ does: 'withdrawn', date: 20170101 }]],
  ['an international application withdrawn today', { office: 'WO', earliest: 20240101 }, [{ does: 'withdrawn', date: 20250101 }]],
  ['an international application withdrawn tomorrow', { office: 'WO', earliest: 20240101 }, [{ does: 'withdrawn', date: 20250102 }]],
  // no event says that it lasts
  ['a grant without an event', { office: 'FR', granted: 1 }],
  ['a grant long ago', { office: 'FR', granted: 19990101 }],
  ['a priority 27 years ago', { office: 'FR', published: undefined, earliest: 19980101, reached: 'granted' }],
  ['a priority 27 years and a day ago', { office: 'FR', published: undefined, earliest: 19971231, reached: 'granted' }],
  ['a priority that long ago, of an office that counts from the grant', { office: 'IN', published: undefined, earliest: 19971231, reached: 'granted' }],
  ['an event of tomorrow', { office: 'FR' }, [{ does: 'refused', date: 20250102 }]],
  ['events of tomorrow and later', { office: 'FR' }, [{ does: 'refused', date: 20260102 }, { does: 'examining', date: 20250102 }]],
];

const KINDS_OF_RIGHT = ['invention', 'utility_model', 'design', 'plant'] as const;
type FiledAndGranted = readonly [filed: number | undefined, granted?: number];
const filed = (...days: number[]): readonly FiledAndGranted[] => days.map((day) => [day, day + 30_000]);
/** By office: days of filing about those on which its law changed, each with a grant three years later. */
const TERM_DAYS: Readonly<Record<string, readonly FiledAndGranted[]>> = {
  EP: filed(20140624),
  CN: filed(20210531, 20210601),
  JP: filed(19931231, 19940101, 20050331, 20050401, 20070331, 20070401, 20200331, 20200401),
  KR: filed(20140630, 20140701),
  DE: filed(20140630, 20140701, 20240229),
  EM: filed(20140624),
  GB: filed(20140624),
  CA: [...filed(19781231, 19890930, 19891001), [19890930, 19900601]],
  FR: filed(20140624),
};
/** Of each office: of which the month of filing is known, of which no grant is, and of which no filing is. */
const EACH_TERM: readonly FiledAndGranted[] = [[20140500, 20170101], [20140501], [undefined, 20170101]];
const US_TERM: UsTerm = { kind: 'utility', filed: 20100115, grant: 20130305, earlier: [] };
// biome-ignore format: read it as a table
const US_TERMS: readonly (readonly [title: string, more: Partial<UsTerm>])[] = [
  ['patent', {}],
  ['patent with a parent', { earlier: [20080630] }],
  ['patent whose parent’s day is unknown', { earlier: [undefined] }],
  ['patent with 100 days of adjustment', { extension_days: 100 }],
  ['patent tied to another', { terminal_disclaimer: true }],
  ['patent tied to another on a day', { terminal_disclaimer: 20120101 }],
  ['patent that is not tied', { terminal_disclaimer: false }],
  ['patent filed on the last day of the old law', { filed: 19950607, grant: 19990101 }],
  ['patent filed then and granted soon', { filed: 19950607, grant: 19960101 }],
  ['patent filed on the first day of the new law', { filed: 19950608, grant: 19990101 }],
  ['plant', { kind: 'plant' }],
  ['design of the old law', { kind: 'design', filed: 20150512 }],
  ['design of the new law', { kind: 'design', filed: 20150513 }],
  ['design whose years are printed', { kind: 'design', length_years: 7 }],
  ['design of which the month of filing alone is known', { kind: 'design', filed: 20150500 }],
  ['reissue', { reissue: true, earlier: [20050101] }],
  ['reissue whose original was filed under the old law', { reissue: true, earlier: [19950607] }],
  ['reissue whose original was filed under the new law', { reissue: true, earlier: [19950608] }],
  ['reissue of nothing known', { reissue: true }],
];

/**
 * What the readers make of two thousand spellings, as it was looked through when it was written down: no rule changes
 * unseen. After a change that is meant, `npx vitest run src/patents/readings.test.ts -u`, and read what differs.
 */
describe('readings', () => {
  it.each(APPLYING)('of application numbers of %s', async (office) => {
    const lines = BODIES.flatMap((body) => {
      const read = (...rest: [number?, Parameters<typeof applicationNumber>[3]?]) => {
        const canonical = applicationNumber(office, body, ...rest);
        const key = applicationKey(office, body, ...rest);
        return canonical === key ? (canonical ?? '-') : `${canonical} = ${key}`;
      };
      const undated = read();
      const others = [
        ['2015', read(20150615)],
        ['1998', read(19980615)],
        ['docdb', read(20150615, { format: 'docdb' })],
        ['kind U', read(20150615, { kind: 'U' })],
        ['kind W', read(20150615, { kind: 'W' })],
      ].filter(([, each]) => each !== undated);
      if (undated === '-' && others.length === 0) return [];
      return [[`${body} -> ${undated}`, ...others.map((other) => other.join(': '))].join('; ')];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./readings/applications-${office}.txt`);
  });

  it('of application numbers of offices that count as others do', async () => {
    const lines = COUNTED_ALIKE.flatMap((office) =>
      BODIES_ALIKE.map((body) => {
        const read = (filed?: number, format?: 'docdb') => {
          const canonical = applicationNumber(office, body, filed, format && { format });
          const key = applicationKey(office, body, filed, format && { format });
          return canonical === key ? (canonical ?? '-') : `${canonical} = ${key}`;
        };
        const undated = read();
        const others = [
          ['2015', read(20150615)],
          ['docdb', read(20150615, 'docdb')],
        ].filter(([, each]) => each !== undated);
        return [`${office} ${body} -> ${undated}`, ...others.map((other) => other.join(': '))].join('; ');
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/applications-others.txt');
  });

  it('of publication numbers, and how both compare', async () => {
    const lines = PUBLISHING.flatMap((office) =>
      BODIES.flatMap((body) => {
        const text = body.startsWith(office) ? body : office + body;
        const read = (kind: string) => parsePublicationNumber(text + kind)?.normalised ?? '-';
        const bare = read('');
        const others = KINDS.filter((kind) => read(kind) !== (bare === '-' ? '-' : bare + kind)).map(
          (kind) => `${kind}: ${read(kind)}`,
        );
        const compared = normaliseNumber(text);
        const asWritten = compared === text.replace(/[^0-9A-Z]/g, '');
        if (bare === '-' && others.length === 0 && asWritten) return [];
        return [[`${text} -> ${bare}`, ...(compared === bare ? [] : [`compared ${compared}`]), ...others].join('; ')];
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/publications.txt');
  });

  it('of kind codes: what right a publication of an office stands for, and which is none yet', async () => {
    const digits = ['', ...'0123456789'];
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) => digits.map((digit) => letter + digit));
    const types = (office: string, number: string) =>
      Map.groupBy([undefined, ...codes], (code) => {
        const type = patentType(office, code, number);
        return isUnexaminedModel(office, code, number) ? `${type} not examined` : type;
      });
    const usual = new Map(NUMBERS_OF_KINDS.map((number) => [number, types('ZZ', number)]));
    const lines = ['ZZ', ...OFFICES_OF_KINDS].flatMap((office) => {
      const told = NUMBERS_OF_KINDS.flatMap((number) =>
        [...types(office, number)].flatMap(([type, all]) => {
          const own = office === 'ZZ' ? all : all.filter((code) => !usual.get(number)!.get(type)?.includes(code));
          return own.length > 0 ? [{ number, said: `${type}: ${own.map((code) => code ?? 'no kind').join(' ')}` }] : [];
        }),
      );
      return [...Map.groupBy(told, ({ said }) => said)].map(([said, own]) => {
        const numbers = own.map(({ number }) => number).join(' ');
        return `${office} ${numbers === NUMBERS_OF_KINDS.join(' ') ? 'any number' : numbers}: ${said}`;
      });
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/kinds.txt');
  });

  it('of the codes of offices, and of their names', async () => {
    const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
    const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isOffice);
    const lines = codes.map((code) => {
      const [en, zh] = [officeName(code, 'en'), officeName(code, 'zh')];
      const back = officeByName(en);
      return `${code} ${en}, ${zh}${back === code ? '' : ` (the name means ${back ?? 'none'})`}`;
    });
    const others = ['KOREA', 'republic of korea', ' Holland', 'TURKEY', 'PCT', 'EPO', 'Great Britain', 'Utopia', 'QQ'];
    lines.push('', ...others.map((name) => `${name}: ${officeByName(name) ?? 'none'}`));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/offices.txt');
  });

  it('of each event in the life of an application and of a right, and of what comes after it or on its day', async () => {
    const facts = { office: 'ZZ', kind: 'invention', filed: 20150601, published: 20161201 } as const;
    const told = (granted: number | undefined, events: readonly OfficeEvent[]) => {
      const { stages, restored, certain, due } = lifeOf({ ...facts, ...(granted && { granted }), events }, 20250101)!;
      const states = stages.map(({ state }) => state).join();
      const years = stages.map(({ state, since }) => `${state} ${since?.toString().slice(0, 4)}`);
      const more = [restored && 'restored', !certain && 'not certain', due && `due ${due}`].filter(Boolean);
      return { states, text: [...years, ...more].join(', ') };
    };
    const lines = [undefined, 20180301].flatMap((granted) =>
      EFFECTS.flatMap((does) => {
        const event = { office: 'ZZ', does, date: 20200101 } as const;
        const first = told(granted, [event]).text;
        const with_another = (then: Effect, date: number) => told(granted, [event, { office: 'ZZ', does: then, date }]);
        const grouped = (when: string, date: number, effects: readonly Effect[]) => {
          const by = Map.groupBy(effects, (then) => with_another(then, date).text);
          return [...by].flatMap(([text, own]) => (text === first ? [] : [`  ${when} ${own.join(', ')}: ${text}`]));
        };
        const other_order = EFFECTS.filter(
          (then) => with_another(then, 20200101).states !== with_another(then, 20220101).states,
        );
        return [
          `${granted ? 'a right' : 'an application'} ${does}: ${first}`,
          ...grouped('then', 20220101, EFFECTS),
          ...grouped('that day', 20200101, other_order),
        ];
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/lives.txt');
  });

  it('of what is known of a right beside its events', async () => {
    const base = { kind: 'invention', filed: 20150601, published: 20161201 } as const;
    const granted = 20180301;
    const lines = LIVES.map(([title, right, events = [], today = 20250101]) => {
      const facts: RightFacts = { office: 'US', ...base, ...right, events: [] };
      const own = events.map((event) => ({ office: facts.office, ...event }));
      return `${title}: ${lifeText({ ...facts, ...(facts.granted === 1 && { granted }), events: own }, today)}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/rights.txt');
  });

  it('of terms: the law of each office for each kind of right, about the days on which it changed', async () => {
    const lines = Object.entries(TERM_DAYS).flatMap(([office, days]) =>
      (office === 'EP' ? (['invention'] as const) : KINDS_OF_RIGHT).map((kind) => {
        const all = [...days, ...EACH_TERM].map(([filed, granted]) => {
          const { expires, reason, steps } = termOf(office, { kind, filed, granted, earlier: [] });
          const law = steps.map((step) => step.replace(/\d{4}-\d\d-\d\d/g, '…')).join('; ');
          return {
            filed,
            said: reason ?? law,
            ends: `filed ${filed ?? 'on no day'}${expires === undefined ? '' : `: ${expires}`}`,
          };
        });
        const by = Map.groupBy(all, ({ said }) => said);
        return [
          `${office} ${kind}`,
          ...[...by].map(
            ([said, own]) =>
              `  ${said}: ${by.size > 1 || kind === 'invention' ? own.map(({ ends }) => ends).join(', ') : 'always'}`,
          ),
        ].join('\n');
      }),
    );
    const us = US_TERMS.map(([title, more]) => {
      const { expires, not_later_than, reason, steps } = usTerm({ ...US_TERM, ...more });
      const end = expires ?? (not_later_than === undefined ? 'untold' : `not later than ${not_later_than}`);
      return [`US ${title}: ${end}`, ...steps, ...(reason && !steps.includes(reason) ? [reason] : [])].join('\n  ');
    });
    await expect(`${[...lines, ...us].join('\n')}\n`).toMatchFileSnapshot('./readings/terms.txt');
  });
});

/** A life in a line: its stages, what else is known of it, and the codes of its status. */
function lifeText(right: RightFacts, today: number): string {
  const life = lifeOf(right, today);
  if (!life) return 'nothing is known';
  const { stages, states = [], restored, certain, due } = life;
  return [
    ...stages.map(({ state, since }) => [state, since].filter(Boolean).join(' ')),
    ...states.map(({ state, is, since, fee_year }) =>
      [state, is, since, fee_year && `fee of year ${fee_year}`].filter(Boolean).join(' '),
    ),
    ...[restored && 'restored', !certain && 'not certain', due && `due ${due}`].filter(Boolean),
    `(${statusCodes(life).join(' ')})`,
  ].join(', ');
}
