import { Empty } from '../../parts/Empty.tsx';
import { useWords } from '../../words/words.tsx';
import type { Go, SearchState } from '../search-state.ts';

/** Ways on where a search finds nothing. */
export function Nothing({ state, go }: { state: SearchState; go: Go }) {
  const { say } = useWords();
  const clear = () => go({ filters: [] });
  return (
    <Empty
      title={say('nothing_found')}
      ways={
        <>
          <button type="button" className="plain" onClick={() => go({ view: 'explain' })}>
            {say('nothing_explain')}
          </button>
          {!state.stem && (
            <button type="button" className="plain" onClick={() => go({ stem: true })}>
              {say('nothing_forms')}
            </button>
          )}
          {state.filters.length > 0 && (
            <button type="button" className="plain" onClick={clear}>
              {say('nothing_clear')}
            </button>
          )}
        </>
      }
    >
      {say('nothing_hint')}
    </Empty>
  );
}
