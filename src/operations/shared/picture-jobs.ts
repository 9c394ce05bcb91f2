import { following, listedBy } from '#analytics/pictures/column.ts';
import type { AlikePictures, Compared, PictureKind } from '#corpus/picture-bank.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import { readAsked } from '#pictures/asked.ts';
import { barePicture, decodePicture } from '#pictures/decode.ts';
import { type Variant, variants } from '#pictures/describe.ts';

/** A picture of the caller's, decoded and described, as data. */
export const readPictureJob = defineJob({
  name: 'read-picture',
  lane: 'search',
  async run({ bytes }: { bytes: Uint8Array }) {
    const { drawn, parts, lines } = readAsked(decodePicture(bytes));
    if (drawn.blank)
      throw new ServiceError(
        'file_refused',
        'Nothing is drawn in the picture: it is of one colour. Send one that shows the article.',
      );
    return { drawn, parts, lines, variants: variants(drawn, parts) };
  },
});

/**
 * A PNG or JPEG that somebody sent, without what is not its picture.
 * @throws ServiceError `file_refused` for one that cannot be decoded.
 */
export const barePictureJob = defineJob({
  name: 'bare-picture',
  lane: 'search',
  run: async ({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> => barePicture(bytes),
});

/** Describes pictures of stored records that are not yet in the bank; answers of how many records that is left. */
export const followPicturesJob = defineJob({
  name: 'follow-pictures',
  lane: 'search',
  run: async ({ for_ms }: { for_ms: number }, { corpus }): Promise<number> =>
    corpus.pictures!.follow(following(corpus, listedBy(corpus), for_ms)),
});

/** Records of a part of a kind by how alike a picture is to theirs, the most alike first. */
export const comparePicturesJob = defineJob({
  name: 'compare-pictures',
  lane: 'search',
  run: async (
    { kind, queries, ...part }: { kind: PictureKind; queries: readonly Variant[] } & Compared,
    { corpus },
  ): Promise<AlikePictures> => corpus.pictures!.alike(kind, queries, part),
});
