import { arena } from './kernel.ts';

/** Numbers of a column, one a document or one a place. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Brings what a column has at some places together in the arena: reading memory in disorder is what counting documents costs, and nothing else is done meanwhile. */
export function gather(data: Numbers, places: Uint32Array, shift = 0): Uint32Array<SharedArrayBuffer> {
  const into = arena.words(places.length);
  // one loop for each kind of array: V8 makes a slow one for several
  if (data instanceof Uint8Array) for (let i = 0; i < places.length; i++) into[i] = data[places[i]! + shift]!;
  else if (data instanceof Uint16Array) for (let i = 0; i < places.length; i++) into[i] = data[places[i]! + shift]!;
  else for (let i = 0; i < places.length; i++) into[i] = data[places[i]! + shift]!;
  return into;
}
