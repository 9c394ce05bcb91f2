import type { ResolvedField } from './fields.ts';
import { queryError } from './query-error.ts';

const SIGN = /[*?#_]/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC]/u;

/** Whether a bare word is a pattern in this field. In keywords `_` is a character like any other. */
export const hasWildcard = (word: string, field: ResolvedField): boolean =>
  field.hasText ? SIGN.test(word) : /[*?#]/.test(word);

/**
 * Checks the limits of wildcards and answers the pattern, or undefined when the signs add nothing (`电池*`: a run of
 * Chinese, Japanese or Korean is found inside longer runs anyway; then the word without them is meant).
 *
 * `*`: two at most, two characters before it, three between two of them; `?`: any number side by side; `#`, `_`: one;
 * never two kinds in one word. A leading sign (not `_`) works in English prose only, a leading `*` with three
 * characters after it.
 */
export function checkWildcard(word: string, field: ResolvedField, position: number): string | undefined {
  const fail = (message: string, expected: string): never => {
    throw queryError(message, { position, expected, found: word });
  };
  if (field.hasText && EAST_ASIAN.test(word)) {
    const bare = word.replace(/^[*#]+(?=\P{ASCII})|(?<=\P{ASCII})[*#]+$/gu, '');
    if (!hasWildcard(bare, field)) return undefined;
    if (EAST_ASIAN.test(wildcardNeighbours(bare))) {
      fail(
        `Wildcards do not work beside Chinese, Japanese or Korean characters (“${word}”). Such text is found inside longer text without them; for a gap write 锂 $PRE3 池.`,
        'a word without wildcards, or $PREn',
      );
    }
    word = bare;
  }
  const kinds = new Set((field.hasText ? word.match(/[*?#_]/g) : word.match(/[*?#]/g)) ?? []);
  if (kinds.size > 1) {
    fail(
      `Only one kind of wildcard may stand in a word: “${word}” has ${[...kinds].join(' and ')}.`,
      'one kind of wildcard in a word',
    );
  }
  const [sign] = kinds;
  const pieces = word.split(sign!);
  const literal = pieces.map((piece) => Array.from(piece.replace(/[^\p{L}\p{N}\p{M}]/gu, '')).length);
  if (literal.every((length) => length === 0))
    fail(`“${word}” has no letter or digit beside the wildcard.`, 'letters or digits');
  const leading = pieces[0] === '';
  if (leading && sign !== '_' && (!field.hasProse || field.chinese)) {
    fail(
      `A word may begin with ${sign} in English text fields only (TTL, ABST, CLMS, DESC and their combinations), not in ${field.code}.`,
      'a wildcard after the first characters',
    );
  }
  if (sign === '*') {
    if (pieces.length > 3) fail(`At most two * may stand in a word: “${word}”.`, 'at most two *');
    if (!leading && literal[0]! < 2)
      fail(`At least two letters or digits must stand before *: “${word}”.`, 'two or more characters before *');
    if (leading && literal[1]! < 3)
      fail(
        `At least three letters or digits must follow a leading *: “${word}”.`,
        'three or more characters after a leading *',
      );
    if (pieces.length === 3 && literal[1]! < 3)
      fail(
        `At least three letters or digits must stand between two *: “${word}”.`,
        'three or more characters between two *',
      );
  } else if (sign === '?') {
    if (pieces.slice(1, -1).some((piece) => piece !== ''))
      fail(`Several ? must stand side by side: “${word}”.`, 'all ? in one place');
  } else {
    if (pieces.length > 2)
      fail(
        `At most one ${sign} may stand in a word: “${word}”. Put the word in quotes to search for the sign itself.`,
        `at most one ${sign}`,
      );
    if (sign === '_' && (literal[0] === 0 || literal[1] === 0)) {
      fail(`_ stands between two parts of a word, as in light_weight: “${word}”.`, 'letters on both sides of _');
    }
  }
  return word;
}

/** The characters next to wildcards in a word. */
function wildcardNeighbours(word: string): string {
  let found = '';
  const characters = Array.from(word);
  for (const [i, character] of characters.entries()) {
    if (SIGN.test(character)) found += (characters[i - 1] ?? '') + (characters[i + 1] ?? '');
  }
  return found;
}
