import { expect, it } from 'vitest';
import { standardsIn } from './standards.ts';

it.each([
  ['tested to ASTM D638-14 and ISO 527-2:2012, then IEC 62133-2', ['ASTM D638-14', 'ISO 527-2:2012', 'IEC 62133-2']],
  ['按照GB/T 31467.3-2015的规定，参照JIS K7210测定', ['GB/T 31467.3-2015', 'JIS K7210']],
  ['as in 3GPP TS 38.300 or RFC 9110; UL 94 V-0', ['3GPP TS 38.300', 'RFC 9110', 'UL 94']],
  ['an AISI steel, BS 1, ISOMER 22, DIN', []],
])('%s', (text, expected) => expect(standardsIn(text)).toEqual(expected));
