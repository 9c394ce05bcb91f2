import fc from 'fast-check';
import { defineCollection, eventKind } from '#corpus/collection.ts';
import type { Change, Collapse, DerivedValues, Facet, SortKey } from '#corpus/engine.ts';
import type { Query, Reach } from '#corpus/query/tree.ts';
import { type Static, Type } from '#typebox.mjs';

/** A record with every kind of field an index knows; small, so that chance meetings of words are common. */
export const Sample = Type.Object({
  id: Type.String(),
  title: Type.Array(Type.String()),
  body: Type.Array(Type.String()),
  notes: Type.Array(Type.String()),
  owner: Type.Array(Type.String()),
  classes: Type.Array(Type.String()),
  office: Type.Optional(Type.String()),
  day: Type.Optional(Type.Integer()),
  sizes: Type.Array(Type.Number()),
  deals: Type.Optional(
    Type.Array(
      Type.Object({ kind: Type.String(), day: Type.Optional(Type.Integer()), with: Type.Array(Type.String()) }),
    ),
  ),
});
export type Sample = Static<typeof Sample>;

const deals = eventKind((s: Sample) => s.deals ?? [], {
  DK: ({ kind }) => kind,
  DD: ({ day }) => day,
  DW: (each) => each.with,
});

const OFFICE_ORDER = 'JP CN US EP'.split(' ');

/** The collection that engines are compared on. */
export const samples = defineCollection({
  name: 'samples',
  record: Sample,
  id: (sample) => sample.id,
  defaultField: 'TB',
  fields: {
    T: { kind: 'text', label: 'Title', of: (s) => s.title, boost: 6 },
    B: { kind: 'text', label: 'Body', of: (s) => s.body },
    N: { kind: 'text', label: 'Notes', of: (s) => s.notes },
    TB: { kind: 'any', label: 'Title and body', fields: ['T', 'B'] },
    O: { kind: 'text', label: 'Owner', of: (s) => s.owner, group: 'names', stemmed: false },
    OX: { kind: 'keyword', label: 'Owner, whole', of: (s) => s.owner, facet: true },
    C: { kind: 'keyword', label: 'Class', of: (s) => s.classes, facet: true, sort: ({ length }) => -length },
    Q: {
      kind: 'keyword',
      label: 'Office',
      of: (s) => s.office,
      facet: true,
      sort: (office) => OFFICE_ORDER.indexOf(office),
    },
    G: { kind: 'keyword', label: 'Office, to group by', of: (s) => s.office },
    D: { kind: 'date', label: 'Day', of: (s) => s.day, facet: true, sort: true },
    S: { kind: 'number', label: 'Sizes', of: (s) => s.sizes, facet: true, sort: true },
    F: { kind: 'keyword', label: 'Family', of: () => undefined, derived: 'resolver', facet: true },
    L: { kind: 'keyword', label: 'Linked', of: () => undefined, derived: 'resolver' },
    LC: { kind: 'number', label: 'Links', of: () => undefined, derived: 'resolver', sort: true },
    DK: { kind: 'keyword', label: 'Kind of deal', of: deals.values('DK') },
    DD: { kind: 'date', label: 'Day of a deal', of: deals.numbers('DD') },
    DW: { kind: 'keyword', label: 'Partners of a deal', of: deals.values('DW') },
    ALL: { kind: 'any', label: 'Everything', fields: ['TB', 'N', 'O', 'C', 'Q'] },
  },
  events: { deal: deals },
});

const WORDS = [
  'the', 'of', 'cell', 'cells', 'battery', 'batteries', 'lithium', 'ion', 'electrode', 'electrodes', 'coating', 'heat', 'heating', 'heated',
  'cooling', 'plate', 'light', 'weight', 'lightweight', 'light-weight', 'Lithium-ion', 'ZnO', '0.5', '1,2-dichloroethane', 'résumé', 'Über',
  '电池', '固态电池', '电解质', '冷却板', '锂', 'バッテリー', '電池', '전지', '배터리', 'mm', '12', 'A/B',
] as const; // biome-ignore format: a word list
const STOPS = [' ', ' ', ' ', ' ', ', ', '. ', '; ', '\n', '。', ''] as const;

const word = fc.constantFrom(...WORDS);
const sentence = fc
  .array(fc.tuple(word, fc.constantFrom(...STOPS)), { minLength: 0, maxLength: 14 })
  .map((pairs) => pairs.flat().join(''));
const texts = fc.array(sentence, { maxLength: 2 });
const OWNERS = ['ACME AG', 'Acme Ltd', '华为技术有限公司', 'Müller, Anna', 'Beta Cell Inc', 'Zeta'] as const;
const CLASSES = ['H', 'H01', 'H01M', 'H01M10', 'H01M10/0525', 'H01M10/613', 'G06', 'G06F'] as const;
const OFFICES = ['US', 'CN', 'EP', 'JP'] as const;
const DAYS = [19991231, 20200101, 20200115, 20210301, 20211231, 20220630] as const;
const IDS = Array.from({ length: 24 }, (_, n) => `X${String(n).padStart(2, '0')}`);

const DEALS = ['sale', 'sale and lease', 'licence'] as const;
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 4 });

export const sample = (id: fc.Arbitrary<string> = fc.constantFrom(...IDS)): fc.Arbitrary<Sample> =>
  fc
    .record({
      id,
      title: texts,
      body: texts,
      notes: fc.array(sentence, { maxLength: 1 }),
      owner: fc.subarray([...OWNERS], { maxLength: 2 }),
      classes: fc.subarray([...CLASSES]),
      office: optional(fc.constantFrom(...OFFICES)),
      day: optional(fc.constantFrom(...DAYS)),
      sizes: fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 2 }),
      deals: fc.array(
        fc
          .record({
            kind: fc.constantFrom(...DEALS),
            day: optional(fc.constantFrom(...DAYS)),
            with: fc.subarray([...OWNERS], { maxLength: 2 }),
          })
          .map(({ day, ...rest }) => ({ ...rest, ...(day && { day }) })),
        { maxLength: 2 },
      ),
    })
    .map(({ office, day, ...rest }) => ({ ...rest, ...(office && { office }), ...(day && { day }) }));

const derived: fc.Arbitrary<DerivedValues> = fc
  .record({
    F: optional(fc.constantFrom('1', '2', '3', '4')),
    L: fc.subarray(['K1', 'K2', 'K3']),
    LC: optional(fc.nat(3)),
  })
  .map(({ F, L, LC }) => ({ F, L, LC }));

/** Writes in the order of their sequence numbers, which start at `from`. */
export const changes = (from: number, maxLength = 30): fc.Arbitrary<Change<Sample>[]> =>
  fc
    .array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.record(
            { kind: fc.constant('put' as const), record: sample(), derived },
            { requiredKeys: ['kind', 'record'] },
          ),
        },
        {
          weight: 2,
          arbitrary: fc.record({ kind: fc.constant('derive' as const), id: fc.constantFrom(...IDS), derived }),
        },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), id: fc.constantFrom(...IDS) }) },
      ),
      { maxLength },
    )
    .map((list) =>
      list.map((change, index): Change<Sample> => {
        const seq = from + index;
        return change.kind === 'put' ? { ...change, seq, id: change.record.id } : { ...change, seq };
      }),
    );

// ---------- queries

const TEXT_FIELDS = ['T', 'B', 'N', 'TB', 'O'] as const;
const textField = fc.constantFrom(...TEXT_FIELDS);
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const pattern = fc.oneof(
  fc.constantFrom(
    'batter*',
    'cell?',
    'cell#',
    'elect*de',
    'light_weight',
    'heat*',
    'co*ing',
    '*ium',
    '电*',
    'lithium_ion',
    '1*',
    'ü*',
    '??o',
  ),
  word.map((text) => `${text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 3)}*`),
);

const termOf = (field: string): fc.Arbitrary<Query> =>
  fc.oneof(
    { weight: 4, arbitrary: word.map((text): Query => ({ kind: 'term', field, text })) },
    { weight: 2, arbitrary: phrase.map((text): Query => ({ kind: 'phrase', field, text })) },
    { weight: 2, arbitrary: pattern.map((text): Query => ({ kind: 'wildcard', field, pattern: text })) },
  );
const operandOf = (field: string): fc.Arbitrary<Query> =>
  fc.oneof(
    { weight: 4, arbitrary: termOf(field) },
    {
      weight: 1,
      arbitrary: fc.array(termOf(field), { minLength: 2, maxLength: 3 }).map((of): Query => ({ kind: 'or', of })),
    },
  );
const reach: fc.Arbitrary<Reach> = fc.oneof(
  fc.record({ unit: fc.constant('words' as const), distance: fc.nat(6), ordered: fc.boolean() }),
  fc.constant<Reach>({ unit: 'sentence' }),
  fc.constant<Reach>({ unit: 'paragraph' }),
);
const nearIn = (field: string): fc.Arbitrary<Query> =>
  fc
    .tuple(operandOf(field), operandOf(field), reach, optional(fc.tuple(operandOf(field), reach)))
    .map(([left, right, r, more]) => {
      const inner: Query = { kind: 'near', reach: r, left, right };
      return more ? { kind: 'near', reach: more[1], left: inner, right: more[0] } : inner;
    });

const keywordLeaf: fc.Arbitrary<Query> = fc.oneof(
  fc.constantFrom(...CLASSES).map((text): Query => ({ kind: 'term', field: 'C', text })),
  fc
    .constantFrom('H01M*', 'H0??', 'G*', 'h01m10/*')
    .map((text): Query => ({ kind: 'wildcard', field: 'C', pattern: text })),
  fc
    .tuple(
      fc.constantFrom('C', 'OX', 'DK'),
      fc.constantFrom('H01N10', 'h01m1/0525', 'Acmee', 'sael', 'Zeat'),
      fc.nat(3),
    )
    .map(([field, text, right]): Query => ({ kind: 'slip_start', field, text, right })),
  fc.constantFrom(...OFFICES, 'us', 'XX').map((text): Query => ({ kind: 'term', field: 'Q', text })),
  fc.constantFrom(...OWNERS).map((text): Query => ({ kind: 'phrase', field: 'OX', text })),
  fc.constantFrom('1', '2', '9').map((text): Query => ({ kind: 'term', field: 'F', text })),
  fc.constantFrom('K1', 'k2', 'K9').map((text): Query => ({ kind: 'term', field: 'L', text })),
  fc.subarray([...OFFICES]).map((values): Query => ({ kind: 'values', field: 'Q', values })),
  fc
    .tuple(optional(fc.constantFrom(...CLASSES)), optional(fc.constantFrom(...CLASSES)))
    .map(([from, to]): Query => ({ kind: 'range', field: 'C', ...(from && { from }), ...(to && { to }) })),
);
const bounds = (values: readonly number[]) =>
  fc.tuple(optional(fc.constantFrom(...values)), optional(fc.constantFrom(...values)));
const numberLeaf: fc.Arbitrary<Query> = fc.oneof(
  bounds(DAYS).map(
    ([from, to]): Query => ({
      kind: 'range',
      field: 'D',
      ...(from && { from: String(from) }),
      ...(to && { to: String(to) }),
    }),
  ),
  bounds([-2, 0, 1, 5, 9]).map(
    ([from, to]): Query => ({
      kind: 'range',
      field: 'S',
      ...(from !== undefined && { from: String(from) }),
      ...(to !== undefined && { to: String(to) }),
    }),
  ),
  fc.integer({ min: -3, max: 5 }).map((n): Query => ({ kind: 'term', field: 'S', text: String(n) })),
  fc.nat(3).map((n): Query => ({ kind: 'range', field: 'LC', from: String(n) })),
  fc.constantFrom(...DAYS).map((n): Query => ({ kind: 'term', field: 'D', text: String(n) })),
);
const dealFact: fc.Arbitrary<Query> = fc.oneof(
  fc.constantFrom(...DEALS, 'gift').map((text): Query => ({ kind: 'phrase', field: 'DK', text })),
  fc.constantFrom('sale*', 'l*').map((text): Query => ({ kind: 'wildcard', field: 'DK', pattern: text })),
  fc.constantFrom(...OWNERS).map((text): Query => ({ kind: 'phrase', field: 'DW', text })),
  fc.constantFrom(...DAYS).map((n): Query => ({ kind: 'term', field: 'DD', text: String(n) })),
  bounds(DAYS).map(
    ([from, to]): Query => ({
      kind: 'range',
      field: 'DD',
      ...(from && { from: String(from) }),
      ...(to && { to: String(to) }),
    }),
  ),
);
const deal: fc.Arbitrary<Query> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: dealFact },
      {
        weight: 1,
        arbitrary: fc.array(dealFact, { minLength: 2, maxLength: 2 }).map((of): Query => ({ kind: 'or', of })),
      },
      { weight: 1, arbitrary: dealFact.map((of): Query => ({ kind: 'not', of })) },
    ),
    { minLength: 2, maxLength: 3 },
  )
  .map((of): Query => ({ kind: 'same_event', of }));
const leaf: fc.Arbitrary<Query> = fc.oneof(
  { weight: 6, arbitrary: textField.chain(termOf) },
  { weight: 1, arbitrary: termOf('ALL') },
  { weight: 1, arbitrary: deal },
  { weight: 3, arbitrary: keywordLeaf },
  { weight: 3, arbitrary: numberLeaf },
  { weight: 3, arbitrary: textField.chain(nearIn) },
  {
    weight: 1,
    arbitrary: textField
      .chain((field) => fc.tuple(operandOf(field), fc.integer({ min: 1, max: 4 })))
      .map(([of, times]): Query => ({ kind: 'frequency', times, of })),
  },
  { weight: 1, arbitrary: fc.constant<Query>({ kind: 'all' }) },
);

/** Trees over every operator; `depth` bounds the nesting of AND, OR, NOT. */
export const query = (depth = 3): fc.Arbitrary<Query> =>
  depth === 0
    ? leaf
    : fc.oneof(
        { weight: 3, arbitrary: leaf },
        {
          weight: 2,
          arbitrary: fc
            .array(query(depth - 1), { minLength: 2, maxLength: 3 })
            .map((of): Query => ({ kind: 'and', of })),
        },
        {
          weight: 2,
          arbitrary: fc
            .array(query(depth - 1), { minLength: 2, maxLength: 3 })
            .map((of): Query => ({ kind: 'or', of })),
        },
        { weight: 1, arbitrary: query(depth - 1).map((of): Query => ({ kind: 'not', of })) },
      );

export const collapse: fc.Arbitrary<Collapse> = fc.record({
  field: fc.constantFrom('F', 'Q'),
  prefer: fc.oneof(
    fc.record({
      by: fc.constant('field' as const),
      field: fc.constant('D'),
      order: fc.constantFrom('oldest' as const, 'latest' as const),
    }),
    fc.record({
      by: fc.constant('values' as const),
      field: fc.constant('Q'),
      values: fc.shuffledSubarray([...OFFICES]),
    }),
  ),
});

/** Orders that do not depend on scores, with the id as the last key. */
export const sort: fc.Arbitrary<SortKey[]> = fc.array(
  fc.record({
    field: fc.constantFrom('D', 'S', 'LC', 'Q', 'C'),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { minLength: 1, maxLength: 2 },
);

export const facet: fc.Arbitrary<Facet> = fc.oneof(
  fc.record({
    field: fc.constantFrom('OX', 'C', 'Q', 'F', 'S'),
    offset: fc.nat(2),
    limit: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    field: fc.constant('D'),
    granularity: fc.constantFrom('year' as const, 'month' as const),
    offset: fc.constant(0),
    limit: fc.constant(10),
  }),
);
