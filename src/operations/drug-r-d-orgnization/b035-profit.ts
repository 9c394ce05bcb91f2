import { type Accounts, accountsOf, growth, ratio, yearBefore } from '#analytics/companies/accounts.ts';
import { epochOfDay } from '#clock.ts';
import { entityId } from '#collections/entities/entities.ts';
import { b035OrganizationProfit } from '#contract/generated/drug-r-d-orgnization.ts';
import type { Loose } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { oneEntity } from '#operations/shared/entity-ids.ts';
import { companyOf } from '#operations/shared/organisation.ts';

const YEARS = { ONE_YEAR: 1, THREE_YEAR: 3, FIVE_YEAR: 5, TEN_YEAR: 10 } as const;
const PERIODS = {
  YEARLY: { every: 'year', a_year: 1 },
  SEMI_ANNUAL: { every: 'half', a_year: 2 },
  QUARTERLY: { every: 'quarter', a_year: 4 },
} as const;

type Item = keyof Accounts['items'];

/** One period beside the same one a year before: values, and how they changed. */
function reader(now: Accounts, before: Accounts | undefined) {
  const of = (item: Item) => now.items[item];
  return {
    of,
    grown: (item: Item) => growth(of(item), before?.items[item]),
    share: (part: Item, whole: Item) => ratio(of(part), of(whole)),
    head: { year: epochOfDay(now.until), currency_code: now.currency },
  };
}
type Reader = ReturnType<typeof reader>;

const incomeOf = ({ of, grown, share, head }: Reader) => ({
  ...head,
  sales: { sales: of('sales'), sale_growth: grown('sales') },
  gross_income: {
    gross_inc: of('gross_income'),
    gross_inc_growth: grown('gross_income'),
    gross_margin: share('gross_income', 'sales'),
  },
  ebit: { ebit: of('ebit'), ebit_growth: grown('ebit'), ebit_margin: share('ebit', 'sales') },
  ebitda: { ebitda: of('ebitda'), ebitda_growth: grown('ebitda'), ebitda_margin: share('ebitda', 'sales') },
  net_income: {
    net_income: of('net_income'),
    net_income_growth: grown('net_income'),
    net_income_margin: share('net_income', 'sales'),
  },
});

const balanceOf = ({ of, grown, share, head }: Reader) => ({
  ...head,
  cash_st: {
    cash_st: of('cash_st'),
    cash_st_assets_ratio: share('cash_st', 'assets'),
    cash_st_growth: grown('cash_st'),
  },
  net_debt: {
    net_debt: of('net_debt'),
    net_debt_equity_ratio: share('net_debt', 'equity'),
    net_debt_growth: grown('net_debt'),
  },
  total_assets: {
    assets: of('assets'),
    assets_growth: grown('assets'),
    assets_turnover: share('sales', 'assets'),
    return_on_assets: share('net_income', 'assets'),
  },
  total_debt: {
    debt: of('debt'),
    debt_asserts_ratio: share('debt', 'assets'),
    debt_equity_ratio: share('debt', 'equity'),
    debt_growth: grown('debt'),
  },
  total_liabilities: { liabs: of('liabilities'), liabs_growth: grown('liabilities') },
  total_shareholders_equity: {
    shldrs_equity: of('equity'),
    shldrs_equity_assets_ratio: share('equity', 'assets'),
    return_on_equity: share('net_income', 'equity'),
  },
});

const cashOf = ({ of, grown, head }: Reader) => {
  const [debt, equity] = [of('debt'), of('equity')];
  return {
    ...head,
    capital_expenditures: { capex: of('capex'), capex_growth: grown('capex') },
    free_cash_flow: { free_cf: of('free_cash'), free_cf_growth: grown('free_cash') },
    net_financing_cash_flow: {
      net_financing_cf: of('financing_cash'),
      net_financing_cf_growth: grown('financing_cash'),
    },
    net_investing_cash_flow: {
      net_investing_cf: of('investing_cash'),
      net_investing_cf_growth: grown('investing_cash'),
    },
    net_operating_cash_flow: {
      net_oper_cf: of('operating_cash'),
      net_oper_cf_growth: grown('operating_cash'),
      net_oper_cf_return_on_invest: ratio(
        of('operating_cash'),
        debt === undefined || equity === undefined ? undefined : debt + equity,
      ),
    },
  };
};

const evidenceOf = ({ filed, until, currency }: Accounts) =>
  filed.map(({ concept, value, filing, form }) => ({
    ...{ period_end: epochOfDay(until), concept, value, currency_code: currency },
    ...(filing && { filing }),
    ...(form && { form }),
  }));

type Answer = OperationAnswer<'B035'>;

/** Without what is undefined, however deep. */
const present = (value: Loose<Answer>): Answer => JSON.parse(JSON.stringify(value)) as Answer;

export default defineOperation({
  contract: b035OrganizationProfit,
  path: '/synapse/organization/profit',
  summary: 'The accounts of an organisation as it filed them, by fiscal period',
  description:
    'Figures of filings to the SEC of the company that is called exactly so: fiscal periods and currency as filed, the latest first; `year` is the last day of the period. ' +
    'Formulas: EBIT = net income with minorities + income tax + interest; EBITDA = EBIT + depreciation and amortisation; cash and short-term investments, and debt (long-term + current), as a sum where no total is filed; net debt = debt - cash and short-term investments; capital expenditures = - payments for property, plant and equipment; free cash flow = operating cash flow + capital expenditures; growth = (period - same period a year before) / |a year before|; margins by sales; asset turnover and return on assets by assets at the end of the period, return on equity by equity; return of the operating cash flow on debt + equity. What is not filed, or rests on it, is absent: reports of a quarter state cash flows since the beginning of the year, and the fourth quarter is filed by itself nowhere. No source of share prices is loaded: no market value, no yield. `evidence`: the figures with their filings.',
  example: { body: { organization_id: entityId('organisation:demo:o1'), duration: 'THREE_YEAR' } },
  async handle({ body, note }, { corpus }) {
    const { every, a_year } = PERIODS[body.duration_type];
    const organisation = await oneEntity(corpus, 'organization_id', body.organization_id ?? '', 'organisation');
    const company = await companyOf(corpus, organisation, note);
    const all = accountsOf(company?.figures ?? [], every);
    const shown = all.slice(0, YEARS[body.duration] * a_year);
    const [latest] = shown;
    if (!latest) {
      note(
        'No accounts of the organisation are loaded: company facts of the SEC (importer sec-edgar) would give them.',
      );
      return present({ income_statements: [], balance_sheets: [], cash_flows: [], revenue_detail: [], evidence: [] });
    }
    note('No market value is told: no source of share prices is loaded.');
    const readers = shown.map((each) => reader(each, yearBefore(all, each)));
    return present({
      currency_code: latest.currency,
      unix_date: epochOfDay(latest.until),
      revenue: latest.items.sales,
      revenue_detail: readers.map(({ head, of, share }) => ({
        ...head,
        revenue: of('sales'),
        gross_margin: share('gross_income', 'sales'),
        net_margin: share('net_income', 'sales'),
      })),
      income_statements: readers.map(incomeOf),
      balance_sheets: readers.map(balanceOf),
      cash_flows: readers.map(cashOf),
      evidence: shown.flatMap(evidenceOf),
    });
  },
});
