import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepContext } from '#flows/flow.ts';
import { openAiCompatible } from '#models/openai-compatible.ts';
import { replaySearches } from '#operations/shared/replay.ts';
import type { EmbeddingOrder } from '#skills/search-prior-art/embedding-order.ts';
import type { TaskEntry } from '#tasks/store.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import type { NoveltySearchData } from './data.ts';
import group from './index.ts';
import { search } from './steps.ts';

const RECORDS = 40;
/** Batteries of the demo corpus. */
const corpus = demoRecords()
  .filter((one) => one.ipc.some((symbol) => symbol.startsWith('H01M')))
  .slice(0, RECORDS);
/** What the vectors put first, and the words do not. */
const FAVOURITE = corpus[28]!;

let endpoint: ScriptedEndpoint;
let service: TestService;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  const settings = {
    PRIORA_MODEL_URL: endpoint.url,
    PRIORA_MODEL: 'tiny',
    PRIORA_EMBEDDING_MODEL: 'vectors-1',
    PRIORA_MODEL_TIMEOUT_S: '1',
  };
  service = await startTestService({ corpus, settings, groups: [group] });
});
afterAll(() => Promise.all([service.close(), endpoint.close()]));

const title = (text: string) => text.split('\n')[0]!;
const isFavourite = (text: string) => FAVOURITE.titles.some((one) => one.text === title(text));
const isIdea = (text: string) => text.startsWith('battery module\n');
beforeEach(() => {
  // chat is not what is tested: the grounded answers do
  endpoint.script({ status: 400 });
  endpoint.embed((texts) => texts.map((text) => (isIdea(text) || isFavourite(text) ? [1, 0] : [0, 1])));
});

const model = (embedding_model?: string) =>
  openAiCompatible({
    url: endpoint.url,
    model: 'tiny',
    embedding_model,
    timeout_ms: 1_000,
    concurrency: 1,
    retries: 0,
    context_tokens: 8_000,
    max_output_tokens: 500,
  });

const feature = (number: string, text: string, weight: 'topic' | 'key', selected = true) => ({
  number,
  text,
  weight,
  selected,
  user_added: true,
  elements: [],
});
const DATA: NoveltySearchData = {
  input: 'secret words of the inventor',
  text: 'A battery module with a cold plate below the battery cells.',
  lang: 'en',
  reference_date: 20_300_101,
  reference_basis: 'today',
  summary: {
    text_lang: 'en',
    form: 'idea',
    problem: [],
    subject: [{ text: 'battery module', start: 2, end: 16, basis: 'preamble' }],
    solution: [],
    effect: [],
  },
  confirmed_features: [
    feature('F1', 'a cold plate below the cells', 'key'),
    feature('F2', 'left out by the user', 'key', false),
    feature('F3', 'a module of battery cells', 'topic'),
  ],
  confirmed_blocks: [
    { feature_text: 'cells', type: 'topic', concepts: [{ words: ['battery', 'cell'], classes: ['H01M10/613'] }] },
    { feature_text: 'plate', type: 'key', concepts: [{ words: ['plate', 'cooling'], classes: [] }] },
  ],
  family_merge: false,
};

/** The step of the search, and the record that it leaves. */
async function searched(embedding_model?: string, data = DATA) {
  const entries: TaskEntry[] = [];
  const progress: [number, number, string][] = [];
  const context = {
    services: { corpus: service.corpus, model: model(embedding_model) },
    account: 'a1',
    task_id: 't1',
    signal: new AbortController().signal,
    log: (kind: string, detail: object) => entries.push({ at: 0, kind, detail } as never),
    progress: (done: number, total: number, what: string) => progress.push([done, total, what]),
  } as unknown as StepContext;
  const { prior_art } = await search(data, context);
  const logged = entries.filter(({ kind }) => kind === 'embedding_order').map(({ detail }) => detail);
  return { prior_art: prior_art!, entries, progress, logged: logged as unknown as EmbeddingOrder[] };
}

/** What was asked for vectors; the model also writes claims to search with. */
const embedded = () => endpoint.asked.filter(({ path }) => path.endsWith('/embeddings'));

describe('the search with an embedding model', () => {
  it('fuses its order as one more list, and finds the same in the same ways', async () => {
    const [without, withIt] = [await searched(), await searched('vectors-1')];
    const number = FAVOURITE.publication_number;
    const before = without.prior_art.candidates;
    const after = withIt.prior_art.candidates;
    const place = (all: typeof before) => all.findIndex((one) => one.publication_number === number);
    expect([place(before), place(after)]).toEqual([9, 4]);
    const { order } = withIt.prior_art.embedding_order!;
    // its family's publications have the same title: the same vector here
    const same = corpus.filter(({ titles }) => titles.some(({ text }) => isFavourite(text)));
    expect(order!.slice(0, same.length).toSorted()).toEqual(same.map((one) => one.publication_number).toSorted());
    expect(order).toHaveLength(before.length);
    for (const candidate of after) {
      const plain = before.find((one) => one.publication_number === candidate.publication_number)!;
      expect(candidate.found_by).toEqual(plain.found_by);
      expect(candidate.score).toBeCloseTo(plain.score + 1 / (61 + order!.indexOf(candidate.publication_number)), 12);
    }
    expect(withIt.prior_art.rounds).toEqual(without.prior_art.rounds);
    expect(withIt.progress.at(-1)).toEqual([6, 7, 'embedding_order']);
  });

  it('sends subject and selected features, the weightiest first, and of candidates title and abstract', async () => {
    await searched('vectors-1');
    const [idea, ...texts] = embedded().flatMap(({ body }) => body.input as string[]);
    expect(idea).toBe('battery module\na module of battery cells\na cold plate below the cells');
    const stored = new Set(
      corpus.map(({ titles, abstracts }) => {
        const of = (all: typeof titles) => (all.find(({ lang }) => lang === 'en') ?? all[0])!.text;
        return `${of(titles)}\n${of(abstracts)}`;
      }),
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => !stored.has(text))).toEqual([]);
    expect(JSON.stringify(endpoint.asked.map(({ body }) => body))).not.toMatch(/secret words|left out by the user/);
  });

  it('records the order that it used; a replay runs the searches and asks nobody', async () => {
    const { prior_art, entries, logged } = await searched('vectors-1');
    expect(logged).toEqual([prior_art.embedding_order]);
    const sent = embedded().flatMap(({ body }) => body.input).length;
    expect(logged[0]).toMatchObject({ strategy: 'embedding_order', model: 'vectors-1', texts_embedded: sent });
    endpoint.script({ status: 400 });
    const { searches } = await replaySearches(service.corpus, entries);
    expect(searches).toHaveLength(prior_art.runs.length);
    expect(searches.every(({ same_hits }) => same_hits)).toBe(true);
    expect(endpoint.asked).toEqual([]);
  });

  it.each([
    ['breaks', { status: 500 }],
    ['is silent', { say: '', breaks: 'silence' }],
    ['answers nonsense', { raw: '{"data":[{"embedding":["x"]}]}' }],
  ] as const)('goes on as without it when the endpoint %s, and says so', async (_how, answer) => {
    endpoint.embed(() => answer);
    const [without, withIt] = [await searched(), await searched('vectors-1')];
    expect(withIt.prior_art.candidates).toEqual(without.prior_art.candidates);
    expect(withIt.logged[0]).toMatchObject({
      model: 'vectors-1',
      texts_embedded: 0,
      failure: { reason: expect.any(String) },
    });
    expect(withIt.logged[0]).not.toHaveProperty('order');
  });

  it('asks nothing and records nothing where none is configured', async () => {
    const { logged, prior_art, progress } = await searched();
    expect([logged, embedded()]).toEqual([[], []]);
    expect(prior_art).not.toHaveProperty('embedding_order');
    expect(progress.map(([, total]) => total)).toEqual([6, 6, 6, 6, 6, 6]);
  });
});

describe('the whole walk', () => {
  type Row = Record<string, any>;
  async function call(path: string, body: Row): Promise<Row> {
    const operation = group.operations.find((one) => one.path === `/ai/novelty-search${path}`)!;
    const reply = await service.call(operation, { body });
    expect([path, reply.status, reply.json?.error_msg]).toEqual([path, 200, '']);
    return reply.data;
  }
  const settled = (path: string, task_id: string) => call(path, { task_id, wait_ms: 40_000 });
  async function walked() {
    const { task_id } = await call('/submit', { input: DATA.text, lang: 'en' });
    const { tech_solution } = await settled('/tech-solution/get', task_id);
    await call('/tech-solution/update', { task_id, tech_solution });
    const features = (await settled('/feature/extract', task_id)).data as Row[];
    await call('/feature/confirm', { task_id, tech_features: features });
    const { elements } = await settled('/retrieval/elements', task_id);
    await call('/agent-search', { task_id, elements });
    const result = await settled('/agent-result', task_id);
    await call('/feature/comparison/confirm', { task_id, final_result: result.final_result });
    await call('/export', { task_id, title: 'With vectors' });
    const { files } = await settled('/report/get', task_id);
    return { result, html: await (await fetch(files[0].url)).text() };
  }
  const embeddings = () => endpoint.asked.filter(({ path }) => path === '/v1/embeddings');

  it('tells of the order in rounds and report; a second task sends the idea alone', async () => {
    const { result, html } = await walked();
    const round = result.process_dict.embedding_order;
    expect(result.process_dict_keys.at(-1)).toBe('embedding_order');
    expect(round.status).toBe('success');
    const told = /The embedding model vectors-1 ordered \d+ of the best \d+ candidates[^<]*kept from before: 0\./;
    expect(round.query_thinking.en).toMatch(told);
    expect(html).toMatch(told);
    expect(result.final_result[0].found_by).not.toContain('embedding_order');
    endpoint.script({ status: 400 });
    await walked();
    expect(embeddings().map(({ body }) => body.input.length)).toEqual([1]);
  });

  it('ends without it when the endpoint fails, and says so', async () => {
    endpoint.embed(() => ({ status: 400 }));
    const { result, html } = await walked();
    expect(result.task_status).toBe('success');
    expect(result.process_dict.embedding_order.status).toBe('failed');
    const told = 'its order was left out: The model endpoint does not accept the request (400).';
    expect(result.process_dict.embedding_order.query_thinking.en).toContain(told);
    expect(html).toContain(told);
  });
});
