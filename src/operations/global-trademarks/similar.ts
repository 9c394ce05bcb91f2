import { goodsWords, sharedGoods } from '#analytics/marks/goods.ts';
import { LIKE_GOODS } from '#marks/clearance.ts';
import { markForms } from '#marks/forms.ts';
import { compareMarks, telling } from '#marks/similarity.ts';
import { defineOperation } from '#operation.ts';
import { commonWords, niceCodes } from '#operations/trademark-data/mark-query.ts';
import { rounded } from '#rounded.ts';
import { Type } from '#typebox.mjs';
import { likenessOf } from './rows.ts';
import { Likeness, markText, nice_code, wordsOf } from './shapes.ts';

const goodsText = (whose: string) =>
  Type.Optional(
    Type.String({
      maxLength: 4_000,
      description: `Goods and services of ${whose}, divided by semicolons.`,
      examples: ['coffee; roasted coffee beans'],
    }),
  );

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** What two marks are for, compared; undefined where nothing was said of either. */
function goodsLikeness(body: { nice_code?: string; other_nice_code?: string; goods?: string; other_goods?: string }) {
  const classes = [niceCodes('nice_code', body.nice_code), niceCodes('other_nice_code', body.other_nice_code)] as const;
  const shared_classes = classes[0].filter((one) => classes[1].includes(one));
  const words = [goodsWords(body.goods ?? ''), goodsWords(body.other_goods ?? '')] as const;
  const byClass = classes.every(({ length }) => length > 0);
  const byWords = words.every(({ size }) => size > 0);
  if (!byClass && !byWords) return undefined;
  const there = sharedGoods(words[0], [body.other_goods ?? '']);
  const back = sharedGoods(words[1], [body.goods ?? '']);
  const share = Math.max(there.share, back.share);
  return {
    like: shared_classes.length > 0 || (byWords && share >= LIKE_GOODS),
    shared_classes,
    ...(byWords && { share: rounded(share, 2) }),
    shared_goods: [...there.shared],
    reasons: [
      ...(shared_classes.length > 0
        ? [`both are for class ${shared_classes.join(', ')}`]
        : byClass
          ? ['no class in common']
          : []),
      ...(byWords ? [`${percent(share)} of the words of the goods of one are in those of the other`] : []),
    ],
  };
}

export default defineOperation({
  id: 'gtSimilar',
  method: 'POST',
  path: '/trademark/global/similar',
  summary: 'Two marks compared: sight, sound, sense, words, goods, each with reasons',
  description:
    'Words that are common among the stored marks of the classes named count little. `goods` compares what both are for where it is said of both, by classes or in words: alike are goods with a class in common, or with .34 of the words of one in the other.',
  example: {
    body: {
      mark: 'KWIK',
      other: 'QUICK',
      nice_code: '030',
      other_nice_code: '030,043',
      goods: 'coffee',
      other_goods: 'roasted coffee beans; tea',
    },
  },
  body: Type.Object({
    mark: markText,
    other: markText,
    nice_code,
    other_nice_code: nice_code,
    goods: goodsText('the mark'),
    other_goods: goodsText('the other one'),
  }),
  response: Type.Object({
    similarity: Likeness,
    goods: Type.Optional(
      Type.Object(
        {
          like: Type.Boolean({ description: 'Whether the goods are alike.' }),
          shared_classes: Type.Array(Type.String(), { description: 'Nice classes in common.' }),
          share: Type.Optional(
            Type.Number({ minimum: 0, maximum: 1, description: 'Of the words of one, the share that the other has.' }),
          ),
          shared_goods: Type.Array(Type.String(), { description: 'Goods of the other one that hold such a word.' }),
          reasons: Type.Array(Type.String(), { description: 'What makes them alike or not.' }),
        },
        { description: 'What both are for; absent where it was not said of both.' },
      ),
    ),
  }),
  async handle({ body, note }, { clock, corpus }) {
    const counts = await commonWords(corpus, body.nice_code ? { nice_code: body.nice_code } : {}, clock());
    const weight = (word: string) => telling(counts.words[word] ?? 0, counts.all);
    const goods = goodsLikeness(body);
    if (!goods) note('Goods are not compared: name classes or goods of both marks.');
    return {
      similarity: likenessOf(
        compareMarks(markForms(wordsOf('mark', body.mark)), markForms(wordsOf('other', body.other)), weight),
      ),
      ...(goods && { goods }),
    };
  },
});
