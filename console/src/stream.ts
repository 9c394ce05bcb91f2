import { Failure, sessionToken } from './api.ts';

interface Envelope {
  readonly data?: any;
  readonly status: boolean;
  readonly error_msg?: string;
}

/** Where a stream was left, to go on from there. */
export interface Resumable {
  /** The id of the last event that was read. */
  last?: string;
}

const PAUSES_MS = [200, 700, 1500];
const CUT =
  'The connection broke while the answer was being written. Ask to have it written again; nothing else was lost.';

/**
 * Calls an operation that streams and yields the data of its events. A connection that breaks is taken up again behind the last event that came
 * (`Last-Event-ID`), for as long as the service holds the stream. `place` remembers where it is, also for a later call.
 *
 * @param ended tells the last event of a whole answer, so that a cut is known from an end
 * @throws Failure when the service refuses or cannot go on; an AbortError when the signal says so
 */
export async function* streamed(
  path: string,
  body: unknown,
  { place, ended, signal }: { place: Resumable; ended(data: any): boolean; signal: AbortSignal },
): AsyncGenerator<any, void> {
  for (let attempt = 0; ; ) {
    const before = place.last;
    try {
      for await (const { id, data } of events(await request(path, body, place.last, signal))) {
        const envelope: Envelope = JSON.parse(data);
        if (!envelope.status) throw new Failure(envelope.error_msg || CUT, 200, {});
        if (id) place.last = id;
        yield envelope.data;
        if (ended(envelope.data)) return;
      }
    } catch (thrown) {
      if (signal.aborted || thrown instanceof Failure) throw thrown;
    }
    if (place.last !== before) attempt = 0; // it went on: the next cut is another one
    const pause = PAUSES_MS[attempt++];
    if (pause === undefined) throw new Failure(CUT, 0, {});
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
}

async function request(path: string, body: unknown, last: string | undefined, signal: AbortSignal): Promise<Response> {
  const reply = await fetch(path, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      'x-csrf-token': sessionToken(),
      ...(last && { 'last-event-id': last }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (reply.ok && reply.headers.get('content-type')?.startsWith('text/event-stream')) return reply;
  const text = await reply.text();
  let said: { error_msg?: string; detail?: string } = {};
  try {
    said = JSON.parse(text);
  } catch {
    // no JSON: the status says all there is
  }
  throw new Failure(
    said.error_msg ?? said.detail ?? `The service answered ${reply.status}.`,
    reply.status,
    { ...said, ...(last && { resuming: true }) },
    reply.headers.get('x-correlation-id') ?? undefined,
  );
}

/**
 * The events of a response; comments and other fields are skipped.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
async function* events(reply: Response): AsyncGenerator<{ id: string | undefined; data: string }> {
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += value;
      for (let at = waiting.indexOf('\n\n'); at >= 0; at = waiting.indexOf('\n\n')) {
        const lines = waiting.slice(0, at).split('\n');
        waiting = waiting.slice(at + 2);
        const field = (name: string) =>
          lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).replace(/^ /, '')] : []));
        const data = field('data');
        if (data.length > 0) yield { id: field('id').at(-1), data: data.join('\n') };
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
