import type { Collection, Field } from '#corpus/collection.ts';
import { keywordPattern, patternAlternatives, terms } from '#corpus/query/analyse-query.ts';
import { slipPatterns, slipStart } from '#corpus/query/slip-start.ts';
import type { Query } from '#corpus/query/tree.ts';
import { stem } from '#corpus/text/stem.ts';
import { ServiceError } from '#errors.ts';
import { normaliser } from '../../values.ts';
import type { Schema } from '../schema/schema.ts';
import { eventTest } from './event-test.ts';
import type { Plan, Slot, SpanPlan, TextLeaf } from './plan.ts';

/** Looks a derived keyword up: its number in string table `space`, -1 if no document ever had it. */
export type FindDerived = (space: number, value: string) => number;

/** Turns queries of one collection into plans. */
export class Compiler {
  readonly #collection: Collection<any>;
  readonly #schema: Schema;
  readonly #findDerived: FindDerived;
  /** Text field code -> its group and bit. */
  readonly #texts = new Map<string, { group: string; bit: number; stemmed: boolean }>();
  readonly #values = new WeakMap<Query, Map<string, readonly string[]>>();
  readonly #derived = new Map<string, number>();
  readonly #parts = new Map<string, readonly string[]>();
  readonly #masksOf = new Map<string, readonly TextMask[]>();
  /** Of queries whose words are taken as they are written: a query that comes again has the same leaves. */
  readonly #leaves = new WeakMap<Query, readonly TextLeaf[]>();

  constructor(collection: Collection<any>, schema: Schema, findDerived: FindDerived) {
    this.#collection = collection;
    this.#schema = schema;
    this.#findDerived = findDerived;
    for (const group of schema.groups) {
      group.fields.forEach((code, i) => {
        const field = collection.fields[code] as Extract<Field<any>, { kind: 'text' }>;
        this.#texts.set(code, { group: group.name, bit: 1 << i, stemmed: field.stemmed !== false });
      });
    }
    for (const [i, { code }] of schema.derived.entries()) this.#derived.set(code, i);
  }

  /** The plan of a query; throws ServiceError `invalid_query` for fields that the collection does not have. */
  compile(query: Query, stemming: boolean): Plan {
    switch (query.kind) {
      case 'all':
        return { op: 'all' };
      case 'and':
        return { op: 'and', of: query.of.map((of) => this.compile(of, stemming)) };
      case 'same_event':
        return { op: 'event', ...this.#event(query.of) };
      case 'or':
        return { op: 'or', of: query.of.map((of) => this.compile(of, stemming)) };
      case 'not':
        return { op: 'not', of: this.compile(query.of, stemming) };
      case 'near':
        return join(this.#spans(query, stemming).map(({ group, span }) => ({ op: 'near', group, span })));
      case 'frequency': {
        const of = this.#spans(query.of, stemming);
        return of.length === 0 ? { op: 'none' } : { op: 'frequency', times: query.times, of };
      }
      default:
        return this.#leaf(query, stemming);
    }
  }

  #event(operands: readonly Query[]) {
    const found = eventTest(this.#collection, operands, (code) => this.parts(code));
    if (!found)
      throw new ServiceError('invalid_query', 'GAND joins facts of one event; these fields have none in common.');
    return found;
  }

  /** Codes behind a field code: itself, or the parts of a combined one, each once. */
  parts(code: string): readonly string[] {
    let parts = this.#parts.get(code);
    if (parts) return parts;
    const field = this.#collection.fields[code];
    if (!field) throw new ServiceError('invalid_query', `There is no field ${code}.`, { field: code });
    parts = field.kind === 'any' ? [...new Set(field.fields.flatMap((part) => this.parts(part)))] : [code];
    this.#parts.set(code, parts);
    return parts;
  }

  #leaf(query: Extract<Query, { field: string }>, stemming: boolean): Plan {
    const plans: Plan[] = this.#texts.size > 0 ? [...this.#textLeaves(query, stemming)] : [];
    for (const code of this.parts(query.field)) {
      const field = this.#collection.fields[code]!;
      if (field.kind === 'keyword') plans.push(this.#keyword(code, field, query));
      else if (field.kind === 'number' || field.kind === 'date') plans.push(this.#number(code, query));
    }
    return join(plans);
  }

  /** The text fields behind a code as group and mask, stemmed fields apart from others. */
  #masks(code: string): readonly TextMask[] {
    const known = this.#masksOf.get(code);
    if (known) return known;
    const masks = new Map<string, TextMask>();
    for (const part of this.parts(code)) {
      const text = this.#texts.get(part);
      if (!text) continue;
      const key = `${text.group} ${text.stemmed}`;
      const known = masks.get(key);
      masks.set(key, { group: text.group, stemmed: text.stemmed, mask: (known?.mask ?? 0) | text.bit });
    }
    const all = [...masks.values()];
    this.#masksOf.set(code, all);
    return all;
  }

  #textLeaves(query: Extract<Query, { field: string }>, stemming: boolean): readonly TextLeaf[] {
    if (query.kind === 'range' || query.kind === 'slip_start') return [];
    const stems = stemming && query.kind === 'term';
    const masks = this.#masks(query.field);
    if (masks.length === 0) return [];
    const known = stems ? undefined : this.#leaves.get(query);
    if (known) return known;
    const leaves: TextLeaf[] = [];
    const merged = stems ? masks : mergeMasks(masks);
    for (const { group, mask, stemmed } of merged) {
      const sequences =
        query.kind === 'wildcard'
          ? patternSlots(query.pattern)
          : (query.kind === 'values' ? query.values : [query.text]).map((text) => wordSlots(text, stems && stemmed));
      for (const slots of sequences) if (slots.length > 0) leaves.push({ op: 'text', group, mask, slots });
    }
    if (!stems) this.#leaves.set(query, leaves);
    return leaves;
  }

  #keyword(
    code: string,
    field: Extract<Field<any>, { kind: 'keyword' }>,
    query: Extract<Query, { field: string }>,
  ): Plan {
    const normalise = normaliser(field);
    const derived = this.#derived.get(code);
    switch (query.kind) {
      case 'term':
      case 'phrase':
      case 'values': {
        const values =
          query.kind === 'values' ? this.#valuesOf(code, normalise, query) : [normalise(query.text).toWellFormed()];
        if (derived === undefined) return { op: 'keyword', code, values };
        const { space } = this.#schema.derived[derived]!;
        const numbers = values.map((value) => this.#findDerived(space, value)).filter((n) => n >= 0);
        return numbers.length === 0 ? { op: 'none' } : { op: 'derived', field: derived, values: numbers };
      }
      case 'wildcard': {
        const pattern = keywordPattern(query.pattern, field.part).source;
        return derived === undefined
          ? { op: 'keyword_pattern', code, pattern }
          : { op: 'derived_pattern', field: derived, pattern };
      }
      case 'slip_start': {
        const start = slipStart(query, field.part);
        if (derived === undefined) return { op: 'keyword_slip', code, ...start };
        const of = slipPatterns(start).map((pattern): Plan => ({ op: 'derived_pattern', field: derived, pattern }));
        return { op: 'or', of };
      }
      case 'range': {
        const ends = {
          ...(query.from !== undefined && { from: normalise(query.from) }),
          ...(query.to !== undefined && { to: normalise(query.to) }),
        };
        return derived === undefined
          ? { op: 'keyword_range', code, ...ends }
          : { op: 'derived_keyword_range', field: derived, ...ends };
      }
    }
  }

  /** Values of a query as they are indexed, each once; a list that comes again is not read again. */
  #valuesOf(
    code: string,
    normalise: (value: string) => string,
    query: Extract<Query, { kind: 'values' }>,
  ): readonly string[] {
    let lists = this.#values.get(query);
    if (!lists) this.#values.set(query, (lists = new Map()));
    let values = lists.get(code);
    if (!values) lists.set(code, (values = [...new Set(query.values.map((value) => normalise(value).toWellFormed()))]));
    return values;
  }

  #number(code: string, query: Extract<Query, { field: string }>): Plan {
    const ranges: [number, number][] = [];
    if (query.kind === 'range') {
      ranges.push([
        query.from === undefined ? Number.NEGATIVE_INFINITY : Number(query.from),
        query.to === undefined ? Number.POSITIVE_INFINITY : Number(query.to),
      ]);
    } else if (query.kind !== 'wildcard' && query.kind !== 'slip_start') {
      for (const text of query.kind === 'values' ? query.values : [query.text]) {
        if (text.trim() !== '') ranges.push([Number(text), Number(text)]);
      }
    }
    const sound = ranges.filter(([from, to]) => from <= to);
    if (sound.length === 0) return { op: 'none' };
    const derived = this.#derived.get(code);
    return derived === undefined
      ? { op: 'number', code, ranges: sound }
      : { op: 'derived_number', field: derived, ranges: sound };
  }

  /** The operands of proximity and frequency, per text group in which they can occur. */
  #spans(query: Query, stemming: boolean): { group: string; span: SpanPlan }[] {
    const groups = this.#schema.groups.map((group) => group.name);
    return groups.flatMap((group) => {
      const span = this.#span(query, group, stemming);
      return span ? [{ group, span }] : [];
    });
  }

  #span(query: Query, group: string, stemming: boolean): SpanPlan | undefined {
    switch (query.kind) {
      case 'term':
      case 'phrase':
      case 'wildcard':
      case 'values':
        return either(this.#textLeaves(query, stemming).filter((leaf) => leaf.group === group));
      case 'or':
        return either(query.of.map((of) => this.#span(of, group, stemming)).filter((span) => span !== undefined));
      case 'near': {
        const left = this.#span(query.left, group, stemming);
        const right = this.#span(query.right, group, stemming);
        return left && right && { op: 'span_near', reach: query.reach, left, right };
      }
      case 'frequency': {
        const of = this.#span(query.of, group, stemming);
        return of && { op: 'span_frequency', times: query.times, of };
      }
      default:
        throw new ServiceError(
          'invalid_query',
          `Proximity and frequency work on words and phrases, not on "${query.kind}".`,
        );
    }
  }
}

const join = (plans: readonly Plan[]): Plan =>
  plans.length === 1 ? plans[0]! : plans.length === 0 ? { op: 'none' } : { op: 'or', of: plans };

const either = (spans: readonly SpanPlan[]): SpanPlan | undefined =>
  spans.length > 1 ? { op: 'span_or', of: spans } : spans[0];

/** Fields of one group, as bits of a mask. */
interface TextMask {
  readonly group: string;
  readonly mask: number;
  readonly stemmed: boolean;
}

function mergeMasks(masks: readonly TextMask[]): TextMask[] {
  const merged = new Map<string, TextMask>();
  for (const each of masks) {
    const known = merged.get(each.group);
    merged.set(each.group, { ...each, mask: each.mask | (known?.mask ?? 0) });
  }
  return [...merged.values()];
}

/** The words of a text, each at its place. */
function wordSlots(text: string, stems: boolean): Slot[] {
  return terms(text).map((word) => ({ words: stems ? [] : [word], patterns: [], stems: stems ? [stem(word)] : [] }));
}

/** The chains of words and patterns that a wildcard stands for. */
const patternSlots = (pattern: string): Slot[][] =>
  patternAlternatives(pattern).map((chain) =>
    chain.map((word) =>
      word.kind === 'term'
        ? { words: [word.text], patterns: [], stems: [] }
        : { words: [], patterns: [word.pattern.source], stems: [] },
    ),
  );
