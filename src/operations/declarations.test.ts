import { expect, it } from 'vitest';
import type { Flow } from '#flows/flow.ts';
import type { Operation } from '#operation.ts';
import { readInterface } from '#testing/contract.ts';
import { flows } from './flows.ts';
import { forModels } from './for-models/index.ts';
import { groups } from './index.ts';

/** Words of a schema that people read, and what its parts are made of. */
const PROSE = new Set(['description', 'title', 'examples', 'example', 'summary']);
const PARTS = new Set(['type', 'properties', 'items', 'required', 'anyOf', 'allOf']);

type Schema = Readonly<Record<string, any>>;

/** What bounds the fields of a schema, a line for each; what else it says of them, the type check holds. */
function boundLines(schema: Schema, path: string): string[] {
  const { properties, items, anyOf, allOf } = schema;
  const bounds = Object.entries(schema).filter(
    ([name]) => !PARTS.has(name) && !PROSE.has(name) && !name.startsWith('~'),
  );
  const said = bounds.map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    ...(said.length > 0 ? [`${path}: ${said.join(', ')}`] : []),
    ...Object.entries<Schema>(properties ?? {}).flatMap(([name, own]) => boundLines(own, `${path}.${name}`)),
    ...(items ? boundLines(items, `${path}[]`) : []),
    ...[...(anyOf ?? []), ...(allOf ?? [])].flatMap((one: Schema, at) => boundLines(one, `${path}<${at + 1}>`)),
  ];
}

const written = (lines: readonly string[]) => `${lines.join('\n')}\n`;

const flowLines = ({ name, internal, start, states, stages, data }: Flow): string[] => [
  `${name}${internal ? ' (internal)' : ''}: begins with ${start}`,
  ...Object.entries(states).map(([state, way]) => {
    if (way.kind === 'work') return `  ${state} works, then ${way.next}`;
    if (way.kind === 'final') return `  ${state} ends`;
    const on = Object.entries(way.on).map(([event, next]) => `${event}: ${next}`);
    return `  ${state} waits${way.reached ? ', reached' : ''} for ${on.join(', ')}`;
  }),
  ...Object.entries(stages).map(([stage, own]) => `  stage ${stage}: ${own.join(', ')}`),
  ...boundLines(data, '').map((line) => `  ${line}`),
];

it('flows have the states, the stages and the data that are written down', async () => {
  await expect(written((await flows()).flatMap(flowLines))).toMatchFileSnapshot('./readings/flows.txt');
});

/** What the interface leaves to its implementation. */
function operationLine(operation: Operation): string {
  const { id, access = 'read', timeout_ms, body_limit_bytes, errors = [], keys_only, whole, aliases = [] } = operation;
  const facts = [
    access,
    timeout_ms !== undefined && `${timeout_ms} ms`,
    body_limit_bytes !== undefined && `${body_limit_bytes} bytes`,
    keys_only && 'keys only',
    whole && 'whole',
    operation.frames && 'stream',
    ...aliases.map((path) => `also ${path}`),
    ...errors,
    ...Object.entries(operation.files ?? {}).map(
      ([part, { accept, max_bytes, most = 1 }]) => `${part}: ${most} of ${accept.join(' ')} to ${max_bytes} bytes`,
    ),
  ];
  return `${id}: ${facts.filter(Boolean).join(', ')}`;
}

it('operations have the access, the bounds and the errors that are written down', async () => {
  const lines = [...groups, ...forModels].flatMap(({ operations }) => operations.map(operationLine));
  await expect(written(lines)).toMatchFileSnapshot('./readings/operations.txt');
});

it('what is asked of operations that are no part of the interface is bounded as it is written down', async () => {
  const known = new Set(readInterface().map(({ id }) => id));
  const own = [...groups, ...forModels].flatMap(({ operations }) => operations).filter(({ id }) => !known.has(id));
  const lines = own.flatMap(({ id, body, query, response }) => [
    id,
    ...(query ? boundLines(query, '  query') : []),
    ...(body ? boundLines(body, '  body') : []),
    ...boundLines(response, '  answer'),
  ]);
  await expect(written(lines)).toMatchFileSnapshot('./readings/own-bounds.txt');
});
