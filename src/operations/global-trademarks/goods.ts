import { BETWEEN_GOODS } from '#analytics/marks/goods.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineOperation } from '#operation.ts';
import { Type } from '#typebox.mjs';

export default defineOperation({
  id: 'gtGoods',
  method: 'POST',
  path: '/trademark/global/goods',
  summary: 'Goods in words to Nice classes, from the loaded marks',
  description:
    'Classes of the marks whose goods hold all the words, with counts and up to three goods as stated. A mark in several classes counts for each, so that classes beside the right one appear with lower counts: the example shows which goods hold the words.',
  example: { body: { goods: 'coffee' } },
  body: Type.Object({
    goods: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Words of the goods or services.',
      examples: ['coffee'],
    }),
  }),
  response: Type.Object({
    total: Type.Integer({ minimum: 0, description: 'Marks whose goods hold the words.' }),
    classes: Type.Array(
      Type.Object({
        nice_code: Type.String({ description: 'Nice class.', examples: ['030'] }),
        count: Type.Integer({ minimum: 0, description: 'Marks.' }),
        examples: Type.Array(Type.String(), { description: 'Goods of the class that hold a word, as stated.' }),
      }),
      {
        description:
          'Classes, those first whose own goods hold the words in most of the marks that were read (100 at most).',
      },
    ),
  }),
  async handle({ body, signal }, { corpus }) {
    const words = body.goods.trim().split(/\s+/).slice(0, 12);
    const query = allOf(...words.map((text): Query => ({ kind: 'term', field: 'GOODS', text })));
    const [[facet], { hits, total }] = await Promise.all([
      corpus.facets(trademarks, { query, signal }, [{ field: 'NICE', offset: 0, limit: 45 }]),
      corpus.search(trademarks, { query, offset: 0, limit: 100, signal }),
    ]);
    const records = await corpus.get(
      trademarks,
      hits.map(({ id }) => id),
    );
    const lower = words.map((word) => word.toLowerCase());
    /** Goods of a class that hold the words, as stated, each once, with how many of the marks state any. */
    const stated = (nice: string) => {
      const found = new Set<string>();
      let marks = 0;
      for (const { classes } of records) {
        const goods = classes.flatMap((one) => (one.nice === nice ? one.goods : []));
        const parts = goods.flatMap(({ text }) => text.slice(0, 4_000).split(BETWEEN_GOODS));
        const holding = parts.filter((part) => lower.every((word) => part.toLowerCase().includes(word)));
        for (const part of holding) found.add(part.trim().slice(0, 200));
        if (holding.length > 0) marks++;
      }
      return { marks, examples: [...found].slice(0, 3) };
    };
    const classes = (facet?.buckets ?? []).map(({ value, count }) => ({ nice_code: value, count, ...stated(value) }));
    return {
      total,
      classes: classes
        .sort((a, b) => b.marks - a.marks || b.count - a.count)
        .map(({ marks: _marks, ...shown }) => shown),
    };
  },
});
