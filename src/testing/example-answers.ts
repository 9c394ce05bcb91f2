import { type Clock, steadyClock, systemClock } from '#clock.ts';
import type { Operation } from '#operation.ts';
import { operations } from '#operations/index.ts';
import type { CallOptions, Reply, TestService } from './service.ts';

/**
 * When the examples are asked: some answer what stands in the last ten years. The clock runs, since some wait, too.
 */
export const exampleTime = (): { clock: Clock; steady: Clock } => {
  const behind = systemClock() - Date.UTC(2026, 5, 30);
  const clock = () => systemClock() - behind;
  return { clock, steady: steadyClock(clock) };
};

/** `busy` and `timeout`: clients may ask again. */
const AGAIN = 68300008;
const MOST_TRIES = 4;

/** How long a read waits for the end of work. */
const WAIT_MS = 50_000;

/**
 * Asks again where the service says that it is busy, that pictures were still being described, or that work goes on for
 * which a read waited, as clients do.
 */
export const patiently =
  (call: TestService['call']): TestService['call'] =>
  async (operation, given) => {
    for (let tries = 1, pictures = Infinity; ; tries++) {
      const reply = await call(operation, given);
      const left: number = reply.data?.pictures_waiting ?? 0;
      const again = reply.json?.error_code === AGAIN || left > 0 || stillRuns(operation, reply);
      // as long as they become fewer they are waited for
      if (left > 0 && left < pictures) tries = 0;
      pictures = left;
      if (!again || tries === MOST_TRIES) return reply;
    }
  };

/** Whether a read that waits by itself says that the work goes on: its example shows the end. */
const stillRuns = (operation: Parameters<TestService['call']>[0], { data }: Reply) =>
  typeof operation === 'object' && operation.access !== 'run' && data?.task_status === 1;

/**
 * Calls every operation with its own example, in the order of the catalogue: later steps of a flow with the task that
 * its first one has made, reads with a wait, a chat's second call with the ids of its first. Answers what each was
 * given and replied.
 */
export async function* exampleReplies(
  service: Pick<TestService, 'call' | 'key'>,
  asked: readonly Operation[] = operations,
): AsyncGenerator<{ operation: Operation; given: CallOptions; reply: Reply }> {
  const call = patiently((...given) => service.call(...given));
  let ids: Readonly<Record<string, unknown>> = {};
  for (const operation of asked) {
    const first = operations.find(({ id }) => id === MADE_BY[operation.id]);
    if (first) {
      const { data } = await call(first, (first as { example: CallOptions }).example);
      ids = { ...ids, ...idsIn(data) };
    }
    const { example } = operation as { example: CallOptions };
    const { body, query, params } = example as Given;
    const given: CallOptions = {
      ...example,
      ...(params && { params: { ...params, ...carried(params, ids) } }),
      ...(body && { body: continued(operation, body, ids, service.key) }),
      ...(query && { query: { ...query, ...carried(query, ids), ...waiting(operation.query) } }),
    };
    // a job that its caller has named
    const name = operation.id === NAMES_JOB ? body?.job_id : undefined;
    if (name !== undefined) Object.assign(given.body as object, { job_id: name });
    const reply = await call(operation, given);
    yield { operation, given, reply };
    ids = { ...ids, ...idsIn(reply.data ?? {}), ...(name !== undefined && { job_id: name }) };
  }
}

/** What an operation shows is made by another one that may come later: by id, the one that makes it. */
const MADE_BY: Readonly<Record<string, string>> = {
  'ai88-1TechMonitorApiCompanyMonitors': 'p056PatentAlertCreate',
  'ai88-2CompanyMonitorAggregatedInfo': 'p056PatentAlertCreate',
};

/** Begins a job under the name that its caller gives it. */
const NAMES_JOB = 'landscapeApiJobs';

/** An example as it stands in an operation. */
interface Given {
  readonly body?: Record<string, unknown>;
  readonly query?: NonNullable<CallOptions['query']>;
  readonly params?: NonNullable<CallOptions['params']>;
}

/** Ids that later calls of a flow or a chat are made with. */
const CARRIED = ['task_id', 'report_id', 'job_id', 'board_id', 'alert_id', 'ticket', 'chat_id', 'chat_item_id'];

function idsIn(data: Readonly<Record<string, any>>): Record<string, unknown> {
  // what starts several at once answers a list
  const first = Array.isArray(data) ? (data[0] ?? {}) : data;
  const found = Object.fromEntries(CARRIED.flatMap((name) => (first[name] ? [[name, first[name]]] : [])));
  const cells: readonly Record<string, any>[] = data.solution?.cells ?? [];
  const node = cells.find(({ shape }) => shape === 'solution-node');
  return {
    ...found,
    ...(first.alert_id && { 'tech-monitor-id': first.alert_id }),
    ...(node && { node_id: node.data.node_id }),
  };
}

const carried = (given: Readonly<Record<string, unknown>>, ids: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) =>
      name in given ? [[name, typeof given[name] === 'string' ? String(id) : id]] : [],
    ),
  ) as Record<string, string>;

/** What makes a read wait for the end of the work, where it can. */
const waiting = (asked: object | undefined): { wait_ms?: number } =>
  'wait_ms' in ((asked as { properties?: object } | undefined)?.properties ?? {}) ? { wait_ms: WAIT_MS } : {};

function continued(
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
  ids: Readonly<Record<string, unknown>>,
  key: string,
) {
  const asked: Record<string, unknown> = { ...body, ...carried(body, ids), ...waiting(operation.body) };
  if ('task_ids' in body && ids.task_id) asked.task_ids = [ids.task_id];
  // an empty list confirms nothing: what was generated is taken
  for (const [name, value] of Object.entries(asked)) if (Array.isArray(value) && value.length === 0) delete asked[name];
  if (operation.frames) asked.stream = false;
  if ('client_secret' in asked) asked.client_secret = key;
  return asked;
}

/** Values that differ from run to run, as the reference shows them. */
const SHOWN: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['task_id', 'report_id', 'job_id'].map((name) => [name, '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51']),
  ),
  ...Object.fromEntries(
    ['chat_id', 'chatId', 'chat_item_id', 'chatItemId'].map((name) => [name, '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90']),
  ),
  alert_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90',
  tech_monitor_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90',
  ticket: '2c1f0a6e-77d4-4f3b-9a55-1de0c3b8a204',
  session_id: '5f0c5a1b-e2d9-4f0c-8a7b-3d6e1c2f4a90',
  operate_date: 1_769_851_800_000,
  update_ts: '2026-01-31 09:30:00.000',
  task_cost: 2.5,
  cost: 0.5,
  task_version: 9,
};
/** An id of the few that are numbers. */
const SHOWN_NUMBER = 1_730_214_096;

/** How much of an answer stands where: entries of a list, fields of an object, characters of a text. */
const SHORT = { entries: 2, fields: 40, characters: 160 };
const WHOLE: typeof SHORT = { entries: Infinity, fields: Infinity, characters: Infinity };

/** An answer as the reference shows it: two entries of a list, the beginning of a text, the same in every run. */
export const shownAnswer = (value: unknown): unknown => sameInEveryRun(value, '', SHORT);
/** The whole of an answer, with what differs from run to run as the reference shows it. */
export const wholeAnswer = (value: unknown): unknown => sameInEveryRun(value, '', WHOLE);

function sameInEveryRun(value: unknown, name: string, most: typeof SHORT): unknown {
  if (name in SHOWN && value !== undefined)
    return typeof value === 'number' && typeof SHOWN[name] === 'string' ? SHOWN_NUMBER : SHOWN[name];
  // an answer that is an id alone
  if (name === '' && typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)) return SHOWN.chat_id;
  // ids of a map may be made of the task's
  if (name === 'cells')
    return sameInEveryRun(
      JSON.parse(JSON.stringify(value).replace(/"[0-9a-f]{32}"/g, '"5f0c5a1be2d94f0c8a7b3d6e1c2f4a90"')),
      '',
      most,
    );
  if (Array.isArray(value)) return value.slice(0, most.entries).map((each) => sameInEveryRun(each, '', most));
  if (typeof value === 'object' && value !== null) {
    const { business_id: task, ...others } = value as { business_id?: unknown; id?: unknown; title?: unknown };
    // what an account has made, in a list of names
    const listed = Object.keys(others).length === 2 && 'title' in others && /^[0-9a-f]{32}$/.test(String(others.id));
    const entries = Object.entries(value).map(([key, each]) => {
      const named = task !== undefined && each === task ? 'task_id' : listed && key === 'id' ? 'alert_id' : key;
      return [key, sameInEveryRun(each, named, most)];
    });
    return Object.fromEntries(entries.slice(0, most.fields));
  }
  if (typeof value !== 'string') return value;
  const text = value
    .replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-06-30T00:00:00.000Z')
    // minutes of an account's history
    .replace(/^(?<day>2026-06-30 |)00:\d\d$/, '$<day>00:00')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://priora.example')
    .replace(/(https:\/\/priora\.example\/files\/)\S+/g, '$1...');
  const points = [...text];
  return points.length > most.characters ? `${points.slice(0, most.characters).join('')} ...` : text;
}
