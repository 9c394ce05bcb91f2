import { describe, expect, it } from 'vitest';
import { type UsTerm, usExpiry } from '#patents/term/us.ts';
import { memoryFile } from '../files.ts';
import { xmlDocuments } from '../xml.ts';
import { readableText, superscript } from './readable-text.ts';

async function text(content: string): Promise<string | undefined> {
  const file = memoryFile('x.xml', `<p>${content}</p>`);
  for await (const document of xmlDocuments(file.stream(), ['p']))
    return document.ok ? readableText(document.root) : document.reason;
  return undefined;
}

describe('readable text', () => {
  it.each([
    ['x<sup>2</sup> and 4<sup>th</sup> and F<sup>n-1</sup>', 'x² and 4th and F^(n-1)'],
    ['area 5 cm<sup>2 </sup>or more', 'area 5 cm² or more'],
    ['a<br/>b\n  c<ul><li>d</li><li>e <b>f</b></li></ul>', 'a\nb c\nd\ne f'],
    ['<table><row><entry>a</entry><entry/><entry>c</entry></row><row><entry> </entry></row></table>', 'a | | c'],
    ['<maths><img file="US1-M00002.TIF"/></maths>', '[formula M00002]'],
    ['<?img id="C" file="US06837124-20050104-P00900.TIF"?>x', '[character P00900]x'],
  ])('of %s', async (content, expected) => expect(await text(content)).toBe(expected));

  it.each([
    ['<mfrac><mi>a</mi><mi>b</mi></mfrac>', 'a/b'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', 'sqrt(x + 1)'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>x</mi><mi>i</mi></msub>',
      '∑_(i = 1)^nx_i',
    ],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable>',
      '[1, 2; 3, 4]',
    ],
  ])('of the formula %s', async (content, expected) => expect(await text(`<math>${content}</math>`)).toBe(expected));

  it('raises digits and signs only', () => {
    expect(['-3', '+', 'th', 'n+1', '12'].map(superscript)).toEqual(['⁻³', '⁺', 'th', '^(n+1)', '¹²']);
  });
});

describe('usExpiry', () => {
  const base: UsTerm = { kind: 'utility', grant: 20100105, filed: 20060301, earlier: [] };
  it.each<[string, Partial<UsTerm>, number | undefined]>([
    ['20 years from filing', {}, 20260301],
    ['from the earliest parent', { earlier: [20030715, 20040801] }, 20230715],
    ['with the printed adjustment', { extension_days: 31 }, 20260401],
    ['not with a terminal disclaimer', { terminal_disclaimer: true }, undefined],
    ['not when a parent has no date', { earlier: [undefined] }, undefined],
    ['not when a parent has only a month', { earlier: [20030700] }, undefined],
    ['17 years from the grant when filed before 8 June 1995 and later', { filed: 19950607, grant: 19990202 }, 20160202],
    ['20 years from filing when that is later', { filed: 19950607, grant: 19970202 }, 20150607],
    ['a design from its grant', { kind: 'design', length_years: 15 }, 20250105],
    ['a design without a printed term: by the day of its filing', { kind: 'design' }, 20240105],
    ['a design filed since 13 May 2015', { kind: 'design', filed: 20150513 }, 20250105],
    [
      '29 February becomes 28 February in a common year',
      { kind: 'design', grant: 20160229, length_years: 15 },
      20310228,
    ],
  ])('%s', (_name, term, expected) => expect(usExpiry({ ...base, ...term })).toBe(expected));
});
