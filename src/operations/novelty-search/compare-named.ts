import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { StepContext } from '#flows/flow.ts';
import { compareDocument, type PreparedFeatures } from '#skills/compare-features/compare-features.ts';
import type { Candidate } from '#skills/search-prior-art/fuse.ts';
import { byDisclosure, describe } from './compared-document.ts';
import type { ComparedDocument, NoveltySearchData } from './data.ts';

/** How many records are held at a time. */
const AT_A_TIME = 20;

/**
 * What is compared: the documents that were named, in the order of naming, with the strategies that found them or,
 * where families are merged, one of their family; and the other candidates of the search. The publication that is
 * searched for is not compared with itself.
 */
export async function toCompare(
  corpus: Corpus,
  { named = [], publication_number, prior_art, family_merge = true }: NoveltySearchData,
): Promise<{ named: readonly Candidate[]; candidates: readonly Candidate[] }> {
  const wanted = named.filter((number) => number !== publication_number);
  const kin = new Map<string, string>();
  if (family_merge && wanted.length > 0)
    for (const [number, { simple_family }] of await relationsOf(corpus, wanted))
      for (const member of simple_family.members) kin.set(member.publication_number, number);
  for (const number of wanted) kin.set(number, number);
  const found = new Map<string, Candidate>();
  const candidates = (prior_art?.candidates ?? []).filter((candidate) => {
    const number = kin.get(candidate.publication_number);
    if (number !== undefined && !found.has(number)) found.set(number, candidate);
    return number === undefined;
  });
  return {
    named: wanted.map((number) => ({
      ...(found.get(number) ?? { score: 0, found_by: [] }),
      publication_number: number,
    })),
    candidates,
  };
}

/** What was named, compared by wording, in the order of `byDisclosure`. `told` is called before each. */
export async function compareNamed(
  prepared: PreparedFeatures,
  named: readonly Candidate[],
  lang: NoveltySearchData['lang'],
  { services: { corpus, clock }, signal }: Pick<StepContext, 'services' | 'signal'>,
  told: (number: string) => void,
): Promise<{ document: ComparedDocument; strategies: number }[]> {
  const compared: { document: ComparedDocument; strategies: number }[] = [];
  for (let from = 0; from < named.length; from += AT_A_TIME) {
    const slice = new Map(named.slice(from, from + AT_A_TIME).map((one) => [one.publication_number, one]));
    for (const record of await corpus.get(patents, [...slice.keys()])) {
      signal.throwIfAborted();
      const candidate = slice.get(record.publication_number)!;
      told(record.publication_number);
      const comparison = compareDocument(prepared, record, lang);
      const document = describe(record, comparison, clock, { rank: 0, candidate });
      compared.push({ document: { ...document, named: true }, strategies: candidate.found_by.length });
      // other work of the service comes between two documents
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return compared
    .toSorted((a, b) => byDisclosure(a.document, b.document))
    .map(({ document, strategies }, index) => ({ document: { ...document, rank: index + 1 }, strategies }));
}
