import { expect, it } from 'vitest';
import { OtherWords, wordingsOf } from './other-words.ts';

it('takes wordings for words of a text, and for no others', () => {
  const known = [
    { word: 'hot', other: 'thermal' },
    { word: 'IVUS', other: 'intravascular ultrasound' },
    { word: 'gasket', other: 'o-ring' },
    { word: 'hot', other: 'heated probe' },
    { word: 'hot', other: 'probe' },
    { word: 'cold', other: 'cool' },
    { word: '电解液', other: 'electrolyte' },
  ];
  // "o-ring" has "ring" alone as a word, "probe" is said already, "cold" is not
  expect(wordingsOf(new Set(['hot', 'probe', 'ivus', 'gasket', '电解', '解液']), known, 0.5)).toEqual([
    { keys: ['thermal'], of: ['hot'], form: 'thermal', share: 0.5 },
    { keys: ['intravascular', 'ultrasound'], of: ['ivus'], form: 'intravascular ultrasound', share: 0.5 },
    { keys: ['heat', 'probe'], of: ['hot'], form: 'heated probe', share: 0.5 },
    { keys: ['electrolyt'], of: ['电解', '解液'], form: 'electrolyte', share: 0.5 },
  ]);
});

it('meets a word by itself, or by all words of a wording together', () => {
  const words = new Set(['hot', 'ivus']);
  const others = new OtherWords([
    { keys: ['thermal'], of: ['hot'], form: 'thermal', share: 0.75 },
    { keys: ['warm'], of: ['hot'], form: 'warm', share: 0.5 },
    { keys: ['intravascular', 'ultrasound'], of: ['ivus'], form: 'intravascular ultrasound', share: 1 },
  ]);
  expect(others.metIn(new Set(['thermal', 'hot']), words)).toEqual(new Map([['hot', 1]]));
  expect(others.metIn(new Set(['thermal', 'warm', 'tree']), words)).toEqual(new Map([['hot', 0.75]]));
  expect(others.metIn(new Set(['ultrasound']), words).size).toBe(0);
  expect(others.metIn(new Set(['ultrasound', 'intravascular']), words)).toEqual(new Map([['ivus', 1]]));
});

it('meets little of one thing by a part of it: not a lithium battery by a battery', () => {
  const words = new Set(['锂电', '电池', '散热']);
  const others = new OtherWords([], [['锂电', '电池']]);
  const met = (...there: string[]) => [...others.metIn(new Set(there), words)];
  expect(met('锂电', '电池', '散热')).toEqual([
    ['锂电', 1],
    ['电池', 1],
    ['散热', 1],
  ]);
  expect(met('电池', '散热')).toEqual([
    ['电池', 0.4],
    ['散热', 1],
  ]);
  // 锂离子电池 is one
  expect(met('锂离', '离子', '子电', '电池')).toEqual([['电池', 1]]);
});
