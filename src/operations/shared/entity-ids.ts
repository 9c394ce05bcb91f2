import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';

/** Facets write an id as a UUID: hyphens do not count. */
const HEX32 = /^[0-9a-f]{32}$/i;

/** Ids of things of the dictionary, as a call gives them. Throws `invalid_request` that names the one that is none. */
export function entityIds(field: string, given: readonly string[], most: number): string[] {
  if (given.length > most)
    throw new ServiceError('invalid_request', `${field} names ${given.length} ids: at most ${most} per call.`, {
      field,
      maximum: most,
    });
  return given.map((id, index) => {
    const plain = id.trim();
    const bare = plain.replaceAll('-', '');
    if (HEX32.test(bare)) return bare.toLowerCase();
    throw new ServiceError(
      'invalid_request',
      `${field}: "${plain.slice(0, 60)}" (id ${index + 1}) is no id (32 hexadecimal digits).`,
      { field, index, given: plain.slice(0, 60) },
    );
  });
}

const article = (kind: string) => (/^[aeiou]/.test(kind) ? 'an' : 'a');

/**
 * The thing of a kind that an id names, also by an id that it had before.
 * @throws ServiceError `invalid_request` for what is no id, an id that nobody has, an id of a thing of another kind.
 */
export async function oneEntity(corpus: Corpus, field: string, given: string, kind: EntityKind): Promise<Entity> {
  const [id] = entityIds(field, [given], 1);
  const [found] = await corpus.lookup(entities, 'entity_id', [id!]);
  if (!found)
    throw new ServiceError('invalid_request', `${field}: ${id} is not in the dictionary.`, { field, given: id });
  if (found.kind === kind) return found;
  const is = found.kind.replaceAll('_', ' ');
  throw new ServiceError(
    'invalid_request',
    `${field}: ${id} is the id of ${article(is)} ${is}, not of ${article(kind)} ${kind.replaceAll('_', ' ')}.`,
    { field, given: id, kind: found.kind },
  );
}
