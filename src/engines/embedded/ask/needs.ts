import type { RankTask, Task } from '../answer/request.ts';
import type { CollapseRef } from '../count/collapse.ts';
import type { ValuesRef } from '../count/facet-sources.ts';
import type { Plan, SpanPlan, TextLeaf } from '../match/plan.ts';
import { pairGroup } from '../schema/pairs.ts';
import type { KeywordRef, NumberRef } from '../schema/refs.ts';
import type { Schema } from '../schema/schema.ts';
import { keywordGroup, SECTION } from '../segment/build.ts';

/** Sections that a task reads whole: they are loaded once for all threads. */
export function sectionsOf(task: Task, schema: Schema): Set<string> {
  const names = new Set<string>();
  const scored = task.kind === 'search' && task.limit > 0;
  if (task.kind === 'rank') return rankSections(task, schema);
  /** Of groups what was taken in already: a list of names is of thousands of leaves. */
  const seen = new Map<string, { readonly mask: number; readonly pair: boolean }>();
  const text = (leaf: TextLeaf) => {
    const known = seen.get(leaf.group);
    const mask = (known?.mask ?? 0) | leaf.mask;
    const pair = (known?.pair ?? false) || leaf.slots.length > 1;
    if (known?.mask === mask && known.pair === pair) return;
    seen.set(leaf.group, { mask, pair });
    names.add(SECTION.termIndex(leaf.group));
    if (leaf.slots.length > 1) names.add(SECTION.termIndex(pairGroup(leaf.group)));
    if (!scored) return;
    const group = schema.groups.find((each) => each.name === leaf.group)!;
    group.fields.forEach((code, i) => {
      if (leaf.mask & (1 << i)) names.add(SECTION.length(code));
    });
  };
  const span = (of: SpanPlan): void => {
    if (of.op === 'text') text(of);
    else if (of.op === 'span_or') for (const each of of.of) span(each);
    else if (of.op === 'span_near') for (const each of [of.left, of.right]) span(each);
    else span(of.of);
  };
  const plan = (of: Plan): void => {
    switch (of.op) {
      case 'text':
        text(of);
        break;
      case 'keyword':
      case 'keyword_pattern':
      case 'keyword_slip':
      case 'keyword_range':
      case 'event':
        names.add(SECTION.termIndex(keywordGroup(of.code)));
        break;
      case 'number':
        names.add(SECTION.column(of.code)).add(SECTION.order(of.code));
        break;
      case 'and':
      case 'or':
        for (const each of of.of) plan(each);
        break;
      case 'not':
        plan(of.of);
        break;
      case 'near':
        span(of.span);
        break;
      case 'frequency':
        for (const each of of.of) span(each.span);
        break;
      default:
    }
  };
  const number = (ref: NumberRef) => {
    if (ref.kind === 'column') names.add(SECTION.column(ref.code));
  };
  const values = (ref: ValuesRef) => {
    if (ref.kind === 'keyword') names.add(SECTION.ordinals(ref.code)).add(SECTION.shown(ref.code));
    if (ref.kind === 'number') number(ref.ref);
  };
  const keyword = (ref: KeywordRef) => {
    if (ref.kind === 'keyword') names.add(SECTION.termIndex(keywordGroup(ref.code)));
  };
  const collapse = (ref: CollapseRef | undefined) => {
    if (!ref) return;
    keyword(ref.field);
    if (ref.prefer.by === 'number') number(ref.prefer.ref);
    if (ref.prefer.by === 'values') for (const each of ref.prefer.plans) plan(each);
  };
  if (task.kind === 'explain')
    for (const each of task.plans) {
      plan(each.plan);
      if (each.expand) plan(each.expand);
    }
  else plan(task.plan);
  if (task.kind === 'search') {
    collapse(task.collapse);
    if (task.limit > 0) {
      names.add(SECTION.ids).add(SECTION.idRanks);
      for (const { by } of task.sort) {
        if (by === 'score') continue;
        number(by);
        if (by.kind === 'column') names.add(SECTION.order(by.code));
      }
    }
  }
  if (task.kind === 'facets') {
    for (const facet of task.facets) {
      collapse(facet.collapse);
      values(facet);
    }
  }
  if (task.kind === 'columns')
    for (const [, each] of task.columns) {
      if (each.kind === 'group' || each.kind === 'among') names.add(SECTION.termIndex(keywordGroup(each.code)));
      else values(each);
    }
  if (task.kind === 'aggregate') {
    if (task.tree.unit) keyword(task.tree.unit);
    for (const source of task.tree.sources) {
      if (source.kind === 'ranges') number(source.ref);
      else if (source.kind === 'queries') for (const each of source.plans) plan(each);
      else values(source);
    }
  }
  return names;
}

function rankSections(task: RankTask, schema: Schema): Set<string> {
  const filter: Task = {
    kind: 'search',
    plan: task.plan,
    offset: 0,
    limit: 0,
    sort: [],
    ...(task.collapse && { collapse: { field: task.collapse, prefer: { by: 'score' } } }),
    scoring: { k1: 0, b: 0, boosts: {} },
  };
  const names = sectionsOf(filter, schema);
  names.add(SECTION.ids).add(SECTION.idRanks).add(SECTION.termIndex(task.group));
  if (task.terms.some(({ leaf }) => leaf.slots.length > 1)) names.add(SECTION.termIndex(pairGroup(task.group)));
  schema.groups
    .find((each) => each.name === task.group)!
    .fields.forEach((code, i) => {
      if (task.mask & (1 << i)) names.add(SECTION.length(code));
    });
  return names;
}
