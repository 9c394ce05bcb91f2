import { dayText } from '#clock.ts';
import { currentOwners, knownStatus, originalOwners, type Party, type Patent } from '#collections/patents/patent.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { FactOf } from '../read/fact-questions.ts';

/** One fact of a record's bibliography. */
export interface Fact {
  readonly of: FactOf;
  readonly publication_number: string;
  /** As recorded, dates yyyy-MM-dd; empty: the record does not say. */
  readonly values: readonly string[];
  /** Values in all, where only the first are given. */
  readonly total?: number;
  /** Of a status that the record does not state: what kind of publication it is, and its days, yyyy-MM-dd. */
  readonly kind?: { readonly granted: boolean; readonly published?: string; readonly expiry?: string };
  /** What the value was true at, yyyy-MM-dd. */
  readonly at?: string;
}

const MOST_VALUES = 12;

/** Reads facts of records; families and citations as they are resolved over the corpus. */
export async function factsOf(
  records: readonly Patent[],
  wanted: readonly FactOf[],
  corpus: Corpus,
): Promise<readonly Fact[]> {
  const related =
    wanted.includes('family') || wanted.includes('cited_by')
      ? await relationsOf(
          corpus,
          records.map(({ publication_number }) => publication_number),
        )
      : undefined;
  return records.flatMap((record) =>
    withDatesOfLife(record, wanted).map((of): Fact => {
      const { publication_number } = record;
      const relations = related?.get(publication_number);
      const values =
        of === 'family'
          ? (relations?.simple_family.members.map((member) => member.publication_number) ?? [])
          : of === 'cited_by'
            ? (relations?.cited_by.map((citing) => citing.publication_number) ?? [])
            : valuesOf(record, of);
      const at = of === 'status' || of === 'expiry_date' ? dated(knownStatus(record)?.date)[0] : undefined;
      return {
        of,
        publication_number,
        values: values.slice(0, MOST_VALUES),
        ...(values.length > MOST_VALUES && { total: values.length }),
        ...(at && of === 'status' && { at }),
        ...(of === 'status' && values.length === 0 && record.kind_code && { kind: kindOf(record) }),
      };
    }),
  );
}

/** With the days of filing and grant where how long a right lasts, or whether it does, is asked and not recorded. */
function withDatesOfLife(record: Patent, wanted: readonly FactOf[]): readonly FactOf[] {
  const isOpen = wanted.some((of) => (of === 'expiry_date' || of === 'status') && valuesOf(record, of).length === 0);
  const days = (['filing_date', 'grant_date'] as const).filter((of) => valuesOf(record, of).length > 0);
  return isOpen ? [...new Set([...wanted, ...days])] : wanted;
}

const kindOf = ({ patent_type, publication_date, expiry_date }: Patent): NonNullable<Fact['kind']> => {
  const [published] = dated(publication_date);
  const [expiry] = dated(expiry_date);
  return { granted: patent_type === 'B', ...(published && { published }), ...(expiry && { expiry }) };
};

function valuesOf(record: Patent, of: Exclude<FactOf, 'family' | 'cited_by'>): string[] {
  const status = knownStatus(record);
  switch (of) {
    case 'inventors':
      return names(record.inventors);
    case 'applicants': {
      const first = names(originalOwners(record));
      const now = names(currentOwners(record));
      return [...first, ...now.filter((name) => !first.includes(name)).map((name) => `${name} (now)`)];
    }
    case 'filing_date':
      return dated(record.filing_date);
    case 'publication_date':
      return dated(record.publication_date);
    case 'grant_date':
      return dated(record.grant_date);
    case 'priority_date':
      return record.priorities.length > 0
        ? record.priorities.map(({ number, date }) => [number, ...dated(date)].join(', '))
        : dated(record.stated_priority_date);
    case 'expiry_date':
      return dated(record.expiry_date);
    case 'status':
      return status ? [String(status.simple)] : [];
    case 'classes':
      return [...record.ipc.map((symbol) => `IPC ${symbol}`), ...record.cpc.map((symbol) => `CPC ${symbol}`)];
    case 'cites':
      return [
        ...record.cites.map(({ publication_number }) => publication_number),
        ...record.cites_literature.map(({ text }) => text.slice(0, 200)),
      ];
    case 'claims': {
      const claims = record.claims.find(({ origin }) => origin === 'original') ?? record.claims[0];
      return claims ? [String(claims.claims.length)] : [];
    }
  }
}

const names = (parties: readonly Party[]) => [...new Set(parties.map(({ name }) => name))];

const dated = (day: number | undefined): string[] => (day === undefined ? [] : [dayText(day)]);
