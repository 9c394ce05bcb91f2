import { type Attack, mendable, type Told } from './attack.ts';
import type { Target } from './target.ts';

/** What an operation's description says of a value that it takes, as far as it tells how large one may be. */
interface Value {
  readonly type?: string;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Value>>;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Value; example?: object }>> };
  readonly parameters?: readonly { in: string; name: string; schema: Value; example?: unknown }[];
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Value>> };
}

/** A call of an operation's example, with what is described of each of its values. */
interface Example {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly described: Readonly<Record<string, Value>>;
}

/** The examples of all operations that the service describes. */
function examplesOf({ components, paths }: Description): Example[] {
  const resolve = (schema: Value): Value =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      const json = requestBody?.content['application/json'];
      if (path.includes('{') || (requestBody && !json)) return [];
      const asked = parameters.filter((each) => each.in === 'query');
      return {
        method: method.toUpperCase() as 'GET' | 'POST',
        path,
        query: Object.fromEntries(
          asked.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
        ),
        body: json && ((json.example ?? {}) as Record<string, unknown>),
        described: {
          ...Object.fromEntries(asked.map(({ name, schema }) => [name, resolve(schema)])),
          ...(json && resolve(json.schema).properties),
        },
      };
    }),
  );
}

/** Names of records that exist: a caller who wants much names what is there. */
interface Known {
  readonly numbers: readonly string[];
  readonly companies: readonly string[];
}

async function known(target: Told): Promise<Known> {
  const found = await target.call({
    path: '/search/patent/query-search-patent',
    body: { query_text: 'AUTHORITY: *', limit: 1_000 },
  });
  const rows: { pn: string; current_assignee: string }[] = JSON.parse(found.text).data.results;
  return {
    numbers: rows.slice(0, 100).map(({ pn }) => pn),
    companies: [...new Set(rows.flatMap(({ current_assignee }) => current_assignee.split(' | ')))].slice(0, 100),
  };
}

/** Milliseconds of processor time for which a call may hold the event loop without a pause. */
const LOOP_MS = 100;

const PAGE = /^(limit|size|rows|page_size|top|length|num|number)$/;
const LONGEST_TEXT = 200_000;
/** What is tried where nothing is described: more than any page has. */
const MANY = 1_000;

/** A value as large as its description permits; undefined: it stays as it is. */
function grown(name: string, value: unknown, schema: Value, { companies, numbers }: Known): unknown {
  if (name === 'patent_number' || name === 'pn' || name === 'patent_numbers') return numbers.join(',');
  if (name === 'patent_id') return undefined;
  if (name === 'company_name') return companies.slice(0, 10).join('|');
  if (name === 'query_text') return 'AUTHORITY: *';
  if (PAGE.test(name)) return schema.maximum ?? MANY;
  if (Array.isArray(value) && value.length > 0) {
    const most = Math.min(schema.maxItems ?? MANY, MANY);
    return Array.from({ length: most }, (_, n) => value[n % value.length]);
  }
  if (typeof value === 'string' && (schema.maxLength ?? 0) > 500) {
    const most = Math.min(schema.maxLength!, LONGEST_TEXT);
    let text = value;
    for (let n = 0; text.length < most; n++) text += ` ${n} ${value}`;
    return text.slice(0, most);
  }
  return undefined;
}

/** The example as large as is permitted in every value at once, with the pages alone enlarged, and as it stands. */
function* callsOf(example: Example, names: Known): Generator<Pick<Example, 'query' | 'body'>> {
  const enlarge = (given: Readonly<Record<string, unknown>>, of: (name: string) => boolean) => ({
    ...given,
    ...Object.fromEntries(
      Object.entries(example.described).flatMap(([name, schema]) => {
        if (!of(name) || !(name in given || PAGE.test(name))) return [];
        const value = grown(name, given[name], schema, names);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });
  const inQuery = Object.keys(example.query).length > 0 || !example.body;
  for (const grows of [() => true, (name: string) => PAGE.test(name)])
    yield {
      query: inQuery ? enlarge(example.query, grows) : {},
      body: example.body && (inQuery ? example.body : enlarge(example.body, grows)),
    };
  yield example;
}

/** Makes the largest call that is taken, and tells for how long it held the event loop at most. */
async function largest(target: Target, told: Told, example: Example, names: Known) {
  for (const { body, query } of callsOf(example, names)) {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    await target.loop();
    const { status, text } = await told.call(
      // where an operation needs a language model, 503 says so
      { method: example.method, path: asked ? `${example.path}?${asked}` : example.path, body },
      (status) => mendable(status) || status === 503,
    );
    const { longest_ms } = await target.loop();
    if (status === 200 && !text.startsWith('{"status":false')) return longest_ms;
  }
  return undefined;
}

/**
 * The largest call of each operation that its description permits, one after the other: what they are and what they
 * take is read from the service, so an operation that is added tomorrow is attacked tomorrow.
 */
export const largestCalls: Attack = {
  kind: 'flood',
  name: 'the largest call of every operation',
  async run(target, told) {
    const described = await told.call({ method: 'GET', path: '/openapi.json' });
    const names = await known(told);
    const held: { path: string; longest_ms: number }[] = [];
    for (const example of examplesOf(JSON.parse(described.text))) {
      const longest_ms = await largest(target, told, example, names);
      if (longest_ms !== undefined) held.push({ path: example.path, longest_ms });
    }
    const slow = held.filter(({ longest_ms }) => longest_ms > LOOP_MS).sort((a, b) => b.longest_ms - a.longest_ms);
    if (slow.length > 0)
      throw new Error(
        `${slow.length} operations hold the event loop: ${slow.map(({ path, longest_ms }) => `${path} ${longest_ms.toFixed(0)} ms`).join(', ')}`,
      );
  },
};
