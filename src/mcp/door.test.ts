import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateTokens } from '#models/prompt.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
});
afterAll(() => service.close());

interface Sent {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly query?: string;
}

/** A message by bare HTTP, as the simplest clients send it. */
async function post(message: unknown, { key = service.key, headers = {}, query = '' }: Sent = {}) {
  const response = await fetch(`${service.url}/mcp${query}`, {
    method: 'POST',
    headers: { ...(key !== null && { authorization: `Bearer ${key}` }), ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

const calling = (name: string, given: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name, arguments: given },
});

async function connect(query: string, options: ConstructorParameters<typeof Client>[1] = {}) {
  const client = new Client({ name: 'test', version: '1' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp${query}`)));
  return client;
}

/** What a connection is shown that asks for nothing in particular. */
const PROFILE = ['search', 'query_help', 'fetch', 'novelty_search', 'find_operation', 'call_operation'];

describe('a real client', () => {
  for (const [form, options, version] of [
    ['with a handshake', {}, '2025-11-25'],
    ['without one', { versionNegotiation: { mode: { pin: '2026-07-28' } } }, '2026-07-28'],
    ['that finds out for itself', { versionNegotiation: { mode: 'auto' } }, '2026-07-28'],
  ] as const) {
    it(`${form} lists tools, searches and reads a document`, async () => {
      const client = await connect(`?tools=search,fetch&apikey=${service.key}`, options);
      expect(client.getNegotiatedProtocolVersion()).toBe(version);
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'fetch']);
      const found = await client.callTool({ name: 'search', arguments: { keywords: ['detector array'] } });
      expect(found).toMatchObject({ isError: false, content: [{ type: 'text' }] });
      expect((found.content[0] as { text: string }).text).toContain('**US20110100001A1**');
      const read = await client.callTool({ name: 'fetch', arguments: { keys: ['US 8,100,001 B2'] } });
      expect((read.content[0] as { text: string }).text).toMatch(/^# US8100001B2 Scanning lidar/);
      await client.close();
    });
  }

  it('is served a key that the header carries', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${service.key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
    const counted = await client.callTool({
      name: 'p001PatentQuerySearchCount',
      arguments: { query_text: 'TTL: lidar' },
    });
    expect(counted.content).toEqual([{ type: 'text', text: '{"total_search_result_count":3}' }]);
    await client.close();
  });
});

describe('documents and prompts', () => {
  it('are read and filled in by a real client', async () => {
    const client = await connect(`?apikey=${service.key}`);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['priora://document/{key}']);
    const { contents } = await client.readResource({ uri: 'priora://document/US8100001B2' });
    expect(contents).toMatchObject([{ uri: 'priora://document/US8100001B2', mimeType: 'text/markdown' }]);
    const { text } = contents[0] as { text: string };
    expect(text).toMatch(/^# US8100001B2 Scanning lidar/);
    expect(text).toMatch(/## Claims[\s\S]*## Description/);
    await expect(client.readResource({ uri: 'priora://document/US1B2' })).rejects.toThrow();
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow();
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'prior_art',
      'explain_patent',
      'compare_patents',
      'technology_overview',
      'company_profile',
    ]);
    const number = { number: 'US8100001B2', language: 'German' };
    const { messages } = await client.getPrompt({ name: 'explain_patent', arguments: number });
    expect(messages).toMatchObject([{ role: 'user', content: { type: 'text' } }]);
    expect((messages[0]!.content as { text: string }).text).toMatch(/patent US8100001B2 .* Answer in German\.$/);
    await expect(client.getPrompt({ name: 'prior_art', arguments: { idea: ' ' } })).rejects.toThrow('needs "idea"');
    await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow('there are: prior_art');
    expect(estimateTokens(JSON.stringify(prompts))).toBeLessThan(1_000);
    await client.close();
  });

  it('need the right that the tool for documents needs', async () => {
    const key = await service.makeKey({ scopes: ['patent-data-search:read'] });
    const params = { uri: 'priora://document/US8100001B2' };
    const { json } = await post({ jsonrpc: '2.0', id: 1, method: 'resources/read', params }, { key });
    expect(json.error.message).not.toContain('Scanning lidar');
    expect(json.result).toBeUndefined();
  });
});

describe('a bare call', () => {
  it('needs no handshake, no media type and no accepted type', async () => {
    const { status, headers, json } = await post(calling('p001PatentQuerySearchCount', { query_text: 'TTL: lidar' }));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: 7,
      result: {
        content: [{ type: 'text', text: '{"total_search_result_count":3}' }],
        structuredContent: { data: { total_search_result_count: 3 } },
        isError: false,
      },
    });
  });

  it('is answered as events where the client takes nothing else', async () => {
    const { headers, text } = await post(calling('p001PatentQuerySearchCount', { query_text: 'TTL: lidar' }), {
      headers: { accept: 'text/event-stream' },
    });
    expect(headers.get('content-type')).toBe('text/event-stream');
    const data = text.split('\n').find((line) => line.startsWith('data: '))!;
    expect(JSON.parse(data.slice(6)).result.content[0].text).toBe('{"total_search_result_count":3}');
  });

  it('may be several in one message', async () => {
    const { json } = await post([
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      calling('fetch', { keys: ['US9900001B2'] }),
    ]);
    expect(json.map(({ id }: { id: number }) => id)).toEqual([1, 7]);
    expect(json[1].result.content[0].text).toContain('Radar for vehicles');
  });

  it('gathers what would be a stream', async () => {
    const { json } = await post(calling('ai50ChatPatGptStream', { query: 'What does a lidar scan with?' }));
    expect(json.result.isError).toBe(false);
    expect(JSON.parse(json.result.content[0].text).output.status).toBe('finished');
  });

  for (const version of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
    it(`may shake hands in ${version} first`, async () => {
      const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'x', version: '1' } };
      const { json } = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
      expect(json.result).toMatchObject({ protocolVersion: version, serverInfo: { name: 'priora' } });
      const listed = await post(
        { jsonrpc: '2.0', id: 2, method: 'tools/list' },
        { headers: { 'mcp-protocol-version': version } },
      );
      expect(listed.json.result.tools.map(({ name }: { name: string }) => name)).toEqual(PROFILE);
    });
  }
});

const IDEA = 'A lidar scans a scene with one detector array and a tilting mirror, and a pump cools the mirror.';

describe('a novelty search in one tool', () => {
  const begun = { name: 'novelty_search', arguments: { idea: IDEA } };
  const found = (result: object) =>
    (result as { structuredContent: any }).structuredContent as {
      status: string;
      features: { number: string; text: string }[];
      documents: { key: string; features: { number: string; verdict: string; quote?: string; place?: string }[] }[];
      report: { format: string; url: string }[];
    };

  for (const [form, version] of [
    ['older', {}],
    ['newer', { versionNegotiation: { mode: { pin: '2026-07-28' } } }],
  ] as const) {
    it(`tells a client of the ${form} form how far it is, and answers documents with quotes and a report`, async () => {
      const client = await connect(`?apikey=${service.key}`, version);
      await client.listTools(); // what it has listed, the client holds to its output schema
      const heard: { progress: number; message?: string | undefined }[] = [];
      const result = await client.callTool(begun, { onprogress: (told) => void heard.push(told) });
      const { status, features, documents, report } = found(result);
      expect([result.isError, status]).toEqual([false, 'done']);
      expect(features.length).toBeGreaterThan(1);
      const nearest = documents.find(({ key }) => key === 'US20110100001A1')!;
      expect(nearest.features.find(({ quote }) => quote?.includes('one detector array'))).toMatchObject({
        verdict: 'disclosed',
        place: expect.stringMatching(/^(abstract|claim \d+|paragraph .+)$/),
      });
      expect(nearest.features.filter(({ verdict, quote }) => verdict === 'not_found' && quote)).toEqual([]);
      expect(report.map(({ format }) => format)).toEqual(['html', 'docx', 'pdf']);
      expect((await fetch(report[0]!.url)).status).toBe(200);
      const steps = heard.map(({ progress }) => progress);
      // each more than the one before: clients may leave others out
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
      expect(heard.at(-1)!.message).toBe('writing the report');
      await client.close();
    });

    it(`asks the person at a client of the ${form} form which features count, and goes on with those`, async () => {
      const client = await connect(`?apikey=${service.key}`, { ...version, capabilities: { elicitation: {} } });
      await client.listTools();
      let asked: any;
      let reply: any = { action: 'accept', content: { F1: true, F2: false, own_feature: 'a heated window' } };
      client.setRequestHandler('elicitation/create', ({ params }) => {
        asked = params;
        return reply;
      });
      const { features } = found(await client.callTool(begun));
      expect(Object.keys(asked.requestedSchema.properties)).toEqual(
        expect.arrayContaining(['F1', 'F2', 'own_feature']),
      );
      expect(features.map(({ number }) => number)).not.toContain('F2');
      expect(features.map(({ text }) => text)).toContain('a heated window');
      reply = { action: 'decline' };
      const declined = await client.callTool(begun);
      const { text } = declined.content[0] as { text: string };
      expect(text).toMatch(/^The features were not confirmed, and nothing was searched\. Task [0-9a-f-]{36} waits/);
      await client.close();
    });
  }

  it('lets a model ask by itself where its client cannot, and goes on with a task', async () => {
    const { json } = await post(calling('novelty_search', { idea: IDEA, confirm: true }));
    const { task_id, status } = json.result.structuredContent;
    expect(status).toBe('to_confirm');
    expect(json.result.content[0].text).toContain(`call novelty_search with task_id ${task_id}`);
    const wrong = await post(calling('novelty_search', { task_id, features: ['F99'] }));
    expect(wrong.json.result.content[0].text).toContain('features: there is no F99; there are F1, F2');
    const done = await post(calling('novelty_search', { task_id, features: ['F1'] }));
    expect(found(done.json.result)).toMatchObject({ status: 'done', features: [{ number: 'F1' }] });
    // what was asked before is answered again, and starts nothing
    const again = await post(calling('novelty_search', { task_id }));
    expect(found(again.json.result).documents).toEqual(found(done.json.result).documents);
    expect((await post(calling('novelty_search', {}))).json.result.content[0].text).toContain('Give `idea`');
    const other = await service.accounts.all.create('another');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'x' });
    const foreign = await post(calling('novelty_search', { task_id }), { key });
    expect([foreign.json.result.isError, foreign.text.includes('mirror')]).toEqual([true, false]);
  });

  it('takes a reply to a question only from whom it was asked', async () => {
    const nobody = await post({
      jsonrpc: '2.0',
      id: '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51',
      result: { action: 'accept' },
    });
    expect(nobody.status).toBe(202);
  });
});

describe('the list of tools', () => {
  it('is short, whatever the service can do', async () => {
    const { json, text } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(json.result.tools.map(({ name }: { name: string }) => name)).toEqual(PROFILE);
    expect(PROFILE.length).toBeLessThanOrEqual(8);
    expect(estimateTokens(text)).toBeLessThan(6_000);
    const within = (name: string) =>
      estimateTokens(JSON.stringify(json.result.tools.find((tool: any) => tool.name === name)));
    for (const name of PROFILE) expect([name, within(name) < 1_400]).toEqual([name, true]);
  });

  it('of no group is longer than a model can read', async () => {
    const { groups } = await import('#operations/index.ts');
    const { groupSlug } = await import('#accounts/scopes.ts');
    for (const { tag } of groups) {
      const { text } = await post(
        { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        { query: `?tools=${groupSlug(tag)}` },
      );
      expect([tag, estimateTokens(text) < 35_000]).toEqual([tag, true]);
    }
  });

  it('has every operation with a plain schema, a description and hints for who asks', async () => {
    const { json } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { query: '?tools=all' });
    const { operations } = await import('#operations/index.ts');
    const tools = json.result.tools as {
      name: string;
      inputSchema: Record<string, unknown>;
      description: string;
      annotations: object;
    }[];
    expect(tools.map(({ name }) => name)).toEqual([
      ...PROFILE.slice(0, 4),
      ...operations.filter(({ files }) => !files).map(({ id }) => id),
    ]);
    for (const { name, inputSchema, description } of tools) {
      expect(
        Object.keys(inputSchema).filter((key) => !['type', 'properties', 'required'].includes(key)),
        name,
      ).toEqual([]);
      expect([name, inputSchema.type, description.length > 10]).toEqual([name, 'object', true]);
    }
    const hints = (name: string) => tools.find((tool) => tool.name === name)!.annotations;
    expect(hints('p002PatentQuerySearch')).toEqual({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(hints('ai35-1NoveltySearchSubmit')).toMatchObject({ readOnlyHint: false });
    const asked = tools.find(({ name }) => name === 'p002PatentQuerySearch')!.inputSchema;
    expect(asked.required).toEqual(['query_text']);
  });

  it('can be kept to groups, tools and codes', async () => {
    const names = async (tools: string) =>
      (
        await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { query: `?tools=${tools}` })
      ).json.result?.tools.map(({ name }: { name: string }) => name);
    expect(await names('fetch,p001')).toEqual(['fetch', 'p001PatentQuerySearchCount']);
    const { default: aggregates } = await import('#operations/custom-aggregate-data/index.ts');
    expect(await names('custom-aggregate-data')).toEqual(aggregates.operations.map(({ id }) => id));
    expect(await names('patent-data-search')).toContain('search');
    const listed = await fetch(`${service.url}/custom-aggregate-data/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}` },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    });
    const group = ((await listed.json()) as any).result.tools.map(({ name }: { name: string }) => name);
    expect(group).toEqual(await names('custom-aggregate-data'));
    const { status, json } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { query: '?tools=searhc' });
    expect(status).toBe(400);
    expect(json.error.message).toContain('"searhc" in tools is neither a group nor a tool');
    const refused = await post(calling('p002PatentQuerySearch', { query_text: 'lidar' }), { query: '?tools=fetch' });
    expect(refused.json.error).toMatchObject({ code: -32602 });
  });

  it('shows a key only what it may call, and the rest is refused', async () => {
    const key = await service.makeKey({ scopes: ['patent-basic-data:read'] });
    const shown = async (query: string): Promise<string[]> => {
      const { json } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { key, query });
      return json.result.tools.map(({ name }: { name: string }) => name);
    };
    expect(await shown('')).toEqual(['fetch', 'find_operation', 'call_operation']);
    const { default: basic } = await import('#operations/patent-basic-data/index.ts');
    expect(await shown('?tools=all')).toEqual(['fetch', ...basic.operations.map(({ id }) => id)]);
    const { json: refused } = await post(calling('search', { keywords: ['lidar'] }), { key });
    expect(refused.result.isError).toBe(true);
    expect(refused.result.content[0].text).toContain('This API key has no right patent-data-search:read');
  });
});

describe('the pair that reaches the rest', () => {
  const said = async (name: string, given: object, sent: Sent = {}) => {
    const { json } = await post(calling(name, given), sent);
    const [text, note] = json.result.content.map((each: { text: string }) => each.text) as string[];
    return { failed: json.result.isError as boolean, text: text!, note };
  };
  const first = async (about: string) =>
    /^## (\S+)/.exec((await said('find_operation', { about, limit: 1 })).text)?.[1];

  it('finds operations by what they do, and by code', async () => {
    expect(await first('how many patents match an expression')).toBe('p001PatentQuerySearchCount');
    expect(await first('members of a patent family')).toBe('p014BasicPatentDataPatentFamily');
    expect(await first('forward citations')).toBe('p016AdvancedPatentDataForwardCitation');
    expect(await first('text of the claims')).toBe('p018BasicPatentDataClaimData');
    expect(await first('p012')).toBe('p012BasicPatentDataBibliography');
    const { text } = await said('find_operation', { about: 'count search expression', limit: 1 });
    expect(text).toContain('- query_text (required): string');
    expect(text).toContain('- stemming: ');
    expect((await said('find_operation', { about: 'zzzz' })).text).toContain('No operation that this key may call');
    expect((await said('find_operation', {})).failed).toBe(true);
  });

  it('calls them by name or code, page by page, with the fields asked for', async () => {
    const found = await said('call_operation', {
      operation: 'p002',
      arguments: { query_text: 'TTL: lidar', limit: 3 },
      fields: ['pn'],
      max_tokens: 100,
    });
    const rows = JSON.parse(found.text).results as object[];
    expect(rows.every((row) => Object.keys(row).join() === 'pn')).toBe(true);
    expect(found.note).toBeUndefined();
    const page = await said('call_operation', {
      operation: 'p002PatentQuerySearch',
      arguments: { query_text: 'TTL: lidar', limit: 3 },
      max_tokens: 200,
    });
    expect(JSON.parse(page.text).results).toHaveLength(2);
    expect(page.note).toBe(
      'Notes: Rows 0 to 1 of 3 of results, counted from 0; more with cursor 2, or fewer `fields`.',
    );
    const wrong = await said('call_operation', { operation: 'query-search-count', arguments: {} });
    expect(wrong).toMatchObject({
      failed: true,
      text: expect.stringContaining('Did you mean p001PatentQuerySearchCount, '),
    });
    const bad = await said('call_operation', { operation: 'p001', arguments: { query_text: 'TTL: (' } });
    expect(bad).toMatchObject({ failed: true, text: expect.stringContaining('"position":6') });
  });

  it('reaches what the key may call, and no more', async () => {
    const key = await service.makeKey({ scopes: ['patent-basic-data:read'] });
    expect((await said('find_operation', { about: 'count search expression' }, { key })).text).not.toContain('p001');
    const refused = await said('call_operation', { operation: 'p001', arguments: { query_text: 'a' } }, { key });
    expect(refused).toMatchObject({ failed: true, text: expect.stringContaining('no right patent-data-search:read') });
  });
});

describe('search and fetch as JSON, under the names that agents know', () => {
  const parsed = async (name: string, given: object) =>
    JSON.parse((await post(calling(name, given))).json.result.content[0].text);

  it('answers rows with what agents read', async () => {
    const { status, data } = await parsed('patsnap_search', { keywords: ['lidar'], filters: { authority: ['US'] } });
    expect([status, data.total_hits, data.returned_count]).toEqual(['success', 1, 1]);
    expect(data.docs).toEqual([
      {
        ...{ patent_number: 'US20110100001A1', title: 'Scanning lidar with a single detector array' },
        ...{ ipc: 'G01S7/481', legal_status: 'Active', application_date: 20101008, publication_date: 20110505 },
        ...{ cited_count: expect.any(Number), jurisdiction: 'US', assignees: ['Beta Optics GmbH'] },
        ...{ inventors: expect.any(Array), id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        url: `${service.url}/patents/US20110100001A1`,
        view_url: `${service.url}/patents/US20110100001A1`,
        text: 'A lidar scans a scene with one detector array and a tilting mirror.',
      },
    ]);
    const strategy = { semantic: 'radar for vehicles', filter: { published_from: '2015-01-01' } };
    expect((await parsed('patsnap_search', { search_strategy: strategy, topk: 1 })).data.docs).toHaveLength(1);
  });

  it('reads documents, a bad key costs its own row', async () => {
    const read = await parsed('patsnap_fetch', { keys: ['US9900001B2', 'nonsense', 'US1'], key_type: 'pn' });
    expect([read.total, read.success_count]).toEqual([3, 1]);
    expect(read.results.map(({ key, error }: any) => [key, error])).toEqual([
      ['US9900001B2', undefined],
      ['nonsense', expect.stringContaining('"nonsense" names no publication')],
      ['US1', 'not in this corpus'],
    ]);
    expect(read.results[0].markdown).toMatch(/^# US9900001B2 Radar for vehicles/);
  });
});

describe('help with the query language', () => {
  const help = async (given: object) => (await post(calling('query_help', given))).json.result;
  it('shows how it is written, which fields there are, and how an expression is read', async () => {
    expect((await help({})).content[0].text).toContain('# Query language');
    expect((await help({ codes_about: 'application date' })).content[0].text).toMatch(/^- APD\w*: /m);
    expect((await help({ expression: 'ttl: lidar' })).content[0].text).toBe('Read as `TTL:lidar`: 3 publications.');
    expect(await help({ expression: 'TTL: (' })).toMatchObject({ isError: true });
  });
});

describe('what goes wrong', () => {
  it('is told to the model with the field and the remedy', async () => {
    const { json } = await post(calling('p001PatentQuerySearchCount', { query_text: 'TTL: (' }));
    expect(json.result.isError).toBe(true);
    expect(json.result.content[0].text).toContain('The search expression ends where a term should follow');
    expect(json.result.content[0].text).toContain('"position":6');
    const missing = await post(calling('p002PatentQuerySearch', {}));
    expect(missing.json.result.content[0].text).toContain('`query_text` is missing');
    const wrong = await post(calling('search', { keywords: { 0: 'lidar' } }));
    expect(wrong.json.result.content[0].text).toContain('`keywords` must be an array');
    // what would be passed over is refused: the answer would be about something else
    for (const [tool, given, why] of [
      ['search', { keyword: ['lidar'] }, 'There is no "keyword": search takes semantic_query, keywords'],
      ['search', { filters: { office: ['US'] } }, 'There is no "filters.office": filters takes authority'],
      [
        'call_operation',
        { operation: 'p001', args: {} },
        'There is no "args": call_operation takes operation, arguments',
      ],
    ] as const)
      expect((await post(calling(tool, given))).json.result.content[0].text).toContain(why);
    const one = await post(calling('search', { keywords: 'lidar', filters: { authority: 'EP' } }));
    expect(one.json.result.structuredContent.total).toBe(1);
  });

  it('is a protocol error where no tool is meant', async () => {
    expect((await post(calling('nope'))).json.error).toMatchObject({ code: -32602 });
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'no/such' })).json.error).toMatchObject({ code: -32601 });
    const cut = await post('{"jsonrpc":');
    expect([cut.status, cut.json.error.code]).toEqual([400, -32700]);
    const old = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { headers: { 'mcp-protocol-version': '1999-01-01' } },
    );
    expect(old.status).toBe(400);
  });

  it('without a key is 401 with the challenge', async () => {
    const { status, headers, json } = await post(calling('search'), { key: null });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="priora"']);
    expect(json.error.message).toBe('Send an API key as "Authorization: Bearer sk-...".');
  });

  it('GET and DELETE are 405: there is no session and no stream of the server', async () => {
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${service.url}/mcp`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it('pages of other origins are refused, also under a name that points here', async () => {
    const from = async (origin: string) =>
      (await post(calling('fetch', { keys: ['US9900001B2'] }), { headers: { origin } })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(service.url)).toBe(200);
    expect(await from('http://localhost:5173')).toBe(200);
  });

  it('a page under a name that was made to point here is refused, and a session of the console is no key', async () => {
    const statusOf = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const asking = request(`${service.url}/mcp`, { method: 'POST', headers }, (reply) => {
          reply.resume();
          resolve(reply.statusCode!);
        });
        asking.on('error', reject).end(JSON.stringify(calling('fetch', { keys: ['US9900001B2'] })));
      });
    const key = { authorization: `Bearer ${service.key}` };
    expect(await statusOf({ ...key, host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await statusOf({ ...key, host: '192.0.2.7:8080', origin: 'http://192.0.2.7:8080' })).toBe(421);
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner' });
    const body = { token, name: 'Ann', password: 'correct horse battery' };
    const joined = await service.call('POST /manage/sign-up', { key: null, body });
    const session = { cookie: joined.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': joined.json.csrf };
    expect(await statusOf({ ...session, origin: service.url })).toBe(401);
  });

  it('a body beyond the limit is refused', async () => {
    const now = Date.now();
    await using small = await startTestService({
      // an allowance that grows with nobody's slowness
      clock: () => now,
      settings: {
        PRIORA_BODY_LIMIT_BYTES: '2000',
        PRIORA_RATE_PER_S: '1',
        PRIORA_RATE_BURST: '1',
        PRIORA_PUBLIC_URL: 'https://patents.example/',
      },
    });
    const send = (message: unknown) =>
      fetch(`${small.url}/mcp`, {
        method: 'POST',
        headers: { apikey: small.key, origin: 'https://patents.example' },
        body: JSON.stringify(message),
      });
    expect((await send(calling('search', { semantic_query: 'x'.repeat(3000) }))).status).toBe(413);
    expect(((await (await send(calling('search', { keywords: ['x'] }))).json()) as any).result.isError).toBe(false);
    const limited = await send(calling('search', { keywords: ['x'] }));
    expect(limited.headers.get('retry-after')).toBe('1');
    const { result } = (await limited.json()) as any;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain('Too many requests for this account');
  });
});

it('calls are in the ledger as over HTTP, and a key in the URL is noticed and never logged', async () => {
  const key = await service.makeKey({ name: 'ledger' });
  const [record] = (await service.accounts.all.keys()).filter(({ name }) => name === 'ledger');
  await post(calling('p001PatentQuerySearchCount', { query_text: 'TTL: lidar' }), {
    key: null,
    query: `?apikey=${key}`,
  });
  await post(calling('p001PatentQuerySearchCount', { query_text: 'TTL: (' }), { key });
  await post(calling('search', { keywords: ['lidar'] }), { key });
  await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { key });
  const rows = (await service.accounts.all.usage({ by: ['key', 'operation'] })).filter(
    ({ key_id }) => key_id === record!.id,
  );
  expect(rows.map(({ operation_id, calls, failures, units }) => [operation_id, calls, failures, units])).toEqual([
    ['p001PatentQuerySearchCount', 2, 1, 1],
    ['search', 1, 0, 1],
  ]);
  const [used] = (await service.accounts.all.keys()).filter(({ name }) => name === 'ledger');
  expect(used!.seen_in_url_at).toBeGreaterThan(0);
  expect(service.log()).not.toContain(key);
});
