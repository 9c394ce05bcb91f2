import { keywordPattern } from './analyse-query.ts';
import type { Query } from './tree.ts';

/** Length of the character of a text that begins at a place: 2 for one outside the basic plane. */
const widthAt = (text: string, at: number) => (text.codePointAt(at)! > 0xffff ? 2 : 1);

/**
 * Whether a name begins with what was typed but for one slip: another character, one left out, one too many, or two in
 * turn. What begins so as it is does, too. Linear.
 * @param from Places that are known to be equal.
 */
export function beginsWithSlip(name: string, typed: string, from = 0): boolean {
  let at = from;
  while (at < typed.length && name[at] === typed[at]) at++;
  if (at === typed.length) return true;
  // half of a character
  if (at > from && /[\udc00-\udfff]/.test(typed[at]!)) at--;
  const behind = at + widthAt(typed, at);
  const rest = typed.slice(behind);
  if (name.startsWith(rest, at)) return true;
  if (at >= name.length) return false;
  const next = at + widthAt(name, at);
  if (name.startsWith(rest, next) || name.startsWith(typed.slice(at), next)) return true;
  if (rest === '') return false;
  const two = behind + widthAt(typed, behind);
  return name.startsWith(`${typed.slice(behind, two)}${typed.slice(at, behind)}${typed.slice(two)}`, at);
}

type Slip = Extract<Query, { kind: 'slip_start' }>;

/** What a slip is looked for in, as values of the field are written, and how many characters of it are right. */
export interface SlipStart {
  readonly characters: readonly string[];
  readonly right: number;
}

/** @param part How parts of values of the field are written (`Field.part`). */
export function slipStart(
  { text, right }: Pick<Slip, 'text' | 'right'>,
  part?: (pattern: string) => string,
): SlipStart {
  const written = (some: string) => [...keywordPattern(some, part).source];
  return { characters: written(text), right: written([...text].slice(0, right).join('')).length };
}

/** The patterns that say the same: one for each place and sort of slip. */
export const slipPatterns = ({ characters, right }: SlipStart): string[] =>
  characters.slice(right).flatMap((_, n) => {
    const [before, from] = [characters.slice(0, right + n), characters.slice(right + n)];
    // another character in its place or none; before it one too many; it and the next in turn
    return [
      [...before, '#', ...from.slice(1)],
      [...before, '?', ...from],
      [...before, ...from.slice(0, 2).reverse(), ...from.slice(2)],
    ].map((each) => `${each.join('')}*`);
  });
