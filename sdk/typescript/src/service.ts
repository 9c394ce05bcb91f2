import type { Answer, Api, Input, NameOf } from './api.ts';
import { type Client, type ClientOptions, createClient, pause } from './client.ts';
import { type Rows, rowsOf } from './rows.ts';
import { CALL_MS, ended, type WaitOptions } from './tasks.ts';

/** What a program says of the service it calls. */
export interface ServiceOptions extends Pick<ClientOptions, 'retries' | 'fetch' | 'headers' | 'onFailure'> {
  /** Default: `PRIORA_URL` of the environment, else the service of this machine. */
  readonly url?: string;
  /** Default: `PRIORA_KEY` of the environment. */
  readonly key?: string;
}

/** By what an operation counts its pages, by `METHOD /path`; of those that have pages. */
export type Paging = Readonly<Record<string, 'offset' | 'page'>>;

/** The calls of a service, with what programs do again and again. */
export interface Service<A extends Api<A>> extends Client<A> {
  /**
   * Reads a task, job or report until it has ended, and answers what it then says.
   * @param name The operation that reads it.
   * @throws TaskFailed; Failure
   */
  waitFor<Name extends NameOf<A>>(
    name: Name,
    input: Input<A, Name>,
    options?: WaitOptions<Answer<A, Name>>,
  ): Promise<Answer<A, Name>>;
  /**
   * Rows of a search, page after page, until there are no more or the loop is left.
   * @param rows Where they stand in the answer: `(answer) => answer.results`.
   */
  rows<Name extends NameOf<A>, Row>(
    name: Name,
    input: Input<A, Name>,
    rows: Rows<Answer<A, Name>, Row>,
  ): AsyncGenerator<Row, void>;
}

const HERE = 'http://127.0.0.1:8080';
const RETRIES = 4;

const environment = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name] || undefined;

/**
 * Calls of the service at a URL. What was refused because the service is busy is asked for again after a pause, and so
 * is what was lost on the way: each call that changes something has a key, by which the service does it once.
 */
export function service<A extends Api<A>>(options: ServiceOptions, paging: Paging): Service<A> {
  const {
    url = environment('PRIORA_URL') ?? HERE,
    key = environment('PRIORA_KEY'),
    retries = RETRIES,
    ...more
  } = options;
  const client = createClient<A>({
    ...more,
    base: url.replace(/\/+$/, ''),
    ...(key !== undefined && { key }),
    retries,
    once: true,
  });
  const part = (name: string) => (name.startsWith('GET ') ? 'query' : 'body');

  /** Calls with the fields that say how. */
  function callWith<Name extends NameOf<A>>(name: Name, input: Input<A, Name>, fields: object) {
    const given = input as Readonly<Record<string, object | undefined>>;
    const asked = { ...given, [part(name)]: { ...given[part(name)], ...fields } };
    return client.call(name, ...([asked] as never)) as Promise<Answer<A, Name>>;
  }

  return {
    ...client,
    waitFor: (name, input, waiting = {}) =>
      ended(
        () => callWith(name, input, { wait_ms: Math.min(CALL_MS, waiting.timeout_ms ?? CALL_MS) }),
        waiting,
        (ms) => pause(ms, input.signal),
      ),
    rows(name, input, rows) {
      const paged = paging[name];
      if (!paged) throw new TypeError(`${name} has no pages.`);
      const fields = (input as Readonly<Record<string, object | undefined>>)[part(name)] ?? {};
      return rowsOf({ ...fields }, paged, (page) => callWith(name, input, page), rows);
    },
  };
}
