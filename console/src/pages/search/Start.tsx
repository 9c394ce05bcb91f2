import { Link } from 'react-router';
import { Empty } from '../../parts/Empty.tsx';
import { useWords } from '../../words/words.tsx';
import type { Go, SearchState } from '../search-state.ts';

const EXAMPLES = [
  ['TTL: battery', 'ex_1'],
  ['TACD: (thermal $W5 runaway) AND IPC: H01M*', 'ex_2'],
  ['TACD: "solid electrolyte" AND PBD: [20200101 TO *]', 'ex_3'],
  ['TACD: (membran* AND water) NOT TTL: method', 'ex_4'],
  ['CLMS: (lidar $SEN detector)', 'ex_5'],
] as const;

/** Before anything is asked: what could be. */
export function Start() {
  const { say } = useWords();
  return (
    <section className="start">
      <h2>{say('start_title')}</h2>
      <p className="soft">{say('start_text')}</p>
      <ul>
        {EXAMPLES.map(([text, what]) => (
          <li key={text}>
            <Link to={`/search?q=${encodeURIComponent(text)}`}>
              <code>{text}</code>
            </Link>{' '}
            <span className="soft">{say(what)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
