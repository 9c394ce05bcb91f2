import { byText } from '#by-text.ts';
import { inSlices } from '#turns.ts';
import type { Said } from './drug-register.ts';

/** A row before its drugs are counted. */
export interface Candidate {
  /** The id of the thing, the code of the country. */
  readonly of: string;
  /** Drugs of records that the row is made of, with the stages that are said there; one after the other. */
  readonly said: () => readonly Said[];
  /** Rows with the same drugs are one only where this is equal, too. */
  readonly likeness?: string;
}

/**
 * Rows of a table of drugs, each with its drugs and what is said of them there. Made once of a register, so that a
 * table of some drugs costs what these have rows, and no more.
 */
export class StageRows {
  /** What the rows are of, in this order; those of no drug are left out. */
  readonly of: readonly string[];
  readonly #likeness: readonly (string | undefined)[];
  /** Where the drugs of each row begin, their places in the register in rising order, and the stages there. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;
  readonly #stages: Uint32Array;
  /** The same the other way: where the rows of each drug begin. */
  readonly #rowStarts: Uint32Array;
  readonly #rows: Uint32Array;

  private constructor(drugs: number, filled: readonly Filled[]) {
    this.of = filled.map(({ of }) => of);
    this.#likeness = filled.map(({ likeness }) => likeness);
    this.#starts = new Uint32Array(filled.length + 1);
    for (const [row, { places }] of filled.entries()) this.#starts[row + 1] = this.#starts[row]! + places.length;
    const all = this.#starts[filled.length]!;
    this.#places = new Uint32Array(all);
    this.#stages = new Uint32Array(all);
    this.#rowStarts = new Uint32Array(drugs + 1);
    for (const [row, { places, stages }] of filled.entries()) {
      this.#places.set(places, this.#starts[row]!);
      this.#stages.set(stages, this.#starts[row]!);
      for (const place of places) this.#rowStarts[place + 1]! += 1;
    }
    for (let place = 0; place < drugs; place++) this.#rowStarts[place + 1]! += this.#rowStarts[place]!;
    const next = this.#rowStarts.slice();
    this.#rows = new Uint32Array(all);
    for (const [row, { places }] of filled.entries()) for (const place of places) this.#rows[next[place]!++] = row;
  }

  /** @param drugs How many drugs the register has. Made in slices of time. */
  static async of(drugs: number, candidates: readonly Candidate[]): Promise<StageRows> {
    const stages = new Uint32Array(drugs);
    const met = new Uint32Array(drugs);
    const filled: Filled[] = [];
    const ordered = candidates.toSorted((a, b) => byText(a.of, b.of));
    for await (const [at, { of, said, likeness }] of inSlices(ordered.entries())) {
      const places: number[] = [];
      for (const drugs of said())
        for (const [place, there] of drugs) {
          if (met[place] === at + 1) {
            stages[place]! |= there;
            continue;
          }
          met[place] = at + 1;
          stages[place] = there;
          places.push(place);
        }
      if (places.length === 0) continue;
      const rising = Uint32Array.from(places).sort();
      filled.push({ of, likeness, places: rising, stages: rising.map((place) => stages[place]!) });
    }
    return new StageRows(drugs, filled);
  }

  /**
   * The rows with most of some drugs, each with how many of them it has; of equal ones the first by what it is of.
   * @param places Of drugs, each once.
   */
  heaviest(places: Uint32Array): { readonly row: number; readonly weight: number }[] {
    const weights = new Uint32Array(this.of.length);
    for (const place of places) {
      const end = this.#rowStarts[place + 1]!;
      for (let at = this.#rowStarts[place]!; at < end; at++) weights[this.#rows[at]!]! += 1;
    }
    const many = this.of.length;
    const keys = new Float64Array(many);
    let last = 0;
    for (let row = 0; row < many; row++) if (weights[row]! > 0) keys[last++] = row - weights[row]! * many;
    return Array.from(keys.subarray(0, last).sort(), (key) => {
      const weight = Math.ceil(-key / many);
      return { row: key + weight * many, weight };
    });
  }

  /** The drugs of a row, in rising order of their places, with the stages that are said of them there. */
  *drugs(row: number): Iterable<readonly [place: number, stages: number]> {
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) yield [this.#places[at]!, this.#stages[at]!];
  }

  /** `Candidate.likeness` of a row. */
  likeness(row: number): string | undefined {
    return this.#likeness[row];
  }
}

interface Filled {
  readonly of: string;
  readonly likeness: string | undefined;
  readonly places: Uint32Array;
  readonly stages: Uint32Array;
}
