import { documentsOf, type LiveSegment } from './live-segment.ts';

/** Segments of about one size that are merged into one while writes go on. */
const MERGE_FACTOR = 8;
/** Segments below this many bytes count as of one size. */
const SMALLEST = 256 << 10;
/** Documents of a segment at most: the format's limit, and a bound of the memory that a merge takes. */
const MOST_DOCUMENTS = 1 << 22;
/** Documents and bytes that are made one segment without being asked. */
const SETTLED_DOCUMENTS = 1_000_000;
const SETTLED_BYTES = 2 ** 31;
/** A large segment is rewritten only if the others hold at least one in so many of its documents. */
const WORTH = 10;

/**
 * While writes go on: sets of segments to merge, enough of about one size each, or one that is mostly deleted. Small
 * ones first.
 */
export function dueMerges(segments: readonly LiveSegment[]): LiveSegment[][] {
  const tiers = new Map<number, LiveSegment[]>();
  const due: LiveSegment[][] = [];
  for (const live of segments) {
    if (live.merging) continue;
    const { documents, file } = live.segment;
    const left = documentsOf(live);
    if (documents > 1000 && left * 2 < documents) {
      due.push([live]);
      continue;
    }
    const bytes = file.bytes * (left / documents);
    const tier = Math.max(0, Math.ceil(Math.log(bytes / SMALLEST) / Math.log(MERGE_FACTOR)));
    tiers.set(tier, [...(tiers.get(tier) ?? []), live]);
  }
  for (const [, members] of [...tiers].sort(([a], [b]) => a - b)) {
    const inputs = withinLimit(members.slice(0, MERGE_FACTOR * 2));
    if (inputs.length >= MERGE_FACTOR) due.push(inputs);
  }
  return due;
}

/**
 * Once writing pauses: the segments to make one next, undefined when that would cost more than it gains. Every query
 * looks its words up in every segment; but a large segment is not rewritten for a few documents more.
 */
export function settlingMerge(segments: readonly LiveSegment[]): LiveSegment[] | undefined {
  if (segments.some(({ merging }) => merging)) return undefined;
  const inputs: LiveSegment[] = [];
  let documents = 0;
  let bytes = 0;
  for (const live of [...segments].sort((a, b) => documentsOf(a) - documentsOf(b))) {
    documents += documentsOf(live);
    bytes += live.segment.file.bytes;
    if (documents > SETTLED_DOCUMENTS || bytes > SETTLED_BYTES) break;
    inputs.push(live);
  }
  const largest = inputs.at(-1);
  if (!largest) return undefined;
  const others = inputs.reduce((n, live) => n + documentsOf(live), 0) - documentsOf(largest);
  if (others * WORTH < documentsOf(largest)) inputs.pop();
  return inputs.length > 1 ? segments.filter((live) => inputs.includes(live)) : undefined;
}

/** Asked to make one segment of all: the next ones to merge, undefined when nothing is left to gain. */
export function fullMerge(segments: readonly LiveSegment[]): LiveSegment[] | undefined {
  const inputs = withinLimit(segments);
  if (inputs.length > 1) return inputs;
  return segments.length === 1 && segments[0]!.deleted ? [segments[0]!] : undefined;
}

function withinLimit(segments: readonly LiveSegment[]): LiveSegment[] {
  let documents = 0;
  return segments.filter((live) => {
    documents += documentsOf(live);
    return documents <= MOST_DOCUMENTS;
  });
}
