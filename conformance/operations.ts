import { type Fact, type OperationFacts, readFacts } from '../src/contract/facts.ts';
import type { Standing } from './report.ts';
import { type Asked, type Reply, type Target, TimeOver, WAIT_MS } from './target.ts';
import { look, nothingSeen } from './values.ts';

/** An operation of the interface, with what its group says of shapes. */
export interface Wanted {
  readonly id: string;
  readonly tag: string;
  readonly facts: OperationFacts;
  readonly shapes: Readonly<Record<string, Fact>>;
}

/** The interface, operation by operation. */
export const wanted = (): readonly Wanted[] =>
  [...readFacts().values()].flatMap(({ tag, schemas = {}, operations }) =>
    Object.entries(operations).map(([id, facts]) => ({ id, tag, facts, shapes: schemas })),
  );

/** A request that answers something, as a service describes it. */
export interface Example {
  readonly id: string;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly params?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
  readonly streams: boolean;
  /** Sent as a form. */
  readonly form: boolean;
  /** Where each parameter stands. */
  readonly places: Readonly<Record<string, 'query' | 'path' | 'header'>>;
  /** What goes on from its answer: values, or runtime expressions of OpenAPI. */
  readonly links: readonly {
    readonly operationId: string;
    readonly parameters?: Record<string, unknown>;
    readonly requestBody?: Record<string, unknown>;
  }[];
}

/** Examples by `METHOD /path`, in the order in which a flow asks for them. */
export type Examples = ReadonlyMap<string, Example>;

/** The examples that a service gives in its own OpenAPI description; none where it has no such thing. */
export async function examplesOf(target: Target): Promise<Examples> {
  const { json } = await target.call('GET /openapi.json', { key: null });
  const examples = new Map<string, Example>();
  for (const [path, methods] of Object.entries((json?.paths ?? {}) as Record<string, Record<string, any>>))
    for (const [method, { parameters = [], requestBody, ...rest }] of Object.entries(methods)) {
      const given = (place: string) =>
        Object.fromEntries(
          parameters.flatMap((each: any) =>
            each.in === place && each.example !== undefined ? [[each.name, each.example]] : [],
          ),
        );
      const [type, content] = Object.entries((requestBody?.content ?? {}) as Record<string, any>)[0] ?? [];
      examples.set(`${method.toUpperCase()} ${path}`, {
        id: rest.operationId,
        query: given('query'),
        params: given('path'),
        headers: given('header'),
        ...(content?.example && { body: content.example }),
        streams: rest['x-stream'] === true || type === 'text/event-stream',
        form: type === 'multipart/form-data',
        places: Object.fromEntries(parameters.map((each: any) => [each.name, each.in])),
        links: Object.values<any>(rest.responses?.['200']?.links ?? {}),
      });
    }
  return examples;
}

/** A PNG of one point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one line; readers look for its objects, since it has no table of them. */
const PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 74>>stream
BT /F1 12 Tf 72 720 Td (The alloy is annealed at 900 C for two hours.) Tj ET
endstream endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`;

/** Ids that an answer gives and later calls are made with. */
const CARRIED = ['task_id', 'report_id', 'job_id', 'board_id', 'alert_id', 'ticket', 'chat_id', 'chat_item_id'];

/** Operations that show what one makes which the description has further down, by code. */
const MADE_BY: Readonly<Record<string, string>> = { 'AI88-1': 'P056', 'AI88-2': 'P056' };

/**
 * Asks every operation for its example, in the order of the service's own description, so that flows are walked from
 * their first step to their last.
 * @param only Codes or ids; none: all. @param told Is told where it goes on from, and after how many of how many.
 */
export async function checkOperations(
  target: Target,
  examples: Examples,
  only: readonly string[] = [],
  told: (done: number, of: number, tag: string) => void = () => {},
): Promise<readonly Standing[]> {
  const order = [...examples.keys()];
  const all = wanted();
  const place = ({ facts }: Wanted): number => {
    const by = MADE_BY[facts.code ?? ''];
    const maker = by && all.find((other) => other.facts.code === by);
    if (maker) return place(maker) + 0.5;
    const at = order.indexOf(`${facts.method} ${facts.path}`);
    return at < 0 ? order.length : at;
  };
  const asked = all
    .filter(({ id, facts }) => only.length === 0 || only.includes(id) || only.includes(facts.code ?? ''))
    .sort((a, b) => place(a) - place(b));
  const standings: Standing[] = [];
  const ids: Record<string, unknown> = { client_secret: target.key };
  for (const each of asked) {
    if (standings.at(-1)?.tag !== each.tag) told(standings.length, asked.length, each.tag);
    const began = performance.now();
    const standing = await standingOf(target, each, examples, ids).catch((error) => unanswered(each, error));
    standings.push({ ...standing, seconds: Math.round(performance.now() - began) / 1000 });
  }
  return standings;
}

type Seen = Omit<Standing, 'seconds'>;

const nothingKnown = ({ id, tag, facts: { code, method, path } }: Wanted) => ({
  ...{ id, code, tag, call: `${method} ${path}`, wrong: [], fields: 0, present: 0, absent: [] },
});

/** An operation whose call broke off: the others are asked nevertheless. */
function unanswered(each: Wanted, error: Error & { readonly cause?: { readonly code?: string } }): Seen {
  const detail = error.cause?.code ?? error.message;
  return { ...nothingKnown(each), state: error instanceof TimeOver ? 'not asked' : 'no answer', detail };
}

async function standingOf(
  target: Target,
  each: Wanted,
  examples: Examples,
  ids: Record<string, unknown>,
): Promise<Seen> {
  const { facts } = each;
  const about = nothingKnown(each);
  const example = examples.get(about.call);
  const { path, asked } = requestOf(each, example, ids);
  const reply = await target.call(`${facts.method} ${path}`, asked);
  if (isAbsent(reply, example !== undefined)) return { ...about, state: 'not built' };
  const { data, wrong } = payloadOf(reply, facts);
  if (data === undefined) {
    const said = reply.json?.error_msg ?? reply.text.slice(0, 200);
    return { ...about, wrong, state: 'refused', detail: `${reply.status} ${said}` };
  }
  carry(data, ids);
  const seen = nothingSeen();
  const shape = facts.answer ?? facts.response;
  if (shape) look(data, shape, each.shapes, seen);
  const absent = [...seen.documented].filter((field) => !seen.present.has(field));
  return {
    ...{ ...about, state: 'built', wrong: [...wrong, ...seen.wrong], absent },
    ...{ fields: seen.documented.size, present: seen.present.size },
  };
}

/** Fields that the interface itself has examples for, of those that must be there. */
const said = (fields: Readonly<Record<string, Pick<Fact, 'example'>>>, required: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { example }]) =>
      required(name) && example !== undefined ? [[name, example]] : [],
    ),
  );

/** The example of a service, or one made of the interface's own words; with the ids that earlier answers gave. */
function requestOf(
  { facts }: Wanted,
  example: Example | undefined,
  ids: Readonly<Record<string, unknown>>,
): { path: string; asked: Asked } {
  const { parameters = {}, body } = facts;
  const filled = (given: Readonly<Record<string, unknown>>, fields: object = {}): Record<string, unknown> => ({
    ...given,
    ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in given)),
    ...('wait_ms' in fields && { wait_ms: WAIT_MS }),
  });
  const must = (name: string) => parameters[name]?.required === true;
  const params = filled(example?.params ?? said(parameters, (name) => parameters[name]?.in === 'path'));
  const query = example?.query ?? said(parameters, (name) => parameters[name]?.in === undefined && must(name));
  const headers = example?.headers ?? said(parameters, (name) => parameters[name]?.in === 'header' && must(name));
  const sent = example?.body ?? (body && said(body.properties ?? {}, (name) => body.required?.includes(name) === true));
  const fields = sent && { ...filled(confirmed(sent), body?.properties), ...(example?.streams && { stream: false }) };
  return {
    asked: {
      query: filled(query, parameters),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(fields && { body: facts.mediaType === 'multipart/form-data' ? formOf(fields, body, facts.path) : fields }),
    },
    path: facts.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? name))),
  };
}

/** A form with a picture of one point, or a page of one line, wherever it takes a file; of pictures speak its names. */
function formOf(fields: Readonly<Record<string, unknown>>, body: Fact | undefined, path: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, { format }] of Object.entries(body?.properties ?? {}))
    if (format === 'binary' && (body?.required?.includes(name) || !body?.required?.length))
      if (/image|pic|ocsr/i.test(`${path} ${name}`)) form.set(name, new Blob([new Uint8Array(POINT)]), 'point.png');
      else form.set(name, new Blob([PAGE]), 'page.pdf');
  return form;
}

/** Empty lists confirm nothing: what the service has generated is taken. */
const confirmed = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !Array.isArray(value) || value.length > 0));

function carry(data: any, ids: Record<string, unknown>): void {
  const first = Array.isArray(data) ? (data[0] ?? {}) : data;
  if (typeof first !== 'object' || first === null) return;
  for (const name of CARRIED) if (first[name]) ids[name] = first[name];
  if (first.alert_id) ids['tech-monitor-id'] = first.alert_id;
  const node = (first.solution?.cells ?? []).find((cell: any) => cell.shape === 'solution-node');
  if (node) ids.node_id = node.data.node_id;
}

/** Nobody has that path; an operation that a service describes itself has refused instead. */
const isAbsent = ({ status, headers, json }: Reply, described: boolean) =>
  !described &&
  (status === 404 || status === 405 || headers.get('x-error-code') === '67200101' || json?.error_code === 67200101);

/** What an answer carries, and what is wrong with its envelope. */
function payloadOf({ status, json, headers, text }: Reply, facts: OperationFacts): { data: unknown; wrong: string[] } {
  if (status !== 200) return { data: undefined, wrong: [] };
  const whole = facts.response !== undefined || facts.answer === undefined;
  if (whole) return { data: json ?? (text === '' ? undefined : text), wrong: [] };
  const wrong: string[] = [];
  if (!/^application\/json/.test(headers.get('content-type') ?? ''))
    wrong.push(`content type ${headers.get('content-type')}`);
  if (json?.status !== true) return { data: undefined, wrong };
  if (json.error_code !== 0) wrong.push(`error_code ${json.error_code} on success`);
  if (json.data === undefined) wrong.push('no data on success');
  return { data: json.data ?? {}, wrong };
}
