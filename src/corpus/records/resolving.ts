import type { Work } from '#work.ts';
import type { LinkedRecords } from '../corpus.ts';
import type { DerivedValues } from '../engine.ts';

/** Stored records whose derived values may differ after a change, those of the batch included. */
export interface TouchedByFacts {
  /** Any of their values. */
  readonly all: ReadonlySet<number>;
  /** Of these, which are not among the others, those alone that say what names them. */
  readonly named: ReadonlySet<number>;
}

/** What a collection's resolver does over a store, in the transaction that is under way. */
export interface RecordResolver {
  /** Takes over what changed (`facts` undefined: deleted). */
  apply(changes: readonly { readonly key: number; readonly facts: unknown }[]): Work<TouchedByFacts>;
  /**
   * Values of the fields derived by it, of keys that are each there once; what is not stored is left out. All of them,
   * a field without value with none; of keys of `named` those alone that say what names the record.
   */
  derived(keys: readonly number[], named?: ReadonlySet<number>): Work<Map<number, DerivedValues>>;
  /** One of the links it answers, by id; records that are not stored are left out. */
  links(ids: readonly string[], name: string): Work<Map<string, LinkedRecords>>;
  /** Numbers of the sets that a link makes, by id; records that are not stored are left out. */
  groups(ids: readonly string[], name: string): Work<Map<string, number>>;
}
