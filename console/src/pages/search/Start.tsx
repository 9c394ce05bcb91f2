import { Link } from 'react-router';
import { useWords } from '../../words/words.tsx';

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
