import { p070PatentKeywordSuggest } from '#contract/generated/patent-data-search.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { KeywordSuggester } from './suggest-keywords.ts';

export default defineOperation({
  contract: p070PatentKeywordSuggest,
  path: '/search/patent/keyword-suggest',
  summary: 'Words to search by beside a keyword, learned from the corpus',
  description:
    'Synonyms: abbreviations that texts define, other spellings that patents use, and translations, from the same patents or word by word. Hypernyms: what the keyword ends in. Related: what occurs with it more often than chance allows. Titles and abstracts are read, claims and descriptions where these hold the keyword hardly ever. A keyword that no patent holds has other spellings at most.',
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
