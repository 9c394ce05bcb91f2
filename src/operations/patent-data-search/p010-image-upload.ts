import { p010ImageSearchImageUpload } from '#contract/generated/patent-data-search.ts';
import { defineOperation } from '#operation.ts';
import { barePictureJob } from '#operations/shared/picture-jobs.ts';

/** How long the picture and its address are there: nine hours, as clients of the interface expect. */
const VALID_S = 9 * 3600;

/** A square in eight by eight pixels. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGElEQVR42mP4z/AfCBj+M8ABXAQPA0MxAAuDI923FGkUAAAAAElFTkSuQmCC';

export default defineOperation({
  contract: p010ImageSearchImageUpload,
  path: '/image-search/image-upload',
  summary: 'Upload a picture; its address is what picture searches take',
  description:
    'A JPEG or PNG that can be decoded, of at most forty million pixels. Kept is the picture alone: what a camera or a program wrote beside it (place, time, device, texts, profiles) and further pictures of an animation are left out.',
  access: 'run',
  files: { image: { accept: ['jpg', 'png'], max_bytes: 4096 * 1024 } },
  errors: ['file_refused'],
  example: { files: { image: { name: 'square.png', base64: SQUARE } } },
  async handle({ files: [image], account, signal }, services) {
    const { files, isolation } = services;
    const for_ms = VALID_S * 1000;
    const asked = { services, account: account.id, signal };
    const content = await isolation.run(barePictureJob, { bytes: await image!.read() }, asked);
    const kept = await files.put({
      key: `${account.id} ${image!.sha256}`,
      name: `picture.${image!.kind}`,
      for_ms,
      account: account.id,
      content,
    });
    return { url: files.link(kept, for_ms), expire: VALID_S };
  },
});
