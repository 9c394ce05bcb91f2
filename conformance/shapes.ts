import { ANY, type Area, COUNT, dataOf, expect, ROW, SEARCH, told } from './checks.ts';
import { framesByText } from './streams.ts';
import type { Target } from './target.ts';

const TEXT = 'A battery module whose cells stand on a plate through which a coolant flows in two opposite directions.';

/** A patent that has one of everything that is asked here. */
async function somePatent(target: Target): Promise<any> {
  const { results } = dataOf(await target.call(SEARCH, { body: { query_text: ANY, limit: 20 } }));
  const found = results.find(({ original_assignee, inventor }: any) => original_assignee !== '' && inventor !== '');
  expect(found !== undefined, 'no row has an owner and an inventor');
  return found;
}

/** Paths that clients use beside those of the interface, with a body that both take. */
const OTHER_PATHS: Readonly<Record<string, readonly [path: string, body: (patent: any) => object]>> = {
  '/search/patent/query-search-count/v2': ['POST /search/patent/query-search-count', () => ({ query_text: ANY })],
  '/search/patent/query-search-patent/v2': [
    'POST /search/patent/query-search-patent',
    () => ({ query_text: ANY, limit: 3 }),
  ],
  '/search/patent/company-search-patent/v2': [
    'POST /search/patent/company-search-patent',
    ({ original_assignee }) => ({ application: firstOf(original_assignee) }),
  ],
  '/search/patent/current-search-patent/v2': [
    'POST /search/patent/current-search-patent',
    ({ current_assignee }) => ({ assignee: firstOf(current_assignee) }),
  ],
  '/search/patent/company-search-defense-patent/v2': [
    'POST /search/patent/company-search-defense-patent',
    ({ original_assignee }) => ({ application: firstOf(original_assignee) }),
  ],
  '/search/patent/similar-search-patent/v2': [
    'POST /search/patent/similar-search-patent',
    ({ patent_id }) => ({ patent_id }),
  ],
  '/search/patent/semantic-search-patent/v2': ['POST /search/patent/semantic-search-patent', () => ({ text: TEXT })],
  '/search/patent/pn-search-patent/v2': ['POST /search/patent/patent-search-pn', ({ pn }) => ({ pn })],
  '/search/patent/query/v2': ['POST /patent-field/query', () => ({ query: ANY, field: 'AUTHORITY' })],
};

/** Several names stand in one string. */
const firstOf = (names: string) => names.split('|')[0]!.trim();

/** A call of a tool, with nothing before it. */
const tool = async (target: Target, name: string, given: object, more: object = {}): Promise<any> => {
  const reply = await target.call('POST /mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
    ...more,
  });
  const [content] = reply.json?.result?.content ?? [];
  expect(reply.status === 200 && content?.type === 'text' && reply.json.result.isError !== true, told(reply));
  return JSON.parse(content.text);
};

const streamOf = async (target: Target, name: string, body: object): Promise<readonly any[]> => {
  const reply = await target.call(name, { body });
  expect(reply.headers.get('content-type')?.startsWith('text/event-stream') === true, told(reply));
  return framesByText(reply.text).map(({ data }) => data);
};

/** Forms that programs in the wild read and write beside what the interface states. */
export const shapes: Area = {
  area: 'shapes',
  checks: {
    'the other paths of operations answer as they do': async (target) => {
      const patent = await somePatent(target);
      for (const [path, [name, body]] of Object.entries(OTHER_PATHS)) {
        const [own, other] = [
          await target.call(name, { body: body(patent) }),
          await target.call(`POST ${path}`, { body: body(patent) }),
        ];
        expect(JSON.stringify(dataOf(own)) === JSON.stringify(dataOf(other)), `${path}: ${told(other)}`);
      }
      const query = { patent_id: patent.patent_id };
      expect(
        JSON.stringify(dataOf(await target.call('GET /basic-patent-data/backward-citation', { query }))) ===
          JSON.stringify(dataOf(await target.call('GET /basic-patent-data/forward-citation/v3', { query }))),
        '/basic-patent-data/forward-citation/v3',
      );
      dataOf(await target.call('POST /insights-openapi/patent-trends-query', { body: { keywords: 'battery' } }));
      dataOf(await target.call('POST /insights/word-cloud-query', { body: { keywords: 'battery', lang: 'en' } }));
      const task_id = crypto.randomUUID();
      expect((await target.call('POST /ai/fto/feature', { body: { task_id } })).status !== 405, '/ai/fto/feature');
    },
    'claims are marked as what they are': async (target) => {
      const { patent_id } = await somePatent(target);
      const [row] = dataOf(await target.call('GET /basic-patent-data/claim-data', { query: { patent_id } }));
      const [claim] = row.claims;
      expect(/^<div class="indep-clm" num="1">/.test(claim.claim_text), claim.claim_text);
      const marked = [...claim.claim_text.matchAll(/<div class="(?:in)?dep-clm" num="(\d+)">/g)].map(([, n]) => n);
      expect(marked.join() === marked.map((_, n) => n + 1).join() && marked.length === row.claim_count, marked);
    },
    'the legal status is a list of words': async (target) => {
      const { patent_id } = await somePatent(target);
      const [row] = dataOf(await target.call('GET /basic-patent-data/legal-status', { query: { patent_id } }));
      const { simple_legal_status: simple, legal_status: full } = row.patent_legal;
      expect(Array.isArray(simple) && Array.isArray(full) && simple.length > 0, row);
      expect(row.patent_id === patent_id && Number.isInteger(row.legal_date), row);
    },
    'a document is one object, and offices stand under values': async (target) => {
      const { patent_id } = await somePatent(target);
      const detail = dataOf(await target.call('GET /basic-patent-data/patent-detail', { query: { patent_id } }));
      expect(typeof detail === 'object' && !Array.isArray(detail), detail);
      const { values } = dataOf(await target.call('POST /shhgy/reportdata/rec-office', { body: { query_text: ANY } }));
      expect(values.length > 0 && values.every(({ code, num }: any) => code !== '' && num > 0), values);
    },
    'a year of trends has both names of its figures': async (target) => {
      const rows = dataOf(await target.call('GET /insights/patent-trends', { query: { keywords: 'battery' } }));
      const values = rows.flatMap(({ values = [] }: any) => values);
      for (const { year, application, granted, percentage } of rows) {
        const { total, grant_num, grant_rate } = values.find((each: any) => each.year === year) ?? {};
        // of a year without applications there is no share
        const share = application === 0 ? percentage === undefined : percentage >= 0 && percentage <= 1;
        expect(/^\d{4}$/.test(year) && share, { year, application, percentage });
        const same = total === application && grant_num === granted && grant_rate === percentage;
        expect(same, { year, application, total, granted, grant_num, percentage, grant_rate });
      }
      expect(rows.length > 0, 'no year');
    },
    'a row of likeness has a percentage, and the fields of its neighbour': async (target) => {
      const { patent_id } = await somePatent(target);
      const rowOf = async (name: string, body: object) => dataOf(await target.call(name, { body })).results[0];
      const like = await rowOf('POST /search/patent/similar-search-patent', { patent_id });
      const near = await rowOf('POST /search/patent/semantic-search-patent', { text: TEXT });
      for (const { relevancy } of [like, near]) expect(/^\d{1,3}%$/.test(relevancy), String(relevancy));
      expect(Object.keys(like).sort().join() === Object.keys(near).sort().join(), [like, near]);
    },
    'days are read as numbers, as texts and as open ends': async (target) => {
      const counts: number[] = [];
      for (const from of ['20000101', 20000101, '*']) {
        const body = { text: TEXT, pbd_from: from, pbd_to: '20351231', limit: 1 };
        const reply = await target.call('POST /search/patent/semantic-search-patent', { body });
        counts.push(dataOf(reply).total_search_result_count);
        const input = { input: TEXT, lang: 'en', ...(from !== '*' && { pbd_start: from }) };
        dataOf(await target.call('POST /ai/novelty-search/submit', { body: input }));
      }
      expect(counts[0] === counts[1] && counts[2]! >= counts[0]!, counts);
    },
    'switches are read as booleans, numbers and texts, also where they are declared as booleans': async (target) => {
      const facet = [{ tag: 'office', type: 'field', field: 'AUTHORITY', limit: 5 }];
      for (const stemming of [true, false, 1, 0, '1', '0']) {
        dataOf(await target.call(COUNT, { body: { query_text: ANY, stemming } }));
        const body = { query_text: ANY, facet, stemming };
        dataOf(await target.call('POST /search/patent/nested-search-patent', { body }));
      }
    },
    'a link to a file is read without a key, and not when it is changed': async (target) => {
      const { patent_id } = await somePatent(target);
      const [row] = dataOf(await target.call('GET /basic-patent-data/pdf-data', { query: { patent_id } }));
      const path = [row.pdf?.path ?? row.path].flat()[0] as string;
      const file = await fetch(new URL(path, target.url));
      expect(file.ok && (await file.text()).startsWith('%PDF-'), `${path}: ${file.status}`);
      const other = path.replace(/.(?=$|\?)/, (last) => (last === 'A' ? 'B' : 'A'));
      expect(!(await fetch(new URL(other, target.url))).ok, 'a link that was changed answers, too');
    },
    'chats of medicine and life science have frames of their own': async (target) => {
      const ai20 = await streamOf(target, 'POST /chat/pharm-gpt-stream', { query: 'How is a drug delivered?' });
      const { output } = ai20.at(-1);
      expect(output.status === 'finished' && typeof output.session_id === 'string', output);
      const question = { query: 'What is insulin?', deep_search: true, long_think: false, search_website: false };
      const first = dataOf(await target.call('POST /chat/ai-ls-chat', { body: question }));
      const { chat_id, chat_item_id } = first;
      const frames = await streamOf(target, 'POST /chat/ai-ls-stream', { chat_id, chat_item_id });
      for (const frame of frames) expect(frame.chat_id !== undefined && Array.isArray(frame.choices), frame);
      const { choices, usage } = frames.at(-1);
      expect(choices[0].finish_reason !== undefined && Number.isInteger(usage.completion_tokens), frames.at(-1));
    },
    'tools are called without a handshake, with the key in the address': async (target) => {
      const query = { apikey: target.key };
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
      const headers = { accept: 'application/json, text/event-stream' };
      const { json } = await target.call('POST /mcp', { key: null, query, body, headers });
      const names = json.result.tools.map(({ name }: any) => name);
      expect(names.includes('search') && names.includes('fetch') && !names.includes('patsnap_search'), names);
      for (const { name, inputSchema } of json.result.tools)
        expect(inputSchema.type === 'object' && !('anyOf' in inputSchema || 'oneOf' in inputSchema), name);
    },
    'search and fetch answer JSON under their other names': async (target) => {
      const query = { apikey: target.key };
      for (const given of [
        { keywords: ['battery'], limit: 2 },
        { search_strategy: { semantic: TEXT }, topk: 2 },
        { semantic_query: TEXT, sources: ['patent'], topk: 2 },
      ]) {
        const { status, data } = await tool(target, 'patsnap_search', given, { query });
        expect(status === 'success' && data.docs.length === data.returned_count && data.total_hits > 0, data);
        for (const doc of data.docs)
          expect(
            ['patent_number', 'title', 'ipc', 'assignees', 'inventors', 'url', 'id'].every((name) => name in doc) &&
              Number.isInteger(doc.publication_date),
            doc,
          );
      }
      const { pn } = await somePatent(target);
      const read = await tool(target, 'patsnap_fetch', { keys: [pn, 'no such number'], key_type: 'pn' });
      expect(read.total === 2 && read.success_count === 1 && /^# /.test(read.results[0].markdown), read);
    },
    'a credential is read wherever clients write it': async (target) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const secret = encodeURIComponent(target.key);
      const basic = (text: string) => ({ authorization: `Basic ${btoa(text)}` });
      const ways: readonly object[] = [
        { body: `grant+type=client+credentials&client+id=id&client+secret=${secret}`, headers: form },
        { body: `grant_type=client_credentials&client_id=${secret}&client_secret=other`, headers: form },
        { body: '', query: { grant_type: 'client_credentials' }, headers: { ...form, ...basic(`id:${target.key}`) } },
        { body: 'grant_type=client_credentials', headers: { ...form, ...basic(`${target.key}:other`) } },
      ];
      for (const way of ways) {
        const { json } = await target.call('POST /oauth/token', { key: null, ...way });
        expect(json?.status && json.token_type === 'BearerToken' && typeof json.issued_at === 'string', json);
        expect(json.data.access_token === json.token && Number.isInteger(json.data.expires_in), json);
      }
      const refused = async (body: string) =>
        (await target.call('POST /oauth/token', { key: null, body, headers: form })).json?.error_code;
      const codes = [
        await refused('client_id=a&client_secret=b'),
        await refused(`grant_type=x&client_secret=${secret}`),
      ];
      expect(codes.join() === '67200003,67200015', codes);
    },
    'the rows of every search have the nine fields': async (target) => {
      const patent = await somePatent(target);
      for (const [name, body] of Object.values(OTHER_PATHS)) {
        const { results } = dataOf(await target.call(name, { body: body(patent) }));
        for (const row of results ?? [])
          for (const field of ROW) expect((row[field] ?? null) !== null, `${name}: ${row.pn}: no ${field}`);
      }
    },
  },
};
