import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { describe } from '../write/sources.ts';
import { isNamedAlone, summarised, titled } from './source.ts';

it('names a record without a title by its number, and quotes nothing of it', () => {
  const untitled = samplePatent('EM42478230007S', {
    titles: [],
    abstracts: [],
    claims: [],
    publication_date: 20190127,
  });
  for (const source of [titled(untitled, 'en', 2), summarised(untitled, 'en', 2)]) {
    expect([source.title, source.sentences, isNamedAlone(source)]).toEqual(['EM42478230007S', [], true]);
    expect(describe(source, false, false)).toBe('[2] EM42478230007S: EM42478230007S (2019-01-27)');
  }
  const named = titled(samplePatent('US1A', { titles: [{ lang: 'en', origin: 'original', text: 'Pump' }] }), 'en', 1);
  expect([named.sentences.map(({ text }) => text), isNamedAlone(named)]).toEqual([['Pump'], false]);
});
