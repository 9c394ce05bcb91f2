/** Searches kept in this browser, newest first. */
export interface SavedSearch {
  readonly name: string;
  /** The part of the address after `?`. */
  readonly address: string;
}

const STORED = 'priora.searches';

export function savedSearches(): SavedSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each?.name === 'string' && typeof each?.address === 'string')
      : [];
  } catch {
    return [];
  }
}

export function saveSearch(search: SavedSearch): void {
  const others = savedSearches().filter(({ name }) => name !== search.name);
  localStorage.setItem(STORED, JSON.stringify([search, ...others].slice(0, 100)));
}

export function forgetSearch(name: string): void {
  localStorage.setItem(STORED, JSON.stringify(savedSearches().filter((each) => each.name !== name)));
}
