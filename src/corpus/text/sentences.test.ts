import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endsSentence, sentences } from './sentences.ts';

const shown = (text: string) => sentences(text).map((s) => text.slice(s.start, s.end));

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['A battery. It works! Does it? Yes', ['A battery.', 'It works!', 'Does it?', 'Yes']],
    ['As shown in Fig. 1, FIGS. 2 and 3. Next.', ['As shown in Fig. 1, FIGS. 2 and 3.', 'Next.']],
    ['A width of 0.5 mm. Then 1.5.', ['A width of 0.5 mm.', 'Then 1.5.']],
    ['metals, e.g. Li, i.e. alkali, etc. are used.', ['metals, e.g. Li, i.e. alkali, etc. are used.']],
    [
      'To it was added conc. hydrochloric acid and aq. ammonia. Then',
      ['To it was added conc. hydrochloric acid and aq. ammonia.', 'Then'],
    ],
    ['Ni, Co, etc. The rest.', ['Ni, Co, etc.', 'The rest.']],
    [
      'U.S. Pat. No. 5,123,456 to Smith et al. discloses it.',
      ['U.S. Pat. No. 5,123,456 to Smith et al. discloses it.'],
    ],
    ['The answer is no. The cell', ['The answer is no.', 'The cell']],
    ['J. Smith and A. B. Miller found it.', ['J. Smith and A. B. Miller found it.']],
    // the first name of a species, and none: a sentence in small letters
    [
      'Grown in E. coli and Ps. putida; M. tuberculosis is not. Then',
      ['Grown in E. coli and Ps. putida;', 'M. tuberculosis is not.', 'Then'],
    ],
    ['linked to lid A. the lid B is hot', ['linked to lid A.', 'the lid B is hot']],
    ['a lid of Al. coated', ['a lid of Al. coated']],
    ['a pipe of PE. then 5 C. dry', ['a pipe of PE.', 'then 5 C.', 'dry']],
    ['connected to electrode A. The electrode B', ['connected to electrode A.', 'The electrode B']],
    ['1. A battery comprising a cell; and a lid.', ['1. A battery comprising a cell;', 'and a lid.']],
    ['1. A battery.\n2. The battery of claim 1.', ['1. A battery.', '2. The battery of claim 1.']],
    ['a. heating it.\nIV. Results', ['a. heating it.', 'IV. Results']],
    ['heated to 95° C. and held at 25 °C. The rest', ['heated to 95° C. and held at 25 °C.', 'The rest']],
    ['heated to 95° C. Samples cooled.', ['heated to 95° C.', 'Samples cooled.']],
    [
      'filed Jan. 5, 1990, Int. Cl. G01N. See Eq. (3) in part II. Next',
      ['filed Jan. 5, 1990, Int. Cl. G01N.', 'See Eq. (3) in part II.', 'Next'],
    ],
    ['of claim 1. The', ['of claim 1.', 'The']],
    ['He said "stop." Then (it ended.) So', ['He said "stop."', 'Then (it ended.)', 'So']],
    ['Wait... what?! Yes', ['Wait...', 'what?!', 'Yes']],
    ['node.js v2.0.1 a.b', ['node.js v2.0.1 a.b']],
    [
      'z. B. Lithium, d. h. ca. 5 mm, Nr. 3 vgl. Abb. 2. Danach.',
      ['z. B. Lithium, d. h. ca. 5 mm, Nr. 3 vgl. Abb. 2.', 'Danach.'],
    ],
    ['锂离子电池。包括正极；负极！是吗？好', ['锂离子电池。', '包括正极；', '负极！', '是吗？', '好']],
    ['厚度为0.5mm，如图1.2所示。', ['厚度为0.5mm，如图1.2所示。']],
    ['他说：“好。”然后', ['他说：“好。”', '然后']],
    ['正极.负极.', ['正极.', '负极.']],
    ['電池｡次', ['電池｡', '次']],
    ['line one\nline two\r\n\r\nline three', ['line one', 'line two', 'line three']],
    ['  \n ', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('counts paragraphs without empty lines', () => {
    expect(sentences('\nOne. b\n\n\nc').map((s) => s.paragraph)).toEqual([0, 0, 1]);
  });

  it('ends nothing where there is no mark', () => {
    expect(endsSentence('abc', 1)).toBe(false);
    expect(endsSentence('', 0)).toBe(false);
  });

  it('keeps every character that is not blank, in order, in one sentence of one line', () => {
    const pieces = fc.constantFrom(
      'a',
      'A',
      'Fig',
      '.',
      ' ',
      '\n',
      '。',
      '"',
      ')',
      '1',
      'no',
      '!',
      '…',
      '电',
      ';',
      'e.g',
      '\u3000',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (list) => {
        const text = list.join('');
        const found = shown(text);
        expect(found.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const sentence of found) {
          expect(sentence).toBe(sentence.trim());
          expect(sentence).not.toMatch(/\n/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
