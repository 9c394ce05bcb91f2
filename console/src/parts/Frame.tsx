import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { manage, rememberToken, type Session } from '../api.ts';
import { SignIn } from '../pages/SignIn.tsx';
import { useWords } from '../words/words.tsx';
import { Problem, Skeleton } from './basics.tsx';
import { Palette } from './Palette.tsx';

const THEME = 'priora.theme';

export function applyTheme(theme = localStorage.getItem(THEME)): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

export const typing = (event: KeyboardEvent) =>
  event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);

export const useSession = () =>
  useQuery({
    queryKey: ['session'],
    queryFn: async (): Promise<Session> => {
      const session = await manage('GET /session');
      rememberToken(session.signed_in ? session.csrf : undefined);
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who is signed in. */
export const useMe = () => {
  const { data } = useSession();
  return data?.signed_in ? data.user : undefined;
};

/** The head of every page, and the door before them. */
export function Frame() {
  const { say } = useWords();
  const session = useSession();
  const [palette, setPalette] = useState(false);
  useKeys(() => setPalette(true));
  useFocusOnPage();
  const signedIn = session.data?.signed_in;
  return (
    <>
      <a className="skip" href="#content">
        {say('skip')}
      </a>
      <Head onPalette={() => setPalette(true)} />
      <main id="content" tabIndex={-1}>
        {session.isPending ? (
          <div className="page">
            <Skeleton lines={6} />
          </div>
        ) : session.error ? (
          <div className="page">
            <Problem error={session.error} again={() => void session.refetch()} />
          </div>
        ) : signedIn ? (
          <Outlet />
        ) : (
          <SignIn anyUser={session.data?.any_user ?? true} provider={session.data?.provider} />
        )}
      </main>
      {palette && <Palette onClose={() => setPalette(false)} />}
    </>
  );
}

/**
 * Whoever follows a link that is gone with its page goes on from the beginning of the next one, not from that of the
 * browser.
 */
function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    // what a page focuses by itself it does before the next picture
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** Keys that every page has: the palette, help, and the box for expressions. */
function useKeys(onPalette: () => void): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
      } else if (typing(event) || event.metaKey || event.ctrlKey || event.altKey) return;
      else if (event.key === '?') navigate('/help');
      else if (event.key === '/' && pathname !== '/search') {
        event.preventDefault();
        navigate('/search');
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

const isDark = () =>
  document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;

function flipTheme(): void {
  localStorage.setItem(THEME, isDark() ? 'light' : 'dark');
  applyTheme();
}

/** Pages, in the order of the menu; flows and kinds of records are behind `/work`. */
const PAGES = [
  ['/search', 'search'],
  ['/work', 'work'],
  ['/lists', 'lists'],
  ['/monitors', 'monitors'],
  ['/chat', 'chat'],
  ['/tasks', 'tasks'],
  ['/corpus', 'corpus'],
  ['/keys', 'keys'],
  ['/usage', 'usage'],
  ['/help', 'help'],
] as const;

/** Name, menu and settings; on a telephone one row, with the menu behind a button. */
function Head({ onPalette }: { onPalette(): void }) {
  const { say } = useWords();
  const me = useMe();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className={open ? 'head open' : 'head'}>
      <Link to="/search" className="brand">
        Priora
      </Link>
      <button
        type="button"
        className="plain narrow-only"
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        {say('menu_short')}
      </button>
      <div className="menu" id="menu">
        <nav aria-label={say('menu')}>
          {me &&
            PAGES.map(([to, name]) => (
              <NavLink key={to} to={to}>
                {say(name)}
              </NavLink>
            ))}
        </nav>
        <Settings onPalette={onPalette} />
      </div>
    </header>
  );
}

function Settings({ onPalette }: { onPalette(): void }) {
  const { say, language, change } = useWords();
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const speakOther = async () => {
    await change(language === 'en' ? 'zh' : 'en');
    // titles, owners and members of families are those of the language
    await client.invalidateQueries();
  };
  const signOut = async () => {
    await manage('POST /sign-out');
    client.clear();
    navigate('/sign-in');
  };
  return (
    <div className="row small">
      {me && (
        <button type="button" className="quiet" onClick={onPalette} title={say('k_palette')}>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      <button type="button" className="quiet" onClick={speakOther} lang={language === 'en' ? 'zh' : 'en'}>
        {say('language')}
      </button>
      <button type="button" className="quiet" onClick={flipTheme} aria-label={say('theme')} title={say('theme')}>
        ◐
      </button>
      {me && (
        <>
          <NavLink to="/account">{me.name}</NavLink>
          <button type="button" className="quiet" onClick={signOut}>
            {say('sign_out')}
          </button>
        </>
      )}
    </div>
  );
}
