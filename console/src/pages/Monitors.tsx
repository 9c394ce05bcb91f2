import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Managed, manage, type Of } from '../api.ts';
import { instant, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { upTo } from '../parts/up-to.ts';
import { type Language, useWords } from '../words/words.tsx';

type Monitor = Of<Managed<'GET /monitors'>['monitors']>;
type Entry = Of<Managed<'GET /inbox'>['entries']>;
type Kind = Of<Managed<'GET /monitors'>['kinds']>;

/** What a kind means, in the language of the page. */
const meaningIn = (language: Language, { meaning, meaning_zh }: Kind): string =>
  language === 'zh' ? meaning_zh : meaning;

/** `/monitors`: what is asked again and again, and the inbox with what it found. `?q=` begins a new one. */
export default function Monitors() {
  const { say } = useWords();
  const client = useQueryClient();
  const kept = useQuery({ queryKey: ['monitors'], queryFn: () => manage('GET /monitors') });
  const inbox = useQuery({ queryKey: ['inbox'], queryFn: () => manage('GET /inbox', { query: {} }) });
  const again = () => {
    void client.invalidateQueries({ queryKey: ['monitors'] });
    void client.invalidateQueries({ queryKey: ['inbox'] });
  };
  const read = useMutation({ mutationFn: () => manage('POST /inbox/read'), onSuccess: again });
  useEffect(() => {
    document.title = `${say('monitors')} · Priora`;
  }, [say]);
  const error = kept.error ?? inbox.error;
  return (
    <div className="page">
      <header className="between">
        <h1>{say('monitors')}</h1>
        {inbox.data && inbox.data.unread > 0 && (
          <button type="button" className="plain" disabled={read.isPending} onClick={() => read.mutate()}>
            {say('inbox_read', { n: inbox.data.unread })}
          </button>
        )}
      </header>
      <p className="soft measure">{say('monitors_text')}</p>
      {error ? (
        <Problem error={error} again={again} />
      ) : !kept.data || !inbox.data ? (
        <Skeleton lines={8} />
      ) : (
        <>
          {(inbox.data.entries.length > 0 || kept.data.monitors.length > 0) && (
            <section aria-label={say('inbox')}>
              <h2>{say('inbox')}</h2>
              {inbox.data.entries.length === 0 ? (
                <p className="soft">{say('inbox_none')}</p>
              ) : (
                <ul className="plainlist">
                  {inbox.data.entries.map((entry) => (
                    <Found key={entry.id} entry={entry} onChange={again} />
                  ))}
                </ul>
              )}
            </section>
          )}
          <NewMonitor kinds={kept.data.kinds} ways={kept.data.ways} onMade={again} />
          {kept.data.monitors.length === 0 ? (
            <Empty title={say('monitors_none')} ways={<Link to="/search">{say('monitors_search')}</Link>}>
              {say('monitors_none_how')}
            </Empty>
          ) : (
            <Table
              label={say('monitors')}
              of={['name', 'query', 'monitor_kinds', 'monitor_next', { unseen: 'task_actions' }]}
            >
              <tbody>
                {kept.data.monitors.map((monitor) => (
                  <Row key={monitor.id} monitor={monitor} onChange={again} />
                ))}
              </tbody>
            </Table>
          )}
        </>
      )}
    </div>
  );
}

/** What one run found: by kind, with the documents. */
function Found({ entry, onChange }: { entry: Entry; onChange(): void }) {
  const { say, language } = useWords();
  const remove = useMutation({
    mutationFn: () => manage('DELETE /inbox/:id', { params: { id: entry.id } }),
    onSuccess: onChange,
  });
  return (
    <li>
      <div className="between">
        <strong>{entry.name}</strong>
        <span className="soft small">{instant(entry.at, language)}</span>
      </div>
      {entry.notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {entry.kinds.map(({ count, records, ...kind }) => (
        <p key={kind.kind}>
          {say('monitor_found', { n: count, kind: meaningIn(language, kind) })}:{' '}
          {records.slice(0, 8).map(({ id, page }) => (
            <span key={id}>{page ? <Link to={page}>{id}</Link> : id} </span>
          ))}
          {count > 8 && entry.subject === 'patents' && (
            <Link to={`/search?q=${encodeURIComponent(`PN: (${records.map(({ id }) => id).join(' OR ')})`)}`}>
              {say('monitor_all', { n: count })}
            </Link>
          )}
        </p>
      ))}
      <button type="button" className="plain small" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {say('delete')}
      </button>
    </li>
  );
}

/** A new monitor, of an expression that a search may have handed over. */
function NewMonitor({
  kinds,
  ways,
  onMade,
}: {
  kinds: readonly Kind[];
  ways: readonly ('mail' | 'webhook')[];
  onMade(): void;
}) {
  const { say, language } = useWords();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>(['new', 'legal']);
  /** Each monitor that was made leaves an empty form. */
  const [made, setMade] = useState(0);
  const make = useMutation({
    mutationFn: (form: FormData) =>
      manage('POST /monitors', {
        body: {
          name: upTo(String(form.get('name')), 50),
          query_text: String(form.get('query')),
          kinds: [...chosen],
          every: String(form.get('every')) as 'day' | 'week' | 'month',
          ...Object.fromEntries(ways.flatMap((way) => (form.get(way) ? [[way, String(form.get(way))]] : []))),
        },
      }),
    onSuccess: () => {
      setParams({});
      setMade((before) => before + 1);
      onMade();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    make.mutate(new FormData(event.currentTarget));
  };
  return (
    <form className="new-monitor" onSubmit={submit} key={`${made} ${params.get('q') ?? ''}`}>
      <h2>{say('monitor_new')}</h2>
      <label htmlFor="monitor-query">{say('query')}</label>
      <input id="monitor-query" name="query" required maxLength={12_000} defaultValue={params.get('q') ?? ''} />
      <label htmlFor="monitor-name">{say('name')}</label>
      <input id="monitor-name" name="name" maxLength={50} />
      <fieldset className="kinds">
        <legend>{say('monitor_kinds')}</legend>
        {kinds.map(({ kind, ...means }) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={() =>
                setChosen((before) =>
                  before.includes(kind) ? before.filter((each) => each !== kind) : [...before, kind],
                )
              }
            />{' '}
            {meaningIn(language, { kind, ...means })}
          </label>
        ))}
      </fieldset>
      {ways.map((way) => (
        <div key={way}>
          <label htmlFor={`monitor-${way}`}>{say(`monitor_${way}`)}</label>
          <input
            id={`monitor-${way}`}
            name={way}
            type={way === 'mail' ? 'email' : 'url'}
            maxLength={way === 'mail' ? 320 : 2_000}
          />
        </div>
      ))}
      <label htmlFor="monitor-every">{say('monitor_every')}</label>
      <div className="row">
        <select id="monitor-every" name="every" defaultValue="week">
          {(['day', 'week', 'month'] as const).map((every) => (
            <option key={every} value={every}>
              {say(`monitor_every_${every}`)}
            </option>
          ))}
        </select>
        <button type="submit" disabled={make.isPending || chosen.length === 0}>
          {say('monitor_make')}
        </button>
      </div>
      {make.error && <Problem error={make.error} />}
    </form>
  );
}

function Row({ monitor, onChange }: { monitor: Monitor; onChange(): void }) {
  const { say, language } = useWords();
  const { id, name, subject, query, kinds, next_run_at, send } = monitor;
  const remove = useMutation({
    mutationFn: () => manage('DELETE /monitors/:id', { params: { id } }),
    onSuccess: onChange,
  });
  return (
    <tr>
      <td>{name}</td>
      <td>
        {subject === 'patents' ? (
          <Link to={`/search?q=${encodeURIComponent(query)}`}>
            <code>{query}</code>
          </Link>
        ) : (
          query
        )}
      </td>
      <td>{kinds.map((kind) => meaningIn(language, kind)).join(', ')}</td>
      <td>
        {next_run_at === undefined ? say('monitor_by_key') : instant(next_run_at, language)}
        {Object.values(send ?? {}).map((to) => (
          <div key={to} className="soft small">
            {to}
          </div>
        ))}
      </td>
      <td className="deeds-of-row">
        <button type="button" className="plain" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {say('delete')}
        </button>
      </td>
    </tr>
  );
}
