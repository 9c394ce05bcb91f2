import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonInSlices } from './json-writer.ts';

const rows = (n: number, of: (i: number) => unknown) => Array.from({ length: n }, (_, i) => of(i));

it('writes what JSON.stringify writes', async () => {
  const same = async (answer: unknown) => expect(await jsonInSlices(answer)).toBe(JSON.stringify(answer) ?? 'null');
  await same(undefined);
  await same(null);
  await same(new Date(0));
  await same([]);
  for (const n of [49, 50, 51, 60, 61]) {
    await same(rows(n, (i) => ({ i, name: `"${i}" ä末\u2028` })));
    await same({ results: rows(n, (i) => (i % 3 ? i : undefined)), result_count: n, none: undefined });
  }
  await same({ toJSON: () => 'own', results: rows(60, String) });
  await same({ of: () => 1, a: rows(60, () => () => 1), 'b"': { c: rows(60, Number) } });
  await same({
    data: { results: rows(60, (i) => ({ i })), none: undefined },
    of: [1, undefined, { deep: rows(50, Number) }],
  });
  await same([undefined, rows(60, String), () => 1, { toJSON: () => rows(60, Number) }]);
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 0, max: 130 }), async (value, n) => {
      await same(rows(n, () => value));
      await same({ first: value, list: rows(n, (i) => [i, value]), last: value });
      await same({ data: [{ list: rows(n, () => value) }, value] });
    }),
  );
});

it('lets others go between the pieces of a long list', async () => {
  const busy = () => {
    const end = performance.now() + 2;
    while (performance.now() < end);
    return 1;
  };
  let rounds = 0;
  let going = true;
  const round = () => {
    rounds++;
    if (going) setImmediate(round);
  };
  setImmediate(round);
  await jsonInSlices({ status: 'success', data: { results: rows(100, () => ({ toJSON: busy })) } });
  going = false;
  expect(rounds).toBeGreaterThan(5);
});
