import { cityCodes } from '#analytics/companies/words-of-codes.ts';
import { companies } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { idsIn } from '#collections/record-fields.ts';
import { c037CompanySearch } from '#contract/generated/enterprise-basic-data.ts';
import { type AnswerOf, type InputOf, known } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SortKey } from '#corpus/engine.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { englishName } from '#operations/shared/company-facts.ts';
import { daysQuery } from '#operations/shared/days-query.ts';
import { RESULT_WINDOW } from '#operations/shared/pages.ts';
import { parseDay } from '#patents/dates.ts';
import { writtenOut } from '#patents/names.ts';
import { officeByName } from '#patents/offices.ts';

const ROWS = 20;
type Asked = InputOf<(typeof c037CompanySearch)['body']>;

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

const SORTS: Readonly<Record<string, SortKey[]>> = {
  credit_code: [
    { field: 'CREDIT_ORDER', order: 'asc' },
    { field: 'CREDIT_ORDER_REST', order: 'asc' },
  ],
  founded_date: [{ field: 'FOUNDED', order: 'desc' }],
  reg_capital: [{ field: 'CAPITAL', order: 'desc' }],
  social_staff_num: [{ field: 'EMPLOYEES', order: 'desc' }],
  score: [],
};

/** What no stored record can be searched by; refused, since a count that leaves it out would be another question's. */
const UNSERVED = ['tech_tags', 'fin_process', 'rating', 'rating_global', 'is_patsnap_company'] as const;

const whole = (field: string, values: readonly string[]): Query | undefined =>
  values.length === 0 ? undefined : { kind: 'values', field, values };
const one = (field: string, text: string | undefined) => whole(field, text?.trim() ? [text.trim()] : []);
const several = (text: string | undefined) =>
  (text ?? '')
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean);

function range(
  field: string,
  name: string,
  lower: string | undefined,
  upper: string | undefined,
  factor = 1,
): Query | undefined {
  const bound = (text: string | undefined, end: string) => {
    if (text === undefined || text.trim() === '') return undefined;
    const number = Number(text);
    return Number.isFinite(number)
      ? String(number * factor)
      : refuse(`${name}_${end}`, `"${text.slice(0, 40)}" is no number.`);
  };
  const [from, to] = [bound(lower, 'lower'), bound(upper, 'upper')];
  return from === undefined && to === undefined
    ? undefined
    : { kind: 'range', field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Founded between two days, each of which may be a month or a year. */
function founded(lower: string | undefined, upper: string | undefined): Query | undefined {
  const day = (text: string | undefined, end: string) =>
    text?.trim()
      ? (parseDay(text) ?? refuse(`founded_date_${end}`, `"${text.slice(0, 40)}" is no day: give yyyyMMdd.`))
      : undefined;
  const [from, to] = [day(lower, 'lower'), day(upper, 'upper')];
  return daysQuery('FOUNDED', from, to, () =>
    refuse('founded_date_upper', `${to} is before founded_date_lower, ${from}.`),
  );
}

/** Words of a name, all of them, with umlauts as two letters too. */
const words = (text: string | undefined): Query | undefined =>
  text?.trim()
    ? allOf(
        ...text
          .trim()
          .slice(0, 500)
          .split(/\s+/)
          .slice(0, 20)
          .map((word) =>
            anyOf(
              ...[word, writtenOut(word) ?? []].flat().map((text): Query => ({ kind: 'phrase', field: 'NAME', text })),
            ),
          ),
      )
    : undefined;

const flag = (name: string, text: string | undefined, query: Query): Query | undefined =>
  text === undefined || text === ''
    ? undefined
    : text === '1'
      ? query
      : text === '0'
        ? { kind: 'not', of: query }
        : refuse(name, 'is 1 or 0.');

/** Those in a city, by its name or by the code that a register has for it. */
async function cityQuery(corpus: Corpus, name: string | undefined): Promise<Query | undefined> {
  const named = one('CITY', name);
  const codes = named ? await cityCodes(name!, corpus) : [];
  return named && codes.length > 0 ? anyOf(named, whole('CITY_CODE', codes)!) : named;
}

function queryOf(asked: Asked, city: Query | undefined): Query {
  const unserved = UNSERVED.find((name) => asked[name]?.trim());
  if (unserved) refuse(unserved, 'companies are not indexed by it here; leave it out.');
  return allOf(
    words(asked.key_word),
    one('COUNTRY', officeByName(asked.country ?? '') ?? asked.country),
    one('REGION', asked.province),
    city,
    one('DISTRICT', asked.district),
    one('STATUS', asked.entity_status),
    whole(
      'INDUSTRY',
      [asked.gbc_lv1, asked.gbc_lv2, asked.seic_lv1, asked.seic_lv2].flatMap((each) =>
        each?.trim() ? [each.trim()] : [],
      ),
    ),
    whole('LEVEL', several(asked.level)),
    flag('list_status', asked.list_status, { kind: 'values', field: 'LISTED', values: ['1'] }),
    founded(asked.founded_date_lower, asked.founded_date_upper),
    range('EMPLOYEES', 'social_staff_num', asked.social_staff_num_lower, asked.social_staff_num_upper),
    range('CAPITAL', 'reg_capital', asked.reg_capital_lower, asked.reg_capital_upper, 10_000),
  );
}

/** Owners of patents that are looked at. */
const MOST_OWNERS = 20_000;

/** Companies that have a name of an owner of a stored patent. */
async function ownersQuery(corpus: Corpus): Promise<Query> {
  const [owners] = await corpus.facets(patents, { query: { kind: 'all' } }, [
    { field: 'ANCS_EXACT', offset: 0, limit: MOST_OWNERS + 1 },
  ]);
  const values = owners!.buckets.map(({ value }) => value);
  if (values.length > MOST_OWNERS)
    refuse(
      'is_patent',
      `the corpus has more than ${MOST_OWNERS} owners; ask for the patents of a company by its name.`,
    );
  return { kind: 'values', field: 'NAME_EXACT', values };
}

/** A page as a body names it, which the result window reaches. */
function pageOf(text: string): number {
  const written = text.trim();
  if (!/^\d+$/.test(written) || Number(written) < 1) return refuse('page_number', 'give a number from 1.');
  const page = Number(written);
  const most = RESULT_WINDOW / ROWS;
  return page <= most
    ? page
    : refuse('page_number', `at most ${most} pages, ${RESULT_WINDOW} companies, can be read. Narrow the search.`);
}

export default defineOperation({
  contract: c037CompanySearch,
  path: '/company/search',
  summary: 'Search companies by name, place, industry, age and size',
  description:
    'Twenty a page. Registered capital is asked for in units of 10,000 CNY. Industry classes are codes or titles as a source has them. ' +
    '`sort_field`: credit_code, founded_date, reg_capital, social_staff_num, or score for the best match first.',
  example: { body: { key_word: '能源', page_number: '1', sort_field: 'credit_code' } },
  async handle({ body, signal }, { corpus }) {
    const sort = SORTS[body.sort_field.toLowerCase()];
    if (!sort)
      return refuse('sort_field', `is "${body.sort_field.slice(0, 40)}": use one of ${Object.keys(SORTS).join(', ')}.`);
    const page = pageOf(body.page_number);
    const owners = body.is_patent?.trim() ? flag('is_patent', body.is_patent, await ownersQuery(corpus)) : undefined;
    const { hits, total } = await corpus.search(companies, {
      query: allOf(queryOf(body, await cityQuery(corpus, body.city)), owners),
      offset: (page - 1) * ROWS,
      limit: ROWS,
      sort,
      signal,
    });
    const found = await corpus.get(
      companies,
      hits.map(({ id }) => id),
    );
    return known<AnswerOf<typeof c037CompanySearch>>({
      company_count: total,
      company_list: found.map((company) => ({
        company_name: company.name,
        company_name_en: englishName(company),
        credit_code: idsIn(company.ids, 'credit_code')[0],
        is_patsnap_company: undefined,
      })),
      page_number: body.page_number,
      sort_field: body.sort_field,
    });
  },
});
