import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { KINDS } from '../parts/places.ts';
import { useWords } from '../words/words.tsx';
import { flowPages } from './flows/pages.ts';

/** `/work`: everything that can be begun here: assistants of several stages, and records to look through. */
export default function Work() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('work')} · Priora`;
  }, [say]);
  return (
    <div className="page work">
      <h1>{say('work')}</h1>
      <h2>{say('work_flows')}</h2>
      <ul className="work-list">
        {flowPages.map(({ id, text, title }) => (
          <Entry key={id} to={`/flows/${id}`} name={title(say)}>
            {text(say)}
          </Entry>
        ))}
      </ul>
      <h2>{say('work_domains')}</h2>
      <ul className="work-list">
        {KINDS.map(({ to, name, text }) => (
          <Entry key={to} to={to} name={say(name)}>
            {say(text)}
          </Entry>
        ))}
      </ul>
    </div>
  );
}

function Entry({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p className="soft small">{children}</p>
    </li>
  );
}
