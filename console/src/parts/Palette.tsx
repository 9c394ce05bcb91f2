import { type KeyboardEvent, useState } from 'react';
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
        aria-label={say('palette')}
        onKeyDown={pressed}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <ul className="choices">
        {choices.map(({ name, to }, n) => (
          <li key={to + name}>
            <button type="button" className={n === at ? 'quiet at' : 'quiet'} onClick={() => go(to)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
