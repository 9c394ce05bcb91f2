/**
 * What each flow of ideas, rights and reports takes over many publications: a corpus of generated ones
 * (`flow-documents.ts`), stored where `--keep` says (a run that was ended goes on there), and each flow run over it,
 * alone, one after the other. Told is the time by the clock and that of the processor, of all threads of the service.
 *
 * `npm run bench:flows -- [--documents 1000000] [--keep FOLDER] [--only fto,exploration] [--out FOLDER]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { InFlight } from '#in-flight.ts';
import { startTestService } from '#testing/service.ts';
import { flowDocuments, flowTopics, type Topic } from './flow-documents.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
const documents = Number(values.documents);
const BATCH = 1_000;
const WAIT_MS = 50_000;
/** A flow that is not done by then is told so. */
const LONGEST_MS = 600_000;

type Row = Record<string, any>;
const service = await startTestService({
  ...(values.keep && { data_dir: values.keep }),
  settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_RATE_PER_S: '0' },
});

async function fill(): Promise<void> {
  const stored = (await service.corpus.status()).find(({ name }) => name === patents.name)!.records;
  console.log(`${stored} publications are there`);
  if (stored >= documents) return;
  const began = performance.now();
  const writing = new InFlight(2);
  let batch = [];
  let done = stored;
  let skipped = 0;
  for (const one of flowDocuments(documents)) {
    if (skipped < stored) {
      skipped++;
      continue;
    }
    if (batch.push(one) < BATCH) continue;
    const full = batch;
    batch = [];
    await writing.begin(() => service.corpus.put(patents, full));
    done += full.length;
    if (done % 20_000 === 0) {
      const { user, system } = process.cpuUsage();
      console.log(
        `${done} stored in ${((performance.now() - began) / 1000).toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} s of the processor`,
      );
    }
  }
  if (batch.length > 0) await writing.begin(() => service.corpus.put(patents, batch));
  await writing.ended();
}

async function post(path: string, body: Row): Promise<Row> {
  const { status, json } = await service.call(`POST ${path}` as 'POST /', { body });
  if (status !== 200 || json?.status === false) throw new Error(`${path}: ${status} ${json?.error_msg ?? ''}`);
  return json.data as Row;
}

/** Asks until it is done. */
async function read(path: string, body: Row, isDone: (answer: Row) => boolean): Promise<Row> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const answer = await post(path, { ...body, wait_ms: WAIT_MS });
    if (isDone(answer)) return answer;
    if (performance.now() > until) throw new Error(`${path}: not done after ${LONGEST_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const settled = ({ status }: Row) => status === 'SUCCEED' || status === 'FAILED' || Number(status) > 1;

/** What somebody asks of a topic, in its own terms of art. */
function asked({ phrases, words }: Topic) {
  const [a, b, c, d, e] = phrases as [string, string, string, string, string];
  return {
    problem: `The ${a} fails when it is heated, but a larger ${b} makes the ${c} heavier and its cost too high.`,
    idea: `A ${a} with a ${b} that carries a ${c}, wherein the ${d} is held by a ${words[5]} ${words[9]} and the ${e} reaches 400 MPa at 120 °C, so that the ${a} is reduced.`,
    product: `The product is a ${a}. It has a ${b} with a ${words[3]}. A ${c} is held by the ${d}. The ${e} is driven by a ${words[7]} of 12 V. It has no ${words[11]}.`,
    question: `How is the ${a} held by the ${b}?`,
    claims: `1. A ${a}, comprising: a ${b}; and a ${c} held by the ${b}, wherein the ${d} is reduced.\n2. The ${a} of claim 1, wherein the ${e} is driven by a motor.`,
  };
}
type Asked = ReturnType<typeof asked>;

const FLOWS: Readonly<Record<string, (ask: Asked) => Promise<unknown>>> = {
  async exploration({ problem }) {
    const { task_id } = await post('/ai/find-solution/step1/v3', { solution_issues: problem, lang: 'en' });
    await read('/ai/find-solution/step2/v3', { task_id }, settled);
    await post('/ai/find-solution/step3-submit/v3', { task_id, lang: 'en', recommend: [] });
    const { directions } = await read('/ai/find-solution/step3-query/v3', { task_id }, settled);
    await post('/ai/find-solution/step4/v3', { task_id, lang: 'en', directions });
    await read('/ai/find-solution/step5/v3', { task_id }, settled);
    return `${directions.length} directions`;
  },
  async disclosure({ idea }) {
    const said = await post('/search/patent/patent-disclosure/tech-means', { tech_solution: idea });
    const { job_id } = await post('/search/patent/patent-disclosure/generate', {
      ...said,
      ...{ tech_solution: idea, language: 'en' },
    });
    await read('/search/patent/patent-disclosure/download', { job_id }, ({ job_status }) => Number(job_status) >= 2);
    return undefined;
  },
  async materials({ problem }) {
    const input = `${problem} Its yield strength must be above 400 MPa.`;
    const { task_id } = await post('/ai/material/find-solution/submit', { input, lang: 'en' });
    await read('/ai/material/find-solution/recommend', { task_id }, settled);
    await post('/ai/material/find-solution/confirm-recommend', { task_id, recommend: [] });
    await read('/ai/material/find-solution/mind', { task_id }, settled);
    return undefined;
  },
  async 'pre-research'({ problem }) {
    const { report_id } = await post('/ai/quick-search-report/creation', {
      technical_issues: problem,
      auto_directory: true,
    });
    const until = performance.now() + LONGEST_MS;
    for (;;) {
      const { json } = await service.call('GET /ai/quick-search-report/query', {
        query: { report_id, wait_ms: WAIT_MS },
      });
      if (json?.data?.report_status === 'SUCCEED') return `${json.data.chapters.length} chapters`;
      if (json?.data?.report_status !== 'RUNNING' || performance.now() > until) throw new Error(JSON.stringify(json));
    }
  },
  async question({ question }) {
    const { task_id } = await post('/ai/technical-qa/submit', { input: question, lang: 'en', rag_source: ['patent'] });
    await read('/ai/technical-qa/report', { task_id }, ({ task_status }) => Number(task_status) >= 2);
    return undefined;
  },
  async drafting({ idea, claims }) {
    const { task_id } = await post('/ai/specification/init/cnipa', {
      ...{ claim: claims, disclosure: idea },
    });
    await read('/ai/specification/init-result/cnipa', { task_id }, settled);
    await post('/ai/specification/extract-feature/cnipa', { task_id, category: 'Machine' });
    await post('/ai/specification/generate-report/cnipa', { task_id, title: 'A device', category: 'Machine' });
    await read('/ai/specification/download-report', { task_id }, settled);
    return undefined;
  },
  async feasibility({ idea }) {
    const { task_id } = await post('/ai/feasibility-analysis-creation', { text: idea, lang: 'en' });
    await read('/ai/feasibility-analysis-query', { task_id }, settled);
    return undefined;
  },
  async 'novelty check'({ idea }) {
    const { task_id } = await post('/ai/novelty-check-agent-creation', { text: idea, lang: 'en' });
    await read('/ai/novelty-check-agent-query', { task_id }, settled);
    return undefined;
  },
  async 'idea novelty'({ idea }) {
    const { task_id } = await post('/ai/tech-idea-novelty/submit', { input: idea, lang: 'en' });
    await read('/ai/tech-idea-novelty/result', { task_id }, settled);
    return undefined;
  },
  async fto({ product }) {
    const { task_id } = await post('/ai/fto/submit', { input: product, lang: 'en' });
    const { features } = await post('/ai/fto/feature/extract', { task_id });
    await post('/ai/fto/feature/confirm', { task_id, tech_features: features });
    await post('/ai/fto/search/agent', { task_id });
    const { final_result, excute_times } = await read(
      '/ai/fto/search/agent/result',
      { task_id },
      ({ task_status }) => task_status !== 'running',
    );
    await post('/ai/fto/report/create', { task_id, final_res: final_result.slice(0, 3), title: 'FTO', input: product });
    await read('/ai/fto/report/get', { task_id }, settled);
    return `${final_result.length} rights, ${excute_times} searches`;
  },
};

await fill();
const only = values.only?.split(',');
const rows: string[] = [];
const load = loadavg()[0]!;
/** A topic of its own for each, none of them rare: what one has asked is kept for no other. */
const own = flowTopics();
for (const [at, [name, run]] of Object.entries(FLOWS).entries()) {
  if (only && !only.includes(name)) continue;
  const before = process.cpuUsage();
  const began = performance.now();
  let told: unknown;
  try {
    told = (await run(asked(own[2 + at]!))) ?? '';
  } catch (error) {
    told = `failed: ${(error as Error).message}`;
  }
  const { user, system } = process.cpuUsage(before);
  rows.push(
    `| ${name} | ${((performance.now() - began) / 1000).toFixed(1)} | ${((user + system) / 1e6).toFixed(1)} | ${told} |`,
  );
  console.log(rows.at(-1));
}
const stored = (await service.corpus.status()).find((one) => one.name === patents.name)!.records;
await (values.keep ? service.stop() : service.close());

const date = new Date().toISOString().slice(0, 10);
const head = `# Flows over many publications

${date}, ${stored.toLocaleString('en-US')} generated publications (\`bench/flow-documents.ts\`), ${cpus().length} × ${cpus()[0]!.model}, load ${load.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after. \`npm run bench:flows -- --documents ${documents}\` made this page: each flow once, from its first call to its last answer, with nothing kept of its words; seconds by the clock, and of the processor of the whole service.

| flow | seconds | of the processor | |
|---|---|---|---|
`;
if (!only) {
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, `${date}-flows-${stored}.md`), `${head}${rows.join('\n')}\n`);
}
