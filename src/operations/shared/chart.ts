import type { Unit } from '#analytics/unit.ts';
import { incomplete, type Years } from '#analytics/years.ts';
import { patents } from '#collections/patents/patents.ts';
import type { AnswerOf, Complete, InputOf, Shape } from '#contract/shape.ts';
import type { Aggregate, Level } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Collapse, QueryRequest } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Job } from '#isolation/job.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { noteUndated } from './undated.ts';

/** What units are called in notes. */
const UNITS: Readonly<Record<Unit, string>> = {
  APNO: 'applications',
  FAM_ID: 'simple families',
  IFAM_ID: 'INPADOC families',
  EFAM_ID: 'extended families',
};

/** What a chart counts. */
export interface Selection {
  readonly query: Query;
  readonly stemming?: boolean;
  /** The field whose values make the units; absent: publications are counted. */
  readonly unit?: Unit;
  /** Which publication stands for a unit, where one is shown. */
  readonly collapse?: Collapse;
  /** Application years of a trend. */
  readonly years: Years;
}

/** What everything about a chart may use. */
export interface Chart<Asked, Selected extends Selection = Selection> {
  readonly asked: Asked;
  readonly selection: Selected;
  readonly corpus: Corpus;
  readonly signal: AbortSignal;
  readonly note: (sentence: string) => void;
  /** The selection as the corpus takes it. */
  readonly request: QueryRequest;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Parameters of a renewal model, where some are configured. */
  readonly renewal: Services['renewal'];
  /** Runs a job over texts in a thread of its own. */
  readonly run: <I, O>(job: Job<I, O>, input: I) => Promise<O>;
  /** Counts something else of the same selection. */
  readonly count: (level: Level) => Promise<Aggregate>;
}

type Asked<S extends Shape> = InputOf<S['query']> & InputOf<S['body']>;

/** Reads what a caller sent as what is counted; `now` in milliseconds since 1970. */
export type Select<A, Selected extends Selection = Selection> = (
  asked: A,
  about: Pick<Services, 'corpus'> & { readonly now: number; readonly note: (sentence: string) => void },
) => Selected | Promise<Selected>;

/**
 * An operation that counts: of the patents that `query` selects, by the axes of `tree`, shown as `rows`. All counts are
 * made in one pass and are exact; what the words mean stands at `AggregateTree`. Notes say how many units have no value
 * on an axis, how many publications a range of dates leaves out undated, and which years publication still fills.
 */
export function chart<const S extends Shape, Selected extends Selection = Selection>(
  spec: Pick<ContractSpec<S>, 'contract' | 'path' | 'aliases' | 'posted_at' | 'summary' | 'description' | 'example'> & {
    readonly query: Select<Asked<S>, Selected>;
    readonly tree: Level | ((chart: Chart<Asked<S>, Selected>) => Level);
    /** Names every field of the answer: what is unknown is `undefined`. */
    readonly rows: (
      counted: Aggregate,
      chart: Chart<Asked<S>, Selected>,
    ) => Complete<AnswerOf<S>> | Promise<Complete<AnswerOf<S>>>;
  },
): ContractOperation<S> {
  const { query: select, tree, rows, ...head } = spec;
  return defineOperation({
    ...head,
    errors: ['invalid_query'],
    async handle({ account, body, query, note, signal }: Call<object, object>, services: Services) {
      const { corpus, clock, isolation, renewal } = services;
      const asked = { ...query, ...body } as Asked<S>;
      const now = clock();
      const selection = await select(asked, { corpus, now, note });
      const { unit, stemming = false } = selection;
      const request = { query: selection.query, stemming, signal };
      const count = (level: Level) => corpus.aggregate(patents, request, { ...level, ...(unit && { unit }) });
      const run = <I, O>(job: Job<I, O>, input: I) =>
        isolation.run(job, input, { services, account: account.id, signal });
      const about = { asked, now, selection, corpus, signal, note, request, run, count, renewal };
      const level = typeof tree === 'function' ? tree(about) : tree;
      const [counted] = await Promise.all([count(level), noteUndated(corpus, patents, request, note)]);
      noteGaps(level, counted, selection, now, note);
      return rows(counted, about);
    },
  } as unknown as ContractSpec<S>);
}

/** Says of each axis what it does not show. */
function noteGaps(level: Level, counted: Aggregate, { unit, years }: Selection, now: number, note: Chart<{}>['note']) {
  const units = unit ? UNITS[unit] : 'publications';
  for (const [name, axis] of Object.entries(level.by ?? {})) {
    if (axis.axis === 'queries') continue;
    const { without } = counted.by![name]!;
    const { label } = patents.fields[axis.field]!;
    if (without > 0) note(`${without} of ${counted.count} ${units} have no value for: ${label}.`);
  }
  const young = hasYears(level) ? incomplete(years, now) : [];
  if (young.length > 0)
    note(`Not complete yet: ${young.join(', ')}. Applications are published about 18 months after they are filed.`);
}

const hasYears = ({ by = {} }: Level): boolean =>
  Object.values(by).some((axis) => (axis.axis === 'years' && axis.field === 'APD') || hasYears(axis));
