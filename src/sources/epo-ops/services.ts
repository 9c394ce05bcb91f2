import type { Feed } from '../feed.ts';

/**
 * What the feeds of the EPO's Open Patent Services have in common: documents asked one by one, by publication numbers
 * without kind code (`EP1000000`), with a token for a consumer key and secret (OAuth 2.0, grant `client_credentials`).
 *
 * Free of charge up to four gigabytes a week; one request a second at most for families, about one megabit a second
 * altogether, at best between 19:00 and 07:00 GMT and at weekends. An answer 403 says that a quota is used up.
 * @see https://www.epo.org/en/searching-for-patents/data/web-services/ops
 * @see https://www.epo.org/en/service-support/ordering/fair-use
 */
export const openPatentServices = {
  documentation: 'https://www.epo.org/en/searching-for-patents/data/web-services/ops',
  terms: {
    url: 'https://www.epo.org/en/service-support/ordering/terms-and-conditions/ops-terms-and-conditions',
    summary:
      'Free up to four gigabytes a week for registered users, under the fair use charter; products of one’s own may hold the data, the data as such may not be passed on.',
  },
  hosts: ['ops.epo.org'],
  credential: {
    setting: 'PRIORA_OPS_KEY',
    in: 'token',
    token_url: 'https://ops.epo.org/3.2/auth/accesstoken',
    grant: 'client_credentials',
  },
  cadence: { every: 'release', expected_days: 7 },
  politeness: { per_second: 0.5 },
  max_bytes: 64 * 1024 ** 2,
  damaged: 'records',
  repeats: true,
} as const satisfies Partial<Feed>;
