import { useEffect, useLayoutEffect } from 'react';
import { typing } from '../../parts/Frame.tsx';
import type { Go, SearchState } from '../search-state.ts';
import type { Row } from './Result.tsx';

/**
 * j and k move through the results, o opens one, x chooses it, p shows it beside, e explains the search. `at`: the row,
 * -1 before the first.
 */
export function useResultKeys({
  rows,
  at,
  onMove,
  onOpen,
  onChoose,
  state,
  go,
}: {
  rows: readonly Row[];
  at: number;
  onMove(at: number): void;
  onOpen(row: Row): void;
  onChoose(pn: string): void;
  state: SearchState;
  go: Go;
}): void {
  // before the rows are painted: the first key pressed at them is not lost
  useLayoutEffect(() => {
    const asked = state.q.trim() !== '';
    const pressed = (event: KeyboardEvent) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const row = rows[at];
      if (event.key === 'j') onMove(Math.min(at + 1, rows.length - 1));
      else if (event.key === 'k') onMove(Math.max(at - 1, 0));
      else if (event.key === 'o' && row) onOpen(row);
      else if (event.key === 'x' && row) onChoose(row.pn);
      else if (event.key === 'p' && asked) go({ preview: !state.preview, from: state.from });
      else if (event.key === 'e' && asked) go({ view: state.view === 'explain' ? 'results' : 'explain' });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  useEffect(() => {
    if (at >= 0) document.getElementById(`row-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
}
