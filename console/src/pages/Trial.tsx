import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Operation, operation, operationWithNotes } from '../api.ts';
import { Notices } from '../parts/Readiness.tsx';
import { Facts, RecordPage } from '../parts/RecordPage.tsx';
import { Table } from '../parts/Table.tsx';
import { countryIn } from '../words/countries.ts';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { linked } from './drugs/linked.tsx';
import { dayOfEpoch, joined, type Named, nameIn } from './drugs/names.ts';
import './drugs/drugs.css';

type Related = Operation<'GET /synapse/clinical-trial/related-entity'>;
/** Where the register says that there is none. */
const NONE = 'N/A';

type Age = { readonly age?: string; readonly unit?: string } | undefined;
const age = (of: Age, word: ReturnType<typeof useRegisterWords>): string =>
  of?.age ? `${of.age} ${word('age_unit', of.unit) ?? ''}`.trim() : '';

/** `/trials/:id`: a trial as its register tells it: who, what, in which state, arms, outcomes, whom it takes. */
export default function Trial() {
  const { id = '' } = useParams();
  const { say, language } = useWords();
  const word = useRegisterWords();
  const about = useQuery({
    queryKey: ['trial', id],
    queryFn: async ({ signal }) => {
      const query = { clinical_trial_id: id };
      const [detail, related, text, eligibility, design] = await Promise.all([
        operationWithNotes('GET /synapse/clinical-trial/detail', { query, signal }),
        operation('GET /synapse/clinical-trial/related-entity', { query, signal }),
        operation('GET /synapse/clinical-trial/description', { query, signal }),
        operation('GET /synapse/clinical-trial/eligibility', { query, signal }),
        operation('GET /synapse/clinical-trial/design', { query, signal }),
      ]);
      return { detail: detail.answer, notes: detail.notes, related, text, eligibility, design };
    },
  });
  const drugs = (all: Related['control_drug']) => linked('/drugs', all, ({ drug_id }) => drug_id, language);
  return (
    <RecordPage
      kind={['/trials', 'trials']}
      about={about}
      name={({ detail }) => detail.brief_title ?? detail.official_title ?? detail.register_number}
    >
      {({ design, detail, eligibility, notes, related, text }) => (
        <>
          <p className="meta">
            <code>{detail.register_number}</code>
            {detail.phase && <strong>{nameIn(detail.phase.display_name, language)}</strong>}
            <span>{word('trial_status', detail.recruitment_status)}</span>
          </p>
          <Facts
            of={[
              [say('drugs'), drugs(related.main_experimentation_drug)],
              [say('trial_against'), drugs(related.control_drug)],
              [say('drug_targets'), linked('/targets', related.target, ({ target_id }) => target_id, language)],
              [say('drug_diseases'), conditions(related, language)],
              [
                say('drugs_by_organization'),
                linked('/organizations', related.organization, ({ organization_id }) => organization_id, language),
              ],
              [
                say('thing_country'),
                joined((text.country ?? []).map(({ alpha2_code }) => alpha2_code && countryIn(alpha2_code, language))),
              ],
              [
                say('trial_design'),
                joined([
                  // a trial of one arm has nothing to allocate
                  design.allocation === NONE ? undefined : word('allocation', design.allocation),
                  word('intervention_model', design.intervention_model),
                  word('masking', design.masking),
                  word('primary_purpose', design.primary_purpose),
                ]),
              ],
              [say('trial_enrolled'), joined((design.enrollment ?? []).map(({ enrollment }) => enrollment))],
              [say('trial_posted'), dayOfEpoch(design.first_posted_date)],
            ]}
          />
          <Notices of={notes} />
          {text.brief_summary && <p className="measure">{text.brief_summary}</p>}
          <Design of={design} />
          <section>
            <h2>{say('trial_who')}</h2>
            <Facts
              of={[
                [say('trial_gender'), word('gender', eligibility.gender)],
                [say('trial_from'), age(eligibility.min_age, word)],
                [say('trial_to'), age(eligibility.max_age, word)],
                [say('trial_includes'), criteria(eligibility.include_criteria)],
                [say('trial_excludes'), criteria(eligibility.exclude_criteria)],
              ]}
            />
          </section>
        </>
      )}
    </RecordPage>
  );
}

/** What it is about: diseases of the dictionary, and what the register writes that none of them is called. */
function conditions({ condition_disease, condition }: Related, language: 'en' | 'zh') {
  const known = new Set((condition_disease ?? []).flatMap(namesOf));
  const rest = (condition ?? []).filter((each) => !known.has(each.toLowerCase()));
  const diseases = linked('/diseases', condition_disease, ({ disease_id }) => disease_id, language);
  return [...diseases, ...(diseases.length > 0 && rest.length > 0 ? [' · '] : []), joined(rest)].filter(Boolean);
}
const namesOf = ({ display_name }: { readonly display_name?: Named }): string[] =>
  (display_name ?? []).flatMap(({ name }) => name?.toLowerCase() ?? []);

const criteria = (text: string | undefined) =>
  text && <span className="trial-criteria">{text.replace(/\n\s*\n/g, '\n')}</span>;

/** Its arms, and what it measures. */
function Design({ of }: { of: Operation<'GET /synapse/clinical-trial/design'> }) {
  const { say } = useWords();
  const word = useRegisterWords();
  return (
    <>
      {(of.arm_intervention ?? []).length > 0 && (
        <section>
          <h2>{say('trial_arms')}</h2>
          <Table label={say('trial_arms')} of={['trial_arm', 'drugs_by_drug_type', 'trial_gets']}>
            <tbody>
              {(of.arm_intervention ?? []).slice(0, 60).map((arm, n) => (
                <tr key={n}>
                  <th scope="row">{arm.design_group_title}</th>
                  <td>{word('arm_type', arm.design_group_type)}</td>
                  <td>
                    {(arm.intervention ?? []).flatMap(({ intervention_name }) => intervention_name ?? []).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {(of.outcome ?? []).length > 0 && (
        <section>
          <h2>{say('trial_outcomes')}</h2>
          <Table label={say('trial_outcomes')} of={['drugs_by_drug_type', 'trial_outcome', 'trial_time']}>
            <tbody>
              {(of.outcome ?? []).slice(0, 60).map((outcome, n) => (
                <tr key={n}>
                  <td>{word('outcome_type', outcome.outcome_type)}</td>
                  <th scope="row">{outcome.title}</th>
                  <td>{outcome.time_frame}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </>
  );
}
