import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { eachToken } from '#corpus/text/analysis.ts';
import { contentWords } from '#language/content-words.ts';
import { searchFunction } from '#skills/explore-solutions/function-search.ts';
import { summarise } from '#skills/summarise-solution/summarise-solution.ts';

/** A problem as a real patent states it, and the documents that count as right. */
export interface FunctionCase {
  readonly of: string;
  readonly problem: string;
  readonly right: ReadonlySet<string>;
}

const LONGEST = 500;
const AT = 20;

/** The problem that a patent states, at most 500 characters; undefined where it states none. */
export function problemOf(patent: Patent): string | undefined {
  const description = patent.descriptions[0];
  if (!description) return undefined;
  const text = description.paragraphs
    .filter(({ section }) => section === 'background' || section === 'summary')
    .map(({ text: paragraph }) => paragraph)
    .join('\n')
    .slice(0, 60_000);
  const said = summarise(text)
    .problem.map((one) => one.text)
    .join(' ');
  return contentWords(said).length >= 8 ? said.slice(0, LONGEST) : undefined;
}

/**
 * Cases of patents that cite stored ones or are cited by them: these are the truth, without the own family, which every
 * search leaves out.
 */
export async function functionCases(corpus: Corpus, most: number): Promise<FunctionCase[]> {
  const { hits } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 10_000 });
  const ids = hits.map(({ id }) => id).sort();
  const cases: FunctionCase[] = [];
  for (let at = 0; at < ids.length && cases.length < most; at += 7) {
    const [patent] = await corpus.get(patents, [ids[at]!]);
    if (!patent) continue;
    const problem = problemOf(patent);
    if (problem === undefined) continue;
    const relations = (await relationsOf(corpus, [patent.publication_number])).get(patent.publication_number);
    const family = new Set(relations?.simple_family.members.map(({ publication_number }) => publication_number));
    const named = [
      ...patent.cites.map(({ publication_number }) => publication_number),
      ...(relations?.cited_by ?? []).map(({ publication_number }) => publication_number),
    ];
    const stored = await corpus.get(patents, named);
    const right = new Set(stored.map(({ publication_number }) => publication_number).filter((id) => !family.has(id)));
    if (right.size >= 2) cases.push({ of: patent.publication_number, problem, right });
  }
  return cases;
}

const recallAt = (found: readonly string[], right: ReadonlySet<string>) =>
  found.slice(0, AT).filter((id) => right.has(id)).length / Math.min(AT, right.size);

/** BM25 of the problem's words over all text, one of a family. */
async function bm25(corpus: Corpus, problem: string, filter: Query): Promise<string[]> {
  const counts = new Map<string, number>();
  eachToken(problem, (word) => void counts.set(word, (counts.get(word) ?? 0) + 1));
  const page = await corpus.rank(patents, {
    ...{ field: 'TACD_ALL', filter, collapse: 'FAM_ID', limit: AT, keep: counts.size },
    terms: [...counts].map(([text, count]) => ({ text, weight: count, count })),
    similarity: { kind: 'bm25', k1: 1.2, b: 0.75 },
  });
  return page.hits.map(({ id }) => id);
}

export interface FunctionOutcome extends FunctionCase {
  readonly function_recall: number;
  readonly bm25_recall: number;
  /** Without following citations, by which the truth is made. */
  readonly words_recall: number;
  readonly stated: number;
  readonly far: number;
  readonly ms: number;
}

/** Both searches on every case, over the same corpus. */
export async function judgeFunctions(corpus: Corpus, cases: readonly FunctionCase[]): Promise<FunctionOutcome[]> {
  const outcomes: FunctionOutcome[] = [];
  for (const one of cases) {
    const family = (await relationsOf(corpus, [one.of])).get(one.of)!.simple_family.members;
    const own = family.map(({ publication_number }) => publication_number);
    const filter: Query = { kind: 'not', of: { kind: 'values', field: 'PN', values: own } };
    const started = performance.now();
    const hits = await searchFunction(corpus, { text: one.problem, filter, limit: 60 });
    const ms = performance.now() - started;
    const words = await searchFunction(corpus, { text: one.problem, filter, limit: AT, citations: false });
    outcomes.push({
      ...one,
      function_recall: recallAt(
        hits.map(({ publication_number }) => publication_number),
        one.right,
      ),
      bm25_recall: recallAt(await bm25(corpus, one.problem, filter), one.right),
      words_recall: recallAt(
        words.map(({ publication_number }) => publication_number),
        one.right,
      ),
      stated: hits.slice(0, AT).filter(({ evidence }) => evidence).length,
      far: hits.filter(({ far }) => far).length,
      ms,
    });
  }
  return outcomes;
}
