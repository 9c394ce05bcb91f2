import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineOperation, FileAnswer } from '#operation.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { Type } from '#typebox.mjs';
import { openApi } from './openapi.ts';

const query = Type.Object({ note: Type.Optional(Type.Boolean()) });
const head = { method: 'GET', summary: 'Answers without an envelope', whole: true, query } as const;
const bare = defineOperation({
  ...head,
  id: 'bare',
  path: '/whole/bare',
  response: Type.Object({ total: Type.Integer() }),
  example: { query: {} },
  async handle({ query: asked, note }) {
    if (asked.note) note('No register is loaded.');
    return { total: 679 };
  },
});
const file = defineOperation({
  ...head,
  id: 'file',
  path: '/whole/file',
  response: Type.Unsafe<FileAnswer>({}),
  example: { query: {} },
  handle: async () => new FileAnswer('text/plain', '讲义 "1".txt', Buffer.from('three')),
});
const groups = [{ tag: 'Whole', description: 'Answers of their own.', operations: [bare, file] }];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups });
});
afterAll(() => service.close());

it('sends an answer as it is, with its notes, and a failure like any other', async () => {
  expect((await service.call(bare)).text).toBe('{"total":679}');
  expect((await service.call(bare, { query: { note: true } })).text).toBe(
    '{"total":679,"notes":["No register is loaded."]}',
  );
  const wrong = await service.call(bare, { query: { note: 'perhaps' } });
  expect([wrong.status, wrong.json.status, wrong.json.error_code]).toEqual([200, false, 68300004]);
});

it('sends a file under a name that every client can read', async () => {
  const { status, headers, text } = await service.call(file);
  expect([status, text, headers.get('content-type')]).toEqual([200, 'three', 'text/plain']);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="__ _1_.txt"; filename*=UTF-8''%E8%AE%B2%E4%B9%89%20%221%22.txt`,
  );
});

it('is described as what it is', () => {
  const { paths } = openApi(groups) as unknown as { paths: Record<string, { get: { responses: any } }> };
  const content = (path: string) => paths[path]!.get.responses['200'].content;
  expect(content('/whole/bare')['application/json'].schema.allOf[0].properties).toEqual({ total: { type: 'integer' } });
  expect(content('/whole/file')).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    '*/*': { schema: { type: 'string', format: 'binary' } },
    // what is wrong with a call is told as everywhere
    'application/json': { schema: { type: 'object' } },
  });
});
