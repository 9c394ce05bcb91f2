import { defineFlow, reached, type Step, work } from '#flows/flow.ts';
import { discardReports } from '#operations/shared/report-files.ts';
import { titleOf } from '../novelty-search/data.ts';
import {
  buildElements,
  compareDocuments,
  extractTheFeatures,
  search,
  summarise,
  writeReport,
} from '../novelty-search/steps.ts';
import { toBlocks, toWireElements } from '../novelty-search/wire-elements.ts';
import { NoveltyCheckData } from './data.ts';

/** The features that were found, all of them confirmed. */
export const takeFeatures: Step<NoveltyCheckData> = async (data, context) => {
  const { generated_features } = await extractTheFeatures(data, context);
  return {
    ...(generated_features && {
      generated_features,
      confirmed_features: generated_features.features.map((feature) => ({
        ...feature,
        selected: true,
        user_added: false,
      })),
    }),
  };
};

/** The elements that were made, all of them confirmed. */
export const takeElements: Step<NoveltyCheckData> = async (data, context) => {
  const { generated_elements } = await buildElements(data, context);
  if (!generated_elements) return {};
  const elements = toWireElements(generated_elements);
  return {
    generated_elements,
    confirmed_elements: elements,
    confirmed_blocks: toBlocks(elements.list ?? []),
    family_merge: true,
  };
};

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
