import { afterAll, beforeAll, expect, it } from 'vitest';
import { toPng } from '#reading/png.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { DOCUMENT_FAILURES } from './document-reading.ts';
import { SAMPLE_PDF } from './sample-document.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const form = (content: Buffer, name: string, more: Record<string, string> = {}) => {
  const made = new FormData();
  made.set('file', new Blob([new Uint8Array(content)]), name);
  for (const [field, value] of Object.entries(more)) made.set(field, value);
  return made;
};
const send = async (path: string, body: FormData) => {
  const reply = await fetch(service.url + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${service.key}` },
  });
  return { status: reply.status, json: (await reply.json()) as any };
};
const PARSE = '/rd-llm/v1/documents/doc_parsing';

it('answers Markdown, the parts, or both', async () => {
  const pdf = Buffer.from(SAMPLE_PDF, 'base64');
  const plain = await send(PARSE, form(pdf, 'a.pdf'));
  expect([plain.status, plain.json.status, plain.json.error_code, plain.json.data.results]).toEqual([
    200,
    'success',
    0,
    [],
  ]);
  expect(plain.json.data.markdown).toContain('| 2 mm | 12 kPa |');
  const parts = await send(PARSE, form(pdf, 'a.pdf', { output_format: 'jsonl' }));
  expect(parts.json.data.markdown).toBeUndefined();
  expect(parts.json.data.results.map(({ type }: { type: string }) => type)).toEqual(['title', 'text', 'table']);
  const layout = await send('/rd-llm/v1/documents/layout_parsing', form(pdf, 'a.pdf', { include_crop_urls: 'false' }));
  expect(layout.json.data.results[0]).toMatchObject({ page: 0, type: 'title', content: null, url: null });
});

it('says what went wrong with a status and a word', async () => {
  const wrong = await send(PARSE, form(Buffer.from('%PDF-1.4 nothing'), 'a.pdf'));
  expect([wrong.status, wrong.json.status, wrong.json.error_code]).toEqual([502, 'error', 'PDF_PARSE_FAILED']);
  const old = await send(PARSE, form(Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'a.doc'));
  expect([old.status, old.json.error_code]).toEqual([502, 'DOCUMENT_CONVERSION_FAILED']);
  const text = await send(PARSE, form(Buffer.from('hello'), 'a.txt'));
  expect([text.status, text.json.error_code]).toEqual([400, 'FILE_REFUSED']);
  const format = await send(PARSE, form(Buffer.from(SAMPLE_PDF, 'base64'), 'a.pdf', { output_format: 'html' }));
  expect([format.status, format.json.error_code]).toEqual([400, 'INVALID_REQUEST']);
  const large = await send(PARSE, form(Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(20_971_520)]), 'a.pdf'));
  expect([large.status, large.json.error_code]).toEqual([413, 'FILE_TOO_LARGE']);
  const empty = toPng({ width: 30, height: 30, channels: 1, pixels: new Uint8Array(900).fill(255) });
  const picture = await send(PARSE, form(empty, 'a.png'));
  expect([200, 502]).toContain(picture.status);
  if (picture.status === 502) expect(picture.json.error_code).toBe('OCR_FAILED');
});

it('leaves failures that are no document’s to the common form', () => {
  expect(DOCUMENT_FAILURES.of!({ code: 'rate_limited', details: {}, message: '' } as never)).toBeUndefined();
});
