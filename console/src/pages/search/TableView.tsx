import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { useWords } from '../../words/words.tsx';
import { type Go, isSorted, type SearchState, sortedBy, sortKey } from '../search-state.ts';
import { Columns } from './Columns.tsx';
import { COLUMNS, type ColumnCode, cellOf, type TableRow, useColumns } from './columns.ts';
import type { FoundPage } from './found.ts';
import { statusName } from './status.ts';

const AT_ONCE = 100;
/** Height of a row in px: rows are of one line. */
const HIGH = 33;
/** Rows drawn beyond those in view. */
const BEYOND = 15;

/** The rows in view of a list that scrolls with the page, or in a box of it. */
function useWindow(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [[first, last], set] = useState<readonly [number, number]>([0, 40]);
  useEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / HIGH) - BEYOND);
      set([from, Math.min(count, from + Math.ceil(innerHeight / HIGH) + 2 * BEYOND)]);
    };
    look();
    // of the page, and of the box that the table scrolls in
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [count]);
  return { body, first: Math.min(first, count), last: Math.min(last, count) };
}

/** Results as a table: columns to choose, heads that sort, and rows drawn only where they are seen. */
export function TableView({
  found,
  lit,
  chosen,
  onChoose,
  state,
  go,
}: {
  found: FoundPage;
  lit(n: number): string;
  chosen: readonly string[];
  onChoose(pn: string): void;
  state: SearchState;
  go: Go;
}) {
  const { say } = useWords();
  const { columns, choose } = useColumns();
  const numbers = useMemo(() => found.rows.map(({ pn }) => pn), [found.rows]);
  const rows = useTableRows(numbers);
  const { body, first, last } = useWindow(numbers.length);
  return (
    <>
      <details className="columns small">
        <summary>{say('columns')}</summary>
        <Columns columns={columns} onChoose={choose} />
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="scroll tall" tabIndex={0} aria-label={say('results')}>
        <table className="rows" aria-rowcount={numbers.length + 1}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{say('select_row')}</span>
              </th>
              <th scope="col">{say('col_pn')}</th>
              {columns.map((code) => (
                <Head key={code} code={code} state={state} go={go} />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {first > 0 && <tr style={{ height: first * HIGH }} />}
            {numbers.slice(first, last).map((number, n) => (
              <tr key={number} aria-rowindex={first + n + 2}>
                <td>
                  <input
                    type="checkbox"
                    checked={chosen.includes(number)}
                    aria-label={say('select_row_n', { n: number })}
                    onChange={() => onChoose(number)}
                  />
                </td>
                <th scope="row">
                  <Link to={`/patents/${number}?${lit(first + n)}`}>
                    <code>{number}</code>
                  </Link>
                </th>
                {columns.map((code) => (
                  <Cell key={code} code={code} row={rows.get(number)} title={found.rows[first + n]!.title} />
                ))}
              </tr>
            ))}
            {last < numbers.length && <tr style={{ height: (numbers.length - last) * HIGH }} />}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** The head of a column; one of a date or a count sorts by it. */
function Head({ code, state, go }: { code: ColumnCode; state: SearchState; go: Go }) {
  const { say } = useWords();
  const name = say(COLUMNS[code].head);
  const className = COLUMNS[code].number ? 'n' : '';
  if (!isSorted(code))
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  const key = sortKey(state.sort);
  const order = key?.by !== code ? 'none' : key.order === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button type="button" className="quiet" onClick={() => go({ sort: sortedBy(code, state.sort) })}>
        {name} {{ none: '↕', descending: '↓', ascending: '↑' }[order]}
      </button>
    </th>
  );
}

function Cell({ code, row, title }: { code: ColumnCode; row: TableRow | undefined; title: string }) {
  const { say } = useWords();
  const value = row ? cellOf(code, row, (status) => statusName(say, status)) : code === 'title' ? title : '';
  const text = typeof value === 'number' ? value.toLocaleString() : value;
  return (
    <td className={COLUMNS[code].number ? 'n' : ''} title={text.length > 20 ? text : undefined}>
      {row && (code === 'owner' || code === 'applicant') ? (
        <OwnerLinks names={code === 'owner' ? row.owners : row.applicants} />
      ) : (
        text
      )}
    </td>
  );
}

/** What the columns show, by number, as it comes. */
function useTableRows(numbers: readonly string[]): ReadonlyMap<string, TableRow> {
  const parts = useMemo(() => {
    const all: string[][] = [];
    for (let from = 0; from < numbers.length; from += AT_ONCE) all.push(numbers.slice(from, from + AT_ONCE));
    return all;
  }, [numbers]);
  return useQueries({
    queries: parts.map((some) => ({
      queryKey: ['table', some],
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => manage('POST /table', { body: { numbers: some }, signal }),
    })),
    combine: byNumber,
  });
}

const byNumber = (results: readonly { readonly data?: readonly TableRow[] | undefined }[]) =>
  new Map(results.flatMap(({ data }) => data?.map((each) => [each.number, each] as const) ?? []));
