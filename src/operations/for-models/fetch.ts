import { Type } from 'typebox';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { documentMarkdown, MODULES } from './markdown.ts';

const MOST_KEYS = 20;

export default defineOperation({
  id: 'fetch',
  method: 'POST',
  path: '/mcp/fetch',
  summary: 'Read patents of the corpus',
  description:
    'By publication number or by the link that `search` gave. Modules: basic (bibliography, abstract), claims, description, citation, legal, family; default basic. Answers Markdown; paragraphs and claims keep their numbers, so that they can be quoted.',
  body: Type.Object({
    keys: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
      minItems: 1,
      maxItems: MOST_KEYS,
      description: 'Publication numbers in any common spelling, or links.',
      examples: [['US11205304B2']],
    }),
    key_type: Type.Optional(
      Type.Enum(['pn', 'url'], { description: 'What the keys are; by default each is looked at for itself.' }),
    ),
    module: Type.Optional(
      Type.Array(Type.Enum([...MODULES]), {
        maxItems: MODULES.length,
        description: 'Parts to answer.',
        default: ['basic'],
      }),
    ),
    max_chars: Type.Optional(
      Type.Integer({
        minimum: 1000,
        maximum: 1_000_000,
        default: 40_000,
        description: 'Length of the claims and of the description of each document.',
      }),
    ),
  }),
  response: Type.String({ description: 'Markdown.' }),
  example: { body: { keys: ['US19095411B2'], module: ['basic', 'claims', 'family'] } },
  async handle({ body }, { corpus, base_url }) {
    const { keys, key_type, module = [], max_chars = 40_000 } = body;
    const modules = module.length > 0 ? module : (['basic'] as const);
    const asked = keys.map((key, index) => ({ key, number: numberOf(key, key_type, index) }));
    const documents = await Promise.all(
      asked.map(async ({ key, number }) => {
        const [record] = await patentsByNumber(corpus, [number]);
        if (!record) return `${key.slice(0, 100)}: not in this corpus.`;
        const relations = await relationsOf(corpus, [record.publication_number]);
        return documentMarkdown(record, relations.get(record.publication_number), {
          modules,
          base_url: base_url(),
          most_chars: max_chars,
        });
      }),
    );
    return documents.join('\n\n---\n\n');
  },
});

/** The number that a key names: itself, or a part of the path of a link. */
function numberOf(key: string, type: 'pn' | 'url' | undefined, index: number): string {
  const url = type === 'pn' ? null : URL.parse(key.trim());
  const candidates = url ? url.pathname.split('/').map(decoded).reverse() : type === 'url' ? [] : [key];
  for (const candidate of candidates) {
    const parsed = candidate === '' ? undefined : parsePublicationNumber(candidate);
    if (parsed) return parsed.normalised;
  }
  throw new ServiceError(
    'invalid_request',
    `keys[${index}]: "${key.slice(0, 100)}" names no publication; write a number such as US11205304B2, or a link that ends in one.`,
    { field: `keys[${index}]`, given: key.slice(0, 100) },
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
