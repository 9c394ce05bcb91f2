import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { compareDocuments, search, summarise } from '#operations/novelty-search/steps.ts';
import { takeElements, takeFeatures } from '#operations/novelty-search/unattended.ts';
import { discardReports, writeReportFiles } from '#operations/shared/report-files.ts';
import { FilingEvaluationData } from './data.ts';
import { evaluationReport } from './report.ts';

const write: Step<FilingEvaluationData> = async (data, context) => {
  const document = await evaluationReport(data, context);
  return { report: await writeReportFiles(document, { title: document.title, name: 'filing-evaluation' }, context) };
};

/** From the text of an invention to a report on what is like it, before anything is filed. */
// biome-ignore format: read it as a table
export const filingEvaluation = defineFlow({
  name: 'filing-evaluation', data: FilingEvaluationData, start: 'summarising',
  states: {
    summarising:         work(summarise, 'extracting_features'),
    extracting_features: work(takeFeatures, 'building_elements'),
    building_elements:   work(takeElements, 'searching'),
    searching:           work(search, 'comparing'),
    comparing:           work(compareDocuments, 'writing_report'),
    writing_report:      work(write, 'ready'),
    ready:               final(),
  },
  stages: {
    search: ['summarising', 'extracting_features', 'building_elements', 'searching', 'comparing'],
    report: ['writing_report', 'ready'],
  },
  title: ({ report_name }) => report_name.replace(/[\p{C}\s]+/gu, ' ').slice(0, 120),
  discard: discardReports,
});
