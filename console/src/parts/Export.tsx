import { useEffect, useRef, useState } from 'react';
import { operation } from '../api.ts';
import type { Row } from '../pages/Search.tsx';
import { type SearchState, searchBody } from '../pages/search-state.ts';
import { useWords } from '../words/words.tsx';
import { csv, Dialog, download, Problem } from './basics.tsx';

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

/** Reads every row of the search, page by page, and hands them over as a file. */
export function Export({ state, total, onClose }: { state: SearchState; total: number; onClose(): void }) {
  const { say } = useWords();
  const wanted = Math.min(total, WINDOW);
  const [read, setRead] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const run = async (format: 'csv' | 'json') => {
    setBusy(true);
    setError(undefined);
    try {
      const rows: (Row & Record<string, unknown>)[] = [];
      while (rows.length < wanted) {
        const page = await operation(
          '/search/patent/query-search-patent',
          searchBody(state, rows.length, Math.min(AT_ONCE, wanted - rows.length)),
          stop.current.signal,
        );
        if (page.results.length === 0) break;
        rows.push(...page.results);
        setRead(rows.length);
      }
      if (format === 'json')
        download(
          'priora-search.json',
          'application/json',
          JSON.stringify({ query: searchBody(state, 0, rows.length), total, rows }, null, 1),
        );
      else
        download(
          'priora-search.csv',
          'text/csv;charset=utf-8',
          `\uFEFF${csv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])}`,
        );
      onClose();
    } catch (thrown) {
      if (!stop.current.signal.aborted) setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={say('export')} onClose={onClose}>
      <p>{say(state.families ? 'families' : 'publications', { n: wanted })}</p>
      {busy && (
        <>
          <progress value={read} max={wanted} aria-label={say('export')} />
          <p className="soft small">{say('exporting', { n: read, m: wanted })}</p>
        </>
      )}
      {error && <Problem error={error} />}
      <div className="row end">
        <button type="button" disabled={busy} onClick={() => void run('csv')}>
          CSV
        </button>
        <button type="button" disabled={busy} onClick={() => void run('json')}>
          JSON
        </button>
      </div>
    </Dialog>
  );
}
