import { FOLLOWED, SEARCHED } from '#analytics/pictures/column.ts';
import { byText } from '#by-text.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { PictureKind, ShownPicture } from '#corpus/picture-bank.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { linkIn } from '#files/links.ts';
import type { Call } from '#operation.ts';
import type { Variant } from '#pictures/describe.ts';
import type { Account, Services } from '#services.ts';
import { comparePicturesJob, followPicturesJob, readPictureJob } from './picture-jobs.ts';

/** Who asks, and how work of his is run. */
export interface Asker {
  readonly services: Services;
  readonly account: Account;
  readonly signal: AbortSignal;
}

/** A call describes pictures for so long, well before its own time is over; what is left is described beside it. */
const DESCRIBING_MS = 30_000;
/** What one job does of it. */
const JOB_MS = 3_000;
/** By corpus: what was written when all was described, and who describes just now. */
const followed = new WeakMap<Corpus, { at: string; going?: Promise<number> }>();

/** Describes what was written since; answers of how many records pictures are still to be described. */
async function follow({ services, account, signal }: Asker): Promise<number> {
  const { corpus } = services;
  const state = followed.get(corpus) ?? { at: '' };
  followed.set(corpus, state);
  const status = await corpus.status();
  const at = FOLLOWED.map((name) => status.find((one) => one.name === name)?.stored_seq ?? 0).join(' ');
  if (state.at === at) return 0;
  const went = async () => {
    const began = performance.now();
    for (;;) {
      const job = { services, account: account.id, signal };
      const left = await services.isolation.run(followPicturesJob, { for_ms: JOB_MS }, job);
      if (left === 0) state.at = at;
      if (left === 0 || performance.now() - began > DESCRIBING_MS) return left;
    }
  };
  for (;;) {
    const other = state.going;
    if (!other) break;
    // whoever waits for another's work does it himself when the other went away
    const left = await other.catch(() => undefined);
    signal.throwIfAborted();
    if (left !== undefined) return left;
  }
  state.going = went().finally(() => delete state.going);
  return state.going;
}

/** A record with how alike that picture of it is which is most like the one asked for. */
export interface LikePicture {
  readonly record: string;
  readonly score: number;
  /** Which of its pictures, for `figuresOf`. */
  readonly place: number;
}

/**
 * What any two drawings have in common: of drawings of different articles the median is .74 to .81. Likeness is shown
 * from here on.
 */
const SHARED = 0.7;

/** Importers of pictures that offices deliver apart from their records. */
const BROUGHT_BY: Readonly<Record<PictureKind, string>> = {
  designs: 'office-pages',
  utility: 'office-pages',
  marks: 'trademark-pictures',
};

/** More than rounding can make of a likeness. */
const ROUNDING = 1e-6;

const CHUNK = 1_000;
/** To look up so many by their ids takes as long as to ask a query for all that it finds. */
const MANY = 4 * CHUNK;

/** Times as many of the nearest are looked up as are wanted: of a demo corpus beside one's own, none is allowed. */
const SPARE = 2;

/** Pictures are compared in halves by two threads from here on. */
const SPLIT = 50_000;

/** How alike a picture is to records of a kind. */
async function compared(
  kind: PictureKind,
  queries: readonly Variant[],
  among: { readonly least: number; readonly most?: number },
  { services, account, signal }: Asker,
): Promise<{ readonly like: LikePicture[]; readonly cut: boolean }> {
  const of = services.corpus.pictures!.size(kind) > SPLIT ? 2 : 1;
  const parts = await Promise.all(
    Array.from({ length: of }, (_, n) =>
      services.isolation.run(
        comparePicturesJob,
        { kind, queries, ...among, n, of },
        { services, account: account.id, signal },
      ),
    ),
  );
  return {
    like: parts.flatMap(({ ids, scores, places }) =>
      ids.map((record, index) => ({ record, score: scores[index]!, place: places[index]! })),
    ),
    cut: parts.some(({ cut }) => cut),
  };
}

/** How alike several pictures are to each record: the mean, with the picture of the record that is nearest to one. */
function joined(all: readonly (readonly LikePicture[])[]): LikePicture[] {
  const [only] = all;
  if (only && all.length === 1) return [...only];
  const best = new Map<string, { sum: number; score: number; place: number }>();
  for (const { record, score, place } of all.flat()) {
    const before = best.get(record);
    if (!before) best.set(record, { sum: score, score, place });
    else {
      before.sum += score;
      if (score > before.score) Object.assign(before, { score, place });
    }
  }
  return Array.from(best, ([record, { sum, place }]) => ({ record, place, score: sum / all.length }));
}

export interface LikePictures {
  /** Records of a kind that a query finds, the most alike first; `most`: so many of them, else all. */
  readonly among: (query: Query, most?: number) => Promise<LikePicture[]>;
  /** Records whose pictures are still to be described, and were not compared. */
  readonly left: number;
}

export interface Nearest {
  /** Of one picture records that are less alike are left out. Default: none. */
  readonly least?: number;
  /** How many of a query's records will be asked for, at most: others need not be looked up. Default: all. */
  readonly most?: number;
}

/**
 * Compares pictures with those of all records of a kind, once for all queries that are then asked: records by the
 * picture that is most like those asked for (of several the mean, each with the record's best).
 */
export async function picturesLike(
  kind: PictureKind,
  pictures: readonly (readonly Variant[])[],
  asker: Asker,
  note: Call['note'],
  { least = 0, most: wanted }: Nearest = {},
): Promise<LikePictures> {
  const left = await follow(asker);
  const one = pictures.length === 1;
  const nearest = async (most: number | undefined, least: number) => {
    const from = one && least > 0 ? SHARED + least * (1 - SHARED) - ROUNDING : 0;
    const all: (readonly LikePicture[])[] = [];
    let cut = false;
    for (const queries of pictures) {
      const some = await compared(kind, queries, { least: from, ...(most !== undefined && { most }) }, asker);
      all.push(some.like);
      cut ||= some.cut;
    }
    const like = joined(all)
      .sort((a, b) => b.score - a.score || byText(a.record, b.record))
      .map((each) => ({ ...each, score: Math.max(0, Math.min(1, (each.score - SHARED) / (1 - SHARED))) }))
      .filter(({ score }) => score >= least);
    return { like, cut };
  };
  let known = await nearest(one && wanted !== undefined ? SPARE * wanted : undefined, least);
  const records = () => asker.services.corpus.pictures!.records(kind);
  if (left > 0)
    note(
      `Pictures of ${left} records are still being described and were not searched: those of ${records()} were. Ask again in a minute.`,
    );
  else if (known.like.length === 0 && records() === 0)
    note(
      `No picture is stored: records come with names of pictures, few with the pictures themselves. ${BROUGHT_BY[kind]} imports them.`,
    );
  const within = async (query: Query, most: number) => {
    const found = await allowedOf(kind, known.like, query, most, asker);
    if (found.length >= most || !known.cut) return found;
    // few of the nearest are allowed: all are looked through
    known = await nearest(undefined, least);
    return allowedOf(kind, known.like, query, most, asker);
  };
  let told = left > 0 || records() === 0;
  const among: LikePictures['among'] = async (query, most = wanted ?? known.like.length) => {
    const found = await within(query, most);
    if (found.length > 0 || told) return found;
    // that nothing is like it is said only where something was compared
    const { like } = least > 0 ? await nearest(undefined, 0) : known;
    if ((await allowedOf(kind, like, query, 1, asker)).length > 0) return found;
    told = true;
    note(
      `None of the records that were searched has its picture stored: records come with names of pictures, few with the pictures themselves. ${BROUGHT_BY[kind]} imports them.`,
    );
    return found;
  };
  return { among, left };
}

/** Which pictures of records were found, with their colours; one that is gone meanwhile has no name. */
export const figuresOf = (found: readonly LikePicture[], { corpus }: Pick<Services, 'corpus'>): ShownPicture[] =>
  corpus.pictures!.pictures(found).map((one) => one ?? { figure: '' });

/**
 * Of these records the first that a query finds; those of a demo corpus beside records of one's own are not. Where all
 * of many are wanted, the query is asked once for all its records.
 */
async function allowedOf(
  kind: PictureKind,
  like: readonly LikePicture[],
  among: Query,
  most: number,
  { services, signal }: Asker,
): Promise<LikePicture[]> {
  const { collection, ids, query: pictured } = SEARCHED[kind];
  const those = async (query: Query, limit: number) => {
    const { hits } = await services.corpus.search(collection, { query, offset: 0, limit, signal });
    return new Set(hits.map(({ id }) => id));
  };
  if (most > MANY) {
    const query = allOf(pictured, among);
    const total = await totalOf(services.corpus, collection, query, { signal });
    const allowed = total === 0 ? new Set() : await those(query, total);
    return like.filter(({ record }) => allowed.has(record)).slice(0, most);
  }
  const found: LikePicture[] = [];
  for (let at = 0; at < like.length && found.length < most; at += CHUNK) {
    const some = like.slice(at, at + CHUNK);
    const values = some.map(({ record }) => record);
    const allowed = await those(allOf({ kind: 'values', field: ids, values }, among), CHUNK);
    found.push(...some.filter(({ record }) => allowed.has(record)));
  }
  return found.slice(0, most);
}

const MOST_BYTES = 4096 * 1024;

/** The bytes of a data URI or of plain base64. @throws ServiceError `invalid_request`, `file_refused`. */
export function base64Picture(field: string, text: string): Uint8Array {
  const body = text.replace(/^data:image\/[a-z+.-]{1,20};base64,/, '');
  if (body.length > (MOST_BYTES * 4) / 3 + 8)
    throw new ServiceError('file_refused', `${field}: the picture has more than ${MOST_BYTES} bytes.`, {
      field,
      limit_bytes: MOST_BYTES,
    });
  if (body.trim() === '' || !/^[A-Za-z0-9+/\s]+={0,2}$/.test(body.trim()))
    throw new ServiceError('invalid_request', `${field}: is no base64; give data:image/png;base64,... or image/jpeg.`, {
      field,
    });
  return Buffer.from(body, 'base64');
}

/**
 * The picture behind an address: one uploaded here, or a data URI. No other address is fetched.
 * @throws ServiceError `invalid_request` that says how to bring a picture.
 */
export async function pictureAt(field: string, url: string, services: Services): Promise<Uint8Array> {
  if (url.startsWith('data:')) return base64Picture(field, url);
  const wrong = (message: string) => new ServiceError('invalid_request', `${field}: ${message}`, { field });
  let address: URL;
  try {
    address = new URL(url);
  } catch {
    throw wrong(
      'is no address: upload the picture with POST /image-search/image-upload and give the address that it answers.',
    );
  }
  const link = linkIn(address);
  const here = new URL(services.base_url());
  // a service behind another one may stand below a path of its host
  const ours = `${here.pathname.replace(/\/$/, '')}/files/${link.id}/${link.name}`;
  if (!link.id || !link.name || address.pathname !== ours || address.host !== here.host)
    throw wrong(
      'is not here, and this service fetches from nowhere else: upload the picture with POST /image-search/image-upload.',
    );
  const found = await services.files.open(link);
  if (found.kind !== 'file')
    throw wrong(found.kind === 'expired' ? 'has expired: upload the picture again.' : 'leads to no picture here.');
  return found.content;
}

/** Decodes and describes a caller's picture in a thread. */
export const readPicture = (bytes: Uint8Array, { services, account, signal }: Asker) =>
  services.isolation.run(readPictureJob, { bytes: new Uint8Array(bytes) }, { services, account: account.id, signal });
