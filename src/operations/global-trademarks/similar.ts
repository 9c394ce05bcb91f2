import { Type } from 'typebox';
import { markForms } from '#marks/forms.ts';
import { compareMarks, telling } from '#marks/similarity.ts';
import { defineOperation } from '#operation.ts';
import { commonWords } from '#operations/trademark-data/mark-query.ts';
import { likenessOf } from './rows.ts';
import { Likeness, markText, nice_code } from './shapes.ts';

export default defineOperation({
  id: 'gtSimilar',
  method: 'POST',
  path: '/trademark/global/similar',
  summary: 'Two marks compared: sight, sound, sense, words, each with reasons',
  description: 'Words that are common among the stored marks of the classes named count little.',
  example: { body: { mark: 'KWIK', other: 'QUICK' } },
  body: Type.Object({ mark: markText, other: markText, nice_code }),
  response: Type.Object({ similarity: Likeness }),
  async handle({ body }, { clock, corpus }) {
    const counts = await commonWords(corpus, body.nice_code ? { nice_code: body.nice_code } : {}, clock());
    const weight = (word: string) => telling(counts.words[word] ?? 0, counts.all);
    return { similarity: likenessOf(compareMarks(markForms(body.mark), markForms(body.other), weight)) };
  },
});
