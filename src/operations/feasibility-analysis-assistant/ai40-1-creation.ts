import { ai40_1AiFeasibilityAnalysisCreation } from '#contract/generated/feasibility-analysis-assistant.ts';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { firstData } from '../novelty-search/first-data.ts';
import { feasibilityAnalysis } from './flow.ts';

export default flowStart({
  contract: ai40_1AiFeasibilityAnalysisCreation,
  path: '/ai/feasibility-analysis-creation',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Analyse whether a proposal can be made',
  description:
    'Searches patents and papers for the features of the proposal, reads results, limits, materials, standards and product mentions out of the nearest documents and the claims in the way, and writes a report. No logo is configured on this service: `need_logo` changes nothing. Poll `/ai/feasibility-analysis-query`.',
  flow: feasibilityAnalysis,
  data: ({ text, lang }, services) => firstData({ input: text, lang }, services, 'text'),
  example: {
    lang: 'en',
    text: 'A battery module comprising prismatic cells arranged side by side in a row; a cold plate extending below the cells, wherein the cold plate comprises a first channel and a second channel which carry coolant in opposite directions; and a heat-conducting layer arranged between the cells and the cold plate, wherein a layer thickness of the heat-conducting layer is 5 mm. The maximum temperature difference between the cells stays below 2 K.',
  },
});
