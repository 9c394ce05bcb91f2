/** What a sentence is asked with: marks that show where each part goes, and what is there once or not at all. */
const MANY = (at: number) => [`‹${at}›`, 20 + at, [`‹${at}a›`, `‹${at}b›`]];
const ONE = (at: number) => [1, [`‹${at}›`], ''];
/** Where two of them, or one beside another, are said otherwise than many. */
const TWO = (at: number) => [`‹${at}›`, 2, [`‹${at}a›`, `‹${at}b›`]];

/** Every way of giving `count` parts, the plainest first. */
const ways = (count: number, of: typeof MANY): unknown[][] =>
  Array.from({ length: count }).reduce<unknown[][]>(
    (all, _, at) => all.flatMap((way) => of(at + 1).map((part) => [...way, part])),
    [[]],
  );

/** How many of its parts a sentence shows; a 1 may be of something else. */
const shownIn = (said: string, way: readonly unknown[]): number =>
  way.filter((part) => part !== 1 && [part].flat().every((each) => each !== '' && said.includes(String(each)))).length;

/**
 * Sentences of a function of words: the first of what is there once, and the one that shows most of its parts, the
 * plainest of several: a number in the place of a list is shown nowhere. None of one that asks for more than texts,
 * numbers, lists.
 */
function sentencesOf(say: (...parts: never[]) => unknown, of: typeof MANY): string[] {
  let first: string | undefined;
  let best: { said: string; shown: number } | undefined;
  for (const way of ways(say.length, of))
    try {
      const said = say(...(way as never[]));
      if (typeof said !== 'string' || /undefined|NaN/.test(said)) continue;
      if (of === ONE) first ??= said;
      const shown = shownIn(said, way);
      if (!best || shown > best.shown) best = { said, shown };
    } catch {} // it takes another kind of part
  return [first, best?.said].flatMap((said) => said ?? []);
}

/**
 * A table of words (texts, lists, and functions that put parts into a sentence) as lines to be read and compared as a
 * whole: the name of each and what it says, of a function with marks in place of its parts, with what is there once and
 * twice.
 */
export function wordsText(words: unknown, name = ''): string {
  if (typeof words === 'function') {
    const say = words as (...parts: never[]) => unknown;
    const said = new Set([MANY, ONE, TWO].flatMap((of) => sentencesOf(say, of)));
    return said.size === 0 ? `${name}() of a record\n` : [...said].map((text) => `${name}(): ${text}\n`).join('');
  }
  if (typeof words !== 'object' || words === null) return `${name}: ${words}\n`;
  return Object.entries(words)
    .map(([key, each]) => wordsText(each, name === '' ? key : `${name}.${key}`))
    .join('');
}
