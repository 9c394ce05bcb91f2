/**
 * The whole flow over HTTP, with no model: is the right that a product was made of among the first twenty, and with
 * what risk? Products are those of `products.ts`, made whole or with a part removed, of the half that is reported; the
 * corpus is all patents of the sets of `run.ts`; rights that have ended are not searched, so none is asked for. Prints
 * the table of README.md. `npm run eval:fto-flow [-- <products a language>] [--half tune] [--cases]`
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { stateOf } from '#operations/shared/right-state.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { type Row, share } from '../novelty/calls.ts';
import { load, shared } from '../novelty/run.ts';
import type { ProductCase } from './products.ts';
import { casesOf, SETS } from './run.ts';

const TOP = 20;
const LONGEST_WAIT_MS = 300_000;

interface Outcome {
  readonly case: ProductCase;
  /** From 1; absent where the right is not listed. */
  readonly place?: number;
  readonly risk?: string;
  readonly outcome?: string;
  readonly found_by: readonly string[];
  readonly searches: number;
  readonly cpu_ms: number;
}

async function post(service: TestService, path: string, body: Row): Promise<Row> {
  const { status, json } = await service.call(`POST /ai/fto${path}`, { body });
  if (status !== 200 || json?.status !== true) throw new Error(`${path}: ${status} ${json?.error_msg ?? ''}`);
  return json.data as Row;
}

async function ask(service: TestService, one: ProductCase): Promise<Outcome> {
  const began = process.cpuUsage();
  const { task_id } = await post(service, '/submit', { input: one.product, lang: one.language === 'zh' ? 'cn' : 'en' });
  const { features } = await post(service, '/feature/extract', { task_id });
  await post(service, '/feature/confirm', { task_id, tech_features: features });
  await post(service, '/search/agent', { task_id });
  const until = performance.now() + LONGEST_WAIT_MS;
  let result: Row;
  do result = await post(service, '/search/agent/result', { task_id, wait_ms: 40_000 });
  while (result.task_status === 'running' && performance.now() < until);
  const { user, system } = process.cpuUsage(began);
  const rights = result.final_result as Row[];
  const at = rights.findIndex(({ document }) => document === one.patent.publication_number);
  const right = rights[at];
  const claim = (right?.claim_equivalent_info as Row[] | undefined)?.find(
    ({ claim_num }) => claim_num === one.claim_number,
  );
  const found_by = Object.entries(result.process_dict as Row)
    .filter(([, { comparison_result }]) =>
      (comparison_result as Row[]).some(({ patent_id }) => patent_id === right?.patent_id),
    )
    .map(([round]) => round);
  return {
    case: one,
    ...(right && { place: at + 1, risk: right.risk_level as string, outcome: claim?.outcome as string }),
    found_by,
    searches: result.excute_times as number,
    cpu_ms: (user + system) / 1000,
  };
}

/** One product of each patent and kind, spread over the set. */
function chosen(cases: readonly ProductCase[], half: string, most: number): ProductCase[] {
  const firsts = (kind: ProductCase['kind']) => {
    const of = new Map<string, ProductCase>();
    for (const one of cases)
      if (one.kind === kind && one.half === half && !of.has(one.patent.publication_number))
        of.set(one.patent.publication_number, one);
    const all = [...of.values()];
    const step = Math.max(1, all.length / most);
    return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]!);
  };
  return [...firsts('whole'), ...firsts('removed')];
}

const given = process.argv.slice(2);
const most = Number(given.find((word) => /^\d+$/.test(word)) ?? 40);
const half = given.includes('--half') ? given[given.indexOf('--half') + 1]! : 'report';
const corpus: Patent[] = [];
const made = new Map<'en' | 'zh', ProductCase[]>();
for (const language of ['en', 'zh'] as const) {
  for (const set of SETS.filter((one) => one.language === language)) {
    const path = resolve(shared, set.path);
    if (!existsSync(path)) {
      console.log(`${set.name}: skipped, ${set.path} is not on this machine`);
      continue;
    }
    const all = await load(set.source, path);
    corpus.push(...all);
    made.set(language, [...(made.get(language) ?? []), ...casesOf(all, language, set.claims)]);
  }
}
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error' }, corpus });
try {
  const stored = await service.corpus.get(
    patents,
    corpus.map(({ publication_number }) => publication_number),
  );
  const ended = new Set(stored.filter((one) => stateOf(one).state === 'dead').map((one) => one.publication_number));
  const cases = [...made.values()].flatMap((all) =>
    chosen(
      all.filter((one) => !ended.has(one.patent.publication_number)),
      half,
      most,
    ),
  );
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = await ask(service, one);
    outcomes.push(outcome);
    if (given.includes('--cases'))
      console.log(
        `${one.kind} ${one.patent.publication_number} claim ${one.claim_number}: place ${outcome.place ?? '-'}, ${outcome.risk ?? ''} ${outcome.outcome ?? ''}, ${outcome.found_by.join(' ')}`,
      );
  }
  console.log(`${corpus.length} records, ${ended.size} rights have ended; ${half} half`);
  console.log('| product | n | first | first 5 | first 20 | High | Medium | Low | searches | processor time, s |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const language of ['en', 'zh'] as const)
    for (const kind of ['whole', 'removed'] as const) {
      const list = outcomes.filter((one) => one.case.language === language && one.case.kind === kind);
      const within = (place: number) => share(list.filter((one) => (one.place ?? 99) <= place).length, list.length);
      const risk = (level: string) => list.filter((one) => one.risk === level).length;
      const mean = (of: (one: Outcome) => number) => list.reduce((sum, one) => sum + of(one), 0) / list.length;
      console.log(
        `| ${language}, ${kind} | ${list.length} | ${within(1)} | ${within(5)} | ${within(TOP)} | ${risk('High')} | ${risk('Medium')} | ${risk('Low')} | ${mean((one) => one.searches).toFixed(1)} | ${mean((one) => one.cpu_ms / 1000).toFixed(1)} |`,
      );
    }
} finally {
  await service.close();
}
