import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notSoFar, settledTask, TaskId, WaitMs } from '#operations/shared/flow-operations.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { assess, recallOf } from './assessment.ts';
import { noveltySearch } from './flow.ts';
import { NOVELTY_WORDS } from './novelty-words.ts';
import { lineText, roundsOf } from './rounds.ts';
import { blockToWire, WireElement } from './wire-elements.ts';
import { toWireFeature, WireFeature } from './wire-features.ts';
import { DISCLOSED_SCORE, toWireComparison, WireComparison } from './wire-results.ts';

const Bilingual = Type.Object({ en: Type.String(), zh: Type.String() });
const Count = (description: string) => Type.Optional(Type.Integer({ format: 'int32', minimum: 0, description }));

const Round = Type.Object({
  type: Type.String(),
  status: Type.String({ description: 'running, success or failed.' }),
  title: Bilingual,
  query_thinking: Type.Object(Bilingual.properties, {
    description: 'What was searched, with every query and its count.',
  }),
});

const Analysis = Type.Object({
  summary_result: Type.Object({
    tech_problem: Type.String(),
    tech_subject: Type.String(),
    tech_solution: Type.String(),
    tech_efficacy: Type.String(),
  }),
  feature_extract_result: Type.Array(WireFeature),
  keywords_extract_result: Type.Array(WireElement),
  block_query: Type.Record(
    Type.String(),
    Type.Object({
      query: Type.String(),
      count: Type.Integer({ minimum: 0 }),
      status: Type.String(),
      type: Type.String(),
      feature_text_original: Type.Optional(Type.String()),
    }),
    { description: 'Every line of the search history: S1, S2 ...' },
  ),
});

const Recall = Type.Object(
  {
    method: Type.String(),
    found: Type.Integer(),
    total: Type.Number(),
    low: Type.Number(),
    high: Type.Number(),
    recall: Type.Number(),
  },
  {
    description:
      'Estimate, from how many strategies found each, of the relevant documents that the corpus holds (`total`, at least `low`, hardly more than `high`). See the report for its limits.',
  },
);

/** An instant as `yyyy-MM-dd HH:mm:ss.SSS`, UTC. */
const instant = (ms: number) => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
const rounded = (ms: number) => Math.round(ms / 100) / 10;

export default defineOperation({
  id: 'ai35-8NoveltySearchAgentResult',
  method: 'POST',
  path: '/ai/novelty-search/agent-result',
  summary: 'Read what the search has found',
  description:
    'While the search runs, `task_status` is running and `process_dict` tells how far it is; afterwards `final_result` has the documents, each feature with its passage.',
  body: Type.Object({ task_id: TaskId, wait_ms: WaitMs }),
  response: Type.Object({
    task_status: Type.String({ description: 'running, success or failed.' }),
    message: Type.Optional(Type.String({ description: 'Why it failed.' })),
    final_result: Type.Optional(Type.Array(WireComparison, { description: 'Greatest `public_score` first.' })),
    process_dict: Type.Record(Type.String(), Round),
    process_dict_keys: Type.Array(Type.String(), { description: 'Rounds in the order of running.' }),
    feature_analysis_result: Type.Optional(Analysis),
    feature_keywords: Type.Optional(
      Type.Array(Type.Object({ feature: Type.String(), keywords: Type.Array(Type.String()), weight: Type.Number() })),
    ),
    find_patent_num: Count('Distinct publications that any strategy found.'),
    find_family_num: Count('Distinct simple families among them.'),
    excute_times: Count('Searches that were run.'),
    recall_estimate: Type.Optional(Recall),
    combinations: Type.Optional(
      Type.Array(
        Type.Object({
          documents: Type.Array(Type.String()),
          missing: Type.Array(Type.String(), { description: 'Features that neither discloses.' }),
        }),
        { description: 'Pairs of documents that cover most of the features together, best first.' },
      ),
    ),
    task_cost: Type.Optional(Type.Number({ description: 'Seconds.' })),
    task_version: Type.Optional(
      Type.Integer({
        description:
          'Grows with every change of the task; given to the confirmation, that refuses to overwrite a later one.',
      }),
    ),
    update_ts: Type.Optional(Type.String({ description: 'yyyy-MM-dd HH:mm:ss.SSS, UTC.' })),
    is_async: Type.Optional(Type.Boolean()),
    lang: Type.Optional(Type.String({ examples: ['EN'] })),
    operate_type: Type.Optional(Type.Enum(['generate', 'expand', 'polish', 'simplify'])),
    text: Type.Optional(Type.String()),
    request: Type.Optional(Type.Object({ async: Type.Boolean(), operate_type: Type.String(), task_id: Type.String() })),
    cc_threshold: Type.Optional(Type.Number({ description: 'Scores at or above it mean: disclosed; 0 to 1.' })),
    cc_num: Count('Candidates that were compared.'),
    cc_docs_num: Count('Documents in `final_result`.'),
    cc_pids: Type.Optional(Type.Array(Type.String(), { description: 'Their publication numbers.' })),
    debug_detail: Type.Optional(Type.Object({ debug_info: Type.String() })),
  }),
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(noveltySearch, body, account, services, signal);
    const { data, state, status } = task;
    const searching = state === 'searching' || state === 'comparing';
    if ((!searching || status === 'cancelled') && data.documents === undefined) throw notSoFar(noveltySearch, task);
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
      final_result: assessment.documents.map(toWireComparison),
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
      task_cost: rounded((data.search_ms ?? 0) + (data.compare_ms ?? 0)),
      cc_num: data.scores?.length ?? 0,
      cc_docs_num: documents.length,
      cc_pids: documents.map(({ publication_number }) => publication_number),
    };
  },
});
