import { SEQUENCE_SETS, type SequenceSet } from '#corpus/sequence-bank.ts';
import { ServiceError } from '#errors.ts';
import type { SequenceKind } from '#sequences/letters.ts';
import type { Account, Services } from '#services.ts';
import { type SequenceQuestion, sequenceSearch } from './sequence-search.ts';

/** How bodies of sequence searches are read. */

export const KINDS = { NUCLEOTIDE: 'nucleotide', PROTEIN: 'protein' } as const satisfies Record<string, SequenceKind>;
export const KIND_NAMES = { nucleotide: 'NUCLEOTIDE', protein: 'PROTEIN' } as const;

interface Range {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** The ranges of a filter. @throws ServiceError for one that is none, naming it. */
export function filterOf<K extends string>(
  given: Readonly<Partial<Record<K, Range>>> | undefined,
): Partial<Record<K, { least?: number; most?: number }>> {
  const read = Object.entries<Range | undefined>(given ?? {}).flatMap(([name, range]) => {
    if (!range || (range.start === undefined && range.end === undefined)) return [];
    const { start, end } = range;
    if (start !== undefined && end !== undefined && start > end)
      throw new ServiceError('invalid_request', `${name}: ${start} to ${end} is no range; start is the smaller one.`, {
        field: `params.filter.${name}`,
      });
    return [[name, { ...(start !== undefined && { least: start }), ...(end !== undefined && { most: end }) }]];
  });
  return Object.fromEntries(read);
}

/** Which sequences are searched. @throws ServiceError for a name that is none. */
export function setsOf(
  field: string,
  given: readonly string[] | undefined,
  known: readonly SequenceSet[] = SEQUENCE_SETS,
): SequenceSet[] {
  const asked = given === undefined || given.length === 0 ? ['ALLPATENT'] : given;
  for (const [index, name] of asked.entries()) {
    if (known.includes(name as SequenceSet)) continue;
    throw new ServiceError(
      'invalid_request',
      `${field}: "${name.slice(0, 40)}" (number ${index + 1}) is not known; there are ${known.join(', ')}.`,
      { field, index },
    );
  }
  return asked as SequenceSet[];
}

/** Starts a search; what the interface calls its id is the task's without hyphens. */
export async function startSearch(asked: SequenceQuestion, { flows }: Services, account: Account) {
  const { task_id } = await flows.start(sequenceSearch, { asked }, account.id);
  return [{ job_id: task_id.replaceAll('-', ''), label: asked.label, sequence: asked.sequence }];
}
