import { type PatentFact, type PatentFactKind, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents as collection } from '#collections/patents/patents.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';

/**
 * Records of a collection that are about patents, in the order of the patents. They name rights by publication and by
 * application: each is a link of its own, here by the names that it has from the patents' side.
 */
export async function recordsAbout<R>(
  corpus: Pick<Corpus, 'get' | 'links'>,
  shown: readonly Patent[],
  about: Collection<R>,
  names: readonly string[],
): Promise<R[][]> {
  const numbers = [...new Set(shown.map(({ publication_number }) => publication_number))];
  const links = await Promise.all(names.map((name) => corpus.links(collection, numbers, name)));
  const idsOf = new Map(
    numbers.map((number) => {
      const linked = links.flatMap((link) => link.get(number)?.records ?? []);
      return [number, new Set(linked.flatMap(({ id, stored }) => (stored ? [id] : [])))];
    }),
  );
  const records = await corpus.get(about, [...new Set([...idsOf.values()].flatMap((ids) => [...ids]))]);
  const recordOf = new Map(records.map((record) => [about.id(record), record]));
  return shown.map(({ publication_number }) =>
    [...idsOf.get(publication_number)!].flatMap((id) => recordOf.get(id) ?? []),
  );
}

/** Facts of one kind about patents, in the order of the patents. */
export async function factsAbout<K extends PatentFactKind>(
  corpus: Pick<Corpus, 'get' | 'links'>,
  shown: readonly Patent[],
  kind: K,
): Promise<Extract<PatentFact, { kind: K }>[][]> {
  const all = await recordsAbout(corpus, shown, patentFacts, ['facts', 'facts_of_application']);
  return all.map((facts) => facts.filter((fact): fact is Extract<PatentFact, { kind: K }> => fact.kind === kind));
}

/** Where such facts come from, for notes. */
export const OWN_FACTS = (kind: PatentFactKind) =>
  `a file of your own (priora import records, collection patent_facts, kind ${kind}): no open source that is read here has it`;
