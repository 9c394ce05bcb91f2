import { expect, it } from 'vitest';
import { recordQuote, unitsOf } from '#corpus/quote.ts';
import type { ClaimSet } from './patent.ts';
import { patents } from './patents.ts';
import { samplePatent } from './sample-patent.ts';
import { frontUnits } from './units.ts';

const claims = (
  lang: string,
  origin: ClaimSet['origin'],
  ...all: readonly (readonly [number, string])[]
): ClaimSet => ({
  ...{ lang, origin },
  claims: all.map(([number, text]) => ({ number, text, independent: true, parents: [] })),
});
const patent = samplePatent('EP7000001B1', {
  titles: [
    { lang: 'de', origin: 'original', text: 'Pumpe' },
    { lang: 'en', origin: 'office', text: 'Pump' },
  ],
  abstracts: [{ lang: 'en', origin: 'original', text: 'A pump.' }],
  claims: [
    claims('en', 'original', [1, 'A pump.'], [3, 'A pump as in claim 1.'], [3, 'Printed twice.']),
    claims('en', 'machine', [1, 'Said again.']),
  ],
  descriptions: [
    { lang: 'en', origin: 'original', paragraphs: [{ id: 'p1', section: 'field', text: 'On pumps.' }] },
    { lang: 'en', origin: 'machine', paragraphs: [{ id: 'p1', section: 'field', text: 'Of pumps.' }] },
  ],
});

it('every text of a patent is a unit under a name of its own', () => {
  expect(unitsOf(patents, patent).map(({ id, part, lang, origin, text }) => [id, part, lang, origin, text])).toEqual([
    ['title:de', 'title', 'de', 'original', 'Pumpe'],
    ['title:en', 'title', 'en', 'office', 'Pump'],
    ['abstract:en', 'abstract', 'en', 'original', 'A pump.'],
    ['claim:en:1', 'claim', 'en', 'original', 'A pump.'],
    ['claim:en:3', 'claim', 'en', 'original', 'A pump as in claim 1.'],
    ['claim:en:3:2', 'claim', 'en', 'original', 'Printed twice.'],
    ['claim:en:1:2', 'claim', 'en', 'machine', 'Said again.'],
    ['paragraph:en:p1', 'paragraph', 'en', 'original', 'On pumps.'],
    ['paragraph:en:p1:2', 'paragraph', 'en', 'machine', 'Of pumps.'],
  ]);
  expect(recordQuote(patents, patent, { unit: 'claim:en:3', start: 2, end: 6 }).text).toBe('pump');
});

it('what a patent is about stands in front: titles, abstracts, the first claim of each set', () => {
  expect(frontUnits(patent).map(({ id }) => id)).toEqual([
    'title:de',
    'title:en',
    'abstract:en',
    'claim:en:1',
    'claim:en:1:2',
  ]);
  expect(frontUnits(samplePatent('EP7000002A1'))).toEqual([]);
});

it('of a long patent the front is 20,000 UTF-16 units, none of its words and characters cut', () => {
  const long = (text: string) => samplePatent('US7000001B2', { claims: [claims('en', 'original', [1, text])] });
  const only = (text: string) => frontUnits(long(text)).map((unit) => unit.text);
  expect(only(`${'a'.repeat(19_995)} pumps`)).toEqual(['a'.repeat(19_995)]);
  expect(only('a'.repeat(20_000))).toEqual(['a'.repeat(20_000)]);
  expect(only('😀'.repeat(10_001))).toEqual(['😀'.repeat(10_000)]);
  expect(only(`a${'😀'.repeat(10_001)}`)).toEqual([`a${'😀'.repeat(9_999)}`]);
  const both = samplePatent('US7000001B2', {
    titles: [{ lang: 'en', origin: 'original', text: 'b'.repeat(20_000) }],
    claims: [claims('en', 'original', [1, 'A pump.'])],
  });
  expect(frontUnits(both).map(({ id }) => id)).toEqual(['title:en']);
});
