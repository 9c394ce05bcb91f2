import {
  AGGREGATE_BOUNDS,
  type AggregateTree,
  type Axis,
  checkTree,
  type Level,
  rangeName,
} from '#corpus/aggregation.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import type { Task } from '../answer/request.ts';
import type { AxisRef, LevelRef, MeasureRef, SourceRef } from '../count/tree.ts';
import type { SortRef } from '../schema/refs.ts';
import { type Indexed, keywordRef, numberRef, valuesRef } from './tasks.ts';

/**
 * A tree of counts with its fields resolved. `bytes`: that may be held to answer it. Throws `invalid_query` with the
 * place in the tree.
 */
export function treeTask(
  index: Indexed,
  request: QueryRequest,
  tree: AggregateTree,
  bytes: number = AGGREGATE_BOUNDS.bytes,
): Task {
  checkTree(index.collection, tree);
  const stemming = request.stemming ?? false;
  const sources: SourceRef[] = [];
  const keys = new Map<string, number>();
  const source = (ref: SourceRef): number => {
    const key = JSON.stringify(ref);
    const known = keys.get(key) ?? sources.push(ref) - 1;
    keys.set(key, known);
    return known;
  };

  function level({ measures, by }: Level): LevelRef {
    return {
      measures:
        measures &&
        Object.entries(measures).map(([name, measure]): readonly [string, MeasureRef] => {
          if (measure.measure !== 'hits')
            return [name, { fold: measure.measure, source: source(valuesRef(index, measure.field)) }];
          const sort = (measure.sort ?? []).map(
            ({ field, order }): SortRef => ({ by: numberRef(index, field), descending: order === 'desc' }),
          );
          return [name, { fold: 'hits', size: measure.size, sort }];
        }),
      axes: by && Object.entries(by).map(([name, axis]): readonly [string, AxisRef] => [name, along(axis)]),
    };
  }

  function along(axis: Axis): AxisRef {
    const inner = level(axis);
    switch (axis.axis) {
      case 'values': {
        const listing = { kind: 'top', offset: axis.offset ?? 0, limit: axis.top ?? 10 } as const;
        return { ...inner, source: source(valuesRef(index, axis.field, axis.granularity)), listing };
      }
      case 'years':
      case 'months': {
        const months = axis.axis === 'months';
        const window = {
          ...(axis.from !== undefined && { from: axis.from }),
          ...(axis.to !== undefined && { to: axis.to }),
        };
        const listing = { kind: 'window', months, ...window } as const;
        return { ...inner, source: source(valuesRef(index, axis.field, months ? 'month' : 'year')), listing };
      }
      case 'ranges': {
        const ranges = axis.ranges.map(
          ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => [from, to] as const,
        );
        const names = axis.ranges.map(rangeName);
        return {
          ...inner,
          source: source({ kind: 'ranges', ref: numberRef(index, axis.field), ranges }),
          listing: { kind: 'named', names },
        };
      }
      case 'queries': {
        const plans = axis.queries.map(({ query }) => index.compiler.compile(query, stemming));
        const names = axis.queries.map(({ name }) => name);
        const stored = axis.members === 'stored' && tree.unit !== undefined;
        return { ...inner, source: source({ kind: 'queries', plans, stored }), listing: { kind: 'named', names } };
      }
    }
  }

  const top = level(tree);
  return {
    kind: 'aggregate',
    plan: index.compiler.compile(request.query, stemming),
    tree: { unit: tree.unit === undefined ? undefined : keywordRef(index, tree.unit), sources, top, bytes },
  };
}
