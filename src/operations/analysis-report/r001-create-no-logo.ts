import { r001TaskCreateNoLogo } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { startReport } from './r001-start.ts';

export default defineOperation({
  contract: r001TaskCreateNoLogo,
  path: '/innovation/company-report/task/create-no-logo',
  access: 'run',
  summary: 'Start a report on a company, without a logo',
  description:
    'Identity and group, portfolio, most cited patents, inventors, cooperation, transfers, risks and evaluation, from stored records alone; every count has its query. In Chinese where the company’s name is. Without the owner’s logo.',
  example: { body: { company_name: '深圳市恒元澜驰能源科技有限公司', report_type: 'word' } },
  handle: (call, services) => startReport(call, services, false),
});
