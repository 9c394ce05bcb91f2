import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { MOST_VALUED } from '../shared/valuation-job.ts';
import { corePatents, moneyOf } from './core-patents.ts';

interface Valued {
  readonly publication: string;
  readonly family?: number;
  /** In money; absent: no model gives one. */
  readonly value?: number;
  readonly quality?: number;
}
const pn = (n: number) => `US${11_000_000 + n}B2`;
const worthOf = ({ value, quality }: Valued) => ({
  valuation: value === undefined ? {} : { money: { value } },
  ...(quality !== undefined && { quality }),
});

/** The best of a company whose patents are worth so much, of which nobody cites any. */
async function best(valued: readonly Valued[], in_force = valued.length) {
  const of = new Map(valued.map((one) => [one.publication, one]));
  const notes: string[] = [];
  const corpus = {
    search: async () => ({ hits: [], total: 0 }),
    get: async (_: unknown, ids: readonly string[]) => ids.map((id) => samplePatent(id)),
    groups: async () => new Map(valued.flatMap(({ publication, family }) => (family ? [[publication, family]] : []))),
    links: async () => new Map(),
  };
  const found = await corePatents({ kind: 'all' }, {
    ...{ corpus, now: 0, renewal: {}, signal: undefined, note: (said: string) => notes.push(said) },
    run: async (_: unknown, asked: { readonly ids?: readonly string[] }) =>
      asked.ids?.map((id) => worthOf(of.get(id)!)) ?? {
        families: valued.map(({ publication, value = 0 }) => ({ publication, value })),
        in_force,
      },
  } as never);
  return { found: found.map(({ patent }) => patent.publication_number), notes };
}
const many = (n: number, make: (at: number) => Omit<Valued, 'publication'>) =>
  Array.from({ length: n }, (_, at) => ({ publication: pn(at), ...make(at) }));

describe('the best patents of a company', () => {
  it('come by value, then by quality, of equal ones the first by number', async () => {
    const all = [
      { publication: pn(1), value: 5 },
      { publication: pn(4), value: 9 },
      { publication: pn(3), value: 5 },
      { publication: pn(2), value: 5, quality: 0.5 },
      { publication: pn(6), quality: 0.1 },
      { publication: pn(5), quality: 0 },
      { publication: pn(7) },
    ];
    const { found, notes } = await best(all);
    expect(found).toEqual([4, 2, 1, 3, 6, 5, 7].map(pn));
    expect(notes.at(-1)).toBe(
      'Ranked by value in money (4 of 7; P035), then by the four-part quality index (2) among the 30 families that most families cite, then by citing families.',
    );
  });

  it('are ten, and one of a family', async () => {
    expect((await best(many(9, (at) => ({ value: 100 - at })))).found).toHaveLength(9);
    expect((await best(many(11, (at) => ({ value: 100 - at })))).found).toEqual(
      many(10, () => ({})).map((one) => one.publication),
    );
    expect((await best(many(3, (at) => ({ value: 100 - at, family: at === 2 ? 2 : 1 })))).found).toEqual([
      pn(0),
      pn(2),
    ]);
  });

  it(`are looked for among the latest ${MOST_VALUED} in force, and a note says where there are more`, async () => {
    const told = async (in_force: number) =>
      (
        await best(
          many(1, () => ({ value: 1 })),
          in_force,
        )
      ).notes.filter((one) => one.startsWith('The latest'));
    expect(await told(MOST_VALUED)).toEqual([]);
    expect(await told(MOST_VALUED + 1)).toEqual([
      `The latest ${MOST_VALUED} of ${MOST_VALUED + 1} granted US patents in force were valued.`,
    ]);
  });

  it('are none where none was found, and nothing is said of a ranking', async () => {
    const { found, notes } = await best([]);
    expect([found, notes.some((one) => one.startsWith('Ranked'))]).toEqual([[], false]);
  });
});

it('what no model values has no value in money', () => {
  expect(
    [{ money: { value: 3 } }, { money: undefined }, {}].map((valuation) => moneyOf({ valuation } as never)),
  ).toEqual([...[3, 0, 0]]);
});
