import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Managed, manage, type Of } from '../api.ts';
import { CopyButton, Dialog, instant, Problem, Skeleton, Spark } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { Snippets } from './keys/Snippets.tsx';
import type { Sample } from './keys/snippets.ts';
import './keys/keys.css';

type Key = Of<Managed<'GET /keys'>>;
type Right = Of<Managed<'GET /rights'>>;
type KeyWanted = Parameters<typeof manage<'POST /keys'>>[1]['body'];

/** Counting needs no data of one's own: shown where a key may do it. */
const COUNT: Sample = {
  method: 'POST',
  path: '/search/patent/query-search-count',
  body: { query_text: 'TTL: battery' },
};
/** A call that a key with these rights may make. */
function sampleFor(scopes: readonly string[], rights: readonly Right[]): Sample {
  const groups = scopes.map((scope) => scope.split(':')[0]!);
  if (groups.length === 0 || groups.some((group) => group === '*' || group === 'patent-data-search')) return COUNT;
  return rights.find(({ group }) => groups.includes(group))?.sample ?? COUNT;
}

const UNUSED_MS = 90 * 86_400_000;

export default function Keys() {
  const { say } = useWords();
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => manage('GET /keys') });
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Key>();
  const [made, setMade] = useState<{ text: string; sample: Sample }>();
  const rights = useQuery({ queryKey: ['rights'], queryFn: () => manage('GET /rights') });
  return (
    <div className="page">
      <header className="between">
        <h1>{say('keys_title')}</h1>
        <button type="button" onClick={() => setCreating(true)}>
          {say('new_key')}
        </button>
      </header>
      <p className="soft measure">{say('keys_text')}</p>
      {keys.isPending ? (
        <Skeleton lines={5} />
      ) : keys.error ? (
        <Problem error={keys.error} again={() => void keys.refetch()} />
      ) : keys.data.length === 0 ? (
        <Empty title={say('no_keys')}>{say('no_keys_how')}</Empty>
      ) : (
        <Table
          label={say('keys_title')}
          of={['name', 'rights', 'created', 'last_used', 'last_30', { unseen: 'delete' }]}
        >
          <tbody>
            {keys.data.map((key) => (
              <Row key={key.id} of={key} onDelete={() => setDeleting(key)} />
            ))}
          </tbody>
        </Table>
      )}
      <details className="how">
        <summary>{say('w_how_to_call')}</summary>
        <Snippets text="sk-…" sample={COUNT} />
      </details>
      {creating && (
        <NewKey
          onClose={() => setCreating(false)}
          onMade={(text, scopes) => {
            setCreating(false);
            setMade({ text, sample: sampleFor(scopes, rights.data ?? []) });
          }}
        />
      )}
      {made && <MadeKey {...made} onClose={() => setMade(undefined)} />}
      {deleting && <DeleteKey of={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  );
}

/** A key: its rights, when it was used last, and how often. */
function Row({ of: key, onDelete }: { of: Key; onDelete(): void }) {
  const { say, language } = useWords();
  const calls = say('calls_30', { n: key.calls_by_day.reduce((a, b) => a + b, 0) });
  return (
    <tr>
      <th scope="row" className="keyname">
        {key.name}
        <br />
        <code>{key.hint}</code>
        <Warnings of={key} />
      </th>
      <td>
        {key.scopes.map((scope) => (
          <div key={scope}>
            {scope === '*:run' ? say('rights_all') : scope === '*:read' ? say('rights_read') : <code>{scope}</code>}
          </div>
        ))}
        {key.expires_at && (
          <small className="soft">
            {say('expires')} {instant(key.expires_at, language)}
          </small>
        )}
      </td>
      <td className="when">{instant(key.created_at, language)}</td>
      <td>
        {key.last_used_at ? instant(key.last_used_at, language) : <span className="soft">{say('never_used')}</span>}
        {key.last_used_at && (
          <>
            <br />
            <small className="soft">
              {say('from_address', { n: key.last_used_address ?? '' })}
              <br />
              {key.last_used_operation}
            </small>
          </>
        )}
      </td>
      <td>
        <Spark values={key.calls_by_day} label={calls} />
        <small className="soft">{calls}</small>
      </td>
      <td>
        <button type="button" className="plain risk" aria-label={`${say('delete')} ${key.name}`} onClick={onDelete}>
          {say('delete')}
        </button>
      </td>
    </tr>
  );
}

function Warnings({ of: key }: { of: Key }) {
  const { say } = useWords();
  const now = Date.now();
  return (
    <>
      {key.expires_at !== undefined && key.expires_at < now && <p className="warning">◐ {say('warn_expired')}</p>}
      {key.seen_in_url_at && <p className="warning">◐ {say('warn_url')}</p>}
      {(key.last_used_at ?? key.created_at) < now - UNUSED_MS && <p className="warning">◐ {say('warn_unused')}</p>}
    </>
  );
}

function NewKey({ onClose, onMade }: { onClose(): void; onMade(key: string, scopes: readonly string[]): void }) {
  const { say } = useWords();
  const client = useQueryClient();
  const rights = useQuery({ queryKey: ['rights'], queryFn: () => manage('GET /rights') });
  const [which, setWhich] = useState('all');
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
    const scopes = which === 'all' ? [] : which === 'read' ? ['*:read'] : form.getAll('group').map(String);
    create.mutate({ name: String(form.get('name')), scopes, ...(days > 0 && { expires_in_days: days }) });
  };
  return (
    <Dialog title={say('new_key')} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor="key-name">{say('key_name')}</label>
        <input id="key-name" name="name" required maxLength={100} placeholder="ci, notebook, …" />
        <label htmlFor="key-rights">{say('key_rights')}</label>
        <select id="key-rights" value={which} onChange={(event) => setWhich(event.target.value)}>
          <option value="all">{say('rights_all')}</option>
          <option value="read">{say('rights_read')}</option>
          <option value="some">{say('rights_some')}</option>
        </select>
        {which === 'some' && (
          <fieldset>
            <legend className="hidden">{say('rights_some')}</legend>
            {rights.data?.map(({ group, title, operations }) => (
              <label key={group} className="check">
                <input type="checkbox" name="group" value={group} /> {title} <span className="soft">{operations}</span>
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor="key-expiry">{say('expiry')}</label>
        <select id="key-expiry" name="expiry" defaultValue="0">
          <option value="0">{say('never')}</option>
          {[7, 30, 90, 365].map((n) => (
            <option key={n} value={n}>
              {say('in_days', { n })}
            </option>
          ))}
        </select>
        {create.error && <Problem error={create.error} />}
        <div className="row end">
          <button type="button" className="plain" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" disabled={create.isPending}>
            {say('create')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The key, this once, with calls to paste. */
function MadeKey({ text, sample, onClose }: { text: string; sample: Sample; onClose(): void }) {
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

function DeleteKey({ of: key, onClose }: { of: Key; onClose(): void }) {
  const { say } = useWords();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => manage('DELETE /keys/:id', { params: { id: key.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      onClose();
    },
  });
  return (
    <Dialog title={say('delete_key', { n: key.name })} onClose={onClose}>
      <p>{say('delete_key_text')}</p>
      <p>
        <code>{key.hint}</code>
      </p>
      {remove.error && <Problem error={remove.error} />}
      <div className="row end">
        <button type="button" className="plain" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="button" className="risk" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {say('delete_for_ever')}
        </button>
      </div>
    </Dialog>
  );
}
