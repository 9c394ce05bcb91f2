import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { m002_2AiNoveltyCheckAgentQuery } from '#contract/generated/novelty-check-assistant.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, notDue, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { patentReference } from '#operations/shared/solution-reference.ts';
import { SIMPLE_STATUS } from '#patents/code-words.ts';
import type { AssessedDocument } from '../novelty-search/assessment.ts';
import { noveltyCheck } from '../technology-idea-novelty-search/flow.ts';
import { outcomeOf, shareText } from '../technology-idea-novelty-search/outcome.ts';
import { adviceText, LEVELS, reasoningText, TITLES } from '../technology-idea-novelty-search/texts.ts';

const MOST_SHOWN = 5;

/** A document with the words that say most of the idea. */
function reference(record: Patent, { public_score, views }: AssessedDocument, lang: 'en' | 'zh') {
  const [best] = views.toSorted((a, b) => b.score - a.score);
  const { apd: _, pbd: __, ...shown } = patentReference(record, best?.quote?.text, lang);
  const status = record.legal_status && SIMPLE_STATUS[record.legal_status.simple];
  return {
    ...shown,
    ...(record.filing_date !== undefined && { apd: String(record.filing_date) }),
    ...(record.publication_date !== undefined && { pbd: String(record.publication_date) }),
    similarity_score: public_score.toFixed(2),
    ...(status && { simple_legal_status: status }),
  };
}

export default defineOperation({
  contract: m002_2AiNoveltyCheckAgentQuery,
  path: '/ai/novelty-check-agent-query',
  summary: 'Read what the check has found',
  description:
    '`novelty_score` is the share of the idea that was found in no single document; it says nothing of a grant.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services): Promise<OperationAnswer<'M002-2'>> {
    const task = await settledTask(noveltyCheck, body, account, services, signal);
    const { data, status } = task;
    const outcome = outcomeOf(data);
    if (!outcome) {
      if (status === 'working') return { status: RUNNING };
      if (status === 'failed') return { status: FAILED, message: task.error?.message ?? '' };
      throw notDue(noveltyCheck, task);
    }
    const nearest = outcome.documents.slice(0, MOST_SHOWN);
    const records = new Map(
      (
        await services.corpus.get(
          patents,
          nearest.map(({ document }) => document.publication_number),
        )
      ).map((one) => [one.publication_number, one]),
    );
    const titles = TITLES[data.lang];
    return {
      status: SUCCEEDED,
      proposal_summary: { title: titles.summary, content: data.generated_solution ?? '' },
      key_prior_art: {
        title: titles.art,
        content: nearest.flatMap((one) => {
          const record = records.get(one.document.publication_number);
          return record ? [{ reference: reference(record, one, data.lang) }] : [];
        }),
      },
      novelty_assessment: {
        title: titles.assessment,
        content: {
          novelty_level: LEVELS[data.lang][outcome.level],
          novelty_score: shareText(outcome.not_found),
          nearest_lacks: shareText(outcome.not_in_nearest),
        },
      },
      novelty_reasoning: { title: titles.reasoning, content: reasoningText(outcome, data.lang) },
      recommendations: { title: titles.advice, content: adviceText(outcome, data, data.lang) },
    };
  },
});
