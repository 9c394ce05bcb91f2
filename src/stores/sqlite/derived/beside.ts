import type { Collection } from '#corpus/collection.ts';
import type { Learned } from '#corpus/learned.ts';
import type { PictureBank } from '#corpus/picture-bank.ts';
import type { StoredCorpus } from '#corpus/record-store.ts';
import type { SequenceBank } from '#corpus/sequence-bank.ts';
import { openLearned } from './learned.ts';
import { openPictures } from './picture-bank.ts';
import { openBank } from './sequence-bank.ts';

/** What a data directory keeps beside records, of collections that declare it; opened when it is first asked. */
export const openBeside = (
  dir: string,
  collections: readonly Collection<any>[],
  stored: StoredCorpus,
): { readonly learned?: Learned; readonly bank?: SequenceBank; readonly pictures: PictureBank } => ({
  ...(collections.some(({ learned }) => learned) && { learned: openLearned(dir) }),
  ...(collections.some(({ bank }) => bank) && { bank: openBank(dir, stored) }),
  pictures: openPictures(dir, stored),
});
