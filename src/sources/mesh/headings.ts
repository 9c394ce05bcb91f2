import {
  type Entity,
  type EntityKind,
  entityPart,
  moietyIdentity,
  nameIdentity,
} from '#collections/entities/entities.ts';
import { moietyOf } from '#collections/entities/moieties.ts';

/** `Diabetes Mellitus, Type 2` as one says it: the last part first. Headings without one comma have no other form. */
export function naturalOrder(heading: string): string | undefined {
  const parts = heading.split(', ');
  if (parts.length < 2 || parts.length > 4 || heading.length > 200) return undefined;
  return parts.reverse().join(' ');
}

/** The identity that a name of MeSH gives. */
export const meshIdentity = (kind: EntityKind, name: string): string =>
  kind === 'drug' ? moietyIdentity([moietyOf(name)]) : nameIdentity(kind, name);

/**
 * A heading of several (`Skin Diseases`, `Craniosynostoses`) as other vocabularies have the one; of a word that is none
 * of several it may be no word at all, which names nothing.
 */
export function singular(heading: string): string {
  if (/(?:ss|us|is)$/.test(heading)) return heading;
  return heading
    .replace(/ies$/, 'y')
    .replace(/(?<=[aeoy])(?<![Dd]isea)ses$/, 'sis')
    .replace(/(?<!i)s$/, '');
}

/** The identities of names of a heading: diseases are the same in the singular. */
export const meshIdentities = (kind: EntityKind, names: readonly string[]): string[] =>
  (kind === 'disease' ? names.flatMap((name) => [name, singular(name)]) : names).map((name) =>
    meshIdentity(kind, name),
  );

/** A heading as a part of a thing: by its descriptor, where that is known, and by its name in both orders. */
export function headingPart(
  given: Pick<Entity, 'kind' | 'provenance'> & Partial<Pick<Entity, 'cross_references' | 'parents'>>,
  heading: string,
  ui: string | undefined,
): Entity {
  const natural = naturalOrder(heading);
  const names = [...new Set([heading, ...(natural ? [natural] : [])])];
  const { kind } = given;
  return entityPart({
    ...given,
    ids: [...new Set([...(ui ? [`${kind}:mesh:${ui}`] : []), ...meshIdentities(kind, names)])],
    names: names.map((text, i) => ({ lang: 'en', kind: i === 0 ? ('preferred' as const) : ('exact' as const), text })),
    cross_references: [...(ui ? [`MESH:${ui}`] : []), ...(given.cross_references ?? [])],
  });
}
