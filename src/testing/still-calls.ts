import { inputOf } from '#http/admission.ts';
import { toServiceError } from '#http/answers.ts';
import type { Isolation } from '#isolation/job.ts';
import { callNotes, type Operation } from '#operation.ts';
import type { Services } from '#services.ts';
import { demoService } from './demo-service.ts';
import type { CallOptions, Reply } from './service.ts';
import { type Moves, type StillTask, stillFlows } from './still-flows.ts';

/** By what an operation names a task. */
const OF_TASK = /"(?:task_id|report_id|job_id)"/;
/** Whether an operation begins work, moves it on or reads it; not of one that takes a file. */
export const isOfTask = ({ access, example, files, frames }: Operation): boolean =>
  !files && !frames && (access === 'run' || OF_TASK.test(JSON.stringify(example)));

/** What threads do is done here. */
const isolation = {
  run: (job, input, { services, account, signal }) =>
    job.run(input, services, { account, signal, send: async () => {} }),
} as Isolation;
/** The time stands still, too. */
const NOW = Date.UTC(2026, 5, 30);
/** No file is there. */
const files = {
  link: ({ name }: { name: string }) => `http://here/files/${name}`,
  read: async () => undefined,
  open: async () => ({ kind: 'missing' }),
} as unknown as Services['files'];

/** Numbers of jobs are drawn. */
const undrawn = (name: string, value: unknown) => (name === 'number' && Number(value) > 2 ** 32 ? 'drawn' : value);

/** Calls an operation of which the only task, if there is one, is one that stands still. */
export async function stillCall(
  operation: Operation,
  given: CallOptions,
  task?: StillTask,
  moves: Moves = {},
): Promise<Reply> {
  const { corpus } = await demoService();
  const services = { corpus, isolation, files, clock: () => NOW, base_url: () => 'http://here' };
  // who would wait has gone
  const gone = new AbortController();
  const flows = stillFlows(task, moves, () => gone.abort());
  const { note, made } = callNotes();
  const replied = (status: number, json: object): Reply => {
    const sent = JSON.parse(JSON.stringify({ ...json, ...(made().length > 0 && { notes: made() }) }, undrawn));
    return { status, headers: new Headers(), text: '', json: sent, data: sent.data };
  };
  try {
    const call = inputOf(operation).read({ params: {}, query: {}, body: undefined, ...given });
    const about = { account: { id: 'tests' }, files: [], note, signal: gone.signal };
    const answer = await operation.handle({ ...call, ...about }, { ...services, flows } as unknown as Services);
    const { started, sent } = moves;
    return replied(200, { status: true, data: { answer, ...(started && { started }), ...(sent && { sent }) } });
  } catch (error) {
    const { code, message } = toServiceError(error);
    // what no step leaves behind, such as a report that is ready and is not there
    const why = code === 'internal' ? 'no task is so' : `${code}: ${message}`;
    return replied(400, { status: false, error_msg: why });
  }
}
