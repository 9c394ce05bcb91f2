/**
 * Numbers that look random and are always the same for the same key: the demo corpus must have the same bytes on every
 * machine.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Integer in [low, high]. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** An index, with these relative weights. */
  weighted(weights: readonly number[]): number;
  /** `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A stream per key (mulberry32), so that a new field or seed leaves the others as they are. */
export function random(key: string): Random {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)]!;
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted(weights) {
      let left = next() * weights.reduce((sum, w) => sum + w, 0);
      const at = weights.findIndex((w) => (left -= w) < 0);
      return at < 0 ? weights.length - 1 : at;
    },
    sample<T>(items: readonly T[], count: number): T[] {
      const rest = [...items];
      const chosen: T[] = [];
      while (chosen.length < count && rest.length > 0) chosen.push(rest.splice(int(0, rest.length - 1), 1)[0]!);
      return chosen;
    },
  };
}
