import { describe, expect, it } from 'vitest';
import type { EvaluatedDay } from '#analytics/companies/evaluation.ts';
import { INDICATOR_NAMES } from '#analytics/companies/indicators.ts';
import type { Company } from '#collections/companies/companies.ts';
import { indicatorFields, levelFiveFields, registryFigures, riskFields, withPatience } from './company-evaluation.ts';

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

it('a caller waits for a comparison once of many parts, twice of few, and never longer', async () => {
  const { signal } = new AbortController();
  const never = new Promise<string>(() => {});
  const later = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'made'));
  expect(await withPatience({ all: Promise.resolve('made') }, 5, signal)).toBe('made');
  expect(await withPatience({ all: never, batches: 6 }, 5, signal)).toBeUndefined();
  expect(await withPatience({ all: never, batches: 1 }, 5, signal)).toBeUndefined();
  expect(await withPatience({ all: later(300), batches: 1 }, 200, signal)).toBe('made');
});
