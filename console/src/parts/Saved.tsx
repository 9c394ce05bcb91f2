import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf, type SearchState } from '../pages/search-state.ts';
import { useWords } from '../words/words.tsx';
import { Dialog } from './basics.tsx';
import { forgetSearch, savedSearches, saveSearch } from './saved.ts';

/** Searches kept under a name: keep this one, open or delete another. */
export function Saved({ state, onClose }: { state: SearchState; onClose(): void }) {
  const { say } = useWords();
  const [list, setList] = useState(savedSearches);
  return (
    <Dialog title={say('saved')} onClose={onClose}>
      {state.q && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saveSearch({
              name: String(new FormData(event.currentTarget).get('name')).trim() || state.q,
              address: addressOf({ ...state, from: 0 }),
            });
            setList(savedSearches());
          }}
        >
          <label htmlFor="saved-name">{say('name')}</label>
          <div className="row">
            <input id="saved-name" name="name" defaultValue={state.q} maxLength={200} />
            <button type="submit">{say('save_search')}</button>
          </div>
        </form>
      )}
      <ul className="choices">
        {list.map(({ name, address }) => (
          <li key={name} className="between">
            <Link to={`/search?${address}`} onClick={onClose}>
              {name}
            </Link>
            <button
              type="button"
              className="quiet"
              aria-label={`${say('delete')} ${name}`}
              onClick={() => {
                forgetSearch(name);
                setList(savedSearches());
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
