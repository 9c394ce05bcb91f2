import { expect, it } from 'vitest';
import { Type } from '#typebox.mjs';
import { parseObject, wireSchema } from './structured.ts';

const Answer = Type.Object({
  terms: Type.Array(
    Type.Object({
      word: Type.String({ minLength: 1, maxLength: 120 }),
      synonyms: Type.Array(Type.String(), { maxItems: 2 }),
    }),
    { minItems: 1, maxItems: 3 },
  ),
  sentences: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 2_000 }),
});

it('a schema is sent without what makes a grammar of it large', () => {
  expect(JSON.parse(JSON.stringify(wireSchema(Answer)))).toEqual({
    type: 'object',
    required: ['terms', 'sentences'],
    properties: {
      terms: {
        type: 'array',
        items: {
          type: 'object',
          required: ['word', 'synonyms'],
          properties: {
            word: { type: 'string' },
            synonyms: { type: 'array', items: { type: 'string' }, maxItems: 2 },
          },
        },
      },
      sentences: { type: 'array', items: { type: 'integer', minimum: 1 } },
    },
  });
});

it('an answer keeps of its lists what they have room for, and is held to everything else', () => {
  const term = (word: string) => ({ word, synonyms: ['a', 'b', 'c'] });
  const read = (terms: unknown[]) => parseObject(Answer, JSON.stringify({ terms, sentences: [1] }));
  expect(read(['p', 'q', 'r', 's'].map(term))).toEqual({
    sound: true,
    value: { terms: ['p', 'q', 'r'].map((word) => ({ word, synonyms: ['a', 'b'] })), sentences: [1] },
  });
  expect(read([])).toMatchObject({ sound: false, problem: expect.stringContaining('/terms') });
  expect(read([term('')])).toMatchObject({ sound: false, problem: expect.stringContaining('/terms/0/word') });
});
