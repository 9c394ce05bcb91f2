import { p010ImageSearchImageUpload } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';

/** How long the picture and its address are there: nine hours, as clients of the interface expect. */
const VALID_S = 9 * 3600;

/** A square in eight by eight pixels. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGElEQVR42mP4z/AfCBj+M8ABXAQPA0MxAAuDI923FGkUAAAAAElFTkSuQmCC';

export default defineOperation({
  contract: p010ImageSearchImageUpload,
  path: '/image-search/image-upload',
  summary: 'Upload a picture; its address is what picture searches take',
  access: 'run',
  files: { image: { accept: ['jpg', 'png'], max_bytes: 4096 * 1024 } },
  errors: ['file_refused'],
  example: { files: { image: { name: 'square.png', base64: SQUARE } } },
  async handle({ files: [image], account }, { files }) {
    const for_ms = VALID_S * 1000;
    const kept = await image!.keep({
      key: `${account.id} ${image!.sha256}`,
      name: `picture.${image!.kind}`,
      for_ms,
      account: account.id,
    });
    return { url: files.link(kept, for_ms), expire: VALID_S };
  },
});
