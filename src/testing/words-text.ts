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

/** What stands for a record: every property of it is a text, a number and a list of such records, whatever is asked. */
function anything(name: string, count: number, depth = 2): unknown {
  const entries =
    depth > 0 ? Array.from({ length: count }, (_, at) => anything(`${name}${at + 1}`, count, depth - 1)) : [];
  const written = (hint?: string) => (hint === 'number' ? count : count === 0 ? '' : `‹${name}›`);
  return new Proxy(entries, {
    get(list, key) {
      if (key === Symbol.toPrimitive) return written;
      if (key === 'toString') return () => written();
      return key in list ? Reflect.get(list, key) : anything(String(key), count, depth - 1);
    },
  });
}

/** What may stand in the place of a part: nothing, or a number about those that sentences ask for; other lists. */
function othersOf(part: unknown, at: number): unknown[] {
  if (Array.isArray(part))
    return [0, 1, 3, 4, 8, 9].map((length) => Array.from({ length }, (_, i) => `‹${at + 1}.${i + 1}›`));
  return ['', 0, 1, 2, 3];
}

const MARK = /“?‹[^›]*›”?|\d+/g;
/**
 * How a sentence is made, whatever it is about: without its parts, be they texts, numbers, or lists that are shown
 * whole.
 */
const shapeOf = (said: string): string =>
  said.replace(MARK, '‹›').replace(/‹›(?:(?:, | and | or |; |\/|[、；，或和及])‹›)*/g, '');

/**
 * What a function says otherwise than `known` where one of its parts is another, or where its parts are records; of
 * what is a list also where it is cut.
 */
function variantsOf(say: (...parts: never[]) => unknown, known: readonly string[]): string[] {
  const asked = (way: readonly unknown[]): string[] => {
    try {
      const said = say(...(way as never[]));
      return typeof said !== 'string' || /undefined|NaN|object/.test(said) ? [] : [said];
    } catch {
      return []; // it takes another kind of part
    }
  };
  const shapes = new Set(known.map(shapeOf));
  const isNew = (said: string) => !shapes.has(shapeOf(said)) && shapes.add(shapeOf(said));
  const best = ways(say.length, MANY)
    .map((way) => ({ way, shown: Math.max(-1, ...asked(way).map((said) => shownIn(said, way))) }))
    .reduce((one, other) => (other.shown > one.shown ? other : one), { way: [] as unknown[], shown: -1 });
  if (best.shown < 0)
    return [0, 1, 2, 9]
      .flatMap((count) => asked(Array.from({ length: say.length }, (_, at) => anything(String(at + 1), count))))
      .filter(isNew);
  return best.way.flatMap((part, at) =>
    othersOf(part, at).flatMap((other) =>
      asked(best.way.with(at, other)).filter((said) => {
        const shown = Array.isArray(other) ? other.filter((entry) => said.includes(entry)).length : 0;
        return isNew(said) || (Array.isArray(other) && shown > 0 && shown < other.length);
      }),
    ),
  );
}

/**
 * A table of words (texts, lists, and functions that put parts into a sentence) as lines to be read and compared as a
 * whole: the name of each and what it says, of a function with marks in place of its parts, with what is there once and
 * twice, and with none, few and many of one part.
 */
export function wordsText(words: unknown, name = ''): string {
  if (typeof words === 'function') {
    const say = words as (...parts: never[]) => unknown;
    const plain = [MANY, ONE, TWO].flatMap((of) => sentencesOf(say, of));
    const said = new Set([...plain, ...variantsOf(say, plain)]);
    return said.size === 0 ? `${name}() of a record\n` : [...said].map((text) => `${name}(): ${text}\n`).join('');
  }
  if (typeof words !== 'object' || words === null) return `${name}: ${words}\n`;
  return Object.entries(words)
    .map(([key, each]) => wordsText(each, name === '' ? key : `${name}.${key}`))
    .join('');
}
