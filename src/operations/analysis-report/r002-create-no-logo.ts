import { r002TaskCreateNoLogo } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { DESCRIPTION, EXAMPLE, startValueReport } from './r002-start.ts';

export default defineOperation({
  contract: r002TaskCreateNoLogo,
  path: '/patent-valuation-data/patent-report/task/create-no-logo',
  access: 'run',
  summary: 'Start a value report on a patent, without a logo',
  description: DESCRIPTION,
  example: EXAMPLE,
  handle: startValueReport,
});
