import { type DerivedArrays, derivedValues } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { InvertedDerived, scanDerived } from '../segment/inverted-derived.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { Pattern } from './pattern.ts';
import type { Plan } from './plan.ts';
import { inRange } from './terms.ts';

/** Columns of fewer documents are scanned. */
const SMALL = 4096;

/** A plan about a derived field. */
export type DerivedPlan = Extract<Plan, { field: number }>;

/** Documents of a segment whose derived values match. */
export function derivedDocs(evaluator: SegmentEvaluator, plan: DerivedPlan): DocSet {
  const { view, size, clock } = evaluator;
  const column = view.derived[plan.field]!;
  if (plan.op === 'derived') return docsOfValues(evaluator, plan, column);
  const array = new Uint32Array(size);
  let n = 0;
  const test = testOf(evaluator, plan);
  const { slots } = column;
  const values: number[] = [];
  for (let doc = 0; doc < size; doc++) {
    const slot = slots[doc]!;
    if (slot === 0) continue;
    if ((doc & 4095) === 0) clock.check();
    if (slot & 1) {
      if (test(slot >>> 1)) array[n++] = doc;
      continue;
    }
    values.length = 0;
    derivedValues(column, doc, values);
    if (values.some(test)) array[n++] = doc;
  }
  return DocSet.ofArray(size, array.slice(0, n));
}

function docsOfValues(
  { view, size }: SegmentEvaluator,
  plan: Extract<Plan, { op: 'derived' }>,
  column: DerivedArrays,
): DocSet {
  let inverted = view.inverted.get(plan.field);
  if (!inverted) view.inverted.set(plan.field, (inverted = new InvertedDerived()));
  const found = size < SMALL ? undefined : inverted.find(plan.field, view.derived, plan.values);
  if (found) {
    const docs = Uint32Array.from(found).sort();
    return DocSet.ofArray(
      size,
      docs.filter((doc, i) => i === 0 || doc !== docs[i - 1]),
    );
  }
  const most = plan.values.reduce((m, value) => Math.max(m, value), 0);
  const wanted = new Uint8Array(most + 1);
  for (const value of plan.values) wanted[value] = 1;
  return DocSet.ofArray(size, scanDerived(column, wanted));
}

function testOf(evaluator: SegmentEvaluator, plan: DerivedPlan): (value: number) => boolean {
  switch (plan.op) {
    case 'derived_number':
      return (value) => plan.ranges.some(([from, to]) => value >= from && value <= to);
    case 'derived_pattern': {
      const pattern = new Pattern(plan.pattern);
      return stringTest(evaluator, plan.field, (text) => pattern.test(text));
    }
    case 'derived_keyword_range':
      return stringTest(evaluator, plan.field, (text) => inRange(text, plan.from, plan.to));
    default:
      return () => false;
  }
}

/** Tests each string of a derived field's table once. */
function stringTest(
  { snapshot, clock }: SegmentEvaluator,
  field: number,
  test: (text: string) => boolean,
): (value: number) => boolean {
  const { starts, bytes } = snapshot.tables[snapshot.schema.derived[field]!.space]!;
  const results = new Map<number, boolean>();
  return (value) => {
    let result = results.get(value);
    if (result === undefined) {
      const from = starts[value]!;
      const text = Buffer.from(
        bytes.buffer as ArrayBuffer,
        bytes.byteOffset + from,
        starts[value + 1]! - from,
      ).toString();
      results.set(value, (result = test(text)));
      if ((results.size & 1023) === 0) clock.check();
    }
    return result;
  };
}
