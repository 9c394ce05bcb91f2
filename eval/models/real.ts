/**
 * Every flow run to its end with a real model, a small one on this machine: does each end, in what time, what of the
 * model's words was kept, what refused and why. Prints a table and what the flow says beyond what it says without a
 * model, to be read. `npm run eval:models-real [-- flow ... --lang en|zh --documents n]`; the model is that of
 * `small-model.ts`, or any other at `PRIORA_MODEL_URL` with `PRIORA_MODEL` as its name; without either it says what is
 * missing and ends.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sqliteTaskStore, TASKS } from '#stores/sqlite/tasks.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { FLOWS, type Flow, type Input, type Result } from './flows.ts';
import { borneIn, INPUTS, quotesIn, statementsOf, wordsOf } from './measure.ts';
import { noSmallModel, type SmallModel, startSmallModel } from './small-model.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    context: { type: 'string', default: '8192' },
    timeout: { type: 'string', default: '600' },
    documents: { type: 'string', default: '5' },
  },
});

/** What is asked of the chat, as any user might. */
const QUESTIONS = {
  en: [
    'How can battery cells be cooled more evenly?',
    'What is arranged between the cells of a battery module, and what for?',
    'What is the cold plate made of?',
  ],
  zh: ['如何使电池单体的冷却更均匀？', '电池单体之间设置什么，起什么作用？', '冷板由什么制成？'],
} as const;

const chat: Flow = async (service, { lang }) => {
  const answers: Record<string, any>[] = [];
  for (const prompt of QUESTIONS[lang]) {
    const { json } = await service.call('POST /chat/cc-gpt-stream', { body: { prompt, stream: false } });
    answers.push({ content: json?.data?.output?.content ?? JSON.stringify(json) });
  }
  return { answers, pages: [] };
};
const ASKED: Readonly<Record<string, Flow>> = { chat, ...FLOWS };

interface Skilled {
  readonly skill: string;
  readonly by: string;
  readonly dropped: readonly string[];
  readonly fallback?: { readonly reason: string; readonly message: string };
}

/** What skills noted of their answers since the service was started, beyond the first so many. */
async function skilled(of: TestService): Promise<Skilled[]> {
  const store = sqliteTaskStore(join(of.data_dir, TASKS.file));
  const noted: Skilled[] = [];
  for (const { task_id } of await store.newest(100))
    for (const { detail } of await store.entries(of.account_id, task_id, 'skill')) noted.push(detail as never);
  await store.close();
  return noted;
}

async function run(small: SmallModel | undefined): Promise<void> {
  const corpus = demoRecords().filter(({ ipc }) => ipc.some((one) => one.startsWith('H01M10/6')));
  const stored = wordsOf(corpus);
  const model = small
    ? { PRIORA_MODEL_URL: small.url, PRIORA_MODEL: 'small', PRIORA_MODEL_CONTEXT_TOKENS: `${small.context_tokens}` }
    : { PRIORA_MODEL_URL: process.env.PRIORA_MODEL_URL!, PRIORA_MODEL: process.env.PRIORA_MODEL! };
  const settings = { PRIORA_LOG_LEVEL: 'error' };
  const plain = await startTestService({ corpus, settings });
  const told = { PRIORA_MODEL_TIMEOUT_S: values.timeout, PRIORA_MODEL_CONCURRENCY: '1' };
  const wanted = positionals.length > 0 ? positionals : Object.keys(ASKED);
  console.log(
    '| flow | language | calls | tokens read | written | cut | too long | given up | seconds of the model | wall | skills by the model | by the corpus | refused | new beside no model | without a basis | quotes | verified |',
  );
  console.log(`|${'---|'.repeat(17)}`);
  try {
    for (const flow of wanted)
      for (const input of INPUTS.filter(({ lang }) => values.lang === undefined || lang === values.lang)) {
        // one of its own: its record is that of this run alone
        const service = await startTestService({ corpus, settings: { ...settings, ...model, ...told } });
        try {
          await measured(flow, { ...input, documents: Number(values.documents) }, { plain, service, small, stored });
        } finally {
          await service.close();
        }
      }
  } finally {
    await plain.close();
  }
}

async function measured(
  flow: string,
  input: Input,
  of: { plain: TestService; service: TestService; small: SmallModel | undefined; stored: string },
): Promise<void> {
  const { plain, service, small, stored } = of;
  const before = statementsOf(await ASKED[flow]!(plain, input));
  const spent = await small?.spent();
  const began = performance.now();
  let result: Result | undefined;
  let failure = '';
  try {
    result = await ASKED[flow]!(service, input);
  } catch (error) {
    failure = (error as Error).message;
  }
  const wall = (performance.now() - began) / 1000;
  const now = await small?.spent();
  const more = (['calls', 'read', 'written', 'cut', 'too_long', 'left'] as const).map((key) =>
    now && spent ? `${now[key] - spent[key]}` : '',
  );
  const seconds = now && spent ? (now.seconds - spent.seconds).toFixed(0) : '';
  const noted = await skilled(service);
  const fresh = result ? [...statementsOf(result)].filter((one) => !before.has(one)) : [];
  const lost = result ? [...before].filter((one) => !statementsOf(result).has(one)) : [];
  const { loose } = result ? borneIn(result, input, stored) : { loose: [] };
  const { quotes, wrong } = result ? await quotesIn(result, service.corpus) : { quotes: 0, wrong: [] };
  const dropped = noted.flatMap((one) => one.dropped.map((why) => `${one.skill}: ${why}`));
  const row = [
    ...[flow, input.lang, ...more, seconds, wall.toFixed(0)],
    ...[noted.filter(({ by }) => by === 'model').length, noted.filter(({ by }) => by !== 'model').length],
    ...[dropped.length, fresh.length, loose.length, quotes, quotes - wrong.length],
  ];
  console.log(`| ${row.join(' | ')} |${failure && ` failed: ${failure}`}`);
  for (const { skill, fallback } of noted)
    if (fallback) console.log(`  by the corpus: ${skill}: ${fallback.reason}: ${fallback.message}`);
  for (const [sign, lines] of [
    ['refused', dropped],
    ['new', fresh],
    ['lost', lost],
    ['loose', loose],
    ['quote', wrong],
  ] as const)
    for (const line of lines.slice(0, 60)) console.log(`  ${sign}: ${line.slice(0, 500)}`);
}

const elsewhere = process.env.PRIORA_MODEL_URL !== undefined && process.env.PRIORA_MODEL !== undefined;
const missing = elsewhere ? undefined : noSmallModel(process.env);
if (missing !== undefined) {
  console.log(`skipped: no real model: ${missing}, nor PRIORA_MODEL_URL with PRIORA_MODEL`);
} else {
  const small = elsewhere ? undefined : await startSmallModel(process.env, { context_tokens: Number(values.context) });
  try {
    await run(small);
  } finally {
    await small?.close();
  }
}
