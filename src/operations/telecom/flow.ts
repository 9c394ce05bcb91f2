import { defineFlow, final, later, work } from '#flows/flow.ts';
import { SepData } from './data.ts';

const compareClaims = later(async () => (await import('./steps.ts')).compareClaims);
const findSections = later(async () => (await import('./steps.ts')).findSections);
const recommend = later(async () => (await import('./steps.ts')).recommend);

/** From a patent to its independent claims read on specifications. */
// biome-ignore format: read it as a table
export const sepAnalysis = defineFlow({
  name: 'sep-analysis', data: SepData, start: 'recommending',
  states: {
    recommending:     work(recommend, 'finding_sections'),
    finding_sections: work(findSections, 'comparing'),
    comparing:        work(compareClaims, 'charted'),
    charted:          final(),
  },
  stages: { chart: ['recommending', 'finding_sections', 'comparing', 'charted'] },
  title: ({ publication_number, ts }) => [publication_number, ...ts.map(({ ts_number }) => ts_number)].join(' / ').slice(0, 120).replace(/[\p{C}\s]+/gu, ' '),
});
