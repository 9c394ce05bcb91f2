import { type Static, Type } from '#typebox.mjs';
import { organisationKey } from '../trials/trials.ts';
import { type EntityKind, moietyIdentity, nameIdentity } from './entities.ts';
import { moietiesOf } from './moieties.ts';

/** A thing of the dictionary as a record names it: by an identity, and by the name that it was given. */
export const Thing = Type.Object({
  key: Type.String({ pattern: '^[a-z_]+:.+$', maxLength: 400 }),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
});
export type Thing = Static<typeof Thing>;
export const Things = Type.Array(Thing, { maxItems: 1_000 });

/** What a name, or an identity such as `drug:drugbank:DB00619`, stands for. */
export function thingNamed(kind: EntityKind, given: string): Thing {
  const name = given.trim();
  if (name.startsWith(`${kind}:`)) return { key: name };
  if (kind === 'drug') return { key: moietyIdentity(moietiesOf(name)), name };
  return { key: kind === 'organisation' ? organisationKey(name) : nameIdentity(kind, name), name };
}

/** Lists of things that records have, by the kind of what stands in them. */
export const THING_LISTS: Readonly<Record<string, EntityKind>> = {
  drugs: 'drug',
  targets: 'target',
  diseases: 'disease',
  drug_diseases: 'disease',
  drug_types: 'drug_type',
  mechanisms: 'mechanism',
  organisations: 'organisation',
  principals: 'organisation',
  partners: 'organisation',
};

/** A field of the identities that stand in a list of a record. */
export const thingField = <R>(label: string, of: (record: R) => readonly Thing[]) =>
  ({ kind: 'keyword', label, of: (record: R) => of(record).map(({ key }) => key), facet: true }) as const;
