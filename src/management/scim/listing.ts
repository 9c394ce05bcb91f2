import { type Asked, MOST_PEOPLE } from '#accounts/directory.ts';
import type { Rows } from '#accounts/directory-store.ts';
import { inSlices } from '#turns.ts';
import { MOST_ROWS } from './discovery.ts';
import { ScimFailure } from './failure.ts';
import { comparisonsIn, equalTo, type Filter, idsAsked, matches, parseFilter } from './filter.ts';
import { projected, type Wanting } from './resources.ts';

export const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** Members, or groups, that one answer shows at most: all people of an account, so that every group alone fits. */
export const MOST_VALUES = MOST_PEOPLE;
/** Rows that a filter is tried on at a time. */
const PAGE = 500;
const DEFAULT_ROWS = 100;
/** Comparisons of one call at most: about a second of processor time, in slices. */
const MOST_COMPARED = 1_000_000;

type Json = Readonly<Record<string, unknown>>;

export interface Wanted extends Wanting {
  readonly filter?: string;
  readonly startIndex?: number;
  readonly count?: number;
}

/** Resources of one kind. */
export interface Listing<T> {
  /** Attributes, in lower case, an equality of which is looked up: as what. */
  readonly lookedUp: Readonly<Record<string, keyof Asked>>;
  /** The attribute of which a resource may have thousands of values. */
  readonly many: string;
  read(asked: Asked, rows: Rows): Promise<{ readonly total: number; readonly rows: readonly T[] }>;
  /** Which resources have these values of `many`; undefined: more than `MOST_VALUES`. */
  among(ids: readonly string[]): Promise<readonly { readonly of: string; readonly id: string }[] | undefined>;
  idOf(row: T): string;
  /** A resource as a filter asks about it. @param ids Values of `many`, those that are asked about alone. */
  asked(row: T, ids: readonly string[]): Json;
  /** Resources as they are shown. */
  shown(rows: readonly T[]): Promise<readonly Json[]>;
}

/** An answer that would be too large (RFC 7644, table 9), and how to get what it would have said. */
export const tooMany = (attribute: string): ScimFailure =>
  new ScimFailure(
    400,
    'tooMany',
    `The resources of this page have more than ${MOST_VALUES} ${attribute} together. Ask for fewer at a time (count), for one of them by its id, or without (excludedAttributes=${attribute}).`,
  );

/**
 * A page of what a filter names. Equalities of attributes that are looked up narrow the rows; on these whatever else it
 * says is tried, page by page. Values of what a resource may have thousands of are never read to be compared.
 */
export async function listed<T>(wanted: Wanted, listing: Listing<T>): Promise<{ readonly body: Json }> {
  const startIndex = Math.max(1, wanted.startIndex ?? 1);
  const limit = Math.min(MOST_ROWS, Math.max(0, wanted.count ?? DEFAULT_ROWS));
  const { asked, filter } = split(wanted.filter, listing.lookedUp);
  const { total, rows } = filter
    ? await tried(filter, asked, listing, { offset: startIndex - 1, limit })
    : await listing.read(asked, { offset: startIndex - 1, limit });
  const resources = (await listing.shown(rows)).map((each) => projected(each, wanted));
  return {
    body: {
      schemas: [LIST],
      ...{ totalResults: total, startIndex, itemsPerPage: resources.length },
      Resources: resources,
    },
  };
}

/** What of a filter is looked up, and what remains of it. */
function split(
  text: string | undefined,
  lookedUp: Listing<never>['lookedUp'],
): { readonly asked: Asked; readonly filter?: Filter } {
  if (text === undefined) return { asked: {} };
  const whole = parseFilter(text);
  const asked: { -readonly [K in keyof Asked]: Asked[K] } = {};
  const rest = ('all' in whole ? whole.all : [whole]).filter((part) => {
    for (const [attribute, as] of Object.entries(lookedUp)) {
      const to = equalTo(part, attribute);
      if (to === undefined || asked[as] !== undefined) continue;
      asked[as] = to;
      return false;
    }
    return true;
  });
  return { asked, ...(rest.length > 0 && { filter: { all: rest } }) };
}

async function tried<T>(filter: Filter, asked: Asked, listing: Listing<T>, { offset: from, limit }: Rows) {
  const ids = idsAsked(filter, listing.many);
  const among = ids.length > 0 ? await listing.among([...new Set(ids)]) : [];
  if (!among)
    throw new ScimFailure(
      400,
      'tooMany',
      `More than ${MOST_VALUES} ${listing.many} have to be looked up for this filter: ask about fewer ids at a time.`,
    );
  const of = Map.groupBy(among, (each) => each.of);
  let hits = 0;
  const page: T[] = [];
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const read = await listing.read(asked, { offset, limit: PAGE });
    total = read.total;
    if (total * comparisonsIn(filter) > MOST_COMPARED)
      throw new ScimFailure(
        400,
        'tooMany',
        `The filter would compare more than ${MOST_COMPARED} values: write fewer than ${Math.ceil(MOST_COMPARED / total)} comparisons, or join them by "and" with an equality of ${Object.keys(listing.lookedUp).join(', ')}.`,
      );
    for await (const row of inSlices(read.rows)) {
      const values = of.get(listing.idOf(row)) ?? [];
      if (
        !matches(
          filter,
          listing.asked(
            row,
            values.map(({ id }) => id),
          ),
        )
      )
        continue;
      if (hits >= from && page.length < limit) page.push(row);
      hits++;
    }
  }
  return { total: hits, rows: page };
}
