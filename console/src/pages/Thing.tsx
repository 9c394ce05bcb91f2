import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import { dayOfEpoch, nameIn } from './drugs/names.ts';
import { Plot } from './drugs/Plot.tsx';
import { TrialList } from './drugs/TrialList.tsx';
import './drugs/drugs.css';

const MOST = 20;

/** The frame of a page about one thing: a way back, its name, what is known of it. */
export function About({
  name,
  error,
  again,
  children,
}: {
  name: string | undefined;
  error: Error | null;
  again: () => void;
  children: ReactNode;
}) {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${name ?? say('drugs')} · Priora`;
  }, [name, say]);
  return (
    <div className="page drugs">
      <p className="small">
        <Link to="/drugs">← {say('drugs')}</Link>
      </p>
      {error ? (
        <Problem error={error} again={again} />
      ) : name === undefined ? (
        <Skeleton lines={12} />
      ) : (
        <article className="drug">
          <h1>{name}</h1>
          {children}
        </article>
      )}
    </div>
  );
}

export function Facts({ of }: { of: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <dl className="drug-facts">
      {of.map(([word, values]) =>
        values.length === 0 ? null : (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{values.join(' · ')}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** `/targets/:id`: what a target is, and the drugs that act on it, by stage. */
export function Target() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['target', id],
    queryFn: ({ signal }) => operationWithNotes('GET /synapse/target/detail', { query: { target_id: id }, signal }),
  });
  const said = about.data?.answer;
  return (
    <About name={said && nameIn(said.target_name, language)} error={about.error} again={() => void about.refetch()}>
      <Facts
        of={[
          [say('thing_short'), (said?.short_name ?? []).flatMap(({ name }) => name ?? [])],
          [say('drug_other_names'), (said?.alias ?? []).slice(0, 12).flatMap(({ name }) => name ?? [])],
          ['UniProt', said?.uniprot_id ?? []],
          [say('thing_function'), (said?.profile ?? []).flatMap(({ name }) => name ?? [])],
        ]}
      />
      <Notices of={about.data?.notes ?? []} />
      <Plot
        filter={{ target: { value: [id] } }}
        asked={new URLSearchParams({ target: id })}
        first="DISEASE"
        without="TARGET"
      />
    </About>
  );
}

/** `/diseases/:id`: the drugs that are approved, tried or used for a disease, by stage, and its trials. */
export function Disease() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['disease', id],
    queryFn: async ({ signal }) => {
      const disease = { value: [id] };
      const [rows, trials] = await Promise.all([
        operation('POST /synapse/bull-eyes-plot', { body: { disease, dimension: 'DISEASE', limit: 30 }, signal }),
        operation('POST /synapse/clinical-trial/search', { body: { disease, limit: MOST, offset: 0 }, signal }),
      ]);
      return { named: rows.items?.find((row) => row.disease?.disease_id === id)?.disease, trials };
    },
  });
  const name =
    about.data && (about.data.named ? nameIn(about.data.named.display_name, language) : say('thing_disease'));
  return (
    <About name={name} error={about.error} again={() => void about.refetch()}>
      <Plot
        filter={{ disease: { value: [id] } }}
        asked={new URLSearchParams({ disease: id })}
        first="TARGET"
        without="DISEASE"
      />
      <section>
        <h2>{say('drug_trials')}</h2>
        <TrialList of={about.data?.trials.items ?? []} />
      </section>
    </About>
  );
}

/** `/organizations/:id`: what an organisation develops and markets, line by line with the row that says so. */
export function Organization() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['organisation', id],
    queryFn: async ({ signal }) => {
      const [info, lines] = await Promise.all([
        operationWithNotes('GET /synapse/organization/basic-info', { query: { organization_id: id }, signal }),
        operation('POST /synapse/organization/pipeline', {
          body: { organization_id: id, limit: 100, offset: 0 },
          signal,
        }),
      ]);
      const plot = await operation('POST /synapse/bull-eyes-plot', {
        body: { organization: { value: [id] }, dimension: 'ORGANIZATION', limit: 30, roll_up: false },
        signal,
      });
      return { info: info.answer, notes: info.notes, lines, plot };
    },
  });
  const { data } = about;
  const own =
    data?.plot.items?.find((row) => row.organization?.organization_id === id)?.organization ??
    data?.lines.items?.find((line) => line.organization?.organization_id === id)?.organization;
  const address = data?.info.address;
  return (
    <About
      name={data && (own ? nameIn(own.display_name, language) : say('thing_organization'))}
      error={about.error}
      again={() => void about.refetch()}
    >
      <Facts
        of={[
          [say('thing_place'), [address?.city, address?.state, address?.country].filter((each) => each !== undefined)],
          [say('thing_fields'), (data?.info.tags ?? []).map(({ display_name }) => nameIn(display_name, language))],
        ]}
      />
      <Notices of={data?.notes ?? []} />
      <section>
        <h2>{say('drug_pipeline')}</h2>
        <Table
          label={say('drug_pipeline')}
          of={['thing_drug', 'drugs_by_stage', 'drugs_by_disease', 'thing_country', 'thing_since', 'thing_row']}
        >
          <tbody>
            {(data?.lines.items ?? []).map((line, n) => (
              <tr key={n}>
                <th scope="row">
                  <Link to={`/drugs/${line.drug?.drug_id}`}>{nameIn(line.drug?.display_name, language)}</Link>
                </th>
                <td>{nameIn(line.dev_status?.display_name, language)}</td>
                <td>
                  {line.disease?.disease_id ? (
                    <Link to={`/diseases/${line.disease.disease_id}`}>
                      {nameIn(line.disease.display_name, language)}
                    </Link>
                  ) : (
                    say('drug_no_disease')
                  )}
                </td>
                <td>{line.country?.alpha2_code}</td>
                <td>{dayOfEpoch(line.dev_status_time)}</td>
                <td>
                  <code>{line.evidence}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        {(data?.lines.total ?? 0) > 100 && (
          <p className="soft">{say('drug_more', { n: (data?.lines.total ?? 0) - 100 })}</p>
        )}
      </section>
      <Plot
        filter={{ organization: { value: [id] } }}
        asked={new URLSearchParams({ organization: id })}
        first="TARGET"
        without="ORGANIZATION"
      />
    </About>
  );
}
