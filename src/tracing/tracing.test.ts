import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, trace } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import p002 from '#operations/patent-data-search/p002-query-search-patent.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService } from '#testing/service.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

/** A collector that keeps what it is sent. */
async function collector() {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      sent.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    sent,
    spans: () =>
      sent.flatMap((body) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    [Symbol.dispose]: () => void server.close(),
  };
}

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('a call is a span of its client’s trace, with what it asked of the corpus below it and nothing that it searched for', async () => {
  using collected = await collector();
  const service = await startTestService({ corpus: lidarPatents, settings: { PRIORA_TRACES_URL: collected.url } });
  try {
    const trace_id = '0af7651916cd43dd8448eb211c80319c';
    const reply = await service.call(p002, {
      body: { query_text: 'TACD: polygon', limit: 2 },
      headers: { traceparent: `00-${trace_id}-b7ad6b7169203331-01`, 'x-correlation-id': 'lidar-1' },
    });
    expect(reply.status).toBe(200);
    await service.call('GET /healthz', { key: null });
    await service.stop();

    const spans = collected.spans().filter(({ traceId }) => traceId === trace_id);
    const request = spans.find(({ name }) => name === `POST ${p002.id}`)!;
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    expect(attributesOf(request)).toMatchObject({
      'http.response.status_code': 200,
      'priora.error_code': 0,
      'priora.correlation_id': 'lidar-1',
    });
    const search = spans.find(({ name }) => name === 'corpus search')!;
    expect(search.parentSpanId).toBe(request.spanId);
    expect(attributesOf(search)).toEqual({
      'priora.collection': 'patents',
      'priora.total': reply.data.total_search_result_count,
    });
    expect(spans.some(({ name, parentSpanId }) => name === 'corpus get' && parentSpanId === request.spanId)).toBe(true);
    expect(collected.sent.join()).not.toMatch(/polygon|sk-|healthz/);
    expect(service.log()).toContain(`"trace":"${trace_id}"`);
  } finally {
    await service.close();
  }
});

it('a service that ends leaves no tracer behind, and one without a collector sends nothing', async () => {
  await using service = await startTestService({ corpus: lidarPatents });
  await service.call(p002, { body: { query_text: 'TACD: polygon' } });
  expect(service.log()).not.toContain('"trace":');
  expect(trace.getTracer('priora').startSpan('none').isRecording()).toBe(false);
  expect(trace.getSpan(context.active())).toBeUndefined();
  expect(propagation.fields()).toEqual([]);
});

it('a collector that is away costs a line in the log, and no call', async () => {
  const service = await startTestService({
    corpus: lidarPatents,
    settings: { PRIORA_TRACES_URL: 'http://127.0.0.1:1/v1/traces' },
  });
  expect((await service.call(p002, { body: { query_text: 'TACD: polygon' } })).status).toBe(200);
  await service.stop();
  expect(service.log()).toContain('traces could not be sent');
  await service.close();
});

it('slow searches are logged as they were understood, when somebody asks for it', async () => {
  await using service = await startTestService({ corpus: lidarPatents, settings: { PRIORA_SLOW_QUERY_MS: '1' } });
  await expect
    .poll(async () => {
      await service.call(p002, { body: { query_text: 'TACD: (polygon OR mirror) NOT IPC: H01M*' } });
      return service.log();
    })
    .toMatch(/"msg":"a slow query"/);
  const line = JSON.parse(
    service
      .log()
      .split('\n')
      .find((each) => each.includes('a slow query'))!,
  );
  expect(line).toMatchObject({ level: 'warn', did: 'search', collection: 'patents' });
  expect(line.query).toBe('TACD:(polygon OR mirror) AND NOT IPC:H01M*');
  expect(line.ms).toBeGreaterThanOrEqual(1);
});
