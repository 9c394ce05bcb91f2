import type { Mark } from '../../api.ts';

/** A part of a claim, between its line breaks and semicolons. */
export interface Clause {
  readonly claim: number;
  readonly text: string;
  /** Offset in the claim. */
  readonly start: number;
}

/**
 * A clause of one document beside those of the others that say most of the same; with the words that one of the others
 * lacks.
 */
export type Row = readonly ({ readonly clause: Clause; readonly marks: readonly Mark[] } | undefined)[];

/** Share of the words in common from which clauses stand beside each other. */
const NEAR = 0.3;
const SMALL = new Set(
  'a an and are as at being by for from has having in is it its of on one or said such that the thereof this to was wherein which with comprising comprises including least first second'.split(
    ' ',
  ),
);

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Words of letters and figures; Han characters in pairs. Small words and signs of reference do not count. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu)) {
    if (/^\p{Script=Han}/u.test(run)) {
      for (let at = 0; at < Math.max(1, run.length - 1); at++)
        words.push({ key: run.slice(at, at + 2), start: index + at, end: index + Math.min(run.length, at + 2) });
    } else {
      const key = run.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');
      if (!SMALL.has(key) && !/^\d{1,4}[a-z]?$/.test(key)) words.push({ key, start: index, end: index + run.length });
    }
  }
  return words;
}

/** The clauses of claims, in order; what has no word of its own goes with the one before. */
export function clausesOf(claims: readonly { readonly number: number; readonly text: string }[]): Clause[] {
  return claims.flatMap(({ number, text }) => {
    const clauses: Clause[] = [];
    for (const { 0: part, index } of text.matchAll(/[^\n;；]+[\n;；]*/g)) {
      const before = clauses.at(-1);
      if (wordsOf(part).length === 0 && before) clauses[clauses.length - 1] = { ...before, text: before.text + part };
      else clauses.push({ claim: number, text: part, start: index });
    }
    return clauses.map((clause) => {
      const lead = clause.text.length - clause.text.trimStart().length;
      return { ...clause, text: clause.text.trim(), start: clause.start + lead };
    });
  });
}

/** Words in common, as a share of those of both (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const key of a) if (b.has(key)) common += 1;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/**
 * Lays the clauses of documents beside each other: every clause stands in exactly one row, the most alike together, in
 * the order of the first document; what only others have follows.
 */
export function align(documents: readonly (readonly Clause[])[]): Row[] {
  const keys = documents.map((clauses) => clauses.map(({ text }) => new Set(wordsOf(text).map(({ key }) => key))));
  const taken = documents.map(() => new Set<number>());
  const rows: (number | undefined)[][] = [];
  for (const [d, clauses] of documents.entries()) {
    const open = clauses.flatMap((_, n) => (taken[d]!.has(n) ? [] : [n]));
    const found = new Map(open.map((n) => [n, documents.map((_, e) => (e === d ? n : undefined))]));
    for (let other = d + 1; other < documents.length; other++) {
      const pairs = open
        .flatMap((n) =>
          documents[other]!.flatMap((_, m) =>
            taken[other]!.has(m) ? [] : [{ n, m, share: likeness(keys[d]![n]!, keys[other]![m]!) }],
          ),
        )
        .filter(({ share }) => share >= NEAR)
        .sort((a, b) => b.share - a.share || a.n - b.n || a.m - b.m);
      for (const { n, m } of pairs) {
        const row = found.get(n)!;
        if (row[other] !== undefined || taken[other]!.has(m)) continue;
        row[other] = m;
        taken[other]!.add(m);
      }
    }
    rows.push(...found.values());
  }
  return rows.map((row) => {
    const present = row.flatMap((n, d) => (n === undefined ? [] : [keys[d]![n]!]));
    return row.map((n, d) => {
      if (n === undefined) return undefined;
      const clause = documents[d]![n]!;
      if (present.length < 2) return { clause, marks: [] };
      return {
        clause,
        marks: joined(wordsOf(clause.text).filter(({ key }) => !present.every((each) => each.has(key)))),
      };
    });
  });
}

/** Words that follow each other, as one mark. */
function joined(words: readonly Word[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of words) {
    const before = marks.at(-1);
    if (before && start <= before.end + 1) marks[marks.length - 1] = { ...before, end: Math.max(before.end, end) };
    else marks.push({ start, end });
  }
  return marks;
}
