import { type Area, dataOf, expect, expectRefused, Skipped, told } from './checks.ts';
import type { Reply, Target } from './target.ts';

const BASE = 'POST /ai/novelty-search';
const FTO = 'POST /ai/fto';
const IDEA =
  'A battery pack has a fire-resistant barrier between neighbouring cells. The barrier has a layer of aerogel and a layer that swells with heat, so that the fire of one cell does not reach the next.';
const POLLS = 120;

const submit = async (target: Target): Promise<string> =>
  dataOf(await target.call(`${BASE}/submit`, { body: { input: IDEA, lang: 'en' } })).task_id;

/** Reads a step until it has ended. */
async function ended(target: Target, step: string, task_id: string, base = BASE): Promise<any> {
  for (let n = 0; n < POLLS; n++) {
    const data = dataOf(await target.call(`${base}/${step}`, { body: { task_id, wait_ms: 20_000 } }));
    const state = data.task_status ?? data.status;
    expect(state !== 3 && state !== 'failed', data);
    if (state !== 1 && state !== 'running') return data;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${step} has not ended after ${POLLS} readings`);
}

/** A novelty search with its steps in order, out of order, twice, and by others. */
export const flows: Area = {
  area: 'flows',
  checks: {
    'a novelty search ends with a report': async (target) => {
      const task_id = await submit(target);
      const { tech_solution } = await ended(target, 'tech-solution/get', task_id);
      expect(typeof tech_solution === 'string' && tech_solution !== '', tech_solution);
      expect(
        dataOf(await target.call(`${BASE}/tech-solution/update`, { body: { task_id } })).task_id === task_id,
        'another task_id',
      );
      const { data: tech_features } = await ended(target, 'feature/extract', task_id);
      expect(tech_features?.length > 0 && /^F\d/.test(tech_features[0].feature_num), tech_features);
      dataOf(await target.call(`${BASE}/feature/confirm`, { body: { task_id, tech_features } }));
      const { elements } = await ended(target, 'retrieval/elements', task_id);
      dataOf(await target.call(`${BASE}/agent-search`, { body: { task_id, elements } }));
      const { final_result } = await ended(target, 'agent-result', task_id);
      expect(Array.isArray(final_result), final_result);
      dataOf(await target.call(`${BASE}/feature/comparison/confirm`, { body: { task_id, final_result } }));
      dataOf(await target.call(`${BASE}/export`, { body: { task_id, title: 'Barrier' } }));
      const { report_url } = await ended(target, 'report/get', task_id);
      const report = await fetch(report_url);
      expect(report.ok && (await report.arrayBuffer()).byteLength > 1000, `${report_url}: ${report.status}`);
    },
    'an FTO search ends with a report on one to five documents': async (target) => {
      const call = (step: string, body: object) => target.call(`${FTO}/${step}`, { body });
      const { task_id } = dataOf(await call('submit', { input: IDEA, lang: 'en' }));
      // these answer at once, without a state to poll
      const { features } = dataOf(await call('feature/extract', { task_id }));
      expect(features?.length > 0 && features[0].tech_feature !== '', features);
      dataOf(await call('feature/confirm', { task_id, tech_features: features }));
      dataOf(await call('search/agent', { task_id }));
      const found = await ended(target, 'search/agent/result', task_id, FTO);
      expect(found.task_status === 'success' && Array.isArray(found.final_result), found.task_status);
      const [first] = found.final_result;
      if (!first) throw new Skipped('no right stands in the way of the example');
      for (const final_res of [[], Array.from({ length: 6 }, () => first)])
        expectRefused(await call('report/create', { task_id, title: 'Barrier', final_res }));
      const made = dataOf(await call('report/create', { task_id, title: 'Barrier', final_res: [first] }));
      expect(typeof made.task_id === 'string' && made.task_id !== task_id, made);
      const { status, report_url } = await ended(target, 'report/get', made.task_id, FTO);
      const report = await fetch(report_url);
      expect(status === 2 && report.ok, `${report_url}: ${report.status}`);
    },
    'the results of a novelty search stand in the order of their score': async (target) => {
      const task_id = await submit(target);
      for (const [read, confirm] of [
        ['tech-solution/get', 'tech-solution/update'],
        ['feature/extract', 'feature/confirm'],
      ] as const) {
        await ended(target, read, task_id);
        dataOf(await target.call(`${BASE}/${confirm}`, { body: { task_id } }));
      }
      const { elements } = await ended(target, 'retrieval/elements', task_id);
      dataOf(await target.call(`${BASE}/agent-search`, { body: { task_id, elements } }));
      const { final_result } = await ended(target, 'agent-result', task_id);
      const scores: number[] = final_result.map((each: any) => each.public_score);
      expect(
        scores.every((score, n) => n === 0 || score <= scores[n - 1]!),
        scores,
      );
    },
    'a step out of order is refused, and the task stays what it was': async (target) => {
      const task_id = await submit(target);
      await ended(target, 'tech-solution/get', task_id);
      const reply = await target.call(`${BASE}/export`, { body: { task_id, title: 'too early' } });
      expectRefused(reply);
      expect(!/[a-z]+_[a-z]+_event|undefined|Error:/.test(reply.json.error_msg), reply.json.error_msg);
      dataOf(await target.call(`${BASE}/tech-solution/update`, { body: { task_id } }));
    },
    'a confirmation that comes again is answered as the first time': async (target) => {
      const task_id = await submit(target);
      const { tech_solution } = await ended(target, 'tech-solution/get', task_id);
      const body = { task_id, tech_solution };
      const first = await target.call(`${BASE}/tech-solution/update`, { body });
      const again = await target.call(`${BASE}/tech-solution/update`, { body });
      expect(dataOf(first).task_id === dataOf(again).task_id, told(again));
      const { data } = await ended(target, 'feature/extract', task_id);
      expectRefused(
        await target.call(`${BASE}/tech-solution/update`, {
          body: { task_id, tech_solution: 'Something else entirely.' },
        }),
      );
      const { data: after } = await ended(target, 'feature/extract', task_id);
      expect(JSON.stringify(after) === JSON.stringify(data), 'the task has changed');
    },
    'several confirmations at once advance a task once': async (target) => {
      const task_id = await submit(target);
      const { tech_solution } = await ended(target, 'tech-solution/get', task_id);
      const body = { task_id, tech_solution };
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => target.call(`${BASE}/tech-solution/update`, { body })),
      );
      for (const reply of replies) expect(dataOf(reply).task_id === task_id, told(reply));
    },
    'a submission with an Idempotency-Key is made once': async (target) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const send = (input: string) => target.call(`${BASE}/submit`, { body: { input, lang: 'en' }, headers });
      const [first, again] = [await send(IDEA), await send(IDEA)];
      expect(dataOf(first).task_id === dataOf(again).task_id, `${told(first)} ${told(again)}`);
      const other = await send(`${IDEA} And more.`);
      expect(other.json?.status === false || other.status === 422, told(other));
    },
    'a task that nobody has is not found': async (target) => {
      const reply = await target.call(`${BASE}/tech-solution/get`, { body: { task_id: crypto.randomUUID() } });
      expect(isNotFound(reply), told(reply));
    },
  },
};

const isNotFound = ({ status, json, headers }: Reply) =>
  (status === 404 && headers.get('x-error-code') === '67200101') || json?.status === false;

/** What one account has, another cannot see. */
export const accounts: Area = {
  area: 'accounts',
  checks: {
    'a task of one account does not exist for another': async (target) => {
      const { other_key: key } = target;
      if (key === undefined) throw new Skipped('needs a key of another account (--other-key)');
      const task_id = await submit(target);
      await ended(target, 'tech-solution/get', task_id);
      const steps = [
        'tech-solution/get',
        'tech-solution/update',
        'feature/extract',
        'feature/confirm',
        'retrieval/elements',
        'agent-result',
        'report/get',
      ];
      for (const step of steps) {
        const reply = await target.call(`${BASE}/${step}`, { body: { task_id }, key });
        expect(reply.status === 404 && reply.text === '', `${step}: ${told(reply)}`);
      }
      dataOf(await target.call(`${BASE}/tech-solution/update`, { body: { task_id } }));
    },
    'an Idempotency-Key of one account is free for another': async (target) => {
      const { other_key: key } = target;
      if (key === undefined) throw new Skipped('needs a key of another account (--other-key)');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = { input: IDEA, lang: 'en' };
      const one = dataOf(await target.call(`${BASE}/submit`, { body, headers })).task_id;
      const two = dataOf(await target.call(`${BASE}/submit`, { body, headers, key })).task_id;
      expect(one !== two, 'both have the same task');
    },
  },
};
