import type { Group } from '#operation.ts';
import clearance from './clearance.ts';
import clearanceReport from './clearance-report.ts';
import detail from './detail.ts';
import events from './events.ts';
import goods from './goods.ts';
import portfolio from './portfolio.ts';
import search from './search.ts';
import similar from './similar.ts';
import watch from './watch.ts';

export default {
  tag: 'Global Trademarks',
  description:
    'Marks of all offices together: families, what is in the way of a planned mark, two marks compared, an owner’s marks, new marks like mine, goods and their classes.',
  operations: [search, clearance, clearanceReport, similar, watch, portfolio, goods, detail, events],
} satisfies Group;
