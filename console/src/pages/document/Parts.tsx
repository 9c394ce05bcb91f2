import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operation } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import type { Around, Party, PatentPage, PatentRecord } from '../patent.ts';

const owners = (parties: readonly Party[]) =>
  parties.length > 0 && <OwnerLinks names={[...new Set(parties.map(({ name }) => name))]} />;
const names = (parties: readonly Party[]) => parties.map(({ name }) => name).join('; ');

export function Biblio({ record }: { record: PatentRecord }) {
  const { say } = useWords();
  const rows: readonly (readonly [string, ReactNode])[] = [
    [say('applicants'), owners(record.applicants)],
    [say('owners'), owners(record.current_assignees.length > 0 ? record.current_assignees : record.assignees)],
    [say('inventors'), names(record.inventors)],
    [say('application'), record.application_number],
    [say('filed'), day(record.filing_date)],
    [say('priority'), record.priorities.map(({ number, date }) => `${number} ${day(date)}`).join('; ')],
    [say('granted'), day(record.grant_date)],
    [say('expires'), day(record.expiry_date)],
    ['IPC', classLinks('IPC', record.ipc)],
    ['CPC', classLinks('CPC', record.cpc)],
  ];
  return (
    <section>
      <h2>{say('biblio')}</h2>
      <dl>
        {rows.map(([name, value]) =>
          value && (!Array.isArray(value) || value.length > 0) ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

const classLinks = (field: string, symbols: readonly string[]) =>
  symbols.slice(0, 12).map((symbol) => (
    <Link key={symbol} className="class" to={`/search?q=${encodeURIComponent(`${field}: ${symbol}`)}`}>
      {symbol}
    </Link>
  ));

const FEW = 6;

/**
 * Those that an examiner found to be against novelty or inventive step, then the technical background, then the rest.
 */
const tellingFirst = (cites: PatentPage['cites']): PatentPage['cites'] => {
  const rank = ({ categories = [] }: PatentPage['cites'][number]) => {
    const places = categories.map((each) => 'XYA'.indexOf(each)).filter((place) => place >= 0);
    return Math.min(3, ...places);
  };
  return cites.toSorted((a, b) => rank(a) - rank(b));
};

/** The nearest citations; the graph has them all. */
export function CitationLists({ page }: { page: PatentPage }) {
  const { say } = useWords();
  const { record, cites, cited_by } = page;
  return (
    <section id="citations">
      <div className="between">
        <h2>{say('citations')}</h2>
        {cites.length + cited_by.length > 0 && <Link to="?view=citations">{say('graph_open')}</Link>}
      </div>
      <h3>
        {say('cites')} <span className="soft">{cites.length}</span>
      </h3>
      {cites.length === 0 && <p className="soft small">{say('no_citations')}</p>}
      <ul className="related">
        {tellingFirst(cites)
          .slice(0, FEW)
          .map((each) => (
            <Related
              key={each.publication_number}
              of={each.stored ?? { publication_number: each.publication_number }}
              stored={each.stored !== undefined}
              note={each.categories?.join(' ')}
              bearing={each}
            />
          ))}
      </ul>
      <More all={cites.length} />
      {record.cites_literature.length > 0 && (
        <>
          <h3>{say('not_patent')}</h3>
          <ul className="related">
            {record.cites_literature.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h3>
        {say('cited_by')} <span className="soft">{cited_by.length}</span>
      </h3>
      {cited_by.length === 0 && <p className="soft small">{say('no_citations')}</p>}
      <ul className="related">
        {cited_by.slice(0, FEW).map((each) => (
          <Related key={each.publication_number} of={each} stored={each.stored} note={each.categories?.join(' ')} />
        ))}
      </ul>
      <More all={cited_by.length} />
    </section>
  );
}

function More({ all }: { all: number }) {
  return all > FEW ? (
    <p className="small">
      <Link to="?view=citations">+ {all - FEW}</Link>
    </p>
  ) : null;
}

export function Related({
  of: each,
  stored,
  note,
  here,
  bearing,
}: {
  of: Partial<Around> & { publication_number: string };
  stored: boolean;
  note?: string | undefined;
  here?: boolean;
  /** What the search report says of it. */
  bearing?: { readonly claims?: readonly string[]; readonly passages?: readonly string[] };
}) {
  const { say } = useWords();
  return (
    <li className={here ? 'here' : ''}>
      {stored && !here ? (
        <Link to={`/patents/${each.publication_number}`}>
          <code>{each.publication_number}</code>
        </Link>
      ) : (
        <code>{each.publication_number}</code>
      )}
      {note && <b className="category"> {note}</b>} <time>{day(each.publication_date)}</time>
      <div className="soft">{stored ? each.title : say('not_stored')}</div>
      {bearing?.claims && <div>{say('cited_against', { n: bearing.claims.join(', ') })}</div>}
      {bearing?.passages?.map((passage) => (
        <div key={passage} className="soft">
          {say('cited_passage', { n: passage })}
        </div>
      ))}
    </li>
  );
}

/** Values of an event that are words of a list. */
const FIXED = ['licence', 'outcome', 'reason'];

/** Named values of an event; parties by their names, the kind of the fact as it stands. */
function stated(values: Record<string, unknown>, word: ReturnType<typeof useRegisterWords>): string {
  const text = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(text).join(', ');
    return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
  };
  return Object.entries(values)
    .map(([name, value]) => {
      if (name === 'kind') return word('legal_fact', text(value));
      const dated = name === 'effective' || name === 'paid';
      const said = FIXED.includes(name) ? word('legal_value', text(value)) : text(value);
      return `${word('legal_value', name)}: ${dated && typeof value === 'number' ? day(value) : said}`;
    })
    .join('; ');
}

/** What happened, newest first: legal events, and what the office's own file of the application tells beside them. */
export function Events({ record }: { record: PatentRecord }) {
  const { say } = useWords();
  const word = useRegisterWords();
  const number = record.publication_number;
  const file = useQuery({
    queryKey: ['file-events', number],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const given = { query: { patent_number: number }, signal };
      const [told] = await operation('GET /advanced-patent-data/legal-data', given);
      return told?.patsnap_legal_data?.official_legal_data ?? [];
    },
  });
  const events = [
    ...record.legal_events.map(({ date, code, text, fact, details }) => ({
      ...{ date, code, text, more: stated({ ...fact, ...details }, word) },
    })),
    ...(file.data ?? [])
      // of those without a code the record has all that is stated
      .filter(({ event_code }) => event_code !== undefined)
      .map(({ event_date, event_code, event_desc }) => ({
        ...{ date: event_date, code: event_code, text: event_desc, more: '' },
      })),
  ].sort((a, b) => (b.date ?? 0) - (a.date ?? 0));
  return (
    <section id="events">
      <h2>{say('events')}</h2>
      {events.length === 0 && !file.isPending && <p className="soft small">{say('no_events')}</p>}
      <ul className="events">
        {events.map(({ date, code, text, more }, n) => (
          <li key={n}>
            <time>{day(date)}</time> {code && <code className="soft">{code}</code>}{' '}
            <span>{text ?? (code ? '' : say('event_unnamed'))}</span>
            {more && <div className="soft">{more}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
