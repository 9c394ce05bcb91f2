import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Managed, manage, type Of } from '../api.ts';
import { instant, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';
import { setsOf } from './search-state.ts';

type Past = Of<Managed<'GET /history'>>;

/** `/history`: what one has searched, by number; numbers are combined to a new search. */
export default function History() {
  const { say } = useWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const history = useQuery({ queryKey: ['history'], queryFn: () => manage('GET /history') });
  const again = () => client.invalidateQueries({ queryKey: ['history'] });
  const clear = useMutation({ mutationFn: () => manage('DELETE /history'), onSuccess: again });
  useEffect(() => {
    document.title = `${say('history')} · Priora`;
  }, [say]);
  const { data, error } = history;
  return (
    <div className="page">
      <header className="between">
        <h1>{say('history')}</h1>
        {data && data.length > 0 && (
          <button type="button" className="plain" disabled={clear.isPending} onClick={() => clear.mutate()}>
            {say('history_clear')}
          </button>
        )}
      </header>
      <p className="soft measure">{say('history_text')}</p>
      {error ? (
        <Problem error={error} again={() => void history.refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : data.length === 0 ? (
        <Empty
          title={say('history_none')}
          ways={
            <Link className="button" to="/search">
              {say('search')}
            </Link>
          }
        />
      ) : (
        <>
          <Combine chosen={chosen} />
          <Table
            label={say('history')}
            of={[
              { unseen: 'select_row' },
              'history_set',
              'query',
              { number: 'history_hits' },
              'history_when',
              { unseen: 'task_actions' },
            ]}
          >
            <tbody>
              {data.map((past) => (
                <Row
                  key={past.n}
                  past={past}
                  chosen={chosen.includes(past.n)}
                  onChoose={() =>
                    setChosen((before) =>
                      before.includes(past.n) ? before.filter((n) => n !== past.n) : [...before, past.n],
                    )
                  }
                  onChange={again}
                />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </div>
  );
}

/** An expression over the numbers: `#1 AND #3 NOT #2`. */
function Combine({ chosen }: { chosen: readonly number[] }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const joined = (operator: 'AND' | 'OR' | 'NOT') => chosen.map((n) => `#${n}`).join(` ${operator} `);
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) navigate(`/search?q=${encodeURIComponent(setsOf(text.trim()))}`);
  };
  return (
    <form onSubmit={run}>
      <Toolbar label={say('history_combine')}>
        <input
          value={text}
          placeholder="#1 AND #3 NOT #2"
          aria-label={say('history_combine')}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="row small">
          {(['AND', 'OR', 'NOT'] as const).map((operator) => (
            <button
              key={operator}
              type="button"
              className="plain"
              disabled={chosen.length < 2}
              onClick={() => setText(joined(operator))}
            >
              {operator}
            </button>
          ))}
          <button type="submit" disabled={!text.trim()}>
            {say('run')}
          </button>
        </div>
      </Toolbar>
    </form>
  );
}

function Row({
  past,
  chosen,
  onChoose,
  onChange,
}: {
  past: Past;
  chosen: boolean;
  onChoose(): void;
  onChange(): Promise<void>;
}) {
  const { say, language } = useWords();
  const { n, query_text, address, hits, at, families } = past;
  const now = useMutation({
    mutationFn: () => manage('GET /history/:n/again', { params: { n: String(n) } }),
  });
  const remove = useMutation({
    mutationFn: () => manage('DELETE /history/:n', { params: { n: String(n) } }),
    onSuccess: onChange,
  });
  const { hits: found, new_total = 0, new_numbers = [], whole = true } = now.data ?? {};
  return (
    <tr>
      <td>
        <input type="checkbox" checked={chosen} aria-label={say('select_row_n', { n: `#${n}` })} onChange={onChoose} />
      </td>
      <th scope="row">
        <code>#{n}</code>
      </th>
      <td>
        <Link to={`/search?${address}`}>
          <code className="wrapped">{query_text}</code>
        </Link>
        {new_total > 0 && (
          <p className="small" role="status">
            {say('history_new', { n: new_total })}{' '}
            {new_numbers.map((number) => (
              <Link key={number} to={`/patents/${number}?q=${encodeURIComponent(query_text)}`}>
                <code>{number}</code>{' '}
              </Link>
            ))}
            {new_total > new_numbers.length && '…'}
          </p>
        )}
        {!whole && <p className="small soft">{say('history_new_cut')}</p>}
        {(now.error ?? remove.error) && <Problem error={(now.error ?? remove.error)!} />}
      </td>
      <td className="n">
        {hits.toLocaleString()}
        {found !== undefined && (
          <div className="soft small" role="status">
            {found === hits
              ? say('history_same')
              : say('history_now', {
                  n: found,
                  m: `${found > hits ? '+' : '−'}${Math.abs(found - hits).toLocaleString()}`,
                })}
          </div>
        )}
        <div className="soft small">{say(families ? 'history_families' : 'history_publications', { n: hits })}</div>
      </td>
      <td className="when small">{instant(at, language)}</td>
      <td className="deeds-of-row">
        <span className="small">
          <button type="button" className="quiet" disabled={now.isPending} onClick={() => now.mutate()}>
            {say('history_replay')}
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={`${say('delete')} #${n}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            ✕
          </button>
        </span>
      </td>
    </tr>
  );
}
