import { ai36_1TechnicalQaSubmit } from '#contract/generated/technical-q-a.ts';
import { ServiceError } from '#errors.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import type { TechnicalQuestionData } from './data.ts';
import { technicalQuestion } from './flow.ts';

const SOURCES = ['patent', 'paper', 'website'] as const;

export default flowStart({
  contract: ai36_1TechnicalQaSubmit,
  path: '/ai/technical-qa/submit',
  summary: 'Ask a technical question',
  description:
    'Answered from patents and papers of the corpus. `model` names are aliases of the configured model. Poll `/ai/technical-qa/report`.',
  flow: technicalQuestion,
  example: {
    input: 'What is the heat-conducting layer of a battery module made of?',
    lang: 'en',
    rag_source: ['patent', 'paper'],
    summary_check: true,
  },
  data({ input, lang, rag_source = ['patent', 'paper'], summary_check = false }): TechnicalQuestionData {
    if (!/\p{L}/u.test(input)) throw new ServiceError('invalid_request', 'input: ask in words.', { field: 'input' });
    const sources = rag_source.map((one, index) => {
      const known = SOURCES.find((source) => source === one);
      if (!known)
        throw new ServiceError(
          'invalid_request',
          `rag_source[${index}]: "${one.slice(0, 40)}" is none of ${SOURCES.join(', ')}.`,
          { field: `rag_source[${index}]` },
        );
      return known;
    });
    if (!sources.some((one) => one !== 'website'))
      throw new ServiceError('invalid_request', 'rag_source: no web search is configured; name patent or paper.', {
        field: 'rag_source',
      });
    return { input, lang: lang === 'cn' ? 'zh' : 'en', sources, check: summary_check };
  },
});
