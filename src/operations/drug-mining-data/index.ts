import type { Group } from '#operation.ts';
import b028 from './b028-detail.ts';
import b030 from './b030-detail.ts';
import b031 from './b031-news.ts';
import b039 from './b039-drug-deal.ts';
import b065 from './b065-search.ts';
import b066 from './b066-search.ts';
import b070 from './b070-detail.ts';

export default {
  tag: 'Drug Mining Data',
  description: 'Papers, patents, news, deals and antibodies with the things of the dictionary that they are about.',
  operations: [b028, b030, b031, b039, b065, b066, b070],
} satisfies Group;
