import { documentsOf, type LiveSegment } from './live-segment.ts';

/** Segments of about one size that are merged into one while writes go on. */
export const MERGE_FACTOR = 8;
/**
 * The same of an index that nobody asks yet: the more at once, the less often a document is written again, and nobody
 * looks for words in all of them meanwhile. A little fewer than those that make writes wait.
 */
export const UNASKED_MERGE_FACTOR = 60;
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
export function dueMerges(segments: readonly LiveSegment[], factor: number): LiveSegment[][] {
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
    const tier = Math.max(0, Math.ceil(Math.log(bytes / SMALLEST) / Math.log(factor)));
    tiers.set(tier, [...(tiers.get(tier) ?? []), live]);
  }
  for (const [, members] of [...tiers].sort(([a], [b]) => a - b)) {
    const inputs = withinLimit(members.slice(0, factor * 2), MOST_DOCUMENTS);
    if (inputs.length >= factor) due.push(inputs);
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

/**
 * Asked to make one segment of all, or as few as may be: the next ones to merge, undefined when nothing is left to
 * gain.
 * @param most Documents of a segment at most.
 */
export function fullMerge(segments: readonly LiveSegment[], most = MOST_DOCUMENTS): LiveSegment[] | undefined {
  // the smallest first: where two of them have no room in one segment, no others have
  const inputs = withinLimit(
    [...segments].sort((a, b) => documentsOf(a) - documentsOf(b)),
    most,
  );
  if (inputs.length > 1) return segments.filter((live) => inputs.includes(live));
  const worn = segments.find(({ deleted }) => deleted);
  return worn && [worn];
}

/** The first of them, as long as their documents are not too many for a segment. */
function withinLimit(segments: readonly LiveSegment[], most: number): LiveSegment[] {
  let documents = 0;
  return segments.filter((live) => {
    documents += documentsOf(live);
    return documents <= most;
  });
}
