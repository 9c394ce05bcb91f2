import { type Company, companyPart, type Figure } from '#collections/companies/companies.ts';
import type { Funding } from '#collections/funding/funding.ts';

/** Who sponsors the trials of the demo corpus, as companies: invented, as everything here. */
// biome-ignore format: read it as a table
const SPONSORS: readonly (readonly [key: string, name: string, country: string, city: string, region: string, founded: number, exchange: string, code: string])[] = [
  ['halden', 'Halden Pumps AS', 'NO', 'Halden', 'Østfold', 19870504, 'DEMO EXCHANGE', 'HALD'],
  ['lindau', 'Lindau Coolants GmbH', 'DE', 'Lindau', 'Bayern', 20010910, 'DEMO EXCHANGE', 'LIND'],
];

/** Concepts of the accounts of the demo sponsor: in the first year, and what a year adds. */
// biome-ignore format: read it as a table
const FLOWS: readonly (readonly [concept: string, value: number, adds: number])[] = [
  ['Revenues', 240e6, 30e6], ['GrossProfit', 150e6, 21e6], ['NetIncomeLoss', 18e6, 6e6], ['ProfitLoss', 18e6, 6e6], ['IncomeTaxExpenseBenefit', 5e6, 1e6],
  ['InterestExpense', 2e6, 0], ['DepreciationDepletionAndAmortization', 9e6, 1e6], ['NetCashProvidedByUsedInOperatingActivities', 31e6, 4e6],
  ['NetCashProvidedByUsedInInvestingActivities', -22e6, -2e6], ['NetCashProvidedByUsedInFinancingActivities', -4e6, 1e6], ['PaymentsToAcquirePropertyPlantAndEquipment', 12e6, 1e6],
];
// biome-ignore format: read it as a table
const STOCKS: readonly (readonly [concept: string, value: number, adds: number])[] = [
  ['Assets', 410e6, 35e6], ['Liabilities', 190e6, 8e6], ['StockholdersEquity', 220e6, 27e6], ['CashAndCashEquivalentsAtCarryingValue', 60e6, 5e6],
  ['ShortTermInvestments', 25e6, 2e6], ['LongTermDebtNoncurrent', 70e6, -5e6], ['LongTermDebtCurrent', 10e6, 0],
];

const figures = (): Figure[] =>
  [2022, 2023, 2024].flatMap((year, n): Figure[] => {
    const said = { unit: 'USD', until: year * 10_000 + 1231, form: '20-F', filed: (year + 1) * 10_000 + 301 };
    return [
      ...FLOWS.map(([concept, value, adds]) => ({
        ...{ ...said, concept: `us-gaap:${concept}`, value: value + n * adds, from: year * 10_000 + 101 },
      })),
      ...STOCKS.map(([concept, value, adds]) => ({ ...said, concept: `us-gaap:${concept}`, value: value + n * adds })),
    ];
  });

export const demoSponsors = (): Company[] =>
  SPONSORS.map(([key, name, country, city, region, founded, exchange, code], n) =>
    companyPart({
      ids: [`own:demo-sponsor-${key}`],
      provenance: [{ source: 'demo', key: `sponsor ${key}` }],
      ...{ name, country, city, founded, type: 'company', status: 'ACTIVE', demo: true as const },
      addresses: [{ kind: 'headquarters', lines: ['1 Sample Road'], city, region, country }],
      facts: { listing: [{ code, name, exchange }] },
      ...(n === 0 && { figures: figures() }),
    }),
  );

/** Rounds and grants of the demo corpus. */
export const demoFunding = (): Funding[] => {
  const said = { source: 'demo', demo: true as const };
  return [
    {
      ...{ ...said, id: 'demo:round:1', kind: 'round', recipient: 'Halden Pumps AS', announced: 20190612 },
      givers: ['Lindau Coolants GmbH', 'Norvald Ventures'],
      ...{ type: 'Series B', type_zh: 'B轮', amount: 40e6, currency: 'USD', amount_printed: '40 million US dollars' },
    },
    {
      ...{ ...said, id: 'demo:round:2', kind: 'round', recipient: 'Lindau Coolants GmbH', announced: 20210118 },
      ...{ givers: ['Halden Pumps AS'], type: 'Corporate round', type_zh: '战略投资' },
      ...{ amount: 5e6, amount_upper: 8e6, currency: 'EUR', amount_printed: 'between 5 and 8 million euros' },
    },
    {
      ...{
        ...said,
        id: 'demo:grant:1',
        kind: 'grant',
        recipient: 'Halden Pumps AS',
        opens: 20220101,
        closes: 20241231,
      },
      ...{ givers: ['University of Norvald', 'Norvald Research Council'], amount: 750_000, currency: 'USD' },
    },
  ];
};
