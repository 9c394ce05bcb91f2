import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedThings, withListedThings } from './listed-things.ts';
import { segmentClaim } from './segments.ts';

const things = (text: string, language: 'en' | 'zh' = 'en', says?: (words: string) => boolean) =>
  listedThings(text, { start: 0, end: text.length }, language, says).map(({ start, end }) => text.slice(start, end));

it.each<[string, string[]]>([
  ['a lens that turns, two plates and a coil of wire', ['a lens that turns', 'two plates', 'a coil of wire']],
  [
    'one or more fans, at least two vents, and several slots',
    ['one or more fans', 'at least two vents', 'several slots'],
  ],
  ['heating a melt, then pouring the melt and cooling it', ['heating a melt', 'pouring the melt', 'cooling it']],
  // what is done with the thing, and how
  ['heating a melt, using a coil, and cooling it', ['heating a melt, using a coil', 'cooling it']],
  ['a lens, the lens being flat', ['a lens, the lens being flat']],
  // of alternatives one is enough
  ['a lens, a mirror, or a prism', ['a lens, a mirror, or a prism']],
  [
    'a salt selected from a chloride, a bromide and an iodide',
    ['a salt selected from a chloride, a bromide and an iodide'],
  ],
  ['lenses, a mirror, and a prism', ['lenses, a mirror, and a prism']],
])('in English: %s', (text, expected) => {
  expect(things(text)).toEqual(expected);
});

it.each<[string, string[]]>([
  ['转动的反射镜、探测器以及控制模块', ['转动的反射镜', '探测器', '控制模块']],
  // the last word says what all of them are of
  ['检测温度、湿度的传感器', ['检测温度、湿度的传感器']],
  ['铁、钴和镍', ['铁、钴和镍']],
  ['螺栓、弹簧或卡扣', ['螺栓、弹簧或卡扣']],
])('in Chinese: %s', (text, expected) => {
  expect(things(text, 'zh')).toEqual(expected);
});

it('leaves with its neighbour what says too little', () => {
  const says = (words: string) => words.length > 6;
  expect(things('a lid, a rotor that turns, a hub, and a shaft of steel', 'en', says)).toEqual([
    'a lid, a rotor that turns, a hub',
    'a shaft of steel',
  ]);
  expect(things('a lid, a hub', 'en', says)).toEqual(['a lid, a hub']);
});

it('loses no word of a claim but what joins its things', () => {
  const words = ['a lens', 'two fans', ', ', ' and ', ' or ', 'turning a rod', ', and ', '; ', 'wherein it is flat'];
  const wordsOf = (text: string) => text.replace(/\b(?:and|then)\b|[\s,;.]+/g, '');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (parts) => {
      const claim = `A device comprising ${parts.join('')}.`;
      const { segments } = segmentClaim(claim, 'en');
      const found = withListedThings(claim, segments, 'en');
      const text = (spans: readonly { start: number; end: number }[]) =>
        wordsOf(spans.map(({ start, end }) => claim.slice(start, end)).join(' '));
      expect(text(found)).toBe(text(segments));
      expect(found.every(({ start, end }, i) => start < end && start >= (found[i - 1]?.end ?? 0))).toBe(true);
      if (claim.includes(';')) expect(found).toEqual(segments);
    }),
  );
});
