import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, Failure, type Place } from './index.ts';

interface Counting {
  readonly 'POST /x': { body: object; query: object; params: object; answer: { n: number }; frames: true };
}

const frame = (n: number, data: unknown = { n }) =>
  `id:s-${n}\ndata:${JSON.stringify({ data, status: true, error_code: 0, error_msg: '' })}\n\n`;
const ended = ({ n }: { n: number }) => n === 3;
const signal = new AbortController().signal;

/** A response whose bytes come in these pieces; then it ends, or breaks. */
function response(pieces: readonly Uint8Array[], breaks = false): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (breaks) setTimeout(() => controller.error(new TypeError('network error')));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (error_msg: string) =>
  new Response(JSON.stringify({ status: false, error_code: 67200101, error_msg }), {
    headers: { 'content-type': 'application/json' },
  });

/** Answers calls one after another; what they asked with. */
function served(...answers: (() => Response)[]) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    expect(path).toBe('/x?event_ids=true');
    asked.push(new Headers(headers).get('last-event-id'));
    return answers[asked.length - 1]!();
  });
  return asked;
}
async function all(place: Place = {}) {
  const seen: number[] = [];
  const { stream } = createClient<Counting>();
  for await (const { n } of stream('POST /x', { body: {}, signal }, { place, ended })) seen.push(n);
  return seen;
}
afterEach(() => vi.unstubAllGlobals());

describe('a stream', () => {
  it('is the same in whatever pieces its bytes come', async () => {
    const whole = bytes(`:\n\n${frame(1, { n: 1, text: '电池 “ü”' })}:\n\n${frame(2)}${frame(3)}`);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: whole.length - 1 })), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), whole.length];
        served(() => response(edges.slice(1).map((to, i) => whole.slice(edges[i], to))));
        const place: Place = {};
        expect([await all(place), place.last]).toEqual([[1, 2, 3], 's-3']);
      }),
      { numRuns: 40 },
    );
  });

  it('is taken up behind what came, after a break and after an end that is none', async () => {
    const asked = served(
      () => response([bytes(`${frame(1)}id:s-2\nda`)], true),
      () => response([bytes(frame(2))]),
      () => response([bytes(frame(3))]),
    );
    expect(await all()).toEqual([1, 2, 3]);
    expect(asked).toEqual([null, 's-1', 's-2']);
  });

  it('that cannot be taken up says so, and that it was to be', async () => {
    const asked = served(
      () => response([bytes(frame(1))], true),
      () => refused('The stream is not held any more.'),
    );
    const failure = (await all().catch((thrown) => thrown)) as Failure;
    expect(failure).toBeInstanceOf(Failure);
    expect([failure.message, failure.details.resuming, asked]).toEqual([
      'The stream is not held any more.',
      true,
      [null, 's-1'],
    ]);
  });

  it('ends with the failure that it tells, without another try', async () => {
    const told = 'data:{"status":false,"error_code":68300010,"error_msg":"The model is busy."}\n\n';
    const asked = served(() => response([bytes(frame(1) + told)]));
    await expect(all()).rejects.toThrow('The model is busy.');
    expect(asked).toHaveLength(1);
  });

  it('gives up after some tries in which nothing came', async () => {
    const asked = served(...Array.from({ length: 9 }, () => () => response([], true)));
    await expect(all()).rejects.toThrow('The connection broke');
    expect(asked).toHaveLength(4);
  }, 10_000);
});
