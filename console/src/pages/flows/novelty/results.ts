import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { operation } from '../../../api.ts';
import type { Task } from '../task.ts';
import { useStep } from '../task.ts';
import {
  type Category,
  type ComparedDocument,
  type ConfirmedFeature,
  type Judgement,
  type NoveltyData,
  type Own,
  type Quote,
  type Results,
  selectedFeatures,
  type Verdict,
} from './record.ts';

/** One cell of the chart: what was found, and what a person makes of it. */
export interface Cell {
  readonly feature: string;
  readonly verdict: Verdict;
  readonly score: number;
  readonly reason: string;
  readonly quote?: Quote;
  readonly found: { readonly verdict: Verdict; readonly score: number; readonly reason: string };
  readonly edited: boolean;
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

/** One column of the chart. */
export interface Column {
  readonly number: string;
  readonly title: string;
  readonly publication_date?: number;
  readonly category?: Category;
  readonly category_with: readonly string[];
  /** 0 to 1. */
  readonly score: number;
  readonly disclosed: number;
  readonly selected: boolean;
  readonly user_added: boolean;
  readonly most_similar: boolean;
  /** In the order of the features. */
  readonly cells: readonly Cell[];
}

const SUBMIT = '/ai/novelty-search/feature/comparison/confirm';
const COMPARE = '/ai/novelty-search/feature/comparison/generate';
const VERDICTS: Readonly<Record<string, Verdict>> = { public: 'disclosed', obvious: 'partly' };
const WIRE: Readonly<Record<Verdict, string>> = { disclosed: 'public', partly: 'obvious', not_found: 'none' };
const WEIGHT_VALUES = { topic: 1, key: 0.7, supplementary: 0.4 } as const;

interface Compared {
  readonly document: string;
  readonly title: string;
  readonly features: readonly {
    readonly feature_num: string;
    readonly type?: string;
    readonly score: number;
    readonly reason: string;
    readonly quote?: Quote;
  }[];
}

const featuresToWire = (features: readonly ConfirmedFeature[]) =>
  features.map(({ number, text, weight, elements }) => ({
    feature_num: number,
    feature_text: text,
    feature_weight: weight,
    feature_elements: elements.join(','),
  }));

/** Compares a document that a person names with the features. */
export async function compareWith(number: string, features: readonly ConfirmedFeature[]): Promise<Compared> {
  const { final_res } = await operation(COMPARE, {
    request: { pn: number },
    tech_features: featuresToWire(features),
  });
  return final_res[0];
}

/** A feature in other words in one document. */
export async function otherPassage(number: string, feature: ConfirmedFeature, words: string) {
  const { features } = await compareWith(number, [{ ...feature, text: words, elements: [] }]);
  const [{ type, ...found }] = features as [Compared['features'][number]];
  return { ...found, verdict: type ? VERDICTS[type]! : ('not_found' as const) };
}

/**
 * The chart of a task, as it is judged. Every change is confirmed to the service at once and answered by its categories and pairs; until
 * then the changed cell shows itself. Columns keep the places they had when the page opened.
 */
export function useChart(task: Task<NoveltyData>) {
  const { data, task_id } = task;
  const client = useQueryClient();
  const step = useStep(task_id);
  const features = selectedFeatures(data);
  const results = useQuery<Results>({
    queryKey: ['task', task_id, 'results'],
    queryFn: ({ signal }) => operation('/ai/novelty-search/agent-result', { task_id }, signal),
    placeholderData: keepPreviousData,
    enabled: data.documents !== undefined,
  });
  const [local, setLocal] = useState<readonly Judgement[]>();
  const order = useRef<string[]>([]);

  const shown = results.data?.final_result ?? [];
  const kept = local ?? data.judgements ?? [];
  const judged: readonly Judgement[] = [
    ...kept,
    ...shown
      .filter(({ document }) => !kept.some(({ publication_number }) => publication_number === document))
      .map(({ document, selected, user_added }) => ({
        publication_number: document,
        selected,
        user_added,
        features: {},
      })),
  ];
  // documents that a person added and that the report has not compared yet
  const missing = judged.filter(
    ({ publication_number }) => !shown.some(({ document }) => document === publication_number),
  );
  const added = useQueries({
    queries: (results.data ? missing : []).map(({ publication_number }) => ({
      queryKey: ['task', task_id, 'compared', publication_number],
      queryFn: () => compareWith(publication_number, features),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });

  const known = new Map((data.documents ?? []).map((each) => [each.publication_number, each]));
  const columns: Column[] = [
    ...shown.map((wire): Column => {
      const own = judged.find(({ publication_number }) => publication_number === wire.document);
      const compared = known.get(wire.document);
      const cells = wire.features.map(
        (cell): Cell =>
          cellOf(
            cell.feature_num,
            {
              verdict: VERDICTS[cell.original_type ?? ''] ?? 'not_found',
              score: cell.original_score,
              reason: cell.original_reason,
            },
            cell.quote,
            own?.features[cell.feature_num],
            compared,
          ),
      );
      return {
        number: wire.document,
        title: wire.title,
        ...(wire.publication_date !== undefined && { publication_date: wire.publication_date }),
        category: wire.comparative_literature_type,
        category_with: wire.category_with ?? [],
        selected: own?.selected ?? wire.selected,
        user_added: wire.user_added,
        most_similar: wire.most_similar,
        ...countsOf(cells, features),
        cells,
      };
    }),
    ...added.flatMap(({ data: one }): Column[] => {
      if (!one) return [];
      const own = judged.find(({ publication_number }) => publication_number === one.document);
      const cells = one.features.map(({ feature_num, type, score, reason, quote }) =>
        cellOf(
          feature_num,
          { verdict: type ? VERDICTS[type]! : 'not_found', score, reason },
          quote,
          own?.features[feature_num],
        ),
      );
      return [
        {
          number: one.document,
          title: one.title,
          category_with: [],
          selected: own?.selected ?? true,
          user_added: true,
          most_similar: false,
          ...countsOf(cells, features),
          cells,
        },
      ];
    }),
  ];
  for (const { number } of columns) if (!order.current.includes(number)) order.current.push(number);
  columns.sort((a, b) => order.current.indexOf(a.number) - order.current.indexOf(b.number));

  const save = async (next: readonly Judgement[]) => {
    setLocal(next);
    await step
      .mutateAsync({ path: SUBMIT, body: { final_result: next.map(judgementToWire) } })
      .catch((error: unknown) => {
        setLocal(undefined);
        throw error;
      });
    await client.invalidateQueries({ queryKey: ['task', task_id, 'results'] });
  };
  const change = (number: string, with_: (one: Judgement) => Judgement) =>
    save(judged.map((one) => (one.publication_number === number ? with_(one) : one)));

  return {
    features,
    columns,
    results,
    saving: step.isPending,
    saved: step.isSuccess,
    error: step.error ?? results.error,
    /** Undefined takes the finding back into force. */
    judge: (number: string, feature: string, own: Own | undefined) =>
      change(number, (one) => {
        const { [feature]: _, ...others } = one.features;
        return { ...one, features: own && Object.keys(own).length > 0 ? { ...others, [feature]: own } : others };
      }),
    ownOf: (number: string, feature: string): Own | undefined =>
      judged.find(({ publication_number }) => publication_number === number)?.features[feature],
    select: (number: string, selected: boolean) => change(number, (one) => ({ ...one, selected })),
    /** Answers the number as it is stored. */
    async add(number: string): Promise<string> {
      const compared = await compareWith(number, features);
      client.setQueryData(['task', task_id, 'compared', compared.document], compared);
      if (!judged.some(({ publication_number }) => publication_number === compared.document))
        await save([
          ...judged,
          { publication_number: compared.document, selected: true, user_added: true, features: {} },
        ]);
      return compared.document;
    },
    remove: (number: string) => save(judged.filter(({ publication_number }) => publication_number !== number)),
    /** Tells the service that the comparison stands as it is. */
    confirm: () => save(judged),
  };
}
export type Chart = ReturnType<typeof useChart>;

function cellOf(
  feature: string,
  found: Cell['found'],
  quote: Quote | undefined,
  own: Own | undefined,
  compared?: ComparedDocument,
): Cell {
  const how = compared?.comparison.features.find(({ feature_number }) => feature_number === feature);
  const now = { ...found, ...own };
  return {
    feature,
    verdict: now.verdict,
    score: now.score,
    reason: now.reason,
    ...(own?.quote ? { quote: own.quote } : quote && { quote }),
    found,
    edited:
      own?.quote !== undefined ||
      now.verdict !== found.verdict ||
      now.score !== found.score ||
      now.reason !== found.reason,
    matched: how?.matched ?? [],
    missing: how?.missing ?? [],
  };
}

/** As the service counts: the mean of the scores by the features' weights. */
function countsOf(cells: readonly Cell[], features: readonly ConfirmedFeature[]) {
  const weights = features.map(
    (feature) => (feature as { weight_value?: number }).weight_value ?? WEIGHT_VALUES[feature.weight],
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = cells.reduce((at, { score }, n) => at + score * (weights[n] ?? 0), 0);
  return {
    score: total > 0 ? sum / total / 100 : 0,
    disclosed: cells.filter(({ verdict }) => verdict === 'disclosed').length,
  };
}

const judgementToWire = ({ publication_number, selected, user_added, features }: Judgement) => ({
  document: publication_number,
  selected,
  user_added,
  features: Object.entries(features).map(([feature_num, { verdict, score, reason, quote }]) => ({
    feature_num,
    ...(verdict && { type_for_user: WIRE[verdict] }),
    ...(score !== undefined && { score_for_user: score }),
    ...(reason !== undefined && { reason_for_user: reason }),
    ...(quote && { quote_for_user: quote }),
  })),
});

/** Documents whose dates make them prior art. */
export const isPriorArt = ({ category }: Pick<Column, 'category'>): boolean =>
  category === undefined || category === 'X' || category === 'Y' || category === 'A';

/** Features that no prior art of the chart discloses: the candidates for novelty. */
export function undisclosed(features: readonly ConfirmedFeature[], columns: readonly Column[]): ConfirmedFeature[] {
  const prior = columns.filter(isPriorArt);
  return features.filter(({ number }) =>
    prior.every(({ cells }) => cells.find(({ feature }) => feature === number)?.verdict !== 'disclosed'),
  );
}
