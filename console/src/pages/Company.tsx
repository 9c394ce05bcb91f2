import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type Managed, manage } from '../api.ts';
import { day } from '../parts/basics.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Table } from '../parts/Table.tsx';
import type { Word } from '../words/en.ts';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { Candidates, Named } from './companies/Candidates.tsx';
import { DecisionList } from './companies/Decisions.tsx';
import { Evaluation } from './companies/Evaluation.tsx';
import { Portfolio } from './companies/Portfolio.tsx';
import './companies/companies.css';

type Detail = Managed<'GET /companies/:id'>;

/** `/companies/:id`: names through time, kinship, patents in numbers, who may be the same, what sources say. */
export default function Company() {
  const { id = '' } = useParams();
  const { say } = useWords();
  const about = useQuery({
    queryKey: ['company', id],
    queryFn: ({ signal }) => manage('GET /companies/:id', { params: { id }, signal }),
  });
  return (
    <RecordPage
      className="wide companies"
      kind={['/companies', 'companies']}
      about={about}
      name={({ title }) => title ?? say('company_unnamed')}
    >
      {(data) => (
        <>
          <p className="meta">
            <Translated of={data} />
            {data.demo && <span className="tag">{say('demo')}</span>}
            {data.ids.map((each) => (
              <Identifier key={each} of={each} />
            ))}
          </p>
          <Known of={data} />
          <Portfolio of={data.portfolio} />
          {data.portfolio.owned > 0 && data.title && <Evaluation of={askedOf(data.title, data.ids)} />}
          <Tree of={data} />
          <Names of={data.names} />
          {data.candidates.length > 0 && (
            <section>
              <h2>{say('company_candidates')}</h2>
              <p className="soft measure">{say('company_candidates_text')}</p>
              <Candidates other={data.identity ?? ''} of={data.candidates} />
            </section>
          )}
          {data.decisions.length > 0 && (
            <section>
              <h2>{say('company_decisions')}</h2>
              <DecisionList of={data.decisions} />
            </section>
          )}
          <Sources of={data} />
        </>
      )}
    </RecordPage>
  );
}

/** An identity: what kind of number it is, and the number; whole, as decisions and imports name it, when pointed at. */
function Identifier({ of }: { of: string }) {
  const word = useRegisterWords();
  const colon = of.indexOf(':');
  return (
    <span title={of}>
      {word('company_identifier', of.slice(0, colon))} <code>{of.slice(colon + 1)}</code>
    </span>
  );
}

/** What it is called in the reader's language now, where its registered name is in another one. */
function Translated({ of: { called_en, called_zh, title } }: { of: Detail }) {
  const { language } = useWords();
  const called = language === 'zh' ? called_zh : called_en;
  return called !== undefined && called !== title ? <strong>{called}</strong> : null;
}

const CODE = 'credit_code:';

function askedOf(company_name: string, ids: readonly string[]) {
  const code = ids.find((id) => id.startsWith(CODE));
  return { company_name, ...(code && { credit_code: code.slice(CODE.length) }) };
}

function Known({ of }: { of: Detail }) {
  const { say } = useWords();
  const coded = useRegisterWords();
  const place = (address: Detail['addresses'][number]) =>
    [...address.lines, address.postal_code, address.city, address.region, address.country].filter(Boolean).join(', ');
  const rows: readonly (readonly [Word, ReactNode])[] = [
    ['company_type', coded('company_type', of.type)],
    ['company_form', [of.legal_form?.text, of.legal_form?.code].filter(Boolean).join(' · ')],
    ['company_status', coded('company_status', of.status)],
    ['company_founded', day(of.founded)],
    ['company_dissolved', day(of.dissolved)],
    ['company_website', of.website],
    ['company_address', [...new Set(of.addresses.map(place))].slice(0, 4).map((text) => <div key={text}>{text}</div>)],
    [
      'company_register',
      of.registries.map(({ authority, number }) => [authority, number].filter(Boolean).join(' ')).join('; '),
    ],
    [
      'company_exceptions',
      of.exceptions
        .map(({ kind, reason }) => `${say(`company_${kind}`)}: ${coded('company_exception', reason)}`)
        .join('; '),
    ],
  ];
  return <Facts of={rows.map(([word, value]) => [say(word), value])} />;
}

type Member = Detail['tree']['members'][number];

/** The group as a tree of lists, the ultimate parent first; what closes a circle is not followed. */
function Tree({ of }: { of: Detail }) {
  const { say } = useWords();
  const { members, top, total, unknown } = of.tree;
  if (members.length < 2 && unknown === 0) return null;
  const below = Map.groupBy(
    members.filter(({ id }) => id !== top),
    ({ parent }) => (parent !== undefined && members.some(({ id }) => id === parent) ? parent : top),
  );
  const shown = new Set<string>();
  const branch = (member: Member): ReactNode => {
    if (shown.has(member.id)) return null;
    shown.add(member.id);
    const children = below.get(member.id) ?? [];
    return (
      <li key={member.id} aria-current={member.id === of.id || undefined}>
        <Named of={member} />
        {children.length > 0 && <ul>{children.map(branch)}</ul>}
      </li>
    );
  };
  const first = members.find(({ id }) => id === top);
  return (
    <section>
      <h2>{say('company_tree')}</h2>
      <p className="soft">
        {say('company_tree_n', { n: total })} {unknown > 0 && say('company_tree_unknown', { n: unknown })}{' '}
        {members.length < total && say('company_tree_cut', { n: members.length })}
      </p>
      <ul className="company-tree">{first && branch(first)}</ul>
      <Others of={of} />
    </section>
  );
}

/** Ties that are no consolidation: successors, branches, funds, parts. */
function Others({ of }: { of: Detail }) {
  const { say } = useWords();
  const others = of.relations.filter(({ kind }) => !kind.endsWith('_parent'));
  return (
    others.length > 0 && (
      <ul className="plainlist">
        {others.map(({ kind, to, name, active }) => (
          <li key={`${kind} ${to}`}>
            {say(`company_rel_${kind}` as Word)}: {name ?? ''} <code className="small">{to}</code>
            {!active && <span className="soft"> {say('company_ended')}</span>}
          </li>
        ))}
      </ul>
    )
  );
}

function Names({ of }: { of: Detail['names'] }) {
  const { say } = useWords();
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{say('company_names')}</h2>
      <Table label={say('company_names')} of={['company_name', 'company_kind', 'company_valid', 'company_source']}>
        <tbody>
          {of.map(({ text, kind, lang, from, until, source }) => (
            <tr key={`${text} ${kind} ${from} ${until} ${source}`}>
              <td lang={lang}>{text}</td>
              <td>{say(`company_kind_${kind}`)}</td>
              <td className="nowrap">
                {from === undefined && until === undefined ? '' : `${day(from)} – ${day(until)}`}
              </td>
              <td className="soft">{source ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Sources({ of }: { of: Detail }) {
  const { say } = useWords();
  return (
    <section>
      <h2>{say('company_sources')}</h2>
      <ul className="plainlist">
        {of.sources.map(({ source, key, as_of }) => (
          <li key={`${source} ${key}`}>
            {source} <code className="small">{key}</code> <span className="soft small">{as_of?.slice(0, 10)}</span>
          </li>
        ))}
      </ul>
      {of.changes.length > 0 && (
        <details>
          <summary>{say('company_changes')}</summary>
          <ul className="plainlist">
            {of.changes.map(({ day: on, field, old, new: is }, n) => (
              <li key={`${on} ${field} ${n}`}>
                {day(on)} <b>{field}</b> {old ?? ''} → {is ?? ''}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
