import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { type Managed, manage } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Held, useHeld } from '../parts/Held.tsx';
import { companyAt } from '../parts/OwnerLinks.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { useWords } from '../words/words.tsx';
import { Candidates, Named } from './companies/Candidates.tsx';
import { Decisions } from './companies/Decisions.tsx';
import { Portfolio } from './companies/Portfolio.tsx';
import './companies/companies.css';

/**
 * `/companies`: who is meant by a name (`?name=`), and what is open: records that may be one, owners without a company.
 */
export default function Companies() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const name = params.get('name') ?? '';
  const { owners, isPending } = useOwners(name === '');
  const held = useHeld();
  useEffect(() => {
    document.title = `${name || say('companies')} · Priora`;
  }, [name, say]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setParams(asked === '' ? {} : { name: asked });
  };
  return (
    <div className="page companies">
      <h1>{name || say('companies')}</h1>
      <search>
        <form key={name} className="row" onSubmit={submit}>
          <input
            name="name"
            type="search"
            maxLength={500}
            defaultValue={name}
            aria-label={say('company_name')}
            placeholder={say('company_find')}
          />
          <button type="submit" className="button">
            {say('search')}
          </button>
        </form>
      </search>
      {name === '' ? (
        <>
          <Held of="companies" examples={owners} />
          {/* what stands above it comes first, so that nothing is pushed down */}
          {!isPending && !held.isPending && <Open />}
        </>
      ) : (
        <Meant name={name} />
      )}
    </div>
  );
}

/** The owners of most patents here. */
function useOwners(enabled: boolean) {
  const body = { query_text: 'PN: *', families: true, axes: ['ASSIGNEE' as const], top: 8 };
  const counts = useQuery({
    queryKey: ['facets', 'owners', body],
    enabled,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => manage('POST /counts', { body, signal }),
  });
  const owners = counts.data?.axes[0]?.buckets ?? [];
  return {
    owners: owners.map(({ value, count }) => ({ text: value, to: companyAt(value), count })),
    isPending: counts.isPending,
  };
}

/** Who is meant by a name: the page of the one company, else those that may be, and the patents under the name. */
function Meant({ name }: { name: string }) {
  const { say } = useWords();
  const found = useQuery({
    queryKey: ['company-named', name],
    queryFn: ({ signal }) => manage('GET /companies', { query: { name }, signal }),
  });
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { id, note, equal, candidates, owners, portfolio } = found.data;
  if (id) return <Navigate to={`/companies/${id}`} replace />;
  return (
    <>
      <Notices of={note ? [note] : []} />
      {equal.length > 0 && (
        <section>
          <h2>{say('company_equal')}</h2>
          <ul className="plainlist">
            {equal.map((each) => (
              <li key={each.id}>
                <Named of={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {candidates.length > 0 && (
        <section>
          <h2>{say('company_candidates')}</h2>
          <p className="soft measure">{say('company_candidates_text')}</p>
          <Candidates other={`name:${owners[0] ?? name}`} of={candidates} />
        </section>
      )}
      {portfolio && <Portfolio of={portfolio} />}
    </>
  );
}

type OpenQuestions = Managed<'GET /companies/open'>;

function Open() {
  const { say } = useWords();
  const open = useQuery({
    queryKey: ['companies-open'],
    queryFn: ({ signal }) => manage('GET /companies/open', { signal }),
  });
  if (open.error) return <Problem error={open.error} again={() => void open.refetch()} />;
  if (!open.data) return <Skeleton lines={8} />;
  return (
    <>
      <p className="soft measure">{say('companies_text')}</p>
      <Pairs of={open.data.pairs} />
      <Owners of={open.data.owners} />
      <Decisions />
    </>
  );
}

function Pairs({ of }: { of: OpenQuestions['pairs'] }) {
  const { say } = useWords();
  return (
    <section>
      <h2>{say('company_pairs')}</h2>
      {of.length === 0 && <p className="soft">{say('company_none_open')}</p>}
      {of.map(({ other, ...one }) => (
        <article key={`${one.id} ${other.id}`} className="company-open">
          <h3>
            <Named of={one} />
          </h3>
          <Candidates other={one.identity ?? ''} of={[other]} />
        </article>
      ))}
    </section>
  );
}

function Owners({ of }: { of: OpenQuestions['owners'] }) {
  const { say } = useWords();
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{say('company_owners_open')}</h2>
      {of.map(({ name, families, candidates }) => (
        <article key={name} className="company-open">
          <h3>
            <Link to={`/companies?name=${encodeURIComponent(name)}`}>{name}</Link>{' '}
            <span className="soft small">{say('company_families_n', { n: families })}</span>
          </h3>
          <Candidates other={`name:${name}`} of={candidates} />
        </article>
      ))}
    </section>
  );
}
