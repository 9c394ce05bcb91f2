import type { Answer, Call, Target } from './target.ts';

/** One way to attack the service. */
export interface Attack {
  readonly kind: 'text' | 'bomb' | 'flood' | 'accounts' | 'console' | 'reach' | 'crash';
  readonly name: string;
  /** Whether `npm test` runs it too: the worst of its class. `.ci/run` tries all of them besides. */
  readonly slice?: true;
  /**
   * Attacks once. `round` counts from 0: each may try other texts or larger numbers.
   * @throws Error naming what should not have been.
   */
  run(target: Target, told: Told, round: number): Promise<void>;
}

/** What an attack got for its calls. */
export interface Told {
  /** Makes a call and looks at its answer. */
  call(call: Call, expected?: Expected): Promise<Answer>;
  /** Counts an answer that was got in another way. */
  answered(status: number, text: string, expected?: Expected): void;
}

/** Statuses that are right. Default: an answer, or an error that names what the caller can mend. */
export type Expected = (status: number) => boolean;

export const answer: Expected = (status) => status === 200;
export const mendable: Expected = (status) => status === 200 || (status >= 400 && status < 500);
export const refusal: Expected = (status) => status >= 400 && status < 500;
/** Too many at once may also be told so, or cut off. */
export const underFlood: Expected = (status) => mendable(status) || status === 503 || status === 0;

/** What no answer may hold: a place in our sources, a stack. */
const INNER = /\bat \S+ \(|\.ts:\d+|node_modules/;

/** Calls that are remembered by their times. */
const REMEMBERED = 20_000;

/** Follows the calls of one attack: statuses by number, and the first thing that is wrong. */
export function follow(target: Target): Told & {
  readonly statuses: Map<number, number>;
  readonly wrong: string[];
  /** What was called and not yet answered at a time (milliseconds since 1970), among the last calls. */
  at(ms: number): string[];
} {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const calls: { readonly path: string; readonly from: number; to: number }[] = [];
  const answered: Told['answered'] = (status, text, expected = mendable) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (!expected(status)) wrong.push(`status ${status}: ${text.slice(0, 200)}`);
    else if (status >= 400 && (text === '' || INNER.test(text)))
      wrong.push(`an error that tells nothing or too much: ${text.slice(0, 200)}`);
  };
  return {
    statuses,
    wrong,
    at: (ms) => calls.filter(({ from, to }) => from <= ms && ms <= to).map(({ path }) => path),
    answered,
    async call(call, expected) {
      const one = { path: call.path, from: Date.now(), to: Number.POSITIVE_INFINITY };
      if (calls.push(one) > REMEMBERED) calls.shift();
      const reply = await target.call(call);
      one.to = Date.now();
      answered(reply.status, `${call.path}: ${reply.text}`, expected);
      return reply;
    },
  };
}
