import type { Work } from '#work.ts';
import type { LinkedRecords } from '../corpus.ts';
import type { DerivedValues } from '../engine.ts';

/** What a collection's resolver does over a store, in the transaction that is under way. */
export interface RecordResolver {
  /**
   * Takes over what changed (`facts` undefined: deleted); answers the stored records whose derived values may now
   * differ, those of the batch included.
   */
  apply(changes: readonly { readonly key: number; readonly facts: unknown }[]): Work<Set<number>>;
  /** Values of the fields derived by it, of keys that are each there once; what is not stored is left out. */
  derived(keys: readonly number[]): Work<Map<number, DerivedValues>>;
  /** One of the links it answers, by id; records that are not stored are left out. */
  links(ids: readonly string[], name: string): Work<Map<string, LinkedRecords>>;
  /** Numbers of the sets that a link makes, by id; records that are not stored are left out. */
  groups(ids: readonly string[], name: string): Work<Map<string, number>>;
}
