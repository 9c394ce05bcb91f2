import type { Group } from '#operation.ts';
import dp001 from './dp001-company-valuation.ts';
import dp002 from './dp002-company-valuation-indicators.ts';
import dp003 from './dp003-company-warning.ts';
import dp004 from './dp004-company-index-warning.ts';
import dp005 from './dp005-company-index.ts';

export default {
  tag: 'TFFI Enterprise Evaluation (Level5)',
  description: 'Companies for lenders and insurers: who they are, scores, indicators and risks in one answer.',
  operations: [dp001, dp002, dp003, dp004, dp005],
} satisfies Group;
