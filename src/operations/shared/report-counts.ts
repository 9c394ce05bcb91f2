import { patents } from '#collections/patents/patents.ts';
import type { AggregateTree } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type BorneBlock, says, saysAt } from '#documents/basis.ts';
import { short } from '#documents/blocks.ts';
import type { Basis, Chart, Inline } from '#documents/document.ts';

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
   * The appendix: what each count was of, and the query that the marks lead to; nothing where nothing was counted.
   * @param cut How much of a query is shown.
   */
  appendix(
    words: { readonly caption: string; readonly total: string },
    cut: (query: string) => string = short,
  ): BorneBlock[] {
    const queries = this.rows.map(({ id, what, query, total }) =>
      saysAt(
        id,
        'source',
        { text: `${id}  `, style: 'strong' },
        `${what}: `,
        { text: cut(query), style: 'code' },
        ` · ${words.total} ${total}`,
      ),
    );
    return queries.length > 0 ? [says('form', words.caption), ...queries] : [];
  }
}

/** A text in which each `[Q1]` leads to its query in the appendix. */
export const marked = (text: string): Inline[] =>
  text
    .split(/(\[Q\d+\])/)
    .filter((part) => part !== '')
    .map((part): Inline => (/^\[Q\d+\]$/.test(part) ? { text: part, href: `#${part.slice(1, -1)}` } : part));

/** A sentence that rests on the counts whose marks it has. */
export const counting = (text: string): BorneBlock => says('cited', ...marked(text));

/** Counts as a picture; nothing where nothing was counted. */
export function bars(
  basis: Basis,
  caption: string,
  unit: string,
  values: readonly { readonly value: string; readonly count: number }[],
  form: Chart['form'] = 'bars',
): BorneBlock[] {
  if (values.every(({ count }) => count === 0)) return [];
  const categories = values.map(({ value }) => value);
  const series = [{ name: unit, values: values.map(({ count }) => count) }];
  return [{ kind: 'chart', form, caption, unit, categories, series, basis }];
}
