import { trialResults } from '#collections/trials/results.ts';
import { trials } from '#collections/trials/trials.ts';
import { b044CtResultSearch } from '#contract/generated/ls-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { areaQuery } from '#operations/shared/area-filter.ts';
import { drugsWith } from '#operations/shared/drug-filter.ts';
import { entityQuery, epochRange, oneOf, phasesAsked, unanswered } from '#operations/shared/entity-filter.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { SHORT_WINDOW } from '#operations/shared/pages.ts';

/** Trials with results that a filter of trials may come to. */
const MOST = 100_000;

/** Filters of the trial, as a filter of its results. */
async function ofTrials(corpus: Corpus, queries: readonly (Query | undefined)[]): Promise<Query | undefined> {
  const query = allOf(...queries);
  if (query.kind === 'all') return undefined;
  const found = await corpus.search(trials, {
    query: allOf(query, { kind: 'term', field: 'HAS_RESULTS', text: '1' }),
    offset: 0,
    limit: MOST,
  });
  return { kind: 'values', field: 'TRIAL', values: found.hits.map(({ id }) => id) };
}

export default lifePage({
  contract: b044CtResultSearch,
  path: '/synapse/ct-result/search',
  summary: 'Search results of clinical trials',
  description:
    'Results that a register has posted, by what the trial is about. What no register tells (an overall evaluation, a conference, the line of therapy) finds nothing, and a note says so.',
  example: { body: { phase: ['Phase_2'], limit: 10, offset: 0 } },
  collection: trialResults,
  window: SHORT_WINDOW,
  sorts: { PUBLISHED_TIME: 'PUBLISHED', ANNOTATION_METHOD_RANK: 'PUBLISHED' },
  newest: { field: 'PUBLISHED', order: 'desc' },
  source: 'ClinicalTrials.gov',
  async *queries(body, corpus, note, signal) {
    const asked = [
      await entityQuery(corpus, 'disease', body.disease, 'disease', 'DISEASE', signal),
      await areaQuery(corpus, body.therapeutic_area, 'DISEASE'),
      await entityQuery(corpus, 'main_experimentation_drug', body.main_experimentation_drug, 'drug', 'DRUG', signal),
      await entityQuery(corpus, 'control_drug', body.control_drug, 'drug', 'CONTROL_DRUG', signal),
      await entityQuery(
        corpus,
        'sponsor_collaborator_organization',
        body.sponsor_collaborator_organization,
        'organisation',
        'ORGANISATION',
        signal,
      ),
      await drugsWith(corpus, 'target', body.target, 'target', 'DRUG', signal),
      await drugsWith(corpus, 'drug_type', body.drug_type, 'drug_type', 'DRUG', signal),
      await drugsWith(corpus, 'mechanism_action', body.mechanism_action, 'mechanism', 'DRUG', signal),
      oneOf('STUDY_ID', body.study_code),
    ];
    const { from, to } = body.overall_enrollment ?? {};
    const enrolled: Query | undefined =
      from === undefined && to === undefined
        ? undefined
        : {
            kind: 'range',
            field: 'ENROLLMENT',
            ...(from !== undefined && { from: String(from) }),
            ...(to !== undefined && { to: String(to) }),
          };
    const none = 'records of your own';
    yield await ofTrials(corpus, asked);
    yield oneOf('PHASE', phasesAsked(body.phase));
    yield oneOf('NUMBER', body.register_number);
    yield enrolled;
    yield epochRange('publish_time', 'PUBLISHED', body.publish_time, note);
    yield unanswered(body.general_evaluation, 'general_evaluation', none, note);
    yield unanswered(body.ct_result_meeting, 'ct_result_meeting', none, note);
    yield unanswered(body.therapy_type, 'therapy_type', none, note);
    yield unanswered(body.outcome, 'outcome', none, note);
  },
  row: (result) => ({
    ct_result_id: result.id,
    title: result.title,
    data_source: [{ source: 'CTGOV', source_url: `https://clinicaltrials.gov/study/${result.register_number}` }],
  }),
});
