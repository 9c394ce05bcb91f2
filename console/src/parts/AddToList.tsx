import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useWorklists } from '../pages/lists/lists.ts';
import { useWords } from '../words/words.tsx';
import { Dialog, Problem, Skeleton } from './basics.tsx';

/** A way to put documents into a worklist, wherever they stand. */
export function AddToList({ numbers, className = 'plain' }: { numbers: readonly string[]; className?: string }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} disabled={numbers.length === 0} onClick={() => setOpen(true)}>
        {say('list_add')}
      </button>
      {open && <Choose numbers={numbers} onClose={() => setOpen(false)} />}
    </>
  );
}

function Choose({ numbers, onClose }: { numbers: readonly string[]; onClose(): void }) {
  const { say } = useWords();
  const { create, add } = useWorklists();
  const run = useMutation({
    mutationFn: async (to: ChosenList) => {
      const id = to.id ?? (await create(to.name)).id;
      return { ...(await add(id, numbers)), id, name: to.name };
    },
  });
  return (
    <Dialog title={say('list_add_n', { n: numbers.length })} onClose={onClose}>
      {run.data ? (
        <>
          <p role="status">{say('list_added', { n: run.data.added, name: run.data.name })}</p>
          {run.data.there > 0 && <p className="soft small">{say('list_there', { n: run.data.there })}</p>}
          <div className="row end">
            <Link className="button" to={`/lists/${run.data.id}`} onClick={onClose}>
              {say('list_open')}
            </Link>
          </div>
        </>
      ) : (
        <ListChoice pending={run.isPending} error={run.error} onChoose={run.mutate} />
      )}
    </Dialog>
  );
}

/** A list by its id, or one that is to be made under a name. */
export interface ChosenList {
  readonly id?: string;
  readonly name: string;
}

/** The lists that one sees, to choose one, and a name for another. */
export function ListChoice({
  pending,
  error,
  onChoose,
}: {
  pending: boolean;
  error: Error | null;
  onChoose(list: ChosenList): void;
}) {
  const { say } = useWords();
  const { lists } = useWorklists();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) onChoose({ name });
  };
  return (
    <>
      {lists.error ? (
        <Problem error={lists.error} />
      ) : !lists.data ? (
        <Skeleton lines={3} />
      ) : (
        <ul className="choices">
          {lists.data.lists.map(({ id, name, size, shared }) => (
            <li key={id}>
              <button type="button" className="quiet" disabled={pending} onClick={() => onChoose({ id, name })}>
                {name} <small className="soft">{say('list_size', { n: size })}</small>
                {shared && <span className="tag">{say('w_shared')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit}>
        <label htmlFor="list-name">{say('list_new')}</label>
        <div className="row">
          <input id="list-name" name="name" maxLength={200} required />
          <button type="submit" disabled={pending}>
            {say('list_create')}
          </button>
        </div>
      </form>
      {error && <Problem error={error} />}
    </>
  );
}
