import { csv } from '../../../sdk/typescript/src/index.ts';

/** A chart as it is kept: its numbers, and what has to be asked for them again. */
export interface ChartFile {
  readonly title: string;
  /** The expression whose hits were counted. */
  readonly query: string;
  /** The field whose values the rows are. */
  readonly field: string;
  /** What was counted, in words. */
  readonly unit: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Units without a value on the chart's axis, and those with others than are shown; absent: not told. */
  readonly without?: number;
  readonly other?: number;
}

/** The chart as CSV: what was counted of which query and when, then a blank line, then its rows. */
export const chartCsv = ({ title, query, field, unit, head, rows, without, other }: ChartFile, made: Date): string =>
  `\uFEFF${csv([
    ['chart', title],
    ['query', query],
    ['field', field],
    ['counted', unit],
    ['made', made.toISOString()],
    ...(without === undefined ? [] : [['without_value', without]]),
    ...(other === undefined ? [] : [['other_values', other]]),
    [],
    head,
    ...rows,
  ])}`;
