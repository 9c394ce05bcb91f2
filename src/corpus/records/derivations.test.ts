import { expect, it } from 'vitest';
import { atOnce, now } from '#work.ts';
import type { DerivedValues } from '../engine.ts';
import { Derivations } from './derivations.ts';
import type { RecordResolver } from './resolving.ts';
import type { Ties } from './ties.ts';

it('asks once for a record that was written and derived anew, and puts together what is derived of it', () => {
  const asked: (readonly number[])[] = [];
  const deriving = (values: DerivedValues) => (keys: readonly number[]) => {
    asked.push(keys);
    return now(new Map(keys.map((key) => [key, values])));
  };
  const ties = { derived: deriving({ CITED: 1 }) } as unknown as Ties;
  const resolver = { derived: deriving({ FAM_COUNT: 2 }) } as unknown as RecordResolver;
  const derivations = new Derivations(ties, [resolver]);
  expect([...atOnce(derivations.of([4, 2, 4]))]).toEqual([
    [4, { CITED: 1, FAM_COUNT: 2 }],
    [2, { CITED: 1, FAM_COUNT: 2 }],
  ]);
  expect(asked).toEqual([
    [4, 2],
    [4, 2],
  ]);
  expect(atOnce(derivations.of([])).size).toBe(0);
  expect(asked).toHaveLength(2);
});
