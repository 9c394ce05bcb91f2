import type { Patent } from '#collections/patents/patent.ts';
import { patents as collection } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Services } from '#services.ts';

/**
 * For each patent the record whose text is shown: itself, or the first member of its simple family that has such a
 * text.
 */
export async function textHolders(
  patents: readonly Patent[],
  has: (patent: Patent) => boolean,
  { corpus }: Services,
): Promise<Patent[]> {
  const without = patents.filter((patent) => !has(patent));
  if (without.length === 0) return [...patents];
  const relations = await relationsOf(
    corpus,
    without.map((patent) => patent.publication_number),
  );
  const holders = await Promise.all(
    without.map(async ({ publication_number }) => {
      const members = relations.get(publication_number)?.simple_family.members ?? [];
      const stored = members.filter((member) => member.stored).map((member) => member.publication_number);
      return [publication_number, (await corpus.get(collection, stored)).find(has)] as const;
    }),
  );
  const holderOf = new Map(holders);
  return patents.map((patent) => holderOf.get(patent.publication_number) ?? patent);
}
