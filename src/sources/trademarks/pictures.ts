import { MOST_IMAGE_BYTES, type Trademark, trademarkId } from '#collections/trademarks/trademark.ts';
import { namedMark, trademarks } from '#collections/trademarks/trademarks.ts';
import { ServiceError } from '#errors.ts';
import { bareJpeg, barePng } from '#pictures/bare.ts';
import { decodePicture, sizeOf } from '#pictures/decode.ts';
import { defineSource, type Parsed } from '../source.ts';
import { markDraft } from './draft.ts';

const NAME = 'trademark-pictures';

/** `US_78787878.jpg`, `EU-018222197_2.png`, `KR 4020050014803.jpg`. */
const NAMED = /^([A-Z]{2})[-_ ]?(\d{4,13})(?:[-_ ]\d{1,2})?\.(?:png|jpe?g)$/i;
/** As the USPTO answers for the picture of a case (TSDR). */
const RAW_IMAGE = /rawImage[-_/](\d{8})(?!\d)/i;

/** Office and application number that a file is named by, as in the id of a record. */
function markOfName(base: string): { readonly office: string; readonly application: string } | undefined {
  const [, office = 'US', number = RAW_IMAGE.exec(base)?.[1]] = NAMED.exec(base.slice(0, 200)) ?? [];
  const id = number && namedMark(`${office} ${number}`);
  return id ? { office: id.slice(0, 2), application: id.slice(3) } : undefined;
}

/**
 * The picture as it is kept, freed of texts, places and profiles.
 * @throws ServiceError, RangeError for what is none.
 */
function imageOf(bytes: Uint8Array): { kind: 'png' | 'jpg'; content: string } {
  const kind = sizeOf(bytes)?.kind;
  if (kind !== 'png' && kind !== 'jpg') throw new RangeError('it is no PNG or JPEG, whatever it is called');
  decodePicture(bytes);
  const bare = kind === 'png' ? barePng(bytes) : bareJpeg(bytes);
  if (bare.length > MOST_IMAGE_BYTES)
    throw new RangeError(`it has ${bare.length} bytes, more than ${MOST_IMAGE_BYTES}: save it smaller`);
  return { kind, content: bare.toString('base64') };
}

/**
 * Pictures of marks, which offices deliver apart from their registers. A mark that is not stored is a record of its
 * picture alone until a register tells of it.
 */
export default defineSource<Trademark>({
  name: NAME,
  title: 'Pictures of trade marks: PNG, JPEG named by office and application number (US_78787878.jpg)',
  homepage: 'docs/guides/trademarks.md',
  licence: 'That of the office',
  collection: trademarks,
  files: ['.png', '.jpg', '.jpeg'],
  expect: {},
  recognises: (base) => markOfName(base) !== undefined,
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    const named = markOfName(file.base);
    if (!named) {
      yield { ok: 'skipped', kind: 'picture whose name does not say of which mark' };
      return;
    }
    const { office, application } = named;
    try {
      const image = imageOf(await file.bytes(4 * MOST_IMAGE_BYTES));
      const record = markDraft(office, application, NAME, file.base);
      yield { ok: true, record: { ...record, pictures: [{ file: file.base, image }] } };
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof RangeError)) throw error;
      yield { ok: false, id: trademarkId(office, application), reason: error.message };
    }
  },
});
