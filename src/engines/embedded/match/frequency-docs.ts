import { DocSet } from '../segment/docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { allFrequencies } from './frequencies.ts';
import type { Frequencies } from './kept-results.ts';
import type { Plan, SpanPlan } from './plan.ts';
import { matchSpans } from './spans.ts';

/** What each occurrence counts, in every field of a group. */
const ONE: readonly number[] = new Array(31).fill(1);

/**
 * Documents in which spans occur at least `times` times, all together. Those of several groups are added up by
 * document.
 */
export function frequencyDocs(evaluator: SegmentEvaluator, { of, times }: Extract<Plan, { op: 'frequency' }>): DocSet {
  const [only] = of;
  if (of.length === 1 && only) {
    const { group, span } = only;
    const counts = countsOf(evaluator, span);
    return counts
      ? DocSet.ofArray(
          evaluator.size,
          counts.docs.filter((_, i) => counts.values[i]! >= times),
        )
      : matchSpans(evaluator, group, [span], times, evaluator.candidates(group, span));
  }
  const sums = new Map<number, number>();
  for (const { group, span } of of) {
    const add = (doc: number, n: number) => sums.set(doc, (sums.get(doc) ?? 0) + n);
    const counts = countsOf(evaluator, span);
    if (!counts) matchSpans(evaluator, group, [span], 1, evaluator.candidates(group, span), add);
    else for (let i = 0; i < counts.docs.length; i++) add(counts.docs[i]!, counts.values[i]!);
  }
  const docs = [...sums].filter(([, n]) => n >= times).map(([doc]) => doc);
  return DocSet.ofArray(evaluator.size, Uint32Array.from(docs).sort());
}

/**
 * How often a word or a phrase occurs in each document, told without looking at the words' positions one by one;
 * undefined for what takes that.
 */
function countsOf(evaluator: SegmentEvaluator, span: SpanPlan): Frequencies | undefined {
  if (span.op !== 'text') return undefined;
  // several terms may stand at one place, where they count once
  const direct = evaluator.direct(span);
  return direct && direct.terms.length > 1 ? undefined : allFrequencies(evaluator, span, ONE);
}
