import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Failure, operation } from '../../../api.ts';
import { hashOf } from '../../document/quote.ts';
import { type Quote, quoteAddress } from '../parts/quote.ts';
import { type Task, useTaskMutation } from '../task.ts';
import {
  type Category,
  type ComparedDocument,
  type ConfirmedFeature,
  type Judgement,
  type NoveltyData,
  type Own,
  selectedFeatures,
  type Verdict,
  type WireCell,
  type WireDocument,
} from './record.ts';
import { adding, asItIs, type Change, type ChangedPlace, judging, OwnWords, removing, selecting } from './together.ts';

/** One cell of the chart: what was found, and what a person makes of it. */
export interface Cell {
  readonly feature: string;
  readonly verdict: Verdict;
  readonly score: number;
  readonly reason: string;
  readonly quote?: Quote;
  readonly found: { readonly verdict: Verdict; readonly score: number; readonly reason: string };
  readonly edited: boolean;
  /** Of what is not found by wording: how near the passage is in meaning. */
  readonly likeness?: number;
  readonly matched: readonly string[];
  readonly missing: readonly string[];
}

/** The page of a document: of a patent, or of a paper, there at the quoted words where it is asked with a quote. */
export function documentAddress({ number, paper }: Pick<Column, 'number' | 'paper'>, quote?: Quote): string {
  if (!paper) return quote ? quoteAddress(quote) : `/patents/${encodeURIComponent(number)}`;
  const unit = quote && (quote.paragraph_id ?? `${quote.part}:${quote.lang}`);
  return `/papers/${paper.id}${quote ? hashOf({ unit: unit!, start: quote.start, end: quote.end }) : ''}`;
}

/** One column of the chart. */
export interface Column {
  readonly number: string;
  readonly title: string;
  readonly publication_date?: number;
  /** Between which days it was published, where the day itself is not known. */
  readonly published?: WireDocument['published'];
  /** Of a paper: what readers must know of it. */
  readonly paper?: WireDocument['paper'];
  /** Publications that say nearly the same, and stand behind this one. */
  readonly near_identical: readonly string[];
  readonly category: Category;
  readonly category_with: readonly string[];
  /** 0 to 1. */
  readonly score: number;
  readonly disclosed: number;
  readonly selected: boolean;
  readonly user_added: boolean;
  /** Named when the search was begun. */
  readonly named: boolean;
  readonly most_similar: boolean;
  /** In the order of the features. */
  readonly cells: readonly Cell[];
}

const VERDICTS: Readonly<Record<string, Verdict>> = { public: 'disclosed', obvious: 'partly' };
const WIRE: Readonly<Record<Verdict, string>> = { disclosed: 'public', partly: 'obvious', not_found: 'none' };
const WEIGHT_VALUES = { topic: 1, key: 0.7, supplementary: 0.4 } as const;

/**
 * A change that was not saved, because somebody else has changed the same place; both are kept until a person decides.
 */
export interface Overtaken {
  readonly change: Change;
  /** What was to stand in the cell; absent: what was found, or the document was to go. */
  readonly mine?: Own;
}

/** A cell as a person had it before them when they began to write. */
export interface Seen {
  readonly own: Own | undefined;
}

/** Times that a change is tried again because the task has moved on. */
const MOST_TRIES = 6;

/** A feature in other words in one document: its best passage for them. */
export async function otherPassage(number: string, { number: feature_num, weight }: ConfirmedFeature, words: string) {
  const { final_res } = await operation('POST /ai/novelty-search/feature/comparison/generate', {
    body: {
      request: { pn: number },
      tech_features: [{ feature_num, feature_text: words, feature_weight: weight }],
    },
  });
  const { type, ...found } = final_res[0]!.features[0]!;
  return { ...found, verdict: type ? VERDICTS[type]! : ('not_found' as const) };
}

/**
 * The chart of a task, as it is judged. Every change is confirmed to the service at once and answered by its categories
 * and pairs; until then the changed cell shows itself. Several people may work on one chart: a change is made to the
 * chart as the service has it, and one that would replace what somebody else has written meanwhile is not saved but
 * told. Columns keep the places they had when the page opened.
 */
export function useChart(task: Task<NoveltyData>) {
  const { data, task_id } = task;
  const client = useQueryClient();
  const features = useMemo(() => selectedFeatures(data), [data]);
  const results = useQuery({
    queryKey: ['task', task_id, 'results', task.version],
    queryFn: ({ signal }) => operation('POST /ai/novelty-search/agent-result', { body: { task_id }, signal }),
    placeholderData: keepPreviousData,
    enabled: data.documents !== undefined,
  });
  /** Judgements on their way to the service. */
  const [sent, setSent] = useState<readonly Judgement[]>();
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([]);
  const order = useRef<string[]>([]);
  const last = useRef<readonly Judgement[]>(undefined);
  const own = useRef(new OwnWords());

  const shown = results.data?.final_result as readonly WireDocument[] | undefined;
  const judged = useMemo(
    () => judgementsOf(shown ?? [], sent ?? data.judgements ?? []),
    [shown, sent, data.judgements],
  );
  const columns = useMemo(() => {
    const made = columnsOf(shown ?? [], features, judged, data.documents ?? []);
    for (const { number } of made) if (!order.current.includes(number)) order.current.push(number);
    return made.sort((a, b) => order.current.indexOf(a.number) - order.current.indexOf(b.number));
  }, [shown, features, judged, data.documents]);

  const foundIn = ({ number, feature }: Required<ChangedPlace>) =>
    columns.find((each) => each.number === number)?.cells.find((each) => each.feature === feature)?.found;

  /**
   * Makes a change to the chart as the service has it now.
   * @throws Overtaking if its place is no longer what was `seen`.
   */
  async function carryOut({ change, seen }: { change: Change; seen: readonly Judgement[] }) {
    const key = ['task', task_id];
    for (let tries = 1; ; tries++) {
      const { data, version } = client.getQueryData<Task<NoveltyData>>(key) ?? task;
      const now = judgementsOf(shown ?? [], data.judgements ?? []);
      if (own.current.overtaken(change.at, seen, now, foundIn)) throw new Overtaking();
      const next = change.to(now);
      try {
        const confirmed = await operation('POST /ai/novelty-search/feature/comparison/confirm', {
          body: { task_id, task_version: version, final_result: next.map(judgementToWire) },
        });
        own.current.note(change.at, next, foundIn);
        return confirmed;
      } catch (thrown) {
        const stale = thrown instanceof Failure && thrown.details.task_version !== undefined;
        if (!stale || tries === MOST_TRIES) throw thrown;
        await client.refetchQueries({ queryKey: key, exact: true });
      }
    }
  }
  const sending = useTaskMutation(task_id, carryOut);

  const save = async (change: Change, mine?: Own, seen = judged) => {
    const next = change.to(judged);
    last.current = next;
    setSent(next);
    try {
      await sending.mutateAsync({ change, seen });
    } catch (thrown) {
      if (!(thrown instanceof Overtaking)) throw thrown;
      setOvertaken((others) => [...others, { change, ...(mine && { mine }) }]);
    } finally {
      // what was read again has it, unless a later change is still on its way
      if (last.current === next) setSent(undefined);
    }
  };
  const settle = (one: Overtaken) => setOvertaken((all) => all.filter((each) => each !== one));

  return {
    features,
    columns,
    results,
    saving: sending.isPending,
    error: results.error,
    overtaken,
    /** Leaves what somebody else has written. */
    yield: settle,
    /** Puts a change in the place of what somebody else has written. */
    insist: (one: Overtaken) => {
      settle(one);
      return save(one.change, one.mine);
    },
    /** Undefined takes the finding back into force. */
    judge: (number: string, feature: string, own: Own | undefined, saw?: Seen) =>
      save(judging(number, feature, own), own, saw ? judging(number, feature, saw.own).to(judged) : judged),
    ownOf: (number: string, feature: string): Own | undefined =>
      judged.find(({ publication_number }) => publication_number === number)?.features[feature],
    select: (number: string, selected: boolean) => save(selecting(number, selected)),
    /** Has a document compared that a person names. @throws Failure that says why not. */
    add: (number: string) => sending.mutateAsync({ change: adding(number), seen: judged }),
    remove: (number: string) => save(removing(number)),
    /** Tells the service that the comparison stands as it is. */
    confirm: () => save(asItIs),
  };
}
export type Chart = ReturnType<typeof useChart>;

/** Somebody else was there before. */
class Overtaking extends Error {}

/** What a person said of each document; of one that nobody judged, whether it is in the report. */
const judgementsOf = (shown: readonly WireDocument[], kept: readonly Judgement[]): readonly Judgement[] => [
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

/** What discloses everything stands first, then what is nearest. */
function columnsOf(
  shown: readonly WireDocument[],
  features: readonly ConfirmedFeature[],
  judged: readonly Judgement[],
  documents: readonly ComparedDocument[],
): Column[] {
  const known = new Map(documents.map((each) => [each.publication_number, each]));
  const places = documents.map((each) => each.publication_number);
  const place = ({ number }: Column) => (places.includes(number) ? places.indexOf(number) : places.length);
  return shown
    .map((wire) => columnOf(wire, features, judged, known.get(wire.document)))
    .sort((a, b) => Number(b.category === 'X') - Number(a.category === 'X') || place(a) - place(b));
}

function columnOf(
  wire: WireDocument,
  features: readonly ConfirmedFeature[],
  judged: readonly Judgement[],
  compared: ComparedDocument | undefined,
): Column {
  const own = judged.find(({ publication_number }) => publication_number === wire.document);
  const cells = wire.features.map((cell) => cellOf(cell, own?.features[cell.feature_num], compared));
  return {
    number: wire.document,
    title: wire.title,
    ...(wire.publication_date !== undefined && { publication_date: wire.publication_date }),
    ...(wire.published && { published: wire.published }),
    ...(wire.paper && { paper: wire.paper }),
    near_identical: wire.near_identical ?? [],
    category: wire.comparative_literature_type,
    category_with: wire.category_with ?? [],
    selected: own?.selected ?? wire.selected,
    user_added: wire.user_added,
    named: wire.named ?? false,
    most_similar: wire.most_similar,
    ...countsOf(cells, features),
    cells,
  };
}

function cellOf(wire: WireCell, own: Own | undefined, compared: ComparedDocument | undefined): Cell {
  const how = compared?.comparison.features.find(({ feature_number }) => feature_number === wire.feature_num);
  const found = {
    verdict: VERDICTS[wire.original_type ?? ''] ?? ('not_found' as const),
    score: wire.original_score,
    reason: wire.original_reason,
  };
  const { verdict, score, reason } = { ...found, ...own };
  const quote = own?.quote ?? wire.original_quote ?? wire.quote;
  return {
    feature: wire.feature_num,
    verdict,
    score,
    reason,
    ...(quote && { quote }),
    ...(verdict === 'not_found' && !own?.quote && wire.by_meaning && { likeness: wire.by_meaning.likeness }),
    found,
    edited: own?.quote !== undefined || verdict !== found.verdict || score !== found.score || reason !== found.reason,
    matched: own?.quote ? [] : (how?.matched ?? []),
    missing: own?.quote ? [] : (how?.missing ?? []),
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
  category === 'X' || category === 'Y' || category === 'A';

/** Numbers of the features that, of all prior art of the chart, one column alone discloses. */
export function onlyIn(column: Column, columns: readonly Column[]): string[] {
  if (!isPriorArt(column)) return [];
  const others = columns.filter((each) => each !== column && isPriorArt(each));
  const disclosedBy = ({ cells }: Column, number: string) =>
    cells.find(({ feature }) => feature === number)?.verdict === 'disclosed';
  return column.cells
    .map(({ feature }) => feature)
    .filter((number) => disclosedBy(column, number) && !others.some((other) => disclosedBy(other, number)));
}

/** Features that no prior art of the chart discloses: the candidates for novelty. */
export function undisclosed(features: readonly ConfirmedFeature[], columns: readonly Column[]): ConfirmedFeature[] {
  const prior = columns.filter(isPriorArt);
  return features.filter(({ number }) =>
    prior.every(({ cells }) => cells.find(({ feature }) => feature === number)?.verdict !== 'disclosed'),
  );
}
