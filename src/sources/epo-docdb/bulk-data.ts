import type { Feed } from '../feed.ts';

/**
 * What the products of the EPO's bulk data service have in common: a list of deliveries with files as JSON (name, size
 * in words, SHA-1, identifiers that make the address).
 *
 * Public products are listed and fetched without an account; others need a subscription and the account of it, told to
 * the login service (OAuth 2.0, grant `password`, scope `openid`).
 * Not confirmed by documentation of the office, for it has none of this interface: the paths and names of fields, which
 * are those of its own web page, and that checksums are SHA-1, which is read off their length of forty digits. The
 * service ignores `Range`: what breaks off is fetched from its beginning.
 * @see https://publication-bdds.apps.epo.org (products),
 * https://www.epo.org/en/searching-for-patents/data/bulk-data-sets
 */
export const epoProduct = (product: number) =>
  ({
    unconfirmed:
      'The office documents no interface to its bulk data service: paths, names of fields and the kind of checksum (SHA-1) are those of its web page.',
    terms: {
      url: 'https://www.epo.org/service-support/ordering/raw-data-terms-and-conditions.html',
      summary:
        'Licence of the EPO for its databases: products of one’s own may hold the data, the data as such may not be passed on.',
    },
    hosts: ['publication-bdds.apps.epo.org', 'login.epo.org'],
    credential: {
      setting: 'PRIORA_EPO_BULK_ACCOUNT',
      in: 'token',
      token_url: 'https://login.epo.org/oauth2/aus3up3nz0N133c0V417/v1/token',
      grant: 'password',
      client: '0oa3updn7an5pMI8O417',
      scope: 'openid',
      optional: true,
    },
    listing: {
      kind: 'json',
      url: `https://publication-bdds.apps.epo.org/bdds/bdds-bff-service/prod/api/products/${product}`,
      items: 'deliveries.*.files.*',
      fields: {
        name: '{fileName}',
        url: `https://publication-bdds.apps.epo.org/bdds/bdds-bff-service/prod/api/products/${product}/delivery/{deliveryId}/file/{fileId}/download`,
        size: '{fileSize}',
        checksum: { algorithm: 'sha1', value: '{fileChecksum}' },
        changed: '{filePublicationDatetime}',
      },
    },
    politeness: { per_second: 0.5 },
  }) as const satisfies Partial<Feed>;
