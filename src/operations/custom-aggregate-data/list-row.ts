import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { documentParts } from '#operations/shared/documents.ts';
import { patentRow } from '#operations/shared/patent-row.ts';
import { shownTexts } from '#operations/shared/wire-text.ts';
import { mapInSlices } from '#turns.ts';

/** A search row with abstract, first priority and extended family. */
type ListRow = OperationAnswer<'D005'>['results'][number];
/** A member of the extended family, with its dates where its record is stored. */
type FamilyMember = ListRow['inpadoc_family'][number];

/** Members shown per row: a family of hundreds would drown the page. */
const MAX_MEMBERS = 100;

/** The extended family of each patent, one look-up for all. */
export async function familyMembers(corpus: Corpus, shown: readonly Patent[]): Promise<FamilyMember[][]> {
  const relations = await relationsOf(
    corpus,
    shown.map((patent) => patent.publication_number),
  );
  const families = shown.map((patent) =>
    (relations.get(patent.publication_number)?.extended_family.members ?? []).slice(0, MAX_MEMBERS),
  );
  const stored = new Set(
    families
      .flat()
      .filter((member) => member.stored)
      .map((member) => member.publication_number),
  );
  const records = await corpus.get(patents, [...stored]);
  const recordOf = new Map(records.map((record) => [record.publication_number, record]));
  return families.map((family) =>
    family.map((member, index) => {
      const record = recordOf.get(member.publication_number);
      return {
        ...documentParts(member.publication_number),
        sequence: index + 1,
        ...(record?.application_number && { apno: record.application_number }),
        ...(record?.filing_date && { apdt: record.filing_date }),
        ...(record?.publication_date && { pbdt: record.publication_date }),
      };
    }),
  );
}

/** Rows for records, in their order. */
export async function listRows(corpus: Corpus, shown: readonly Patent[]): Promise<ListRow[]> {
  const families = await familyMembers(corpus, shown);
  const familyOf = new Map(shown.map((patent, index) => [patent, families[index]!]));
  return mapInSlices(shown, (patent) => {
    const dated = patent.priorities.filter((priority) => priority.date !== undefined);
    const first = dated.length > 0 ? Math.min(...dated.map((priority) => priority.date!)) : undefined;
    return {
      ...patentRow(patent),
      abstract: shownTexts(patent.abstracts)[0]?.text ?? '',
      ...(first !== undefined && { first_priority_date: first }),
      first_priority_number: dated.filter((priority) => priority.date === first).map((priority) => priority.number),
      inpadoc_family: familyOf.get(patent)!,
    };
  });
}
