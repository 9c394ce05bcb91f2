import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Managed, manage, type Of } from '../api.ts';
import { Dialog, DialogEnd, instant, Problem, Skeleton, Spark, until } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { useGroupName } from '../words/declared.ts';
import { useWords } from '../words/words.tsx';
import { Calls } from './keys/Calls.tsx';
import { ChangeKey, RotateKey } from './keys/Change.tsx';
import { MadeKey, NewKey } from './keys/NewKey.tsx';
import { Snippets } from './keys/Snippets.tsx';
import type { Sample } from './keys/snippets.ts';
import './keys/keys.css';

export type Key = Of<Managed<'GET /keys'>>;
type Right = Of<Managed<'GET /rights'>>;

/** What can be asked of a key. */
type What = 'change' | 'calls' | 'rotate' | 'delete';

/** Counting needs no data of one's own: shown where a key may do it. */
const COUNT: Sample = {
  method: 'POST',
  path: '/search/patent/query-search-count',
  body: { query_text: 'TTL: battery' },
};
/** Who is there, as a directory asks. */
const PEOPLE: Sample = { method: 'GET', path: '/scim/v2/Users' };
/** A call that a key with these rights may make. */
function sampleFor(scopes: readonly string[], rights: readonly Right[]): Sample {
  const groups = scopes.map((scope) => scope.split(':')[0]!);
  if (groups.length === 0 || groups.some((group) => group === '*' || group === 'patent-data-search')) return COUNT;
  if (groups.includes('scim')) return PEOPLE;
  return rights.find(({ group }) => groups.includes(group))?.sample ?? COUNT;
}

const UNUSED_MS = 90 * 86_400_000;

export default function Keys() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('keys_title')} · Priora`;
  }, [say]);
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => manage('GET /keys') });
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ what: What; of: Key }>();
  const close = () => setAsked(undefined);
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
        <Table label={say('keys_title')} of={['name', 'rights', 'last_used', 'last_30', { unseen: 'key_actions' }]}>
          <tbody>
            {keys.data.map((key) => (
              <Row key={key.id} of={key} rights={rights.data ?? []} onAsk={(what) => setAsked({ what, of: key })} />
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
      {asked?.what === 'delete' && <DeleteKey of={asked.of} onClose={close} />}
      {asked?.what === 'change' && <ChangeKey of={asked.of} onClose={close} />}
      {asked?.what === 'calls' && <Calls of={asked.of} onClose={close} />}
      {asked?.what === 'rotate' && (
        <RotateKey
          of={asked.of}
          onClose={close}
          onMade={(text) => {
            close();
            setMade({ text, sample: sampleFor(asked.of.scopes, rights.data ?? []) });
          }}
        />
      )}
    </div>
  );
}

/** A right by the name of its group; beside it what it is called in the interface. */
function Scope({ of: scope, rights }: { of: string; rights: readonly Right[] }) {
  const { say } = useWords();
  const groupName = useGroupName();
  if (scope === '*:run') return say('rights_all');
  if (scope === '*:read') return say('rights_read');
  if (scope === 'scim:run') return say('rights_scim');
  const [group, way] = scope.split(':');
  const title = rights.find((each) => each.group === group)?.title;
  if (!title) return <code>{scope}</code>;
  return (
    <span title={scope}>
      {groupName(title)} {way === 'read' && <span className="soft">({say('rights_read')})</span>}
    </span>
  );
}

/** A key: its rights, when it was used last, and how often. */
function Row({ of: key, rights, onAsk }: { of: Key; rights: readonly Right[]; onAsk(what: What): void }) {
  const { say, language } = useWords();
  const calls = say('calls_30', { n: key.calls_by_day.reduce((a, b) => a + b, 0) });
  return (
    <tr>
      <th scope="row" className="keyname">
        {key.name}
        <br />
        <code>{key.hint}</code>
        <br />
        <small className="soft">
          {say('created')} {instant(key.created_at, language)}
        </small>
        <Warnings of={key} />
      </th>
      <td>
        {key.scopes.map((scope) => (
          <div key={scope}>
            <Scope of={scope} rights={rights} />
          </div>
        ))}
        {key.expires_at && (
          <small className="soft">
            {say('expiry')} {until(key.expires_at, language)}
          </small>
        )}
        {key.addresses && (
          <small className="soft addresses">{say('key_only_from', { n: key.addresses.join(', ') })}</small>
        )}
      </td>
      <td>
        {key.last_used_at ? instant(key.last_used_at, language) : <span className="soft">{say('never_used')}</span>}
        {key.last_used_at && (
          <>
            <br />
            <small className="soft">
              {say('from_address', { n: key.last_used_address ?? '' })}
              <br />
              <span className="addresses">{key.last_used_operation}</span>
            </small>
          </>
        )}
      </td>
      <td>
        <Spark values={key.calls_by_day} label={calls} />
        <small className="soft">{calls}</small>
      </td>
      <td>
        <div className="row keyacts">
          {(['change', 'calls', 'rotate'] as const).map((what) => (
            <button
              key={what}
              type="button"
              className="plain small"
              aria-label={`${say(`key_${what}`)} ${key.name}`}
              onClick={() => onAsk(what)}
            >
              {say(`key_${what}`)}
            </button>
          ))}
          <Switch of={key} />
          <button
            type="button"
            className="plain small risk"
            aria-label={`${say('delete')} ${key.name}`}
            onClick={() => onAsk('delete')}
          >
            {say('delete')}
          </button>
        </div>
      </td>
    </tr>
  );
}

/** Refuses the calls of a key until it is pressed again. */
function Switch({ of: { id, name, disabled_at } }: { of: Key }) {
  const { say } = useWords();
  const client = useQueryClient();
  const word = disabled_at ? 'key_enable' : 'key_disable';
  const turn = useMutation({
    mutationFn: () => manage('POST /keys/:id', { params: { id }, body: { disabled: !disabled_at } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['keys'] }),
  });
  return (
    <button
      type="button"
      className="plain small"
      aria-label={`${say(word)} ${name}`}
      disabled={turn.isPending}
      onClick={() => turn.mutate()}
    >
      {say(word)}
    </button>
  );
}

function Warnings({ of: key }: { of: Key }) {
  const { say, language } = useWords();
  const now = Date.now();
  const expired = key.expires_at !== undefined && key.expires_at < now;
  return (
    <>
      {key.disabled_at && (
        <p className="warning">◐ {say('key_disabled', { at: instant(key.disabled_at, language) })}</p>
      )}
      {key.replaced_by && !expired && (
        <p className="warning">◐ {say('key_replaced', { at: instant(key.expires_at, language) })}</p>
      )}
      {expired && <p className="warning">◐ {say('warn_expired')}</p>}
      {key.seen_in_url_at && <p className="warning">◐ {say('warn_url')}</p>}
      {(key.last_used_at ?? key.created_at) < now - UNUSED_MS && <p className="warning">◐ {say('warn_unused')}</p>}
    </>
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
      <DialogEnd risk error={remove.error} pending={remove.isPending} onClose={onClose} onDo={() => remove.mutate()}>
        {say('delete_for_ever')}
      </DialogEnd>
    </Dialog>
  );
}
