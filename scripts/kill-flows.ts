/**
 * `npm run kill-flows -- [seed]`: every flow of the catalogue is killed with SIGKILL while it works, and must answer as
 * if nothing had been. The examples of all operations that start work, go on with it or read it are asked three times
 * of one service: twice undisturbed, where what differs (ids of an account's history, times) is set aside; then with a
 * kill some milliseconds after each call that starts work. Prints what differs; ends with status 1 if anything does.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '#operation.ts';
import { operations } from '#operations/index.ts';
import { exampleReplies, shownAnswer } from '#testing/example-answers.ts';
import { seeded } from '#testing/seeded.ts';
import { callsTo } from '#testing/service.ts';
import { startTarget } from './attack/target.ts';

/** Milliseconds between the answer of a call and the kill, at most: steps of the examples take some hundred. */
const MOST_MS = 400;
const NAMED = ['task_id', 'report_id', 'job_id', 'task_ids', 'board_id'];

const fields = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
const takesTask = ({ body, params, query }: Operation) =>
  [body, params, query].flatMap(fields).some((name) => NAMED.includes(name));
/** Calls that start work, go on with it, or read what it has made. */
const asked = operations.filter((operation) => operation.access === 'run' || takesTask(operation));

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const random = seeded(seed);

const target = await startTarget();
let kills = 0;

/** What every example answers, as the reference would show it. */
async function answers(disturbed: boolean): Promise<Map<string, string>> {
  const key = target.key.authorization!.replace('Bearer ', '');
  const call = callsTo(target.url, key);
  const found = new Map<string, string>();
  for await (const { operation, reply } of exampleReplies({ call, key }, asked)) {
    const told = reply.json === undefined ? reply.text : reply.data;
    found.set(operation.id, JSON.stringify([reply.status, reply.json?.error_msg, shownAnswer(told)]));
    if (!disturbed || operation.access !== 'run' || reply.status !== 200) continue;
    await delay(random() * MOST_MS);
    await target.killed();
    kills++;
    process.stderr.write(`\r${kills} kills`);
  }
  return found;
}

try {
  const [first, second] = [await answers(false), await answers(false)];
  const third = await answers(true);
  const compared = [...second].filter(([id, told]) => first.get(id) === told);
  const wrong = compared.filter(([id, told]) => third.get(id) !== told);
  process.stdout.write(
    `${kills} kills (seed ${seed}), ${compared.length} of ${asked.length} answers compared, ${wrong.length} differ.\n`,
  );
  for (const [id, told] of wrong)
    process.stdout.write(`! ${id}\n  ${told.slice(0, 600)}\n  ${third.get(id)?.slice(0, 600)}\n`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await target.close();
}
