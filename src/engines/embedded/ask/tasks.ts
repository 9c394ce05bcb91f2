import type { Collection } from '#corpus/collection.ts';
import { type ColumnAsked, checkColumns, inNormalForm } from '#corpus/column-asked.ts';
import type { Collapse, Facet, SearchRequest } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import { normaliser } from '../../values.ts';
import type { Task } from '../answer/request.ts';
import type { CollapseRef } from '../count/collapse.ts';
import type { ColumnRef } from '../count/columns.ts';
import type { FacetRef, ValuesRef } from '../count/facet-sources.ts';
import type { Compiler } from '../match/compile.ts';
import type { Scoring } from '../rank/score.ts';
import type { KeywordRef, NumberRef, SortRef } from '../schema/refs.ts';
import type { Schema } from '../schema/schema.ts';

/** What requests are resolved against: a collection as it is indexed. */
export interface Indexed {
  readonly collection: Collection<any>;
  readonly schema: Schema;
  readonly compiler: Compiler;
  readonly scoring: Scoring;
}

/** How the words of a collection are weighed. */
export function scoringOf(collection: Collection<any>, schema: Schema, k1 = 10, b = 1): Scoring {
  const boost = (code: string) => {
    const field = collection.fields[code];
    return (field?.kind === 'text' && field.boost) || 1;
  };
  return {
    k1,
    b,
    boosts: Object.fromEntries(schema.groups.map((group) => [group.name, group.fields.map(boost)])),
  };
}

/** A search with its fields resolved. Throws `invalid_query` for a field that cannot be sorted or grouped by. */
export function searchTask(index: Indexed, request: SearchRequest): Task {
  const sort = (request.sort ?? [{ field: 'score', order: 'desc' }]).map(
    ({ field, order }): SortRef => ({
      by: field === 'score' ? 'score' : numberRef(index, field),
      descending: order === 'desc',
    }),
  );
  return {
    kind: 'search',
    plan: index.compiler.compile(request.query, request.stemming ?? false),
    offset: request.offset,
    limit: request.limit,
    sort,
    ...(request.collapse && { collapse: collapseRef(index, request.collapse) }),
    scoring: index.scoring,
  };
}

export function numberRef({ collection, schema }: Indexed, code: string): NumberRef {
  const field = collection.fields[code];
  const hasOrder =
    field?.kind === 'number' || field?.kind === 'date' || (field?.kind === 'keyword' && field.sort !== undefined);
  if (!hasOrder) {
    throw new ServiceError('invalid_query', `${code} has no order to sort by.`, { field: code });
  }
  return field.derived
    ? { kind: 'derived', field: schema.derived.findIndex((each) => each.code === code) }
    : { kind: 'column', code };
}

/** A field to group by. */
export function keywordRef({ collection, schema }: Indexed, code: string): KeywordRef {
  const field = collection.fields[code];
  if (field?.kind !== 'keyword')
    throw new ServiceError('invalid_query', `${code} is not a field to group by.`, { field: code });
  return field.derived
    ? { kind: 'derived', field: schema.derived.findIndex((each) => each.code === code) }
    : { kind: 'keyword', code };
}

function collapseRef(index: Indexed, collapse: Collapse): CollapseRef {
  const { prefer } = collapse;
  const field = keywordRef(index, collapse.field);
  if (!prefer || prefer.by === 'score') return { field, prefer: { by: 'score' } };
  if (prefer.by === 'field') {
    return {
      field,
      prefer: { by: 'number', ref: numberRef(index, prefer.field), descending: prefer.order === 'latest' },
    };
  }
  keywordRef(index, prefer.field);
  const plans = prefer.values.map((text) => index.compiler.compile({ kind: 'term', field: prefer.field, text }, false));
  return { field, prefer: { by: 'values', plans } };
}

/** A facet with its fields resolved. Throws `invalid_query` for a field whose values cannot be counted. */
export function facetRef(index: Indexed, facet: Facet): FacetRef {
  const page = {
    offset: facet.offset,
    limit: facet.limit,
    ...(facet.collapse && { collapse: collapseRef(index, facet.collapse) }),
  };
  return { ...page, ...valuesRef(index, facet.field, facet.granularity) };
}

/** A column with its field resolved. Throws `invalid_query` for a field that has none. */
export function columnRef(index: Indexed, asked: ColumnAsked): ColumnRef {
  checkColumns(index.collection, [asked]);
  if (typeof asked !== 'string') {
    const normalise = normaliser(index.collection.fields[asked.field]);
    const values = [...new Set(asked.among.map((value) => normalise(value).toWellFormed()))];
    return { kind: 'among', code: asked.field, values };
  }
  if (!inNormalForm(index.collection, asked)) return valuesRef(index, asked);
  const ref = keywordRef(index, asked);
  return ref.kind === 'derived' ? { kind: 'derived_keyword', field: ref.field } : { kind: 'group', code: asked };
}

/**
 * The values of a field, dates cut to years or months if wanted. Throws `invalid_query` for a field whose values cannot
 * be counted.
 */
export function valuesRef(index: Indexed, code: string, granularity?: 'year' | 'month'): ValuesRef {
  const field = index.collection.fields[code];
  if (field?.kind === 'keyword' && field.facet) {
    const shown = index.schema.derived.findIndex((each) => each.code === `shown:${code}`);
    return field.derived ? { kind: 'derived_keyword', field: shown } : { kind: 'keyword', code };
  }
  if (field?.kind === 'date' || field?.kind === 'number') {
    const divisor = granularity === 'year' ? 10_000 : granularity === 'month' ? 100 : 1;
    return { kind: 'number', ref: numberRef(index, code), divisor: field.kind === 'date' ? divisor : 1 };
  }
  throw new ServiceError('invalid_query', `${code} is not a field whose values can be counted.`, { field: code });
}
