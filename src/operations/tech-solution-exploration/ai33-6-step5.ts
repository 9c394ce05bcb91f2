import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { ai33_6Step5V3 } from '#contract/generated/tech-solution-exploration.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, STATUS_WORDS, settledTask } from '#operations/shared/flow-operations.ts';
import { solutionExploration } from './flow.ts';
import { explorationMap } from './map.ts';

export default defineOperation({
  contract: ai33_6Step5V3,
  path: '/ai/find-solution/step5/v3',
  summary: 'Read the map of solutions',
  description:
    'A mind map: the problem, its directions, and below them what documents state, each node with its documents. Every quote is read in its document again before it is shown.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal, note }, services) {
    const task = await settledTask(solutionExploration, body, account, services, signal);
    const { data, state, status } = task;
    if (!data.map || state !== 'mapped') {
      if (status === 'working') return { status: STATUS_WORDS.running };
      if (status === 'failed') return { status: STATUS_WORDS.failed, message: task.error?.message ?? '' };
      throw notDue(solutionExploration, task);
    }
    const numbers = data.map.flatMap(({ approaches }) => approaches.map((one) => one.publication_number));
    const records = new Map(
      (await services.corpus.get(patents, [...new Set(numbers)])).map((record) => [record.publication_number, record]),
    );
    const stands = (quote: ClaimedQuote): Patent | undefined => {
      const record = records.get(quote.publication_number);
      return record && verifyQuote(record, quote).verified ? record : undefined;
    };
    const { solution, gone } = explorationMap(task.task_id, data, stands, new Date(services.clock()).getUTCFullYear());
    if (gone > 0) note(`${gone} passages no longer stand in the corpus and are left out.`);
    return { status: STATUS_WORDS.succeeded, solution };
  },
});
