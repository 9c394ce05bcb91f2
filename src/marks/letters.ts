/** How far the letters of two short texts are apart: by edits, and by the runs of three that they share. */

/** Longer texts are compared with room of their own. */
const ROOM = 256;
const room = {
  a: new Int32Array(ROOM),
  b: new Int32Array(ROOM),
  rows: [new Int32Array(ROOM + 1), new Int32Array(ROOM + 1), new Int32Array(ROOM + 1)],
};

/** The letters of a text by their code points, written from the beginning of `into`; how many there are. */
function written(text: string, into: Int32Array): number {
  let n = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.codePointAt(at)!;
    if (letter > 0xffff) at++;
    into[n++] = letter;
  }
  return n;
}

/**
 * Edit distance with swaps of neighbours (Damerau, optimal string alignment), as a share of the longer text: 1 for
 * equal texts, 0 for such that share nothing.
 * @param least Texts that are less alike may get 0.
 */
export function editLikeness(a: string, b: string, least = 0): number {
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const fits = longest <= ROOM;
  const [x, y] = fits ? [room.a, room.b] : [new Int32Array(a.length), new Int32Array(b.length)];
  const [n, m] = [written(a, x), written(b, y)];
  if (1 - Math.abs(n - m) / Math.max(n, m) < least) return 0;
  let [before, row, next] = (fits ? room.rows : Array.from({ length: 3 }, () => new Int32Array(b.length + 1))) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let j = 0; j <= m; j++) row[j] = j;
  for (let i = 1; i <= n; i++) {
    const letter = x[i - 1]!;
    next[0] = i;
    for (let j = 1; j <= m; j++) {
      let edits = Math.min(row[j]!, next[j - 1]!) + 1;
      edits = Math.min(edits, row[j - 1]! + (letter === y[j - 1]! ? 0 : 1));
      if (i > 1 && j > 1 && letter === y[j - 2]! && x[i - 2]! === y[j - 1]!)
        edits = Math.min(edits, before[j - 2]! + 1);
      next[j] = edits;
    }
    [before, row, next] = [row, next, before];
  }
  return 1 - row[m]! / Math.max(n, m);
}

/** Ends of a text in its runs of three. */
const [BEGIN, END] = ['α', 'ω'];
/** Letters of which runs are made. */
const MOST = 60;

/**
 * Runs of three letters of a text, its ends marked: `kwik` -> `αkw`, `kwi`, `wik`, `ikω`. Letters alone, for an index
 * of words.
 */
export function trigrams(text: string): string[] {
  const padded = `${BEGIN}${text.slice(0, MOST)}${END}`;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

const UNIT = 0x10000;
const runs = { a: new Float64Array(MOST), b: new Float64Array(MOST) };

/** The runs of three of a text as numbers, each once, ascending; how many there are. */
function runsOf(text: string, into: Float64Array): number {
  const n = Math.min(text.length, MOST);
  let [first, second] = [BEGIN.charCodeAt(0), text.charCodeAt(0)];
  let found = 0;
  for (let at = 1; at <= n; at++) {
    const third = at === n ? END.charCodeAt(0) : text.charCodeAt(at);
    const run = (first * UNIT + second) * UNIT + third;
    let place = found;
    while (place > 0 && into[place - 1]! > run) place--;
    if (place === 0 || into[place - 1] !== run) {
      for (let each = found++; each > place; each--) into[each] = into[each - 1]!;
      into[place] = run;
    }
    [first, second] = [second, third];
  }
  return found;
}

/** Runs of three that two texts share: Dice. */
export function trigramLikeness(a: string, b: string): number {
  const [n, m] = [runsOf(a, runs.a), runsOf(b, runs.b)];
  if (n === 0 || m === 0) return 0;
  let shared = 0;
  for (let i = 0, j = 0; i < n && j < m; ) {
    const difference = runs.a[i]! - runs.b[j]!;
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return (2 * shared) / (n + m);
}
