import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { redactKeys } from '#accounts/key.ts';
import { systemClock } from '#clock.ts';

export type Log = Logger;

/**
 * JSON lines with a level, the time and the correlation id. Whatever reaches a line, a key never leaves it: URLs are
 * cleaned where they are logged, and each finished line is swept once more.
 */
export function createLog(level: string, to: DestinationStream = destination({ dest: 2, sync: false })): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date(systemClock()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: redactKeys },
    },
    to,
  );
}

/** Where a browser comes back to from the provider of a company, with a code in its query. */
export const SIGNED_IN_PATH = '/manage/single-sign-on/back';

/**
 * A request's path and query as logs may show it: without the value of `apikey`, however it is written, and without the
 * answer of a provider.
 */
export function loggableUrl(url: string): string {
  const [path, query] = splitOnce(url, '?');
  if (query === undefined || path.startsWith(SIGNED_IN_PATH)) return redactKeys(path);
  const shown = query
    .split('&')
    .map((pair) => (nameOf(pair) === 'apikey' ? 'apikey=[redacted]' : pair))
    .join('&');
  return redactKeys(`${path}?${shown}`);
}

function nameOf(pair: string): string {
  const name = splitOnce(pair, '=')[0].replaceAll('+', ' ');
  try {
    return decodeURIComponent(name).trim().toLowerCase();
  } catch {
    return name;
  }
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
