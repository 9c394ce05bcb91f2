import { patentId } from '#collections/patents/patent-id.ts';
import { ai66_6ReportCreate } from '#contract/generated/fto-search.ts';
import { ServiceError } from '#errors.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { reportId } from '#operations/shared/report-id.ts';
import { type FtoData, productText, type Right } from './data.ts';
import { ftoSearch } from './flow.ts';
import { scopeJob } from './scope-job.ts';
import { type GivenRight, toJudgement } from './wire.ts';

/** Rights by publication number and by the id that answers give them. */
const byEitherName = (rights: readonly Right[]) =>
  new Map(
    rights.flatMap((right) => [
      [right.publication_number, right] as const,
      [patentId(right.publication_number), right] as const,
    ]),
  );

const rightOf = (known: ReadonlyMap<string, Right>, { patent_id, document }: GivenRight): Right | undefined =>
  known.get(patent_id) ?? (document === undefined ? undefined : known.get(document));

export default flowEvent({
  contract: ai66_6ReportCreate,
  path: '/ai/fto/report/create',
  body_limit_bytes: 8_000_000, // five rights with every element of their claims
  summary: 'Make the report',
  description:
    'Takes one to five rights of the result, or those that you have compared by number; `type_for_user` and `score_for_user` of an element are your own verdict and stand beside what was found. The id that is answered is the report’s own, which `/ai/fto/report/get` takes.',
  flow: ftoSearch,
  event: 'create_report',
  async prepare(
    { task_id, final_res, title },
    data: FtoData,
    { services, account, signal },
  ): Promise<Partial<FtoData>> {
    const shown = title.replace(/[\p{C}\s]+/gu, ' ').trim();
    if (shown === '') throw new ServiceError('invalid_request', 'title: give the report a title.', { field: 'title' });
    const found = byEitherName(data.rights ?? []);
    const others = final_res
      .filter((one) => !rightOf(found, one))
      .map(({ patent_id, document }) => document ?? patent_id);
    const asked = {
      product: productText(data),
      publication_numbers: others,
      lang: data.lang,
      ...(data.settings && { settings: data.settings }),
    };
    const added: Right[] =
      others.length === 0 ? [] : await services.isolation.run(scopeJob, asked, { services, account, signal });
    const known = byEitherName([...(data.rights ?? []), ...added]);
    const selected = final_res.map((one, index) => {
      const right = rightOf(known, one);
      if (right) return right;
      const field = `final_res[${index}].patent_id`;
      const named = (one.document ?? one.patent_id).slice(0, 64);
      throw new ServiceError(
        'invalid_request',
        `${field}: "${named}" is no right of the result, and no publication with claims in the corpus.`,
        { field },
      );
    });
    const judgements = final_res.map((one, index) => toJudgement(one, index, selected[index]!.publication_number));
    const { task_id: report_id } = await services.flows.start(reportId, { of: task_id }, account);
    return { title: shown, selected, judgements, report_id };
  },
  patch: (_body, _data, decided) => decided,
  answer: (_body, { report_id }) => (report_id === undefined ? {} : { task_id: report_id }),
  example: {
    title: 'Rights in the way of the pack with reversing coolant',
    final_res: [
      {
        patent_id: 'US19095411B2',
        public_score: 1,
        feature_match_num: 1,
        features: [],
        comparison_conclusion: {},
        selected: true,
      },
    ],
  },
});
