import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../words/words.tsx';
import { Dialog } from './basics.tsx';
import { ASSISTANTS, KINDS } from './places.ts';
import { useSavedSearches } from './saved.ts';

/** Pages beside the kinds of records and the assistants, in the order of the menu. */
const PAGES = [
  ...(['work', 'chat', 'lists', 'history', 'dashboard', 'monitors', 'tasks', 'corpus'] as const),
  ...(['keys', 'usage', 'account', 'help'] as const),
];

/** Goes anywhere by a few letters: pages, saved searches, publication numbers, searches. */
export function Palette({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const places = [
    ...KINDS.map(({ to, name }) => ({ to, name: say(name) })),
    ...ASSISTANTS.map(({ to, name }) => ({ to, name: say(name) })),
    ...PAGES.map((page) => ({ to: `/${page}`, name: say(page) })),
    { to: '/sources', name: say('s_title') },
  ];
  const { searches } = useSavedSearches();
  const kept = (searches.data ?? []).map(({ name, address }) => ({
    name: `${say('search')}: ${name}`,
    to: `/search?${address}`,
  }));
  const typed = text.trim();
  const matching = [...places, ...kept].filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  const number = /^[A-Za-z]{2}[\s\d/.-]{4,}[A-Za-z]?\d?$/.test(typed)
    ? [
        {
          name: `${say('open')} ${typed.toUpperCase()}`,
          to: `/patents/${encodeURIComponent(typed.replace(/\s/g, '').toUpperCase())}`,
        },
      ]
    : [];
  const search = typed ? [{ name: `${say('search')}: ${typed}`, to: `/search?q=${encodeURIComponent(typed)}` }] : [];
  const choices = [...number, ...matching, ...search];
  const go = (to: string | undefined) => {
    if (!to) return;
    onClose();
    navigate(to);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(choices[at]?.to);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={say('palette')} onClose={onClose}>
      <input
        value={text}
        role="combobox"
        aria-label={say('palette')}
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-activedescendant={choices.length > 0 ? `${list}-${at}` : undefined}
        onKeyDown={pressed}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <div id={list} className="choices" role="listbox" aria-label={say('palette')}>
        {choices.map(({ name, to }, n) => (
          <button
            key={to + name}
            id={`${list}-${n}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            // what is chosen with the arrows is seen, however long the list
            ref={n === at ? (chosen) => chosen?.scrollIntoView({ block: 'nearest' }) : undefined}
            className={n === at ? 'quiet at' : 'quiet'}
            onClick={() => go(to)}
          >
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
