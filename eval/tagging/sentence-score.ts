import type { Mark } from './sentences.ts';

/** A thing that was found in a sentence. Offsets are UTF-16, [start, end). */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  /** Of the thing in the dictionary. */
  readonly id: string;
}

/** A thing against an identity: it, a thing above or below it, or none of these. */
export type Kinship = 'same' | 'kin' | 'other';

export interface Scores {
  readonly marked: number;
  readonly found: number;
  readonly strict: Rates;
  readonly kin: Rates;
}
/** Shares from 0 to 1; undefined where there is nothing to divide by. */
export interface Rates {
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly f1: number | undefined;
}

const share = (part: number, whole: number) => (whole === 0 ? undefined : part / whole);

function rates(right: number, found: number, reached: number, marked: number): Rates {
  const [precision, recall] = [share(right, found), share(reached, marked)];
  const f1 =
    precision === undefined || recall === undefined
      ? undefined
      : (share(2 * precision * recall, precision + recall) ?? 0);
  return { precision, recall, f1 };
}

/**
 * What is found against what is marked, of some kinds. Strictly right is the kind, both ends and, where the mark has an
 * identity, that thing; with kin, the kind, a character in common, and that thing or one above or below it. Of a mark
 * without an identity the place alone is judged.
 */
export function scoreOf(
  sentences: readonly { readonly marks: readonly Mark[]; readonly found: readonly Found[] }[],
  kinds: readonly string[],
  kinship: (id: string, identity: string) => Kinship,
): Scores {
  const strictly = (one: Found, mark: Mark) =>
    one.kind === mark.kind &&
    one.start === mark.start &&
    one.end === mark.end &&
    (mark.identity === undefined || kinship(one.id, mark.identity) === 'same');
  const nearly = (one: Found, mark: Mark) =>
    one.kind === mark.kind &&
    one.start < mark.end &&
    mark.start < one.end &&
    (mark.identity === undefined || kinship(one.id, mark.identity) !== 'other');
  let [marked, all, right, reached, near, nearby] = [0, 0, 0, 0, 0, 0];
  for (const sentence of sentences) {
    const marks = sentence.marks.filter(({ kind }) => kinds.includes(kind));
    const found = sentence.found.filter(({ kind }) => kinds.includes(kind));
    marked += marks.length;
    all += found.length;
    right += found.filter((one) => marks.some((mark) => strictly(one, mark))).length;
    reached += marks.filter((mark) => found.some((one) => strictly(one, mark))).length;
    near += found.filter((one) => marks.some((mark) => nearly(one, mark))).length;
    nearby += marks.filter((mark) => found.some((one) => nearly(one, mark))).length;
  }
  return {
    marked,
    found: all,
    strict: rates(right, all, reached, marked),
    kin: rates(near, all, nearby, marked),
  };
}

const shown = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(3));

/** Scores as cells of a table. */
export const cellsOf = ({ marked, found, strict, kin }: Scores): string[] => [
  ...[marked, found].map(String),
  ...[strict, kin].flatMap(({ precision, recall, f1 }) => [precision, recall, f1].map(shown)),
];
