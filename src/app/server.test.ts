import { once } from 'node:events';
import { Agent, METHODS, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat, echo, fail, gate, lookup, slow, start, testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    groups: testGroups,
    settings: { PRIORA_BODY_LIMIT_BYTES: '100000', PRIORA_REQUEST_TIMEOUT_S: '0.4' },
  });
});
afterAll(() => service.close());

const PROBLEM = { accept: 'application/problem+json' };

/** Sends bytes as they are; answers everything that comes back. */
async function raw(text: string | Buffer): Promise<string> {
  const { port, hostname } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  await once(socket, 'close');
  return answer;
}

describe('the envelope', () => {
  it('holds data on success, and a handler sees only what it declared', async () => {
    const reply = await service.call(echo, { body: { text: 'a', limit: null } });
    expect(reply.text).toBe('{"status":true,"error_code":0,"error_msg":"","data":{"text":"a","limit":3}}');
    const more = await service.call(echo, { body: { text: 'a', limit: null, unknown: 1 } });
    expect([more.data, more.json.notes]).toEqual([
      { text: 'a', limit: 3 },
      ['"unknown" was not read: the operation has no such field.'],
    ]);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    [{ how: 'query' }, 68300004, 'Position 3: ")" is missing.', 400],
    [{ how: 'task' }, 68300004, 'The task is not in a state that accepts this step.', 409],
    [{}, 68300004, '`how` is missing. Expected: a string.', 400],
  ])(
    'tells the failure of %j under 200, and as problem details with the real status',
    async (body, code, message, status) => {
      const reply = await service.call(fail, { body });
      expect([reply.status, reply.json]).toEqual([200, { status: false, error_code: code, error_msg: message }]);
      expect(reply.headers.get('x-error-code')).toBe(String(code));
      const problem = await service.call(fail, { body, headers: PROBLEM });
      expect([problem.status, problem.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
      expect(problem.json).toMatchObject({
        status,
        error_code: code,
        detail: message,
        instance: `urn:correlation:${problem.headers.get('x-correlation-id')}`,
      });
    },
  );

  it('carries the details of a problem', async () => {
    expect((await service.call(fail, { body: { how: 'query' }, headers: PROBLEM })).json).toMatchObject({
      type: 'urn:priora:error:invalid_query',
      title: 'The search expression cannot be parsed.',
      position: 3,
      // of the answer, not what the failure calls so
      status: 400,
    });
  });

  it('tells nothing of a fault of ours but its correlation id, which the log has', async () => {
    for (const headers of [{}, PROBLEM]) {
      const reply = await service.call(fail, { body: { how: 'x' }, headers });
      expect([reply.status, reply.json.error_code]).toEqual([500, 67200000]);
      expect(reply.text).not.toMatch(/secret|\.ts|at /);
      const line = service
        .log()
        .split('\n')
        .find((each) => each.includes(reply.headers.get('x-correlation-id')!) && each.includes('secret detail'));
      expect(JSON.parse(line!)).toMatchObject({
        level: 'error',
        operation: 'fail',
        err: { message: expect.stringContaining('secret detail') },
      });
    }
  });

  it('is the only answer of chat operations: failures and faults are 200', async () => {
    const wrong = await service.call(chat, { body: {} });
    expect([wrong.status, wrong.json.error_code]).toEqual([200, 68300004]);
    const fault = await service.call(chat, { body: { prompt: 'bug' } });
    expect([fault.status, fault.json.status, fault.json.error_code]).toEqual([200, false, 67200000]);
  });
});

describe('a request', () => {
  it.each([
    'application/json',
    'text/event-stream',
    'text/plain',
    'application/vnd.x+json;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'json',
    '',
  ])('is read as JSON under content type %j', async (type) => {
    const reply = await service.call(echo, { body: '{"text":"中"}', headers: { 'content-type': type } });
    expect(reply.data).toEqual({ text: '中', limit: 3 });
  });

  it('without content type is read too', async () => {
    const body = '{"text":"raw"}';
    const answer = await raw(
      `POST /search/echo HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${service.key}\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toContain('{"text":"raw","limit":3}');
  });

  it('without a body is an empty object', async () => {
    expect((await service.call(start)).data).toEqual({ task_id: service.account_id });
    expect((await service.call(echo)).json.error_msg).toBe('`text` is missing. Any text.');
  });

  it('reaches aliases and paths with a trailing slash', async () => {
    for (const path of ['/search/echo/v2', '/search/echo/']) {
      expect((await service.call(`POST ${path}` as 'POST /', { body: { text: 'a' } })).data).toEqual({
        text: 'a',
        limit: 3,
      });
    }
  });

  it('fills in path and query, converted and with defaults', async () => {
    expect((await service.call(lookup, { params: { id: 'a/b ü' }, query: { limit: '7', other: 'x' } })).data).toEqual({
      id: 'a/b ü',
      lang: 'en',
      limit: 7,
    });
    expect((await service.call(lookup, { params: { id: 'a' }, query: { limit: 'x' } })).json.error_msg).toBe(
      'The query parameter `limit` must be an integer; "x" was given.',
    );
  });

  it('that is not JSON, or not UTF-8, is told where', async () => {
    const json = await service.call(echo, { body: '{"text":"a",}' });
    expect([json.status, json.json.error_code, json.json.error_msg]).toEqual([
      200,
      68300004,
      'The request body is not valid JSON: line 1, column 13: a field name in double quotes is expected, "}" stands there.',
    ]);
    const answer = await raw(
      Buffer.concat([
        Buffer.from(
          `POST /search/echo HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${service.key}\r\nconnection: close\r\ncontent-length: 12\r\n\r\n{"text":"`,
        ),
        Buffer.from([0xff, 0x22, 0x7d]),
      ]),
    );
    expect(answer).toContain('"error_msg":"The request body is not valid UTF-8: see byte 9 (counted from 0)."');
  });

  it('with a compressed body is told to send it plain', async () => {
    const reply = await service.call(echo, { body: 'xx', headers: { 'content-encoding': 'gzip' } });
    expect(reply.json.error_msg).toBe('The request body is encoded as "gzip"; send it without Content-Encoding.');
  });

  it.each([false, true])(
    'with too large a body gets an answer, not a reset (chunked: %s); the connection lives on',
    async (chunked) => {
      const large = Buffer.alloc(20_000_000, 'x');
      const response = await fetch(`${service.url}/search/echo`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}` },
        body: chunked ? new Blob([large]).stream() : large,
        duplex: 'half',
      } as RequestInit);
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          status: false,
          error_code: 68300007,
          error_msg: 'The request body is larger than 100000 bytes; send less at once.',
        },
      ]);
      expect((await service.call(echo, { body: { text: 'still here' } })).data.text).toBe('still here');
    },
  );

  it.each([
    ['/search/echo', 401],
    ['/nope', 404],
  ])('with a large body that nobody wants gets its answer too: %s %i', async (path, status) => {
    const response = await fetch(`${service.url}${path}`, { method: 'POST', body: Buffer.alloc(20_000_000, 'x') });
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it('with exactly the largest body is fine, and a byte more is not', async () => {
    const body = (bytes: number) => `{"text":"${'x'.repeat(bytes - 11)}"}`;
    expect((await service.call(echo, { body: body(100_000) })).json.status).toBe(true);
    expect((await service.call(echo, { body: body(100_001), headers: PROBLEM })).status).toBe(413);
  });

  it('that takes too long is answered, and its handler told', async () => {
    const reply = await service.call(slow, { body: {} });
    expect([reply.status, reply.json.error_code, reply.json.error_msg]).toEqual([
      200,
      68300008,
      'The operation took longer than 0.4 s. Ask for less at once.',
    ]);
    expect(gate.aborted()).toMatchObject({ code: 'timeout' });
    gate.release();
  });

  it('whose caller goes away has its handler told', async () => {
    const entered = gate.entered();
    const abort = new AbortController();
    const reply = service.call(slow, { body: {}, signal: abort.signal });
    await entered;
    abort.abort();
    await expect(reply).rejects.toThrow();
    await expect.poll(() => gate.aborted()).toMatchObject({ message: 'The caller went away.' });
    gate.release();
  });

  it('that is not HTTP gets a 400 and a closed connection', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-correlation-id: [0-9a-f-]{36}\r\n/);
  });

  it('with an address or headers that are too long is told so, and what to do', async () => {
    const [head, body] = (
      await raw(`GET /data/things/${'a'.repeat(17_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    ).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(JSON.parse(body!)).toEqual({
      status: false,
      error_code: 68300007,
      error_msg: 'Address and headers are larger than 16384 bytes: send long parameters in the body of a POST.',
    });
  });

  it.each(['/%zz', '/data/things/%E0%A4%A', '/search/echo%00'])('for the path %s is 404', async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 /,
    );
  });
});

describe('headers', () => {
  it('a sane correlation id is kept, another replaced', async () => {
    const id = async (given: string) =>
      (await service.call(echo, { body: { text: 'a' }, headers: { 'x-correlation-id': given } })).headers.get(
        'x-correlation-id',
      );
    expect(await id('job-17:a.b')).toBe('job-17:a.b');
    for (const bad of ['', 'a b', '<script>', 'x'.repeat(129), '../etc'])
      expect(await id(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('every answer is typed as it says and kept by nobody', async () => {
    for (const path of ['/healthz', '/nope', '/search/echo']) {
      const { headers } = await service.call(`GET ${path}` as 'GET /');
      expect(
        ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'cache-control'].map((name) =>
          headers.get(name),
        ),
      ).toEqual(['nosniff', 'no-referrer', 'DENY', 'no-store']);
    }
  });
});

describe('methods', () => {
  it('a wrong one is 404 with Allow, or 405 in problem details', async () => {
    const reply = await service.call('GET /search/echo');
    expect([reply.status, reply.text, reply.headers.get('allow')]).toEqual([404, '', 'POST, OPTIONS']);
    const problem = await service.call('DELETE /data/things/7', { headers: PROBLEM });
    expect([problem.status, problem.json.detail]).toEqual([405, 'This path answers GET, HEAD, not DELETE.']);
  });

  it('OPTIONS tells what a path answers, without a key and without opening it to other origins', async () => {
    const reply = await service.call('OPTIONS /data/things/7', {
      key: null,
      headers: { origin: 'https://example.org' },
    });
    expect([reply.status, reply.headers.get('allow'), reply.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'GET, HEAD, OPTIONS',
      null,
    ]);
  });

  it('of every name, on every kind of path, with a key and without, have an answer', async () => {
    const { port, hostname: host } = new URL(service.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const ask = (method: string, path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ host, port, method, path, headers, agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode!));
        });
        sent.once('connect', (answer) => resolve(answer.statusCode!)).once('error', reject);
        sent.end();
      });
    const paths = [
      '/search/echo',
      '/chat/count',
      '/healthz',
      '/mcp',
      '/',
      '/openapi.json',
      '/oauth/token',
      '/nothing',
      '/%zz',
    ];
    const told = new Map<number, Set<string>>();
    for (const headers of [{}, { authorization: `Bearer ${service.key}` }] as Record<string, string>[])
      for (const path of paths)
        for (const method of METHODS) {
          const status = await ask(method, path, headers);
          told.set(status, (told.get(status) ?? new Set()).add(`${method} ${path}`));
        }
    agent.destroy();
    expect([...told.get(404)!]).toEqual(expect.arrayContaining(['QUERY /search/echo', 'QUERY /nothing']));
    expect([...told.get(405)!]).toContain('CONNECT /search/echo');
    for (const status of [200, 401, 403, 404, 405]) told.delete(status);
    // to the protocol for models a body that is no message is a bad request
    expect([...told]).toEqual([[400, new Set(['POST /mcp'])]]);
  });

  it('HEAD answers as GET without the body', async () => {
    const reply = await service.call('HEAD /data/things/7');
    expect([reply.status, reply.text, Number(reply.headers.get('content-length')) > 0]).toEqual([200, '', true]);
    expect((await service.call('HEAD /data/things/7', { key: null })).status).toBe(401);
  });
});

describe('fixed routes', () => {
  it('/healthz and /readyz need no key', async () => {
    expect((await service.call('GET /healthz', { key: null })).json).toEqual({ status: 'ok' });
    expect((await service.call('GET /readyz', { key: null })).json).toEqual({
      status: 'ready',
      collections: expect.arrayContaining([{ name: 'patents', records: 0 }]),
    });
  });

  it('/metrics counts calls by operation, status and code, and shows no key', async () => {
    await service.call(echo, { body: { text: 'a' }, query: { apikey: service.key } });
    const { text, headers } = await service.call('GET /metrics', { key: null });
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^priora_calls_total\{operation="echo",status="2xx",error_code="0"\} [1-9]/m);
    expect(text).toMatch(/^priora_calls_total\{operation="fail",status="5xx",error_code="67200000"\} 2$/m);
    expect(text).toMatch(/^priora_call_seconds_count\{operation="echo",status="2xx"\} [1-9]/m);
    expect(text).toMatch(/^priora_corpus_records\{collection="patents"\} 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain('sk-');
  });

  it('/openapi.json and / need no key', async () => {
    expect((await service.call('GET /openapi.json', { key: null })).json.openapi).toBe('3.1.0');
    expect((await service.call('GET /', { key: null })).text).toContain('<title>Priora</title>');
  });
});

describe('the log', () => {
  it('never holds a key, wherever it was sent', async () => {
    const key = service.key;
    const encoded = [...key].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
    const before = service.log().length;
    await service.call(echo, { key: null, query: { apikey: key }, body: { text: key } });
    await service.call(echo, {
      key: null,
      headers: { 'x-api-key': key, apikey: key, authorization: `Bearer ${key}` },
      body: { text: 'a' },
    });
    await service.call(fail, { body: { how: key } });
    await service.call(`GET /nope/${key}?q=${key}&apikey=${key}`);
    await service.call(`POST /search/echo?%61pikey=${encoded}`, { key: null, body: {} });
    await service.call(`GET /data/things/${key}`, { headers: { 'x-correlation-id': key } });
    const log = service.log().slice(before);
    expect(log.split('\n').filter((line) => line.includes('"msg":"call"')).length).toBeGreaterThanOrEqual(5);
    expect(log).not.toContain(key);
    expect(log).not.toContain(key.slice(3, 30));
    expect(log).not.toContain(encoded);
    expect(log).toContain('?apikey=[redacted]');
  });

  it('has one line per call with who, what, how long', async () => {
    const id = 'one-line-1';
    await service.call(echo, { body: { text: 'a' }, headers: { 'x-correlation-id': id } });
    const lines = () =>
      service
        .log()
        .split('\n')
        .filter((each) => each.includes(id));
    await expect.poll(lines).toHaveLength(1);
    const found = JSON.parse(lines()[0]!);
    expect(found).toMatchObject({
      level: 'info',
      correlation_id: id,
      method: 'POST',
      url: '/search/echo',
      operation: 'echo',
      status: 200,
      error_code: 0,
      account: service.account_id,
    });
    expect(found.ms).toBeGreaterThan(0);
  });
});
