import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const { say, language, change } = useWords();
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [palette, setPalette] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setPalette(true);
      } else if (typing(event) || event.metaKey || event.ctrlKey || event.altKey) return;
      else if (event.key === '?') navigate('/help');
      else if (event.key === '/' && pathname !== '/search') {
        event.preventDefault();
        navigate('/search');
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [navigate, pathname]);

  const isDark = () =>
    document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
  const flip = () => {
    localStorage.setItem(THEME, isDark() ? 'light' : 'dark');
    applyTheme();
    dispatchEvent(new Event('themechange'));
  };
  const signOut = async () => {
    await manage('POST /sign-out');
    client.clear();
    navigate('/sign-in');
  };
  const signedIn = session.data?.signed_in;
  const pages = [
    ['/search', say('search')],
    ['/lists', say('lists')],
    ['/chat', say('chat')],
    ['/flows/novelty', say('novelty')],
    ['/tasks', say('tasks')],
    ['/corpus', say('corpus')],
    ['/keys', say('keys')],
    ['/usage', say('usage')],
    ['/help', say('help')],
  ] as const;
  return (
    <>
      <a className="skip" href="#content">
        {say('skip')}
      </a>
      <header className="head">
        <Link to="/search" className="brand">
          Priora
        </Link>
        <nav aria-label={say('menu')}>
          {signedIn &&
            pages.map(([to, name]) => (
              <NavLink key={to} to={to}>
                {name}
              </NavLink>
            ))}
        </nav>
        <div className="row small">
          {signedIn && (
            <button type="button" className="quiet" onClick={() => setPalette(true)} title={say('k_palette')}>
              <kbd>Ctrl K</kbd>
            </button>
          )}
          <button
            type="button"
            className="quiet"
            onClick={() => change(language === 'en' ? 'zh' : 'en')}
            lang={language === 'en' ? 'zh' : 'en'}
          >
            {say('language')}
          </button>
          <button type="button" className="quiet" onClick={flip} aria-label={say('theme')} title={say('theme')}>
            ◐
          </button>
          {signedIn && (
            <>
              <NavLink to="/account">{session.data?.user?.name}</NavLink>
              <button type="button" className="quiet" onClick={signOut}>
                {say('sign_out')}
              </button>
            </>
          )}
        </div>
      </header>
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
          <SignIn anyUser={session.data?.any_user ?? true} />
        )}
      </main>
      {palette && <Palette onClose={() => setPalette(false)} />}
    </>
  );
}
