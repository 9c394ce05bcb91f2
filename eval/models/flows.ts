import type { Operation } from '#operation.ts';
import feasibility from '#operations/feasibility-analysis-assistant/index.ts';
import fto from '#operations/fto-search/index.ts';
import novelty from '#operations/novelty-search/index.ts';
import drafting from '#operations/specification-drafting/index.ts';
import preResearch from '#operations/tech-pre-research-report/index.ts';
import exploration from '#operations/tech-solution-exploration/index.ts';
import materials from '#operations/tech-solution-exploration-materials/index.ts';
import disclosure from '#operations/technical-disclosure/index.ts';
import type { TestService } from '#testing/service.ts';

type Row = Record<string, any>;
export interface Input {
  readonly lang: 'en' | 'zh';
  /** A solution as somebody tells it. */
  readonly solution: string;
  readonly problem: string;
  readonly material: string;
  readonly claim: string;
  /** Documents that a novelty search shows; default: as many as it does. */
  readonly documents?: number;
}
/** What a flow ends with: its answers, and its documents as HTML. */
export interface Result {
  readonly answers: readonly Row[];
  readonly pages: readonly string[];
}

const wait_ms = 50_000;
const WIRE = { en: 'en', zh: 'cn' } as const;

/** Of answers to a question that waits: not yet. */
const WORKING = new Set<unknown>([1, 'RUNNING', 'PROCESSING', 'running']);

async function call(service: TestService, path: string, body: Row): Promise<Row> {
  const { status, json } = await service.call(path as 'POST /', path.startsWith('GET') ? { query: body } : { body });
  if (status !== 200 || json?.status !== true) throw new Error(`${path}: ${status} ${json?.error_msg ?? ''}`);
  const data = json.data as Row;
  // on a busy machine it may take longer than one call waits
  return 'wait_ms' in body && WORKING.has(data.status) ? call(service, path, body) : data;
}
const named = (operations: readonly Operation[], path: string) =>
  `POST ${operations.find((one) => one.path.endsWith(path))!.path}`;
const page = async ({ files, report_url }: Row): Promise<string> => {
  const url = (files as Row[] | undefined)?.find(({ format }) => format === 'html')?.url ?? report_url;
  return (await fetch(url)).text();
};

export type Flow = (service: TestService, input: Input) => Promise<Result>;

export const FLOWS: Readonly<Record<string, Flow>> = {
  async disclosure(service, { solution, lang }) {
    const at = (path: string) => named(disclosure.operations, path);
    const means = await call(service, at('/tech-means'), { tech_solution: solution });
    const { mechanism = '', outcome, tech_problem } = means;
    const told = { mechanism: mechanism === '' ? solution : mechanism, outcome, tech_problem };
    const { job_id } = await call(service, at('/generate'), { language: WIRE[lang], tech_solution: solution, ...told });
    let done: Row;
    do done = await call(service, at('/download'), { job_id, wait_ms });
    while (done.download_url === undefined && done.message === undefined);
    return { answers: [means, done], pages: [await page(done)] };
  },
  async exploration(service, { problem, lang }) {
    const at = (path: string) => named(exploration.operations, path);
    const { task_id } = await call(service, at('/step1/v3'), { solution_issues: problem, lang: WIRE[lang] });
    const two = await call(service, at('/step2/v3'), { task_id, wait_ms });
    await call(service, at('/step3-submit/v3'), {
      task_id,
      lang: WIRE[lang],
      recommend: two.recommend?.slice(0, 1) ?? [],
    });
    const three = await call(service, at('/step3-query/v3'), { task_id, wait_ms });
    await call(service, at('/step4/v3'), { task_id, lang: WIRE[lang] });
    const five = await call(service, at('/step5/v3'), { task_id, wait_ms });
    return { answers: [two, three, five], pages: [] };
  },
  async materials(service, { material, lang }) {
    const at = (path: string) => named(materials.operations, path);
    const { task_id } = await call(service, at('/submit'), { input: material, lang: WIRE[lang] });
    const recommended = await call(service, at('/recommend'), { task_id, wait_ms });
    await call(service, at('/confirm-recommend'), { task_id, recommend: [] });
    const thinking = await call(service, at('/thinking'), { task_id, wait_ms });
    const mind = await call(service, at('/mind'), { task_id, wait_ms });
    const nodes = (mind.solution?.cells as Row[] | undefined)?.flatMap(({ data }) => data ?? []) ?? [];
    const plans: Row[] = [];
    for (const node of nodes.slice(0, 3)) {
      const body = { task_id, board_id: thinking.board_id, node_id: node.node_id };
      await call(service, at('/implementation'), body);
      plans.push(await call(service, at('/implementation-response'), { ...body, wait_ms }));
    }
    return { answers: [recommended, thinking, mind, ...plans], pages: [] };
  },
  async 'pre-research'(service, { problem }) {
    const [creation, , query] = preResearch.operations as readonly Operation[];
    const { report_id } = await call(service, `POST ${creation!.path}`, { technical_issues: problem });
    let done: Row;
    do done = await call(service, `${query!.method} ${query!.path}`, { report_id, wait_ms });
    while (done.report_status === 'PROCESSING' || done.report_status === 'RUNNING');
    return { answers: [done], pages: [await page(done)] };
  },
  async novelty(service, { solution, lang, documents }) {
    const at = (path: string) => named(novelty.operations, path);
    const { task_id } = await call(service, at('/submit'), { input: solution, lang: WIRE[lang] });
    const { tech_solution } = await call(service, at('/tech-solution/get'), { task_id, wait_ms });
    await call(service, at('/tech-solution/update'), { task_id, tech_solution });
    const extracted = await call(service, at('/feature/extract'), { task_id, wait_ms });
    await call(service, at('/feature/confirm'), { task_id, tech_features: extracted.data });
    const { elements } = await call(service, at('/retrieval/elements'), { task_id, wait_ms });
    await call(service, at('/agent-search'), {
      ...{ task_id, elements },
      ...(documents !== undefined && { documents_shown: documents }),
    });
    let result: Row;
    do result = await call(service, at('/agent-result'), { task_id, wait_ms });
    while (result.task_status === 'running');
    await call(service, at('/feature/comparison/confirm'), { task_id });
    await call(service, at('/export'), { task_id, title: 'Report' });
    const report = await call(service, at('/report/get'), { task_id, wait_ms });
    return { answers: [{ tech_solution }, extracted, elements, result, report], pages: [await page(report)] };
  },
  async fto(service, { solution, lang }) {
    const at = (path: string) => named(fto.operations, path);
    const { task_id } = await call(service, at('/submit'), { input: solution, lang: WIRE[lang] });
    const { features } = await call(service, at('/feature/extract'), { task_id, wait_ms });
    await call(service, at('/feature/confirm'), { task_id, tech_features: features });
    await call(service, at('/search/agent'), { task_id });
    let result: Row;
    do result = await call(service, at('/search/agent/result'), { task_id, wait_ms });
    while (result.task_status === 'running');
    const final_res = (result.final_result as Row[]).slice(0, 3);
    if (final_res.length === 0) return { answers: [features, result], pages: [] };
    const made = await call(service, at('/report/create'), { task_id, title: 'Rights', final_res });
    const report = await call(service, at('/report/get'), { task_id: made.task_id, wait_ms });
    return { answers: [features, result, report], pages: [await page(report)] };
  },
  async feasibility(service, { solution, lang }) {
    const [creation, query] = feasibility.operations as readonly Operation[];
    const { task_id } = await call(service, `POST ${creation!.path}`, { text: solution, lang: WIRE[lang] });
    let done: Row;
    do done = await call(service, `POST ${query!.path}`, { task_id, wait_ms });
    while (done.status === 1);
    return { answers: [done], pages: [await page(done)] };
  },
  async drafting(service, { claim, solution, lang }) {
    const at = (path: string) => named(drafting.operations, path);
    const { task_id } = await call(service, at('/init/cnipa'), { claim, disclosure: solution });
    const read = await call(service, at('/init-result/cnipa'), { task_id, wait_ms });
    const title = lang === 'zh' ? '电池模组' : 'Battery module';
    await call(service, at('/generate-report/cnipa'), { task_id, title, category: read.category });
    const done = await call(service, at('/download-report'), { task_id, wait_ms });
    return { answers: [read, done], pages: [await page(done)] };
  },
};
