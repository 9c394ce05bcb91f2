import { b056_1TechnologyAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import type { Shape } from '#contract/shape.ts';
import { type Call, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { checkLimit } from './autocomplete.ts';
import { technologiesLike, technologyPage } from './technologies.ts';

export default defineOperation({
  contract: b056_1TechnologyAutocomplete satisfies Shape,
  path: '/synapse/patent/technology/autocomplete',
  summary: 'Complete the name of a technology of patents',
  description:
    'Technologies are the places of the patent classifications whose schemes are loaded: by words of their titles, the last one by its beginning, or by a symbol such as A61K.',
  example: { body: { prefix: 'electr', limit: 5 } },
  async handle(
    { body: { prefix, limit }, note, signal }: Call<{ prefix: string; limit: number }>,
    { corpus }: Services,
  ) {
    checkLimit(limit);
    if (!/[\p{L}\p{N}]/u.test(prefix)) return [];
    const { rows } = await technologyPage(corpus, technologiesLike(prefix.slice(0, 200)), { offset: 0, limit, signal });
    if (rows.length === 0)
      note('Technologies are titles of patent classes: a scheme file (IPC, CPC) gives more of them.');
    return rows.map(({ id, display_name }) => ({ drug_type_id: id, display_name }));
  },
});
