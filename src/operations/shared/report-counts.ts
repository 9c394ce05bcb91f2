import { patents } from '#collections/patents/patents.ts';
import type { AggregateTree } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { cell, short, table } from '#documents/blocks.ts';
import type { Block, Chart } from '#documents/document.ts';

/** A count of a report: the expression that finds what was counted, and how many that are. */
interface Row {
  readonly id: string;
  readonly what: string;
  readonly query: string;
  readonly total: number;
}

/** Counts of a report, each with the query that makes it again. */
export class Counts {
  readonly rows: Row[] = [];
  readonly #corpus: Pick<Corpus, 'aggregate'>;
  readonly #signal: AbortSignal;

  constructor(corpus: Pick<Corpus, 'aggregate'>, signal: AbortSignal) {
    this.#corpus = corpus;
    this.#signal = signal;
  }

  /** Counts, and answers the mark under which the appendix has the query. */
  async count(what: string, query: Query, tree: AggregateTree) {
    const counted = await this.#corpus.aggregate(patents, { query, signal: this.#signal }, tree);
    return { counted, mark: this.note(what, printQuery(query), counted.count) };
  }

  /** Notes what was counted elsewhere. */
  note(what: string, query: string, total: number): string {
    const id = `Q${this.rows.length + 1}`;
    this.rows.push({ id, what, query, total });
    return id;
  }

  /**
   * The appendix: what each count was of; nothing where nothing was counted.
   * @param cut How much of a query is shown.
   */
  table(
    words: { readonly caption: string; readonly count: string; readonly query: string; readonly total: string },
    cut: (query: string) => string = short,
  ) {
    const counted = table(
      words.caption,
      [
        ['', 1],
        [words.count, 3],
        [words.query, 7],
        [words.total, 1.4],
      ],
      this.rows.map((row) => [
        cell(row.id),
        cell(row.what),
        cell({ text: cut(row.query), style: 'code' }),
        cell(String(row.total)),
      ]),
    );
    return this.rows.length > 0 ? [counted] : [];
  }
}

/** Counts as a picture; nothing where nothing was counted. */
export function bars(
  caption: string,
  unit: string,
  values: readonly { readonly value: string; readonly count: number }[],
  form: Chart['form'] = 'bars',
): Block[] {
  if (values.every(({ count }) => count === 0)) return [];
  const categories = values.map(({ value }) => value);
  const series = [{ name: unit, values: values.map(({ count }) => count) }];
  return [{ kind: 'chart', form, caption, unit, categories, series }];
}
