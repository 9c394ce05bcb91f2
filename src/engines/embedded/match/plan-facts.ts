import { pairClass, pairTerm } from '../schema/pairs.ts';
import type { Plan, Slot, SpanPlan, TextLeaf } from './plan.ts';

type Joined = Extract<Plan, { op: 'and' | 'or' | 'not' }>;

/** A plan that is not made of others. */
export type Leaf = Exclude<Plan, Joined | { op: 'all' | 'none' }>;

export const isJoined = (plan: Plan): plan is Joined => plan.op === 'and' || plan.op === 'or' || plan.op === 'not';

const keys = new WeakMap<object, string>();

/** A string that is equal for equal plans. */
export function planKey(plan: Plan | SpanPlan | Slot): string {
  let key = keys.get(plan);
  if (key === undefined) keys.set(plan, (key = JSON.stringify(plan)));
  return key;
}

/** The key of what may stand at one place in the fields of a mask. */
export const slotKey = (group: string, mask: number, slot: Slot): string => `slot ${group} ${mask} ${planKey(slot)}`;

/** The key under which the documents of a plan are kept. */
export function setKey(plan: Plan): string {
  return plan.op === 'text' && plan.slots.length === 1 ? slotKey(plan.group, plan.mask, plan.slots[0]!) : planKey(plan);
}

const fields = new WeakMap<Plan, readonly number[]>();
const NONE: readonly number[] = [];

/** Derived fields that a plan asks about, each once. */
export function derivedFields(plan: Plan): readonly number[] {
  if (isJoined(plan)) {
    let known = fields.get(plan);
    if (!known) {
      known = plan.op === 'not' ? derivedFields(plan.of) : [...new Set(plan.of.flatMap(derivedFields))];
      fields.set(plan, known);
    }
    return known;
  }
  return 'field' in plan ? [plan.field] : NONE;
}

/** Whether a slot stands for its words and nothing else. */
export const exact = ({ patterns, stems }: Slot): boolean => patterns.length === 0 && stems.length === 0;

/** Whether a leaf is decided by positions alone. */
export const needsPositions = (plan: Leaf): boolean =>
  plan.op === 'near' || plan.op === 'frequency' || (plan.op === 'text' && plan.slots.length > 1 && !isPair(plan));

const isPair = ({ slots }: TextLeaf) => slots.length === 2 && pairOf(slots[0]!, slots[1]!) !== undefined;

/**
 * What a plan costs: 0 for what is read from lists, 1 for many lists, 2 for positions. What is expensive is evaluated
 * last, where the rest has left little to decide.
 */
export function effort(plan: Plan): number {
  switch (plan.op) {
    case 'and':
    case 'or':
      return plan.of.reduce((most, of) => Math.max(most, effort(of)), 0);
    case 'not':
      return effort(plan.of);
    case 'keyword_pattern':
    case 'keyword_slip':
      return 1;
    case 'text':
      return needsPositions(plan) ? 2 : plan.slots.some((slot) => slot.patterns.length > 0) ? 1 : 0;
    case 'near':
    case 'frequency':
      return 2;
    default:
      return 0;
  }
}

/** The term of two adjacent slots, if it is one that is indexed. */
export function pairOf(first: Slot, second: Slot): string | undefined {
  const a = only(first);
  const b = only(second);
  if (a === undefined || b === undefined) return undefined;
  const kind = pairClass(a);
  return kind !== 0 && kind === pairClass(b) ? pairTerm(a, b) : undefined;
}

const only = ({ words, patterns, stems }: Slot): string | undefined =>
  words.length === 1 && patterns.length === 0 && stems.length === 0 ? words[0] : undefined;
