import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { works } from '#collections/works/works.ts';
import { classPart } from '#patents/classes.ts';
import { numberPart } from '#patents/numbers.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { words } from '../text/analysis.ts';
import {
  type ChainWord,
  keywordPattern,
  matchesWildcard,
  patternAlternatives,
  termPattern,
  terms,
  wildcardToRegExp,
} from './analyse-query.ts';

const shown = (chain: readonly ChainWord[]) =>
  chain.map((word) => (word.kind === 'term' ? word.text : `~${word.pattern.source}`)).join(' ');

describe('words of a term or phrase', () => {
  it('are the words of the text, without wholes', () => {
    expect(terms('Lithium-ion 5mm 1,2-dichloroethane')).toEqual([
      'lithium',
      'ion',
      '5',
      'mm',
      '1',
      '2',
      'dichloroethane',
    ]);
    expect(terms('—')).toEqual([]);
  });
});

describe('chains of a wildcard', () => {
  it.each([
    ['Electro*', ['~electro*']],
    ['light_weight', ['lightweight', 'light weight']],
    ['Li_ion', ['liion', 'li ion']],
    ['lithium-io*', ['lithium ~io*']],
    ['1,2-dichloro*', ['1 2 ~dichloro*']],
    ['0.5*', ['~0.5*']],
    ['1,00?', ['1 ~00?']],
    ['5m*', ['~5m*']],
    ['ÉLECTRO*', ['~electro*']],
    ['col#r', ['~col#r']],
    ['*ium', ['~*ium']],
    ['锂Li*', ['锂 ~li*']],
  ])('%s', (pattern, expected) => {
    expect(patternAlternatives(pattern).map(shown)).toEqual(expected);
  });
});

describe('patterns over terms', () => {
  it.each<[string, string[], string[]]>([
    ['electro*', ['electro', 'electrode'], ['electr', 'xelectro']],
    ['el*de', ['electrode', 'elde'], ['elde1', 'el', 'de']],
    ['ab*ba', ['abba', 'abxba'], ['aba']],
    ['*lyte*', ['electrolyte', 'lytes', 'lyte'], ['lyt']],
    ['el*tro*', ['electrode', 'eltro'], ['eltr', 'trode']],
    ['ab*bcd*de', ['abbcdde', 'abxbcdxde'], ['abcde', 'abbcde']],
    ['wom?n', ['woman', 'women'], ['womn', 'womaan']],
    ['ab??', ['abcd'], ['abc', 'abcde']],
    ['colo#r', ['color', 'colour'], ['colouur']],
    ['a.b?', ['a.bc'], ['axbc']],
  ])('%s', (source, yes, no) => {
    const pattern = termPattern(source);
    expect(yes.filter((term) => !pattern.matches(term))).toEqual([]);
    expect(no.filter((term) => pattern.matches(term))).toEqual([]);
  });

  it('tells the literal ends and the least length', () => {
    expect(termPattern('ab*cde*fg')).toMatchObject({ prefix: 'ab', suffix: 'fg', inner: ['cde'], shortest: 7 });
    expect(termPattern('wom?n')).toMatchObject({ prefix: 'wom', suffix: 'n', inner: [], shortest: 5 });
    expect(termPattern('#lyte')).toMatchObject({ prefix: '', suffix: 'lyte', inner: [], shortest: 4 });
  });

  it('matches as the regular expression does, and only terms with its literal ends', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', '.', '𠮷'), maxLength: 8 });
    const source = fc.oneof(
      fc.tuple(letters, letters).map((p) => p.join('*')),
      fc.tuple(letters, letters, letters).map((p) => p.join('*')),
      fc.tuple(letters, letters).map((p) => p.join('??')),
      fc.tuple(letters, letters).map((p) => p.join('#')),
      fc.tuple(letters, letters, letters).map((p) => p.join('##')),
      fc.string({ unit: fc.constantFrom('a', 'b', '𠮷', '*', '#', '?'), maxLength: 9 }),
    );
    fc.assert(
      fc.property(source, letters, letters, (given, a, b) => {
        const pattern = termPattern(given);
        const expression = wildcardToRegExp(given);
        for (const term of [
          a,
          a + b,
          given.replace(/[*#]/g, ''),
          given.replace('*', a).replace('*', b).replace(/[?]/g, 'a').replace('#', ''),
        ]) {
          expect(pattern.matches(term)).toBe(expression.test(term));
          expect(matchesWildcard(given, term)).toBe(expression.test(term));
          if (!pattern.matches(term)) continue;
          expect(term.startsWith(pattern.prefix) && term.endsWith(pattern.suffix)).toBe(true);
          expect(term.length).toBeGreaterThanOrEqual(pattern.shortest);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(['#'.repeat(200), '*#'.repeat(100), 'a*'.repeat(100)])(
    'takes little time for any pattern: %.12s…',
    (signs) => {
      const spent = cpuTime();
      expect(termPattern(`a${signs}b`).matches('a'.repeat(200))).toBe(false);
      expect(spent()).toBeLessThan(1_000);
    },
  );

  it('a word followed by * matches every word that begins with it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('electro', 'Straße', 'café', '0.5', 'h2o'),
        fc.constantFrom('', 'x', 'lyte', '1'),
        (begin, rest) => {
          const [[word]] = patternAlternatives(`${begin}*`) as [[ChainWord]];
          const [term] = words(begin + rest);
          expect(word.kind === 'pattern' && word.pattern.matches(term!)).toBe(true);
        },
      ),
    );
  });
});

describe('patterns over keywords', () => {
  it('are written as the field writes its values', () => {
    expect(keywordPattern('a47b88/*', classPart).source).toBe('A47B88/*');
    expect(keywordPattern('h01m 10/05*', classPart).source).toBe('H01M10/05*');
    expect(keywordPattern('US 11,205,*', numberPart).source).toBe('US11205*');
    expect(keywordPattern('Acme  co*').source).toBe('ACME CO*');
    const { DOI } = works.fields;
    const doi = keywordPattern('10.1016/J.rser-*', DOI?.kind === 'keyword' ? DOI.part : undefined);
    expect([doi.source, doi.matches('10.1016/j.rser-2020')]).toEqual(['10.1016/j.rser-*', true]);
    expect(keywordPattern('A47B88/*', classPart).matches('A47B88/04')).toBe(true);
    expect(keywordPattern('A47B88/*', classPart).matches('A47B88')).toBe(false);
  });
});
