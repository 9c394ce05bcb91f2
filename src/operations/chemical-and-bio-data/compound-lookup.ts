import { inchiKeyOf } from '#chemistry/names.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { ServiceError } from '#errors.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';

/** Aspirin of the demo corpus. */
export const SHOWN_KEY = 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N';

/** An InChIKey of a parameter, or the id of a structure that has none. @throws ServiceError that names the field. */
export function compoundKey(field: string, given: string): string {
  const text = given.trim();
  const key = /^structure:[0-9a-f]{24}$/.test(text) ? text : inchiKeyOf(text);
  if (key !== undefined) return key;
  throw new ServiceError(
    'invalid_request',
    `${field}: "${text.slice(0, 60)}" is no InChIKey (27 characters, such as ${SHOWN_KEY}). A search by structure or name tells it.`,
    { field, given: text.slice(0, 60) },
  );
}

/** Operations that take one compound by its InChIKey. */
export const compoundLookup = recordLookup({
  collection: compounds,
  names: [
    {
      field: 'inchi_key',
      by: 'id',
      read: (field, given) =>
        [given]
          .flat()
          .filter(Boolean)
          .map((text) => compoundKey(field, text)),
    },
  ],
  head: () => ({}),
  example: { inchi_key: SHOWN_KEY },
});
