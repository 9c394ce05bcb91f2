import type { Progress } from '#flows/runner.ts';
import type { SearchRun } from '#skills/search-prior-art/search-prior-art.ts';
import { STRATEGIES, type Strategy } from '#skills/search-prior-art/strategies.ts';
import type { NoveltySearchData } from './data.ts';

export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** What a strategy is called, and how it goes about it. */
export const STRATEGY_NAMES: Readonly<Record<Strategy, { readonly title: Bilingual; readonly way: Bilingual }>> = {
  semantic_search: {
    title: { en: 'Nearness of the whole text', zh: '全文相似检索' },
    way: {
      en: 'Ranks the corpus by how near each document is to the whole description, whatever the elements are.',
      zh: '按整段技术方案与各文献的相近程度排序，不依赖检索要素。',
    },
  },
  all_elements_search_tacd: {
    title: { en: 'All elements at once', zh: '全要素检索' },
    way: {
      en: 'Wants every element somewhere in title, abstract, claims or description; leaves the least important out, one by one, until enough is found.',
      zh: '要求标题、摘要、权利要求或说明书中包含全部要素；结果不足时依次去掉最次要的要素。',
    },
  },
  all_elements_search_dynamic: {
    title: { en: 'Strongest concepts at once', zh: '核心概念动态检索' },
    way: {
      en: 'Wants the strongest concepts of all elements together, then one fewer, and so on.',
      zh: '要求同时出现最重要的若干概念，随后逐个减少。',
    },
  },
  class_search: {
    title: { en: 'Within the classes', zh: '分类号限定检索' },
    way: {
      en: 'Searches any of the words within the classes that the elements name most often.',
      zh: '在要素中出现最多的分类号范围内检索任一关键词。',
    },
  },
  relevant_tracking_search: {
    title: { en: 'Citations of the best documents', zh: '引证追踪检索' },
    way: {
      en: 'Follows what the best documents so far cite, and what cites them.',
      zh: '追踪当前最相关文献的引用与被引用文献。',
    },
  },
  applicant_inventor_search: {
    title: { en: 'Applicants and inventors of the best documents', zh: '申请人与发明人检索' },
    way: {
      en: 'Looks at what the applicants and inventors of the best documents have published on the topic.',
      zh: '检索当前最相关文献的申请人和发明人在该主题下的公开文献。',
    },
  },
};

export interface ShownRound {
  readonly type: Strategy;
  readonly status: 'running' | 'success' | 'failed';
  readonly title: Bilingual;
  readonly query_thinking: Bilingual;
}

/** What a line of the search history searched, for people to read. */
export function lineText({ search }: SearchRun, lang: 'en' | 'zh'): string {
  const within = search.query === '' ? '' : lang === 'en' ? ` within ${search.query}` : `，限于 ${search.query}`;
  switch (search.method) {
    case 'query':
      return search.query;
    case 'similar':
      return (lang === 'en' ? 'the whole description' : '整段技术方案') + within;
    case 'citations':
      return (
        (lang === 'en' ? `citations of and by ${search.of.join(', ')}` : `${search.of.join('、')} 的引用与被引用文献`) +
        within
      );
  }
}

/** The rounds that have run or run now. */
export function roundsOf(data: NoveltySearchData, progress: Progress | undefined, failed: boolean): ShownRound[] {
  const made = data.prior_art;
  if (!made) {
    const at = progress ? Math.max(0, STRATEGIES.indexOf(progress.what as Strategy)) : 0;
    return STRATEGIES.slice(0, at + 1).map((type, index) => ({
      type,
      status: index < at ? 'success' : failed ? 'failed' : 'running',
      title: STRATEGY_NAMES[type].title,
      query_thinking: STRATEGY_NAMES[type].way,
    }));
  }
  return made.rounds.map(({ strategy, lines, found }) => {
    const runs = made.runs.filter(({ line }) => lines.includes(line));
    const { title, way } = STRATEGY_NAMES[strategy];
    const listed = (lang: 'en' | 'zh') => runs.map((run) => `${run.line}: ${lineText(run, lang)} (${run.count})`);
    const total = { en: `${found} publications taken.`, zh: `采用 ${found} 篇公开文献。` };
    const none = { en: 'There was nothing to search with.', zh: '没有可用于检索的条件。' };
    return {
      type: strategy,
      status: 'success' as const,
      title,
      query_thinking: {
        en: [way.en, ...(runs.length > 0 ? [...listed('en'), total.en] : [none.en])].join('\n'),
        zh: [way.zh, ...(runs.length > 0 ? [...listed('zh'), total.zh] : [none.zh])].join('\n'),
      },
    };
  });
}
