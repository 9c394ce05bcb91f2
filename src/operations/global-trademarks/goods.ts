import { BETWEEN_GOODS } from '#analytics/marks/goods.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { Type } from '#typebox.mjs';

export default defineOperation({
  id: 'gtGoods',
  method: 'POST',
  path: '/trademark/global/goods',
  summary: 'Goods in words to Nice classes, from the loaded marks',
  description:
    'Several goods are divided by semicolons; each is looked for by itself. Classes are those of marks whose goods of that class hold all the words of one of them, with up to three goods as stated. Where no goods were read that do, all classes of the marks that hold the words are told.',
  example: { body: { goods: 'coffee' } },
  body: Type.Object({
    goods: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Words of the goods or services; several divided by semicolons.',
      examples: ['coffee; paper filters'],
    }),
  }),
  response: Type.Object({
    total: Type.Integer({ minimum: 0, description: 'Marks whose goods hold the words of one of the goods.' }),
    classes: Type.Array(
      Type.Object({
        nice_code: Type.String({ description: 'Nice class.', examples: ['030'] }),
        count: Type.Integer({ minimum: 0, description: 'Marks.' }),
        examples: Type.Array(Type.String(), { description: 'Goods of the class that hold the words, as stated.' }),
        of: Type.Array(Type.String(), { description: 'Those of the goods that were asked for which are meant.' }),
      }),
      {
        description:
          'Classes, those first whose own goods hold the words in most of the marks that were read (100 at most).',
      },
    ),
  }),
  async handle({ body, signal, note }, { corpus }) {
    const asked = askedGoods(body.goods);
    if (asked.length === 0)
      throw new ServiceError('invalid_request', 'goods: name goods or services.', { field: 'goods' });
    const query = anyOf(
      ...asked.map(({ words }) => allOf(...words.map((text): Query => ({ kind: 'term', field: 'GOODS', text })))),
    );
    const [[facet], { hits, total }] = await Promise.all([
      corpus.facets(trademarks, { query, signal }, [{ field: 'NICE', offset: 0, limit: 45 }]),
      corpus.search(trademarks, { query, offset: 0, limit: MOST_READ, signal }),
    ]);
    const records = await corpus.get(
      trademarks,
      hits.map(({ id }) => id),
    );
    const classes = (facet?.buckets ?? [])
      .map(({ value, count }) => ({ nice_code: value, count, ...statedIn(records, value, asked) }))
      .sort((a, b) => b.marks - a.marks || b.count - a.count);
    const holding = classes.filter(({ marks }) => marks > 0);
    const found = holding.length > 0 ? holding : classes;
    for (const { goods } of asked)
      if (!found.some(({ of }) => of.includes(goods)))
        note(`No goods of the marks that were read hold all the words of "${goods.slice(0, 60)}".`);
    return { total, classes: found.map(({ marks: _marks, ...shown }) => shown) };
  },
});

/** Marks whose goods are read. */
const MOST_READ = 100;
const MOST_GOODS = 10;
const MOST_WORDS = 12;

interface AskedGoods {
  readonly goods: string;
  readonly words: readonly string[];
}

const askedGoods = (text: string): AskedGoods[] =>
  text
    .split(/[;；\n]/u)
    .map((goods) => goods.trim())
    .filter(Boolean)
    .slice(0, MOST_GOODS)
    .map((goods) => ({ goods, words: goods.toLowerCase().split(/\s+/).slice(0, MOST_WORDS) }));

/** Goods of a class that hold the words, as stated, each once, and of how many of the marks any do. */
function statedIn(records: readonly Trademark[], nice: string, asked: readonly AskedGoods[]) {
  const examples = new Set<string>();
  const meant = new Set<string>();
  let marks = 0;
  for (const { classes } of records) {
    const stated = classes.flatMap((one) => (one.nice === nice ? one.goods : []));
    const parts = stated.flatMap(({ text }) => text.slice(0, 4_000).split(BETWEEN_GOODS));
    let holds = false;
    for (const part of parts) {
      const lower = part.toLowerCase();
      const here = asked.filter(({ words }) => words.every((word) => lower.includes(word)));
      for (const { goods } of here) meant.add(goods);
      if (here.length > 0) examples.add(part.trim().slice(0, 200));
      holds ||= here.length > 0;
    }
    if (holds) marks++;
  }
  // the shortest says least beside what was asked for
  const shown = [...examples].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 3);
  return { marks, examples: shown, of: [...meant] };
}
