import { defineFlow, final, later, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { titleOf } from '../novelty-search/data.ts';
import { compareDocuments, search, summarise } from '../novelty-search/steps.ts';
import { takeElements, takeFeatures } from '../novelty-search/unattended.ts';
import { FeasibilityData } from './data.ts';

const readRights = later(async () => (await import('./steps.ts')).readRights);
const writeReport = later(async () => (await import('./steps.ts')).writeReport);

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
