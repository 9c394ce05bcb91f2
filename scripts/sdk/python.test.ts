import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#operations/index.ts';
import { demoService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';
import { buildPython, snake } from './python.ts';

const run = promisify(execFile);
const NEEDED = 'import sys; sys.exit(sys.version_info < (3, 11))';
const there = spawnSync('python3', ['-c', NEEDED]).status === 0;

it('every operation has a method of its own', () => {
  expect(snake('p001PatentQuerySearchCount')).toBe('p001_patent_query_search_count');
  expect(snake('ai68-1ChatAiLsChat')).toBe('ai68_1_chat_ai_ls_chat');
  expect(new Set(operations.map(({ id }) => snake(id))).size).toBe(operations.length);
});

describe.skipIf(!there)(`the Python client${there ? '' : ' (skipped: no Python 3.11 here)'}`, () => {
  const project = mkdtempSync(join(tmpdir(), 'priora-py-'));
  let service: TestService;
  beforeAll(async () => {
    service = await demoService();
    buildPython(project);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const python = async (...given: string[]): Promise<string[]> => {
    const env = { PATH: process.env.PATH, PRIORA_URL: service.url, PRIORA_KEY: service.key, PYTHONPATH: project };
    const { stdout } = await run('python3', ['-W', 'error', ...given], { cwd: project, env });
    return stdout.trim().split('\n');
  };

  it('searches page after page, and says what is wrong with a query', async () => {
    const lines = await python('examples/search.py');
    expect(lines[0]).toBe('11 families');
    expect(lines).toHaveLength(13);
    expect(new Set(lines.slice(1, 12)).size).toBe(11);
    expect(lines.at(-1)).toMatch(/^invalid_query: There is no field “TADC”; did you mean TACD\?/);
  });

  it('writes an answer as it comes', async () => {
    expect((await python('examples/ask.py')).join('\n')).toMatch(
      /^- “.*” \[1\].*\n\nSources:\n\[1\] .*\npatent [0-9a-f-]{36}/s,
    );
  });

  it('takes an idea to its report, awaited', async () => {
    const lines = await python('examples/novelty.py');
    expect(lines[0]).toMatch(/^F1 /);
    expect(lines.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\//);
  });

  it('sends files, tells failures, and makes calls again', async () => {
    const program = `
import base64, http.server, threading
from priora import Priora, PrioraError
png = base64.b64decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
priora = Priora()
try:
    print(sorted(priora.p010_image_search_image_upload({'image': ('a "drawing".png', png)})))
except PrioraError as error:
    print(error.code, error)
for wrong in (Priora(key='sk-wrong'), Priora(url='http://127.0.0.1:9', retries=0)):
    try:
        wrong.p001_patent_query_search_count({'query_text': 'x'})
    except PrioraError as error:
        print(error.code, error.status)
try:
    list(priora.rows_by_offset(lambda offset: priora.p002_patent_query_search({'query_text': 'TTL: battery', 'offset': offset})))
except TypeError as error:
    print(error)

class Busy(http.server.BaseHTTPRequestHandler):
    keys = []
    def do_POST(self):
        self.rfile.read(int(self.headers['content-length']))
        Busy.keys.append(self.headers['idempotency-key'])
        if len(Busy.keys) == 1:
            self.close_connection = True
            return
        content = b'{"type":"urn:priora:error:busy","detail":"later"}' if len(Busy.keys) == 2 else b'{"status":true,"data":{"total_search_result_count":7}}'
        self.send_response(503 if len(Busy.keys) == 2 else 200)
        self.send_header('content-type', 'application/json')
        self.send_header('content-length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)
    def log_message(self, *_): pass
server = http.server.HTTPServer(('127.0.0.1', 0), Busy)
threading.Thread(target=server.serve_forever, daemon=True).start()
again = Priora(url=f'http://127.0.0.1:{server.server_port}')
print(again.p001_patent_query_search_count({'query_text': 'x'}), len(Busy.keys), len(set(Busy.keys)))
`;
    expect(await python('-c', program)).toEqual([
      "['expire', 'url']",
      'invalid_api_key 401',
      'unreachable 0',
      expect.stringMatching(
        /^That is an answer with .*results.*: give the list of its rows, as in answer.get\('results'\)\.$/,
      ),
      "{'total_search_result_count': 7} 3 1",
    ]);
  });
});
