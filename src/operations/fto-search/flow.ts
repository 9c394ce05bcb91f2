import { defineFlow, later, reached, wait, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { FtoData, titleOf } from './data.ts';

const compare = later(async () => (await import('./steps.ts')).compare);
const extract = later(async () => (await import('./steps.ts')).extract);
const search = later(async () => (await import('./steps.ts')).search);
const writeReport = later(async () => (await import('./steps.ts')).writeReport);

/** From a product to the rights in its way. A report can be made again after other judgements: its state waits. */
// biome-ignore format: read it as a table
export const ftoSearch = defineFlow({
  name: 'fto-search', data: FtoData, start: 'extracting_features',
  states: {
    extracting_features: work(extract, 'features_ready'),
    features_ready:      wait({ confirm_features: 'features_confirmed' }),
    features_confirmed:  wait({ confirm_features: 'features_confirmed', search: 'searching' }),
    searching:           work(search, 'comparing'),
    comparing:           work(compare, 'results_ready'),
    results_ready:       wait({ create_report: 'writing_report' }),
    writing_report:      work(writeReport, 'report_ready'),
    report_ready:        reached({ create_report: 'writing_report' }),
  },
  stages: {
    features: ['extracting_features', 'features_ready', 'features_confirmed'],
    results:  ['searching', 'comparing', 'results_ready'],
    report:   ['writing_report', 'report_ready'],
  },
  title: titleOf,
  discard: discardReports,
});
