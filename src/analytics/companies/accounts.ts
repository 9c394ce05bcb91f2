import type { Figure } from '#collections/companies/companies.ts';

/** How long a fiscal period is. */
export type Every = 'year' | 'half' | 'quarter';

/** Days of a period, both ends inclusive: fiscal years of 52 and 53 weeks, quarters of 12 to 14. */
const DAYS: Readonly<Record<Every, readonly [least: number, most: number]>> = {
  year: [350, 380],
  half: [170, 195],
  quarter: [80, 100],
};

/**
 * What a statement calls an item -> concepts under which it is filed, the most telling first; the first that is stated
 * counts. Taxonomies: US GAAP (FASB), IFRS (IFRS Foundation).
 */
// biome-ignore format: read it as a table
const FLOWS = {
  sales: ['us-gaap:Revenues', 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax', 'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax', 'us-gaap:SalesRevenueNet', 'ifrs-full:Revenue'],
  gross_income: ['us-gaap:GrossProfit', 'ifrs-full:GrossProfit'],
  net_income: ['us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss', 'ifrs-full:ProfitLoss'],
  income_with_minorities: ['us-gaap:ProfitLoss', 'us-gaap:NetIncomeLoss', 'ifrs-full:ProfitLoss'],
  tax: ['us-gaap:IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'],
  interest: ['us-gaap:InterestExpense', 'us-gaap:InterestExpenseNonoperating', 'us-gaap:InterestExpenseDebt', 'ifrs-full:FinanceCosts'],
  depreciation: ['us-gaap:DepreciationDepletionAndAmortization', 'us-gaap:DepreciationAmortizationAndAccretionNet', 'us-gaap:DepreciationAndAmortization', 'ifrs-full:DepreciationAndAmortisationExpense'],
  operating_cash: ['us-gaap:NetCashProvidedByUsedInOperatingActivities', 'ifrs-full:CashFlowsFromUsedInOperatingActivities'],
  investing_cash: ['us-gaap:NetCashProvidedByUsedInInvestingActivities', 'ifrs-full:CashFlowsFromUsedInInvestingActivities'],
  financing_cash: ['us-gaap:NetCashProvidedByUsedInFinancingActivities', 'ifrs-full:CashFlowsFromUsedInFinancingActivities'],
  equipment_bought: ['us-gaap:PaymentsToAcquirePropertyPlantAndEquipment', 'us-gaap:PaymentsToAcquireProductiveAssets', 'ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'],
} as const;
// biome-ignore format: read it as a table
const STOCKS = {
  assets: ['us-gaap:Assets', 'ifrs-full:Assets'],
  liabilities: ['us-gaap:Liabilities', 'ifrs-full:Liabilities'],
  equity: ['us-gaap:StockholdersEquity', 'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 'ifrs-full:EquityAttributableToOwnersOfParent', 'ifrs-full:Equity'],
  cash: ['us-gaap:CashAndCashEquivalentsAtCarryingValue', 'ifrs-full:CashAndCashEquivalents'],
  short_investments: ['us-gaap:ShortTermInvestments', 'us-gaap:MarketableSecuritiesCurrent', 'us-gaap:AvailableForSaleSecuritiesDebtSecuritiesCurrent'],
  cash_and_short: ['us-gaap:CashCashEquivalentsAndShortTermInvestments'],
  all_debt: ['us-gaap:DebtLongtermAndShorttermCombinedAmount', 'ifrs-full:Borrowings'],
  long_debt: ['us-gaap:LongTermDebtNoncurrent'],
  current_debt: ['us-gaap:DebtCurrent', 'us-gaap:LongTermDebtCurrent'],
} as const;
type Item = keyof typeof FLOWS | keyof typeof STOCKS;

/** A figure that a statement is made of, as it was filed. */
export type Filed = Pick<Figure, 'concept' | 'value' | 'from' | 'until' | 'filing' | 'form' | 'filed'>;

/** The accounts of one fiscal period, in units of its currency. What is not filed, or rests on it, is absent. */
export interface Accounts {
  readonly from: number;
  readonly until: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly items: Readonly<Partial<Record<Item | Derived, number>>>;
  /** The figures that the items rest on. */
  readonly filed: readonly Filed[];
}

/** Items that are computed, as the operation that shows them describes. */
type Derived = 'ebit' | 'ebitda' | 'cash_st' | 'debt' | 'net_debt' | 'capex' | 'free_cash';

const time = (day: number) => Date.UTC(Math.trunc(day / 1e4), (Math.trunc(day / 100) % 100) - 1, day % 100);
const daysOf = (from: number, until: number) => Math.round((time(until) - time(from)) / 86_400_000) + 1;

const sum = (...values: readonly (number | undefined)[]): number | undefined =>
  values.every((value) => value !== undefined) ? values.reduce((a, b) => a + b, 0) : undefined;
const minus = (value: number | undefined): number | undefined => (value === undefined ? undefined : 0 - value);

function derived(of: Readonly<Partial<Record<Item, number>>>): Partial<Record<Derived, number | undefined>> {
  const ebit = sum(of.income_with_minorities, of.tax, of.interest);
  const cash_st = of.cash_and_short ?? sum(of.cash, of.short_investments);
  const debt = of.all_debt ?? sum(of.long_debt, of.current_debt);
  const capex = minus(of.equipment_bought);
  return {
    ...{ ebit, cash_st, debt, capex, ebitda: sum(ebit, of.depreciation), net_debt: sum(debt, minus(cash_st)) },
    free_cash: sum(of.operating_cash, capex),
  };
}

/**
 * A company's accounts by fiscal period as filed, the latest first. A period counts if its sales or its net income are
 * filed for it; what stands in a balance sheet is of its last day. Amounts in another currency than the latest one that
 * a period is filed in are left out.
 */
export function accountsOf(figures: readonly Figure[], every: Every): Accounts[] {
  const [least, most] = DAYS[every];
  const by = new Map<string, Figure>();
  for (const each of figures) {
    if (!/^[A-Z]{3}$/.test(each.unit)) continue;
    const key = `${each.concept} ${each.unit} ${each.from ?? ''} ${each.until}`;
    const other = by.get(key);
    if (!other || (each.filed ?? 0) >= (other.filed ?? 0)) by.set(key, each);
  }
  const periods = new Map<number, Figure>();
  const bearing: readonly string[] = [...FLOWS.sales, ...FLOWS.net_income];
  for (const each of by.values()) {
    if (each.from === undefined || !bearing.includes(each.concept)) continue;
    const length = daysOf(each.from, each.until);
    if (length < least || length > most) continue;
    const other = periods.get(each.until);
    if (!other || (each.filed ?? 0) > (other.filed ?? 0)) periods.set(each.until, each);
  }
  return [...periods.values()]
    .sort((a, b) => b.until - a.until)
    .map(({ from, until, unit: currency }): Accounts => {
      const filed: Filed[] = [];
      const read = <T extends string>(table: Readonly<Record<T, readonly string[]>>, span: string) =>
        Object.fromEntries(
          Object.entries<readonly string[]>(table).flatMap(([item, concepts]) => {
            const found = concepts.map((concept) => by.get(`${concept} ${currency} ${span}`)).find(Boolean);
            if (found && !filed.some(({ concept }) => concept === found.concept)) filed.push(found);
            return found ? [[item, found.value]] : [];
          }),
        ) as Partial<Record<T, number>>;
      const stated = { ...read(FLOWS, `${from} ${until}`), ...read(STOCKS, ` ${until}`) };
      return { from: from!, until, currency, items: { ...stated, ...derived(stated) } as Accounts['items'], filed };
    });
}

/** The period of the same length that ended a year before, give or take the days by which fiscal years shift. */
export const yearBefore = (all: readonly Accounts[], { until, currency }: Accounts): Accounts | undefined =>
  all.find((each) => each.currency === currency && Math.abs(daysOf(each.until, until) - 366) <= 10);

/** Relative change against the size of what was: (now - then) / |then|; absent where there was nothing. */
export const growth = (now: number | undefined, then: number | undefined): number | undefined =>
  now === undefined || then === undefined || then === 0 ? undefined : rounded((now - then) / Math.abs(then));

export const ratio = (part: number | undefined, whole: number | undefined): number | undefined =>
  part === undefined || whole === undefined || whole === 0 ? undefined : rounded(part / whole);

/** Ratios to four places. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
