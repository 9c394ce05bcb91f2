import type { SequenceKind } from '#sequences/letters.ts';
import type { Stretch, Subjects } from '#sequences/search.ts';

/** Which sequences are searched: of any patent, of claims, of sources that are no patents. */
export const SEQUENCE_SETS = ['ALLPATENT', 'CLAIMS', 'NONPATENT'] as const;
export type SequenceSet = (typeof SEQUENCE_SETS)[number];

/** Sequences of one kind as a search reads them. */
export interface BankedSubjects extends Subjects {
  /** All of them, stretch by stretch, in bounded memory: one is gone when the next is taken. */
  stretches(): Iterable<Stretch>;
  /** The record's id. */
  id(slot: number): string;
}

/**
 * The letters of all sequences end to end, in a file beside the records from which it is made. It follows them when a
 * search begins.
 */
export interface SequenceBank {
  /**
   * Takes up what was written since.
   * @throws ServiceError `busy` if that takes longer than half a minute: what was done is kept.
   */
  follow(): Promise<void>;
  subjects(kind: SequenceKind, sets: readonly SequenceSet[], lengths?: LengthRange): BankedSubjects;
  close(): void;
}

export interface LengthRange {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}
