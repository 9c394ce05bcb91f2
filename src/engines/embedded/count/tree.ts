import type { Plan } from '../match/plan.ts';
import type { KeywordRef, NumberRef, SortRef } from '../schema/refs.ts';
import type { ValuesRef } from './facet-sources.ts';

/** What documents are distinguished by: values, or the numbers of the ranges or queries that hold them. */
export type SourceRef =
  | ValuesRef
  | {
      readonly kind: 'ranges';
      readonly ref: NumberRef;
      readonly ranges: readonly (readonly [from: number, to: number])[];
    }
  /** `stored`: a unit has what any stored document of it has. */
  | { readonly kind: 'queries'; readonly plans: readonly Plan[]; readonly stored: boolean };

/** A tree of counts with its fields resolved; plain data. Axes and measures name their source by its number. */
export interface TreeRef {
  readonly unit: KeywordRef | undefined;
  /** Each once, however often the tree names it. */
  readonly sources: readonly SourceRef[];
  readonly top: LevelRef;
  /** That may be held at once to answer it. */
  readonly bytes: number;
}

export interface LevelRef {
  readonly measures: readonly (readonly [name: string, measure: MeasureRef])[] | undefined;
  readonly axes: readonly (readonly [name: string, axis: AxisRef])[] | undefined;
}

export type MeasureRef =
  | { readonly fold: 'distinct' | 'sum' | 'mean' | 'median' | 'min' | 'max'; readonly source: number }
  | { readonly fold: 'hits'; readonly size: number; readonly sort: readonly SortRef[] };

export interface AxisRef extends LevelRef {
  readonly source: number;
  readonly listing:
    | { readonly kind: 'top'; readonly offset: number; readonly limit: number }
    /** Years or months in their order. */
    | { readonly kind: 'window'; readonly months: boolean; readonly from?: number; readonly to?: number }
    /** Every one, by its number. */
    | { readonly kind: 'named'; readonly names: readonly string[] };
}

/** Whether a level of a tree asks for anything. */
export const isEmpty = ({ measures, axes }: LevelRef): boolean => !measures && !axes;
