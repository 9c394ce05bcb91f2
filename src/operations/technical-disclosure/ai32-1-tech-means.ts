import { ai32_1PatentDisclosureTechMeans } from '#contract/generated/technical-disclosure.ts';
import { defineOperation } from '#operation.ts';
import type { Field } from '#skills/extract-disclosure/extract-disclosure.ts';
import { extractJob } from './extract-job.ts';
import { checkedText } from './input.ts';
import { DISCLOSURE_WORDS } from './words.ts';

export default defineOperation({
  contract: ai32_1PatentDisclosureTechMeans,
  path: '/search/patent/patent-disclosure/tech-means',
  body_limit_bytes: 1_300_000, // the longest text with every character written as an escape
  access: 'run',
  summary: 'Take an idea apart: means, problem, background, effect',
  description:
    'Each field holds sentences of the text, word for word; every sentence stands in one field. Give the fields, edited or not, to `/search/patent/patent-disclosure/generate`.',
  example: {
    body: {
      tech_solution:
        'Battery cells age when they are heated unevenly. A battery pack comprises a cold plate below the cells and a pump that reverses the flow of coolant when inlet and outlet cells differ by more than 5 °C. Thereby the temperature of the cells becomes more even. For example, the pump reverses every 40 s.',
    },
  },
  async handle({ body, account, signal, note }, services) {
    const text = checkedText('tech_solution', body.tech_solution);
    const parts = await services.isolation.run(extractJob, { text }, { services, account: account.id, signal });
    if (parts.dropped === 1) note('A statement of the model did not hold and was dropped.');
    if (parts.dropped > 1) note(`${parts.dropped} statements of the model did not hold and were dropped.`);
    const said = (field: Field) => parts.sentences.filter((one) => one.field === field).map((one) => one.text);
    const { lacks } = DISCLOSURE_WORDS[parts.text_lang];
    return {
      status: parts.lacks.length === 0 ? ('1' as const) : ('0' as const),
      mechanism: said('mechanism').join('\n'),
      outcome: said('outcome').join('\n'),
      background: said('background').join('\n'),
      embodiment: said('embodiment').join('\n'),
      tech_problem: said('tech_problem').join('\n'),
      others: said('others').join('\n'),
      application: said('application'),
      subject_improvement: said('subject_improvement'),
      ...(parts.lacks.length > 0 && { unidentified: parts.lacks.map((lack) => lacks[lack]).join('\n') }),
      sentences: parts.sentences,
    };
  },
});
