import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { manage, type ToManage } from '../../api.ts';
import { CopyButton, Dialog, DialogEnd } from '../../parts/basics.tsx';
import { useMe } from '../../parts/Frame.tsx';
import { useGroupName } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import { AddressLines, linesOf } from './Change.tsx';
import { Snippets } from './Snippets.tsx';
import type { Sample } from './snippets.ts';

type KeyWanted = ToManage<'POST /keys'>;

/** Rights that are chosen as a whole; none: everything. */
const SCOPES: Readonly<Record<string, readonly string[]>> = { all: [], read: ['*:read'], scim: ['scim:run'] };

/** Groups that are chosen before anybody chooses. */
const USUAL: readonly string[] = ['patent-data-search', 'patent-basic-data'];

/** Asks what a key is for, and proposes the least: reading alone, for 90 days. */
export function NewKey({ onClose, onMade }: { onClose(): void; onMade(key: string, scopes: readonly string[]): void }) {
  const { say } = useWords();
  const groupName = useGroupName();
  const me = useMe();
  const client = useQueryClient();
  const rights = useQuery({ queryKey: ['rights'], queryFn: () => manage('GET /rights') });
  const [which, setWhich] = useState('read');
  const create = useMutation({
    mutationFn: (body: KeyWanted) => manage('POST /keys', { body }),
    onSuccess: async ({ key, record }) => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      onMade(key, record.scopes);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Number(form.get('expiry'));
    const scopes = which === 'some' ? form.getAll('group').map(String) : [...SCOPES[which]!];
    const addresses = linesOf(form.get('addresses'));
    create.mutate({
      ...{ name: String(form.get('name')), scopes },
      ...(days > 0 && { expires_in_days: days }),
      ...(addresses.length > 0 && { addresses }),
    });
  };
  return (
    <Dialog title={say('new_key')} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor="key-name">{say('key_name')}</label>
        <input id="key-name" name="name" required maxLength={100} placeholder="ci, notebook, …" />
        <label htmlFor="key-rights">{say('key_rights')}</label>
        <select id="key-rights" value={which} onChange={(event) => setWhich(event.target.value)}>
          <option value="read">{say('rights_read')}</option>
          <option value="some">{say('rights_some')}</option>
          <option value="all">{say('rights_all')}</option>
          {me?.role === 'owner' && <option value="scim">{say('rights_scim')}</option>}
        </select>
        {which === 'some' && (
          <fieldset>
            <legend className="hidden">{say('rights_some')}</legend>
            {rights.data?.map(({ group, title, operations }) => (
              <label key={group} className="check">
                <input type="checkbox" name="group" value={group} defaultChecked={USUAL.includes(group)} />{' '}
                {groupName(title)} <span className="soft">{operations}</span>
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor="key-expiry">{say('expiry')}</label>
        <select id="key-expiry" name="expiry" defaultValue="90">
          <option value="0">{say('never')}</option>
          {[7, 30, 90, 365].map((n) => (
            <option key={n} value={n}>
              {say('in_days', { n })}
            </option>
          ))}
        </select>
        <details>
          <summary className="small">{say('key_addresses')}</summary>
          <AddressLines />
        </details>
        <DialogEnd error={create.error} pending={create.isPending} onClose={onClose}>
          {say('create')}
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** The key, this once, with calls to paste. */
export function MadeKey({ text, sample, onClose }: { text: string; sample: Sample; onClose(): void }) {
  const { say } = useWords();
  return (
    <Dialog title={say('new_key')} onClose={onClose}>
      <p className="note">{say('key_once')}</p>
      <div className="secret">
        <code id="made-key">{text}</code>
        <CopyButton text={text} label={say('key_copy')} primary />
      </div>
      <Snippets text={text} sample={sample} />
      <div className="row end">
        <button type="button" onClick={onClose}>
          {say('done')}
        </button>
      </div>
    </Dialog>
  );
}
