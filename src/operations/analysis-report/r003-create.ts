import { r003PatentValuationDataPrePatentEvaluationCreate } from '#contract/generated/analysis-report.ts';
import { ServiceError } from '#errors.ts';
import { languageOf } from '#language/script.ts';
import { defineOperation } from '#operation.ts';
import { firstData } from '#operations/novelty-search/first-data.ts';
import { jobOf } from '#operations/shared/jobs.ts';
import { filingEvaluation } from './filing-evaluation/flow.ts';

/** Names and values on the cover. */
const MOST_INFO = 50;
const LONGEST_INFO = 500;
const LONGEST_NAME = 300;

const line = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim();

export default defineOperation({
  contract: r003PatentValuationDataPrePatentEvaluationCreate,
  path: '/patent-valuation-data/pre_patent-evaluation-create',
  access: 'run',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Start an evaluation of a text before it is filed',
  description:
    'Takes the text apart into features, searches and compares patents feature by feature, and counts how crowded their field is. The report says what of the text stands where, what was found nowhere, and what the text lacks for a draft. `tech_maturity_index` is printed as stated. In the language of the text. Poll `/patent-valuation-data/pre_patent-evaluation-export`.',
  example: {
    body: {
      report_name: 'Reversing coolant in a battery pack',
      report_info: [{ key: 'Number', value: 'E-2026-014' }],
      tech_maturity_index: 5,
      limit: 20,
      text: 'Known battery packs cool their cells by a plate through which a coolant flows in one direction. However, cells at the inlet stay colder than cells at the outlet, which shortens their life. According to the invention a cold plate lies below the cells, and a pump reverses the flow of coolant through its channels whenever the temperature difference between inlet cells and outlet cells exceeds 3 °C. A controller reads temperature sensors at both ends of the plate. As a result, the cells of the pack age evenly. Unlike known packs, no second pump is needed. In one example the pump reverses every 40 seconds during fast charging. The invention can be used in electric vehicles and in stationary stores.',
    },
  },
  async handle({ body, account }, services) {
    const { text, report_info = [], limit, tech_maturity_index: readiness } = body;
    const report_name = line(body.report_name);
    if (report_name === '')
      throw new ServiceError('invalid_request', 'report_name: give the report a name.', { field: 'report_name' });
    if (report_info.length > MOST_INFO)
      throw new ServiceError('invalid_request', `report_info: at most ${MOST_INFO}, ${report_info.length} given.`, {
        field: 'report_info',
        maximum: MOST_INFO,
      });
    const first = await firstData({ input: text, lang: languageOf(text) === 'zh' ? 'cn' : 'en' }, services, 'text');
    const { task_id } = await services.flows.start(
      filingEvaluation,
      {
        ...first,
        ...{ limit, readiness },
        report_name: report_name.slice(0, LONGEST_NAME),
        report_info: report_info.map(({ key, value }) => ({
          key: line(key).slice(0, LONGEST_INFO),
          value: line(value).slice(0, LONGEST_INFO),
        })),
      },
      account.id,
    );
    return { job_id: jobOf(task_id) };
  },
});
