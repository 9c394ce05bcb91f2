import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation, TextAnswer } from '#operation.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { inSlices } from '#turns.ts';
import { Type } from '#typebox.mjs';
import { documentMarkdown, type Hit, hitOf, MODULES, type Module, ShownHit } from './markdown.ts';
import { namesPaper, paperHit, paperMarkdown, paperOf } from './papers.ts';

const MOST_KEYS = 20;

export default defineOperation({
  id: 'fetch',
  method: 'POST',
  path: '/mcp/fetch',
  summary: 'Read patents and papers of the corpus',
  description:
    'By publication number, DOI or paper id, or by the link that `search` gave. Of a paper, `description` is its full text where that is stored. Modules: basic (bibliography, abstract), claims, description, citation, legal, family; default basic. Answers Markdown; paragraphs and claims keep their numbers, so that they can be quoted.',
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
  response: Type.Unsafe<TextAnswer>(
    Type.Object({
      documents: Type.Array(
        Type.Object({
          ...Type.Omit(ShownHit, ['key', 'abstract', 'sources']).properties,
          key: Type.String(),
          found: Type.Boolean(),
          sources: Type.Optional(ShownHit.properties.sources),
        }),
        { description: 'Which keys were found, and where each document comes from.' },
      ),
      text: Type.String({ description: 'The parts asked for, as Markdown.' }),
      notes: Type.Optional(Type.Array(Type.String())),
      next_cursor: Type.Optional(Type.Integer({ description: 'Where the rest of the text begins.' })),
    }),
  ),
  example: { body: { keys: ['US19095411B2'], module: ['basic', 'claims', 'family'] } },
  async handle({ body }, { corpus, base_url }) {
    const { keys, key_type, module = [], max_chars = 40_000 } = body;
    const read = documentReader(corpus, base_url(), module, max_chars);
    const texts: string[] = [];
    const documents: object[] = [];
    for await (const [index, key] of inSlices(keys.entries())) {
      const found = await read(key, key_type, index);
      texts.push(found?.markdown ?? `${key.slice(0, 100)}: not in this corpus.`);
      const { abstract: _, ...facts } = found?.hit ?? {};
      documents.push(found ? { ...facts, found: true } : { key: key.slice(0, 100), found: false });
    }
    return new TextAnswer(texts.join('\n\n---\n\n'), { documents });
  },
});

/** A document in words, and what it is. */
interface Read {
  readonly markdown: string;
  readonly hit: Hit;
}

/**
 * Reads the patent or paper that a key names as Markdown, with some of its parts (default: `basic`); undefined where it
 * is not stored. Throws as `numberOf` for a key that can name neither.
 */
export function documentReader(corpus: Corpus, base_url: string, module: readonly Module[], most_chars: number) {
  const modules = module.length > 0 ? module : (['basic'] as const);
  return async (key: string, type: 'pn' | 'url' | undefined, index: number): Promise<Read | undefined> => {
    if (type !== 'pn' && namesPaper(key)) {
      const paper = await paperOf(key, corpus);
      return paper && { markdown: await paperMarkdown(paper, corpus, { modules, most_chars }), hit: paperHit(paper) };
    }
    const [record] = await patentsByNumber(corpus, [numberOf(key, type, index)]);
    if (!record) return undefined;
    const relations = await relationsOf(corpus, [record.publication_number]);
    const markdown = documentMarkdown(record, relations.get(record.publication_number), {
      ...{ modules, base_url, most_chars },
    });
    return { markdown, hit: hitOf(record, base_url) };
  };
}

/** The number that a key names: itself, or a part of the path of a link. */
export function numberOf(key: string, type: 'pn' | 'url' | undefined, index: number): string {
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
