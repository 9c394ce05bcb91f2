import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Managed, manage, type Of } from '../api.ts';
import { CopyButton, Dialog, instant, Problem, Skeleton } from '../parts/basics.tsx';
import { useMe } from '../parts/Frame.tsx';
import { SavedList } from '../parts/Saved.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import './account.css';

export default function Account() {
  const { say, language } = useWords();
  const client = useQueryClient();
  const me = useMe();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => manage('GET /sessions') });
  const end = useMutation({
    mutationFn: (id: string) => manage('DELETE /sessions/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
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
                </th>
                <td className="when">{instant(created_at, language)}</td>
                <td className="when">{instant(last_seen_at, language)}</td>
                <td>
                  {present ? (
                    <span className="good">● {say('this_session')}</span>
                  ) : (
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
      {me?.role === 'owner' && <People />}
      {me?.operator && <Accounts />}
    </div>
  );
}

type Person = Of<Managed<'GET /people'>>;
type Role = Person['role'];

function People() {
  const { say } = useWords();
  const people = useQuery({ queryKey: ['people'], queryFn: () => manage('GET /people') });
  const [link, setLink] = useState<string>();
  const [forgotten, setForgotten] = useState<{ name: string; link: string }>();
  const [leaving, setLeaving] = useState<Person>();
  const invite = useMutation({
    mutationFn: (body: { role: Role }) => manage('POST /invitations', { body }),
    onSuccess: ({ token }) => setLink(`${location.origin}/welcome#${token}`),
  });
  const reset = useMutation({
    mutationFn: ({ id }: Person) => manage('POST /people/:id/reset', { params: { id } }),
    onSuccess: ({ token }, { name }) => setForgotten({ name, link: `${location.origin}/welcome#${token}` }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    invite.mutate({ role: form.get('role') === 'owner' ? 'owner' : 'member' });
  };
  return (
    <>
      <h2>{say('people')}</h2>
      {reset.error && <Problem error={reset.error} />}
      <Table label={say('people')} of={['name', 'role', 'w_since', { unseen: 'remove' }]}>
        <tbody>
          {people.data?.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onReset={() => reset.mutate(person)}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </tbody>
      </Table>
      <form className="narrow" onSubmit={submit}>
        <label htmlFor="role">{say('role')}</label>
        <select id="role" name="role" defaultValue="member">
          <option value="member">{say('role_member')}</option>
          <option value="owner">{say('role_owner')}</option>
        </select>
        {invite.error && <Problem error={invite.error} />}
        <button type="submit" className="plain">
          {say('invite')}
        </button>
      </form>
      {forgotten && (
        <Dialog title={say('w_reset_title', { name: forgotten.name })} onClose={() => setForgotten(undefined)}>
          <p>{say('w_reset_text')}</p>
          <div className="secret">
            <code>{forgotten.link}</code>
            <CopyButton text={forgotten.link} primary />
          </div>
        </Dialog>
      )}
      {leaving && <Removing person={leaving} onClose={() => setLeaving(undefined)} />}
      {link && <InviteLink link={link} />}
    </>
  );
}

function PersonRow({
  person: { name, role, operator, created_at },
  onReset,
  onRemove,
}: {
  person: Person;
  onReset(): void;
  onRemove(): void;
}) {
  const { say, language } = useWords();
  const me = useMe();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {say(`role_${role}`)}
        {operator && ` · ${say('operator')}`}
      </td>
      <td className="when">{instant(created_at, language)}</td>
      <td>
        {name !== me?.name && (!operator || me?.operator) && (
          <div className="row end">
            <button type="button" className="plain" aria-label={say('w_reset_of', { name })} onClick={onReset}>
              {say('w_reset')}
            </button>
            <button type="button" className="plain risk" aria-label={`${say('remove')} ${name}`} onClick={onRemove}>
              {say('remove')}
            </button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** Asks before somebody loses their place in the account. */
function Removing({ person: { id, name }, onClose }: { person: Person; onClose(): void }) {
  const { say } = useWords();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => manage('DELETE /people/:id', { params: { id } }),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['people'] });
    },
  });
  return (
    <Dialog title={say('w_remove_person', { name })} onClose={onClose}>
      <p>{say('w_remove_person_text')}</p>
      {remove.error && <Problem error={remove.error} />}
      <div className="row end">
        <button type="button" className="plain" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="button" className="risk" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {say('remove')}
        </button>
      </div>
    </Dialog>
  );
}

function InviteLink({ link }: { link: string }) {
  const { say } = useWords();
  return (
    <>
      <p>{say('invite_link')}</p>
      <div className="secret">
        <code>{link}</code>
        <CopyButton text={link} primary />
      </div>
    </>
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
