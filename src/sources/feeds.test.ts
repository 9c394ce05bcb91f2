import { describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { Settings } from '#config.ts';
import { brought } from './brought.ts';
import type { Feed, Listing } from './feed.ts';
import { feeds } from './feeds.ts';
import { sources } from './index.ts';

const addresses = (listing: Listing): readonly string[] => {
  switch (listing.kind) {
    case 'json':
    case 'xml':
      return [listing.url, listing.fields.url, ...(listing.next ? [listing.next.url] : [])];
    case 'fixed':
      return listing.files.map(({ url }) => url);
    case 'dropped':
      return [];
    case 'window':
      return [listing.url, ...(listing.following ? [listing.following.url] : [])];
    default:
      return [listing.url];
  }
};
const all = (feed: Feed) => [
  ...addresses(feed.listing),
  ...(feed.credential?.in === 'token' ? [feed.credential.token_url] : []),
];

describe('feeds', () => {
  it('are these, each with its own name', () => {
    expect(feeds.map(({ name }) => name)).toEqual([
      ...['uspto-grants', 'uspto-applications', 'uspto-assignments', 'ptab-trials', 'uspto-trademarks'],
      ...['epo-docdb', 'epo-fulltext', 'epo-ops-families', 'epo-ops-register'],
      ...['clinicaltrials-gov', 'drugs-at-fda', 'orange-book', 'ndc'],
      ...['pubmed-updates', 'pubmed-baseline', 'crossref', 'openalex-works', 'openalex-institutions', 'arxiv'],
      ...['gleif-changes', 'gleif-relationship-changes', 'gleif-golden-copy', 'gleif-golden-copy-relationships', 'ror'],
    ]);
    expect(new Set(feeds.map(({ name }) => name)).size).toBe(feeds.length);
  });

  it.each(feeds)('$name reaches its own hosts alone, over https', (feed) => {
    for (const address of all(feed)) {
      if (address.startsWith('{')) continue;
      const { protocol, host } = new URL(address);
      expect([protocol, feed.hosts.includes(host)], address).toEqual(['https:', true]);
    }
    for (const host of feed.hosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
    for (const page of [feed.documentation, feed.terms.url]) expect(new URL(page).protocol).toBe('https:');
  });

  it.each(feeds)('$name goes to an importer, collections, settings and a zone that there are', (feed) => {
    expect(sources.map(({ name }) => name)).toContain(feed.source);
    if (feed.credential) expect(Object.keys(Settings.properties)).toContain(feed.credential.setting);
    for (const { collection, field, office, office_field } of feed.dated) {
      const fields = collections.find(({ name }) => name === collection)?.fields ?? {};
      expect(fields[field]?.kind, field).toBe('date');
      if (office !== undefined) expect(fields[office_field ?? 'AUTHORITY']?.kind).toBe('keyword');
    }
    expect(() => new Intl.DateTimeFormat('en', { timeZone: feed.schedule.time_zone })).not.toThrow();
    expect(feed.terms.summary).toMatch(/\.$/);
    expect(feed.unconfirmed ?? 'Nothing.').toMatch(/\.$/);
    expect(feed.politeness.per_second).toBeLessThanOrEqual(2);
  });

  it('ask nobody faster than is asked for', () => {
    const rate = (name: string) => feeds.find((feed) => feed.name === name)!.politeness.per_second;
    // one request in three seconds; a second between families, and about one megabit altogether; one at a time
    expect([rate('arxiv'), rate('epo-ops-families'), rate('uspto-grants'), rate('crossref')]).toEqual([
      0.3, 0.5, 1, 0.5,
    ]);
  });
});

it('files that are brought are of importers that there are, with a page where they are had', () => {
  const names = sources.map(({ name }) => name);
  for (const { sources: read, title, documentation, why, how } of brought) {
    expect(read.filter((name) => !names.includes(name))).toEqual([]);
    expect(new URL(documentation).protocol).toBe('https:');
    for (const text of [why, how]) expect(text, title).toMatch(/\.$/);
  }
});
