import { epochOfDay } from '#clock.ts';
import { trials, WITHOUT_CONDITION } from '#collections/trials/trials.ts';
import { ENROLLMENT_BUCKETS } from '#collections/trials/vocabulary.ts';
import { b012ClinicalTrialSearch } from '#contract/generated/ls-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { areaQuery } from '#operations/shared/area-filter.ts';
import { countries, registerNames } from '#operations/shared/countries.ts';
import { drugsWith } from '#operations/shared/drug-filter.ts';
import {
  entityQuery,
  epochRange,
  filterQuery,
  identitiesBelow,
  oneOf,
  phasesAsked,
  phrasesQuery,
  statusesAsked,
  unanswered,
} from '#operations/shared/entity-filter.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { RESULT_WINDOW } from '#operations/shared/pages.ts';
import { REGIONS } from '#operations/shared/regions.ts';

function enrollment(buckets: readonly string[] | undefined): Query | undefined {
  if (!buckets || buckets.length === 0) return undefined;
  return anyOf(
    ...buckets.map((name, index): Query => {
      const bounds = Object.hasOwn(ENROLLMENT_BUCKETS, name) ? ENROLLMENT_BUCKETS[name] : undefined;
      if (!bounds)
        throw new ServiceError(
          'invalid_request',
          `enrollment[${index}] is "${name.slice(0, 40)}": use one of ${Object.keys(ENROLLMENT_BUCKETS).join(', ')}.`,
          { field: `enrollment[${index}]` },
        );
      const [from, to] = bounds;
      return {
        kind: 'range',
        field: 'ENROLLMENT',
        ...(from !== undefined && { from: String(from) }),
        ...(to !== undefined && { to: String(to) }),
      };
    }),
  );
}

/** Sites in a region, by the names that registers give countries; `Other`: with a site, and none in the others. */
function regions(asked: readonly string[] | undefined): Query | undefined {
  if (!asked || asked.length === 0) return undefined;
  const within = (codes: string): Query => ({
    kind: 'values',
    field: 'COUNTRY',
    values: codes.split(' ').flatMap(registerNames),
  });
  return anyOf(
    ...asked.map((name, index): Query => {
      if (name === 'Other') {
        const placed = new Set(['US', 'CN', 'JP', ...REGIONS.EU!.split(' ')]);
        const rest = countries().filter(({ alpha2_code }) => !placed.has(alpha2_code));
        return within(rest.map(({ alpha2_code }) => alpha2_code).join(' '));
      }
      const codes = Object.hasOwn(REGIONS, name) ? REGIONS[name] : undefined;
      if (codes) return within(codes);
      throw new ServiceError(
        'invalid_request',
        `country[${index}] is "${name.slice(0, 40)}": use one of ${Object.keys(REGIONS).join(', ')}, Other.`,
        { field: `country[${index}]` },
      );
    }),
  );
}

const COMPANIES = 'a source of companies';

/** Says of how many trials the register states no condition, as in lists of sponsors and dates. */
async function noteWithoutCondition(corpus: Corpus, note: (sentence: string) => void): Promise<undefined> {
  const total = await totalOf(corpus, trials, WITHOUT_CONDITION);
  if (total > 0) note(`Trials of which the register states no condition, so that nobody can tell: ${total}.`);
  const ofTables: Query = allOf(WITHOUT_CONDITION, { kind: 'values', field: 'SOURCE', values: ['eu-ctr'] });
  const tabled = await totalOf(corpus, trials, ofTables);
  if (tabled > 0)
    note(
      `${tabled} of them are of tables of the EU register that hold sponsors, phases and dates alone: its protocols (fields E.1.1 and E.1.2), as ctrdata stores them, state conditions.`,
    );
}

export default lifePage({
  contract: b012ClinicalTrialSearch,
  path: '/synapse/clinical-trial/search',
  summary: 'Search clinical trials',
  description:
    'Filters restrict each other; inside one, all things or (default) one of them. A disease includes what is a kind of it, by the conditions and headings that the register gives, and by the names that titles, conditions and keywords hold; a drug includes its other names. Dates are milliseconds since 1970, in UTC. At most 20,000 rows can be read.',
  example: { body: { phase: ['Phase_2'], limit: 10, offset: 0 } },
  collection: trials,
  window: RESULT_WINDOW,
  sorts: { STUDY_FIRST_POSTED_DATE: 'FIRST_POSTED', START_DATE: 'START_DATE', LAST_UPDATE_POSTED_DATE: 'LAST_UPDATE' },
  newest: { field: 'LAST_UPDATE', order: 'desc' },
  source: 'ClinicalTrials.gov',
  *queries(body, corpus, note, signal) {
    yield enrollment(body.enrollment);
    yield regions(body.country);
    yield unanswered(body.employee_number, 'employee_number', COMPANIES, note);
    yield unanswered(body.organization_type, 'organization_type', COMPANIES, note);
    yield oneOf('PHASE', phasesAsked(body.phase));
    yield oneOf('STATUS', statusesAsked(body.recruitment_status));
    yield epochRange('first_posted_date', 'FIRST_POSTED', body.first_posted_date, note);
    yield epochRange('start_date', 'START_DATE', body.start_date, note);
    yield phrasesQuery(body.keyword, 'ALL');
    yield phrasesQuery(body.title, 'TITLE');
    yield phrasesQuery(body.register_number, 'NUMBER');
    yield phrasesQuery(body.study_identifier, 'STUDY_ID');
    yield filterQuery(corpus, 'disease', body.disease, 'disease', signal, async (things) =>
      anyOf(
        { kind: 'values', field: 'DISEASE', values: await identitiesBelow(corpus, things) },
        { kind: 'values', field: 'CONDITION_ID', values: things.map(({ id }) => id) },
      ),
    );
    if ((body.disease?.value ?? []).length > 0) yield noteWithoutCondition(corpus, note);
    yield areaQuery(corpus, body.therapeutic_area, 'DISEASE');
    yield entityQuery(corpus, 'main_experimentation_drug', body.main_experimentation_drug, 'drug', 'DRUG', signal);
    yield entityQuery(corpus, 'control_drug', body.control_drug, 'drug', 'CONTROL_DRUG', signal);
    yield entityQuery(corpus, 'organization', body.organization, 'organisation', 'ORGANISATION', signal);
    yield drugsWith(corpus, 'target', body.target, 'target', 'DRUG', signal);
    yield drugsWith(corpus, 'drug_type', body.drug_type, 'drug_type', 'DRUG', signal);
    yield drugsWith(corpus, 'mechanism_action', body.mechanism_action, 'mechanism', 'DRUG', signal);
  },
  row: (trial) => ({
    clinical_trial_id: trial.id,
    register_number: trial.register_number,
    brief_title: trial.brief_title,
    official_title: trial.official_title,
    phase: trial.phase,
    recruitment_status: trial.status,
    first_posted_date: trial.first_posted && epochOfDay(trial.first_posted.day),
  }),
});
