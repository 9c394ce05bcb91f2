import { type KeyboardEvent, memo, useEffect } from 'react';
import { Link } from 'react-router';
import { day } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { ConfirmedFeature, Verdict } from './record.ts';
import type { Cell, Column } from './results.ts';
import { Category } from './SearchStage.tsx';
import { SIGN, soughtIn, VERDICTS } from './verdicts.ts';

export interface Place {
  readonly feature: string;
  readonly number: string;
}
export const cellId = ({ feature, number }: Place) => `cell-${feature}-${number}`;

/** Features by documents. One cell takes part in the tab order; the arrows go to the others. */
export function Grid({
  features,
  columns,
  missing,
  at,
  open,
  editable,
  onMove,
  onOpen,
  onClose,
  onJudge,
  onSelect,
  onRemove,
}: {
  features: readonly ConfirmedFeature[];
  columns: readonly Column[];
  /** Numbers of the features that no prior art discloses. */
  missing: readonly string[];
  at: Place;
  open: boolean;
  editable: boolean;
  onMove(to: Place): void;
  onOpen(at: Place): void;
  /** Where the focus is to stay. */
  onClose(at: Place): void;
  /** Undefined takes the finding back. */
  onJudge(at: Place, verdict: Verdict | undefined): void;
  onSelect(number: string, selected: boolean): void;
  /** Takes a document out that a person added. */
  onRemove(number: string): void;
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
    <section className="grid-box" aria-label={say('n_chart')} onKeyDown={pressed}>
      <table className="grid">
        <caption className="hidden">{say('n_chart_caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className="corner">
              {say('n_feature_head')}
            </th>
            {columns.map((column) => (
              <Head
                key={column.number}
                column={column}
                of={features.length}
                editable={editable}
                onSelect={onSelect}
                onRemove={onRemove}
              />
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
  feature: ConfirmedFeature;
  row: number;
  columns: readonly Column[];
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

function Head({
  column: {
    number,
    title,
    publication_date,
    category,
    category_with,
    score,
    disclosed,
    selected,
    user_added,
    most_similar,
  },
  of,
  editable,
  onSelect,
  onRemove,
}: {
  column: Column;
  of: number;
  editable: boolean;
  onSelect(number: string, selected: boolean): void;
  onRemove(number: string): void;
}) {
  const { say } = useWords();
  return (
    <th
      scope="col"
      id={`column-${number}`}
      className={`${selected ? '' : 'unselected'} ${most_similar ? 'nearest' : ''}`}
    >
      <div className="between">
        <Link to={`/patents/${number}`}>
          <code>{number}</code>
        </Link>
        <input
          type="checkbox"
          checked={selected}
          disabled={!editable}
          aria-label={say('n_in_report', { n: number })}
          title={say('n_in_report', { n: number })}
          onChange={(event) => onSelect(number, event.target.checked)}
        />
      </div>
      <div className="head-facts">
        <Category of={category} />
        <b>{Math.round(score * 100)}</b>
        <span>
          {disclosed}/{of}
        </span>
        <span>{day(publication_date).slice(0, 7)}</span>
      </div>
      <p title={category_with.length > 0 ? say('n_with', { n: category_with.join(', ') }) : title}>
        {user_added && <span className="tag">{say('n_added_by_you')}</span>}{' '}
        {user_added && editable && (
          <button
            type="button"
            className="inline"
            aria-label={`${say('remove')} ${number}`}
            onClick={() => onRemove(number)}
          >
            ✕
          </button>
        )}{' '}
        {title}
      </p>
    </th>
  );
}

const ChartCell = memo(function ChartCell({
  cell,
  feature,
  number,
  tab,
  shown,
  onOpen,
}: {
  cell: Cell | undefined;
  feature: string;
  number: string;
  tab: boolean;
  shown: boolean;
  onOpen(at: Place): void;
}) {
  const { say } = useWords();
  if (!cell) return <td />;
  const { verdict, score, quote, edited } = cell;
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
        <span className="hidden">{say('n_cell', { f: feature, n: number, v: say(`verdict_${verdict}`) })} </span>
        <span className="judged">
          <i aria-hidden="true">{SIGN[verdict]}</i> {score}
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
