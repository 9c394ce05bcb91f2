import { ai03NerNewsNer } from '#contract/generated/others.ts';
import { newsNames } from '#dictionary/news-names.ts';
import { codePoints } from '#dictionary/spans.ts';
import { defineOperation } from '#operation.ts';
import { assertShort } from './text-length.ts';

export default defineOperation({
  contract: ai03NerNewsNer,
  path: '/ai/ner/news-ner',
  summary: 'Companies, institutions, places and people that a text names',
  description:
    'Companies and institutions of the corpus by their whole names; others by the words of their names; countries, provinces and large cities of a list; people by their office or by what they said. `start` and `end` count characters (code points) of the given text, `end` is behind the last one.',
  example: {
    body: {
      lang: 'en',
      text: 'Halden Pumps AS and the University of Norvald will test a cooling plate in Norway, said Anna Lindqvist, chief engineer.',
    },
  },
  async handle({ body }, { corpus }) {
    assertShort(body.text, body.lang);
    const at = codePoints(body.text);
    return (await newsNames(corpus, body.text)).map(({ start, end, kind }) => ({
      start: at(start),
      end: at(end),
      entity: body.text.slice(start, end),
      type: kind,
    }));
  },
});
