import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { normaliseClass } from '#patents/classes.ts';
import { childrenOf, SchemeParameter, Titles, titlesOf, withChildren } from './class-helper.ts';

export default defineOperation({
  id: 'p071ClassificationHelperSectionSubclass',
  method: 'GET',
  path: '/search/patent/classification/helper-section-subclass',
  summary: 'Walk a classification scheme: the symbols below a symbol',
  description:
    'Without a code: the sections. Titles come from the scheme files that were imported (`priora import ipc-scheme ...`), else from the demo corpus.',
  query: Type.Object({
    type: SchemeParameter,
    code: Type.Optional(
      Type.String({ maxLength: 30, description: 'Symbol whose children are wanted.', examples: ['H01M'] }),
    ),
  }),
  response: Type.Array(
    Type.Object({ id: Type.String({ examples: ['A'] }), has_children: Type.Boolean(), lang_desc_map: Titles }),
  ),
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
