import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Managed, manage, type Of } from '../../api.ts';
import { instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { en, type Word } from '../../words/en.ts';
import { useWords } from '../../words/words.tsx';

type Entry = Of<Managed<'GET /audit'>['entries']>;

/** What was done to the account, for its owners; or to the installation, for its operators, who can verify the log. */
export function Audit({ of }: { of: 'account' | 'installation' }) {
  const { say, language } = useWords();
  /** The places at which the pages before this one began, the newest page first. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const before = pages.at(-1);
  const query = before === undefined ? {} : { before };
  const page = useQuery({
    queryKey: ['audit', of, before],
    queryFn: () => (of === 'account' ? manage('GET /audit', { query }) : manage('GET /audit/installation', { query })),
  });
  const title = of === 'account' ? 'audit_of_account' : 'audit_of_installation';
  if (page.error) return <Problem error={page.error} again={() => void page.refetch()} />;
  const entries = page.data?.entries ?? [];
  return (
    <>
      <h2 id={`audit-${of}`}>{say(title)}</h2>
      <p className="soft measure">{say('audit_text')}</p>
      {!page.data ? (
        <Skeleton lines={3} />
      ) : entries.length === 0 ? (
        <p className="soft">{say('audit_none')}</p>
      ) : (
        <Table label={say(title)} of={['audit_when', 'audit_who', 'audit_what']}>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.seq} entry={entry} when={instant(entry.at, language)} />
            ))}
          </tbody>
        </Table>
      )}
      {(pages.length > 0 || page.data?.more) && (
        <p className="row">
          <button
            type="button"
            className="plain"
            disabled={pages.length === 0}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            {say('audit_newer')}
          </button>
          <button
            type="button"
            className="plain"
            disabled={!page.data?.more}
            onClick={() => setPages([...pages, entries.at(-1)!.seq])}
          >
            {say('audit_older')}
          </button>
        </p>
      )}
      {of === 'installation' && <Verify />}
    </>
  );
}

function Row({ entry, when }: { entry: Entry; when: string }) {
  const { say, language } = useWords();
  const { action, by, address, subject, detail } = entry;
  const facts = Object.entries(detail ?? {}).map(([name, value]) => {
    const said = [value].flat().map((one) => {
      if (typeof one === 'boolean') return say(one ? 'audit_yes' : 'audit_no');
      if (typeof one === 'string' && ID.test(one)) return `${one.slice(0, 8)}…`;
      if (name.endsWith('_at')) return instant(Date.parse(String(one)), language);
      return name === 'role' && `role_${one}` in en ? say(`role_${one}` as Word) : String(one);
    });
    return `${`audit_of_${name}` in en ? say(`audit_of_${name}` as Word) : name}: ${said.join(', ')}`;
  });
  return (
    <tr>
      <td className="when">{when}</td>
      <th scope="row">
        {by} <small className="soft">{address}</small>
      </th>
      <td>
        {say(`did_${action.replace('.', '_')}` as Word)} <Subject of={subject} />{' '}
        {facts.length > 0 && <small className="soft">{facts.join('; ')}</small>}
      </td>
    </tr>
  );
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

/** What something was done to; of its id the beginning, and the whole to whoever points at it. */
function Subject({ of: subject = '' }: { of: string | undefined }) {
  const id = ID.exec(subject)?.[0];
  return <span title={id && subject}>{id ? subject.replace(id, `${id.slice(0, 8)}…`) : subject}</span>;
}

function Verify() {
  const { say } = useWords();
  const verify = useMutation({ mutationFn: () => manage('POST /audit/verify') });
  const { fault, entries, last } = verify.data ?? {};
  return (
    <>
      <p>
        <button type="button" className="plain" disabled={verify.isPending} onClick={() => verify.mutate()}>
          {say('audit_verify')}
        </button>
      </p>
      {verify.error && <Problem error={verify.error} />}
      {fault && (
        <p className="warning" role="alert">
          {say('audit_broken', { n: fault.seq })}
        </p>
      )}
      {verify.data && !fault && (
        <p className="good" role="status">
          ● {say('audit_sound', { n: entries ?? 0 })}
          {last && (
            <>
              {' '}
              <code className="mark">
                {last.seq}:{last.hash}
              </code>
            </>
          )}
        </p>
      )}
    </>
  );
}
