import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { flowPages } from './flows/pages.ts';

/** Records that can be looked through, each with its page. */
const DOMAINS = [
  ['/search', 'search'],
  ['/papers', 'papers'],
  ['/drugs', 'drugs'],
  ['/compounds', 'compounds'],
  ['/sequences', 'sequences'],
  ['/companies', 'companies'],
  ['/marks', 'marks'],
  ['/classes', 'class_browser'],
  ['/similar', 'similar'],
] as const;

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
        {DOMAINS.map(([to, name]) => (
          <Entry key={to} to={to} name={say(name)}>
            {say(`work_${name}`)}
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
