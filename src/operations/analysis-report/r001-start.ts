import { randomInt } from 'node:crypto';
import { subjectOf } from '#analytics/companies/portfolio.ts';
import type { r001TaskCreate } from '#contract/generated/analysis-report.ts';
import type { InputOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { companyReportFlow } from './company-report/flow.ts';

/** Jobs have numbers that JSON keeps exact. */
const LEAST = 1_000_000_000_000;
const RANGE = 2 ** 47;

/**
 * Starts the report of the company that is meant.
 * @param logo Whether the owner's logo stands on it, where one is configured.
 * @throws ServiceError `invalid_request` where nobody is meant for certain, with the candidates.
 */
export async function startReport(
  { body, account }: Pick<Call<InputOf<(typeof r001TaskCreate)['body']>>, 'body' | 'account'>,
  { corpus, flows, renewal }: Services,
  logo: boolean,
): Promise<{ job_id: string }> {
  const { report_type, company_name, credit_code, org_number } = body;
  const said: string[] = [];
  const subject = await subjectOf(corpus, body, (sentence) => said.push(sentence));
  if (!subject) throw new ServiceError('invalid_request', said.join(' '), { field: 'company_name' });
  const number = LEAST + randomInt(RANGE);
  await flows.start(
    companyReportFlow,
    {
      number,
      ...(company_name && { company_name }),
      ...(credit_code && { credit_code }),
      ...(org_number && { org_number }),
      title: (subject.head.company_name ?? subject.names[0] ?? '').slice(0, 200),
      ...(logo && { logo }),
      ...(renewal && { renewal }),
      format: report_type === 'pdf' ? 'pdf' : 'docx',
    },
    account.id,
  );
  return { job_id: String(number) };
}
