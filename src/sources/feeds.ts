import type { Feed } from './feed.ts';
import usptoGrants from './uspto-grants/feed.ts';

/** Every feed that is declared, in the order in which they are shown. */
export const feeds: readonly Feed[] = [usptoGrants];

export const feedByName = (name: string): Feed | undefined => feeds.find((feed) => feed.name === name);
