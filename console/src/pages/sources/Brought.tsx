import type { Declared } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import type { SyncPage } from './sources.ts';

/** Sources that nobody can follow: why, and how their files are brought. */
export function Brought({ of, declared }: { of: SyncPage['brought']; declared: Declared }) {
  const { say } = useWords();
  return (
    <section aria-label={say('s_brought')}>
      <h2>{say('s_brought')}</h2>
      <p className="soft measure">{say('s_brought_text')}</p>
      <dl className="brought">
        {of.map(({ title, documentation, why, how, sources }) => (
          <div key={title}>
            <dt>
              <a href={documentation} rel="noreferrer" target="_blank">
                {declared(title)}
              </a>{' '}
              <small className="soft">{say('s_read_by', { sources: sources.join(', ') })}</small>
            </dt>
            <dd>
              {declared(why)} {declared(how)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
