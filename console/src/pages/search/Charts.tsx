import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { manage } from '../../api.ts';
import { Bars } from '../../parts/Bars.tsx';
import { CopyButton, download, Problem, Skeleton } from '../../parts/basics.tsx';
import { type ChartFile, chartCsv } from '../../parts/chart-csv.ts';
import { useWords } from '../../words/words.tsx';
import { expressionOf, FACET_FIELDS, type FacetCode, type SearchState, WITHOUT, YEARS } from '../search-state.ts';
import { type Axis, countedBy, useCounts } from './found.ts';
import { useValueName } from './values.ts';

const SHOWN = [
  ...(['PUBLICATION_YEAR', 'FILING_YEAR', 'ASSIGNEE', 'AUTHORITY', 'IPC_SUB_CLASS', 'CPC_GROUP'] as const),
  ...(['INVENTOR', 'EXPIRY_YEAR', 'FAMILY_SIZE', 'CITED_BY'] as const),
];
const TABLES = [
  ['ASSIGNEE', 'PUBLICATION_YEAR'],
  ['ASSIGNEE', 'IPC_SUB_CLASS'],
] as const;

interface Picks {
  readonly state: SearchState;
  onPick(...filters: readonly string[]): void;
}

/** What was found in bars and tables: all of it, exactly counted. A bar, a cell and what has no value are filters. */
export function Charts({ state, onPick }: Picks) {
  const { say } = useWords();
  const counts = useCounts(state, SHOWN);
  if (counts.error) return <Problem error={counts.error} again={() => void counts.refetch()} />;
  if (!counts.data) return <Skeleton lines={10} />;
  return (
    <>
      <p className="soft small">
        {say(state.families ? 'count_families' : 'count_publications')} {say('click_filter')}
      </p>
      <div className="charts">
        {counts.data.axes
          .filter(({ distinct, without }) => distinct > 0 || without > 0)
          .map((axis) => (
            <AxisChart key={axis.code} axis={axis} state={state} onPick={onPick} />
          ))}
      </div>
      {TABLES.map(([rows, columns]) => (
        <HeatMap key={columns} rows={rows} columns={columns} state={state} onPick={onPick} />
      ))}
    </>
  );
}

function AxisChart({ axis, state, onPick }: Picks & { axis: Axis }) {
  const { say } = useWords();
  const nameOf = useValueName();
  const { code, buckets, without, other, young_from = Number.POSITIVE_INFINITY } = axis;
  const years = YEARS.includes(code);
  return (
    <Bars
      title={say(`f_${code}`)}
      lying={!years}
      bars={buckets
        .filter(({ count }) => years || count > 0)
        .map(({ value, count }) => ({
          name: value,
          label: nameOf(code, value),
          count,
          young: years && Number(value) >= young_from,
        }))}
      onPick={(name) => onPick(`${code}=${name}`)}
      below={
        <>
          {without > 0 && (
            <button type="button" className="quiet small" onClick={() => onPick(`${code}=${WITHOUT}`)}>
              {say(years ? 'chart_undated' : 'chart_without', { n: without })}
            </button>
          )}
          {!years && other > 0 && (
            <p className="soft small">{say('chart_other', { n: other, m: axis.distinct - buckets.length })}</p>
          )}
          <CsvButton
            state={state}
            title={say(`f_${code}`)}
            field={FACET_FIELDS[code]}
            head={['value', 'label', 'count']}
            rows={buckets.map(({ value, count }) => [value, nameOf(code, value), count])}
            without={without}
            {...(!years && { other })}
          />
          <Behind expression={expressionOf(state)} field={FACET_FIELDS[code]} />
        </>
      }
    />
  );
}

/** The query behind a chart: what anybody can ask to get its numbers. */
function Behind({ expression, field }: { expression: string; field: string }) {
  const { say } = useWords();
  return (
    <details className="small behind">
      <summary>{say('chart_behind')}</summary>
      <p>
        <code>{`(${expression}) AND ${field}: …`}</code>
      </p>
      <CopyButton text={`(${expression}) AND ${field}: `} />
    </details>
  );
}

/** A chart's numbers as a file, with the query that they are of. */
function CsvButton({ state, ...chart }: Omit<ChartFile, 'query' | 'unit'> & Pick<Picks, 'state'>) {
  const { say } = useWords();
  const save = () => {
    const unit = say(state.families ? 'count_families' : 'count_publications');
    const file = chartCsv({ ...chart, query: expressionOf(state), unit }, new Date());
    download(`priora-chart-${chart.field.toLowerCase().replaceAll(' ', '-')}.csv`, 'text/csv;charset=utf-8', file);
  };
  return (
    <button
      type="button"
      className="quiet small"
      aria-label={say('chart_csv_of', { title: chart.title })}
      onClick={save}
    >
      {say('chart_csv')}
    </button>
  );
}

const SHADES = 5;

/** How many have both: owners by years, owners by classes. */
function HeatMap({ rows, columns, state, onPick }: Picks & { rows: FacetCode; columns: FacetCode }) {
  const { say } = useWords();
  const nameOf = useValueName();
  const [open, setOpen] = useState(false);
  const body = { ...countedBy(state), rows, columns };
  const table = useQuery({
    queryKey: ['facets', 'table', body],
    enabled: open,
    queryFn: ({ signal }) => manage('POST /counts/table', { body, signal }),
  });
  const title = say('chart_against', { a: say(`f_${rows}`), b: say(`f_${columns}`) });
  const most = Math.max(1, ...(table.data?.rows.flatMap(({ cells }) => cells) ?? []));
  const shade = (count: number) => (count === 0 ? 0 : Math.ceil((Math.log1p(count) / Math.log1p(most)) * (SHADES - 1)));
  return (
    <details className="chart" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {table.error ? (
        <Problem error={table.error} />
      ) : !open ? null : !table.data ? (
        <Skeleton lines={6} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="scroll" tabIndex={0} aria-label={title}>
          <table className="heat">
            <thead>
              <tr>
                <td />
                {table.data.columns.map(({ value }) => (
                  <th key={value} scope="col">
                    {nameOf(columns, value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.data.rows.map(({ value, cells }) => (
                <tr key={value}>
                  <th scope="row" title={value}>
                    {nameOf(rows, value)}
                  </th>
                  {cells.map((count, n) => {
                    const column = table.data.columns[n]!.value;
                    return (
                      <td key={column} className={`h${shade(count)}`}>
                        {count > 0 && (
                          <button
                            type="button"
                            aria-label={`${nameOf(rows, value)}, ${nameOf(columns, column)}: ${count}`}
                            onClick={() => onPick(`${rows}=${value}`, `${columns}=${column}`)}
                          >
                            {count.toLocaleString()}
                          </button>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <CsvButton
            state={state}
            title={title}
            field={`${FACET_FIELDS[rows]} ${FACET_FIELDS[columns]}`}
            head={['', ...table.data.columns.map(({ value }) => nameOf(columns, value))]}
            rows={table.data.rows.map(({ value, cells }) => [nameOf(rows, value), ...cells])}
          />
        </section>
      )}
    </details>
  );
}
