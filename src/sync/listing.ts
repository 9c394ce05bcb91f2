import { type Asked, type Reach, RequestError, type Requests, shownUrl, textOf } from '#egress/request.ts';
import type { Checksum, Feed, JsonPath, ListedFields, Template } from '#sources/feed.ts';
import { xmlDocuments } from '#sources/xml.ts';
import { type Named, nameReader } from './names.ts';

/** A delivery as its publisher lists it. */
export interface Listed extends Named {
  readonly name: string;
  readonly url: string;
  /** What tells this version from an amended one: checksum, size and time as listed. */
  readonly version: string;
  /** Stated exactly. */
  readonly bytes?: number;
  readonly checksum?: Checksum;
}

/** A listing that is none: its message is for people. */
export class ListingError extends Error {
  override readonly name = 'ListingError';
}

const MOST_BYTES = 16 * 1024 * 1024;
const MOST_PAGES = 1000;
const MOST_LISTED = 100_000;
const MOST_NAME = 200;
const MOST_ADDRESS = 2000;
const HEX = /^[0-9a-fA-F]{32,128}$/;

/** Values by name, of one delivery in a list. */
type Said = (field: string) => string | undefined;

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** What a path without `*` leads to. */
export const atPath = (value: unknown, path: JsonPath): unknown =>
  path.split('.').reduce<unknown>((inner, name) => own(inner, name), value);

/** Every element that a path leads to, each with what it lies in, the innermost first. */
function* elementsAt(
  value: unknown,
  names: readonly string[],
  around: readonly unknown[] = [],
): Generator<readonly unknown[]> {
  const [name, ...rest] = names;
  if (name === undefined) yield [value, ...around];
  else if (name === '*') {
    if (Array.isArray(value)) for (const each of value) yield* elementsAt(each, rest, around);
  } else yield* elementsAt(own(value, name), rest, [value, ...around]);
}

const valueIn =
  (scopes: readonly unknown[]): Said =>
  (field) => {
    for (const scope of scopes) {
      const found = asText(atPath(scope, field));
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** A template with its fields filled in; undefined if one is not there. */
export function filled(template: Template, said: Said): string | undefined {
  let text = '';
  let at = 0;
  for (;;) {
    const open = template.indexOf('{', at);
    const close = open < 0 ? -1 : template.indexOf('}', open);
    if (close < 0) return text + template.slice(at);
    const value = said(template.slice(open + 1, close));
    if (value === undefined) return undefined;
    text += template.slice(at, open) + value;
    at = close + 1;
  }
}

/** The last part of an address, as a name. */
function lastPart({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** What one entry of a list says, by the fields of the declaration; undefined if it has no name or address. */
function entryOf(fields: ListedFields, said: Said, base: URL): Omit<Listed, keyof Named> | undefined {
  const address = filled(fields.url, said);
  if (address === undefined || address.length > MOST_ADDRESS || !URL.canParse(address, base.href)) return undefined;
  const url = new URL(address, base);
  const name = fields.name === undefined ? lastPart(url) : filled(fields.name, said);
  if (name === undefined || name === '' || name.length > MOST_NAME) return undefined;
  const size = fields.size === undefined ? undefined : filled(fields.size, said);
  const changed = fields.changed === undefined ? undefined : filled(fields.changed, said);
  const stated =
    fields.checksum &&
    filled(fields.checksum.value, said)
      // `"abc"` of an ETag, `md5:abc`
      ?.replace(/^"|"$/g, '')
      .replace(/^[a-z]{2,4}\d{0,3}:/i, '');
  const checksum =
    stated !== undefined && HEX.test(stated)
      ? { algorithm: fields.checksum!.algorithm, value: stated.toLowerCase() }
      : undefined;
  const exact = size !== undefined && /^\d{1,15}$/.test(size) ? Number(size) : undefined;
  return {
    name,
    url: url.href,
    // a checksum alone: a file that is only put there again is no new one
    version: checksum ? `${checksum.algorithm}:${checksum.value}` : [size ?? '', changed ?? ''].join('|'),
    ...(exact !== undefined && { bytes: exact }),
    ...(checksum && { checksum }),
  };
}

/** How indexes of web servers write the time of a file: `2026-08-04 09:15`, `04-Aug-2026 09:15`. */
const INDEX_TIME = /\b(?:\d{4}-\d\d-\d\d|\d\d-[A-Z][a-z]{2}-\d{4}) \d\d:\d\d\b/;
const BEHIND_LINK = 400;

/**
 * The links of a page, in order: what stands in `href`, with the ampersands that addresses have, and the time that an
 * index tells behind it.
 */
export function linksOf(html: string): { readonly link: string; readonly changed: string }[] {
  const links: { link: string; changed: string }[] = [];
  const lower = html.toLowerCase();
  for (let at = lower.indexOf('href'); at >= 0 && links.length < MOST_LISTED; ) {
    const following = lower.indexOf('href', at + 4);
    let start = at + 4;
    while (lower[start] === ' ') start++;
    if (lower[start] === '=') {
      start++;
      while (lower[start] === ' ') start++;
      const quote = html[start];
      const end = quote === '"' || quote === "'" ? html.indexOf(quote, start + 1) : -1;
      if (end >= 0 && end - start <= MOST_ADDRESS) {
        const behind = html.slice(end, Math.min(following < 0 ? html.length : following, end + BEHIND_LINK));
        links.push({
          link: html
            .slice(start + 1, end)
            .replaceAll('&amp;', '&')
            .trim(),
          changed: INDEX_TIME.exec(behind)?.[0] ?? '',
        });
      }
    }
    at = following;
  }
  return links;
}

const XML_LIMITS = { max_characters: 1024 * 1024 };

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** The text of the first element of a name in XML; undefined if there is none or it is empty. */
export async function elementText(xml: string, name: string): Promise<string | undefined> {
  for await (const document of xmlDocuments(once(xml), [name], XML_LIMITS))
    if (document.ok) return document.root.text()?.trim() || undefined;
  return undefined;
}

/** What reading a listing takes. */
export interface ListingContext {
  readonly requests: Pick<Requests, 'ask'>;
  readonly reach: Reach;
  readonly asked: Asked;
  /** Adds what a credential adds to an address. */
  readonly withKey: (url: string) => string;
  readonly now_year: number;
  /** Waits between requests, as politeness has it. */
  readonly turn: () => Promise<void>;
}

/** The pages of a listing as texts, each with its address, as far as `next` leads. */
async function* pages(
  { requests, asked, withKey, turn }: ListingContext,
  first: string,
  next: (text: string) => Promise<string | undefined>,
): AsyncGenerator<readonly [text: string, base: URL]> {
  let address: string | undefined = first;
  const seen = new Set<string>();
  while (address !== undefined) {
    if (seen.has(address)) throw new ListingError('The pages of the listing lead in a circle.');
    seen.add(address);
    if (seen.size > MOST_PAGES) throw new ListingError(`The listing has more than ${MOST_PAGES} pages.`);
    await turn();
    const answer = await requests.ask(withKey(address), asked);
    const text = await textOf(answer, MOST_BYTES);
    yield [text, answer.url];
    const following = await next(text);
    address = following === undefined ? undefined : new URL(following, answer.url).href;
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ListingError('The listing is no JSON: its address has become that of something else, or it is damaged.');
  }
};

/**
 * Reads the listing of a feed: what fits a name of its deliveries, each once (of a name that is listed twice the
 * last), the oldest first.
 * @throws ListingError, RequestError.
 */
export async function readListing(feed: Feed, context: ListingContext): Promise<readonly Listed[]> {
  const read = nameReader(feed);
  const listed = new Map<string, Listed>();
  const add = (entry: Omit<Listed, keyof Named> | undefined) => {
    const named = entry && read(entry.name, context.now_year);
    if (!named) return;
    if (listed.size >= MOST_LISTED) throw new ListingError(`The listing has more than ${MOST_LISTED} deliveries.`);
    listed.set(entry.name, { ...entry, ...named });
  };
  const { listing } = feed;
  switch (listing.kind) {
    case 'json': {
      const path = listing.items.split('.');
      const next = async (text: string) => {
        if (!listing.next) return undefined;
        if (!('cursor' in listing.next)) return asText(atPath(JSON.parse(text), listing.next.url));
        const cursor = asText(atPath(JSON.parse(text), listing.next.cursor));
        return cursor && filled(listing.next.url, () => encodeURIComponent(cursor));
      };
      for await (const [text, base] of pages(context, listing.url, next))
        for (const scopes of elementsAt(jsonOf(text), path)) add(entryOf(listing.fields, valueIn(scopes), base));
      break;
    }
    case 'html':
      for await (const [text, base] of pages(context, listing.url, async () => undefined))
        for (const found of linksOf(text))
          add(entryOf({ url: '{link}', changed: '{changed}' }, (field) => atPath(found, field) as string, base));
      break;
    case 'xml': {
      const { item, next: following } = listing;
      const next = async (text: string) => {
        const cursor = following && (await elementText(text, following.cursor));
        return cursor && filled(following!.url, () => encodeURIComponent(cursor));
      };
      for await (const [text, base] of pages(context, listing.url, next))
        for await (const document of xmlDocuments(once(text), [item], XML_LIMITS)) {
          if (!document.ok) throw new ListingError(`The listing is damaged: ${document.reason}.`);
          const { root } = document;
          const said: Said = (field) =>
            field.startsWith('@') ? root.attribute(field.slice(1)) : root.text(field)?.trim();
          add(entryOf(listing.fields, said, base));
        }
      break;
    }
    case 'fixed':
      for (const { name, url } of listing.files) {
        await context.turn();
        const answer = await context.requests.ask(context.withKey(url), context.asked);
        answer.close();
        const { etag, 'last-modified': changed, 'content-length': length } = answer.headers;
        if (etag === undefined && changed === undefined)
          throw new ListingError(`${shownUrl(answer.url)} does not say when it was changed (ETag, Last-Modified).`);
        const bytes = answer.status === 200 && /^\d{1,15}$/.test(length ?? '') ? Number(length) : undefined;
        add({ name, url, version: etag ?? changed!, ...(bytes !== undefined && { bytes }) });
      }
      break;
    case 'window':
    case 'numbers':
    case 'dropped':
      throw new RequestError('broken', `${feed.name} has no listing that a publisher keeps.`);
  }
  return [...listed.values()].sort(inOrder);
}

/** The older first: by period, then revision, then name. */
export function inOrder(
  a: Pick<Listed, 'name' | 'period'> & { readonly revision?: number },
  b: Pick<Listed, 'name' | 'period'> & { readonly revision?: number },
): number {
  const [first, second] = [a.period ?? '', b.period ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  if ((a.revision ?? 0) !== (b.revision ?? 0)) return (a.revision ?? 0) - (b.revision ?? 0);
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
