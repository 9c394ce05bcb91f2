import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { manage, rememberToken } from '../api.ts';
import { Problem } from '../parts/basics.tsx';
import type { Word } from '../words/en.ts';
import { useWords } from '../words/words.tsx';

/** Before anything else: name and password; or, with a one-time link, choosing them. */
export function SignIn({ anyUser, provider }: { anyUser: boolean; provider?: string | undefined }) {
  const { say } = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [token] = useState(() => (pathname === '/welcome' ? hash.slice(1) : ''));
  const [error, setError] = useState<Error>();
  const [busy, setBusy] = useState(false);
  const [valid, setValid] = useState(true);
  /** Whose password is reset; nobody's where somebody joins. */
  const [whose, setWhose] = useState<string>();
  useEffect(() => {
    if (token)
      void manage('POST /invitation', { body: { token } }).then(
        ({ name }) => setWhose(name),
        () => setValid(false),
      );
  }, [token]);
  const joining = token !== '' && valid;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { name: String(form.get('name')), password: String(form.get('password')) };
    setBusy(true);
    setError(undefined);
    try {
      const session = joining
        ? await manage('POST /sign-up', { body: { ...given, token } })
        : await manage('POST /sign-in', { body: given });
      rememberToken(session.csrf);
      client.setQueryData(['session'], session);
      if (['/welcome', '/sign-in', '/'].includes(pathname)) navigate('/search', { replace: true });
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="door">
      <h1>Priora</h1>
      <p className="tagline">{say('tagline')}</p>
      <form onSubmit={submit} className="card">
        <h2>{say(whose ? 'w_new_password_title' : joining ? 'set_password' : 'sign_in')}</h2>
        {provider && !joining && <ByProvider name={provider} problem={pathname === '/sign-in' ? hash.slice(1) : ''} />}
        {token && !valid && <p className="note">{say('link_void')}</p>}
        {whose ? (
          <p className="soft">{say('w_new_password_text')}</p>
        ) : joining ? (
          <p className="soft">{say('welcome_text')}</p>
        ) : (
          !anyUser && !provider && <p className="note">{say('no_user')}</p>
        )}
        <label htmlFor="name">{say('your_name')}</label>
        <input
          id="name"
          name="name"
          autoComplete="username"
          required
          maxLength={64}
          key={whose ?? ''}
          defaultValue={whose ?? (joining ? 'owner' : '')}
          readOnly={whose !== undefined}
        />
        <label htmlFor="password">{say(whose ? 'new_password' : 'password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete={joining ? 'new-password' : 'current-password'}
          required
          minLength={joining ? 10 : 1}
          maxLength={200}
        />
        {joining && <p className="soft small">{say('password_hint')}</p>}
        {error && <Problem error={error} />}
        <button type="submit" disabled={busy}>
          {busy ? say('signing_in') : say(joining ? 'go_on' : 'sign_in')}
        </button>
      </form>
    </div>
  );
}

const PROBLEMS: Readonly<Record<string, Word>> = {
  refused: 'sso_refused',
  expired: 'sso_expired',
  no_group: 'sso_no_group',
  too_many_groups: 'sso_too_many_groups',
  unavailable: 'sso_unavailable',
};

/** The way out to the provider of a company, and what went wrong of the last try. */
function ByProvider({ name, problem }: { name: string; problem: string }) {
  const { say } = useWords();
  const told = PROBLEMS[problem];
  return (
    <>
      {told && (
        <p className="warning" role="alert">
          {say(told)}
        </p>
      )}
      <p>
        <a className="button" href="/manage/single-sign-on">
          {say('sign_in_by', { name })}
        </a>
      </p>
      <p className="soft">{say('or_password')}</p>
    </>
  );
}
