import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asked, RequestError, type Requests, textOf } from '#egress/request.ts';
import type { Checksum, Feed } from '#sources/feed.ts';
import type { Keyed } from './credentials.ts';
import { DeliveryError, download, type Fetched } from './download.ts';
import { atPath, elementText, filled } from './listing.ts';
import type { KeptDelivery } from './store.ts';

/** Of one page of what was changed. */
const PAGE_BYTES = 64 * 1024 * 1024;
const MOST_PAGES = 100_000;
const CHECKSUM_BYTES = 64 * 1024;
const HEX_LENGTH: Readonly<Record<Checksum['algorithm'], number>> = { md5: 32, sha1: 40, sha256: 64, sha512: 128 };

export interface FetchContext {
  readonly requests: Pick<Requests, 'ask'>;
  readonly asked: Asked;
  readonly keyed: Keyed;
  readonly turn: () => Promise<void>;
  readonly told: (bytes_done: number, bytes_total: number | undefined) => void;
  readonly most_ms: number;
}

/** Files of a delivery, fetched whole; `sha256` of all of them together. */
export interface FetchedDelivery {
  readonly paths: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
  readonly received: number;
}

/**
 * Fetches a delivery into its folder; what is there already is not fetched again.
 * @throws DeliveryError, RequestError.
 */
export async function fetchDelivery(
  feed: Feed,
  delivery: KeptDelivery,
  dir: string,
  context: FetchContext,
): Promise<FetchedDelivery> {
  const { listing } = feed;
  if (listing.kind === 'window') return windowOf(feed, listing, delivery, dir, context);
  if (listing.kind === 'numbers') return numbersOf(feed, listing, delivery, dir, context);
  const checksum = statedChecksum(delivery) ?? (await besideChecksum(feed, delivery, context));
  await context.turn();
  const file = await download(
    {
      url: context.keyed.withKey(delivery.url),
      name: delivery.name,
      max_bytes: feed.max_bytes,
      ...(delivery.bytes !== undefined && { bytes: delivery.bytes }),
      ...(checksum && { checksum }),
    },
    dir,
    context,
  );
  return { paths: [file.path], bytes: file.bytes, sha256: file.sha256, received: file.received };
}

function statedChecksum({ checksum }: KeptDelivery): Checksum | undefined {
  const [algorithm, value] = checksum?.split(':') ?? [];
  return value === undefined ? undefined : { algorithm: algorithm as Checksum['algorithm'], value };
}

/**
 * A checksum in a file beside: the first word in it of the right length that is hexadecimal, as md5sum and BSD write.
 */
async function besideChecksum(
  { checksum_file: beside }: Feed,
  { url, name }: KeptDelivery,
  { requests, asked, keyed, turn }: FetchContext,
): Promise<Checksum | undefined> {
  if (!beside) return undefined;
  const address = filled(beside.url, (field) => ({ url, name })[field])!;
  await turn();
  const text = await textOf(await requests.ask(keyed.withKey(address), asked), CHECKSUM_BYTES);
  const length = HEX_LENGTH[beside.algorithm];
  const value = text.split(/[\s=()*]+/).find((word) => word.length === length && /^[0-9a-fA-F]+$/.test(word));
  if (value === undefined) throw new DeliveryError(`${name}: the file beside it has no ${beside.algorithm}.`);
  return { algorithm: beside.algorithm, value: value.toLowerCase() };
}

const together = (files: readonly Fetched[]): FetchedDelivery => ({
  paths: files.map(({ path }) => path),
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  sha256: files.map(({ sha256 }) => sha256).join(' '),
  received: files.reduce((sum, { received }) => sum + received, 0),
});

/** How far the pages of a span have come: in a note beside them, so that a restart goes on with the next page. */
interface PagesNote {
  readonly pages: number;
  /** Records in them, where the next page is asked for by their number. */
  readonly records: number;
  readonly next?: string;
  readonly done: boolean;
  /** The last page has no record: it said that there are no more. */
  readonly empty?: boolean;
}

async function windowOf(
  feed: Feed,
  listing: Extract<Feed['listing'], { kind: 'window' }>,
  { detail, name }: KeptDelivery,
  dir: string,
  context: FetchContext,
): Promise<FetchedDelivery> {
  const span = detail as { readonly from: string; readonly until: string };
  const fields = (field: string, cursor?: string) =>
    field === 'cursor' ? cursor && encodeURIComponent(cursor) : { from: span.from, until: span.until }[field];
  const note = join(dir, '.pages.json');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let at: PagesNote = await readFile(note, 'utf8').then(
    (text) => JSON.parse(text) as PagesNote,
    () => ({ pages: 0, records: 0, done: false }),
  );
  const fileOf = (page: number) => `page-${String(page).padStart(6, '0')}${listing.ending}`;
  const files: Fetched[] = [];
  let bytes = 0;
  const fetchPage = async (page: number, url: string): Promise<Fetched> => {
    if (page >= MOST_PAGES) throw new DeliveryError(`${name} has more than ${MOST_PAGES} pages.`);
    const file = await download({ url, name: fileOf(page), max_bytes: PAGE_BYTES }, dir, context);
    bytes += file.bytes;
    if (bytes > feed.max_bytes)
      throw new DeliveryError(
        `${name} has more than the ${feed.max_bytes} bytes that a delivery of this source may have.`,
      );
    context.told(bytes, undefined);
    return file;
  };
  for (let page = 0; page < at.pages; page++) files.push(await fetchPage(page, ''));
  while (!at.done) {
    const template = at.pages === 0 ? listing.url : listing.following!.url;
    const url = filled(template, (field) => fields(field, at.next));
    if (url === undefined) throw new DeliveryError(`${name}: the address of page ${at.pages + 1} cannot be made.`);
    await context.turn();
    const file = await fetchPage(at.pages, context.keyed.withKey(url));
    const text = await readFile(file.path, 'utf8');
    const { cursor, count } = listing.following
      ? await following(text, listing.following, at.records, name)
      : { cursor: undefined, count: 0 };
    if (cursor !== undefined && cursor === at.next && count === 0)
      throw new DeliveryError(`${name}: page ${at.pages + 1} leads to itself.`);
    at = {
      ...{ pages: at.pages + 1, records: at.records + count, done: cursor === undefined },
      ...(cursor !== undefined ? { next: cursor } : countedAt(listing) !== undefined && { empty: count === 0 }),
    };
    await writeFile(note, JSON.stringify(at), { mode: 0o600 });
    files.push(file);
  }
  // a span in which nothing was changed is one page that says so
  if (listing.none !== undefined && files.length === 1 && files[0]!.bytes < PAGE_BYTES) {
    const text = await readFile(files[0]!.path, 'utf8');
    if (text.includes(listing.none)) return { ...together(files), paths: [] };
  }
  const all = together(files);
  return at.empty ? { ...all, paths: all.paths.slice(0, -1) } : all;
}

/** Where the records of a page are counted. */
function countedAt({ following }: Extract<Feed['listing'], { kind: 'window' }>): string | undefined {
  return following && ('offset' in following.cursor ? following.cursor.offset : following.records);
}

/** What the next page is asked with, undefined after the last, and how many records a page has, where that is said. */
async function following(
  text: string,
  { cursor, records }: NonNullable<Extract<Feed['listing'], { kind: 'window' }>['following']>,
  before: number,
  name: string,
): Promise<{ readonly cursor: string | undefined; readonly count: number }> {
  if ('xml' in cursor) return { cursor: await elementText(text, cursor.xml), count: 0 };
  let page: unknown;
  try {
    page = JSON.parse(text);
  } catch {
    throw new DeliveryError(`${name}: a page is no JSON.`);
  }
  const path = 'offset' in cursor ? cursor.offset : records;
  const list = path === undefined ? undefined : atPath(page, path);
  const count = Array.isArray(list) ? list.length : 0;
  if (path !== undefined && count === 0) return { cursor: undefined, count };
  if ('offset' in cursor) {
    const total = cursor.total === undefined ? undefined : atPath(page, cursor.total);
    // who asks beyond the last is answered by an error
    const last = typeof total === 'number' && before + count >= total;
    return { cursor: last ? undefined : String(before + count), count };
  }
  const value = atPath(page, cursor.json);
  const next = typeof value === 'number' ? String(value) : value;
  return { cursor: typeof next === 'string' && next !== '' ? next : undefined, count };
}

async function numbersOf(
  feed: Feed,
  listing: Extract<Feed['listing'], { kind: 'numbers' }>,
  { detail }: KeptDelivery,
  dir: string,
  context: FetchContext,
): Promise<FetchedDelivery> {
  const { numbers } = detail as { readonly numbers: readonly string[] };
  const files: Fetched[] = [];
  for (const number of numbers) {
    const url = filled(listing.url, (field) => (field === 'number' ? encodeURIComponent(number) : undefined))!;
    await context.turn();
    try {
      const name = `${number}${listing.ending}`;
      files.push(await download({ url: context.keyed.withKey(url), name, max_bytes: feed.max_bytes }, dir, context));
    } catch (error) {
      // the office knows no such number: the others are asked all the same
      if (!(error instanceof RequestError && error.problem === 'gone')) throw error;
    }
    context.told(files.length, numbers.length);
  }
  return together(files);
}
