import { expect, it } from 'vitest';
import { beginningsOf, begunWith, begunWithSlip } from './beginnings.ts';

it('stand for a name by kind, sort and length: one, two, four, eight characters, and the whole', () => {
  expect(beginningsOf('disease', 'exact', 'breastcancer')).toEqual([
    'disease exact 1 b',
    'disease exact 2 br',
    'disease exact 4 brea',
    'disease exact 8 breastca',
    'disease exact whole breastcancer',
  ]);
  expect(beginningsOf('drug', 'inside', 'gel')).toEqual(['drug inside 1 g', 'drug inside 2 ge', 'drug inside 4 gel']);
  expect(beginningsOf('drug', 'inside', 'gels')).toEqual(['drug inside 1 g', 'drug inside 2 ge', 'drug inside 4 gels']);
  expect(beginningsOf('drug', 'other', 'gels1').slice(2)).toEqual([
    'drug other 4 gels',
    'drug other 8 gels1',
    'drug other whole gels1',
  ]);
  // characters, not halves of them
  expect(beginningsOf('target', 'named', '𠀀酶')).toEqual(['target named 1 𠀀', 'target named 2 𠀀酶']);
  expect(beginningsOf('target', 'named', '')).toEqual([]);
});

it('are asked for among the values of their length, or of the next one', () => {
  const asked = (text: string) => {
    const query = begunWith('drug', ['named'], text);
    return query.kind === 'term' ? query.text : query.kind === 'wildcard' ? query.pattern : undefined;
  };
  expect(['g', 'ge', 'gel', 'gels', 'gelst', 'gelstart', 'gelstarts'].map(asked)).toEqual([
    'drug named 1 g',
    'drug named 2 ge',
    'drug named 4 gel*',
    'drug named 4 gels',
    'drug named 8 gelst*',
    'drug named 8 gelstart',
    'drug named whole gelstarts*',
  ]);
  expect(begunWith('drug', ['exact', 'other'], 'g')).toEqual({
    kind: 'or',
    of: [
      { kind: 'term', field: 'BEGUN', text: 'drug exact 1 g' },
      { kind: 'term', field: 'BEGUN', text: 'drug other 1 g' },
    ],
  });
  expect(begunWithSlip('drug', ['other'], 'gelstart', 6)).toEqual({
    ...{ kind: 'slip_start', field: 'BEGUN' },
    ...{ text: 'drug other whole gelstart', right: 'drug other whole gelsta'.length },
  });
});
