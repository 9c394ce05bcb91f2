import { compounds } from '#collections/compounds/compounds.ts';
import { b067_2OcsrTask } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { failureOf, phaseOf, taskOf } from '#operations/shared/jobs.ts';
import { depictionReading } from './depiction-flow.ts';

type Row = NonNullable<OperationAnswer<'b067-2OcsrTask'>['result']>[number];

const WORDS = { queued: 'PENDING', running: 'PROCESSING', succeeded: 'SUCCESS', failed: 'FAILED' } as const;

export default defineOperation({
  contract: b067_2OcsrTask,
  path: '/eurekals/open/ocsr/task',
  summary: 'Structures that were read in a document',
  description:
    'In the order of pages, each from the top down. `names`: those of the compound in the corpus that has the key. Positions are in units of the page (of a picture its pixels) from the top left corner. A drawing that is not read surely enough is left out, and a note counts it.',
  example: { query: { task_id: '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51' } },
  async handle({ query, account, signal, note }, services) {
    const task_id = taskOf(query.task_id);
    const asked = { task_id, wait_ms: query.wait_ms };
    const task = await settledTask(depictionReading, asked, account, services, signal);
    const { data } = task;
    if (!data.found) {
      const failure = failureOf(task);
      if (failure) note(failure);
      return { status: WORDS[phaseOf(task, false)], task_id: query.task_id, result: [] };
    }
    for (const sentence of data.notes ?? []) note(sentence);
    const keys = [...new Set(data.found.flatMap(({ inchi_key }) => inchi_key ?? []))];
    const records = new Map((await services.corpus.get(compounds, keys)).map((record) => [record.id, record]));
    const result = data.found.map((one, index) =>
      known<Row>({
        formula: one.formula,
        inchi_key: one.inchi_key,
        index,
        isometric_smiles: one.isomeric,
        names: records.get(one.inchi_key ?? '')?.names.map(({ text }) => text) ?? [],
        pdf_page: String(one.page),
        pdf_page_size: one.page_size,
        position: one.position,
        position_normalized: one.normalized,
        smiles: one.smiles,
        sort: index + 1,
        confidence: one.confidence,
      }),
    );
    return { status: WORDS.succeeded, task_id: query.task_id, result };
  },
});
