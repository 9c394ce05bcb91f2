import type { Collection } from '#corpus/collection.ts';
import type { CorpusStore, WriteBatch, WriteOutcome } from '#corpus/record-store.ts';
import { toText } from '#corpus/records/codec.ts';
import { tiesOf } from '#corpus/records/declared.ts';
import { digest } from '#corpus/records/prepare.ts';

/** A batch of records as merging makes it: each takes the place of what is stored now. */
export async function batchOver<R>(
  { records: stored }: Pick<CorpusStore, 'records'>,
  collections: readonly Collection<any>[],
  collection: Collection<R>,
  records: readonly R[],
  deletes: readonly string[] = [],
): Promise<WriteBatch> {
  const known = new Map(collections.map((each) => [each.name, each]));
  const before = await stored.stored(collection.name, records.map(collection.id));
  const puts = records.map((record) => {
    const id = collection.id(record);
    const text = toText(record as object, collection.apart);
    return {
      ...{ id, text, arrived: digest(text), demo: false, merged_with: before.get(id)?.seq ?? 0 },
      ties: tiesOf(collection, record, known),
      ...(collection.resolver && { facts: collection.resolver.facts(record) }),
    };
  });
  return { collection: collection.name, puts, deletes, today: 20_260_101 };
}

/** What a write did. @throws Error if the records moved on. */
export function written(outcome: WriteOutcome): WriteOutcome & { readonly kind: 'written' } {
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  return outcome;
}
