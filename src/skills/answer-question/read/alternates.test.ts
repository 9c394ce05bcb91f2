import { expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import { OtherWords } from '../../other-words.ts';
import { shortForms, synonymsFor } from './alternates.ts';
import { readQuestion } from './question.ts';

const of = (text: string) => {
  const { words } = readQuestion(text);
  return { words, alternates: synonymsFor(text, words) };
};

it('knows what stands for words of a question', () => {
  const { words, alternates } = of('How is a hot probe handled?');
  expect(alternates).toContainEqual({ keys: ['thermal'], of: ['hot'], form: 'thermal', share: 0.75 });
  expect(new OtherWords(alternates).metIn(new Set(['thermal', 'probe', 'tree']), words)).toEqual(
    new Map([
      ['probe', 1],
      ['hot', 0.75],
    ]),
  );
});

it('in Chinese too', () => {
  const { words, alternates } = of('如何检测跌倒？');
  expect(new OtherWords(alternates).metIn(new Set(['摔倒']), words)).toEqual(new Map([['跌倒', 0.75]]));
});

it('knows the verb of a form that shares no stem with it, and what stands for that', () => {
  const { alternates } = of('How are smuggled goods found?');
  expect(alternates).toContainEqual({ keys: ['find'], of: ['found'], form: 'find', share: 1 });
  expect(alternates).toContainEqual({ keys: ['detect'], of: ['found'], form: 'detect', share: 0.75 });
});

it('takes what every object has for words', () => {
  expect(of('How is a constructor with a valueOf kept?').alternates.map(({ form }) => form)).toContain('keep');
});

it('knows the short form of a name that is spelled out, where documents have both in one sentence', async () => {
  const text = 'Why is indium tin oxide a problem in displays?';
  const asked: unknown[] = [];
  const corpus = (total: number) =>
    ({
      search: async (_: unknown, { query }: { query: unknown }) => {
        asked.push(query);
        return { total };
      },
    }) as unknown as Corpus;
  const { signal } = new AbortController();
  const { words } = readQuestion(text);
  expect(await shortForms(text, words, corpus(2), signal)).toEqual([
    { keys: ['ito'], of: ['indium', 'tin', 'oxid'], form: 'ITO', share: 1 },
  ]);
  expect(asked).toMatchObject([{ kind: 'near', reach: { unit: 'sentence' }, left: { text: 'indium tin oxide' } }]);
  expect(await shortForms(text, words, corpus(0), signal)).toEqual([]);
});
