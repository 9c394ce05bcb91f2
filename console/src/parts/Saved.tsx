import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { expressionOf, type SearchState } from '../pages/search-state.ts';
import { useWords } from '../words/words.tsx';
import { Dialog, instant, Problem, Skeleton } from './basics.tsx';
import './saved.css';
import { type SavedSearch, useSavedSearches, useSearchCounts } from './saved.ts';

/** Searches kept under a name: keep this one, open or delete another. */
export function Saved({ state, onClose }: { state: SearchState; onClose(): void }) {
  const { say } = useWords();
  const { keep } = useSavedSearches();
  const save = useMutation({
    mutationFn: (form: FormData) =>
      keep(state, String(form.get('name')).trim() || expressionOf(state), form.get('shared') !== null),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog title={say('saved')} onClose={onClose}>
      {state.q && (
        <form onSubmit={submit}>
          <label htmlFor="saved-name">{say('name')}</label>
          <div className="row">
            <input id="saved-name" name="name" defaultValue={state.q} maxLength={200} />
            <button type="submit" disabled={save.isPending}>
              {say('save_search')}
            </button>
          </div>
          <label className="check">
            <input type="checkbox" name="shared" /> {say('w_share')}
          </label>
          <Link to={`/monitors?q=${encodeURIComponent(expressionOf(state))}`} onClick={onClose}>
            {say('monitor_this')}
          </Link>
          {save.error && <Problem error={save.error} />}
        </form>
      )}
      <SavedList onOpen={onClose} />
    </Dialog>
  );
}

/** Saved searches with what is new in them; one's own can be renamed, shared and deleted. */
export function SavedList({ onOpen }: { onOpen?(): void }) {
  const { say } = useWords();
  const { searches } = useSavedSearches();
  const counts = useSearchCounts(searches.data);
  if (searches.error) return <Problem error={searches.error} again={() => void searches.refetch()} />;
  if (!searches.data) return <Skeleton lines={3} />;
  if (searches.data.length === 0) return <p className="soft">{say('w_no_searches')}</p>;
  return (
    <ul className="plainlist saved">
      {searches.data.map((search) => (
        <li key={search.id}>
          <Row search={search} count={counts.data?.[search.id]} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Row(props: {
  search: SavedSearch;
  count: { hits: number; more: number } | undefined;
  onOpen: (() => void) | undefined;
}) {
  const { search, count, onOpen } = props;
  const { id, name, address, own, by, looked_at } = search;
  const { say, language } = useWords();
  const { rename, look } = useSavedSearches();
  const [renaming, setRenaming] = useState(false);
  const change = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('name')).trim();
    change.mutate(
      async () => {
        if (next && next !== name) await rename(id, next);
      },
      { onSuccess: () => setRenaming(false) },
    );
  };
  return (
    <>
      <div className="between">
        {renaming ? (
          <form className="row" onSubmit={submit}>
            <input name="name" defaultValue={name} maxLength={200} aria-label={say('w_name_of', { name })} />
            <button type="submit" className="plain">
              {say('save')}
            </button>
          </form>
        ) : (
          <span>
            <Link
              to={`/search?${address}`}
              title={search.query_text}
              onClick={() => {
                void look(id).catch(() => {});
                onOpen?.();
              }}
            >
              {name}
            </Link>{' '}
            {count && count.more > 0 && <span className="tag fresh">{say('w_new', { n: count.more })}</span>}
          </span>
        )}
        {own && !renaming && (
          <span className="row">
            <button
              type="button"
              className="quiet"
              aria-label={say('w_rename_of', { name })}
              onClick={() => setRenaming(true)}
            >
              {say('w_rename')}
            </button>
            <ShareAndForget of={search} run={change.mutate} />
          </span>
        )}
      </div>
      <small className="soft">
        {[
          count && say('w_finds', { n: count.hits }),
          own ? undefined : say('w_from_person', { name: by ?? '' }),
          looked_at && say('w_looked', { at: instant(looked_at, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {change.error && <Problem error={change.error} />}
    </>
  );
}

/** Whether the account sees a kept search, and its end; both run as changes of whoever shows it. */
export function ShareAndForget({
  of: { id, name, shared },
  run,
}: {
  of: SavedSearch;
  run(change: () => Promise<unknown>): void;
}) {
  const { say } = useWords();
  const { share, forget } = useSavedSearches();
  return (
    <>
      <button type="button" className="quiet" aria-pressed={shared} onClick={() => run(() => share(id, !shared))}>
        {say(shared ? 'w_shared' : 'w_not_shared')} <span className="hidden">{name}</span>
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={`${say('delete')} ${name}`}
        onClick={() => run(() => forget(id))}
      >
        ✕
      </button>
    </>
  );
}
