import type { Group } from '#operation.ts';
import detail from './detail.ts';
import extract from './extract.ts';

export default {
  tag: 'Chemical SAR Extract',
  description: 'Activities of compounds out of tables, each with the row that states it.',
  operations: [extract, detail],
} satisfies Group;
