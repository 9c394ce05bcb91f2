import type { Task } from '../answer/request.ts';
import type { CollapseRef } from '../count/collapse.ts';
import { isEmpty, type TreeRef } from '../count/tree.ts';
import { BLOCK, isDense } from '../format/postings.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { Pattern } from '../match/pattern.ts';
import type { Plan, SpanPlan, TextLeaf } from '../match/plan.ts';
import { SlipTerms } from '../match/slip-terms.ts';
import { postingsIn } from '../match/term-frequencies.ts';

/** Microseconds, measured on one core of 2026, rounded up. */
const POSTING = 0.0007;
/** A document of a list that is combined with others. */
const COMBINED = 0.001;
/** A document whose positions are read, and pages that have to be fetched for it. */
const POSITIONS = 0.3;
/** Per document of the segment, for one look at a whole bitmap. */
const BITMAP = 0.00003;
const COLUMN_VALUE = 0.002;
const DERIVED_VALUE = 0.1;
const SCORED = 0.02;
/** The same where a query is one word, phrase or pattern. */
const SCORED_ALONE = 0.015;
/** The best of one word: at least, and for each block whose bound is looked at. */
const BEST = 50;
const BEST_BLOCK = 0.04;
/** More places than this make bounds useless. */
const FEW_PLACES = 200;
/** A document of a query whose scores are all equal. */
const FLAT = 0.004;
const SORTED = 0.012;
const GROUPED = 0.0045;
const FACETED = 0.02;
/** A value of a facet that has to be turned into text. */
const SHOWN = 0.4;
const HIT = 1;
/** A term of a keyword that is looked at. */
const LOOKED_AT = 0.05;
/** Terms that are looked at to know what patterns stand for. One that is stemmed takes as long as several. */
const MOST_TERMS = 512;
const STEMMED = 4;
/** Terms that begin as what a slip is looked for in does up to it: most of them are leapt over. */
const MOST_SLIPS = 1 << 16;

/** How many documents a plan finds at most, and what finding them takes. */
interface Estimate {
  readonly docs: number;
  readonly us: number;
}

/**
 * About how many microseconds a task takes, from what dictionaries say of its words. Infinity for what cannot be told
 * so: patterns, positions in many documents, and whatever fills a cache on first use.
 */
export function costOf(task: Task, evaluators: readonly SegmentEvaluator[]): number {
  if (task.kind === 'explain') return explainCost(task.plans, evaluators);
  if (task.kind === 'rank' || task.kind === 'columns') return Number.POSITIVE_INFINITY;
  if (task.kind === 'search' && task.limit === 0 && !task.collapse) {
    const unknown = evaluators.filter((each) => each.knownCount(task.plan) === undefined);
    const { us } = estimate(task.plan, unknown);
    return (
      evaluators.length + us + unknown.reduce((sum, { view, size }) => sum + (view.deleted ? size * BITMAP : 0), 0)
    );
  }
  const { docs, us } = estimate(task.plan, evaluators);
  if (us === Number.POSITIVE_INFINITY) return us;
  if (task.kind === 'aggregate') return us + treeCost(task.tree, docs);
  if (task.kind === 'facets') {
    return task.facets.reduce((sum, { collapse, kind, offset, limit }) => {
      // groups and values are counted in pairs, with tables that grow on first use
      if (collapse) return Number.POSITIVE_INFINITY;
      // one segment's values are in order: only those that are shown are turned into text
      const shown = evaluators.length === 1 && kind !== 'derived_keyword' ? offset + limit : 2_000;
      return sum + docs * FACETED + Math.min(docs, shown) * SHOWN;
    }, us);
  }
  const grouped = task.collapse ? groupCost(task.collapse, docs) : 0;
  if (task.limit === 0) return us + grouped;
  return us + grouped + orderCost(task, docs, evaluators) + Math.min(docs, task.limit) * HIT;
}

/** Microseconds in which the documents of a query may be found to know how many there are. */
const FOUND_US = 60;

/**
 * Whether it is worth it to find the documents of a task before its cost is told: estimates take an intersection for as
 * large as the rarest of its parts.
 */
export function isNarrow(task: Task, evaluators: readonly SegmentEvaluator[]): boolean {
  if (task.kind === 'explain' || task.kind === 'rank' || task.kind === 'columns' || task.plan.op !== 'and')
    return false;
  return estimate(task.plan, evaluators).us < FOUND_US;
}

/** Trees without levels below, units, or queries of their own; every other one is worth a searching thread. */
function treeCost({ unit, sources, top }: TreeRef, docs: number): number {
  const nested = (top.axes ?? []).some(([, axis]) => !isEmpty(axis));
  if (unit || nested || sources.some(({ kind }) => kind === 'queries')) return Number.POSITIVE_INFINITY;
  return sources.length * docs * (2 * FACETED + SHOWN);
}

/** What finding the first of so many documents in their order takes. */
function orderCost(
  { sort, collapse, plan, offset, limit }: Extract<Task, { kind: 'search' }>,
  docs: number,
  evaluators: readonly SegmentEvaluator[],
): number {
  if (!collapse && sort.length > 0 && sort.every(({ by }) => by !== 'score')) return docs * SORTED;
  if (!collapse && sort.length === 1) {
    if (!isScored(plan)) return docs * FLAT;
    if (plan.op === 'text' && offset + limit <= FEW_PLACES) {
      const words = evaluators.map((each) => each.direct(plan));
      if (words.every((direct) => direct && direct.terms.length < 2))
        return Math.min(BEST + (docs / BLOCK) * BEST_BLOCK, docs * SCORED);
    }
  }
  return docs * (plan.op === 'text' ? SCORED_ALONE : SCORED);
}

/** Whether some part of a plan may give a document a score: patterns do not. */
function isScored(plan: Plan): boolean {
  if (plan.op === 'and' || plan.op === 'or') return plan.of.some(isScored);
  if (plan.op === 'text') return plan.slots.every(({ patterns }) => patterns.length === 0);
  return plan.op === 'near' || plan.op === 'frequency';
}

function groupCost({ field, prefer }: CollapseRef, docs: number): number {
  if (field.kind === 'keyword' || prefer.by === 'values') return Number.POSITIVE_INFINITY;
  return docs * GROUPED;
}

const counted = (plan: Plan, evaluators: readonly SegmentEvaluator[]) =>
  evaluators.every((each) => each.knownCount(plan) !== undefined);

/**
 * Counts that are known cost nothing; any other is worth a searching thread, since the rest of the query has to be
 * counted too.
 */
function explainCost(
  plans: Extract<Task, { kind: 'explain' }>['plans'],
  evaluators: readonly SegmentEvaluator[],
): number {
  return plans.every(({ plan, expand }) => !expand && counted(plan, evaluators))
    ? plans.length * evaluators.length
    : Number.POSITIVE_INFINITY;
}

const UNKNOWN: Estimate = { docs: 0, us: Number.POSITIVE_INFINITY };

function estimate(plan: Plan, evaluators: readonly SegmentEvaluator[]): Estimate {
  // what is kept is there: only what is done with its documents takes time
  let docs = 0;
  const rest = evaluators.filter((evaluator) => {
    const kept = evaluator.kept(plan);
    docs += kept?.count ?? 0;
    return !kept;
  });
  if (rest.length === 0) return { docs, us: evaluators.length };
  const size = rest.reduce((n, each) => n + each.size, 0);
  const found = made(plan, rest, size);
  return { docs: docs + found.docs, us: evaluators.length + found.us };
}

/** The same for a plan whose documents have to be found. `size`: documents of the segments. */
function made(plan: Plan, evaluators: readonly SegmentEvaluator[], size: number): Estimate {
  switch (plan.op) {
    case 'none':
      return { docs: 0, us: 0 };
    case 'all':
      return { docs: size, us: size * BITMAP };
    case 'text':
      return textCost(plan, evaluators);
    case 'near':
      return positionsCost([plan.span], evaluators);
    case 'frequency':
      return positionsCost(
        plan.of.map(({ span }) => span),
        evaluators,
      );
    case 'keyword':
      return plan.values.length > 16 ? UNKNOWN : termsCost(plan, evaluators, size, 0);
    case 'keyword_pattern':
    case 'keyword_slip': {
      const wanted = plan.op === 'keyword_slip' ? new SlipTerms(plan) : new Pattern(plan.pattern);
      let terms = 0;
      for (const { view } of evaluators) terms += wanted.most(view.segment.keywords(plan.code).dictionary);
      if (terms > (plan.op === 'keyword_slip' ? MOST_SLIPS : MOST_TERMS)) return UNKNOWN;
      return termsCost(plan, evaluators, size, Math.min(terms, MOST_TERMS) * LOOKED_AT);
    }
    case 'number':
      return rangeCost(plan, evaluators, size);
    case 'derived':
    case 'derived_number':
      return { docs: size, us: size * DERIVED_VALUE };
    case 'not': {
      const { us } = estimate(plan.of, evaluators);
      return { docs: size, us: us + size * BITMAP };
    }
    case 'and':
    case 'or': {
      let us = 0;
      let docs = plan.op === 'and' ? size : 0;
      for (const of of plan.of) {
        const part = estimate(of, evaluators);
        us += part.us + Math.min(part.docs * COMBINED, size * BITMAP);
        if (us === Number.POSITIVE_INFINITY) return UNKNOWN;
        docs = plan.op === 'and' ? Math.min(docs, part.docs) : Math.min(size, docs + part.docs);
        // nor are the others looked at
        if (plan.op === 'and' && docs === 0) return { docs, us };
      }
      return { docs, us: us + size * BITMAP };
    }
    default:
      return UNKNOWN;
  }
}

/** @param us What looking for the terms took. */
function termsCost(
  plan: Parameters<SegmentEvaluator['terms']>[0],
  evaluators: readonly SegmentEvaluator[],
  size: number,
  us: number,
): Estimate {
  let docs = 0;
  for (const evaluator of evaluators) for (const { df } of evaluator.terms(plan)) docs += df;
  return { docs: Math.min(docs, size), us: docs * POSTING + us + evaluators.length };
}

/** Where the documents lie in the order of their values, only those in the range are looked at. */
function rangeCost(plan: Plan, evaluators: readonly SegmentEvaluator[], size: number): Estimate {
  const counts = evaluators.map((evaluator) => evaluator.knownCount(plan));
  if (counts.includes(undefined)) return { docs: size, us: size * COLUMN_VALUE };
  const docs = counts.reduce<number>((sum, count) => sum + count!, 0);
  return { docs, us: docs * COMBINED + size * BITMAP };
}

function textCost(leaf: TextLeaf, evaluators: readonly SegmentEvaluator[]): Estimate {
  if (!known(leaf, evaluators)) return UNKNOWN;
  let docs = 0;
  let us = evaluators.length;
  for (const evaluator of evaluators) {
    const direct = evaluator.direct(leaf);
    if (!direct) return positionsCost([leaf], evaluators);
    for (const term of direct.terms) {
      const { meta } = postingsIn(direct.index, term, leaf.mask);
      docs += meta.df;
      // a bitmap is taken as it lies, unless some of its documents have the word in other fields only
      us += isDense(meta.df, evaluator.size) && !(meta.mask & ~leaf.mask) ? 1 : meta.df * POSTING;
    }
  }
  return { docs, us };
}

/** Positions are read where all words meet: at most in as many documents as the rarest has. */
function positionsCost(spans: readonly SpanPlan[], evaluators: readonly SegmentEvaluator[]): Estimate {
  let candidates = 0;
  let postings = 0;
  let unknown = false;
  const docsOf = (span: SpanPlan): number => {
    switch (span.op) {
      case 'text': {
        let least = Number.POSITIVE_INFINITY;
        if (!known(span, evaluators)) unknown = true;
        for (const slot of unknown ? [] : span.slots) {
          let df = 0;
          for (const evaluator of evaluators)
            for (const term of evaluator.slotTerms(span.group, slot, span.mask)) df += term.df;
          least = Math.min(least, df);
          postings += df;
        }
        return least;
      }
      case 'span_or':
        return span.of.reduce((n, of) => n + docsOf(of), 0);
      case 'span_near':
        return Math.min(docsOf(span.left), docsOf(span.right));
      case 'span_frequency':
        return docsOf(span.of);
    }
  };
  for (const span of spans) candidates += docsOf(span);
  return unknown ? UNKNOWN : { docs: candidates, us: postings * POSTING + candidates * POSITIONS };
}

/**
 * Whether what a leaf stands for is known at once: words, patterns and stems for which few terms of the dictionaries
 * have to be looked at.
 */
function known({ group, slots }: TextLeaf, evaluators: readonly SegmentEvaluator[]): boolean {
  let terms = 0;
  for (const { words, patterns, stems } of slots) {
    terms += words.length;
    if (patterns.length === 0 && stems.length === 0) continue;
    for (const { view } of evaluators) {
      const { dictionary } = view.segment.text(group);
      for (const pattern of patterns) terms += new Pattern(pattern).most(dictionary);
      for (const stem of stems) terms += dictionary.mostWith(Buffer.from(stem.slice(0, -1))) * STEMMED;
    }
  }
  return terms <= MOST_TERMS;
}
