/** What an exchange answered. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: any;
}

export interface Asked {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Another key than the first; `null` sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service of the interface, wherever it runs, and one or two accounts of it. */
export interface Target {
  readonly url: string;
  readonly key: string;
  /** A key of another account; checks of two accounts need it. */
  readonly other_key?: string;
  /** `name`: `METHOD /path`. */
  call(name: string, asked?: Asked): Promise<Reply>;
}

const TIMEOUT_MS = 90_000;

/** @throws What `fetch` throws where nothing answers. */
export function targetAt(url: string, key: string, other_key?: string): Target {
  const base = url.replace(/\/$/, '');
  return {
    ...{ url: base, key },
    ...(other_key !== undefined && { other_key }),
    async call(name, { body, query = {}, key: given = key, headers = {} } = {}) {
      const space = name.indexOf(' ');
      const place = new URL(base + name.slice(space + 1));
      for (const [field, value] of Object.entries(query))
        if (value !== undefined) place.searchParams.append(field, String(value));
      const raw = typeof body === 'string' || body instanceof FormData;
      const reply = await fetch(place, {
        method: name.slice(0, space),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(given !== null && { authorization: `Bearer ${given}` }),
          ...(body !== undefined && !raw && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
      });
      const text = await reply.text();
      return { status: reply.status, headers: reply.headers, text, json: jsonOf(text) };
    },
  };
}

/** A call that was not made since the time for the whole was over. */
export class TimeOver extends Error {
  constructor() {
    super('not asked: the time was over');
  }
}

/** Makes no call after `end` (`performance.now()`), and gives up one that is under way then. */
export const until = (target: Target, end: number): Target => ({
  ...target,
  async call(...asked) {
    const left = end - performance.now();
    if (left <= 0) throw new TimeOver();
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => over.reject(new TimeOver()), Math.min(left, 2 ** 31 - 1));
    try {
      return await Promise.race([target.call(...asked), over.promise]);
    } finally {
      clearTimeout(timer);
    }
  },
});

/** `error_code` of a service that is busy, or whose time for a call was over: clients may ask again. */
const AGAIN = 68300008;
const MOST_TRIES = 4;

/** How long a read that can wait does so for the end of work (`wait_ms`). */
export const WAIT_MS = 50_000;

/**
 * Asks again, a few times, where the service says that it may be asked again, and where a read waited as long as it
 * could: what it waited for was not done then.
 */
export const patient = (target: Target): Target => ({
  ...target,
  async call(name, asked) {
    for (let tries = 1; ; tries++) {
      const began = performance.now();
      const reply = await target.call(name, asked);
      const waited = waits(asked) && performance.now() - began >= WAIT_MS;
      if ((reply.json?.error_code !== AGAIN && !waited) || tries === MOST_TRIES) return reply;
    }
  },
});

const waits = ({ body, query }: Asked = {}) =>
  'wait_ms' in { ...query, ...(typeof body === 'object' && body !== null && body) };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
