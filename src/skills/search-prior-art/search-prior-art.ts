import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { byImportance, type ElementBlock } from './elements.ts';
import {
  EMBEDDING_ORDER,
  EMBEDDING_WEIGHT,
  type EmbeddingCall,
  type EmbeddingOrder,
  type Idea,
  orderByEmbedding,
} from './embedding-order.ts';
import { type Candidate, fuse, mergeFamilies, nearestFirst, type Ranking } from './fuse.ts';
import { type Bounds, digestOf, type Found, runSearch, type Search } from './searches.ts';
import type { RankingRecord } from './semantic.ts';
import {
  allElementsSearches,
  blockSearches,
  citationSearch,
  claimSearch,
  classSearches,
  conceptSearches,
  isEnough,
  LITERATURE,
  literatureSearch,
  nameSearches,
  STRATEGIES,
  STRATEGY_WEIGHT,
  type Strategy,
  semanticSearch,
} from './strategies.ts';

export interface PriorArtQuestion {
  /** The description of the solution. */
  readonly text: string;
  /** The publication that the text is of, unchanged. */
  readonly publication?: string;
  /** The solution as a model has claimed it: searched beside the text, which leads. */
  readonly claims?: readonly string[];
  readonly blocks: readonly ElementBlock[];
  /** Classes that are searched; absent: those that the blocks name most often. */
  readonly classes?: readonly string[];
  readonly bounds: Bounds;
  /** One document a simple family. */
  readonly family_merge: boolean;
  /** Papers are searched too, those published before this day (yyyyMMdd). */
  readonly papers_before?: number;
  /** What an embedding model compares the candidates with. */
  readonly idea: Idea;
}

/** One search that was run. */
export interface SearchRun {
  /** `S1`, `S2` ... in the order of running. */
  readonly line: string;
  /** Absent: a block counted alone. */
  readonly strategy?: Strategy | typeof LITERATURE;
  /** The feature whose block was counted. */
  readonly feature_text?: string;
  readonly search: Search;
  readonly count: number;
  /** Hits that were given on, and the digest of their order. */
  readonly taken: number;
  readonly digest: string;
  /** Of a search by similarity: the words, the translations and the parts of the scores that made the ranking. */
  readonly ranking?: RankingRecord;
}

export interface StrategyRound {
  readonly strategy: Strategy | typeof LITERATURE;
  /** Lines of its searches; none where it had nothing to search with. */
  readonly lines: readonly string[];
  /** Distinct publications that it found. */
  readonly found: number;
}

export interface PriorArt {
  readonly runs: readonly SearchRun[];
  readonly rounds: readonly StrategyRound[];
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Distinct publications, and families, that any strategy found. */
  readonly publications: number;
  readonly families: number;
  /** Names of papers that were found, best first; absent where papers were not asked for. */
  readonly papers?: readonly string[];
  /** How an embedding model ordered the best candidates once more; absent where none is configured. */
  readonly embedding_order?: EmbeddingOrder;
}

export interface SearchProgress {
  /** Before a strategy starts, and before an embedding model is asked. */
  readonly onRound: (done: number, strategy: Strategy | typeof LITERATURE | typeof EMBEDDING_ORDER) => void;
  readonly signal: AbortSignal;
  /** Who may be asked for embeddings, and who pays. */
  readonly embedding?: Pick<EmbeddingCall, 'model' | 'account'>;
}

/**
 * Searches in six independent ways and fuses what they found: nearness of the whole text; all elements at once, relaxed
 * step by step; the strongest concepts at once, relaxed likewise; the classes; citations of and by the best so far;
 * their applicants and inventors. Every search is answered as it was run, with its count: `runSearch` gives the same
 * again on the same corpus. With an embedding model, its order of the best that were found is one more list of the
 * fusion; it finds nothing, and nothing is lost by it. Claims that a model wrote are searched beside the text. Papers
 * are searched beside that where they are asked for. Candidates are listed by `nearestFirst`.
 */
export async function searchPriorArt(
  corpus: Corpus,
  question: PriorArtQuestion,
  progress: SearchProgress,
): Promise<PriorArt> {
  const { text, blocks, bounds } = question;
  const { signal, onRound, embedding } = progress;
  const runs: SearchRun[] = [];
  const rounds: StrategyRound[] = [];
  const rankings: Ranking[] = [];

  const run = async (search: Search, of: Pick<SearchRun, 'strategy' | 'feature_text'>) => {
    signal.throwIfAborted();
    const { count, hits, ranking } = await runSearch(corpus, search, signal);
    const made: SearchRun = {
      line: `S${runs.length + 1}`,
      ...of,
      search,
      count,
      taken: hits.length,
      digest: digestOf(hits),
      ...(ranking && { ranking }),
    };
    runs.push(made);
    return { ...made, hits };
  };
  /** Runs searches, tight before loose, until one has found enough; hits of tighter ones come first. */
  const round = async (strategy: Strategy, searches: readonly Search[]) => {
    onRound(STRATEGIES.indexOf(strategy), strategy);
    const found = new Map<string, Found>();
    const lines: string[] = [];
    for (const search of searches) {
      const { line, count, hits } = await run(search, { strategy });
      lines.push(line);
      for (const hit of hits) if (!found.has(hit.publication_number)) found.set(hit.publication_number, hit);
      if (isEnough(count)) break;
    }
    rounds.push({ strategy, lines, found: found.size });
    rankings.push({ strategy, weight: STRATEGY_WEIGHT[strategy], hits: [...found.values()] });
  };
  const best = () => fuse(rankings).map((candidate) => candidate.publication_number);

  /** What is nearest to the claims, in one order: a list of its own, that adds to what is near to the text. */
  const nearClaims = async (claims: readonly string[]): Promise<Found[]> => {
    const lists: Ranking[] = [];
    const lines: string[] = [];
    for (const claim of claims) {
      const { line, hits } = await run(claimSearch(claim, bounds), { strategy: 'semantic_search' });
      lines.push(line);
      lists.push({ strategy: 'semantic_search', weight: 1, hits });
    }
    const hits = fuse(lists).map(({ publication_number, score }) => ({ publication_number, score }));
    const [near] = rounds;
    const known = new Set(rankings[0]!.hits.map(({ publication_number }) => publication_number));
    const more = hits.filter(({ publication_number }) => !known.has(publication_number));
    rounds[0] = { ...near!, lines: [...near!.lines, ...lines], found: near!.found + more.length };
    rankings[0] = { ...rankings[0]!, hits: [...rankings[0]!.hits, ...more] };
    return hits;
  };

  const counted = byImportance(blocks);
  for (const [index, search] of blockSearches(blocks, bounds).entries())
    await run(search, { feature_text: counted[index]!.feature_text });
  await round('semantic_search', [semanticSearch(text, question.publication, bounds)]);
  const near = rankings[0]!.hits;
  const claimed = question.claims?.length ? await nearClaims(question.claims) : [];
  await round('all_elements_search_tacd', allElementsSearches(blocks, bounds));
  await round('all_elements_search_dynamic', conceptSearches(blocks, bounds));
  await round('class_search', classSearches(blocks, bounds, question.classes));
  const seeds = best();
  await round('relevant_tracking_search', seeds.length > 0 ? [citationSearch(seeds, bounds)] : []);
  await round('applicant_inventor_search', await nameSearches(corpus, seeds, blocks, bounds));

  const { papers_before } = question;
  const papers: string[] = [];
  if (papers_before !== undefined) {
    onRound(STRATEGIES.length, LITERATURE);
    const lines: string[] = [];
    for (const search of literatureSearch(blocks, bounds, papers_before)) {
      const { line, hits } = await run(search, { strategy: LITERATURE });
      lines.push(line);
      papers.push(...hits.map(({ publication_number }) => publication_number));
    }
    rounds.push({ strategy: LITERATURE, lines, found: papers.length });
  }

  const found = fuse(rankings);
  if (embedding?.model.embed) onRound(STRATEGIES.length + (papers_before === undefined ? 0 : 1), EMBEDDING_ORDER);
  const embedding_order = embedding && (await orderByEmbedding(corpus, found, question.idea, { ...embedding, signal }));
  const fused = embedding_order?.order ? fuse([...rankings, asRanking(embedding_order.order)]) : found;
  const numbersOf = (hits: readonly Found[]) => hits.map(({ publication_number }) => publication_number);
  const all = nearestFirst(fused, [
    numbersOf(near),
    ...(claimed.length > 0 ? [numbersOf(claimed)] : []),
    ...(embedding_order?.order ? [embedding_order.order] : []),
  ]);
  const relations = await relationsOf(
    corpus,
    all.map((candidate) => candidate.publication_number),
  );
  const familyOf = (number: string) => relations.get(number)?.simple_family.family_id;
  const families = mergeFamilies(all, familyOf);
  return {
    runs,
    rounds,
    candidates: question.family_merge ? families : all,
    publications: all.length,
    families: families.length,
    ...(papers_before !== undefined && { papers }),
    ...(embedding_order && { embedding_order }),
  };
}

const asRanking = (order: readonly string[]): Ranking => ({
  strategy: EMBEDDING_ORDER,
  weight: EMBEDDING_WEIGHT,
  hits: order.map((publication_number) => ({ publication_number, score: 0 })),
  orders_only: true,
});
