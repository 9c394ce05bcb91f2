import { p071ClassificationHelperSectionSubclass } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { normaliseClass } from '#patents/classes.ts';
import { childrenOf, titlesOf, withChildren } from './class-helper.ts';

export default defineOperation({
  contract: p071ClassificationHelperSectionSubclass,
  path: '/search/patent/classification/helper-section-subclass',
  summary: 'Walk a classification scheme: the symbols below a symbol',
  description:
    'Without a code: the sections. Titles come from the scheme files that were imported (`priora import ipc-scheme ...`), else from the demo corpus.',
  example: { query: { type: 'ipc', code: 'H01M' } },
  async handle({ query }, { corpus }) {
    const code = query.code?.trim();
    const parent = code ? (normaliseClass(code) ?? code.toUpperCase()) : 'TOP';
    const children = await childrenOf(corpus, query.type, parent);
    const parents = await withChildren(
      corpus,
      query.type,
      children.map((child) => child.symbol),
    );
    return children.map((child) => ({
      id: child.symbol,
      has_children: parents.has(child.symbol),
      lang_desc_map: titlesOf(child),
    }));
  },
});
