import { describe, expect, it } from 'vitest';
import type { Figure } from '#collections/companies/companies.ts';
import { accountsOf, type Every, growth, ratio, yearBefore } from './accounts.ts';

const figure = (concept: string, value: number, more: Partial<Figure> = {}) =>
  ({ concept, value, unit: 'USD', from: 20230101, until: 20231231, filing: 'f', ...more }) as Figure;
const sales = (value: number, more: Partial<Figure> = {}) => figure('us-gaap:Revenues', value, more);
/** What a balance sheet states: of a day. */
const stock = (concept: string, value: number, more: Partial<Figure> = {}) => {
  const { from: _, ...rest } = figure(concept, value, more);
  return rest as Figure;
};
const read = (figures: readonly Figure[], every: Every = 'year') => accountsOf(figures, every);

/** The concepts of each item, the most telling first. */
// biome-ignore format: read it as a table
const CONCEPTS: readonly (readonly [item: string, of: 'period' | 'day', ...concepts: string[]])[] = [
  ['sales', 'period', 'us-gaap:Revenues', 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax', 'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax', 'us-gaap:SalesRevenueNet', 'ifrs-full:Revenue'],
  ['gross_income', 'period', 'us-gaap:GrossProfit', 'ifrs-full:GrossProfit'],
  ['net_income', 'period', 'us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss'],
  ['income_with_minorities', 'period', 'us-gaap:ProfitLoss', 'us-gaap:NetIncomeLoss', 'ifrs-full:ProfitLoss'],
  ['tax', 'period', 'us-gaap:IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'],
  ['interest', 'period', 'us-gaap:InterestExpense', 'us-gaap:InterestExpenseNonoperating', 'us-gaap:InterestExpenseDebt', 'ifrs-full:FinanceCosts'],
  ['depreciation', 'period', 'us-gaap:DepreciationDepletionAndAmortization', 'us-gaap:DepreciationAmortizationAndAccretionNet', 'us-gaap:DepreciationAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'],
  ['operating_cash', 'period', 'us-gaap:NetCashProvidedByUsedInOperatingActivities', 'ifrs-full:CashFlowsFromUsedInOperatingActivities'],
  ['investing_cash', 'period', 'us-gaap:NetCashProvidedByUsedInInvestingActivities', 'ifrs-full:CashFlowsFromUsedInInvestingActivities'],
  ['financing_cash', 'period', 'us-gaap:NetCashProvidedByUsedInFinancingActivities', 'ifrs-full:CashFlowsFromUsedInFinancingActivities'],
  ['equipment_bought', 'period', 'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment', 'us-gaap:PaymentsToAcquireProductiveAssets', 'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'],
  ['assets', 'day', 'us-gaap:Assets', 'ifrs-full:Assets'],
  ['liabilities', 'day', 'us-gaap:Liabilities', 'ifrs-full:Liabilities'],
  ['equity', 'day', 'us-gaap:StockholdersEquity', 'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 'ifrs-full:EquityAttributableToOwnersOfParent', 'ifrs-full:Equity'],
  ['cash', 'day', 'us-gaap:CashAndCashEquivalentsAtCarryingValue', 'ifrs-full:CashAndCashEquivalents'],
  ['short_investments', 'day', 'us-gaap:ShortTermInvestments', 'us-gaap:MarketableSecuritiesCurrent', 'us-gaap:AvailableForSaleSecuritiesDebtSecuritiesCurrent'],
  ['cash_and_short', 'day', 'us-gaap:CashCashEquivalentsAndShortTermInvestments'],
  ['all_debt', 'day', 'us-gaap:DebtLongtermAndShorttermCombinedAmount', 'ifrs-full:Borrowings'],
  ['long_debt', 'day', 'us-gaap:LongTermDebtNoncurrent'],
  ['current_debt', 'day', 'us-gaap:DebtCurrent', 'us-gaap:LongTermDebtCurrent'],
];

describe('an item', () => {
  it.each(CONCEPTS)('%s (of a %s) is the first of its concepts that is filed', (item, of, ...concepts) => {
    const made = of === 'period' ? figure : stock;
    // what makes a period is there, whatever the item is
    const base = item === 'sales' || item.includes('income') ? [] : [sales(1)];
    for (let first = 0; first < concepts.length; first++) {
      const filed = concepts.slice(first).map((concept, at) => made(concept, 100 + first + at));
      const bearing = item === 'gross_income' ? [sales(1)] : base;
      const [{ items } = { items: {} as never }] = read([...bearing, ...filed]);
      expect([concepts[first], (items as Record<string, number>)[item]]).toEqual([concepts[first], 100 + first]);
    }
  });

  it('is of the very period, of the last day of it, and of its currency', () => {
    const [accounts] = read([
      sales(10),
      figure('us-gaap:GrossProfit', 4, { from: 20230201 }),
      stock('us-gaap:Assets', 50, { until: 20231130 }),
      stock('us-gaap:Liabilities', 30, { unit: 'EUR' }),
      stock('us-gaap:StockholdersEquity', 20),
      figure('us-gaap:IncomeTaxExpenseBenefit', 3, { unit: 'shares' }),
    ]);
    expect([accounts!.items.sales, accounts!.items.equity]).toEqual([10, 20]);
    for (const item of ['gross_income', 'assets', 'liabilities', 'tax'] as const)
      expect(accounts!.items[item]).toBeUndefined();
  });

  it('is what was filed last, and of one day what is told last', () => {
    const [accounts] = read([
      sales(10, { filed: 20240301 }),
      sales(11, { filed: 20250301 }),
      sales(12, { filed: 20240601 }),
    ]);
    expect(accounts!.items.sales).toBe(11);
    expect(read([sales(10, { filed: 20240301 }), sales(11, { filed: 20240301 })])[0]!.items.sales).toBe(11);
    expect(read([sales(10), sales(11)])[0]!.items.sales).toBe(11);
  });

  it('names what it rests on once', () => {
    const [accounts] = read([sales(10), figure('us-gaap:ProfitLoss', 2)]);
    expect(accounts!.items).toMatchObject({ net_income: 2, income_with_minorities: 2 });
    expect(accounts!.filed.map(({ concept }) => concept)).toEqual(['us-gaap:Revenues', 'us-gaap:ProfitLoss']);
  });
});

describe('what is computed', () => {
  const FILED = [
    sales(1000),
    figure('us-gaap:NetIncomeLoss', 90),
    figure('us-gaap:ProfitLoss', 100),
    figure('us-gaap:IncomeTaxExpenseBenefit', 30),
    figure('us-gaap:InterestExpense', 7),
    figure('us-gaap:DepreciationDepletionAndAmortization', 50),
    figure('us-gaap:NetCashProvidedByUsedInOperatingActivities', 160),
    figure('us-gaap:PaymentsToAcquirePropertyPlantAndEquipment', 60),
    stock('us-gaap:CashAndCashEquivalentsAtCarryingValue', 40),
    stock('us-gaap:ShortTermInvestments', 5),
    stock('us-gaap:LongTermDebtNoncurrent', 200),
    stock('us-gaap:DebtCurrent', 20),
  ];
  const without = (...concepts: string[]) => read(FILED.filter(({ concept }) => !concepts.includes(concept)))[0]!.items;

  it('follows from what is filed', () => {
    expect(read(FILED)[0]!.items).toMatchObject({
      ...{ ebit: 137, ebitda: 187, cash_st: 45, debt: 220, net_debt: 175, capex: -60, free_cash: 100 },
    });
  });

  it('is absent where a part of it is', () => {
    expect(without('us-gaap:InterestExpense')).toMatchObject({ ebit: undefined, ebitda: undefined });
    expect(without('us-gaap:DepreciationDepletionAndAmortization')).toMatchObject({ ebit: 137, ebitda: undefined });
    expect(without('us-gaap:ShortTermInvestments')).toMatchObject({
      cash_st: undefined,
      net_debt: undefined,
      debt: 220,
    });
    expect(without('us-gaap:DebtCurrent')).toMatchObject({ debt: undefined, net_debt: undefined, cash_st: 45 });
    const bought = 'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment';
    expect(without(bought)).toMatchObject({ capex: undefined, free_cash: undefined });
  });

  it('takes a sum that is filed before its parts', () => {
    const [accounts] = read([
      ...FILED,
      stock('us-gaap:CashCashEquivalentsAndShortTermInvestments', 46),
      stock('us-gaap:DebtLongtermAndShorttermCombinedAmount', 230),
    ]);
    expect(accounts!.items).toMatchObject({ cash_st: 46, debt: 230, net_debt: 184 });
  });
});

describe('a period', () => {
  const lasting = (from: number, until: number, every: Every) => read([sales(1, { from, until })], every).length;

  it('is as long as its kind, both ends inclusive', () => {
    // 350 and 380 days, and one less and more
    expect([20230116, 20230117].map((from) => lasting(from, 20231231, 'year'))).toEqual([1, 0]);
    expect([20240115, 20240116].map((until) => lasting(20230101, until, 'year'))).toEqual([1, 0]);
    // 170 and 195
    expect([20230619, 20230618].map((until) => lasting(20230101, until, 'half'))).toEqual([1, 0]);
    expect([20230714, 20230715].map((until) => lasting(20230101, until, 'half'))).toEqual([1, 0]);
    // 80 and 100
    expect([20230321, 20230320].map((until) => lasting(20230101, until, 'quarter'))).toEqual([1, 0]);
    expect([20230410, 20230411].map((until) => lasting(20230101, until, 'quarter'))).toEqual([1, 0]);
  });

  it('is one whose sales or net income are filed, the latest first', () => {
    const of = (year: number) => ({ from: year * 10_000 + 101, until: year * 10_000 + 1231 });
    const all = read([
      sales(1, of(2021)),
      figure('ifrs-full:ProfitLoss', 2, of(2023)),
      figure('us-gaap:GrossProfit', 3, of(2022)),
    ]);
    expect(all.map(({ from, until, currency }) => [from, until, currency])).toEqual([
      [20230101, 20231231, 'USD'],
      [20210101, 20211231, 'USD'],
    ]);
  });

  it('is in the currency of what was filed last', () => {
    const both = [sales(1, { filed: 20240101 }), sales(2, { unit: 'EUR', filed: 20240201 })];
    for (const figures of [both, both.toReversed()]) {
      const all = read(figures);
      expect(all.map(({ currency, items }) => [currency, items.sales])).toEqual([['EUR', 2]]);
    }
  });

  it('has one a year before it, give or take the days by which fiscal years shift', () => {
    const ending = (until: number, currency = 'USD') => ({ from: 0, until, currency, items: {}, filed: [] });
    const of = (until: number, currency?: string) => yearBefore([ending(until, currency)], ending(20231231))?.until;
    expect([20221231, 20221221, 20230110].map((until) => of(until))).toEqual([20221231, 20221221, 20230110]);
    expect([20221220, 20230111].map((until) => of(until))).toEqual([undefined, undefined]);
    expect(of(20221231, 'EUR')).toBeUndefined();
  });
});

it('a change is against the size of what was, a ratio against the whole, to four places', () => {
  expect([growth(3, 2), growth(1, -2), growth(0, 3), growth(1, 3)]).toEqual([0.5, 1.5, -1, -0.6667]);
  expect([growth(undefined, 1), growth(1, undefined), growth(1, 0)]).toEqual([undefined, undefined, undefined]);
  expect([ratio(1, 3), ratio(0, 3), ratio(-2, 4)]).toEqual([0.3333, 0, -0.5]);
  expect([ratio(undefined, 1), ratio(1, undefined), ratio(1, 0)]).toEqual([undefined, undefined, undefined]);
});
