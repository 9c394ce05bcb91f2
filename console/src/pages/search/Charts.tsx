import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { Bars } from '../../parts/Bars.tsx';
import { CopyButton, Problem, Skeleton } from '../../parts/basics.tsx';
import { shadeOf } from '../../parts/chart-svg.ts';
import { Toolbar } from '../../parts/Toolbar.tsx';
import { useWords } from '../../words/words.tsx';
import {
  type ChartName,
  expressionOf,
  FACET_FIELDS,
  type FacetCode,
  type Go,
  type Pair,
  type SearchState,
  WITHOUT,
  YEARS,
} from '../search-state.ts';
import { ChartTools } from './charts/ChartTools.tsx';
import { Offices } from './charts/Offices.tsx';
import { TopCited } from './charts/TopCited.tsx';
import { TwoSets } from './charts/TwoSets.tsx';
import { type Axis, countedBy, useCounts } from './found.ts';
import { useValueName } from './values.ts';

const SHOWN = [
  ...(['PUBLICATION_YEAR', 'FILING_YEAR', 'ASSIGNEE', 'AUTHORITY', 'IPC_SUB_CLASS', 'CPC_GROUP'] as const),
  ...(['INVENTOR', 'EXPIRY_YEAR', 'FAMILY_SIZE', 'CITED_BY'] as const),
];
/** What is most often asked of two fields. */
const PRESETS: readonly Pair[] = [
  ['ASSIGNEE', 'PUBLICATION_YEAR'],
  ['ASSIGNEE', 'IPC_SUB_CLASS'],
  ['FAMILY_SIZE', 'CITED_BY'],
  ['AUTHORITY', 'FILING_YEAR'],
];

export interface Picks {
  readonly state: SearchState;
  onPick(...filters: readonly string[]): void;
  go: Go;
}

/**
 * What was found in bars, tables and a map: all of it, exactly counted. A bar, a cell, what has no value are filters.
 */
export function Charts(props: Picks) {
  const { state, go } = props;
  const { say } = useWords();
  if (state.only)
    return (
      <>
        <button type="button" className="quiet small" onClick={() => go({ ...ALL_CHARTS })}>
          ← {say('chart_all')}
        </button>
        <OneChart {...props} name={state.only} />
      </>
    );
  return (
    <>
      <p className="soft small">
        {say(state.families ? 'count_families' : 'count_publications')} {say('click_filter')}{' '}
        <Link to="/dashboard">{say('dashboard')}</Link> ·{' '}
        <Link to={`/landscape?q=${encodeURIComponent(expressionOf(state))}${state.stem ? '&stem=1' : ''}`}>
          {say('landscape')}
        </Link>
      </p>
      <Axes {...props} codes={SHOWN} />
      <Offices {...props} />
      <Choose {...props} />
      <HeatMap {...props} />
      <TopCited {...props} />
      <TwoSets {...props} />
    </>
  );
}

const ALL_CHARTS = { view: 'charts', only: undefined } as unknown as Partial<SearchState>;

/** One chart by its name, as the dashboard shows it. */
export function OneChart({ name, ...props }: Picks & { name: ChartName }) {
  if (name === 'pair') return <HeatMap {...props} />;
  if (name === 'offices') return <Offices {...props} />;
  if (name === 'cited') return <TopCited {...props} />;
  if (name === 'sets') return <TwoSets {...props} />;
  return <Axes {...props} codes={[name]} />;
}

function Axes({ state, onPick, go, codes }: Picks & { codes: readonly FacetCode[] }) {
  const counts = useCounts(state, codes);
  if (counts.error) return <Problem error={counts.error} again={() => void counts.refetch()} />;
  if (!counts.data)
    return (
      <div className={codes.length > 1 ? 'charts-waiting' : ''}>
        <Skeleton lines={10} />
      </div>
    );
  return (
    <div className="charts">
      {counts.data.axes
        .filter(({ distinct, without }) => distinct > 0 || without > 0)
        .map((axis) => (
          <AxisChart key={axis.code} axis={axis} state={state} onPick={onPick} go={go} />
        ))}
    </div>
  );
}

/** Any field against any other. */
function Choose({ state: { pair }, go }: Picks) {
  const { say } = useWords();
  const [rows, columns] = pair;
  const codes = Object.keys(FACET_FIELDS) as FacetCode[];
  const select = (
    word: 'chart_rows' | 'chart_columns',
    value: FacetCode,
    other: FacetCode,
    to: (code: FacetCode) => Pair,
  ) => (
    <label className="row">
      {say(word)}
      <select value={value} onChange={(event) => go({ pair: to(event.target.value as FacetCode) })}>
        {codes.map((code) => (
          <option key={code} value={code} disabled={code === other}>
            {say(`f_${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Toolbar>
      {select('chart_rows', rows, columns, (code) => [code, columns])}
      {select('chart_columns', columns, rows, (code) => [rows, code])}
      {PRESETS.map((preset) => (
        <button
          key={preset.join()}
          type="button"
          className="quiet small"
          aria-pressed={preset.join() === pair.join()}
          onClick={() => go({ pair: preset })}
        >
          {say('chart_against', { a: say(`f_${preset[0]}`), b: say(`f_${preset[1]}`) })}
        </button>
      ))}
    </Toolbar>
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
          <ChartTools
            state={state}
            name={code}
            file={{
              title: say(`f_${code}`),
              field: FACET_FIELDS[code],
              head: ['value', 'label', 'count'],
              rows: buckets.map(({ value, count }) => [value, nameOf(code, value), count]),
              without,
              ...(!years && { other }),
            }}
            drawn={{
              kind: years ? 'columns' : 'rows',
              bars: buckets.map(({ value, count }) => ({ label: nameOf(code, value), count })),
            }}
          />
          <Behind expression={expressionOf(state)} fields={[FACET_FIELDS[code]]} />
        </>
      }
    />
  );
}

/** The query behind a chart: what anybody can ask to get its numbers. */
function Behind({ expression, fields }: { expression: string; fields: readonly string[] }) {
  const { say } = useWords();
  const asked = (value: string) => [`(${expression})`, ...fields.map((field) => `${field}: ${value}`)].join(' AND ');
  return (
    <details className="small behind">
      <summary>{say('chart_behind')}</summary>
      <p>
        <code>{asked('…')}</code>
      </p>
      <CopyButton text={asked('')} />
    </details>
  );
}

/** How many have both: owners by years, owners by classes, any field by any other. */
function HeatMap({ state, onPick }: Picks) {
  const { say } = useWords();
  const nameOf = useValueName();
  const [rows, columns] = state.pair;
  const body = { ...countedBy(state), rows, columns };
  const table = useQuery({
    queryKey: ['facets', 'table', body],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => manage('POST /counts/table', { body, signal }),
  });
  const title = say('chart_against', { a: say(`f_${rows}`), b: say(`f_${columns}`) });
  const most = Math.max(1, ...(table.data?.rows.flatMap(({ cells }) => cells) ?? []));
  const heads = table.data?.columns.map(({ value }) => nameOf(columns, value)) ?? [];
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {table.error ? (
        <Problem error={table.error} />
      ) : !table.data ? (
        <Skeleton lines={6} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="scroll" tabIndex={0} aria-label={title}>
          <table className="heat">
            <thead>
              <tr>
                <td />
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
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
                  {cells.map((count, n) => (
                    <td key={heads[n]} className={`h${shadeOf(count, most)}`}>
                      {count > 0 && (
                        <button
                          type="button"
                          aria-label={`${nameOf(rows, value)}, ${heads[n]}: ${count}`}
                          onClick={() => onPick(`${rows}=${value}`, `${columns}=${table.data.columns[n]!.value}`)}
                        >
                          {count.toLocaleString()}
                        </button>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <ChartTools
            state={state}
            name="pair"
            file={{
              ...{ title, field: `${FACET_FIELDS[rows]} ${FACET_FIELDS[columns]}`, head: ['', ...heads] },
              rows: table.data.rows.map(({ value, cells }) => [nameOf(rows, value), ...cells]),
            }}
            drawn={{
              ...{ kind: 'table', columns: heads },
              rows: table.data.rows.map(({ value, cells }) => ({ label: nameOf(rows, value), cells })),
            }}
          />
          <Behind expression={expressionOf(state)} fields={[FACET_FIELDS[rows], FACET_FIELDS[columns]]} />
        </section>
      )}
    </figure>
  );
}
