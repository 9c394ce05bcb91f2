type Parties = readonly { readonly name?: string }[];

/** The names of some parties. */
export const namesOf = (parties: Parties = []): string[] => parties.flatMap(({ name }) => name ?? []);

const keyOf = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a recorded chain has a gap that leaves more owners than its end: somebody passed the right on who is not
 * recorded as having had it, so that nobody knows whether those before gave it up.
 * @param transfers In their order.
 * @param present Names of the present owners.
 */
export function isBroken(
  transfers: readonly { readonly transferers?: Parties; readonly transferees?: Parties }[],
  present: readonly string[],
): boolean {
  const last = new Set(namesOf(transfers.at(-1)?.transferees).map(keyOf));
  if (present.every((name) => last.has(keyOf(name)))) return false;
  const had = new Set(namesOf(transfers[0]?.transferers).map(keyOf));
  return transfers.some(({ transferers, transferees }) => {
    const givers = namesOf(transferers).map(keyOf);
    const isUnknown = givers.length > 0 && !givers.some((name) => had.has(name));
    for (const name of namesOf(transferees)) had.add(keyOf(name));
    return isUnknown;
  });
}
