import { type ReactNode, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import { type Go, PAGES, type SearchState, type Sort, sortKey } from '../search-state.ts';
import { COLUMNS } from './columns.ts';

/** Orders that are offered; a head of the table offers each of its dates and counts, either way. */
const SORTS = ['score', 'new', 'old', 'filed-desc', 'expires-asc', 'cited_by-desc', 'family-desc'] as const;

/** How the results are grouped, sorted and shown; what is done with them follows. */
export function Settings({
  state,
  go,
  first,
  children,
}: {
  state: SearchState;
  go: Go;
  /** What stands before them on a telephone, where they are behind a button. */
  first: ReactNode;
  children: ReactNode;
}) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const other = SORTS.some((each) => each === state.sort) ? undefined : sortKey(state.sort);
  return (
    <div className={open ? 'row small settings open' : 'row small settings'}>
      {first}
      <button type="button" className="plain narrow-only" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('settings')}
      </button>
      <select
        aria-label={say('grouping')}
        value={state.families ? 'f' : 'n'}
        onChange={(event) => go({ families: event.target.value === 'f' })}
      >
        <option value="f">{say('group_family')}</option>
        <option value="n">{say('group_none')}</option>
      </select>
      <select
        aria-label={say('sort')}
        value={state.sort}
        onChange={(event) => go({ sort: event.target.value as Sort })}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {say(`sort_${each}`)}
          </option>
        ))}
        {other && (
          <option value={state.sort}>
            {say(COLUMNS[other.by].head)} {other.order === 'desc' ? '↓' : '↑'}
          </option>
        )}
      </select>
      <button
        type="button"
        className="plain"
        aria-pressed={state.stem}
        title={say('stem')}
        onClick={() => go({ stem: !state.stem })}
      >
        {say('stem_short')}
      </button>
      <select
        aria-label={say('rows')}
        value={state.rows}
        onChange={(event) => go({ rows: Number(event.target.value) })}
      >
        {PAGES.map((each) => (
          <option key={each} value={each}>
            {say('rows_n', { n: each })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="plain"
        aria-pressed={state.dense}
        title={say('dense')}
        onClick={() => go({ dense: !state.dense, from: state.from })}
      >
        {say('dense_short')}
      </button>
      <button
        type="button"
        className="plain"
        aria-pressed={state.preview}
        title={say('preview_text')}
        onClick={() => go({ preview: !state.preview, from: state.from })}
      >
        {say('preview')}
      </button>
      {children}
    </div>
  );
}
