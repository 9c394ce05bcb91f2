import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** The field whose values make the units that are counted, where they are not publications. */
export type Unit = 'APNO' | 'FAM_ID' | 'IFAM_ID' | 'EFAM_ID';

/** The link of the corpus that a unit is a set of; undefined for publications and applications. */
export const familyLink = (unit: Unit | undefined): 'simple_family' | 'extended_family' | undefined =>
  unit === 'FAM_ID' ? 'simple_family' : unit === 'IFAM_ID' || unit === 'EFAM_ID' ? 'extended_family' : undefined;

/** A text for the unit of each stored publication, in the order given. */
export async function unitsOf(
  corpus: Pick<Corpus, 'groups'>,
  records: readonly Pick<Patent, 'publication_number' | 'application_number'>[],
  unit: Unit | undefined,
): Promise<string[]> {
  const ids = records.map(({ publication_number }) => publication_number);
  if (unit === undefined) return ids;
  const link = familyLink(unit);
  if (!link) return records.map((record, i) => record.application_number ?? ids[i]!);
  const groups = await corpus.groups(patents, ids, link);
  return ids.map((id) => String(groups.get(id) ?? id));
}
