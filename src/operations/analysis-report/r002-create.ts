import { r002TaskCreate } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { DESCRIPTION, EXAMPLE, startValueReport } from './r002-start.ts';

export default defineOperation({
  contract: r002TaskCreate,
  path: '/patent-valuation-data/patent-report/task/create',
  access: 'run',
  summary: 'Start a value report on a patent',
  description: DESCRIPTION,
  example: EXAMPLE,
  handle: startValueReport,
});
