import { ai32_2PatentDisclosureGenerate } from '#contract/generated/technical-disclosure.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { RUNNING } from '#operations/shared/flow-operations.ts';
import { DISCLOSURE_FIELDS, type TechnicalDisclosureData } from './data.ts';
import { technicalDisclosure } from './flow.ts';
import { checkedText } from './input.ts';

export default defineOperation({
  contract: ai32_2PatentDisclosureGenerate,
  path: '/search/patent/patent-disclosure/generate',
  body_limit_bytes: 4_000_000, // the longest text and its fields with every character written as an escape
  access: 'run',
  summary: 'Start drafting a technical disclosure',
  description:
    'Takes the text and its fields as `/search/patent/patent-disclosure/tech-means` has answered them, edited or not; a field that is left out is extracted again. Poll `/search/patent/patent-disclosure/download`.',
  example: {
    body: {
      language: 'en',
      tech_solution:
        'A battery pack comprises a cold plate below the cells and a pump that reverses the flow of coolant when inlet and outlet cells differ by more than 5 °C. Thereby the temperature of the cells becomes more even.',
      mechanism:
        'A battery pack comprises a cold plate below the cells and a pump that reverses the flow of coolant when inlet and outlet cells differ by more than 5 °C.',
    },
  },
  async handle({ body, account }, { flows }) {
    const text = checkedText('tech_solution', body.tech_solution);
    // where every means stands in an example, that is the solution
    if (!/[\p{L}\p{N}]/u.test(body.embodiment ?? '')) checkedText('mechanism', body.mechanism);
    const given: TechnicalDisclosureData['given'] = {};
    for (const field of DISCLOSURE_FIELDS) {
      const sent = body[field];
      if (sent === undefined) continue;
      given[field] = typeof sent === 'string' ? sent : sent.join('\n');
      if (/[\p{L}\p{N}]/u.test(given[field])) checkedText(field, given[field]);
      else if (given[field].trim() !== '')
        throw new ServiceError('invalid_request', `${field}: write words, or leave it empty.`, { field });
    }
    const data: TechnicalDisclosureData = { text, lang: body.language === 'en' ? 'en' : 'zh', given };
    const { task_id } = await flows.start(technicalDisclosure, data, account.id);
    return { job_id: task_id, status: RUNNING as typeof RUNNING };
  },
});
