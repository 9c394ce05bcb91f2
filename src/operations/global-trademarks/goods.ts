import { BETWEEN_GOODS } from '#analytics/marks/goods.ts';
import { byText } from '#by-text.ts';
import { type GoodsTerm, goodsTerms } from '#collections/goods-terms.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { Type } from '#typebox.mjs';

export default defineOperation({
  id: 'gtGoods',
  method: 'POST',
  path: '/trademark/global/goods',
  summary: 'Goods in words to Nice classes, from the loaded marks and lists of goods',
  description:
    'Several goods are divided by semicolons; each is looked for by itself. Classes are those of marks whose goods of that class hold all the words of one of them, with up to three goods as stated. Beside them stand the terms of the loaded lists of goods (WIPO, KIPO, TIPO) that hold the words. Where no goods were read that do, all classes of the marks that hold the words are told.',
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
        listed: Type.Integer({ minimum: 0, description: 'Terms of lists of goods that hold the words.' }),
        terms: Type.Array(
          Type.Object({
            text: Type.String({ description: 'As the list has it, in the language of the words.' }),
            list: Type.String({ description: 'The list and its edition.', examples: ['Nice 10-2015'] }),
            group: Type.Optional(
              Type.String({ description: 'Code of goods that an office holds to be alike.', examples: ['S2001'] }),
            ),
          }),
          { description: 'Up to three of them, the shortest first.' },
        ),
      }),
      {
        description:
          'Classes, those first whose own goods hold the words in most of the marks that were read (100 at most), then those with most terms in lists.',
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
    const byClass = [{ field: 'NICE', offset: 0, limit: 45 }] as const;
    const [[facet], { hits, total }, [inLists], terms] = await Promise.all([
      corpus.facets(trademarks, { query, signal }, byClass),
      corpus.search(trademarks, { query, offset: 0, limit: MOST_READ, signal }),
      corpus.facets(goodsTerms, { query, signal }, byClass),
      corpus.search(goodsTerms, { query, offset: 0, limit: MOST_TERMS, signal }),
    ]);
    const records = await corpus.get(
      trademarks,
      hits.map(({ id }) => id),
    );
    const told = await corpus.get(
      goodsTerms,
      terms.hits.map(({ id }) => id),
    );
    const counts = new Map((facet?.buckets ?? []).map(({ value, count }) => [value, count]));
    const listed = new Map((inLists?.buckets ?? []).map(({ value, count }) => [value, count]));
    const classes = [...new Set([...counts.keys(), ...listed.keys()])]
      .map((nice) => {
        const { of, ...stated } = statedIn(records, nice, asked);
        const list = termsIn(told, nice, asked);
        return {
          ...{ nice_code: nice, count: counts.get(nice) ?? 0, ...stated, listed: listed.get(nice) ?? 0 },
          ...{ terms: list.terms, of: [...new Set([...of, ...list.of])] },
        };
      })
      .sort((a, b) => b.marks - a.marks || b.listed - a.listed || b.count - a.count);
    const holding = classes.filter(({ marks, listed: terms }) => marks > 0 || terms > 0);
    const found = holding.length > 0 ? holding : classes;
    for (const { goods } of asked)
      if (!found.some(({ of }) => of.includes(goods)))
        note(`No goods of the marks that were read hold all the words of "${goods.slice(0, 60)}".`);
    if (found.length === 0 && listed.size === 0) await noteLists(corpus, note);
    return { total, classes: found.map(({ marks: _marks, ...shown }) => shown) };
  },
});

/** Says where lists of goods would come from, if none is loaded. */
async function noteLists(corpus: Corpus, note: (sentence: string) => void): Promise<void> {
  const total = await totalOf(corpus, goodsTerms);
  if (total === 0) note('No list of goods is loaded: nice-terms imports those of WIPO, KIPO and TIPO.');
}

/** Marks whose goods are read. */
const MOST_READ = 100;
/** Terms of lists that are read. */
const MOST_TERMS = 500;
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

/** Those of the goods whose words a text has. */
const askedIn = (text: string, asked: readonly AskedGoods[]): string[] => {
  const lower = text.toLowerCase();
  return asked.flatMap(({ goods, words }) => (words.every((word) => lower.includes(word)) ? [goods] : []));
};

/** Terms of lists of a class, each in the language that has the words. */
function termsIn(records: readonly GoodsTerm[], nice: string, asked: readonly AskedGoods[]) {
  const meant = new Set<string>();
  const terms = records.flatMap((one) => {
    if (one.nice !== nice) return [];
    const said = one.texts.flatMap(({ text }) => {
      const here = askedIn(text, asked);
      for (const goods of here) meant.add(goods);
      return here.length > 0 ? [text] : [];
    });
    // found by another form of the word
    const [text = one.texts[0]!.text] = said;
    return [{ text: text.slice(0, 200), list: one.list, ...(one.group !== undefined && { group: one.group }) }];
  });
  const shown = terms.sort((a, b) => a.text.length - b.text.length || byText(a.text, b.text)).slice(0, 3);
  return { terms: shown, of: [...meant] };
}

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
      const here = askedIn(part, asked);
      for (const goods of here) meant.add(goods);
      if (here.length > 0) examples.add(part.trim().slice(0, 200));
      holds ||= here.length > 0;
    }
    if (holds) marks++;
  }
  // the shortest says least beside what was asked for
  const shown = [...examples].sort((a, b) => a.length - b.length || byText(a, b)).slice(0, 3);
  return { marks, examples: shown, of: [...meant] };
}
