import type { Feed } from '../feed.ts';

/**
 * What GLEIF's golden copies have in common: published at 00:00, 08:00 and 16:00 UTC, each with its address, size and
 * deltas against those of eight hours, a day, a week and a month before. Both kinds are taken of the one of midnight.
 * Not confirmed by documentation: how many publications a page of the list holds.
 * @see https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy
 * @see https://goldencopy.gleif.org/api/v2/docs
 */
export const goldenCopy = {
  source: 'gleif',
  documentation: 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy',
  unconfirmed: 'How many publications a page of the list holds: after a pause of some days take the monthly copy.',
  terms: {
    url: 'https://www.gleif.org/en/meta/lei-data-terms-of-use/',
    summary: 'Public domain (CC0).',
  },
  hosts: ['goldencopy.gleif.org'],
  politeness: { per_second: 0.5 },
  max_bytes: 8 * 1024 ** 3,
  damaged: 'records',
  repeats: true,
  dated: [],
} as const satisfies Partial<Feed>;

/** The list of publications; `path` leads to a file in each. */
export const publications = (path: string) =>
  ({
    kind: 'json',
    url: 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes',
    items: 'data.*',
    fields: { url: `{${path}.url}`, size: `{${path}.size}` },
  }) as const satisfies Feed['listing'];
