import { startTransition, useEffect, useState } from 'react';
import { Pager } from '../../parts/Pager.tsx';
import type { Go, SearchState } from '../search-state.ts';
import type { FoundPage } from './found.ts';
import { type Passages, Result } from './Result.tsx';

/** Rows that are drawn at once; of five hundred the others follow as many at a time, so that the page stays quick. */
const AT_ONCE = 40;

/** How many of the rows are drawn by now: never fewer than to the one that the keyboard stands at. */
function useDrawn(all: number, at: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn >= all) return;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + AT_ONCE)));
    return () => clearTimeout(later);
  }, [drawn, all]);
  return Math.max(drawn, at + AT_ONCE);
}

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
  const drawn = useDrawn(found.rows.length, at);
  return (
    <>
      <ol className="results" id="results" tabIndex={-1}>
        {found.rows.slice(0, drawn).map((row, n) => (
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
