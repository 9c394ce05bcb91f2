import { ai35_8NoveltySearchAgentResult } from '#contract/generated/novelty-search.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, settledTask } from '#operations/shared/flow-operations.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { assess, recallOf } from './assessment.ts';
import { noveltySearch } from './flow.ts';
import { NOVELTY_WORDS } from './novelty-words.ts';
import { lineText, roundsOf } from './rounds.ts';
import { blockToWire } from './wire-elements.ts';
import { toWireFeature } from './wire-features.ts';
import { DISCLOSED_SCORE, toWireComparison } from './wire-results.ts';

/** An instant as `yyyy-MM-dd HH:mm:ss.SSS`, UTC. */
const instant = (ms: number) => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
const rounded = (ms: number) => Math.round(ms / 100) / 10;

export default defineOperation({
  contract: ai35_8NoveltySearchAgentResult,
  path: '/ai/novelty-search/agent-result',
  summary: 'Read what the search has found',
  description:
    'While the search runs, `task_status` is running and `process_dict` tells how far it is; afterwards `final_result` has the documents, the highest `public_score` first, each feature with its passage.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(noveltySearch, body, account, services, signal);
    const { data, state, status } = task;
    const searching = state === 'searching' || state === 'comparing';
    if ((!searching || status === 'cancelled') && data.documents === undefined) throw notDue(noveltySearch, task);
    const rounds = roundsOf(data, task.progress, status === 'failed' && searching);
    const head = {
      process_dict: Object.fromEntries(rounds.map((round) => [round.type, round])),
      process_dict_keys: rounds.map(({ type }) => type),
      task_version: task.version,
      update_ts: instant(task.moved_at),
      is_async: true,
      lang: wireLanguage(data.lang),
      operate_type: 'generate' as const,
      request: { async: true, operate_type: 'generate', task_id: task.task_id },
      cc_threshold: DISCLOSED_SCORE / 100,
    };
    if (searching) {
      return status === 'failed'
        ? { task_status: 'failed', message: task.error?.message ?? '', ...head }
        : { task_status: 'running', ...head };
    }
    const { prior_art, summary, confirmed_features = [], confirmed_blocks = [], documents = [] } = data;
    const selected = confirmed_features.filter((feature) => feature.selected);
    const assessment = assess(selected, documents, data.reference_date, data.judgements);
    const recall = recallOf(data.scores);
    const said = (statements: readonly { text: string }[] = []) => statements.map(({ text }) => text).join('\n');
    return {
      task_status: 'success',
      ...head,
      final_result: assessment.documents.toSorted((a, b) => b.public_score - a.public_score).map(toWireComparison),
      feature_analysis_result: {
        summary_result: {
          tech_problem: said(summary?.problem),
          tech_subject: said(summary?.subject),
          tech_solution: said(summary?.solution),
          tech_efficacy: said(summary?.effect),
        },
        feature_extract_result: selected.map(toWireFeature),
        keywords_extract_result: confirmed_blocks.map(blockToWire),
        block_query: Object.fromEntries(
          (prior_art?.runs ?? []).map((run) => [
            run.line,
            {
              query: lineText(run, NOVELTY_WORDS[data.lang]),
              count: run.count,
              status: 'success',
              type: run.strategy ?? 'block',
              ...(run.feature_text && { feature_text_original: run.feature_text }),
            },
          ]),
        ),
      },
      feature_keywords: confirmed_blocks.map(({ feature_text, concepts, type }) => ({
        feature: feature_text,
        keywords: concepts.flatMap(({ words }) => words),
        weight:
          selected.find(({ text }) => text === feature_text)?.weight_value ??
          { topic: 1, key: 0.7, supplementary: 0.4 }[type],
      })),
      find_patent_num: prior_art?.publications ?? 0,
      find_family_num: prior_art?.families ?? 0,
      excute_times: prior_art?.runs.length ?? 0,
      ...(recall && {
        recall_estimate: {
          method: recall.method,
          found: recall.found,
          total: recall.total,
          low: recall.low,
          high: recall.high,
          recall: recall.recall,
        },
      }),
      combinations: assessment.combinations.map(({ first, second, missing }) => ({
        documents: [first, second],
        missing: [...missing],
      })),
      ...(data.coverage && { coverage: data.coverage }),
      task_cost: rounded((data.search_ms ?? 0) + (data.compare_ms ?? 0)),
      listed: (data.scores ?? []).map(({ publication_number, title, public_score, strategies }) => ({
        document: publication_number,
        ...(title !== undefined && { title }),
        public_score,
        strategies,
      })),
      cc_num: data.scores?.length ?? 0,
      cc_docs_num: documents.length,
      cc_pids: documents.map(({ publication_number }) => publication_number),
    };
  },
});
