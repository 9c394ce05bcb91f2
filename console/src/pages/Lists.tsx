import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { listQuery, useWorklists, type Worklist } from './lists/lists.ts';

/** `/lists`: the worklists that one sees, and the tags in them. */
export default function Lists() {
  const { say } = useWords();
  const { lists } = useWorklists();
  useEffect(() => {
    document.title = `${say('lists')} · Priora`;
  }, [say]);
  return (
    <div className="page">
      <h1>{say('lists')}</h1>
      <p className="soft measure">{say('lists_text')}</p>
      <NewList />
      {lists.error ? (
        <Problem error={lists.error} again={() => void lists.refetch()} />
      ) : !lists.data ? (
        <Skeleton lines={6} />
      ) : lists.data.lists.length === 0 ? (
        <Empty title={say('lists_none')}>{say('lists_none_how')}</Empty>
      ) : (
        <>
          <Table
            label={say('lists')}
            of={['name', { number: 'list_documents' }, 'list_whose', { unseen: 'task_actions' }]}
          >
            <tbody>
              {lists.data.lists.map((list) => (
                <Row key={list.id} list={list} />
              ))}
            </tbody>
          </Table>
          {lists.data.tags.length > 0 && (
            <>
              <h2>{say('list_tags')}</h2>
              <p className="row small">
                {lists.data.tags.map(({ tag, count }) => (
                  <Link
                    key={tag}
                    className="tag"
                    to={`/search?q=${encodeURIComponent(`TAG: "${tag.replaceAll('"', ' ')}"`)}`}
                  >
                    {tag} {count}
                  </Link>
                ))}
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}

function NewList() {
  const { say } = useWords();
  const { create } = useWorklists();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: (name: string) => create(name),
    onSuccess: ({ id }) => navigate(`/lists/${id}`),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) make.mutate(name);
  };
  return (
    <form onSubmit={submit} className="row new-list">
      <input name="name" maxLength={200} required aria-label={say('list_new')} placeholder={say('list_new')} />
      <button type="submit" disabled={make.isPending}>
        {say('list_create')}
      </button>
      {make.error && <Problem error={make.error} />}
    </form>
  );
}

function Row({ list: { id, name, size, shared, own, by } }: { list: Worklist }) {
  const { say } = useWords();
  const { change } = useWorklists();
  const share = useMutation({ mutationFn: () => change(id, { shared: !shared }) });
  return (
    <tr>
      <th scope="row">
        <Link to={`/lists/${id}`}>{name}</Link>
      </th>
      <td className="n">{size.toLocaleString()}</td>
      <td>
        {own ? (
          <button type="button" className="quiet" aria-pressed={shared} onClick={() => share.mutate()}>
            {say(shared ? 'w_shared' : 'w_not_shared')} <span className="hidden">{name}</span>
          </button>
        ) : (
          say('w_from_person', { name: by ?? '' })
        )}
      </td>
      <td>
        <span className="row small">
          <Link to={`/search?q=${encodeURIComponent(listQuery(name))}`}>{say('list_search')}</Link>
          <Link to={`/search?q=${encodeURIComponent(listQuery(name))}&view=charts`}>{say('charts')}</Link>
        </span>
      </td>
    </tr>
  );
}
