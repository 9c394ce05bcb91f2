import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { manage } from '../api.ts';
import { instant, Problem, Skeleton } from '../parts/basics.tsx';
import { useMe } from '../parts/Frame.tsx';
import { SavedList } from '../parts/Saved.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { Audit } from './account/Audit.tsx';
import { InviteLink, People } from './account/People.tsx';
import './account.css';

export default function Account() {
  const { say, language } = useWords();
  useEffect(() => {
    document.title = `${say('account_title')} · Priora`;
  }, [say]);
  const client = useQueryClient();
  const me = useMe();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => manage('GET /sessions') });
  const end = useMutation({
    mutationFn: (id: string) => manage('DELETE /sessions/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <div className="page">
      <h1>{say('account_title')}</h1>
      <p>
        {me?.name} · {say(me?.role === 'owner' ? 'role_owner' : 'role_member')}
        {me?.operator && ` · ${say('operator')}`}
      </p>
      <h2>{say('saved')}</h2>
      <SavedList />
      <h2>{say('sessions')}</h2>
      {end.error && <Problem error={end.error} />}
      {!sessions.data ? (
        <Skeleton lines={3} />
      ) : (
        <Table label={say('sessions')} of={['w_browser', 'w_since', 'last_seen', { unseen: 'end' }]}>
          <tbody>
            {sessions.data.map(({ id, created_at, last_seen_at, address, agent, present }) => (
              <tr key={id}>
                <th scope="row">
                  {/(Firefox|Edg|Chrome|Safari)/.exec(agent)?.[0]?.replace('Edg', 'Edge') ?? agent.slice(0, 40)}{' '}
                  <small className="soft">{address}</small>
                  {present && <small className="good present">● {say('this_session')}</small>}
                </th>
                <td className="when">{instant(created_at, language)}</td>
                <td className="when">{instant(last_seen_at, language)}</td>
                <td>
                  {!present && (
                    <button type="button" className="plain" onClick={() => end.mutate(id)}>
                      {say('end')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <h2>{say('change_password')}</h2>
      {me?.external ? <p className="soft">{say('external_password')}</p> : <NewPassword />}
      {me?.role === 'owner' && <People />}
      {me?.role === 'owner' && (
        <>
          <h2>{say('everything')}</h2>
          <p className="soft measure">{say('everything_text')}</p>
          <p>
            <a className="button plain-button" href="/manage/account/everything" download>
              {say('everything_take')}
            </a>
          </p>
        </>
      )}
      {me?.operator && <Accounts />}
      {me?.role === 'owner' && <Audit of="account" />}
      {me?.operator && <Audit of="installation" />}
    </div>
  );
}

/**
 * Accounts of the installation, for its operators: that they are there, and making one with a link for its first owner.
 */
function Accounts() {
  const { say, language } = useWords();
  const client = useQueryClient();
  const accounts = useQuery({
    queryKey: ['accounts'],
    queryFn: () => manage('GET /accounts'),
  });
  const make = useMutation({
    mutationFn: (name: string) => manage('POST /accounts', { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    make.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <>
      <h2>{say('accounts')}</h2>
      <p className="soft measure">{say('accounts_text')}</p>
      {accounts.error && <Problem error={accounts.error} />}
      <Table label={say('accounts')} of={['name', 'people', 'w_since']}>
        <tbody>
          {accounts.data?.map(({ id, name, created_at, people }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{say('accounts_people', { n: people })}</td>
              <td className="when">{instant(created_at, language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <form className="narrow" onSubmit={submit}>
        <label htmlFor="account-name">{say('account_name')}</label>
        <input id="account-name" name="name" maxLength={64} required />
        {make.error && <Problem error={make.error} />}
        <button type="submit" className="plain" disabled={make.isPending}>
          {say('account_make')}
        </button>
      </form>
      {make.data && <InviteLink link={`${location.origin}/welcome#${make.data.token}`} />}
    </>
  );
}

function NewPassword() {
  const { say } = useWords();
  const client = useQueryClient();
  const password = useMutation({
    mutationFn: (body: { present: string; next: string }) => manage('POST /password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    password.mutate({ present: String(form.get('present')), next: String(form.get('next')) });
  };
  return (
    <form className="narrow" onSubmit={change}>
      <label htmlFor="present">{say('present_password')}</label>
      <input id="present" name="present" type="password" autoComplete="current-password" required />
      <label htmlFor="next">{say('new_password')}</label>
      <input id="next" name="next" type="password" autoComplete="new-password" minLength={10} required />
      {password.error && <Problem error={password.error} />}
      {password.isSuccess && (
        <p className="good" role="status">
          ● {say('password_changed')}
        </p>
      )}
      <button type="submit" disabled={password.isPending}>
        {say('change_password')}
      </button>
    </form>
  );
}
