import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { patentMarker } from './passages.ts';

const lit = (query: string, text: string, stemming = false) =>
  patentMarker(parseQuery(patents, query), stemming)
    .marks('claim', text)
    .map(({ start, end, leaf }) => `${leaf}:${text.slice(start, end)}`);

it('lights words, phrases and patterns of what is asked for, and nothing of what is excluded', () => {
  const text = 'A cooling plate with cooled plates; no pump.';
  expect(lit('CLMS: ("cooling plate" OR plate* OR with) NOT CLMS: pump', text)).toEqual([
    '0:cooling plate',
    '2:with',
    '1:plates',
  ]);
  expect(lit('CLMS: cooling', text)).toEqual(['0:cooling']);
  expect(lit('CLMS: cooling', text, true)).toEqual(['0:cooling', '0:cooled']);
  expect(lit('TTL: plate', text)).toEqual([]);
});

it('lights of a chemical name the part that begins as asked, and the whole of one that was asked for', () => {
  const text = 'a bath of 10-methylacridine and water';
  expect(lit('CLMS: 10*', text)).toEqual(['0:10']);
  expect(lit('CLMS: 10-methylacridine', text)).toEqual(['0:10-methylacridine']);
});

it('lights a word that is asked for twice once, under its first leaf', () => {
  const marker = patentMarker(parseQuery(patents, 'CLMS: (pump OR pum* OR pump)'));
  expect(marker.leaves('claim')).toBe(2);
  expect(marker.marks('claim', 'a pump')).toEqual([{ start: 2, end: 6, leaf: 0 }]);
});

it('reads a text once, however many words are asked for', () => {
  const words = (n: number) => Array.from({ length: n }, (_, i) => `word${i.toString(36)}`).join(' OR ');
  const text = 'some words of a text about word1 and word2, in a sentence of some length. '.repeat(1500);
  const took = (n: number) => {
    const marker = patentMarker(parseQuery(patents, `CLMS: (${words(n)})`));
    marker.marks('claim', 'warm');
    const cpu = cpuTime();
    marker.marks('claim', text);
    return cpu();
  };
  took(10);
  // it took 80 times as long for 80 times as many words
  expect(took(800)).toBeLessThan(10 * took(10) + 50);
});
