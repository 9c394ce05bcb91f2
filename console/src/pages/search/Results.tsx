import { useWords } from '../../words/words.tsx';
import type { Go, SearchState } from '../search-state.ts';
import type { FoundPage } from './found.ts';
import { type Passages, Result } from './Result.tsx';

/** A page of results, and the way to the next. */
export function Results({
  found,
  passages,
  at,
  lit,
  chosen,
  onChoose,
  state,
  go,
}: {
  found: FoundPage;
  /** By number, as they come. */
  passages: ReadonlyMap<string, Passages>;
  /** The row that the keyboard stands at. */
  at: number;
  /** What the address of a document carries, by its row. */
  lit(n: number): string;
  chosen: readonly string[];
  onChoose(pn: string): void;
  state: SearchState;
  go: Go;
}) {
  const { say } = useWords();
  return (
    <>
      <ol className="results">
        {found.rows.map((row, n) => (
          <Result
            key={row.pn}
            row={row}
            n={n}
            at={n === at}
            lit={lit(n)}
            more={passages.get(row.pn)}
            dense={state.dense}
            chosen={chosen.includes(row.pn)}
            onChoose={onChoose}
          />
        ))}
      </ol>
      <nav className="row between pager" aria-label={say('results')}>
        <button
          type="button"
          className="plain"
          disabled={state.from === 0}
          onClick={() => go({ from: Math.max(0, state.from - state.rows) })}
        >
          {say('previous')}
        </button>
        <span className="soft">
          {say('page', { n: state.from + 1, m: state.from + found.rows.length, k: found.total })}
        </span>
        <button
          type="button"
          className="plain"
          disabled={state.from + state.rows >= found.total}
          onClick={() => go({ from: state.from + state.rows })}
        >
          {say('next')}
        </button>
      </nav>
    </>
  );
}
