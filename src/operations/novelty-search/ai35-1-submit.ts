import { Type } from 'typebox';
import { flowStart } from '#operations/shared/flow-operations.ts';
import { firstData, MOST_CHARACTERS } from './first-data.ts';
import { noveltySearch } from './flow.ts';

const Day = (description: string) => Type.Optional(Type.String({ maxLength: 10, description, examples: ['20200101'] }));

export default flowStart({
  id: 'ai35-1NoveltySearchSubmit',
  path: '/ai/novelty-search/submit',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Start a novelty search',
  description:
    'Takes an idea, a claim, a disclosure (up to some 100 pages), or the publication number of a patent in the corpus, and starts to summarise it. Poll `/ai/novelty-search/tech-solution/get`.',
  flow: noveltySearch,
  body: Type.Object({
    input: Type.String({ maxLength: MOST_CHARACTERS, description: 'The idea, or one publication number.' }),
    lang: Type.Enum(['cn', 'en'], { description: 'Language of reasons, labels and report.' }),
    pbd_start: Day('Only documents published on or after this day: yyyyMMdd.'),
    pbd_end: Day('Only documents published on or before this day: yyyyMMdd.'),
  }),
  data: firstData,
  example: {
    input:
      'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.',
    lang: 'en',
  },
});
