import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, eachToken, foldTerm, LONGEST_WORD, words } from './analysis.ts';
import { sentences } from './sentences.ts';

/** Words at their positions; a whole is written before its first part as `whole=part`. */
function shown(text: string): string {
  const places: string[][] = [];
  for (const token of analyse(text)) (places[token.position] ??= []).push(token.text);
  return places.map((place) => place.join('=')).join(' ');
}

describe('words', () => {
  it.each([
    // English
    ['Lithium-ion battery', 'lithium ion battery'],
    ['state-of-the-art', 'state of the art'],
    ['and/or', 'and or'],
    ["the inventor's café", 'the inventor s cafe'],
    ['snake_case node.js', 'snake case node js'],
    ['AT&T, R&D', 'at t r d'],
    ['soft\u00ADhyphen zero\u200Bwidth', 'softhyphen zero width'],
    ['ﬁlm eﬀect', 'film effect'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['C++ C# F# c c+ a++b', 'c++ c# f# c c a b'],
    ['ÅNGSTRÖM Ångström', 'angstrom angstrom'],
    // numbers and units
    ['0.5 to 1,000', '0.5 to 1000'],
    ['US 11,205,304 B2', 'us 11205304 b2'],
    ['1,234,567.89', '1234567.89'],
    ['1,2 and 1.2.3 and 0,5', '1 2 and 1 2 3 and 0 5'],
    ['1,23,456 0,123', '1 23 456 0 123'],
    ['12,345,6', '12 345 6'],
    ['v2.0.1', 'v2 0 1'],
    ['5mm 5 mm 0.5mm', '5mm=5 mm 5 mm 0.5mm=0.5 mm'],
    ['1,000rpm 12V 10a 3D 5G', '1000rpm=1000 rpm 12v=12 v 10a 3d 5g'],
    ['10cm² 25 °C 25℃', '10cm2=10 cm2 25 c 25 c'],
    ['10² m² H₂O C₁₂H₂₂O₁₁', '10 2 m2 h2o c12h22o11'],
    ['½ 1½ ①', '1 2 1 1 2 1'],
    ['10⁻⁶ 10^-6', '10 6 10 6'],
    ['50% ５０％ 3/4', '50 50 3 4'],
    ['H01M10/0525', 'h01m10 0525'],
    ['Fig.1 FIG. 2', 'fig 1 fig 2'],
    // chemistry
    ['1,2-dichloroethane', '1,2-dichloroethane=1 2 dichloroethane'],
    ['2,4,6-Trinitrotoluene,', '2,4,6-trinitrotoluene=2 4 6 trinitrotoluene'],
    ['N,N-dimethylformamide', 'n,n-dimethylformamide=n n dimethylformamide'],
    ['tri-n-butyl phosphate', 'tri-n-butyl=tri n butyl phosphate'],
    ["4,4′-bipyridine 4,4'-bipyridine", "4,4'-bipyridine=4 4 bipyridine 4,4'-bipyridine=4 4 bipyridine"],
    ['bis(2-ethylhexyl) phthalate', 'bis 2-ethylhexyl=2 ethylhexyl phthalate'],
    ['3‐methyl‐1‐butanol', '3-methyl-1-butanol=3 methyl 1 butanol'],
    ['1H-imidazole', '1h-imidazole=1h imidazole'],
    ['poly(methyl methacrylate)', 'poly methyl methacrylate'],
    ['LiNi0.8Co0.1Mn0.1O2', 'lini0 8co0 1mn0 1o2'],
    ['red, green-blue', 'red green blue'],
    // German, French, Greek, Russian, Turkish
    ['Größe STRASSE Straße', 'grosse strasse strasse'],
    ['Kühlplatte für Batteriezellen', 'kuhlplatte fur batteriezellen'],
    ["l'électrode à Œuvre", 'l electrode a oeuvre'],
    ['ΣΊΣΥΦΟΣ σίσυφος', 'σισυφοσ σισυφοσ'],
    ['Аккумулятор й Ё', 'аккумулятор и е'],
    ['İstanbul ısı', 'istanbul isi'],
    // Chinese, Japanese, Korean
    ['锂离子电池', '锂 离 子 电 池'],
    ['锂离子电池，包括Li2O和5mm隔膜。', '锂 离 子 电 池 包 括 li2o 和 5mm=5 mm 隔 膜'],
    ['電\n池', '電 池'],
    ['リチウムイオン電池', 'リ チ ウ ム イ オ ン 電 池'],
    ['バッテリー', 'バ ッ テ リ ー'],
    ['ﾊﾞｯﾃﾘｰ', 'バ ッ テ リ ー'],
    ['か\u3099 が', 'が が'],
    ['佐々木・山田', '佐 々 木 山 田'],
    ['배터리는 전기 자동차', '배 터 리 는 전 기 자 동 차'],
    ['배터리'.normalize('NFD'), '배 터 리'],
    ['ㄱㅏ', '가'],
    ['𠮷野家', '𠮷 野 家'],
    ['（一）“引号”、《书》…—', '一 引 号 书'],
    ['㈱日立 ㎏', '株 日 立 kg'],
    // scripts with vowel signs
    ['แบตเตอรี่', 'แ บ ต เ ต อ รี่'],
    ['हिन्दी बैटरी', 'हिन्दी बैटरी'],
    ['بَطّارِيَّة بطارية', 'بطارية بطارية'],
    // nothing
    ['', ''],
    [' \n\t…—*?#', ''],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('cuts endless runs so that no term is longer than the longest word', () => {
    const found = words('acgt'.repeat(1000));
    expect(found).toHaveLength(Math.ceil(4000 / LONGEST_WORD));
    expect(found.join('')).toBe('acgt'.repeat(1000));
    expect(Math.max(...found.map((word) => word.length))).toBe(LONGEST_WORD);
  });

  it('depends on the text alone, not on what was analysed before', () => {
    for (const text of ['C++', 'C#', '1,000', '0.5', '1,2-', "4'", '5', '1.', 'a-']) {
      const alone = words(text);
      words('9'.repeat(200));
      expect(words(text)).toEqual(alone);
      words('x'.repeat(200));
      expect(words(text)).toEqual(alone);
      words(",-.#+'".repeat(50));
      expect(words(text)).toEqual(alone);
    }
    expect(words('C++')).toEqual(['c++']);
  });

  it('folds a single term like the text it is compared with', () => {
    expect(foldTerm('ÉLECTRODE')).toBe('electrode');
    expect(foldTerm('ＬｉＣｏＯ₂')).toBe('licoo2');
    expect(foldTerm('ﾊﾞ')).toBe('バ');
  });
});

describe('positions and offsets', () => {
  it('points into the text as given, marks and full-width forms included', () => {
    const text = 'Ｌｉ cafe\u0301s, ﬁve ﾊﾞ 5㎜';
    expect(analyse(text).map((t) => [t.text, text.slice(t.start, t.end)])).toEqual([
      ['li', 'Ｌｉ'],
      ['cafes', 'cafe\u0301s'],
      ['five', 'ﬁve'],
      ['バ', 'ﾊﾞ'],
      ['5mm', '5㎜'],
      ['5', '5'],
      ['mm', '㎜'],
    ]);
  });

  it('gives a whole the position of its first part and the extent of all parts', () => {
    expect(analyse('a 1,2-dichloroethane b')).toEqual([
      { text: 'a', position: 0, start: 0, end: 1, sentence: 0, paragraph: 0 },
      { text: '1,2-dichloroethane', position: 1, start: 2, end: 20, sentence: 0, paragraph: 0 },
      { text: '1', position: 1, start: 2, end: 3, sentence: 0, paragraph: 0 },
      { text: '2', position: 2, start: 4, end: 5, sentence: 0, paragraph: 0 },
      { text: 'dichloroethane', position: 3, start: 6, end: 20, sentence: 0, paragraph: 0 },
      { text: 'b', position: 4, start: 21, end: 22, sentence: 0, paragraph: 0 },
    ]);
  });

  it('numbers sentences and paragraphs as far as they hold words', () => {
    const found = analyse('One. Two; three\n\n…\nFour? 五。六；Seven 0.5 e.g. x');
    expect(found.map((t) => `${t.text} ${t.sentence} ${t.paragraph}`)).toEqual([
      'one 0 0',
      'two 1 0',
      'three 2 0',
      'four 3 1',
      '五 4 1',
      '六 5 1',
      'seven 6 1',
      '0.5 6 1',
      'e 6 1',
      'g 6 1',
      'x 6 1',
    ]);
  });
});

const PIECES = [
  'Lithium', 'ion', '-', ',', '.', '. ', ' ', '\n', '\r\n', "'", '’', '/', '_', '1', '2', '0.5', '1,000', '1,2-dichloro', 'ethane', 'N', 'mm', '5mm', 'é', 'e\u0301', 'ß', 'ﬁ', 'ﾊ', 'ﾞ',
  '锂', '电池', '。', '；', 'か', '\u3099', '한', '한'.normalize('NFD'), '\u11AB', '𠮷', '𝐀', '\uD800', '\uDC00', '\u0000', '²', '½', '㎏', '\u00AD', '\u200B', 'ि', 'ี', 'C++', '#', '+', 'U.S.', 'Fig. ', '!', '?', '…', ')', '”', 'İ', '\uFDD0', 'x'.repeat(130),
] as const; // biome-ignore format: a list of pieces
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((p) => p.join(''));
/** Texts of scripts whose canonically equivalent spellings fold alike. */
const composed = fc
  .array(
    fc.constantFrom(
      'é',
      'Å',
      'ñ',
      'ü',
      'й',
      'Ё',
      'ά',
      'ΐ',
      'ệ',
      'が',
      'パ',
      'ヷ',
      '한',
      '글',
      '가',
      'Straße',
      ' ',
      '-',
      '1',
      '電',
      '. ',
    ),
    { maxLength: 30 },
  )
  .map((p) => p.join(''));

describe('for every text', () => {
  it('tokens are in order, inside the text, and fold to what the text holds there', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        let position = -1;
        let previous: { start: number; end: number; sentence: number; paragraph: number } = {
          start: 0,
          end: 0,
          sentence: 0,
          paragraph: 0,
        };
        eachToken(text, (word, at, start, end, sentence, paragraph, whole) => {
          expect(word).not.toBe('');
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeGreaterThanOrEqual(previous.start);
          expect([position, position + 1]).toContain(at);
          expect([previous.sentence, previous.sentence + 1]).toContain(sentence);
          expect([previous.paragraph, previous.paragraph + 1]).toContain(paragraph);
          const there = foldTerm(text.slice(start, end));
          expect(there.includes(word) || there.replaceAll(',', '').includes(word)).toBe(true);
          if (!whole) position = at;
          previous = { start, end, sentence, paragraph };
        });
      }),
      { numRuns: 400 },
    );
  });

  it('words are the tokens without wholes, at positions 0, 1, 2...', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const last = new Map(analyse(text).map((token) => [token.position, token.text]));
        expect(words(text)).toEqual([...last.values()]);
        expect([...last.keys()]).toEqual([...last.values()].map((_, i) => i));
      }),
      { numRuns: 200 },
    );
  });

  it('analysing its own words again changes nothing, raised digits and signs aside', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        fc.pre(!/[\p{No}#+＃＋]/u.test(text));
        const found = words(text);
        expect(found.flatMap((word) => words(word))).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });

  it('canonically equivalent spellings have the same words', () => {
    fc.assert(
      fc.property(composed, (text) => {
        expect(words(text.normalize('NFD'))).toEqual(words(text));
        expect(words(text.normalize('NFC'))).toEqual(words(text));
      }),
      { numRuns: 200 },
    );
  });

  it('counts sentences as the sentence splitter does', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const tokens = analyse(text);
        const spans = sentences(text);
        const numbers = new Map<number, { sentence: number; paragraph: number }>();
        for (const token of tokens) {
          const span = spans.findIndex((s) => s.start <= token.start && token.end <= s.end);
          expect(span).toBeGreaterThanOrEqual(0);
          const known = numbers.get(span);
          if (known) expect(known).toEqual({ sentence: token.sentence, paragraph: token.paragraph });
          numbers.set(span, { sentence: token.sentence, paragraph: token.paragraph });
        }
        expect([...numbers.values()].map((n) => n.sentence)).toEqual([...numbers].map((_, i) => i));
      }),
      { numRuns: 300 },
    );
  });
});
