import { systemClock } from '#clock.ts';
import { ModelError, type ModelFailure } from './model.ts';

export interface Trouble {
  readonly kind: ModelFailure;
  readonly message: string;
  /** Another attempt may succeed. */
  readonly passing?: boolean;
  readonly retry_after_ms?: number;
  /** Of the answer, where there was one. */
  readonly status?: number;
  /** What the endpoint wrote; for decisions, never shown. */
  readonly detail?: string;
}

/** What endpoints write where a prompt is longer than the model takes. */
export const TOO_LONG =
  /context[ _-]?(length|window|size)|maximum context|too many tokens|prompt is too long|exceeds? .{0,40}(context|token)/i;

/** Node's own limit on a connection that says nothing, whatever time is left. */
const SILENT = /\b(?:Headers|Body) Timeout Error\b/i;

/** What went wrong, from whatever the SDK or `fetch` threw. `key` is taken out of every text. */
export function classify(thrown: unknown, key?: string): Trouble {
  if (thrown instanceof ModelError)
    return { kind: thrown.kind, message: thrown.message, ...(thrown.kind === 'cut' && { passing: true }) };
  const error = innermost(thrown);
  const status = error.statusCode;
  const detail = [error.message, error.responseBody].filter(Boolean).join(' ').slice(0, 4_000);
  const trouble = byStatus(status, detail, error);
  const message = key ? trouble.message.replaceAll(key, '***') : trouble.message;
  return { ...trouble, message, detail, ...(status !== undefined && { status }) };
}

function byStatus(status: number | undefined, detail: string, error: Thrown): Trouble {
  if (status === 429) {
    return {
      kind: 'rate_limited',
      message: 'The model endpoint takes no more requests for now (429).',
      passing: true,
      ...retryAfter(error.responseHeaders),
    };
  }
  if (status !== undefined && (status >= 500 || status === 408)) {
    return {
      kind: 'unavailable',
      message: `The model endpoint failed (${status}).`,
      passing: true,
      ...retryAfter(error.responseHeaders),
    };
  }
  if ((status === 400 || status === 413 || status === 422) && (status === 413 || TOO_LONG.test(detail))) {
    return { kind: 'too_long', message: 'The prompt is longer than the model takes.' };
  }
  if (status === 400 && /content_filter|content management policy/i.test(detail)) {
    return { kind: 'refused', message: 'The model endpoint declined the request.' };
  }
  if (status !== undefined && status >= 400) {
    const why =
      status === 401 || status === 403
        ? 'refuses the key'
        : status === 404
          ? 'does not know the model or path'
          : 'does not accept the request';
    return { kind: 'rejected', message: `The model endpoint ${why} (${status}).` };
  }
  if (/no output generated|empty response/i.test(detail)) {
    return { kind: 'cut', message: 'The model endpoint answered nothing.', passing: true };
  }
  // asking again would be as slow
  if (SILENT.test(detail)) return { kind: 'timeout', message: 'The model endpoint said nothing for 300 s.' };
  if (/json|parse|invalid/i.test(error.name ?? '') || status === 200) {
    return { kind: 'cut', message: 'The answer of the model endpoint could not be read.', passing: true };
  }
  return { kind: 'unavailable', message: 'The model endpoint cannot be reached.', passing: true };
}

interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly statusCode?: number;
  readonly responseBody?: string;
  readonly responseHeaders?: Readonly<Record<string, string>>;
}

/** The SDK wraps errors in errors; the one with a status says most. */
function innermost(thrown: unknown): Thrown {
  let at = thrown as (Thrown & { cause?: unknown; lastError?: unknown }) | undefined;
  for (let hops = 0; at && hops < 5; hops += 1) {
    if (typeof at.statusCode === 'number') return at;
    const next = (at.lastError ?? at.cause) as typeof at;
    if (!next) break;
    at = next;
  }
  return (at ?? {}) as Thrown;
}

/** RFC 9110 10.2.3: seconds, or a date. */
function retryAfter(headers: Readonly<Record<string, string>> | undefined): { retry_after_ms?: number } {
  const value = headers?.['retry-after'];
  if (!value) return {};
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - systemClock();
  return Number.isFinite(ms) ? { retry_after_ms: Math.max(0, ms) } : {};
}
