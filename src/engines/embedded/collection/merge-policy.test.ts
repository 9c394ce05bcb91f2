import { expect, test } from 'vitest';
import type { LiveSegment } from './live-segment.ts';
import { dueMerges, fullMerge, MERGE_FACTOR, UNASKED_MERGE_FACTOR } from './merge-policy.ts';

/** Segments of so many documents, of a kilobyte each, as far as the policy looks at them. */
const segmentsOf = (...sizes: number[]) =>
  sizes.map(
    (documents) => ({ segment: { documents, file: { bytes: documents * 1000 } }, merging: false }) as LiveSegment,
  );
const sizesOf = (segments: readonly LiveSegment[] | undefined) => segments?.map(({ segment }) => segment.documents);

test('segments of one size are merged by eights while the index is asked, by sixties before', () => {
  const seven = segmentsOf(...new Array(7).fill(2000));
  expect(dueMerges(seven, MERGE_FACTOR)).toEqual([]);
  const eight = segmentsOf(...new Array(8).fill(2000), 500_000);
  expect(dueMerges(eight, MERGE_FACTOR).map(sizesOf)).toEqual([new Array(8).fill(2000)]);
  const many = segmentsOf(...new Array(59).fill(2000));
  expect(dueMerges(many, UNASKED_MERGE_FACTOR)).toEqual([]);
  const more = segmentsOf(...new Array(60).fill(2000));
  expect(dueMerges(more, UNASKED_MERGE_FACTOR).map(sizesOf)).toEqual([new Array(60).fill(2000)]);
});

test('as few segments as may be: where all have no room in one, those that are left are merged too', () => {
  expect(sizesOf(fullMerge(segmentsOf(3, 1, 2)))).toEqual([3, 1, 2]);
  // a segment of the most documents at the front once kept all behind it apart
  expect(sizesOf(fullMerge(segmentsOf(10, 2, 3, 4), 10))).toEqual([2, 3, 4]);
  expect(fullMerge(segmentsOf(10, 9), 10)).toBeUndefined();
  expect(sizesOf(fullMerge(segmentsOf(4_194_304, 1, 4_194_303)))).toEqual([1, 4_194_303]);
  expect(fullMerge(segmentsOf(4_194_304, 1))).toBeUndefined();
});

test('a segment that can only lose its deleted documents is written again for that', () => {
  const [full, worn] = segmentsOf(10, 9) as [LiveSegment, LiveSegment];
  worn.deleted = { count: 1 } as LiveSegment['deleted'];
  expect(sizesOf(fullMerge([full, worn], 10))).toEqual([9]);
});
