import type { RecordResolver } from '#corpus/records/resolving.ts';
import { FamilyFields } from './derived.ts';
import { FamilyLinks } from './links.ts';
import { type FactChange, FamilyResolver } from './resolve.ts';
import type { PublicationTables } from './tables.ts';

/** Families and citations of patents over the tables of a store. */
export function familiesOver(tables: PublicationTables): RecordResolver {
  const resolving = new FamilyResolver(tables);
  const fields = new FamilyFields(tables);
  const links = new FamilyLinks(tables);
  return {
    apply: (changes) => resolving.apply(changes as readonly FactChange[]),
    derived: (keys, named) => fields.of(keys, named),
    links: (ids, name) => links.links(ids, name),
    groups: (ids, name) => links.groups(ids, name),
  };
}
