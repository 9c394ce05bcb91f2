import { patentId } from '#collections/patents/patent-id.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import { t001TaskAicc } from '#contract/generated/telecom.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import type { Task } from '#flows/runner.ts';
import { type Call, defineStream } from '#operation.ts';
import type { Services } from '#services.ts';
import { chartOf } from './chart.ts';
import type { SepData } from './data.ts';
import { sepAnalysis } from './flow.ts';

type Frame = AnswerOf<typeof t001TaskAicc>;
const STEPS = { recommending: 'RECOMMEND_TS', finding_sections: 'FIND_SECTIONS', comparing: 'CC_COMPARE' } as const;
const ORDER = ['recommending', 'finding_sections', 'comparing', 'charted'];
/** Between two signs of life. */
const HEARTBEAT_MS = 5_000;

interface Asked {
  readonly patent_number: string;
  readonly ts?: readonly { ts_number: string; version?: string }[];
  readonly task_id?: string;
}

/** The task that a caller goes on with, or a new one. */
async function taskOf({ body, account, headers }: Call<Asked>, services: Services): Promise<Task<SepData>> {
  const { patent_number, ts = [], task_id } = body;
  if (task_id !== undefined) return services.flows.read(sepAnalysis, task_id, account.id);
  const site = headers['x-site-lang'];
  const [patent] = await patentsByNumber(services.corpus, [patent_number]);
  const refuse = (what: string) =>
    new ServiceError('invalid_request', `patent_number: ${what}`, { field: 'patent_number' });
  if (!patent) throw refuse(`"${patent_number.slice(0, 60)}" is not in the corpus: import it first.`);
  if (!patent.claims.some(({ claims }) => claims.some(({ independent }) => independent)))
    throw refuse(`${patent.publication_number} has no claims here: import a source with claims.`);
  const first = {
    publication_number: patent.publication_number,
    ts: ts.map(({ ts_number, version }) => ({ ts_number, ...(version && { version }) })),
    ...(site && { lang: site === 'CN' ? ('zh' as const) : ('en' as const) }),
  };
  return services.flows.start(sepAnalysis, first, account.id);
}

/** A frame for each step that the task has come to, signs of life between, and what it came to. */
async function* frames(call: Call<Asked>, services: Services): AsyncGenerator<Frame> {
  const { signal, account } = call;
  let task = await taskOf(call, services);
  const { task_id } = task;
  const processing = { task_id, status: 'PROCESSING' as const };
  yield { ...processing, step: 'INIT' };
  let told = -1;
  const due = (state: string) => ORDER.slice(told + 1, ORDER.indexOf(state) + 1);
  for (;;) {
    for (const state of due(task.state)) {
      told = ORDER.indexOf(state);
      if (state === 'charted' || (state === 'recommending' && task.data.ts.length > 0)) continue;
      yield { ...processing, step: STEPS[state as keyof typeof STEPS] };
    }
    if (task.status !== 'working') break;
    signal.throwIfAborted();
    const before = task.state;
    task = await services.flows.settled(sepAnalysis, task_id, account.id, HEARTBEAT_MS, signal);
    if (task.status === 'working' && task.state === before) yield processing;
  }
  yield {
    task_id,
    status: 'FINISH',
    content: { compare_results: chartOf(task, patentId(task.data.publication_number)) },
  };
}

export default defineStream({
  contract: t001TaskAicc,
  path: '/open_api/task/aicc',
  access: 'run',
  summary: 'Read the claims of a patent on specifications',
  description:
    'Specifications are your own (`priora import standards FILE`). Without `ts` those that declarations name are taken, else those whose sections share most with the claims. `is_sep`: yes when every element of an independent claim has its words in a section (score 60 of 100), no when the specification contradicts one, else uncertain; that is a reading of words, no opinion in law. Every sentence is verbatim. When the connection ends the work goes on: ask again with `task_id`.',
  example: { body: { patent_number: 'US19088966B2', ts: [{ ts_number: 'DS 10.101' }], stream: false } },
  frames,
  gather: (all) => all.at(-1)!,
});
