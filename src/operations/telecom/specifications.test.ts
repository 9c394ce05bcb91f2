import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Standard } from '#collections/standards/standards.ts';
import { sectionsFor, termsOf } from './specifications.ts';
import { independentClaims } from './steps.ts';

const CLAIM = 'A relay with a tuner, a mixer and a coupler.';
const standard = (texts: readonly (string | readonly [title: string, text: string])[]) =>
  ({
    sections: texts.map((one, at) => {
      const [title, text] = typeof one === 'string' ? [undefined, one] : one;
      return { number: String(at), text, ...(title !== undefined && { title }) };
    }),
  }) as unknown as Standard;
const read = (texts: Parameters<typeof standard>[0]) => sectionsFor(standard(texts), CLAIM);

describe('sections that are read on claims', () => {
  it('are those that share a word with them, by text or title, in the order of the specification', () => {
    expect(read(['nothing', 'the mixer', ['Tuner', 'nothing'], 'the tuner, the mixer'])).toEqual([1, 2, 3]);
    expect(read(['nothing', ['References', 'the mixer'], ['参考文献', 'the mixer']])).toEqual([]);
  });

  it('are eighty: those that share most, of those that share as much the first ones', () => {
    const one = Array.from({ length: 80 }, () => 'the mixer');
    expect(read(one)).toHaveLength(80);
    expect(read([...one, 'the mixer'])).toEqual(Array.from({ length: 80 }, (_, at) => at));
    expect(read([...one, 'the mixer, the tuner'])).toEqual([...Array.from({ length: 79 }, (_, at) => at), 80]);
  });

  it('have 200,000 characters together; one that is too long for what is left is passed over', () => {
    const long = (words: string, length: number) => words.padEnd(length, '.');
    expect(read([long('the mixer', 200_000)])).toEqual([0]);
    expect(read([long('the mixer', 200_001), 'the tuner'])).toEqual([1]);
    expect(read([long('the mixer, the tuner', 150_000), long('the mixer', 50_001), long('the mixer', 50_000)])).toEqual(
      [0, 2],
    );
  });

  it('are looked at in their first 20,000 characters', () => {
    const begun = (before: number) => [`${'.'.repeat(before)} mixer`];
    expect([read(begun(20_000 - ' mixer'.length - 1)), read(begun(20_000))]).toEqual([[0], []]);
  });
});

describe('terms of a specification', () => {
  const terms = (claims: string, ...lines: string[]) =>
    termsOf(standard([lines.join('\n')]), claims).map(({ term, standard: other }) => `${term} = ${other}`);

  it('are defined by a line whose meaning begins with all words of a term of two words or more', () => {
    expect(terms('a radio relay', 'Node: a radio relay that sends')).toEqual(['radio relay = Node']);
    expect(terms('a radio relay', 'Node: a radio that is a relay, too')).toEqual(['radio relay = Node']);
    expect(terms('a radio relay', 'Node: a wired radio relay that sends')).toEqual([]);
    expect(terms('a relay', 'Node: a relay that sends')).toEqual([]);
  });

  it('are four hundred at most, each once', () => {
    const all = Array.from({ length: 401 }, (_, n) => `Node${n}: a radio relay that sends`);
    expect(terms('a radio relay', ...all.slice(1))).toHaveLength(400);
    expect(terms('a radio relay', ...all)).toEqual(terms('a radio relay', ...all.slice(0, 400)));
    expect(terms('a radio relay', all[0]!, all[0]!)).toHaveLength(1);
  });

  it('are no terms where both are one', () => {
    expect(terms('a radio relay', 'Radio relay: a radio relay that sends')).toEqual([]);
  });
});

it('twenty independent claims are read: of the language, of these as they were filed, else of any', () => {
  const claim = (number: number, independent = true) => ({ number, text: `Claim ${number}`, independent, parents: [] });
  const set = (lang: string, origin: string, count: number) => ({
    ...{ lang, origin },
    claims: [claim(99, false), ...Array.from({ length: count }, (_, n) => claim(n + 1))],
  });
  const of = (lang: string | undefined, ...claims: object[]) => {
    const found = independentClaims(samplePatent('US1A1', { claims } as never), lang);
    return [found.lang, found.claims.length];
  };
  const sets = [set('de', 'original', 1), set('en', 'machine', 2), set('en', 'original', 3), set('en', 'original', 4)];
  expect([of('en', ...sets), of('fr', ...sets), of(undefined, ...sets)]).toEqual([
    ['en', 3],
    ['de', 1],
    ['de', 1],
  ]);
  expect(of('en', ...sets.slice(0, 2))).toEqual(['en', 2]);
  expect([20, 21].map((n) => of('en', set('en', 'original', n)))).toEqual([
    ['en', 20],
    ['en', 20],
  ]);
  expect(of('en')).toEqual(['en', 0]);
});
