import { described, type PictureKind } from '#analytics/pictures/column.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import { barePicture, decodePicture } from '#pictures/decode.ts';
import { likenesses, type Variant, variants } from '#pictures/describe.ts';
import { drawnIn, mainPart } from '#pictures/drawn.ts';

/** A picture of the caller's, decoded and described, as data. */
export const readPictureJob = defineJob({
  name: 'read-picture',
  lane: 'search',
  async run({ bytes }: { bytes: Uint8Array }) {
    const raster = decodePicture(bytes);
    const drawn = drawnIn(raster);
    if (drawn.blank)
      throw new ServiceError(
        'file_refused',
        'Nothing is drawn in the picture: it is of one colour. Send one that shows the article.',
      );
    return { drawn, variants: variants(drawn, mainPart(raster)) };
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

/** Pictures of stored records, described: part of a column. */
export const describePicturesJob = defineJob({
  name: 'describe-pictures',
  lane: 'search',
  run: ({ kind, ids }: { kind: PictureKind; ids: readonly string[] }, { corpus }) => described(corpus, kind, ids),
});

/** How alike a picture is to each row of a column, block by block. */
export const comparePicturesJob = defineJob({
  name: 'compare-pictures',
  lane: 'search',
  run: async ({ column, queries }: { column: Int8Array; queries: readonly Variant[] }) => likenesses(queries, column),
});
