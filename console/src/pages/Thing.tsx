import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type Operation, operation, operationWithNotes } from '../api.ts';
import { Notices } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Table } from '../parts/Table.tsx';
import { countryIn } from '../words/countries.ts';
import { useWords } from '../words/words.tsx';
import { dayOfEpoch, joined, nameIn } from './drugs/names.ts';
import { Plot } from './drugs/Plot.tsx';
import { TrialList } from './drugs/TrialList.tsx';
import './drugs/drugs.css';

/** Trials and lines of development of one page. */
const MOST = 20;
const MOST_LINES = 100;

/** `/targets/:id`: what a target is, and the drugs that act on it, by stage. */
export function Target() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['target', id],
    queryFn: ({ signal }) => operationWithNotes('GET /synapse/target/detail', { query: { target_id: id }, signal }),
  });
  return (
    <RecordPage kind={['/drugs', 'drugs']} about={about} name={({ answer }) => nameIn(answer.target_name, language)}>
      {({ answer, notes }) => (
        <>
          <Facts
            of={[
              [say('thing_short'), joined((answer.short_name ?? []).flatMap(({ name }) => name ?? []))],
              [say('drug_other_names'), joined((answer.alias ?? []).slice(0, 12).flatMap(({ name }) => name ?? []))],
              ['UniProt', joined(answer.uniprot_id ?? [])],
              [say('thing_function'), joined((answer.profile ?? []).flatMap(({ name }) => name ?? []))],
            ]}
          />
          <Notices of={notes} />
          <Plot
            filter={{ target: { value: [id] } }}
            asked={new URLSearchParams({ target: id })}
            first="DISEASE"
            without="TARGET"
          />
        </>
      )}
    </RecordPage>
  );
}

/** `/diseases/:id`: the drugs that are approved, tried or used for a disease, by stage, and its trials. */
export function Disease() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const about = useQuery({
    queryKey: ['disease', id, language],
    queryFn: async ({ signal }) => {
      const disease = { value: [id] };
      const [rows, trials, areas] = await Promise.all([
        operation('POST /synapse/bull-eyes-plot', { body: { disease, dimension: 'DISEASE', limit: 30 }, signal }),
        operationWithNotes('POST /synapse/clinical-trial/search', {
          body: { disease, limit: MOST, offset: 0 },
          signal,
        }),
        operation('POST /synapse/disease/therapeutic-area', { body: { disease_id: id }, signal }),
      ]);
      const areaNames = (areas.items ?? []).map(({ display_name_en, display_name_cn }) =>
        language === 'zh' ? display_name_cn : display_name_en,
      );
      return {
        areas: joined(areaNames),
        named: rows.items?.find((row) => row.disease?.disease_id === id)?.disease,
        trials,
      };
    },
  });
  return (
    <RecordPage
      kind={['/drugs', 'drugs']}
      about={about}
      name={({ named }) => (named ? nameIn(named.display_name, language) : say('thing_disease'))}
    >
      {({ areas, trials }) => (
        <>
          <Facts of={[[say('thing_fields'), areas]]} />
          <Plot
            filter={{ disease: { value: [id] } }}
            asked={new URLSearchParams({ disease: id })}
            first="TARGET"
            without="DISEASE"
          />
          <section>
            <h2>{say('drug_trials')}</h2>
            <TrialList of={trials.answer.items ?? []} notes={trials.notes} />
          </section>
        </>
      )}
    </RecordPage>
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
          body: { organization_id: id, limit: MOST_LINES, offset: 0 },
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
  return (
    <RecordPage
      kind={['/drugs', 'drugs']}
      about={about}
      name={({ lines, plot }) => {
        const own =
          plot.items?.find((row) => row.organization?.organization_id === id)?.organization ??
          lines.items?.find((line) => line.organization?.organization_id === id)?.organization;
        return own ? nameIn(own.display_name, language) : say('thing_organization');
      }}
    >
      {({ info: { address, tags = [] }, lines, notes }) => (
        <>
          <Facts
            of={[
              [say('thing_place'), joined([address?.city, address?.state, address?.country])],
              [say('thing_fields'), joined(tags.map(({ display_name }) => nameIn(display_name, language)))],
            ]}
          />
          <Notices of={notes} />
          <Lines of={lines} />
          <Plot
            filter={{ organization: { value: [id] } }}
            asked={new URLSearchParams({ organization: id })}
            first="TARGET"
            without="ORGANIZATION"
          />
        </>
      )}
    </RecordPage>
  );
}

/** What it develops and markets, line by line. */
function Lines({ of: { items = [], total = 0 } }: { of: Operation<'POST /synapse/organization/pipeline'> }) {
  const { say, language } = useWords();
  return (
    <section>
      <h2>{say('drug_pipeline')}</h2>
      <Table
        label={say('drug_pipeline')}
        of={['thing_drug', 'drugs_by_stage', 'drugs_by_disease', 'thing_country', 'thing_since', 'thing_row']}
      >
        <tbody>
          {items.map((line, n) => (
            <tr key={n}>
              <th scope="row">
                <Link to={`/drugs/${line.drug?.drug_id}`}>{nameIn(line.drug?.display_name, language)}</Link>
              </th>
              <td>{nameIn(line.dev_status?.display_name, language)}</td>
              <td>
                {line.disease?.disease_id ? (
                  <Link to={`/diseases/${line.disease.disease_id}`}>{nameIn(line.disease.display_name, language)}</Link>
                ) : (
                  say('drug_no_disease')
                )}
              </td>
              <td>{line.country?.alpha2_code && countryIn(line.country.alpha2_code, language)}</td>
              <td className="nowrap">{dayOfEpoch(line.dev_status_time)}</td>
              <td>
                <code>{line.evidence}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > MOST_LINES && <p className="soft">{say('drug_more', { n: total - MOST_LINES })}</p>}
    </section>
  );
}
