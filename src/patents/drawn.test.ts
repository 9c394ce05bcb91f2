/**
 * What the rules make of thousands of inputs that a seed draws about the edges that they name. After a change that is
 * meant, `npx vitest run src/patents/drawn.test.ts -u`, and read what differs (`drawnAnswers`).
 */
import { expect, it } from 'vitest';
import { type Draw, drawnAnswers } from '#testing/drawn-answers.ts';
import { readApplication, usSeries } from './application-numbers.ts';
import { citationFigures, citedAges, median } from './citations.ts';
import { claimHtml, parseClaims } from './claims.ts';
import { ipcColumns, locarnoClass, normaliseClass, usClass } from './classes.ts';
import { conveyanceKind, namedRecords, reelFrame } from './conveyances.ts';
import { parseDay } from './dates.ts';
import { addDays, addMonths, addYears, daysBetween, daysMeant, daysUntil, isWhole } from './days.ts';
import { paragraphsOf } from './descriptions.ts';
import { drugPatentType } from './drug-patent-type.ts';
import { sectionOfHeading } from './headings.ts';
import { initialsOf, initialsWithin, wordsNamedBy } from './initials.ts';
import { EFFECTS, type OfficeEvent } from './legal/effects.ts';
import { asStated, lifeOf, type RightFacts, statusCodes } from './legal/life.ts';
import { effectOf } from './legal/offices.ts';
import { bareName, partyType, personName, standardNames } from './names.ts';
import { normaliseNumber, parsePublicationNumber, publicationNumber, statedApplication } from './numbers.ts';
import { withOwnKind } from './own-kind.ts';
import { bodyKey, ownershipOf, type Recorded, transfers } from './ownership.ts';
import { publishedByNumber, yearByNumber } from './publication-dates.ts';
import { termOf } from './term/terms.ts';
import { type UsTerm, usTerm } from './term/us.ts';

const written = (name: string) => `./readings/drawn-${name}.txt`;

// the years in which rules change, and those on either side of them
const EDGES = [1836, 1880, 1900, 1925, 1930, 1945, 1968, 1978, 1980, 1985, 1989, 1993, 1995, 1997, 2001, 2003, 2004];
const LATE = [2007, 2008, 2010, 2014, 2015, 2019, 2020, 2029, 2077, 2099];
const year = (draw: Draw) => draw.pick([...EDGES, ...LATE]) + draw.integer(3) - 1;
const serial = (draw: Draw) => {
  const length = 1 + draw.integer(8);
  const digits = draw.once(16) ? '0'.repeat(length) : draw.digits(length);
  return draw.once(3) ? digits.padStart(digits.length + 1, '0') : digits;
};
const two = (y: number) => String(y % 100).padStart(2, '0');
const day = (draw: Draw, y = year(draw)) =>
  y * 10_000 + draw.pick([0, 1, 2, 6, 11, 12]) * 100 + draw.pick([0, 1, 15, 28]);

const OFFICES =
  'US US US CN EP JP JP KR DE DE TW WO AU BG CA FR GB HK HU IL NO NZ PL PT RU SE ZA AT ES IT FI NL CH BR IN AR EA EE GC'.split(
    ' ',
  );
const SEPARATORS = ['', '', '/', '-', '.', ' '];
/** A year and a number in one of the orders and separations in which offices and sources write them. */
function body(draw: Draw, y: number): string {
  const [n, by] = [serial(draw), draw.pick(SEPARATORS)];
  const short = draw.once(2) ? two(y) : String(y);
  const whole = draw.pick([n, short + by + n, n + by + short, String(y % 10) + by + n, `${draw.digits(2)}${by}${n}`]);
  const before = draw.pick([
    '',
    '',
    '',
    '',
    '10',
    '20-',
    '30',
    'P',
    'G',
    'A',
    'H',
    'S',
    'R',
    'X',
    'ZL',
    'D',
    'PP',
    'RE',
  ]);
  const behind = draw.pick([
    '',
    '',
    '',
    '',
    'A',
    'A1',
    'B2',
    'U',
    'X',
    'W',
    'S1',
    'P',
    'H',
    `.${draw.integer(10)}`,
    '-1',
  ]);
  return before + whole + behind;
}
const ERAS = [
  '昭和',
  '平成',
  '令和',
  '昭',
  '平',
  '特開平',
  '特表',
  '再表',
  '特公昭',
  '実公平',
  '特願平',
  '意願',
  '特許',
];

/** A number as some set it: other slashes, other dashes, full width. */
function printed(draw: Draw, text: string): string {
  if (!draw.once(6)) return text;
  const [slash, dash] = [draw.pick([...'⁄∕／']), draw.pick([...'‐‑‒–—―−－'])];
  const set = text.replaceAll('/', slash).replaceAll('-', dash);
  return draw.once(3) ? set.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) : set;
}

it('of application numbers, with what sources know beside them', async () => {
  const said = drawnAnswers(
    14_000,
    (draw) => {
      const office = draw.pick(OFFICES);
      const y = year(draw);
      const era = office === 'JP' && draw.once(3) ? draw.pick(ERAS) : '';
      const number = era
        ? `${era}${draw.pick(['元', draw.integer(70)])}${draw.pick(['年', '-'])}${serial(draw)}号`
        : '';
      const text = draw.pick(['', '', '', office]) + (number || body(draw, y));
      const filed = draw.maybe(() => day(draw, draw.once(2) ? y : year(draw)));
      const kind = draw.maybe(() => draw.pick(['A', 'U', 'F', 'P', 'W', 'S', 'T']), 4);
      const format = draw.maybe(() => draw.pick(['docdb', 'epodoc', 'original'] as const), 3);
      const input = {
        office,
        text: printed(draw, text),
        filed,
        hint: { ...(kind && { kind }), ...(format && { format }) },
      };
      return { group: office, input, text: [office, input.text, filed, kind, format].filter(Boolean).join(' ') };
    },
    ({ office, text, filed, hint }) => {
      const read = readApplication(office, text, filed, hint);
      return read && [read.canonical, read.key, read.compared].join(' = ');
    },
  );
  await expect(said).toMatchFileSnapshot(written('applications'));
});

it('of series of US applications, about the numbers at which they change', async () => {
  const lines = Array.from({ length: 2016 - 1923 }, (_, at) => 1923 + at).map((y) => {
    const told = [1, 99_999, 100_000, 300_000, 400_000, 499_999, 500_000, 563_000, 599_999, 600_000, 999_999].map(
      (n) => [
        n,
        [
          usSeries(n, y),
          usSeries(n, y, y * 10_000 + 1101),
          ...['P', 'F'].map((kind) => usSeries(n, y, undefined, kind)),
          usSeries(n - 1, y),
        ].join(),
      ],
    );
    return `${y}: ${[...Map.groupBy(told, ([, said]) => said)].map(([said, own]) => `${own.map(([n]) => n).join(' ')} ${said}`).join('; ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(written('us-series'));
});

it('of publication numbers, in one text and in parts', async () => {
  const said = drawnAnswers(
    14_000,
    (draw) => {
      const office = draw.pick(OFFICES);
      const era = office === 'JP' && draw.once(3);
      const number = era
        ? `${draw.pick([...ERAS, 'H', 'S', 'R', 'A-', 'B-'])}${draw.pick(['', draw.integer(70)])}${draw.pick(['年', '-', ''])}${serial(draw)}${draw.pick(['', '号', '号公報', 'A'])}`
        : body(draw, year(draw));
      const kind = draw.maybe(() =>
        draw.pick(['A', 'A1', 'B1', 'B2', 'U', 'S', 'S1', 'P', 'E', 'H', 'I4', 'i5', 'AA1']),
      );
      return { group: office, input: { office, number, kind }, text: `${office} ${number} ${kind ?? ''}` };
    },
    ({ office, number, kind }) => {
      const text = office + number + (kind ?? '');
      const read = parsePublicationNumber(text);
      let apart: string;
      try {
        apart = publicationNumber(office, number, kind).normalised;
      } catch (error) {
        apart = (error as Error).message.replace(/.*\(/, '(');
      }
      const compared = normaliseNumber(text);
      const bounds = read && publishedByNumber(read.normalised);
      return [
        read ? [read.authority, read.doc_number, read.kind_code].join(' ') : '-',
        apart === read?.normalised ? '' : apart,
        compared === read?.normalised ? '' : compared,
        statedApplication(text) ?? '',
        bounds ? `${bounds.from} ${bounds.to} ${yearByNumber(read.normalised)}` : '',
        read ? (withOwnKind(read).kind_code ?? '') : '',
      ].join('; ');
    },
  );
  await expect(said).toMatchFileSnapshot(written('publications'));
});

const CALLING =
  'USSN |Serial No. |U.S. Patent Application Serial No. |U.S. |USA |United States of America |application no. |EP application no. |S/N |S.N. |SN: |U.S. Appln. No. |provisional application number |Patent App. No. |International application No. PCT/|International Patent Application PCT/|PCT/|WO|申请号：CN|特願|出願番号JP|출원번호KR|US|CN ZL|EP'.split(
    '|',
  );
it('of numbers that words call one, as citations in running text do', async () => {
  const said = drawnAnswers(
    4_000,
    (draw) => {
      const called = draw.pick(CALLING);
      const number = draw.pick([
        `${draw.integer(100)}/${draw.digits(3)},${draw.digits(3)}`,
        `${draw.integer(99)}/${draw.digits(6)}`,
        `US${draw.pick([year(draw), two(year(draw))])}/${draw.digits(4 + draw.integer(3))}`,
        `${draw.pick([...OFFICES])}${body(draw, year(draw))}`,
        body(draw, year(draw)),
      ]);
      const input = called + printed(draw, number) + draw.pick(['', '', ' filed', '*', '#']);
      return { group: called.trim(), input, text: input };
    },
    (text) => `${statedApplication(text) ?? '-'}; ${normaliseNumber(text)}`,
  );
  await expect(said).toMatchFileSnapshot(written('called'));
});

it('of classes in every spelling, and in columns', async () => {
  const said = drawnAnswers(
    9_000,
    (draw) => {
      const section = draw.pick([...'ABCDEFGHYZ']);
      const cls = draw.pick([draw.digits(2), draw.digits(1)]);
      const sub = draw.pick([...'AMNZ', '']);
      const group = draw.pick(['1', '10', '010', '0010', '00001', draw.digits(1 + draw.integer(5))]);
      const low = draw.digits(1 + draw.integer(7));
      const blank = () => draw.pick(['', '', ' ', '  ']);
      const ipc =
        section +
        blank() +
        cls +
        sub +
        blank() +
        group +
        draw.pick(['/', '/', ':', '', ' ']) +
        low +
        draw.pick(['', '', ' (2010.01)I', ',101', '@Z', ',101@Z']);
      const [kind, text] = draw.pick<readonly [string, string]>([
        ['ipc', ipc],
        ['ipc', ipc.toLowerCase()],
        [
          'st8',
          section +
            draw.digits(2) +
            draw.pick([...'AM']) +
            draw.pick(['0010', '0001', draw.digits(4)]) +
            draw.pick(['520000', '052500', draw.digits(6)]),
        ],
        [
          'f-term',
          draw.digits(1) +
            draw.pick([...'AH']) +
            draw.digits(3) +
            draw.pick(['', '/']) +
            draw.pick(['', `AK${draw.digits(2)}`, 'AK']),
        ],
        [
          'locarno',
          draw.digits(1 + draw.integer(3)) + draw.pick(['-', '.', '', ' ']) + draw.digits(1 + draw.integer(2)),
        ],
        [
          'us',
          draw.pick(['', 'D', 'PLT', '0', '00']) +
            draw.digits(draw.integer(4)) +
            draw.pick(['/', '']) +
            draw.pick(['', '0']) +
            draw.digits(draw.integer(4)) +
            draw.pick(['', '.1', 'R', 'A']),
        ],
        [
          'us columns',
          draw.pick(['D ', 'PLT', '2', '34', '345', ' 34', 'D12', '  D', '000']).padEnd(3) +
            draw.pick(['1', '12', '123', '001', ' 12', '  1', '00A']).padEnd(3) +
            draw.pick(['', '1', '100', '1R', '000', '10 ']),
        ],
        [
          'ipc columns',
          `${section}${draw.digits(2)}${draw.pick([...'AL'])}${draw.pick([' 21', '  5', '121', '021'])}${draw.digits(1 + draw.integer(4))}`,
        ],
      ]);
      return { group: kind, input: text, text };
    },
    (text) =>
      [normaliseClass(text), locarnoClass(text), usClass(text), ipcColumns(text)].map((one) => one ?? '-').join('; '),
  );
  await expect(said).toMatchFileSnapshot(written('classes'));
});

it('of days: as sources write them, and counted on', async () => {
  const said = drawnAnswers(
    6_000,
    (draw) => {
      const y = String(year(draw));
      const [month, of_month] = [
        draw.pick(['0', '00', '1', '02', '2', '4', '06', '11', '12', '13']),
        draw.pick(['0', '00', '1', '05', '28', '29', '30', '31', '32']),
      ];
      const by = draw.pick(['', '-', '/', '.']);
      const rest = draw.pick(['', '', ' ', 'T10:00:00Z', ' 10:00', `T${'0'.repeat(draw.pick([29, 30, 31]))}`, 'x']);
      const text =
        draw.pick(['', ' ']) +
        draw.pick([
          y,
          y + by + month,
          y + by + month + by + of_month,
          y + by + month.padStart(2, '0') + by + of_month.padStart(2, '0'),
        ]) +
        rest;
      const months = draw.pick([-13, -12, -1, 0, 1, 2, 11, 12, 13, 30]);
      return {
        group: by === '' ? 'run together' : by,
        input: { text, months, other: day(draw) },
        text: `${text} ${months}`,
      };
    },
    ({ text, months, other }) => {
      const parsed = parseDay(text);
      if (parsed === undefined) return undefined;
      const { from, to } = daysMeant(parsed);
      const counted = isWhole(parsed)
        ? [addMonths(parsed, months), addYears(parsed, months), addDays(parsed, months * 7)]
        : [];
      const until = daysUntil(parsed, Date.UTC(2020, 1, 29, 12));
      return [parsed, from, to, ...counted, daysBetween(parsed, other), until].join(' ');
    },
  );
  await expect(said).toMatchFileSnapshot(written('days'));
});

const NAME_PARTS =
  'Bosch Müller Zeta Ørsted Łódź O’Neil T.I. J.P. Morgan Hewlett-Packard 3M AT&T Smith John A. B. Jr Dr. Prof. Mr. van der de la and & und et The THE of for in University Univ. Universität College Institute Inst School Hospital Klinik Clinic Bank Bancorp Blood Eye Ministry Department City Government Navy County Police Army Committee Corp Corp. Co. Company Limited Ltd Ltd. Inc. LLC L.L.C. GmbH G.m.b.H. AG A.G. S.A. S A N.V. KG KK Kabushiki Kaisha Holding Group Pharma Pharmaceuticals Systems Technologies Trust Fund Products Supplies Equipment Regents Trustees Health Center National Laboratory A B C'.split(
    ' ',
  );
const EAST_ASIAN =
  '华为 王 小明 李 技术 有限公司 有限责任公司 股份有限公司 株式会社 (株) ㈜ 주식회사 (주) 大学 研究所 医院 银行 政府 委员会 集团 厂 中心 三星 山田 太郎 · ・ ， 삼성전자 대학교 병원 시 A'.split(
    ' ',
  );
it('of names of people and bodies', async () => {
  const said = drawnAnswers(
    9_000,
    (draw) => {
      const asian = draw.once(4);
      const parts = draw.some(asian ? 3 : 5, () => draw.pick(asian ? EAST_ASIAN : NAME_PARTS));
      const joined = [draw.pick(asian ? EAST_ASIAN : NAME_PARTS), ...parts].reduce(
        (text, part) => text + draw.pick(asian ? ['', '', ' '] : [' ', ' ', ' ', ', ', '  ', '-', '. ']) + part,
      );
      const name = draw.pick([
        joined,
        joined,
        joined,
        joined.toUpperCase(),
        `${joined} [DE]`,
        `${joined} (United States)`,
        `${joined}, Mr.`,
      ]);
      return { group: asian ? 'east asian' : `${parts.length + 1} words`, input: name, text: name };
    },
    (name) => {
      const [standard, ...others] = standardNames(name);
      const [last, first] = name.split(/, (.*)/);
      const named = initialsWithin(name);
      return [
        ...[standard, bareName(standard!), ...others, partyType(name) ?? '-', bodyKey(name), initialsOf(name) ?? '-'],
        ...[named.join(), wordsNamedBy(name, named.at(-1) ?? 'ABC') ?? '-', personName(last, first)],
      ].join('; ');
    },
  );
  await expect(said).toMatchFileSnapshot(written('names'));
});

const CONVEYING =
  'ASSIGNMENT|MERGER|MERGER|CHANGE OF NAME|CHANGE OF NAME|SECURITY INTEREST|SECURITY INTEREST|RELEASE OF SECURITY INTEREST|RELEASE BY SECURED PARTY (REEL 000001 FRAME 0001)|RELEASE (REEL/FRAME 000002/0001)|ASSIGNMENT OF SECURITY INTEREST|ASSIGNMENT OF SECURITY INTEREST AT REEL 1 FRAME 1|CORRECTIVE ASSIGNMENT TO CORRECT THE NAME PREVIOUSLY RECORDED ON REEL 000001 FRAME 0001|CORRECTIVE ASSIGNMENT. ASSIGNOR(S) HEREBY CONFIRMS THE MERGER|LICENSE|TERMINATION OF LICENSE|CONFIRMATORY LICENSE|ORDER OF BANKRUPTCY COURT|NUNC PRO TUNC ASSIGNMENT|UNKNOWN WORDS'.split(
    '|',
  );
const PARTIES =
  'SMITH, JOHN A.|DOE, JANE|ALPHA INDUSTRIES CORPORATION|ALPHA INDUSTRIES CORP|ALPHA INDUSTRIES CORPORATION|ALPHA INDUSTRIAS CORPORATION|BETA HOLDINGS LLC|BETA HOLDINGS, A TEXAS LIMITED LIABILITY COMPANY|BETA HOLDINGS, A COMPANY|GAMMA BANK|GAMMA BANK, AS COLLATERAL AGENT|GAMMA BANK, IN ITS CAPACITY AS AGENT|DELTA ACQUISITIONCO SYSTEMS LLC|DELTA ACQUISTIONCO SYSTEMS LLC|DELTA FUND XXVIII PARTNERSHIP|DELTA FUND XXVII PARTNERSHIP|'.split(
    '|',
  );
it('of conveyances: who owns, what is pledged', async () => {
  const said = drawnAnswers(
    6_000,
    (draw) => {
      const parties = (most: number) => [draw.pick(PARTIES), ...draw.some(most, () => draw.pick(PARTIES))];
      const of_day = () =>
        draw.maybe(() => draw.pick([20100101, 20100102, 20120101, 20150101, 20150102, 20180101]), 1 + draw.integer(2));
      const records = [0, 1, 2, 3, 4, 5].slice(0, 1 + draw.integer(6)).map(
        (at): Recorded => ({
          reel_frame: `00000${at + 1}/000${1 + draw.integer(2)}`,
          text: draw.pick(CONVEYING),
          executed: of_day(),
          recorded: of_day(),
          assignors: parties(1).map((name) => ({ name })),
          assignees: parties(1).map((name) => ({ name })),
        }),
      );
      const until = draw.maybe(() => draw.pick([20100101, 20150101, 20180101]), 3);
      const told = records.map(({ reel_frame, text, executed, recorded, assignors, assignees }) =>
        [
          reel_frame,
          text,
          executed,
          recorded,
          ...assignors.map(({ name }) => name),
          'to',
          ...assignees.map(({ name }) => name),
        ].join(' '),
      );
      return {
        group: `${records.length} records`,
        input: { records, until },
        text: `${told.join(' | ')} until ${until}`,
      };
    },
    ({ records, until }) => {
      const owned = ownershipOf(records, until);
      const frame = (one: Recorded | undefined) => one?.reel_frame ?? '-';
      return [
        owned.conveyances.map(({ record, kind, by_persons }) => `${frame(record)} ${kind} ${by_persons}`).join(),
        owned.owners
          .map(({ names, name, since, unlinked }) => [name, ...names, since, frame(unlinked)].join(' '))
          .join(),
        owned.pledges
          .map(({ record, released, passed }) =>
            [frame(record), frame(released?.by), released?.how, ...passed.map(frame)].join(' '),
          )
          .join(),
        transfers(owned)
          .map(({ record }) => frame(record))
          .join(),
      ].join('; ');
    },
  );
  await expect(said).toMatchFileSnapshot(written('ownership'));
});

const CONVEYING_WORDS =
  'CORRECTIVE|TO CORRECT|TERMINATION|RELEASE|DISCHARGE|OF|LICENSE|LICENCE|ASSIGNMENT|AND ASSUMPTION|ALL|SECURITY|SECURED|LIEN|LIENS|MORTGAGE|PLEDGE|COLLATERAL|GOVERNMENT|CONFIRMATORY|EXECUTIVE|ORDER|MERGER|CHANGE|CORPORATE|NAME|CONVERSION|ENTITY|CONVEYANCE|LEGAL|FORM|COURT|DECREE|SALE|TRANSFER|QUITCLAIM|REEL|FRAME|NO.|49111|048818|0520|1|REEL/FRAME 49111/0583|65806/0762|1234567'.split(
    '|',
  );
it('of the words of conveyances', async () => {
  const said = drawnAnswers(
    4_000,
    (draw) => {
      const input = draw.some(7, () => draw.pick(CONVEYING_WORDS)).join(draw.pick([' ', ' ', '  ']));
      return { group: String(input.split(/ +/).length), input, text: input };
    },
    (text) =>
      `${conveyanceKind(text) ?? '-'} ${namedRecords(text).join()} ${reelFrame(text.length, `0${text.length * 7}`)}`,
  );
  await expect(said).toMatchFileSnapshot(written('conveyances'));
});

const GRANTED = 20100315;
const CODED = [
  ...['AK', 'GRAA', 'PGFP', 'PG25', 'PGRI', 'REG', '26N', '27W', '18D'].map((code) => ({ office: 'EP', code })),
  ...['M1551', 'M1552', 'FPAY', 'EXP.', 'FP', 'PMFG', 'STCF', 'REIN', 'WDR'].map((code) => ({ office: 'US', code })),
  ...['WA', 'ENPW'].map((code) => ({ office: 'WO', code })),
];
const WORDS_OF_STATUS = [
  ...[
    'PATENTED CASE',
    'EXPIRED DUE TO NONPAYMENT',
    'Abandoned -- Failure to Respond',
    'EXPRESSLY ABANDONED',
    'DOCKETED',
  ],
  ...['REVOKED', 'APPLICATION DEEMED TO BE WITHDRAWN', 'REFUSED', 'WITHDRAWN', 'THE PATENT HAS BEEN GRANTED'],
  ...['ISSUE FEE PAID', 'THE APPLICATION HAS BEEN PUBLISHED', 'no opposition filed', 'NOTICE OF ALLOWANCE'],
];
/** A day at an anniversary of the grant, or beside one. */
const near = (draw: Draw) =>
  addDays(addYears(GRANTED, draw.pick([-6, -3, -2, -1, 0, 1, 4, 8, 12, 19, 20, 25, 27])), draw.integer(3) - 1);
it('of the lives of rights', async () => {
  const said = drawnAnswers(
    16_000,
    (draw) => {
      const office = draw.pick(['US', 'US', 'EP', 'EP', 'WO', 'JP', 'CN', 'DE', 'FR', 'IN', 'ZZ']);
      const states = ['DE', 'FR', 'GB'];
      // few days, so that events fall on one now and then
      const days = [near(draw), near(draw)];
      const on = () => (draw.once(2) ? draw.pick(days) : near(draw));
      const event = (): OfficeEvent => {
        const { code, ...of } = draw.once(2) ? draw.pick(CODED) : { office, code: undefined };
        return {
          ...(draw.once(3) ? of : { office }),
          ...(code && { code }),
          ...(!draw.once(8) && { date: on() }),
          ...(draw.once(5) && { effective: on() }),
          ...(!code && { does: draw.pick(EFFECTS) }),
          ...(code && draw.once(2) && { state: draw.pick(draw.once(2) ? ['DE'] : [...states, 'IT']) }),
          ...(code === 'REG' && { national: draw.pick(['ST', 'R119', '775E']) }),
          ...(draw.once(3) && { year: draw.integer(15) }),
          ...(code === 'AK' && {
            states: states.slice(draw.integer(3)),
            kind: draw.pick(['A1', 'B1', 'B2']),
            state: undefined,
          }),
          ...(draw.once(8) && { words: draw.pick(WORDS_OF_STATUS) }),
          ...(draw.once(8) && { stands: true as const }),
        };
      };
      const right: RightFacts = {
        office,
        kind: draw.pick(['invention', 'invention', 'invention', 'utility_model', 'design', 'plant']),
        filed: draw.maybe(() => draw.pick([near(draw), 19801211, 19801212, 20080300]), 1 + draw.integer(2)),
        earliest: draw.maybe(() => near(draw)),
        published: draw.maybe(() => addDays(near(draw), -400)),
        granted: draw.maybe(() => draw.pick([GRANTED, GRANTED, GRANTED, 20100300])),
        reached: draw.maybe(() => draw.pick(['published', 'granted'] as const)),
        expires: draw.maybe(() => near(draw), 3),
        not_later_than: draw.maybe(() => near(draw), 4),
        reissued: draw.maybe(() => ({ as: 'USRE1', on: draw.maybe(() => near(draw)) }), 10),
        events: draw.some(4, event),
      };
      const today = near(draw);
      const stated = {
        simple: draw.pick([0, 1, 2, 220, 221]),
        detailed: [draw.pick([1, 3, 8, 11, 13, 15, 16, 18, 22, 25, 222, 224])],
        date: near(draw),
      };
      return {
        group: office,
        input: { right, today, stated },
        text: `${JSON.stringify(right)} ${today} ${JSON.stringify(stated)}`,
      };
    },
    ({ right, today, stated }) => {
      const life = lifeOf(right, today);
      return life && [life, statusCodes(life), asStated(life, stated).stages.at(-1), right.events.map(effectOf)];
    },
  );
  await expect(said).toMatchFileSnapshot(written('lives'));
});

it('of terms', async () => {
  const changes = [19940101, 20050401, 20070401, 20200401, 20210601, 20140701, 19891001, 19950608, 20150513, 20010712];
  const about = (draw: Draw) =>
    draw.pick([
      addDays(draw.pick(changes), draw.integer(3) - 1),
      addDays(addYears(draw.pick(changes), -draw.pick([4, 15, 17, 20])), draw.integer(3) - 1),
      20120229,
      20111031,
      20110900,
    ]);
  const said = drawnAnswers(
    5_000,
    (draw) => {
      const office = draw.pick(['US', 'US', 'EP', 'CN', 'JP', 'KR', 'DE', 'EM', 'GB', 'CA', 'FR']);
      const us: UsTerm = {
        kind: draw.pick(['utility', 'plant', 'design']),
        grant: about(draw),
        filed: about(draw),
        earlier: draw.some(2, () => draw.maybe(() => about(draw), 1 + draw.integer(2))),
        extension_days: draw.maybe(() => draw.pick([0, 1, 400]), 2),
        length_years: draw.maybe(() => draw.pick([7, 14, 15]), 4),
        reissue: draw.maybe(() => draw.once(2), 4),
        terminal_disclaimer: draw.maybe(() => draw.pick([true, false, 20120101]), 4),
      };
      const facts = {
        kind: draw.pick(['invention', 'invention', 'utility_model', 'design', 'plant'] as const),
        filed: draw.maybe(() => about(draw), 1 + draw.integer(2)),
        granted: draw.maybe(() => about(draw), 1 + draw.integer(2)),
        earlier: draw.some(1, () => ({ relation: 'division', filed: about(draw) })),
      };
      return { group: office, input: { office, us, facts }, text: JSON.stringify(office === 'US' ? us : facts) };
    },
    ({ office, us, facts }) => (office === 'US' ? usTerm(us) : termOf(office, facts)),
  );
  await expect(said).toMatchFileSnapshot(written('terms'));
});

it('of figures of citations', async () => {
  const said = drawnAnswers(
    2_000,
    (draw) => {
      const subclasses = () => [...new Set(draw.some(3, () => draw.pick(['A01B', 'G06F', 'H04L', 'H01M'])))];
      const when = () =>
        draw.maybe(() => 20100315 + 10_000 * draw.integer(8) + draw.integer(3) - 1, 1 + draw.integer(2));
      const owners = () => draw.some(2, () => draw.pick(['A', 'B', 'C']));
      const own = { subclasses: subclasses(), publication_date: when(), owners: owners() };
      const cited = draw.some(4, () => ({ subclasses: subclasses(), owners: owners() }));
      const citing = draw.some(4, () => ({ subclasses: subclasses(), publication_date: when() }));
      return {
        group: `${cited.length} cited`,
        input: { own, cited, citing },
        text: JSON.stringify({ own, cited, citing }),
      };
    },
    ({ own, cited, citing }) => {
      const ages = citedAges({ ...own, cites: citing.map(({ publication_date }) => ({ date: publication_date })) });
      return [citationFigures(own, cited, citing), ages, median(ages)];
    },
  );
  await expect(said).toMatchFileSnapshot(written('citations'));
});

const CLAIM_LINES = [
  ...[
    'A device comprising a pump',
    'The device of claim 1',
    'The device of claim 2 or 3, wherein',
    'A method of making the device of claim 1',
  ],
  ...[
    '(canceled)',
    '1-3. (canceled)',
    'as shown in Fig.',
    'and a valve;',
    'wherein the pump',
    '- 12 -',
    '- 5 -',
    '– 1024 –',
    'A kit with: 1. A pump. 2. A valve. 3. A hose.',
    '',
    '',
    'What is claimed is:',
    'CLAIMS',
  ],
  ...[
    'eine Pumpe nach Anspruch 1',
    'Dispositif selon la revendication 1',
    '一种泵，其特征在于',
    '根据权利要求1所述的泵',
    '***',
    '###',
    'a) a step',
    'S1: a step',
    'high-',
    'pressure & <b>"x"</b>',
  ],
];
it('of claims in one text', async () => {
  const said = drawnAnswers(
    5_000,
    (draw) => {
      let number = draw.integer(3);
      const far = draw.once(4);
      const lines = draw.some(9, () => {
        const text = draw.pick(CLAIM_LINES);
        if (draw.once(far ? 5 : 2)) return text;
        number += draw.pick(far ? [1, 1, 1, 1, 1, 7] : [1, 1, 1, 1, 0, 2]);
        const mark = draw.pick(['. ', '. ', ') ', '、', ' - ', ': ', '.', '']);
        return draw.pick(['', '', '  ', 'Claim ', '【請求項', '[청구항 ']) + number + mark + text;
      });
      const lang = draw.pick(['en', 'en', 'de', 'fr', 'zh']);
      const input = { lang, text: lines.join(draw.pick(['\n', '\n', '\n\n', '. ', '\r\n'])) };
      return { group: lang, input, text: JSON.stringify(input.text) };
    },
    ({ lang, text }) => {
      const claims = parseClaims(text, lang);
      return [claims, claimHtml(claims)];
    },
  );
  await expect(said).toMatchFileSnapshot(written('claims'));
});

const LINES = [
  ...[
    'TECHNICAL FIELD',
    'BACKGROUND',
    'BACKGROUND OF THE INVENTION',
    'SUMMARY',
    'BRIEF DESCRIPTION OF THE DRAWINGS',
    'Detailed Description',
  ],
  ...[
    'DETAILED DESCRIPTION OF EMBODIMENTS Embodiments follow',
    'EXAMPLE 1',
    'ABC',
    'ABCD',
    'TABLE 1 2',
    'AN UNKNOWN HEADING',
    `${'LONG '.repeat(17)}WORD`,
    `${'LONG '.repeat(18)}WORD`,
  ],
  ...[
    'A pump moves water.',
    'It goes on',
    'to the next line',
    '发明内容',
    '技术领域',
    '本发明涉及泵。',
    '図面の簡単な説明',
    '[0001] First',
    '[0002]',
    '【０００３】第三',
    '(0004) Fourth',
    '(12) not one',
    '',
    'text [0005] inside [0006] it',
    'a\t\tb  c\u3000d',
  ],
];
it('of descriptions as paragraphs', async () => {
  const said = drawnAnswers(
    4_000,
    (draw) => {
      const wrapped = draw.once(2);
      const text = draw.some(8, () => draw.pick(LINES)).join(draw.pick(['\n', '\n', '\r\n', '\n\n']));
      return { group: wrapped ? 'wrapped' : 'a line each', input: { text, wrapped }, text: JSON.stringify(text) };
    },
    ({ text, wrapped }) =>
      paragraphsOf(text, 'en', { wrapped }).map(({ id, number, section, heading, text }) =>
        [id, number, section, heading, text].join('|'),
      ),
  );
  await expect(said).toMatchFileSnapshot(written('descriptions'));
});

const HEADING_WORDS =
  'THE|A|BRIEF|DETAILED|TECHNICAL|DESCRIPTION|OF|TO|INVENTION|PRESENT|DRAWINGS|FIGURES|FIELD|BACKGROUND|ART|PRIOR|RELATED|APPLICATIONS|CROSS-REFERENCE|SUMMARY|DISCLOSURE|EMBODIMENTS|PREFERRED|EXAMPLES|BEST|MODE|FOR|CARRYING|OUT|STATEMENT|GOVERNMENT|RIGHTS|INDUSTRIAL|APPLICABILITY|PRIORITY|CLAIM|OBJECTS|AND|ADVANTAGES|PROBLEM|SOLUTION|EFFECT|1.|(a)|Gebiet|der|Erfindung|Stand|Technik|Beschreibung|Zeichnungen|Zusammenfassung|Domaine|technique|arrière-plan|de|l’invention|résumé|dessins|本发明|发明|内容|背景|技术|领域|附图|说明|具体|实施方式|有益|效果|発明|の|課題|発明が解決しようとする課題|技術分野|図面の簡単な説明|배경기술|기술분야|【|】'.split(
    '|',
  );
it('of headings', async () => {
  const said = drawnAnswers(
    12_000,
    (draw) => {
      const words = [draw.pick(HEADING_WORDS), ...draw.some(4, () => draw.pick(HEADING_WORDS))];
      const input = words.join(draw.pick([' ', ' ', ' ', '']));
      return { group: `${words.length} words`, input, text: input };
    },
    sectionOfHeading,
  );
  await expect(said).toMatchFileSnapshot(written('headings'));
});

const DRUG_WORDS =
  'a|an|the|method|process|methods|use|kit|of|for|to|treating|preventing|preparing|detecting|diagnosing|crystalline|amorphous|polymorph|form|device|inhaler|syringe|tablet|capsule|dosage form|composition|formulation|salt|ester|prodrug|hydrate|compound|antibody|peptide|sequence|said|novel|oral|pharmaceutical|cancer|thereof|comprising|having X-ray diffraction peaks|at 2-theta|XRPD|in|medicine|as'.split(
    '|',
  );
const DRUG_CHINESE =
  '一种 用途 的应用 检测方法 诊断 试剂盒 制备方法 合成方法 工艺 晶型 结晶 无定形 装置 注射器 片剂 胶囊 缓释 组合物 制剂 药物 的盐 前药 衍生物 酯 化合物 抗体 多肽 序列 载体 衍射 包括'.split(
    ' ',
  );
it('of types of drug patents', async () => {
  const said = drawnAnswers(
    9_000,
    (draw) => {
      const zh = draw.once(3);
      const words = [...draw.some(9, () => draw.pick(zh ? DRUG_CHINESE : DRUG_WORDS))];
      const text = `${draw.pick(['', '', '1. ', '12、', '1234. '])}${words.join(zh ? '' : ' ')}`;
      const classes = [
        draw.pick([
          'A61K31/00',
          'A61K9/20',
          'A61K90/00',
          'A61K6/00',
          'A61P35/00',
          'C07D1/00',
          'A61K31',
          'G06F1/00',
          'C12N15/00',
          'A61K8/00',
        ]),
      ];
      const number = 1 + draw.integer(9);
      const far = draw.once(20) ? `${'x '.repeat(draw.pick([115, 120, 125]))}crystalline` : '';
      return {
        group: zh ? 'chinese' : 'english',
        input: { classes, claim: { number, text: text + far } },
        text: `${classes} ${text} ${far.length}`,
      };
    },
    ({ classes, claim }) => drugPatentType(classes, claim),
  );
  await expect(said).toMatchFileSnapshot(written('drug-types'));
});
