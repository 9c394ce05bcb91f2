import type { Projection } from '../collection.ts';
import { frozen } from './frozen.ts';

/** Of which version of a record a form was made. */
export interface FormOf {
  readonly id: string;
  /** Number of its last write. */
  readonly seq: number;
  /** By which it was completed, yyyyMMdd; 0 where the day makes no difference. */
  readonly day: number;
}

export interface KeptForm<F> extends Omit<FormOf, 'id'> {
  readonly form: F;
  /** Number of the last write of the store when the form was known to be of the record as it is. */
  seen: number;
}

interface Kept extends KeptForm<unknown> {
  readonly bytes: number;
}

/** A form that takes more is made whenever it is asked for. */
const MOST_BYTES_OF_ONE = 64 << 10;
/** Of an entry beside its form. */
const BYTES_OF_ENTRY = 150;

/**
 * What projections made of records, kept for the next who asks: a row of a list is then read without unpacking its
 * record. The oldest go when all take too much.
 */
export class KeptForms {
  readonly #of = new Map<Projection<any, any>, { readonly collection: string; readonly kept: Map<string, Kept> }>();
  readonly #most_bytes: number;
  #bytes = 0;

  /** @param most_bytes Of all forms together; a row of a patent search takes some 800. */
  constructor(most_bytes: number) {
    this.#most_bytes = most_bytes;
  }

  /** About how much memory the forms take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What the projection made of records of a collection, by id: whether it is of the record as it is, `seen` tells. */
  made<F>(collection: string, projection: Projection<any, F>): ReadonlyMap<string, KeptForm<F>> {
    return this.#madeBy(collection, projection) as ReadonlyMap<string, KeptForm<F>>;
  }

  /** Keeps a form; it is frozen, since all who ask share it. `seen`: as of the form. */
  keep<F>(collection: string, projection: Projection<any, F>, { id, ...of }: FormOf, seen: number, form: F): void {
    const kept = this.#madeBy(collection, projection);
    const bytes = BYTES_OF_ENTRY + frozen(form);
    this.#forget(kept, id);
    if (bytes > MOST_BYTES_OF_ONE) return;
    kept.set(id, { ...of, seen, form, bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.#most_bytes) this.#forgetOldest();
  }

  #madeBy(collection: string, projection: Projection<any, any>): Map<string, Kept> {
    let of = this.#of.get(projection);
    if (!of) this.#of.set(projection, (of = { collection, kept: new Map() }));
    if (of.collection !== collection)
      throw new Error(`a projection of ${of.collection} is used for ${collection}: their forms would be mixed up`);
    return of.kept;
  }

  #forget(kept: Map<string, Kept>, id: string): void {
    const one = kept.get(id);
    if (!one) return;
    this.#bytes -= one.bytes;
    kept.delete(id);
  }

  /** The oldest of the projection that has the most: one that has a few keeps them. */
  #forgetOldest(): void {
    let most: Map<string, Kept> | undefined;
    for (const { kept } of this.#of.values()) if (!most || kept.size > most.size) most = kept;
    this.#forget(most!, most!.keys().next().value!);
  }
}
