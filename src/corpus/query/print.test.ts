import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patents as real } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import { resolveField } from './fields.ts';
import { parseQuery } from './parse.ts';
import { printQuery } from './print.ts';
import type { Query, Reach } from './tree.ts';
import { compareKeywords } from './values.ts';

/** The real collection, with events made of all its keywords. */
const patents = {
  ...real,
  events: {
    facts: {
      fields: Object.keys(real.fields).filter((code) => resolveField(real, code).kind === 'keyword'),
      of: () => [],
      form: '',
    },
  },
};

describe('printed expressions', () => {
  it.each([
    ['lidar', 'MAINF:lidar'],
    ['tacd:(a and b) or not c', 'TACD:(a AND b) OR NOT MAINF:c'],
    ['TTL:(a OR ABST:b) c', '(TTL:a OR ABST:b) AND MAINF:c'],
    ['TTL:a NOT TTL:(b OR c)', 'TTL:(a AND NOT (b OR c))'],
    ['TTL:a $w3 (b $pre2 c)', 'TTL:(a $W3 (b $PRE2 c))'],
    ['TTL:("a" OR b) $FREQ3', 'TTL:(("a" OR b) $FREQ3)'],
    ['PBD:2020', 'PBD:[20200101 TO 20201231]'],
    ['IPC:[H01L 9/00 TO *]', 'IPC:["H01L 9/00" TO *]'],
    ['PN:(US 11,205,304 B2)', 'PN:"US 11,205,304 B2"'],
    ['PID:(PID:urn:x OR PID:y)', 'PID:(PID:urn:x OR y)'],
    ['* NOT a', '* AND NOT MAINF:a'],
    ['KD:a1 GAND (KD:b OR AUTHORITY:c)', 'KD:a1 GAND (KD:b OR AUTHORITY:c)'],
  ])('%s', (text, printed) => {
    expect(printQuery(parseQuery(patents, text))).toBe(printed);
    expect(printQuery(parseQuery(patents, printed))).toBe(printed);
  });

  it('writes values that only code makes as alternatives', () => {
    expect(printQuery({ kind: 'values', field: 'PN', values: ['US1', 'CN "2"'] })).toBe(`PN:("US1" OR "CN '2'")`);
  });
});

// ---------- random trees of the shapes that the parser makes

const codes = Object.keys(patents.fields);
const ofKind = (test: (code: string) => boolean) => fc.constantFrom(...codes.filter(test));
const textField = ofKind((code) => resolveField(patents, code).hasText);
const countedField = ofKind((code) => resolveField(patents, code).hasProse && !resolveField(patents, code).translated);
const keywordField = ofKind((code) => resolveField(patents, code).kind === 'keyword');
const dateField = ofKind((code) => resolveField(patents, code).kind === 'date');
const numberField = ofKind((code) => resolveField(patents, code).kind === 'number');

const plainWord = fc.constantFrom(
  'a',
  'lidar',
  'lithium-ion',
  '10:1',
  '电池',
  'café',
  'H01M10/0525',
  '0.5',
  'US',
  'B2',
  '1,2',
  'x:y',
  "o'clock",
  'TO',
  'ttl',
  'w5',
  '배터리',
);
const phraseText = fc.constantFrom(
  'a b',
  'solid-state',
  'AND',
  'a (b) [c]',
  ' x ',
  'TTL:a',
  '电 池',
  '$W5',
  'a*',
  'NOT NOT b',
  '1:1',
);
const pattern = fc.constantFrom('elec*', 'el*tro*', 'wom?n', 'col#r', 'ab?', 'x1y*z');
const textPattern = fc.oneof(pattern, fc.constantFrom('light_weight', 'a-b*'));

const span = (field: string): fc.Arbitrary<Query> =>
  fc.oneof(
    plainWord.map((text): Query => ({ kind: 'term', field, text })),
    phraseText.map((text): Query => ({ kind: 'phrase', field, text })),
    textPattern.map((p): Query => ({ kind: 'wildcard', field, pattern: p })),
  );
const spans = (field: string): fc.Arbitrary<Query> =>
  fc.oneof(
    { weight: 3, arbitrary: span(field) },
    fc.array(span(field), { minLength: 2, maxLength: 3 }).map((of): Query => ({ kind: 'or', of })),
  );
const counted = (field: string): fc.Arbitrary<Query> =>
  fc
    .tuple(spans(field), fc.integer({ min: 1, max: 50 }))
    .map(([of, times]): Query => ({ kind: 'frequency', of, times }));
const reach: fc.Arbitrary<Reach> = fc.oneof(
  fc.record({ unit: fc.constant('words' as const), distance: fc.integer({ min: 0, max: 99 }), ordered: fc.boolean() }),
  fc.constantFrom<Reach>({ unit: 'sentence' }, { unit: 'paragraph' }),
);
const near = (field: string, depth: number): fc.Arbitrary<Query> => {
  const operand: fc.Arbitrary<Query> =
    depth > 0 ? fc.oneof({ weight: 2, arbitrary: spans(field) }, near(field, depth - 1)) : spans(field);
  return fc.tuple(operand, reach, operand).map(([left, r, right]): Query => ({ kind: 'near', reach: r, left, right }));
};

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10).replaceAll('-', ''));
const ends = <T>(value: fc.Arbitrary<T>, order: (a: T, b: T) => number, write: (value: T) => string) =>
  fc.tuple(value, value, fc.boolean(), fc.boolean()).map(([a, b, from, to]) => {
    const [low, high] = order(a, b) <= 0 ? [a, b] : [b, a];
    return { ...(from && { from: write(low) }), ...(to && { to: write(high) }) };
  });
const textOrder = (a: string, b: string) => compareKeywords(a.toUpperCase(), b.toUpperCase());
const leaf: fc.Arbitrary<Query> = fc.oneof(
  textField.chain(span),
  fc.tuple(keywordField, plainWord).map(([field, text]): Query => ({ kind: 'term', field, text })),
  fc.tuple(keywordField, phraseText).map(([field, text]): Query => ({ kind: 'phrase', field, text })),
  fc.tuple(keywordField, pattern).map(([field, p]): Query => ({ kind: 'wildcard', field, pattern: p })),
  fc
    .tuple(
      dateField,
      ends(day, textOrder, (d) => d),
    )
    .map(([field, e]): Query => ({ kind: 'range', field, ...e })),
  fc
    .tuple(
      numberField,
      ends(fc.integer(), (a, b) => a - b, String),
    )
    .map(([field, e]): Query => ({ kind: 'range', field, ...e })),
  fc
    .tuple(
      keywordField,
      ends(fc.constantFrom('A', 'B b', 'C]', 'to', 'Z9/1'), textOrder, (v) => v),
    )
    .map(([field, e]): Query => ({ kind: 'range', field, ...e })),
);
const fact: fc.Arbitrary<Query> = fc
  .tuple(keywordField, plainWord)
  .map(([field, text]): Query => ({ kind: 'term', field, text }));
const event: fc.Arbitrary<Query> = fc
  .array(
    fc.oneof(
      fact,
      fc.array(fact, { minLength: 2, maxLength: 2 }).map((of): Query => ({ kind: 'or', of })),
    ),
    { minLength: 2, maxLength: 3 },
  )
  .map((of): Query => ({ kind: 'same_event', of }));

const group = (kind: 'and' | 'or', part: fc.Arbitrary<Query>) =>
  fc
    .array(
      part.filter((q) => q.kind !== kind),
      { minLength: 2, maxLength: 4 },
    )
    .map((of): Query => ({ kind, of }));
const tree: fc.Arbitrary<Query> = fc.letrec<{ tree: Query }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'tree' },
    leaf,
    textField.chain((field) => near(field, 2)),
    countedField.chain(counted),
    countedField.chain((field) =>
      fc
        .tuple(counted(field), reach, span(field))
        .map(([left, r, right]): Query => ({ kind: 'near', reach: r, left, right })),
    ),
    event,
    fc.constant<Query>({ kind: 'all' }),
    group('and', tie('tree')),
    group('or', tie('tree')),
    tie('tree').map((of): Query => ({ kind: 'not', of })),
  ),
})).tree;

describe('parse after print', () => {
  it('gives back every tree that the parser can make', () => {
    fc.assert(
      fc.property(tree, (query) => {
        expect(parseQuery(patents, printQuery(query), { max_length: 100_000 })).toEqual(query);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is stable for every expression that parses', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      'a',
      'b*c',
      'abc*',
      '"p q"',
      'TTL:',
      'IPC:',
      'PN:(US',
      ' 11,205 ',
      'B2)',
      'PBD:2020',
      ' AND ',
      ' OR ',
      ' NOT ',
      ' ',
      ' $W3 ',
      ' $FREQ2 ',
      '电池',
      ' GAND ',
      '*',
      'PID:u:v',
    );
    let parsed = 0;
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 9 }), (list) => {
        let query: Query;
        try {
          query = parseQuery(patents, list.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
          return;
        }
        parsed++;
        const printed = printQuery(query);
        expect(parseQuery(patents, printed)).toEqual(query);
        expect(printQuery(parseQuery(patents, printed))).toBe(printed);
      }),
      { numRuns: 5_000 },
    );
    expect(parsed).toBeGreaterThan(200);
  });
});
