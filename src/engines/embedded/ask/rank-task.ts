import type { RankRequest } from '#corpus/ranking.ts';
import { ServiceError } from '#errors.ts';
import type { RankTask } from '../answer/request.ts';
import type { Compiler } from '../match/compile.ts';
import type { Plan, TextLeaf } from '../match/plan.ts';
import type { KeywordRef } from '../schema/refs.ts';

/** Terms of one ranking: more cost time and change nothing. */
const MAX_TERMS = 5_000;

/**
 * A ranking with its fields resolved. Terms that are not one word or one pair of characters are left out.
 * @param boosts Boost per group and field.
 */
export function rankTask(
  compiler: Compiler,
  request: RankRequest,
  boosts: Readonly<Record<string, readonly number[]>>,
  collapse: KeywordRef | undefined,
): RankTask {
  const probe = textLeaf(compiler.compile({ kind: 'phrase', field: request.field, text: 'x' }, false));
  if (!probe) {
    throw new ServiceError('invalid_query', `${request.field} has no text of one kind to rank by.`, {
      field: request.field,
    });
  }
  const { group, mask } = probe;
  const terms: RankTask['terms'][number][] = [];
  for (const { text, weight, count = 1 } of request.terms.slice(0, MAX_TERMS)) {
    const leaf = textLeaf(compiler.compile({ kind: 'phrase', field: request.field, text }, false));
    if (leaf && leaf.slots.length <= 2 && weight > 0) terms.push({ text, leaf, weight, count });
  }
  return {
    kind: 'rank',
    plan: request.filter ? compiler.compile(request.filter, false) : { op: 'all' },
    group,
    mask,
    terms,
    length: request.length ?? request.terms.reduce((sum, { count = 1 }) => sum + count, 0),
    keep: request.keep,
    similarity: request.similarity,
    boosts: request.boosts === false ? boosts[group]!.map(() => 1) : boosts[group]!,
    ...(collapse && { collapse }),
    limit: request.limit,
    reasons: request.reasons ?? 0,
  };
}

/** The text part of a field's plan: fields of other kinds beside it do not count. */
function textLeaf(plan: Plan): TextLeaf | undefined {
  if (plan.op === 'text') return plan;
  const leaves = plan.op === 'or' ? plan.of.filter((of) => of.op === 'text') : [];
  return leaves.length === 1 ? leaves[0] : undefined;
}
