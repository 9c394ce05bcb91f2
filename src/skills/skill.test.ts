import { beforeEach, expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import { type Model, ModelError } from '#models/model.ts';
import { Type } from '#typebox.mjs';
import { defineSkill, type SkillContext } from './skill.ts';

const shout = defineSkill({
  name: 'shout',
  input: Type.Object({ text: Type.String({ minLength: 1 }) }),
  output: Type.Object({ words: Type.Array(Type.String()) }),
  prompt: ({ text }) =>
    text === 'quiet'
      ? undefined
      : {
          instructions: 'Shout the words of the document.',
          material: [{ label: '1', text }],
          turns: [{ role: 'user', text: 'Go on.' }],
        },
  ground: async ({ text }) => ({ words: text.toUpperCase().split(' ') }),
  async verify({ words }, { text }) {
    const sound = words.filter((word) => text.toUpperCase().includes(word));
    const dropped = words.filter((word) => !sound.includes(word)).map((word) => `"${word}" is not in the text`);
    return sound.length > 0 ? { output: { words: sound }, dropped } : { dropped };
  },
});

const usage = { input_tokens: 7, output_tokens: 3 };
let calls = 0;
beforeEach(() => {
  calls = 0;
});

const answering = (words: readonly string[] | Error): Model => ({
  name: 'scripted',
  // biome-ignore lint/correctness/useYield: this skill asks for objects only
  async *text() {
    throw new ModelError('unavailable', 'not here');
  },
  async object() {
    calls += 1;
    if (words instanceof Error) throw words;
    return { value: { words } as never, repaired: false, reason: 'stop', usage, omitted: 0 };
  },
});

const context = (model?: Model, signal = new AbortController().signal): SkillContext => ({
  corpus: {} as Corpus,
  model,
  account: 'a',
  signal,
});

it('answers from the ground without a model', async () => {
  expect(await shout.run({ text: 'ion pump' }, context())).toEqual({
    output: { words: ['ION', 'PUMP'] },
    by: 'ground',
    dropped: [],
  });
});

it('keeps what verifies of the model’s answer and says what it dropped', async () => {
  const result = await shout.run({ text: 'ion pump' }, context(answering(['PUMP', 'LASER'])));
  expect(result).toEqual({
    output: { words: ['PUMP'] },
    by: 'model',
    dropped: ['"LASER" is not in the text'],
    model: { name: 'scripted', prompt_hash: expect.stringMatching(/^[0-9a-f]{64}$/), usage },
  });
});

it('answers from the ground when nothing of the model’s answer is sound', async () => {
  const result = await shout.run({ text: 'ion pump' }, context(answering(['LASER'])));
  expect(result).toMatchObject({
    output: { words: ['ION', 'PUMP'] },
    by: 'ground',
    dropped: ['"LASER" is not in the text'],
    fallback: { reason: 'nothing_sound' },
  });
});

it('answers from the ground after a failure of the model, and says which', async () => {
  const result = await shout.run({ text: 'ion' }, context(answering(new ModelError('timeout', 'too slow'))));
  expect(result).toMatchObject({
    output: { words: ['ION'] },
    by: 'ground',
    fallback: { reason: 'timeout', message: 'too slow' },
  });
});

it('does not hide a bug behind the ground', async () => {
  await expect(shout.run({ text: 'ion' }, context(answering(new TypeError('bug'))))).rejects.toThrow('bug');
});

it('asks no model where there is nothing for one to do', async () => {
  expect(await shout.run({ text: 'quiet' }, context(answering(['X'])))).toMatchObject({ by: 'ground' });
  expect(calls).toBe(0);
});

it('refuses input that is not of the schema, naming the field', async () => {
  await expect(shout.run({ text: '' }, context())).rejects.toMatchObject({
    code: 'invalid_request',
    details: { field: '/text' },
  });
});

it('stops with the reason of the signal, and starts nothing after it', async () => {
  const abort = new AbortController();
  abort.abort(new Error('went away'));
  await expect(shout.run({ text: 'ion' }, context(answering(['ION']), abort.signal))).rejects.toThrow('went away');
  expect(calls).toBe(0);
});
