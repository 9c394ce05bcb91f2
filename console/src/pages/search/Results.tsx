import { Pager } from '../../parts/Pager.tsx';
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
  return (
    <>
      <ol className="results" id="results" tabIndex={-1}>
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
      <Pager
        from={state.from}
        shown={found.rows.length}
        size={state.rows}
        total={found.total}
        onFrom={(from) => go({ from })}
      />
    </>
  );
}
