/** What a pure function answers to very many inputs that a seed draws: so no rule of it changes unseen. */
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { Random } from '../../bench/random.ts';

/** Draws the same on every machine. */
export class Draw extends Random {
  /** Whether something is so that is one time in so many. */
  once(in_times: number): boolean {
    return this.integer(in_times) === 0;
  }

  /** As it is made one time in so many, else undefined. */
  maybe<T>(make: () => T, in_times = 2): T | undefined {
    return this.once(in_times) ? make() : undefined;
  }

  /** A list of at most so many, each made anew. */
  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.integer(most + 1) }, make);
  }

  digits(length: number): string {
    return Array.from({ length }, () => this.integer(10)).join('');
  }
}

/** Inputs of a group whose answers stand in lines of their own: of each manner of answer the first ones. */
const SHOWN = 4;
/** Characters of an input there, and of an answer. */
const LONGEST = 90;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()} …` : text);

/** An answer without what differs between answers of one manner. */
const mannerOf = (answer: string) => answer.replace(/\d+/g, '9').replace(/[A-Za-z]+/g, (word) => word.slice(0, 2));

/** Where lines are written of which only a digest stands, to be compared before a change and after it. */
const WHOLE = process.env.PRIORA_DRAWN;
const write = (name: string, line: string) => WHOLE && appendFileSync(WHOLE, `${name}: ${line}\n`);

/** Many lines as one: how many there are, and a digest (`PRIORA_DRAWN=<file>` writes them to a file). */
export function inOneLine(name: string, lines: readonly string[]): string {
  for (const line of lines) write(name, line);
  return `${name}: ${lines.length} lines #${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`;
}

/**
 * What is answered to so many drawn inputs: by group how many there are and a digest of all, below it some of them as
 * they are. Where a digest changes, `PRIORA_DRAWN=<file>` writes every input with its answer to a file: once before the
 * change and once after it, to be compared.
 *
 * @param draw Makes an input, its group and its text.
 */
export function drawnAnswers<T>(
  times: number,
  draw: (draw: Draw) => { readonly group: string; readonly input: T; readonly text: string },
  answer: (input: T) => unknown,
): string {
  const by = new Map<string, { digest: ReturnType<typeof createHash>; times: number; shown: Map<string, string> }>();
  const draws = new Draw(1);
  for (let n = 0; n < times; n++) {
    const { group, input, text } = draw(draws);
    const made = answer(input);
    const said = (typeof made === 'string' ? made : (JSON.stringify(made) ?? '-')).replaceAll('\n', ' ⏎ ');
    const line = `${text} -> ${said}`;
    write(group, line);
    const own = by.get(group) ?? { digest: createHash('sha256'), times: 0, shown: new Map() };
    own.digest.update(`${line}\n`);
    own.times++;
    const manner = mannerOf(said);
    if (own.shown.size < SHOWN && !own.shown.has(manner)) own.shown.set(manner, `${cut(text)} -> ${cut(said)}`);
    by.set(group, own);
  }
  const groups = [...by].sort(([a], [b]) => (a < b ? -1 : 1));
  return groups
    .map(([group, { digest, times, shown }]) =>
      [`${group}: ${times} #${digest.digest('hex').slice(0, 12)}`, ...shown.values()].join('\n  '),
    )
    .join('\n')
    .concat('\n');
}
