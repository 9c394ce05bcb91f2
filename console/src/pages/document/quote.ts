import type { Mark } from '../../api.ts';

/** Words of a document that an address points to. */
export interface Quote {
  readonly unit: string;
  /** Offsets in the unit; absent: all of it. */
  readonly lit?: Mark;
}

/** The end of an address that points to words. */
export const hashOf = ({ unit, start, end }: Mark & { readonly unit: string }): string => `#${unit}:${start}-${end}`;

/** The words that a link points to: `#p12:30-80`, of a paper `#abstract:en:3-9`; without offsets, the whole unit. */
export function quoteOf(hash: string): Quote | undefined {
  const match = /^#([a-z]+\d*(?::[a-z]{2,3}(?::\d+)?)?)(?::(\d+)-(\d+))?$/.exec(hash);
  if (!match) return undefined;
  return { unit: match[1]!, ...(match[2] && { lit: { start: Number(match[2]), end: Number(match[3]) } }) };
}
