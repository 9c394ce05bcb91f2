import { arena, kernel } from './kernel.ts';

/** Numbers of a column, one a document or one a place. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/**
 * Brings what a column has at some places together in the arena: reading memory in disorder is what counting documents
 * costs, and nothing else is done meanwhile.
 */
export function gather(data: Numbers, places: Uint32Array): Uint32Array<SharedArrayBuffer> {
  const into = arena.words(places.length);
  // one loop for each kind of array: V8 makes a slow one for several
  if (data instanceof Uint8Array) for (let i = 0; i < places.length; i++) into[i] = data[places[i]!]!;
  else if (data instanceof Uint16Array) for (let i = 0; i < places.length; i++) into[i] = data[places[i]!]!;
  else for (let i = 0; i < places.length; i++) into[i] = data[places[i]!]!;
  return into;
}

/** The numbers from starts[place] up to, without, starts[place + 1], one range after the other. */
export function gatherRanges(starts: Uint32Array, places: Uint32Array): Uint32Array<SharedArrayBuffer> {
  const n = places.length;
  const from = arena.words(n);
  const to = arena.words(n);
  let all = 0;
  for (let i = 0; i < n; i++) {
    const place = places[i]!;
    const first = starts[place]!;
    const end = starts[place + 1]!;
    from[i] = first;
    to[i] = end;
    all += end - first;
  }
  const numbers = arena.words(all);
  kernel.spread(from.byteOffset, to.byteOffset, n, numbers.byteOffset);
  return numbers;
}
