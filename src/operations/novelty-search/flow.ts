import { defineFlow, reached, wait, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { NoveltySearchData, titleOf } from './data.ts';
import {
  buildElements,
  compareDocuments,
  extractTheFeatures,
  searchWithPapers,
  summarise,
  writeReport,
} from './steps.ts';

/**
 * From an idea to a report, with a person's confirmation after each stage. A report can be made again under another
 * title or after other judgements: its state waits.
 */
// biome-ignore format: read it as a table
export const noveltySearch = defineFlow({
  name: 'novelty-search', data: NoveltySearchData, start: 'summarising',
  states: {
    summarising:         work(summarise, 'solution_ready'),
    solution_ready:      wait({ confirm_solution: 'extracting_features' }),
    extracting_features: work(extractTheFeatures, 'features_ready'),
    features_ready:      wait({ confirm_features: 'building_elements' }),
    building_elements:   work(buildElements, 'elements_ready'),
    elements_ready:      wait({ confirm_elements: 'searching' }),
    searching:           work(searchWithPapers, 'comparing'),
    comparing:           work(compareDocuments, 'results_ready'),
    results_ready:       wait({ confirm_results: 'results_confirmed' }),
    results_confirmed:   wait({ confirm_results: 'results_confirmed', create_report: 'writing_report' }),
    writing_report:      work(writeReport, 'report_ready'),
    report_ready:        reached({ confirm_results: 'results_confirmed', create_report: 'writing_report' }),
  },
  stages: {
    solution: ['summarising', 'solution_ready'],
    features: ['extracting_features', 'features_ready'],
    elements: ['building_elements', 'elements_ready'],
    results:  ['searching', 'comparing', 'results_ready'],
    report:   ['results_confirmed', 'writing_report', 'report_ready'],
  },
  title: titleOf,
  discard: discardReports,
});
