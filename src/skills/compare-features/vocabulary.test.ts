import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { Vocabulary } from './vocabulary.ts';

const patent = (number: string, lang: string, text: string) =>
  samplePatent(number, {
    ...{ titles: [], claims: [], descriptions: [] },
    abstracts: [{ lang, origin: 'original' as const, text }],
  });

it('has the words of three documents or more, in the form that most write, the commonest first', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(patent('US1A', 'en', 'The pumps feed the tank. A valve.'));
  vocabulary.add(patent('US2A', 'en', 'Pumps and a tank of it.'));
  vocabulary.add(patent('US3A', 'en', 'The pump and the tank.'));
  vocabulary.add(patent('US4A', 'en', 'Two pumps.'));
  for (const number of ['CN1A', 'CN2A', 'CN3A']) vocabulary.add(patent(number, 'zh', '一种换热器的温度传感器'));
  expect(vocabulary.words()).toEqual(expect.arrayContaining(['pumps', 'tank', '温度']));
  expect(vocabulary.words()[0]).toBe('pumps');
  expect(vocabulary.words()).not.toContain('valve');
});

it('reads 60,000 characters of a document', () => {
  const vocabulary = new Vocabulary();
  const text = `${'a pump '.repeat(8_572)}tank valve`;
  for (const number of ['US1A', 'US2A', 'US3A']) vocabulary.add(patent(number, 'en', text));
  expect(vocabulary.words()).toEqual(['pump']);
});
