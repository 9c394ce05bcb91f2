import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { compare as readClaims } from '../fto-search/steps.ts';
import { titleOf } from '../novelty-search/data.ts';
import { compareDocuments, search, summarise } from '../novelty-search/steps.ts';
import { takeElements, takeFeatures } from '../novelty-search/unattended.ts';
import { FeasibilityData } from './data.ts';
import { reportOf } from './report.ts';

/** Families found by the search whose claims are read: the nearest. */
const MOST_RIGHTS = 60;

/** Reads the claims of what the search has found on the proposal, as on a product. */
const readRights: Step<FeasibilityData> = async ({ text, lang, prior_art }, context) => {
  const candidates = (prior_art?.candidates ?? []).slice(0, MOST_RIGHTS).map(({ publication_number, found_by }) => ({
    publication_number,
    found_by: found_by.map(({ strategy }) => strategy),
  }));
  const none = { country: [], legal_status: [], include_company: [], exclude_company: [] };
  const {
    rights = [],
    compared = 0,
    no_claims = [],
  } = await readClaims({ input: text, lang, ...none, candidates }, context);
  return { rights, rights_read: compared, no_claims };
};

const writeReport: Step<FeasibilityData> = async (data, context) => {
  const document = await reportOf(data, context);
  return {
    report: await writeReportFiles(document, { title: document.title, name: 'feasibility-report' }, context),
  };
};

/** From a proposal to a report on what documents say of whether it can be made. */
// biome-ignore format: read it as a table
export const feasibilityAnalysis = defineFlow({
  name: 'feasibility-analysis', data: FeasibilityData, start: 'summarising',
  states: {
    summarising:         work(summarise, 'extracting_features'),
    extracting_features: work(takeFeatures, 'building_elements'),
    building_elements:   work(takeElements, 'searching'),
    searching:           work(search, 'comparing'),
    comparing:           work(compareDocuments, 'reading_rights'),
    reading_rights:      work(readRights, 'writing_report'),
    writing_report:      work(writeReport, 'report_ready'),
    report_ready:        final(),
  },
  stages: {
    analysis: ['summarising', 'extracting_features', 'building_elements', 'searching', 'comparing', 'reading_rights'],
    report:   ['writing_report', 'report_ready'],
  },
  title: titleOf,
  discard: discardReports,
});
