import { subjectOf } from '#analytics/companies/portfolio.ts';
import { holders, namesOf, niceOf, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { c031SpecialIpDataEnterpriseTrademark } from '#contract/generated/enterprise-ip-data.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isEmpty } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { niceClass } from '#marks/numbers.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE } from '#operations/shared/company-lookup.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { statusWords } from '#operations/trademark-data/mark-row.ts';

/** The states of the interface that our own states answer; the others are steps that no loaded source tells. */
const STATES: Readonly<Record<string, string>> = { 1: 'registered', 2: 'dead', 5: 'pending' };
const UNTOLD =
  'Sources tell registered (1), invalid (2) and filed (5); no loaded source tells apart the steps between.';

const NOT_LOADED =
  'No trade mark is stored: import a trade mark register, such as euipo-trademarks or uspto-trademarks.';

const rowOf = (mark: Trademark) => ({
  app_date: mark.filing_date,
  applicant_cn: namesOf(holders(mark)).join('; ') || undefined,
  category: mark.kind,
  id: mark.id,
  int_cls:
    niceOf(mark)
      .map((code) => String(Number(code)))
      .join(',') || undefined,
  reg_no: mark.registration_number,
  status: statusWords(mark),
  tm_class: niceOf(mark).map((code) => String(Number(code)))[0],
  tm_name: mark.mark,
});

export default defineOperation({
  contract: c031SpecialIpDataEnterpriseTrademark,
  path: '/special-ip-data/enterprise-trademark',
  summary: 'Trade marks of a company, the latest first',
  description:
    'Marks that it owns or applied for under any of its names. `tm_class` is a Nice class, `app_year` the year of filing.',
  example: { body: { ...EXAMPLE } },
  async handle({ body, note, signal }, { corpus }) {
    const subject = await subjectOf(corpus, body, note);
    if (!subject) return {};
    const nice = body.tm_class?.trim() ? niceClass(body.tm_class) : undefined;
    if (body.tm_class?.trim() && !nice)
      throw new ServiceError(
        'invalid_request',
        `tm_class: "${body.tm_class.slice(0, 20)}" is no Nice class: give 1 to 45.`,
        { field: 'tm_class' },
      );
    const year = body.app_year?.trim();
    if (year && !/^[12]\d{3}$/.test(year))
      throw new ServiceError('invalid_request', `app_year: "${year.slice(0, 20)}" is no year: give yyyy.`, {
        field: 'app_year',
      });
    if (body.status && !STATES[body.status]) note(UNTOLD);
    const { page_number, page_size } = body;
    const place = pageWithin({ page_number, page_size });
    const query = allOf(
      { kind: 'values', field: 'HOLDER_STANDARD', values: subject.names },
      nice ? { kind: 'values', field: 'NICE', values: [nice] } : undefined,
      year ? { kind: 'range', field: 'FILED', from: `${year}0101`, to: `${year}1231` } : undefined,
      body.status
        ? ({
            kind: 'values',
            field: 'STATE',
            values: STATES[body.status] ? [STATES[body.status]!] : [],
          } satisfies Query)
        : undefined,
    );
    const { hits, total } = await corpus.search(trademarks, {
      query,
      ...place,
      sort: [{ field: 'FILED', order: 'desc' }],
      signal,
    });
    // that there are none is said only where a register of marks is loaded
    if (total === 0 && (await isEmpty(corpus, trademarks))) {
      note(NOT_LOADED);
      return {};
    }
    const found = await corpus.get(
      trademarks,
      hits.map(({ id }) => id),
    );
    return known<AnswerOf<typeof c031SpecialIpDataEnterpriseTrademark>>({
      enterprise_trademark_data: found.map(rowOf),
      total,
    });
  },
});
