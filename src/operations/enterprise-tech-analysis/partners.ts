import { type Partner, partnersOf } from '#analytics/companies/cooperation.ts';
import type { Subject } from '#analytics/companies/portfolio.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';

const SHOWN = 10;

/** Research partners of a company: all of them counted, the first ten shown; a note says how their type is known. */
export async function researchPartners(
  { filed, names }: Subject,
  { note }: Pick<Call, 'note'>,
  { corpus }: Pick<Services, 'corpus'>,
): Promise<{ all: number; applications: number; shown: readonly Partner[] }> {
  const { partners, applications, cut } = await partnersOf(corpus, filed, names);
  const shown = partners.slice(0, SHOWN);
  const byName = shown.filter(({ by }) => by === 'name').length;
  if (byName > 0)
    note(
      `${byName} of ${shown.length} partners are no stored institution (importers ror, openalex): their type is told by their names.`,
    );
  if (cut) note('Only the thousand most frequent joint applicants were looked at.');
  if (partners.length === 0) note('No stored application names a university, hospital or government body beside it.');
  return { all: partners.length, applications, shown };
}
