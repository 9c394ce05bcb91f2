import { AtEnd } from '../at-end.ts';
import type { NameSpan } from '../spans.ts';

/**
 * Words of salts that a text writes behind, and before, the name of a drug: they belong to it. Of those that
 * `moieties.ts` takes away from the entries of registers, the ones that mean nothing else in running text.
 */
// biome-ignore format: read it as a table
const BEHIND = new Set(
  `hydrochloride dihydrochloride hydrobromide hcl sodium potassium calcium magnesium sulfate sulphate phosphate acetate citrate maleate mesylate
  mesilate tartrate bitartrate fumarate succinate bromide chloride iodide nitrate besylate tosylate gluconate lactate trinitrate mononitrate
  dinitrate`.split(/\s+/),
);
const BEFORE = new Set('sodium potassium disodium monosodium calcium magnesium lithium'.split(' '));

/** A word directly behind a name, and one directly before. */
const NEXT = /^[ -]([\p{L}]{3,15})(?![\p{L}\p{N}-])/u;
const LAST = new AtEnd(/(?<![\p{L}\p{N}-])([\p{L}]{6,10}) $/u);

/** Where the name of a drug at [start, end) begins and ends with the words of its salt; itself where it has none. */
export function withSalt(text: string, { start, end }: NameSpan): NameSpan {
  const own = text.slice(start, end).toLowerCase();
  const next = NEXT.exec(text.slice(end, end + 17))?.[1];
  // a metal is no drug that has another one as its salt
  const behind =
    next !== undefined && BEHIND.has(next.toLowerCase()) && !(BEFORE.has(own) && BEFORE.has(next.toLowerCase()));
  const last = LAST.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  const before = last !== undefined && BEFORE.has(last.toLowerCase()) && !BEFORE.has(own);
  return { start: before ? start - last.length - 1 : start, end: behind ? end + 1 + next.length : end };
}

/** The tables of this module as text, for the test that holds them. */
export const SALT_WORDS = { behind: [...BEHIND].join(' '), before: [...BEFORE].join(' ') };
