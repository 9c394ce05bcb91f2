import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Managed, manage, type Of, type ToManage } from '../../api.ts';
import { CopyButton, Dialog, DialogEnd, instant, Problem } from '../../parts/basics.tsx';
import { useMe } from '../../parts/Frame.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';

type Person = Of<Managed<'GET /people'>>;
type Wanted = ToManage<'POST /invitations'> & { readonly days: number };

/** Who is in the account, and who is invited to it. */
export function People() {
  const { say } = useWords();
  const client = useQueryClient();
  const people = useQuery({ queryKey: ['people'], queryFn: () => manage('GET /people') });
  const [link, setLink] = useState<{ address: string; days: number }>();
  const [forgotten, setForgotten] = useState<{ name: string; link: string }>();
  const [leaving, setLeaving] = useState<Person>();
  const invite = useMutation({
    mutationFn: (body: Wanted) => manage('POST /invitations', { body }),
    onSuccess: async ({ token }, { days }) => {
      setLink({ address: `${location.origin}/welcome#${token}`, days });
      await client.invalidateQueries({ queryKey: ['invitations'] });
    },
  });
  const reset = useMutation({
    mutationFn: ({ id }: Person) => manage('POST /people/:id/reset', { params: { id } }),
    onSuccess: ({ token }, { name }) => setForgotten({ name, link: `${location.origin}/welcome#${token}` }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    invite.mutate({
      role: form.get('role') === 'owner' ? 'owner' : 'member',
      name: String(form.get('for')),
      days: Number(form.get('days')),
    });
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
      <Invitations onRevoked={() => setLink(undefined)} />
      <h3>{say('invite')}</h3>
      <form className="fields" onSubmit={submit}>
        <div>
          <label htmlFor="invite-for">{say('inv_for')}</label>
          <input id="invite-for" name="for" maxLength={64} />
        </div>
        <div>
          <label htmlFor="role">{say('role')}</label>
          <select id="role" name="role" defaultValue="member">
            <option value="member">{say('role_member')}</option>
            <option value="owner">{say('role_owner')}</option>
          </select>
        </div>
        <div>
          <label htmlFor="invite-days">{say('expiry')}</label>
          <select id="invite-days" name="days" defaultValue="7">
            {[1, 7, 30].map((n) => (
              <option key={n} value={n}>
                {say('in_days', { n })}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="plain">
          {say('invite')}
        </button>
        {invite.error && <Problem error={invite.error} />}
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
      {link && <InviteLink link={link.address} days={link.days} />}
    </>
  );
}

/** Invitations that nobody has used yet, and the way to make them void. */
function Invitations({ onRevoked }: { onRevoked(): void }) {
  const { say, language } = useWords();
  const client = useQueryClient();
  const open = useQuery({ queryKey: ['invitations'], queryFn: () => manage('GET /invitations') });
  const revoke = useMutation({
    mutationFn: (id: string) => manage('DELETE /invitations/:id', { params: { id } }),
    // a link that is shown may be that of the invitation
    onSuccess: onRevoked,
    onSettled: () => client.invalidateQueries({ queryKey: ['invitations'] }),
  });
  if (!open.data || open.data.length === 0) return null;
  return (
    <>
      <h3>{say('inv_open')}</h3>
      {revoke.error && <Problem error={revoke.error} />}
      <Table label={say('inv_open')} of={['inv_for', 'role', 'inv_by', 'expiry', { unseen: 'inv_revoke' }]}>
        <tbody>
          {open.data.map(({ id, name, role, operator, invited_by, expires_at }) => (
            <tr key={id}>
              <th scope="row">{name ?? <span className="soft">{say('inv_unnamed')}</span>}</th>
              <td>
                {say(`role_${role}`)}
                {operator && ` · ${say('operator')}`}
              </td>
              <td>{invited_by ?? say('operator')}</td>
              <td className="when">{instant(expires_at, language)}</td>
              <td>
                <button
                  type="button"
                  className="plain risk"
                  aria-label={say('inv_revoke_of', { name: name ?? say('inv_unnamed') })}
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate(id)}
                >
                  {say('inv_revoke')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function PersonRow({
  person: { name, role, operator, created_at, disabled_at },
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
        {disabled_at !== undefined && ` · ${say('person_disabled')}`}
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
      <DialogEnd risk error={remove.error} pending={remove.isPending} onClose={onClose} onDo={() => remove.mutate()}>
        {say('remove')}
      </DialogEnd>
    </Dialog>
  );
}

/** The link that an invitation is, this once. */
export function InviteLink({ link, days = 7 }: { link: string; days?: number }) {
  const { say } = useWords();
  return (
    <>
      <p>{say('invite_link', { n: days })}</p>
      <div className="secret">
        <code>{link}</code>
        <CopyButton text={link} primary />
      </div>
    </>
  );
}
