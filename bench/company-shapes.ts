import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Company, companies } from '#collections/companies/companies.ts';
import { leiOf } from '#collections/companies/identifiers.ts';
import type { Collection } from '#corpus/collection.ts';
import { importFiles } from '#sources/import.ts';
import type { Random } from './random.ts';

/** Words that this many real names have stay in a made one; rarer ones are put in their place by others. */
const KEPT_FROM = 3;
/** A rare word is as often a real one as one put together of two. */
const REAL = 0.5;
const HAN = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** A name of a real entity, with what sort it is. */
interface Shape {
  readonly text: string;
}

/** Entities that files tell of, through their importers; nothing is stored. */
export async function realEntities(paths: readonly string[]): Promise<Company[]> {
  const found: Company[] = [];
  const data_dir = await mkdtemp(join(tmpdir(), 'priora-shapes-'));
  const put = async (collection: Collection<any>, records: readonly any[]) => {
    if (collection.name === companies.name) found.push(...records);
    return { added: records.length, changed: 0, unchanged: 0 };
  };
  await importFiles({ source: 'auto', paths, corpus: { put }, data_dir });
  await rm(data_dir, { recursive: true, force: true });
  return found;
}

/**
 * Makes entities in the shape of real ones: as many names of the same kinds, with as many words; frequent words as
 * frequent as there, rare ones others, so that names differ. Names in scripts that part no words are joined of halves.
 */
export class NameMaker<S extends Shape> {
  readonly #shapes: readonly (readonly S[])[];
  readonly #random: Random;
  readonly #frequency = new Map<string, number>();
  readonly #rare: readonly string[];
  readonly #unparted: readonly string[];

  /** @param real The names of each entity. */
  constructor(real: readonly (readonly S[])[], random: Random) {
    this.#random = random;
    this.#shapes = real.filter(({ length }) => length > 0);
    const texts = this.#shapes.flat().map(({ text }) => text);
    for (const text of texts)
      for (const word of new Set(text.split(' '))) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    this.#rare = [...this.#frequency]
      .filter(([word, count]) => count < KEPT_FROM && /^\p{L}{3,}$/u.test(word) && !HAN.test(word))
      .map(([word]) => word);
    this.#unparted = texts.filter((text) => HAN.test(text));
  }

  /** The names of one entity, the present legal one first. */
  entity(): S[] {
    return this.#random.pick(this.#shapes).map((shape) => ({ ...shape, text: this.#like(shape.text) }));
  }

  name(): string {
    return this.#like(this.#random.pick(this.#random.pick(this.#shapes)).text);
  }

  /** The most frequent words of real names. */
  frequent(count: number): string[] {
    return [...this.#frequency]
      .filter(([word]) => /^\p{L}{3,}$/u.test(word))
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([word]) => word);
  }

  #like(text: string): string {
    const random = this.#random;
    if (HAN.test(text)) {
      const signs = [...text];
      const other = [...random.pick(this.#unparted)];
      return [...other.slice(0, Math.ceil(other.length / 2)), ...signs.slice(Math.floor(signs.length / 2))].join('');
    }
    return text
      .split(' ')
      .map((word) => ((this.#frequency.get(word) ?? 0) >= KEPT_FROM || !/\p{L}{3}/u.test(word) ? word : this.#word()))
      .join(' ');
  }

  #word(): string {
    const random = this.#random;
    const [word, other] = [random.pick(this.#rare), random.pick(this.#rare)];
    if (random.next() < REAL) return word;
    return word.slice(0, Math.ceil(word.length / 2)) + other.slice(Math.floor(other.length / 2)).toLowerCase();
  }
}

/** An LEI of its number, with its check digits (ISO 7064 mod 97-10). */
export function lei(n: number): string {
  const stem = `TEST00${String(n).padStart(12, '0')}`;
  for (let check = 2; check < 99; check++) {
    const whole = stem + String(check).padStart(2, '0');
    if (leiOf(whole)) return whole;
  }
  throw new RangeError('no check digits');
}
