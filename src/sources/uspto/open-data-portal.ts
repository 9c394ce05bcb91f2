import type { Feed } from '../feed.ts';

/**
 * What the bulk products of the USPTO's Open Data Portal have in common: a description as JSON with a list of files
 * (name, size in bytes, address, time of the last change), asked with a free key in `X-API-KEY`.
 *
 * One request at a time for a key, and at least five seconds after an answer 429; one file may be fetched twenty times
 * a year with a key. What a download redirects to is not documented: a redirect to a host that is not named here is
 * refused, and the run says to which.
 * @see https://data.uspto.gov/apis/bulk-data/product, https://data.uspto.gov/apis/api-rate-limits
 */
export const usptoProduct = (product: string) =>
  ({
    documentation: `https://data.uspto.gov/bulkdata/datasets/${product.toLowerCase()}`,
    unconfirmed:
      'Which hosts downloads are redirected to: one that is not named here is refused, and the run says which it was.',
    terms: {
      url: 'https://www.uspto.gov/terms-use-uspto-websites',
      summary: 'Works of the United States government, free to use; asked for with a free key of one’s own.',
    },
    hosts: ['api.uspto.gov', 'data.uspto.gov'],
    credential: { setting: 'PRIORA_USPTO_KEY', in: 'header', header: 'x-api-key' },
    listing: {
      kind: 'json',
      url: `https://api.uspto.gov/api/v1/datasets/products/${product}`,
      items: 'bulkDataProductBag.*.productFileBag.fileDataBag.*',
      fields: {
        name: '{fileName}',
        url: '{fileDownloadURI}',
        size: '{fileSize}',
        changed: '{fileLastModifiedDateTime}',
      },
    },
    politeness: { per_second: 1 },
  }) as const satisfies Partial<Feed>;
