import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tinyGguf } from '#testing/tiny-gguf.ts';
import { Type } from '#typebox.mjs';
import type { Model, ModelEnd } from './model.ts';
import { type OpenAiCompatibleOptions, openAiCompatible } from './openai-compatible.ts';
import type { Prompt } from './prompt.ts';

/**
 * The protocol against a real inference server: `llama-server` of llama.cpp, with a model of random weights that this
 * test writes. What the model says means nothing; that it streams, keeps to a schema, counts, stops and refuses is what
 * is tested. Runs where LLAMA_SERVER names the program.
 */
const program = process.env.LLAMA_SERVER ?? '';
const missing = program === '' ? 'LLAMA_SERVER is not set' : existsSync(program) ? '' : `there is no ${program}`;
const CONTEXT = 2_048;

describe.skipIf(missing !== '')(`a real inference server${missing && ` (skipped: ${missing})`}`, () => {
  let dir: string;
  const running: ChildProcess[] = [];

  async function start(...more: string[]): Promise<string> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const file = join(dir, 'tiny.gguf');
    if (!existsSync(file)) writeFileSync(file, tinyGguf());
    const options = ['-m', file, '--host', '127.0.0.1', '--port', String(port), '-c', String(CONTEXT), '-np', '1'];
    running.push(spawn(program, [...options, '-t', '1', '--slots', ...more], { stdio: 'ignore' }));
    const healthy = async () => {
      const { ok } = await fetch(`${url}/health`);
      if (!ok) throw new Error('not ready');
    };
    await vi.waitFor(healthy, { timeout: 20_000, interval: 100 });
    return url;
  }

  let url: string;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'priora-llama-'));
    url = await start();
  });
  afterAll(() => {
    for (const child of running) child.kill();
    rmSync(dir, { recursive: true });
  });

  const model = (options: Partial<OpenAiCompatibleOptions> = {}): Model =>
    openAiCompatible({
      url: `${url}/v1`,
      model: 'tiny',
      timeout_ms: 20_000,
      concurrency: 2,
      retries: 0,
      context_tokens: CONTEXT,
      max_output_tokens: 40,
      ...options,
    });
  const prompt: Prompt = { instructions: 'Be brief.', turns: [{ role: 'user', text: 'What is a lidar?' }] };
  const call = (more: Partial<Parameters<Model['text']>[0]> = {}) => ({
    prompt,
    account: 'a1',
    signal: new AbortController().signal,
    ...more,
  });
  async function read(stream: AsyncGenerator<string, ModelEnd>) {
    const pieces: string[] = [];
    for (;;) {
      const { done, value } = await stream.next();
      if (done) return { pieces, end: value };
      pieces.push(value);
    }
  }

  it('streams, is cut at the most tokens, and says what it used', async () => {
    const { pieces, end } = await read(model().text(call()));
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join('')).toMatch(/^[ -~]+$/);
    expect(end).toMatchObject({ reason: 'length', omitted: 0, usage: { output_tokens: 40 } });
    // The vocabulary is characters, so the prompt has at least as many tokens.
    expect(end.usage.input_tokens).toBeGreaterThan('Be brief.What is a lidar?'.length);
    expect(end.usage.estimated).toBeUndefined();
  });

  it('is held to a schema', async () => {
    const Answer = Type.Object({
      verdict: Type.Enum(['yes', 'no']),
      score: Type.Integer({ minimum: 0, maximum: 100 }),
    });
    const { value, repaired, usage } = await model({ max_output_tokens: 200 }).object(Answer, call());
    expect(['yes', 'no']).toContain(value.verdict);
    expect(value.score).toBeGreaterThanOrEqual(0);
    expect(value.score).toBeLessThanOrEqual(100);
    expect(repaired).toBe(false);
    expect(usage.output_tokens).toBeGreaterThan(10);
  });

  it('is told less when it says that the context is too long, and gives up when the question alone is', async () => {
    const material = Array.from({ length: 6 }, (_, n) => ({ label: String(n), text: `passage ${n} `.repeat(60) }));
    // What we believe of its context is four times what it has; its tokens are characters, which our estimate cannot
    // know.
    const believing = { context_tokens: CONTEXT * 4 };
    const { end } = await read(model(believing).text(call({ prompt: { ...prompt, material } })));
    expect(end.omitted).toBeGreaterThan(0);
    const long: Prompt = { ...prompt, turns: [{ role: 'user', text: 'What? '.repeat(800) }] };
    await expect(read(model(believing).text(call({ prompt: long })))).rejects.toMatchObject({ kind: 'too_long' });
  });

  it('stops when the caller aborts, and when the reader leaves', async () => {
    const slot = async () => {
      const slots = (await (await fetch(`${url}/slots`)).json()) as { is_processing: boolean }[];
      return slots[0]!;
    };
    const many = model({ max_output_tokens: 1_500 });
    const abort = new AbortController();
    const stream = many.text(call({ signal: abort.signal }));
    await stream.next();
    abort.abort(new Error('went away'));
    await expect(read(stream)).rejects.toThrow('went away');
    await expect.poll(async () => (await slot()).is_processing).toBe(false);
    let taken = 0;
    for await (const _piece of many.text(call())) if (++taken === 3) break;
    await expect.poll(async () => (await slot()).is_processing).toBe(false);
    // It is free for others.
    expect((await read(model().text(call()))).end.reason).toBe('length');
  });

  it('answers several callers one after the other', async () => {
    const shared = model({ concurrency: 1 });
    const answers = await Promise.all(['a1', 'a2', 'a3'].map((account) => read(shared.text(call({ account })))));
    expect(answers.map(({ end }) => end.usage.output_tokens)).toEqual([40, 40, 40]);
  });

  it('embeds texts', async () => {
    const address = await start('--embeddings', '--pooling', 'mean');
    const embedding = openAiCompatible({
      url: `${address}/v1`,
      model: 'tiny',
      embedding_model: 'tiny',
      timeout_ms: 20_000,
      concurrency: 1,
      retries: 0,
      context_tokens: CONTEXT,
      max_output_tokens: 40,
    });
    const vectors = await embedding.embed!(['a lens', 'a lens', 'a blade'], call());
    expect(vectors.map(({ length }) => length)).toEqual([64, 64, 64]);
    expect(vectors[0]).toEqual(vectors[1]);
    expect(vectors[0]).not.toEqual(vectors[2]);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
