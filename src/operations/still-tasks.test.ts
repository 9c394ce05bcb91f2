import { beforeAll, expect, it } from 'vitest';
import type { Flow } from '#flows/flow.ts';
import type { Operation } from '#operation.ts';
import { askedGroups, folderOf, ONLY } from '#testing/asked-groups.ts';
import { blurredService } from '#testing/blurred-demo.ts';
import { demoService } from '#testing/demo-service.ts';
import { inOneLine } from '#testing/drawn-answers.ts';
import { drawnSteps, stepsOn } from '#testing/drawn-steps.ts';
import { answersBeside } from '#testing/edge-answers.ts';
import { strangeOf } from '#testing/edges.ts';
import { wholeAnswer } from '#testing/example-answers.ts';
import type { CallOptions, Reply } from '#testing/service.ts';
import { stillCall as ask, isOfTask } from '#testing/still-calls.ts';
import type { Moves, StillTask } from '#testing/still-flows.ts';
import { differences, fieldsOf } from '#testing/told-answers.ts';
import { drawnData, leastData, muchData, thinData, wholeData } from '#testing/whole-data.ts';
import { flowOf } from './flows.ts';
import { forModels } from './for-models/index.ts';

const tools = !ONLY || ONLY.split(',').includes('for-models') ? forModels : [];
const cases = [...askedGroups, ...tools].flatMap((group) => {
  const own = group.operations.filter(isOfTask);
  return own.length > 0 ? [[folderOf(group), own] as const] : [];
});

const saidBy = ({ json }: Reply) =>
  fieldsOf(wholeAnswer(json.status ? { ...json.data, notes: json.notes } : { refused: json.error_msg }));
/** Fields in which an answer differs from that of the first task of which there is one. */
const MOST_OTHER = 12;
const FAILED = { code: 'busy', message: 'It has failed.' };
const CANCELLED = { code: 'cancelled', message: 'It was cancelled.' };

/** Seeds of tasks of which a digest of all answers stands. */
const MORE_DRAWN = [3, 4, 5, 6, 7, 8];
/** Every second of them is poor. */
const madeOf = (seed: number) => (seed % 2 === 0 ? thinData : drawnData);

/** Fields of a request that a task has under the same name: what it has there, and another text. */
function fieldsAgain({ body }: Operation, data: object): readonly object[] {
  const { properties = {} } = (body ?? {}) as { readonly properties?: object };
  return Object.entries(data).flatMap(([name, value]) =>
    !(name in properties) || name.endsWith('_id')
      ? []
      : [{ [name]: value }, ...(typeof value === 'string' ? [{ [name]: `another ${value}` }] : [])],
  );
}

/**
 * What an operation answers of a task in each state of its flow, where it has failed and where it was cancelled: of one
 * of which everything is known, of one of which much is, of one of which no more is than must be, and of two drawn
 * ones. Those of which it says the same stand together; of some more that are drawn a digest. Also the first of which
 * it says anything.
 */
async function ofTasks(
  operation: Operation,
  given: CallOptions,
): Promise<{ lines: string[]; task?: StillTask; begins?: string }> {
  const moves: Moves = {};
  const alone = saidBy(await ask(operation, given, undefined, moves));
  const begins = moves.started?.flow;
  if (moves.asked === undefined)
    return begins ? { lines: [...alone].map((field) => `  ${field.join(': ')}`), begins } : { lines: [] };
  const flow = await flowOf(moves.asked);
  // a job that its caller has named
  const job_id = { ...given.params, ...(given.body as object | undefined) }.job_id;
  const withJob = (all: object) => ('job_id' in all ? { ...all, job_id } : all);
  const made = {
    ...{ whole: wholeData(flow.data), much: muchData(flow.data), bare: leastData(flow.data) },
    ...{ 'one drawn': drawnData(flow.data, 1), 'another drawn': drawnData(flow.data, 2) },
  };
  const tasks = Object.entries(made as Record<string, object>).flatMap(([name, all]) => {
    const data = withJob(all);
    return [
      ...Object.keys(flow.states).map((state) => ({ name: `${name} ${state}`, task: { flow, state, data } })),
      ...[FAILED, CANCELLED].map((error) => ({
        ...{ name: `${name} ${error.code === 'cancelled' ? 'cancelled' : 'failed'}` },
        task: { flow, state: flow.start, data, error },
      })),
    ];
  });
  const told = new Map<string, string[]>();
  let first: { task: StillTask; said: ReadonlyMap<string, string> } | undefined;
  for (const { name, task } of tasks) {
    const said = saidBy(await ask(operation, given, task));
    const lines = first ? differences(first.said, said, MOST_OTHER) : [...said].map((field) => field.join(': '));
    if (!said.has('refused')) first ??= { task, said };
    const text = lines.map((line) => `    ${line}`).join('\n') || '    the same';
    told.set(text, [...(told.get(text) ?? []), name]);
  }
  const more: string[] = [];
  for (const seed of MORE_DRAWN) {
    const data = withJob(madeOf(seed)(flow.data, seed) as object);
    for (const state of Object.keys(flow.states))
      more.push(...[...saidBy(await ask(operation, given, { flow, state, data }))].map((field) => field.join(': ')));
  }
  const again: string[] = [];
  for (const fields of fieldsAgain(operation, made.whole as object))
    for (const state of Object.keys(flow.states)) {
      const call = { ...given, body: { ...(given.body as object), ...fields } };
      const said = saidBy(await ask(operation, call, { flow, state, data: withJob(made.whole as object) }));
      again.push(`${state} ${JSON.stringify(fields)}`, ...[...said].map((field) => field.join(': ')));
    }
  const lines = [...told].flatMap(([text, names]) => [`  ${names.join(', ')}`, text]);
  if (again.length > 0)
    lines.push(`  ${inOneLine(`${operation.id}, asked for what the task has, and for another`, again)}`);
  lines.push(`  ${inOneLine(`${operation.id}, ${MORE_DRAWN.length} more drawn`, more)}`);
  return { lines: [`  of ${flow.name}`, ...lines], ...(first && { task: first.task }), ...(begins && { begins }) };
}

/**
 * What an operation says of its example and of calls beside it, all of tasks that stand still; undefined for one that
 * has nothing to do with tasks.
 * @param flows Gets the flow that it begins.
 */
async function saidOf(operation: Operation, flows: Set<Flow>): Promise<string | undefined> {
  const given = operation.example as CallOptions;
  const { lines, task, begins } = await ofTasks(operation, given);
  if (begins) flows.add(await flowOf(begins));
  if (lines.length === 0) return undefined;
  const call = (_: unknown, other?: CallOptions) => ask(operation, other ?? {}, task);
  const reply = await ask(operation, given, task);
  // as of a read, of which every call may be made
  const read: Operation = { ...operation, access: 'read', whole: false };
  const strange = strangeOf(operation, given);
  const beside = await answersBeside({ call: call as never }, read, { given, reply }, new Map(), strange);
  return [operation.id, ...lines, ' beside it', beside].join('\n');
}

/** What the steps of a flow do, which operations of several groups begin. */
const steps = new Map<Flow, Promise<string[]>>();
function stepsOf(flow: Flow): Promise<string[]> {
  const known = steps.get(flow) ?? saidBySteps(flow);
  steps.set(flow, known);
  return known;
}
async function saidBySteps(flow: Flow): Promise<string[]> {
  const [demo, drawn] = [await demoService(), await blurredService()];
  return [...(await drawnSteps(flow, demo.corpus)), ' on the blurred demo', ...(await stepsOn(flow, drawn.corpus))];
}

beforeAll(demoService, 600_000);
beforeAll(blurredService, 600_000);
if (cases.length === 0) it.skip(`${ONLY}: none of it begins work`);
// as they were written down: after a change that is meant, `vitest run src/operations/still-tasks.test.ts -u`
it.each(cases)('%s: what begins work, what moves it on, and what is read of it', async (name, operations) => {
  const said: string[] = [];
  const flows = new Set<Flow>();
  for (const operation of operations) {
    const text = await saidOf(operation, flows);
    if (text !== undefined) said.push(text);
  }
  for (const flow of flows) said.push(['steps', ...(await stepsOf(flow))].join('\n'));
  if (said.length > 0) await expect(said.join('\n')).toMatchFileSnapshot(`./readings/tasks/${name}.txt`);
});
