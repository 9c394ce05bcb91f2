import { defineFlow, reached, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { titleOf } from '../novelty-search/data.ts';
import { compareDocuments, search, summarise, writeReport } from '../novelty-search/steps.ts';
import { takeElements, takeFeatures } from '../novelty-search/unattended.ts';
import { NoveltyCheckData } from './data.ts';

/** A novelty search without confirmations. Its features may be struck or added afterwards: then it runs again. */
// biome-ignore format: read it as a table
export const noveltyCheck = defineFlow({
  name: 'novelty-check', data: NoveltyCheckData, start: 'summarising',
  states: {
    summarising:         work(summarise, 'extracting_features'),
    extracting_features: work(takeFeatures, 'building_elements'),
    building_elements:   work(takeElements, 'searching'),
    searching:           work(search, 'comparing'),
    comparing:           work(compareDocuments, 'checked'),
    checked:             reached({ refine: 'building_elements', create_report: 'writing_report' }),
    writing_report:      work(writeReport, 'report_ready'),
    report_ready:        reached({ refine: 'building_elements', create_report: 'writing_report' }),
  },
  stages: {
    check:  ['summarising', 'extracting_features', 'building_elements', 'searching', 'comparing', 'checked'],
    report: ['writing_report', 'report_ready'],
  },
  title: titleOf,
  discard: discardReports,
});
