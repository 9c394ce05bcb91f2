import { Fragment, type KeyboardEvent, memo, type ReactNode, useEffect } from 'react';
import { useWords } from '../../../words/words.tsx';
import type { Weight } from './features.ts';
import { NEAR_SIGN, SIGN, soughtIn, VERDICTS, type Verdict } from './verdicts.ts';

/** A line of the chart. */
export interface GridRow {
  readonly number: string;
  readonly text: string;
  readonly weight: Weight;
}

/** What one document says of one feature. */
export interface GridCell {
  readonly verdict: Verdict;
  /** 0 to 100. */
  readonly score: number;
  /** The passage that it rests on. */
  readonly quote?: { readonly text: string; readonly lang: string };
  /** Of what is not found by wording: how near the passage is in meaning. */
  readonly likeness?: number;
  /** A person sees it otherwise than was found. */
  readonly edited: boolean;
  /** Words of the feature that the passage has. */
  readonly matched: readonly string[];
}

/** A column of the chart: a document, its cells in the order of the rows. */
export interface GridColumn {
  readonly number: string;
  readonly cells: readonly GridCell[];
}

export interface Place {
  readonly feature: string;
  readonly number: string;
}
export const cellId = ({ feature, number }: Place) => `cell-${feature}-${number}`;

/** Features by documents. One cell takes part in the tab order; the arrows go to the others. */
export function Grid<C extends GridColumn>({
  features,
  columns,
  missing,
  at,
  open,
  editable,
  head,
  onMove,
  onOpen,
  onClose,
  onJudge,
}: {
  features: readonly GridRow[];
  columns: readonly C[];
  /** Numbers of the features that no prior art discloses. */
  missing: readonly string[];
  at: Place;
  open: boolean;
  editable: boolean;
  /** What stands over a column: a `th`. */
  head(column: C): ReactNode;
  onMove(to: Place): void;
  onOpen(at: Place): void;
  /** Where the focus is to stay. */
  onClose(at: Place): void;
  /** Undefined takes the finding back. */
  onJudge(at: Place, verdict: Verdict | undefined): void;
}) {
  const { say } = useWords();
  const rows = features.map(({ number }) => number);
  const numbers = columns.map(({ number }) => number);
  const go = (to: Place) => {
    onMove(to);
    document.getElementById(cellId(to))?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('.cell')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { feature = '', number = '' } = event.target.dataset;
    const here = { feature, number };
    const [row, column] = [rows.indexOf(feature), numbers.indexOf(number)];
    const to = (r: number, c: number) => {
      const [feature, number] = [rows[r], numbers[c]];
      if (feature && number) go({ feature, number });
    };
    if (event.key === 'ArrowDown') to(row + 1, column);
    else if (event.key === 'ArrowUp') to(row - 1, column);
    else if (event.key === 'ArrowRight') to(row, column + 1);
    else if (event.key === 'ArrowLeft') to(row, column - 1);
    else if (event.key === 'Home') to(row, 0);
    else if (event.key === 'End') to(row, numbers.length - 1);
    else if (event.key === 'Escape' && open) onClose(here);
    else if (/^[123]$/.test(event.key) && editable) onJudge(here, VERDICTS[Number(event.key) - 1]);
    else if (event.key === '0' && editable) onJudge(here, undefined);
    else return;
    event.preventDefault();
  };
  const focused = cellId(at);
  // the pane narrows the chart: what was chosen stays in view
  useEffect(() => {
    if (open) document.getElementById(focused)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open, focused]);
  return (
    <section className="grid-box" aria-label={say('flow_chart')} onKeyDown={pressed}>
      <table className="grid">
        <caption className="hidden">{say('flow_chart_caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="corner">
              {say('flow_feature_head')}
            </th>
            {columns.map((column) => (
              <Fragment key={column.number}>{head(column)}</Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature, row) => (
            <Row
              key={feature.number}
              feature={feature}
              row={row}
              columns={columns}
              nobody={missing.includes(feature.number)}
              at={at.feature === feature.number ? at.number : undefined}
              open={open}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Moving through the chart draws the row that is left and the one that is come to, not all. */
const Row = memo(function Row({
  feature: { number: feature, text, weight },
  row,
  columns,
  nobody,
  at,
  open,
  onOpen,
}: {
  feature: GridRow;
  row: number;
  columns: readonly GridColumn[];
  nobody: boolean;
  /** The document whose cell takes part in the tab order, if it is in this row. */
  at: string | undefined;
  open: boolean;
  onOpen(at: Place): void;
}) {
  const { say } = useWords();
  return (
    <tr className={nobody ? 'nobody' : ''}>
      <th scope="row" id={`row-${feature}`}>
        <div>
          <code>{feature}</code> <span className={`weight ${weight}`}>{say(`weight_${weight}`)}</span>
        </div>
        <p title={text}>{text}</p>
      </th>
      {columns.map(({ number, cells }) => (
        <ChartCell
          key={number}
          cell={cells[row]}
          feature={feature}
          number={number}
          tab={at === number}
          shown={open && at === number}
          onOpen={onOpen}
        />
      ))}
    </tr>
  );
});

const ChartCell = memo(function ChartCell({
  cell,
  feature,
  number,
  tab,
  shown,
  onOpen,
}: {
  cell: GridCell | undefined;
  feature: string;
  number: string;
  tab: boolean;
  shown: boolean;
  onOpen(at: Place): void;
}) {
  const { say } = useWords();
  if (!cell) return <td />;
  const { verdict, score, quote, edited, likeness } = cell;
  return (
    <td className={`v-${verdict} ${shown ? 'shown' : ''}`}>
      <button
        type="button"
        className="cell"
        id={cellId({ feature, number })}
        data-feature={feature}
        data-number={number}
        tabIndex={tab ? 0 : -1}
        aria-expanded={shown}
        title={quote?.text.slice(0, 400)}
        onClick={() => onOpen({ feature, number })}
      >
        <span className="hidden">
          {say('flow_cell', {
            f: feature,
            n: number,
            v: say(likeness === undefined ? `verdict_${verdict}` : 'verdict_by_meaning'),
          })}{' '}
        </span>
        <span className="judged">
          <i aria-hidden="true">{likeness === undefined ? SIGN[verdict] : NEAR_SIGN}</i> {score}
          {edited && (
            <b className="edited" aria-hidden="true">
              ✎
            </b>
          )}
        </span>
        <span className="words" lang={quote?.lang}>
          {quote ? firstWords(quote.text, cell.matched) : '—'}
        </span>
      </button>
    </td>
  );
});

const SHOWN = 120;
const LEAD = 14;

/** The passage's words from where they begin to tell of the feature. */
function firstWords(text: string, matched: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = soughtIn(lower, matched).map((word) => lower.indexOf(word));
  const first = Math.min(...places, text.length);
  if (places.length === 0 || first <= LEAD * 2) return text.slice(0, SHOWN);
  const space = text.indexOf(' ', first - LEAD) + 1;
  const start = space > 0 && space <= first ? space : first - LEAD / 2;
  return `…${text.slice(start, first + SHOWN)}`;
}
