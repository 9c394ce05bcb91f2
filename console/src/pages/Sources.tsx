import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { manage } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { useMe } from '../parts/Frame.tsx';
import { useWords } from '../words/words.tsx';
import { Brought } from './sources/Brought.tsx';
import { Source } from './sources/Source.tsx';
import { type SyncPage, useDeclared } from './sources/sources.ts';
import './sources/sources.css';

/** `/sources`: which sources follow their publishers, how fresh they are, and what their runs brought. */
export default function Sources() {
  const { say } = useWords();
  const operator = useMe()?.operator === true;
  const sync = useQuery({
    queryKey: ['sync'],
    queryFn: () => manage('GET /sync'),
    enabled: operator,
    refetchInterval: ({ state }) => (state.data?.sources.some((source) => source.state === 'running') ? 1000 : 30_000),
  });
  useEffect(() => {
    document.title = `${say('s_title')} · Priora`;
  }, [say]);
  return (
    <div className="page sources">
      <h1>{say('s_title')}</h1>
      <p className="soft measure">{say('s_text')}</p>
      {!operator ? (
        <p>{say('s_operator')}</p>
      ) : sync.error ? (
        <Problem error={sync.error} again={() => void sync.refetch()} />
      ) : !sync.data ? (
        <Skeleton lines={12} />
      ) : (
        <All of={sync.data} />
      )}
    </div>
  );
}

function All({ of: { offline, contact, quiet_hours, sources, brought } }: { of: SyncPage }) {
  const { say } = useWords();
  const declared = useDeclared();
  const groups = [
    ['s_on', sources.filter(({ on }) => on)],
    ['s_off', sources.filter(({ on }) => !on)],
  ] as const;
  return (
    <>
      {offline && <p className="warning">◐ {say('s_offline')}</p>}
      {contact === undefined ? (
        <p className="warning">◐ {say('s_no_contact')}</p>
      ) : (
        <p className="small soft">{say('s_contact', { contact })}</p>
      )}
      {quiet_hours !== undefined && <p className="small soft">{say('s_quiet', { hours: quiet_hours })}</p>}
      {groups.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title} aria-label={say(title)}>
              <h2>
                {say(title)} <span className="soft small">{some.length}</span>
              </h2>
              <ul className="jobs">
                {some.map((source) => (
                  <Source key={source.name} of={source} declared={declared} ready={contact !== undefined} />
                ))}
              </ul>
            </section>
          ),
      )}
      <Brought of={brought} declared={declared} />
    </>
  );
}
