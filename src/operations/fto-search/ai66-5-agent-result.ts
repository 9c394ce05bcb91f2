import { patentId } from '#collections/patents/patent-id.ts';
import { ai66_5AgentResult } from '#contract/generated/fto-search.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, settledTask } from '#operations/shared/flow-operations.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { rounded } from '#rounded.ts';
import type { FtoData } from './data.ts';
import { ftoSearch } from './flow.ts';
import { FTO_WORDS } from './report-words.ts';
import { MET_SCORE, nearest } from './risk.ts';
import { ROUNDS, type Round } from './search.ts';
import { toWireRight } from './wire.ts';

/** An instant as `yyyy-MM-dd HH:mm:ss.SSS`, UTC. */
const instant = (ms: number) => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
const seconds = (ms: number) => rounded(ms / 1000, 1);

/** What a round looked for; its query alone says so only where it asked by that. */
function description(strategy: string, [first]: NonNullable<FtoData['runs']>, lang: 'en' | 'zh'): string {
  const words = FTO_WORDS[lang];
  const round = words.rounds[strategy as Round];
  return first?.search.method === 'query' ? round : words.within(round);
}

/** The rounds of the search, with what each has found of what is listed. */
function rounds({ rounds: made = [], runs = [], rights = [] }: FtoData) {
  return Object.fromEntries(
    made
      .filter(({ strategy }) => (ROUNDS as readonly string[]).includes(strategy))
      .map(({ strategy, lines, found, ms }, index) => {
        const listed = rights.filter(({ found_by }) => found_by.includes(strategy));
        const asked = runs.filter(({ line }) => lines.includes(line));
        return [
          strategy,
          {
            status: 'success' as const,
            cost: seconds(ms),
            find_patent_num: found,
            comparison_patent_num: listed.length,
            comparison_result: listed.map(({ publication_number, scope }) => {
              const { share } = nearest(scope);
              return {
                patent_id: patentId(publication_number),
                score: Math.round(100 * share),
                public_score: share,
                feature_match_num: scope.claims
                  .flatMap(({ elements }) => elements)
                  .filter(({ score }) => score >= MET_SCORE).length,
              };
            }),
            strategy: {
              type: strategy,
              try_nth: index + 1,
              query: asked.map(({ search }) => search.query).join('\n'),
              description_en: description(strategy, asked, 'en'),
              description_zh: description(strategy, asked, 'zh'),
            },
          },
        ];
      }),
  );
}

export default defineOperation({
  contract: ai66_5AgentResult,
  path: '/ai/fto/search/agent/result',
  summary: 'Read the rights in the way',
  description:
    'While the search runs, `task_status` is running; afterwards `final_result` has the rights by risk, each element of each claim with the words of both sides.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(ftoSearch, body, account, services, signal);
    const { data, state, status } = task;
    const searching = state === 'searching' || state === 'comparing';
    if (data.rights === undefined && (!searching || status !== 'working')) throw notDue(ftoSearch, task);
    const {
      rights = [],
      candidates = [],
      found = 0,
      compared = 0,
      search_ms = 0,
      compare_ms = 0,
      no_claims = [],
    } = data;
    return {
      task_id: task.task_id,
      task_status: data.rights === undefined ? ('running' as const) : ('success' as const),
      task_version: task.version,
      final_result: rights.map(toWireRight),
      process_dict: rounds(data),
      feature_keywords: (data.confirmed_features ?? [])
        .filter(({ is_select }) => is_select)
        .map(({ tech_feature, keywords }) => ({ tech_feature, synonym: keywords })),
      find_patent_num: found,
      total_comparison_patent_num: compared,
      cc_threshold: MET_SCORE,
      cc_num: candidates.length,
      cc_pids: candidates.map(({ publication_number }) => patentId(publication_number)),
      excute_times: data.runs?.length ?? 0,
      task_cost: seconds(search_ms + compare_ms),
      update_ts: instant(task.moved_at),
      is_async: true,
      lang: wireLanguage(data.lang),
      operate_type: 'generate' as const,
      no_claims,
    };
  },
});
