import { useEffect, useRef, useState } from 'react';
import { csv } from '../../../client/src/index.ts';
import { operation } from '../api.ts';
import type { Row } from '../pages/search/Result.tsx';
import { type SearchState, searchBody } from '../pages/search-state.ts';
import { useWords } from '../words/words.tsx';
import { Dialog, download, Problem } from './basics.tsx';
import type { Cell } from './xlsx.ts';

const AT_ONCE = 1000;
/** What the search operation lets be read of one search. */
const WINDOW = 20_000;
const COLUMNS = [
  'pn',
  'title',
  'pbdt',
  'apno',
  'apdt',
  'original_assignee',
  'current_assignee',
  'inventor',
  'authority',
] as const;
/** Characters. */
const WIDTHS = [18, 60, 12, 20, 12, 36, 36, 36, 10];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Full = Row & Readonly<Record<string, unknown>>;
type Format = 'xlsx' | 'csv' | 'json';

/** Reads every row of the search, page by page, and hands them over as a file. Closing stops it. */
export function Export({ state, total, onClose }: { state: SearchState; total: number; onClose(): void }) {
  const { say } = useWords();
  const wanted = Math.min(total, WINDOW);
  const [done, setDone] = useState<{ step: 'reading' | 'packing'; rows: number }>();
  const [error, setError] = useState<Error>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function rowsOf(signal: AbortSignal): Promise<Full[]> {
    const rows: Full[] = [];
    while (rows.length < wanted) {
      const limit = Math.min(AT_ONCE, wanted - rows.length);
      const page = await operation('POST /search/patent/query-search-patent', {
        body: searchBody(state, rows.length, limit),
        signal,
      });
      if (page.results.length === 0) break;
      rows.push(...page.results);
      setDone({ step: 'reading', rows: rows.length });
    }
    return rows;
  }

  async function fileOf(format: Format, rows: readonly Full[], signal: AbortSignal) {
    const asOf = new Date().toISOString();
    if (format === 'json')
      return {
        type: 'application/json',
        content: JSON.stringify({ query: searchBody(state, 0, rows.length), as_of: asOf, total, rows }, null, 1),
      };
    if (format === 'csv')
      return {
        type: 'text/csv;charset=utf-8',
        content: `\uFEFF${csv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])}`,
      };
    const { workbook } = await import('./xlsx.ts');
    const day = (value: unknown): Cell => (typeof value === 'number' && value > 0 ? { day: value } : undefined);
    const cells = rows.map((row) =>
      COLUMNS.map(
        (column): Cell =>
          column === 'pn'
            ? { text: row.pn, link: `${location.origin}/patents/${row.pn}` }
            : column === 'pbdt' || column === 'apdt'
              ? day(row[column])
              : String(row[column] ?? ''),
      ),
    );
    const sheet = { name: 'Priora', head: COLUMNS.map((column) => say(`col_${column}`)), widths: WIDTHS };
    const told = (n: number) => setDone({ step: 'packing', rows: n });
    return { type: XLSX, content: await workbook(sheet, cells, { signal, told }) };
  }

  async function run(format: Format) {
    const control = new AbortController();
    stop.current = control;
    setDone({ step: 'reading', rows: 0 });
    setError(undefined);
    try {
      const { type, content } = await fileOf(format, await rowsOf(control.signal), control.signal);
      download(`priora-search.${format}`, type, content);
      onClose();
    } catch (thrown) {
      if (!control.signal.aborted) setError(thrown as Error);
    } finally {
      setDone(undefined);
    }
  }

  return (
    <Dialog title={say('export')} onClose={onClose}>
      <p>
        <strong>{say(state.families ? 'families' : 'publications', { n: wanted })}</strong>
      </p>
      <p className="soft small">
        {say('export_what', { n: wanted })} {total > WINDOW && say('export_cut', { n: WINDOW })}
      </p>
      {done && (
        <>
          <progress value={done.rows} max={wanted} aria-label={say('export')} />
          <p className="soft small" role="status">
            {say(done.step === 'reading' ? 'exporting' : 'export_packing', { n: done.rows, m: wanted })}
          </p>
        </>
      )}
      {error && <Problem error={error} />}
      <div className="row end">
        {done ? (
          <button type="button" className="plain" onClick={() => stop.current.abort()}>
            {say('chat_stop')}
          </button>
        ) : (
          (['xlsx', 'csv', 'json'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className={format === 'xlsx' ? '' : 'plain'}
              onClick={() => void run(format)}
            >
              {format === 'xlsx' ? say('export_xlsx') : format.toUpperCase()}
            </button>
          ))
        )}
      </div>
    </Dialog>
  );
}
