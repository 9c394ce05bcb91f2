import { expect, it } from 'vitest';
import { defineOperation } from '#operation.ts';
import { violations } from '#testing/service.ts';
import { type TSchema, Type } from '#typebox.mjs';
import { toolsOf } from './tools.ts';

const operation = defineOperation({
  id: 'x1Mixed',
  method: 'POST',
  path: '/x/{id}',
  summary: 'Mixed',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ limit: Type.Optional(Type.Integer()) }),
  body: Type.Union([
    Type.Object({ text: Type.String(), lang: Type.Optional(Type.Enum(['en', 'zh'])) }),
    Type.Object({ text: Type.String(), file: Type.String() }),
  ]),
  body_aliases: { prompt: 'text' },
  response: Type.Null(),
  example: { params: { id: '1' }, body: { text: 'a' } },
  handle: async () => null,
});
const [tool] = toolsOf([{ tag: 'R&D Things', description: '', operations: [operation] }], []);

it('a tool has the fields of path, query and body in one plain object; alternatives ask for what all of them ask for', () => {
  expect(tool!.group).toBe('r-d-things');
  expect(tool!.definition.inputSchema).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string' },
      limit: { type: 'integer' },
      text: { type: 'string' },
      lang: { type: 'string', enum: ['en', 'zh'] },
      file: { type: 'string' },
      fields: expect.objectContaining({ type: 'array' }),
      cursor: expect.objectContaining({ type: 'integer' }),
      max_tokens: expect.objectContaining({ type: 'integer', default: 8000 }),
    },
    required: ['id', 'text'],
  });
});

it('what every operation answered to its example is as its tool declares', async () => {
  const { groups } = await import('#operations/index.ts');
  const { default: answers } = await import('#operations/example-answers.json', { with: { type: 'json' } });
  const known = new Map<string, unknown>(Object.entries(answers));
  const wrong = toolsOf(groups, []).flatMap(({ name, definition: { outputSchema } }) =>
    known.has(name)
      ? violations(outputSchema as unknown as TSchema, { data: known.get(name) }).map((each) => [name, each])
      : [],
  );
  expect(wrong).toEqual([]);
  const { outputSchema } = toolsOf(groups, []).find(({ name }) => name === 'p002PatentQuerySearch')!.definition;
  expect(outputSchema.properties.data).toMatchObject({
    type: 'object',
    properties: { results: { type: 'array', items: { type: 'object', properties: { pn: { type: 'string' } } } } },
  });
});

it('arguments go where the operation reads them, under their other names too', () => {
  expect(tool!.read({ id: 'a', limit: 3, prompt: 'b' })).toEqual({
    params: { id: 'a' },
    query: { limit: 3 },
    headers: {},
    body: { text: 'b' },
  });
  expect(() => tool!.read({ id: 'a', other: 1 })).toThrow('There is no "other": x1Mixed takes id,');
  expect(() => tool!.read(['a'])).toThrow('The arguments of a tool are an object.');
  expect(() => tool!.read({ id: 'a', text: 5 })).toThrow('`text` must be a string');
});

it('two tools of one name are refused', () => {
  const group = { tag: 'A', description: '', operations: [operation] };
  expect(() => toolsOf([group, group], [])).toThrow('Two tools are named x1Mixed');
});
