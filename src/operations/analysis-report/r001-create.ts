import { r001TaskCreate } from '#contract/generated/analysis-report.ts';
import { defineOperation } from '#operation.ts';
import { startReport } from './r001-start.ts';

export default defineOperation({
  contract: r001TaskCreate,
  path: '/innovation/company-report/task/create',
  access: 'run',
  summary: 'Start a report on a company',
  description:
    'Identity and group as a tree, portfolio and its remaining life, best patents with reasons, inventors, cooperation, citations in and out, transfers, risks and evaluation with every indicator and its percentile, from stored records alone; every count has its query. In Chinese where the company’s name is. The owner’s logo stands above its title where one is configured (`PRIORA_REPORT_LOGO`).',
  example: { body: { company_name: '深圳市恒元澜驰能源科技有限公司', report_type: 'word' } },
  handle: (call, services) => startReport(call, services, true),
});
