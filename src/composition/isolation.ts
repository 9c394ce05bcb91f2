import type { Config } from '#config.ts';
import type { Isolation } from '#isolation/job.ts';
import type { SpareThreads } from '#isolation/spare-threads.ts';
import { corpusAt } from './corpus.ts';

/** What reading one document may take: what the interface promises for it. */
export const DOCUMENT_MS = 300_000;

/**
 * Threads for work on the text of others.
 * @param spare Where they come from and stay, in a process that opens one service after another.
 */
export async function openIsolation(config: Config, spare?: SpareThreads): Promise<Isolation> {
  const { isolation } = await import('#isolation/pool.ts');
  const models = config.PRIORA_MODEL_URL === undefined ? 0 : config.PRIORA_MODEL_CONCURRENCY;
  return isolation({
    jobs: new URL('../operations/jobs.ts', import.meta.url).href,
    corpus: corpusAt(config),
    ...(spare && { spare }),
    lanes: {
      answer: { places: config.PRIORA_ANSWERS_AT_ONCE + models, work_ms: config.PRIORA_ANSWER_COMPUTE_S * 1000 },
      search: { places: config.PRIORA_ANSWERS_AT_ONCE, work_ms: config.PRIORA_ANSWER_COMPUTE_S * 1000 },
      step: {
        places: config.PRIORA_STEPS_AT_ONCE,
        work_ms: config.PRIORA_STEP_COMPUTE_S * 1000,
        wall_ms: config.PRIORA_STEP_TIMEOUT_S * 1000,
      },
      document: { places: config.PRIORA_STEPS_AT_ONCE, work_ms: DOCUMENT_MS, wall_ms: DOCUMENT_MS, most_waiting: 40 },
    },
  });
}
