import { Type } from 'typebox';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineOperation } from '#operation.ts';

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
      { description: 'Classes, those whose own goods hold the words first.' },
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
    const stated = (nice: string): string[] => {
      const found = new Set<string>();
      for (const { classes } of records)
        for (const one of classes)
          if (one.nice === nice)
            for (const { text } of one.goods)
              for (const part of text.slice(0, 4_000).split(/[;；]/))
                if (lower.every((word) => part.toLowerCase().includes(word))) found.add(part.trim().slice(0, 200));
      return [...found].slice(0, 3);
    };
    const classes = (facet?.buckets ?? []).map(({ value, count }) => ({
      nice_code: value,
      count,
      examples: stated(value),
    }));
    return {
      total,
      classes: classes.sort((a, b) => Math.sign(b.examples.length) - Math.sign(a.examples.length) || b.count - a.count),
    };
  },
});
