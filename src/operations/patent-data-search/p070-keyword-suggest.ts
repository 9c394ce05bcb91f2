import { Type } from 'typebox';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { SUGGESTION_LANGUAGES } from './occurrence.ts';
import { EVIDENCE, KeywordSuggester, SUGGESTION_KINDS } from './suggest-keywords.ts';

const MAX_KEYWORDS = 20;

export default defineOperation({
  id: 'p070PatentKeywordSuggest',
  method: 'POST',
  path: '/search/patent/keyword-suggest',
  summary: 'Words to search by beside a keyword, learned from the corpus',
  description:
    'Synonyms: abbreviations that texts define, other spellings that patents use, and translations, from the same patents or word by word. Hypernyms: what the keyword ends in. Related: what occurs with it more often than chance allows. Titles and abstracts are read, claims and descriptions where these hold the keyword hardly ever. A keyword that no patent holds has other spellings at most.',
  body: Type.Object({
    keyword: Type.Array(Type.String({ maxLength: 100, examples: ['cold plate'] }), {
      minItems: 1,
      maxItems: MAX_KEYWORDS,
    }),
    lang: Type.Array(Type.Enum([...SUGGESTION_LANGUAGES]), {
      minItems: 1,
      maxItems: 10,
      description: 'Languages of the suggestions.',
    }),
    type: Type.Array(Type.Enum([...SUGGESTION_KINDS]), { minItems: 1, maxItems: 10 }),
  }),
  response: Type.Object({
    items: Type.Array(
      Type.Object({
        input: Type.String(),
        keyword_list: Type.Array(
          Type.Object({
            keyword: Type.String(),
            type: Type.Enum([...SUGGESTION_KINDS]),
            evidence: Type.Enum([...EVIDENCE], {
              description: 'How the corpus shows it.',
            }),
            patents: Type.Integer({ minimum: 0, description: 'Patents that show it.' }),
          }),
        ),
      }),
    ),
  }),
  example: { body: { keyword: ['cold plate'], lang: ['cn', 'en'], type: ['synonym', 'related', 'hypernym'] } },
  async handle({ body, signal }, { corpus }) {
    const empty = body.keyword.findIndex((keyword) => keyword.trim() === '');
    if (empty >= 0) {
      throw new ServiceError('invalid_request', `keyword[${empty}] is empty: give a word or a phrase.`, {
        field: `keyword[${empty}]`,
      });
    }
    const suggester = new KeywordSuggester(corpus, signal);
    const items = [];
    for (const input of body.keyword) {
      items.push({ input, keyword_list: await suggester.suggest(input, new Set(body.type), new Set(body.lang)) });
    }
    return { items };
  },
});
