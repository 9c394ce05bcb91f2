import type { Sql } from '../database.ts';

/** Numbers of collections, and of their look-ups and links; each is given once. Read again when one is missing. */
export class Names {
  #collections: ReadonlyMap<string, number> = new Map();
  #numbers: ReadonlyMap<string, number> = new Map();
  #names: ReadonlyMap<number, string> = new Map();

  /** Whether nothing was read. */
  get empty(): boolean {
    return this.#collections.size === 0 && this.#numbers.size === 0;
  }

  async read(sql: Sql): Promise<void> {
    const collections = await sql.rows('select name, collection from corpus_collections');
    const names = await sql.rows('select text, name from corpus_names');
    this.#collections = new Map(collections.map(({ name, collection }) => [name, collection]));
    this.#numbers = new Map(names.map(({ text, name }) => [text, name]));
    // collections have no dot
    this.#names = new Map(names.map(({ text, name }) => [name, text.slice(text.indexOf('.') + 1)]));
  }

  /** What was read in a transaction that was undone. */
  forget(): void {
    this.#collections = new Map();
    this.#numbers = new Map();
    this.#names = new Map();
  }

  /** 0, which no collection has, where nothing was written to it. */
  collection(name: string): number {
    return this.#collections.get(name) ?? 0;
  }

  has(collection: string): boolean {
    return this.#collections.has(collection);
  }

  /** 0, which no name has, where it was not declared. */
  number(collection: string, name: string): number {
    return this.#numbers.get(`${collection}.${name}`) ?? 0;
  }

  text(number: number): string | undefined {
    return this.#names.get(number);
  }
}
