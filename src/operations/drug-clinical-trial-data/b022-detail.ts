import { b022ClinicalTrialDetail } from '#contract/generated/drug-clinical-trial-data.ts';
import { term } from '#operations/shared/terms.ts';
import { trialLookup } from './trial-lookup.ts';

export default trialLookup({
  contract: b022ClinicalTrialDetail,
  path: '/synapse/clinical-trial/detail',
  summary: 'A clinical trial',
  row: (trial) => ({
    brief_title: trial.brief_title,
    official_title: trial.official_title,
    data_source: trial.registry === 'CTGOV' ? ('CTGOV' as const) : ('WHO' as const),
    phase: trial.phase ? term('phase', trial.phase) : undefined,
    recruitment_status: trial.status,
  }),
});
