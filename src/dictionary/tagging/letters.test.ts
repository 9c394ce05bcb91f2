import { expect, it } from 'vitest';
import { GREEK } from '#collections/entities/greek.ts';
import { DIGIT, IDEOGRAPH, LETTER, letters, MARK, SEPARATOR, SEVERAL, SPELLED } from './letters.ts';

/** What a unit is by Unicode's own words for it: how `letters` says it, one by one. */
function looked(unit: number): { kind: number; folded: number; several: string | undefined } {
  if (unit >= 0xd800 && unit < 0xe000) return { kind: LETTER, folded: unit, several: undefined };
  const written = String.fromCharCode(unit);
  if (/\p{M}/u.test(written)) return { kind: MARK, folded: 0, several: undefined };
  if (!/[\p{L}\p{N}]/u.test(written)) return { kind: SEPARATOR, folded: 0, several: undefined };
  const plain = written
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const text = Array.from(plain, (letter) => GREEK[letter] ?? letter).join('');
  const folded = text.charCodeAt(0) || unit;
  if (/\p{Script=Han}/u.test(written)) return { kind: IDEOGRAPH, folded, several: undefined };
  if (/^\d$/.test(text)) return { kind: DIGIT, folded, several: undefined };
  if (text.length <= 1) return { kind: LETTER, folded, several: undefined };
  return { kind: GREEK[plain] ? SPELLED : SEVERAL, folded, several: text };
}

it('reads every unit as Unicode says', () => {
  const { kinds, folded, several } = letters();
  const other: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const by = looked(unit);
    if (kinds[unit] !== by.kind || folded[unit] !== by.folded || several.get(unit) !== by.several)
      other.push(unit.toString(16));
  }
  expect(other).toEqual([]);
  expect(several.get(0xac01)).toBe('\u1100\u1161\u11a8');
  expect(several.get('α'.charCodeAt(0))).toBe('alpha');
});
