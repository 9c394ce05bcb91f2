import { describe, expect, it } from 'vitest';
import { type EvaluatedDay, MOST_COUNTED, MOST_READ } from '#analytics/companies/evaluation.ts';
import { INDICATOR_NAMES } from '#analytics/companies/indicators.ts';
import { LEAST_FAMILIES } from '#analytics/companies/scores.ts';
import type { Company } from '#collections/companies/companies.ts';
import {
  boundsNotes,
  dayAsked,
  indicatorFields,
  levelFiveFields,
  registryFigures,
  riskFields,
  scored,
  withPatience,
} from './company-evaluation.ts';

const DAY = 20_260_630;
const company = {
  founded: 20_160_630,
  facts: {
    profile: [{ registered_capital: '5000万人民币', paid_in_capital: '1,200万元' }],
    financing: [
      { date: 20_200_101, amount: '1000万人民币' },
      { date: 20_220_101, amount: '500万美元' },
      { date: 20_240_101, amount: '3亿人民币' },
      { date: 20_270_101, amount: '9亿人民币' },
      { amount: '7亿人民币' },
    ],
    software: [
      ...[
        20_190_101, 20_200_101, 20_210_630, 20_210_701, 20_230_101, 20_240_101, 20_250_101, 20_250_201, 20_270_101,
      ].map((registered) => ({ registered })),
      {},
    ],
    standard: [
      { released: 20_200_101, type: '国家标准' },
      { released: 20_210_101, type: '行业标准' },
      { released: 20_270_101, type: '国家标准' },
    ],
    certificate: [
      { starts: 20_200_101, ends: DAY - 1 },
      { starts: 20_200_101, ends: DAY },
      { starts: 20_200_101 },
      { starts: 20_270_101 },
    ],
    person: [{ core: 1 }, { core: 1 }, { core: 0 }, {}],
    qualification: [
      { label: '高新技术企业', published: 20_230_101 },
      { label: '独角兽', published: 20_270_101 },
      { published: 20_230_101 },
    ],
    listing: [{ exchange: 'SSE' }, {}],
  },
} as unknown as Company;

describe('what registers state of a company', () => {
  it('is counted until the day, in the currency that it is stated in', () => {
    expect(registryFigures(company, DAY)).toEqual({
      actual_capital_formatted: 12_000_000,
      reg_capital_formatted: 50_000_000,
      duration: 9.998631,
      rounds: 3,
      funding_interval: 2,
      funding_sum: 310_000_000,
      most_recent_money_q25_formatted: 300_000_000,
      most_recent_time: 2.494182,
      software: 8,
      // after 30 June 2021
      software_5y: 5,
      // 2023 to 2025, and 2020 to 2022
      software_3y_avg: 1.333333,
      software_growth: 0.333333,
      standards: 2,
      national_standards: 1,
      certificates: 3,
      certificates_valid: 2,
      members: 2,
      qualifications: ['高新技术企业'],
    });
  });

  it('counts what stands on the day itself, and not what stands on the next', () => {
    const on = (day: number) =>
      ({
        ...{ founded: day },
        facts: {
          ...{ financing: [{ date: day }], software: [{ registered: day }], certificate: [{ starts: day }] },
          ...{ standard: [{ released: day, type: '国家标准' }], qualification: [{ label: 'A', published: day }] },
        },
      }) as unknown as Company;
    const counted = (day: number) => {
      const { duration, rounds, software, software_5y, standards, national_standards, ...more } = registryFigures(
        on(day),
        DAY,
      );
      return [
        duration,
        rounds,
        software,
        software_5y,
        standards,
        national_standards,
        more.certificates,
        more.qualifications,
      ];
    };
    expect(counted(DAY)).toEqual([0, 1, 1, 1, 1, 1, 1, ['A']]);
    expect(counted(DAY + 1)).toEqual([undefined, undefined, 0, 0, 0, 0, 0, undefined]);
    expect(counted(DAY - 50_000).slice(2, 4)).toEqual([1, 0]);
    expect(counted(DAY - 49_999).slice(2, 4)).toEqual([1, 1]);
  });

  it('is absent where nothing is stored', () => {
    const nothing = {
      ...registryFigures(undefined, DAY),
      ...registryFigures({ facts: {} } as unknown as Company, DAY),
    };
    expect(Object.values(nothing).filter((value) => value !== undefined)).toEqual([]);
  });
});

it('every indicator stands under its own name', async () => {
  const indicators = Object.fromEntries(INDICATOR_NAMES.map((name, at) => [name, at + 101]));
  const kinds = ['litigation_defendant', 'litigation_plaintiff', 'pledge', 'reexam', 'transfer', 'transfer_out'];
  const counted = (from: number) => Object.fromEntries(kinds.map((kind, n) => [kind, from + n]));
  const risks = { patents: counted(3001), events: counted(4001), granted: 5001, rejected: 5002 };
  const at = { indicators, day: DAY, risks, families: 9 } as unknown as EvaluatedDay;
  const beside = {
    marks: { filed: 1001, filed_5y: 1002, registered: 1003, registered_5y: 1004 },
    values: { sum: 2001, mean: 2002, top5_mean: 2003, most_cited: 2004 },
  };
  const named = (given: unknown) => INDICATOR_NAMES.find((name) => indicators[name] === given) ?? JSON.stringify(given);
  const lines = (title: string, fields: object): string[] => [
    `# ${title}`,
    ...Object.entries(fields).map(([field, value]) => `${field}: ${value === undefined ? 'absent' : named(value)}`),
  ];
  const text = [
    ...lines('indicators', indicatorFields(at, company, beside)),
    ...lines('fifth level', levelFiveFields(at, company, beside)),
    ...Object.entries(riskFields(at)).flatMap(([title, fields]) => lines(title, fields)),
  ].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('./readings/company-evaluation.txt');
});

it('a day is asked for until today, as a whole one', () => {
  const asked = (date: string) => {
    try {
      return dayAsked(date, Date.UTC(2026, 5, 30));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(['20260630', '2026-06-30'].map(asked)).toEqual([DAY, DAY]);
  expect(['20260701', '202606', 'x'.repeat(41)].map(asked)).toEqual([
    'date 20260701 lies ahead of today, 20260630.',
    'date is "202606": give a day as yyyyMMdd.',
    `date is "${'x'.repeat(40)}": give a day as yyyyMMdd.`,
  ]);
});

it('a note says what was left out of figures, and nothing where all was counted', () => {
  const notes = (said: object) =>
    boundsNotes({ counted: 0, total: 0, undated: 0, unread: 0, ...said }).map(({ en }) => en);
  expect(notes({ counted: MOST_COUNTED, total: MOST_COUNTED })).toEqual([]);
  expect(notes({ counted: MOST_COUNTED, total: MOST_COUNTED + 1 })).toEqual([
    `The latest ${MOST_COUNTED} of ${MOST_COUNTED + 1} publications were counted.`,
  ]);
  expect(notes({ total: 3, undated: 1, unread: 1 })).toEqual([
    '1 of 3 publications have no publication date: they were not counted.',
    `Events and conveyances were read of the latest ${MOST_READ} publications that have any; those of 1 more were not.`,
  ]);
});

it('a company of too few families is given no score, and a note says how many it has', async () => {
  const notes: string[] = [];
  const call = { note: (sentence: string) => void notes.push(sentence) } as never;
  const at = { day: DAY, indicators: {}, families: LEAST_FAMILIES - 1 } as never;
  // nothing is asked of the corpus
  expect(await scored(at, call, {} as never)).toBeUndefined();
  expect(notes).toEqual([`Scores compare owners of ${LEAST_FAMILIES} families or more; it has ${LEAST_FAMILIES - 1}.`]);
});

it('a caller waits for a comparison once of many parts, twice of few, and never longer', async () => {
  const { signal } = new AbortController();
  const never = new Promise<string>(() => {});
  const later = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'made'));
  expect(await withPatience({ all: Promise.resolve('made') }, 5, signal)).toBe('made');
  expect(await withPatience({ all: never, batches: 6 }, 5, signal)).toBeUndefined();
  expect(await withPatience({ all: never, batches: 1 }, 5, signal)).toBeUndefined();
  expect(await withPatience({ all: later(300), batches: 1 }, 200, signal)).toBe('made');
});
