import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { firstOf } from '#cut.ts';
import type { Call } from '#operation.ts';
import { documentParts } from '#operations/shared/documents.ts';
import { patentRow } from '#operations/shared/patent-row.ts';
import { shownTexts } from '#operations/shared/wire-text.ts';

/** A search row with abstract, first priority and extended family. */
type ListRow = OperationAnswer<'D005'>['results'][number];
/** A member of the extended family, with its dates where its record is stored. */
type FamilyMember = ListRow['inpadoc_family'][number];

/** Members shown per row: a family of hundreds would drown the page. */
const MAX_MEMBERS = 100;

/** What a row says of a member whose record is stored. */
const memberFacts = ({ publication_number, application_number, filing_date, publication_date }: Patent) => ({
  publication_number,
  said: {
    ...(application_number && { apno: application_number }),
    ...(filing_date && { apdt: filing_date }),
    ...(publication_date && { pbdt: publication_date }),
  },
});

/** The extended family of each publication, one look-up for all; a note says of which it shows a part. */
export async function familyMembers(
  corpus: Corpus,
  numbers: readonly string[],
  note: Call['note'],
): Promise<FamilyMember[][]> {
  const relations = await relationsOf(corpus, numbers);
  const families = numbers.map((number) =>
    firstOf(
      relations.get(number)?.extended_family.members ?? [],
      MAX_MEMBERS,
      note,
      `members of the family of ${number}`,
    ),
  );
  const stored = families.flatMap((family) =>
    family.filter((member) => member.stored).map(({ publication_number }) => publication_number),
  );
  const facts = await corpus.projected(patents, [...new Set(stored)], memberFacts);
  const saidOf = new Map(facts.map(({ publication_number, said }) => [publication_number, said]));
  return families.map((family) =>
    family.map(({ publication_number }, index) => ({
      ...documentParts(publication_number),
      sequence: index + 1,
      ...saidOf.get(publication_number),
    })),
  );
}

/** What a row has of its record alone. */
function ownRow(patent: Patent) {
  const dated = patent.priorities.filter((priority) => priority.date !== undefined);
  const first = dated.length > 0 ? Math.min(...dated.map((priority) => priority.date!)) : undefined;
  return {
    ...patentRow(patent),
    abstract: shownTexts(patent.abstracts)[0]?.text ?? '',
    ...(first !== undefined && { first_priority_date: first }),
    first_priority_number: dated.filter((priority) => priority.date === first).map((priority) => priority.number),
  };
}

/** Rows of publications, in their order; what is not stored has none. */
export async function listRows(corpus: Corpus, numbers: readonly string[], note: Call['note']): Promise<ListRow[]> {
  const rows = await corpus.projected(patents, numbers, ownRow);
  const families = await familyMembers(
    corpus,
    rows.map(({ pn }) => pn),
    note,
  );
  return rows.map((row, index) => ({ ...row, inpadoc_family: families[index]! }));
}
