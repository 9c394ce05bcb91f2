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

/** `an organisation`, `a drug type`. */
const withArticle = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind.replaceAll('_', ' ')}`;

/** @throws ServiceError `invalid_request` for a thing of another kind, whose kind it names. */
export function isOfKind(field: string, id: string, { kind: is }: Entity, kind: EntityKind): void {
  if (is === kind) return;
  throw new ServiceError(
    'invalid_request',
    `${field}: ${id} is the id of ${withArticle(is)}, not of ${withArticle(kind)}.`,
    { field, given: id, kind: is },
  );
}

/**
 * The thing of a kind that an id names, also by an id that it had before.
 * @throws ServiceError `invalid_request` for what is no id, an id that nobody has, an id of a thing of another kind.
 */
export async function oneEntity(corpus: Corpus, field: string, given: string, kind: EntityKind): Promise<Entity> {
  const [id] = entityIds(field, [given], 1);
  const [found] = await corpus.lookup(entities, 'entity_id', [id!]);
  if (!found)
    throw new ServiceError('invalid_request', `${field}: ${id} is not in the dictionary.`, { field, given: id });
  isOfKind(field, id!, found, kind);
  return found;
}

/** For a name of no record of the corpus: that it is the id of a thing of the dictionary, where it is. */
export async function notInCorpus(corpus: Corpus, field: string, given: string): Promise<ServiceError> {
  const bare = given.trim().replaceAll('-', '').toLowerCase();
  const [thing] = HEX32.test(bare) ? await corpus.lookup(entities, 'entity_id', [bare]) : [];
  const said = thing ? `is the id of ${withArticle(thing.kind)}` : 'is not in the corpus';
  return new ServiceError('invalid_request', `${field}: ${given.slice(0, 60)} ${said}.`, {
    field,
    ...(thing && { kind: thing.kind }),
  });
}
