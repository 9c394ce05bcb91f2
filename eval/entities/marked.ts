import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentences } from './sentences.ts';

/** A sentence with what it names. Offsets are UTF-16, [start, end), in the order of the text. */
export interface Marked {
  readonly text: string;
  readonly names: readonly Named[];
}
export interface Named {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}
export type Half = 'tune' | 'report';

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Reads `The {GOV:FDA} will decide.` */
export function readMarked(line: string): Marked {
  const names: Named[] = [];
  let text = '';
  for (const [, plain, kind, name] of line.matchAll(/([^{]+)|\{([A-Z]{3}):([^}]+)\}/gu)) {
    if (kind && name) names.push({ start: text.length, end: text.length + name.length, kind });
    text += plain ?? name ?? '';
  }
  return { text, names };
}

/** Sentences that carry their marks, every other one. */
export const carried = (file: string, half: Half): Marked[] =>
  linesOf(file)
    .filter((_, at) => (at % 2 === 0) === (half === 'tune'))
    .map(readMarked);

/** Where a name stands: at every place of its own, or at one of them (`name@2`); the longer ones were placed before. */
function placesOf(text: string, written: string, taken: readonly Named[]): { start: number; end: number }[] {
  const [, name, nth] = /^(.*?)(?:@(\d))?$/u.exec(written)!;
  const all: { start: number; end: number }[] = [];
  for (let at = text.indexOf(name!); at >= 0; at = text.indexOf(name!, at + name!.length))
    all.push({ start: at, end: at + name!.length });
  const chosen = nth === undefined ? all : all.slice(Number(nth) - 1, Number(nth));
  return chosen.filter(({ start, end }) => !taken.some((one) => one.start < end && start < one.end));
}

/**
 * Real sentences with the marks of a file (`digest kind:name;name kind:name`): the first `count` by their digest, every
 * other one. Those that the file does not name have no mention.
 */
export function named(file: string, sentences: Sentences, count: number, half: Half): Marked[] {
  const marks = marksOf(file);
  return [...sentences]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .filter((_, at) => (at % 2 === 0) === (half === 'tune'))
    .map((sentence) => withNames(sentence, marks));
}

/** Of real sentences those that a file lists, with its marks; none of a line that names nothing. */
export function listed(file: string, sentences: Sentences): Marked[] {
  const marks = marksOf(file);
  return [...sentences].filter(([id]) => marks.has(id)).map((sentence) => withNames(sentence, marks));
}

const marksOf = (file: string) => new Map(linesOf(file).map((line) => [line.slice(0, 10), line.slice(11)]));

function withNames([id, text]: readonly [string, string], marks: ReadonlyMap<string, string>): Marked {
  const wanted = [...(marks.get(id) ?? '').matchAll(/(drug|disease|target):(.*?)(?= (?:drug|disease|target):|$)/gu)]
    .flatMap(([, kind, names]) => names!.split(';').map((name) => ({ kind: kind!, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  const names: Named[] = [];
  for (const { kind, name } of wanted) names.push(...placesOf(text, name, names).map((place) => ({ ...place, kind })));
  return { text, names: names.toSorted((a, b) => a.start - b.start) };
}

export interface Score {
  readonly sentences: number;
  readonly marked: number;
  readonly found: number;
  /** Kind and both ends are right. */
  readonly right: number;
  /** Kind is right, and the two share a character. */
  readonly near: number;
}

/** Compares what is found with what is marked; of one kind, or of all. */
export function score(
  sentences: readonly Marked[],
  found: readonly (readonly Named[])[],
  kind?: string,
): Score & { readonly wrong: readonly string[]; readonly missed: readonly string[] } {
  const of = (all: readonly Named[]) => all.filter((one) => kind === undefined || one.kind === kind);
  const same = (a: Named) => (b: Named) => a.kind === b.kind && a.start === b.start && a.end === b.end;
  const meets = (a: Named) => (b: Named) => a.kind === b.kind && a.start < b.end && b.start < a.end;
  const wrong: string[] = [];
  const missed: string[] = [];
  let [marked, all, right, near] = [0, 0, 0, 0];
  for (const [at, { text, names }] of sentences.entries()) {
    const [truth, mine] = [of(names), of(found[at]!)];
    marked += truth.length;
    all += mine.length;
    right += mine.filter((one) => truth.some(same(one))).length;
    near += mine.filter((one) => truth.some(meets(one))).length;
    const shown = (one: Named) => `${one.kind} ${text.slice(one.start, one.end)} | ${text}`;
    wrong.push(...mine.filter((one) => !truth.some(same(one))).map(shown));
    missed.push(...truth.filter((one) => !mine.some(same(one))).map(shown));
  }
  return { sentences: sentences.length, marked, found: all, right, near, wrong, missed };
}

/**
 * Prints a row for each kind and for all; `cases`: what is wrong and missed, too, as of a half that may be read.
 */
export function printScores(
  title: string,
  sentences: readonly Marked[],
  found: readonly (readonly Named[])[],
  { kinds, cases }: { readonly kinds: readonly string[]; readonly cases: boolean },
): void {
  const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
  for (const kind of [...kinds, undefined]) {
    const { marked, found: all, right, near, wrong, missed } = score(sentences, found, kind);
    console.log(
      `| ${[title, kind ?? 'all', sentences.length, marked, all, share(right, all), share(right, marked), share(near, all)].join(' | ')} |`,
    );
    if (!cases || kind !== undefined) continue;
    for (const line of wrong) console.log(`  wrong: ${line}`);
    for (const line of missed) console.log(`  missed: ${line}`);
  }
}
