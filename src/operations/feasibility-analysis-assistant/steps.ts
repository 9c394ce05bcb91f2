import type { Step } from '#flows/flow.ts';
import { writeReportFiles } from '#operations/shared/report-files.ts';
import { compare as readClaims } from '../fto-search/steps.ts';
import type { FeasibilityData } from './data.ts';
import { reportOf } from './report.ts';

/** Families found by the search whose claims are read: the nearest. */
const MOST_RIGHTS = 60;

/** Reads the claims of what the search has found on the proposal, as on a product. */
export const readRights: Step<FeasibilityData> = async ({ text, lang, prior_art }, context) => {
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

/** Writes the report. */
export const writeReport: Step<FeasibilityData> = async (data, context) => {
  const document = await reportOf(data, context);
  return {
    report: await writeReportFiles(document, { title: document.title, name: 'feasibility-report' }, context),
  };
};
