import { Random } from '../../bench/random.ts';

/** Numbers from 0 to 1 of chance that a seed brings again. */
export function seeded(seed: number): () => number {
  const random = new Random(seed);
  return () => random.next();
}

/** Integers of chance from 0 to under a bound, that a seed brings again. */
export function drawsBelow(seed: number): (below: number) => number {
  const random = new Random(seed);
  return (below) => random.integer(below);
}
