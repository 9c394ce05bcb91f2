import { expect, it } from 'vitest';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { markForms } from '#marks/forms.ts';
import { compareMarks, telling } from '#marks/similarity.ts';
import { LEAST_LIKENESS, similarMarks } from './find.ts';

const texts =
  'KWIK,QUICK,QUICKS,VELORIA,VELROIA,BLUE MOOSE,BLUEMOOSE,MOOSE BLUE HOME,银狮,SILVER LION,YUNHAI,云海,HOME,Q'.split(
    ',',
  );
const marks = new Map(
  texts.map((mark, index): [string, Trademark] => [
    `US_${index}`,
    { ...emptyTrademark('US', `${index}`), mark, transliterations: mark === '银狮' ? ['YINSHI'] : [] },
  ]),
);

/** Every mark is a candidate; what is kept apart of a record must not be read. */
const corpus = {
  search: async () => ({ total: marks.size, hits: [...marks.keys()].map((id) => ({ id, score: 1 })) }),
  projected: async <F>(_collection: unknown, ids: readonly string[], projection: (record: Trademark) => F) =>
    ids.map((id) => {
      const record = { ...marks.get(id)! };
      for (const field of ['classes', 'events', 'pictures'] as const)
        Object.defineProperty(record, field, { enumerable: true, get: () => expect.unreachable(`${field} is read`) });
      return projection(record);
    }),
};

it('answers the marks of those compared that are near, as comparing each with the one asked for ranks them', async () => {
  const counts = { all: 1_000, words: { home: 400, blue: 90 } };
  const weight = (word: string) => telling({ home: 400, blue: 90 }[word] ?? 0, 1_000);
  for (const mark of texts) {
    const { found, compared } = await similarMarks(corpus as never, { mark, among: { kind: 'all' }, counts, most: 5 });
    const plain = [...marks]
      .map(([id, one]) => ({
        id,
        likeness: compareMarks(markForms(mark), markForms(one.mark!, one.transliterations, []), weight),
      }))
      .filter(({ likeness }) => likeness.score >= LEAST_LIKENESS)
      .sort((a, b) => b.likeness.score - a.likeness.score || (a.id < b.id ? -1 : 1));
    expect(found, mark).toEqual(plain.slice(0, 5));
    expect(compared).toBe(14);
  }
});

it('puts rights that are dead behind those that are alike the same way', async () => {
  const mark = (id: string, state: 'dead' | 'registered'): Trademark => ({
    ...emptyTrademark('US', id),
    mark: 'MOOSE',
    status: { state },
  });
  const all = [mark('1', 'dead'), mark('2', 'registered'), { ...emptyTrademark('US', '3'), mark: 'MOOSE' }];
  const found = await similarMarks(
    {
      search: async () => ({ total: 3, hits: all.map(({ id }) => ({ id, score: 1 })) }),
      projected: async (_collection: unknown, _ids: unknown, projection: (record: Trademark) => unknown) =>
        all.map(projection),
    } as never,
    { mark: 'moose', among: { kind: 'all' }, counts: { all: 3, words: {} }, most: 2 },
  );
  expect(found.found.map(({ id }) => id)).toEqual(['US_2', 'US_3']);
});
