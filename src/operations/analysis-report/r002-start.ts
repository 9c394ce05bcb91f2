import { isGranted } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { r002TaskCreate } from '#contract/generated/analysis-report.ts';
import type { InputOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';
import { jobOf } from '#operations/shared/jobs.ts';
import { namedPatents } from '#operations/shared/patent-lookup.ts';
import { recordsNamed } from '#operations/shared/record-lookup.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import type { Services } from '#services.ts';
import { valueReportFlow } from './value-report/flow.ts';

/** What both operations that start the report say of it. */
export const DESCRIPTION =
  'For granted patents and utility models: the value and how it was computed, five dimensions with every indicator and its cohort, claims, family, legal life, owners, citations, nearest patents, and what is not known; every figure has its query or its record. Designs, and what is not granted, are refused with the reason. In the language of the patent’s claims unless `lang` says otherwise. No logo is configured on this service: both operations write the same pages.';

export const EXAMPLE = { body: { patent_number: 'US19095411B2', report_type: 'pdf' as const } };

/** Why there is no value report on a patent. */
function refusal(patent: Patent): string | undefined {
  if (patent.patent_type === 'D') return 'it is a design, and designs are not valued';
  if (patent.authority === 'WO') return 'it is an international application, which is granted nowhere';
  if (!isGranted(patent)) return 'it is a published application: nothing that is stored says that it was granted';
  return undefined;
}

/**
 * Starts the report.
 * @throws ServiceError `invalid_request` for designs, what is not granted, and what is not stored.
 */
export async function startValueReport(
  { body, account }: Pick<Call<InputOf<(typeof r002TaskCreate)['body']>>, 'body' | 'account'>,
  services: Services,
): Promise<{ job_id: string }> {
  const [patent] = await recordsNamed(namedPatents, body, services, { most: 1, in_body: true });
  const named = body.patent_id ?? body.patent_number ?? '';
  if (!patent)
    throw new ServiceError('invalid_request', `${named.slice(0, 60)} is not in the corpus: import it first.`, {
      field: 'patent_number',
    });
  const why = refusal(patent);
  if (why)
    throw new ServiceError('invalid_request', `${patent.publication_number}: ${why}.`, { field: 'patent_number' });
  const written = (shownTexts(patent.claims)[0] ?? shownTexts(patent.titles)[0])?.lang;
  const { renewal, flows } = services;
  const { task_id } = await flows.start(
    valueReportFlow,
    {
      publication_number: patent.publication_number,
      title: shownTitle(patent.titles).slice(0, 200),
      lang: body.lang === undefined ? (written === 'zh' ? 'zh' : 'en') : body.lang === 'cn' ? 'zh' : 'en',
      format: body.report_type === 'pdf' ? 'pdf' : 'docx',
      ...(renewal && { renewal }),
    },
    account.id,
  );
  return { job_id: jobOf(task_id) };
}
