import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage, operation } from '../../api.ts';
import { Empty } from '../../parts/Empty.tsx';
import { useMe } from '../../parts/Frame.tsx';
import { useHeld, useSearched } from '../../parts/Held.tsx';
import { ASSISTANTS, KINDS, taskAt } from '../../parts/places.ts';
import type { Word } from '../../words/en.ts';
import { useWords } from '../../words/words.tsx';
import './start.css';

const EXAMPLES = [
  ['battery', 'ex_0'],
  ['TTL: battery', 'ex_1'],
  ['TACD: (thermal $W5 runaway) AND IPC: H01M*', 'ex_2'],
  ['TACD: "solid electrolyte" AND PBD: [20200101 TO *]', 'ex_3'],
  ['TACD: (membran* AND water) NOT TTL: method', 'ex_4'],
  ['CLMS: (lidar $SEN detector)', 'ex_5'],
  ['TAC: 固态电解质', 'ex_6'],
] as const;
/** How many examples are shown; their room is kept. */
const SHOWN = 6;
/** How many of the latest searches and tasks are offered again. */
const LATEST = 4;

/** Before anything is asked: what is here, what can be done with it, and where one left off. */
export function Start() {
  const { say } = useWords();
  const held = new Map(useHeld().data?.collections.map(({ name, searched }) => [name, searched]));
  const searched = useSearched();
  if (searched.patents === 0)
    return (
      <section className="start">
        <Empty
          title={say('corpus_empty')}
          ways={
            <Link className="button" to="/corpus">
              {say('corpus_fill')}
            </Link>
          }
        >
          {say('corpus_empty_how')}
        </Empty>
        <Places held={held} />
      </section>
    );
  return (
    <section className="start">
      <h2>{say('start_title')}</h2>
      <p className="soft here">
        <Here {...searched} />
      </p>
      <div className="start-columns">
        <Examples />
        <Places held={held} />
        <Latest />
      </div>
    </section>
  );
}

/** How much is searched, and whether some of it is made up. */
function Here({ patents, fictional }: ReturnType<typeof useSearched>) {
  const { say } = useWords();
  const me = useMe();
  if (patents === undefined) return null;
  return (
    <>
      {say('start_here', { n: patents.toLocaleString() })} {fictional && `${say('start_demo')} `}
      {me?.operator && <Link to="/corpus">{say('start_import')}</Link>}
    </>
  );
}

/**
 * Searches with what the corpus that is here has most of: its owner, its class, its latest year. They need no query
 * language to be read, and each finds something wherever the others do not.
 */
function useOwn(): readonly (readonly [string, Word])[] {
  const body = {
    query_text: 'PN: *',
    families: true,
    top: 1,
    axes: ['ASSIGNEE' as const, 'IPC_SUB_CLASS' as const],
  };
  const counts = useQuery({
    queryKey: ['facets', 'own', body],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => manage('POST /counts', { body, signal }),
  });
  const most = (code: string) => counts.data?.axes.find((axis) => axis.code === code)?.buckets[0]?.value;
  const [owner, symbol] = [most('ASSIGNEE'), most('IPC_SUB_CLASS')];
  return [
    ...(owner ? [[`ANCS: "${owner.replaceAll('"', ' ')}"`, 'ex_owner'] as const] : []),
    ...(symbol ? [[`IPC: ${symbol} AND SIMPLE_LEGAL_STATUS: 1`, 'ex_class'] as const] : []),
  ];
}

/** Searches of the corpus that is here, each with what it finds. */
function Examples() {
  const { say } = useWords();
  const examples = [...EXAMPLES, ...useOwn()];
  const counts = useQueries({
    queries: examples.map(([query_text]) => ({
      queryKey: ['count', query_text],
      staleTime: 60_000,
      retry: false,
      queryFn: () =>
        operation('POST /search/patent/query-search-count', { body: { query_text, collapse_type: 'DOCDB' as const } }),
    })),
  });
  // those that find something, once all are known: none comes and goes
  const finding = counts.some(({ isPending }) => isPending)
    ? []
    : examples
        .map(([text, what], n) => [text, what, counts[n]?.data?.total_search_result_count] as const)
        .filter(([, , hits]) => hits !== 0)
        .slice(0, SHOWN);
  return (
    <section className="start-examples">
      <h3>{say('start_examples')}</h3>
      <ul className="kept">
        {finding.map(([text, what, hits]) => (
          <li key={text}>
            <Link to={`/search?q=${encodeURIComponent(text)}`}>
              <code>{text}</code>
            </Link>
            <span className="soft small">{say(what)}</span>
            <b className="hits">{hits?.toLocaleString()}</b>
          </li>
        ))}
      </ul>
      <p className="row small">
        <Link to="/help">{say('help_query')}</Link>
        <Link to="/history">{say('history')}</Link>
        <Link to="/lists">{say('lists')}</Link>
      </p>
    </section>
  );
}

/** What else can be looked through, with how many there are, and what can be worked out. */
function Places({ held }: { held: ReadonlyMap<string, number> }) {
  const { say } = useWords();
  return (
    <nav className="start-places" aria-label={say('work')}>
      <h3>{say('work_flows')}</h3>
      <ul>
        <Place to="/chat" name={say('chat')} text={say('brief_chat')} />
        {ASSISTANTS.map(({ to, name, text }) => (
          <Place key={to} to={to} name={say(name)} text={say(text)} />
        ))}
      </ul>
      <h3>{say('start_kinds')}</h3>
      <ul>
        {KINDS.filter(({ to }) => to !== '/search').map(({ to, name, text, of }) => (
          <Place
            key={to}
            to={to}
            name={say(name)}
            text={say(text)}
            {...(of !== undefined && of !== 'patents' && held.has(of) && { records: held.get(of)! })}
          />
        ))}
      </ul>
    </nav>
  );
}

function Place({ to, name, text, records }: { to: string; name: string; text: string; records?: number }) {
  const { say } = useWords();
  return (
    <li>
      <Link to={to}>{name}</Link>
      {records !== undefined && (
        <span className="soft small"> {records === 0 ? say('start_none') : records.toLocaleString()}</span>
      )}
      <p className="soft small">{text}</p>
    </li>
  );
}

/**
 * The latest searches and tasks of whoever is signed in, and what monitors found meanwhile; nothing where there is
 * none.
 */
function Latest() {
  const { say } = useWords();
  const history = useQuery({ queryKey: ['history'], queryFn: () => manage('GET /history') });
  const tasks = useQuery({
    queryKey: ['tasks', 'latest'],
    queryFn: () => manage('GET /tasks', { query: { limit: LATEST } }),
  });
  const inbox = useQuery({ queryKey: ['inbox'], queryFn: () => manage('GET /inbox', { query: {} }) });
  const searches = (history.data ?? []).slice(0, LATEST);
  const begun = (tasks.data?.tasks ?? []).filter(taskAt);
  const unread = inbox.data?.unread ?? 0;
  if (searches.length + begun.length + unread === 0) return null;
  return (
    <section className="start-latest">
      <h3>{say('start_latest')}</h3>
      <ul>
        {unread > 0 && (
          <li>
            <Link to="/monitors">{say('start_unread', { n: unread })}</Link>
          </li>
        )}
        {begun.map((task) => (
          <li key={task.task_id}>
            <Link to={taskAt(task)!}>{task.title}</Link>
            <span className="soft small">{say(`task_${task.status}`)}</span>
          </li>
        ))}
        {searches.map(({ n, query_text, address, hits }) => (
          <li key={n}>
            <Link to={`/search?${address}`}>
              <code>{query_text}</code>
            </Link>
            <b className="hits">{hits.toLocaleString()}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
