import { createHash } from 'node:crypto';

/** Digest of a set of application numbers: equal for equal sets. */
export const prioritySetDigest = (numbers: readonly string[]): Buffer =>
  createHash('sha256')
    .update([...new Set(numbers)].sort().join('\n'))
    .digest()
    .subarray(0, 16);

/**
 * A family's number. A stated number is kept if it is one (DOCDB's are below 10^9); all others get 2^52 + 52 bits of a
 * SHA-256, so the two never meet, and the same priorities give the same number on every installation. Positive, below
 * 2^53.
 */
export function familyNumber(kind: 'stated' | 'priorities' | 'extended', key: string): number {
  if (kind === 'stated' && /^[1-9][0-9]{0,14}$/.test(key)) return Number(key);
  const digest = createHash('sha256').update(`${kind}:${key}`).digest();
  return 2 ** 52 + Number(digest.readBigUInt64BE(0) >> 12n);
}

const compareStated = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Simple families of the publications that share one priority set: publication -> family number. The family number
 * stated for an application (by any of its publications; the least if they differ) wins. Applications for which nothing
 * is stated take the number stated most often among those with the same priorities (ties: the least), else one made
 * from the priorities.
 * @param group Every publication with this priority set.
 */
export function simpleFamilies(
  digest: Uint8Array,
  group: readonly { readonly key: number; readonly application: string; readonly stated_family: string | null }[],
): Map<number, number> {
  const statedOf = new Map<string, string>();
  for (const { application, stated_family } of group) {
    if (stated_family === null) continue;
    const known = statedOf.get(application);
    if (known === undefined || compareStated(stated_family, known) < 0) statedOf.set(application, stated_family);
  }
  const votes = new Map<string, number>();
  for (const stated of statedOf.values()) votes.set(stated, (votes.get(stated) ?? 0) + 1);
  const [favourite] = [...votes].sort(([a, n], [b, m]) => m - n || compareStated(a, b))[0] ?? [];
  const otherwise =
    favourite === undefined
      ? familyNumber('priorities', Buffer.from(digest).toString('hex'))
      : familyNumber('stated', favourite);
  return new Map(
    group.map(({ key, application }) => {
      const stated = statedOf.get(application);
      return [key, stated === undefined ? otherwise : familyNumber('stated', stated)];
    }),
  );
}
