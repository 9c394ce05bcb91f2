import { known, type Shape } from '#contract/shape.ts';
import type { Call, ContractOperation, ContractSpec } from '#operation.ts';
import { defineOperation } from '#operation.ts';
import { type DesignSearch, searchDesigns } from '#operations/shared/design-rows.ts';
import { pictureAt, readPicture } from '#operations/shared/picture-search.ts';
import type { Services } from '#services.ts';

const SAYS =
  'Pictures are compared by what is drawn: directions of lines in a pyramid of fields, where lines are, silhouette and lines around their centre; turned a little or mirrored they are the same. `score` is from 0 to 1. One row a patent, with its most similar drawing. Addresses of pictures uploaded here (`/image-search/image-upload`) and data URIs are read, others are not fetched.';

/** The builder of the searches by pictures of patents. */
export function pictureSearch<const S extends Shape>(
  spec: Pick<ContractSpec<S>, 'contract' | 'path' | 'summary' | 'maturity'> & {
    readonly urls: (body: any) => readonly string[];
    readonly example: object;
  },
): ContractOperation<S> {
  const { urls, example, ...head } = spec;
  return defineOperation({
    ...head,
    description: SAYS,
    access: 'run',
    body_limit_bytes: 6_500_000,
    errors: ['file_refused'],
    example: { body: example },
    async handle({ account, body, note, signal }: Call<any>, services: Services) {
      const asker = { services, account, signal };
      const field = 'urls' in body ? 'urls' : 'url';
      const pictures = [];
      for (const url of urls(body))
        pictures.push((await readPicture(await pictureAt(field, url, services), asker)).variants);
      return known(await searchDesigns(pictures, body as DesignSearch, asker, note));
    },
  } as unknown as ContractSpec<S>);
}
