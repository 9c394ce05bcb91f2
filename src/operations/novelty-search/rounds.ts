import type { Progress } from '#flows/runner.ts';
import { EMBEDDING_ORDER } from '#skills/search-prior-art/embedding-order.ts';
import type { SearchRun } from '#skills/search-prior-art/search-prior-art.ts';
import { LITERATURE, STRATEGIES, type Strategy } from '#skills/search-prior-art/strategies.ts';
import type { NoveltySearchData } from './data.ts';
import { NOVELTY_WORDS, type NoveltyWords } from './novelty-words.ts';

interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

export interface ShownRound {
  readonly type: Strategy | typeof LITERATURE | typeof EMBEDDING_ORDER;
  readonly status: 'running' | 'success' | 'failed';
  readonly title: Bilingual;
  readonly query_thinking: Bilingual;
}

const bilingual = (say: (words: NoveltyWords) => string): Bilingual => ({
  en: say(NOVELTY_WORDS.en),
  zh: say(NOVELTY_WORDS.zh),
});

/** What a line of the search history searched, for people to read. */
export function lineText({ search }: SearchRun, words: NoveltyWords): string {
  const within = search.query === '' ? '' : words.within(search.query);
  switch (search.method) {
    case 'query':
      return search.query;
    case 'similar':
      return (search.claimed ? words.claimText(search.text) : words.wholeText) + within;
    case 'papers':
      return words.papersBy(search.query);
    case 'citations':
      return words.citationsOf(search.of) + within;
  }
}

/** The rounds that have run or run now. */
export function roundsOf(data: NoveltySearchData, progress: Progress | undefined, failed: boolean): ShownRound[] {
  const made = data.prior_art;
  if (data.named_only) return [];
  if (!made) {
    const ways = [...STRATEGIES, LITERATURE, EMBEDDING_ORDER] as const;
    const at = progress ? Math.max(0, ways.indexOf(progress.what as (typeof ways)[number])) : 0;
    return ways.slice(0, at + 1).map((type, index) => ({
      type,
      status: index < at ? 'success' : failed ? 'failed' : 'running',
      title: bilingual(({ strategies }) => strategies[type].title),
      query_thinking: bilingual(({ strategies }) => strategies[type].way),
    }));
  }
  const rounds = made.rounds.map(({ strategy, lines, found }): ShownRound => {
    const runs = made.runs.filter(({ line }) => lines.includes(line));
    return {
      type: strategy,
      status: 'success' as const,
      title: bilingual(({ strategies }) => strategies[strategy].title),
      query_thinking: bilingual((words) =>
        [
          words.strategies[strategy].way,
          ...runs.map((run) => `${run.line}: ${lineText(run, words)} (${run.count})`),
          runs.length > 0
            ? strategy === LITERATURE
              ? words.papersTaken(found)
              : words.takenText(found)
            : words.nothingToSearch,
        ].join('\n'),
      ),
    };
  });
  const { embedding_order } = made;
  if (!embedding_order) return rounds;
  return [
    ...rounds,
    {
      type: EMBEDDING_ORDER,
      status: embedding_order.failure ? 'failed' : 'success',
      title: bilingual((words) => words.strategies[EMBEDDING_ORDER].title),
      query_thinking: bilingual((words) =>
        [words.strategies[EMBEDDING_ORDER].way, words.embeddingOrderText(embedding_order)].join('\n'),
      ),
    },
  ];
}
