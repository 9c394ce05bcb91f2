import { Type } from 'typebox';
import { defineOperation } from '#operation.ts';

/** How long the picture and its address are there: nine hours, as clients of the interface expect. */
const VALID_S = 9 * 3600;

/** A square in eight by eight pixels. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAAGElEQVR42mP4z/AfCBj+M8ABXAQPA0MxAAuDI923FGkUAAAAAElFTkSuQmCC';

export default defineOperation({
  id: 'p010ImageSearchImageUpload',
  method: 'POST',
  path: '/image-search/image-upload',
  summary: 'Upload a picture; its address is what picture searches take',
  access: 'run',
  consumes: 'multipart/form-data',
  files: { image: { accept: ['jpg', 'png'], max_bytes: 4096 * 1024 } },
  body: Type.Object({
    image: Type.String({ format: 'binary', description: 'The picture: JPG or PNG by its content, at most 4096 KB.' }),
  }),
  response: Type.Object({
    url: Type.String({
      format: 'uri',
      description: 'Address of the picture on this service: signed, works without a key until it expires.',
    }),
    expire: Type.Integer({ format: 'int32', description: 'Seconds for which the address works.', examples: [VALID_S] }),
  }),
  errors: ['file_refused'],
  example: { files: { image: { name: 'square.png', base64: SQUARE } } },
  async handle({ files: [image], account }, { files }) {
    const for_ms = VALID_S * 1000;
    const kept = await image!.keep({
      key: `${account.id} ${image!.sha256}`,
      name: `picture.${image!.kind}`,
      for_ms,
    });
    return { url: files.link(kept, for_ms), expire: VALID_S };
  },
});
