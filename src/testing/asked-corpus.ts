import { createHash } from 'node:crypto';
import type { Corpus } from '#corpus/corpus.ts';
import type { Flow } from '#flows/flow.ts';
import type { Task } from '#flows/runner.ts';
import type { Perform } from '#flows/step-job.ts';
import type { Group, Operation } from '#operation.ts';
import type { Services } from '#services.ts';

/** Characters of what is asked that stand in a line. */
const MOST_CHARACTERS = 160;
/** Lines in which what another call asks differs from the example. */
const MOST_OTHER = 2;
/** Lines of what one step of a flow asks. */
const MOST_OF_STEP = 12;
/** What tells whether something is still as it was. */
const NOT_TOLD: ReadonlySet<string> = new Set(['status', 'health']);
/** Jobs that make what is kept for all who ask: whoever comes first begins them. */
const KEPT: ReadonlySet<string> = new Set([
  'follow-pictures',
  'company-owners',
  'company-owner-rows',
  'company-comparison',
]);

const DAY_MS = 86_400_000;
/** How long the end of work is waited for at a time. */
const WORK_MS = 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Ids and other long lists as their number; what is no data is left out. */
function asData(key: string, value: unknown): unknown {
  if (key === 'signal' || typeof value === 'function') return undefined;
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}

/** What is asked, as a line: which method, of which collection, and how. */
function lineOf(method: string, args: readonly unknown[]): string {
  const parts = args.flatMap((arg): readonly string[] => {
    if (typeof arg === 'string') return [arg];
    // which records they are is what was found before
    if (Array.isArray(arg) && arg.every((each) => typeof each === 'string')) return [`×${arg.length}`];
    if (typeof arg !== 'object' || arg === null) return [];
    const { name, fields } = arg as { readonly name?: string; readonly fields?: unknown };
    if (name !== undefined && fields !== undefined) return [name];
    return [JSON.stringify(arg, asData).replace(/"(\w{1,40})":/g, '$1: ')];
  });
  const text = [method, ...parts].join(' ').replace(/\s+/g, ' ');
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, MOST_CHARACTERS).toWellFormed()} … #${digest(text)}`;
}

/** What calls of operations ask of the corpus and of threads. */
export interface AskedCorpus {
  /** The same groups, of which it is noted. */
  readonly groups: readonly Group[];
  /** What the last call of an operation asked, each once; it is told once. */
  taken(operation: Operation): ReadonlySet<string>;
  /** For the service that works on their tasks. */
  watchSteps(perform: Perform): Perform;
  /**
   * What steps ask of the tasks that an operation has begun, by flow and state: when there is nothing left that they
   * could do by themselves.
   */
  worked(operation: Operation): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

/** A task, and the operation that has begun it. */
interface Begun {
  readonly operation: string;
  /** The task as it is when it works no longer. */
  settled(): Promise<Task<unknown>>;
}

/**
 * Notes what operations ask of the corpus: fields, bounds, orders and windows of their searches, which a small corpus
 * need not show in what is answered. Calls come one after the other. What is kept of a corpus for the next call is kept
 * for a group apart, so that a group asks the same whichever others are asked; and their time stands still, so that
 * nothing that is kept grows old, however long the calls take. What a step asks belongs to the operation that has begun
 * its task.
 */
export function notingAsked(groups: readonly Group[]): AskedCorpus {
  const asked = new Map<string, Set<string>>();
  /** By task. */
  const begun = new Map<string, Begun>();
  const steps = new Map<string, Map<string, Set<string>>>();
  const ofGroup = (group: Group): Group => {
    let now = new Set<string>();
    let calling = '';
    let services: Services | undefined;
    const watched = (given: Services): Services => {
      const day = Math.trunc(given.clock() / DAY_MS) * DAY_MS;
      services ??= {
        ...given,
        clock: () => day,
        corpus: noting(given.corpus, (method, args) => {
          if (!NOT_TOLD.has(method)) now.add(lineOf(method, args));
        }),
        isolation: noting(given.isolation, (method, [job, input]) => {
          const { name } = job as { readonly name: string };
          if (!KEPT.has(name)) now.add(lineOf(method, [name, input]));
        }),
        flows: {
          ...given.flows,
          async start<D>(flow: Flow<D, any>, data: D, account: string) {
            const operation = calling;
            const task = await given.flows.start(flow, data, account);
            const settled = () => given.flows.settled(flow, task.task_id, account, WORK_MS);
            begun.set(task.task_id, { operation, settled });
            return task;
          },
        },
      };
      return services;
    };
    return {
      ...group,
      operations: group.operations.map((operation) => ({
        ...operation,
        handle(call: never, given: Services) {
          now = new Set();
          calling = operation.id;
          asked.set(operation.id, now);
          return operation.handle(call, watched(given));
        },
      })) as unknown as Group['operations'],
    };
  };
  return {
    groups: groups.map(ofGroup),
    taken({ id }) {
      const lines = asked.get(id) ?? new Set();
      asked.delete(id);
      return lines;
    },
    watchSteps: (perform) => (work, data, context) => {
      const own = steps.get(context.task_id) ?? new Map<string, Set<string>>();
      const step = `${work.flow} ${work.state}`;
      const lines = own.get(step) ?? new Set();
      steps.set(context.task_id, own.set(step, lines));
      const corpus = notedCorpus(context.services.corpus, lines);
      return perform(work, data, { ...context, services: { ...context.services, corpus } });
    },
    async worked({ id }) {
      const all = new Map<string, ReadonlySet<string>>();
      for (const [task_id, { settled }] of [...begun].filter(([, { operation }]) => operation === id)) {
        while ((await settled()).status === 'working');
        for (const [step, lines] of steps.get(task_id) ?? []) all.set(step, lines.union(all.get(step) ?? new Set()));
      }
      return all;
    },
  };
}

/** The same corpus, of which it is noted what is asked: a line each. */
export const notedCorpus = (corpus: Corpus, lines: Set<string>): Corpus =>
  noting(corpus, (method, args) => {
    if (!NOT_TOLD.has(method)) lines.add(lineOf(method, args));
  });

/** The same object, each call of a method told. */
function noting<T extends object>(of: T, note: (method: string, args: readonly unknown[]) => void): T {
  return new Proxy(of, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return (...args: unknown[]) => {
        note(key, args);
        return value.apply(target, args);
      };
    },
  });
}

/** What a call asks that another does not, and what it leaves out: a line each, more than a few as a digest. */
function otherAsked(from: ReadonlySet<string>, to: ReadonlySet<string>): readonly string[] {
  const lines = [
    ...[...to.difference(from)].sort().map((line) => `+ ${line}`),
    ...[...from.difference(to)].sort().map((line) => `- ${line}`),
  ];
  const rest = lines.slice(MOST_OTHER);
  return rest.length <= 1 ? lines : [...lines.slice(0, MOST_OTHER), `${rest.length} more #${digest(rest.join('\n'))}`];
}

/** What a step asks, more than a few lines as a digest. */
export function askedByStep(lines: ReadonlySet<string>, most = MOST_OF_STEP): readonly string[] {
  const sorted = [...lines].sort();
  const rest = sorted.slice(most);
  return [...sorted.slice(0, most), ...(rest.length > 0 ? [`${rest.length} more #${digest(rest.join('\n'))}`] : [])];
}

/**
 * By operation, as text that somebody reads: what its example asks, and calls beside it otherwise; and what the steps
 * ask of a task that the example has begun.
 */
export class AskedReading {
  readonly #example: ReadonlySet<string>;
  readonly #other = new Map<string, string[]>();
  #steps: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(example: ReadonlySet<string>) {
    this.#example = example;
  }

  /** Adds what steps ask, by flow and state. */
  addSteps(steps: ReadonlyMap<string, ReadonlySet<string>>): void {
    this.#steps = steps;
  }

  /** Adds a call, by what it changes. */
  add(name: string, asked: ReadonlySet<string>): void {
    const text = otherAsked(this.#example, asked).map((line) => `    ${line}\n`);
    if (text.length > 0) this.#other.set(text.join(''), [...(this.#other.get(text.join('')) ?? []), name]);
  }

  toString(): string {
    return [
      ...[...this.#example].sort().map((line) => `  ${line}\n`),
      ...[...this.#steps]
        .filter(([, lines]) => lines.size > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([step, lines]) =>
            `  step ${step}\n${askedByStep(lines)
              .map((line) => `    ${line}\n`)
              .join('')}`,
        ),
      ...[...this.#other].map(([text, names]) => `  ${names.join(', ')}\n${text}`),
    ].join('');
  }
}
