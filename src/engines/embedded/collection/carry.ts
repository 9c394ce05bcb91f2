import type { LiveSegment } from './live-segment.ts';

/** Values that are copied before the event loop turns. */
const SLICE = 50_000;

/**
 * Copies the derived values of segments into the one that takes their place, a slice at a time, while writes go on.
 * @param maps Per input, where each of its documents is now.
 * @returns Copies at once what was written to the inputs meanwhile: to be called in the turn in which `merged` takes
 * their place.
 */
export async function carryDerived(
  inputs: readonly LiveSegment[],
  maps: readonly Uint32Array[],
  merged: LiveSegment,
): Promise<() => void> {
  const seen: { live: LiveSegment; map: Uint32Array; f: number; epoch: number }[] = [];
  let copied = 0;
  for (const [i, live] of inputs.entries()) {
    const map = maps[i]!;
    for (const [f, { epoch }] of live.derived.columns.entries()) {
      seen.push({ live, map, f, epoch: epoch[0]! });
      for (let begin = 0; begin < map.length; begin += SLICE) {
        const end = Math.min(map.length, begin + SLICE);
        merged.derived.copyField(live.derived, f, map, begin, end);
        copied += end - begin;
        if (copied < SLICE) continue;
        copied = 0;
        await new Promise(setImmediate);
      }
    }
  }
  return () => {
    for (const { live, map, f, epoch } of seen) {
      if (live.derived.columns[f]!.epoch[0] !== epoch) merged.derived.copyField(live.derived, f, map);
    }
  };
}
