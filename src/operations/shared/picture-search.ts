import { MOST_RECORDS, type PictureKind, type PictureRef, pictured, SEARCHED } from '#analytics/pictures/column.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';
import { DIMENSIONS, type Variant } from '#pictures/describe.ts';
import type { Account, Services } from '#services.ts';
import { comparePicturesJob, describePicturesJob, readPictureJob } from './picture-jobs.ts';

/** All described pictures of a kind, one row each, in memory that threads share. */
interface Column {
  /** Of the index that it shows; undefined: some records are still to be described. */
  readonly seq: number | undefined;
  readonly refs: readonly PictureRef[];
  readonly vectors: Int8Array;
  readonly records: number;
}

/** Who asks, and how work of his is run. */
export interface Asker {
  readonly services: Services;
  readonly account: Account;
  readonly signal: AbortSignal;
}

/** Records described by one job. */
const BATCH = 25;
/** A call describes pictures for so long, and leaves the rest to the next one, well before its own time is over. */
const DESCRIBING_MS = 40_000;
const columns = new WeakMap<Corpus, Map<PictureKind, Promise<Column>>>();

/**
 * Describes what is new since `before`. Where that is cut off (describing thousands may take longer than a call), what
 * was described by then is handed to `reached`.
 * @throws ServiceError `busy` that tells how far it is, when a call has described for long enough.
 */
async function readColumn(
  kind: PictureKind,
  seq: number,
  { services, account, signal }: Asker,
  before: Column | undefined,
  reached: (part: Column) => void,
): Promise<Column> {
  const ids = await pictured(services.corpus, kind);
  const wanted = new Set(ids);
  const keep = (before?.refs ?? []).flatMap(({ record }, row) => (wanted.has(record) ? [row] : []));
  const known = new Set(keep.map((row) => before!.refs[row]!.record));
  const parts: { refs: readonly PictureRef[]; vectors: Int8Array }[] = [];
  const fresh = ids.filter((id) => !known.has(id));
  const began = performance.now();
  try {
    for (let at = 0; at < fresh.length; at += BATCH) {
      if (performance.now() - began > DESCRIBING_MS) throw stillDescribing(known.size + at, ids.length);
      parts.push(
        await services.isolation.run(
          describePicturesJob,
          { kind, ids: fresh.slice(at, at + BATCH) },
          { services, account: account.id, signal },
        ),
      );
    }
  } catch (error) {
    reached({ seq: undefined, records: ids.length, ...joined(before, keep, parts) });
    throw error;
  }
  return { seq, records: ids.length, ...joined(before, keep, parts) };
}

/** What came of a call stays: asked again, it goes on from there. */
const stillDescribing = (done: number, all: number) =>
  new ServiceError(
    'busy',
    `Stored pictures are being described for their first search: ${done} of ${all} records are done. Ask again now; the next call goes on from there.`,
  );

/** The rows of a column that stay, and those that were described now. */
function joined(
  before: Column | undefined,
  keep: readonly number[],
  parts: readonly Pick<Column, 'refs' | 'vectors'>[],
): Pick<Column, 'refs' | 'vectors'> {
  const rows = keep.length + parts.reduce((sum, { refs }) => sum + refs.length, 0);
  const vectors = new Int8Array(new SharedArrayBuffer(rows * DIMENSIONS));
  const refs: PictureRef[] = [];
  for (const row of keep) {
    vectors.set(before!.vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS), refs.length * DIMENSIONS);
    refs.push(before!.refs[row]!);
  }
  for (const part of parts) {
    vectors.set(part.vectors, refs.length * DIMENSIONS);
    refs.push(...part.refs);
  }
  return { refs, vectors };
}

/** The column of a kind as the index is now: what is new since it was last asked for is described first. */
async function columnOf(kind: PictureKind, asker: Asker): Promise<Column> {
  const { corpus } = asker.services;
  const status = await corpus.status();
  const seq = status.find(({ name }) => name === SEARCHED[kind].collection.name)?.indexed_seq ?? 0;
  const known = columns.get(corpus) ?? new Map<PictureKind, Promise<Column>>();
  columns.set(corpus, known);
  const before = await known.get(kind)?.catch(() => known.get(kind));
  if (before && before.seq === seq) return before;
  let kept = before;
  const made = readColumn(kind, seq, asker, before, (part) => {
    kept = part;
  });
  known.set(kind, made);
  // whoever asks next goes on from there
  made.catch(() => (kept ? known.set(kind, Promise.resolve(kept)) : known.delete(kind)));
  return made;
}

/** A record with the picture of it that is most like the one asked for. */
export interface LikePicture extends PictureRef {
  readonly score: number;
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

const CHUNK = 1_000;

/** Rows are compared in halves by two threads from here on. */
const SPLIT = 50_000;

/** How alike a picture is to each row. */
async function compared(
  column: Column,
  queries: readonly Variant[],
  { services, account, signal }: Asker,
): Promise<Float32Array> {
  const rows = column.refs.length;
  const ends = rows > SPLIT ? [0, rows >> 1, rows] : [0, rows];
  const parts = await Promise.all(
    ends
      .slice(1)
      .map((end, index) =>
        services.isolation.run(
          comparePicturesJob,
          { column: column.vectors.subarray(ends[index]! * DIMENSIONS, end * DIMENSIONS), queries },
          { services, account: account.id, signal },
        ),
      ),
  );
  const all = new Float32Array(rows);
  for (const [index, part] of parts.entries()) all.set(part, ends[index]!);
  return all;
}

/**
 * Records by their picture most like those asked for (of several the mean, each with the record's best), among those
 * that a query finds, the most alike first.
 */
export async function picturesLike(
  kind: PictureKind,
  pictures: readonly (readonly Variant[])[],
  among: Query,
  asker: Asker,
  note: Call['note'],
): Promise<LikePicture[]> {
  const column = await columnOf(kind, asker);
  if (column.records >= MOST_RECORDS) note(`Pictures of the newest ${MOST_RECORDS} records are searched.`);
  if (column.refs.length === 0)
    note(
      `No picture is stored: records come with names of pictures, few with the pictures themselves. ${BROUGHT_BY[kind]} imports them.`,
    );
  const best = new Map<string, { sum: number; score: number; ref: PictureRef }>();
  for (const [index, queries] of pictures.entries()) {
    const values = await compared(column, queries, asker);
    const own = new Map<string, LikePicture>();
    for (const [row, ref] of column.refs.entries()) {
      const score = values[row]!;
      if ((own.get(ref.record)?.score ?? -1) < score) own.set(ref.record, { ...ref, score });
    }
    for (const [record, { score, ...ref }] of own) {
      const before = best.get(record);
      best.set(record, {
        sum: (before?.sum ?? 0) + score,
        score: Math.max(score, before?.score ?? 0),
        ref: index === 0 || score > (before?.score ?? 0) ? ref : before!.ref,
      });
    }
  }
  const ranked = [...best].map(([_record, { sum, ref }]): LikePicture => ({ ...ref, score: sum / pictures.length }));
  const allowed = await allowedOf(
    kind,
    ranked.map(({ record }) => record),
    among,
    asker,
  );
  return ranked
    .filter(({ record }) => allowed.has(record))
    .sort((a, b) => b.score - a.score || (a.record < b.record ? -1 : 1))
    .map((one) => ({ ...one, score: Math.max(0, Math.min(1, (one.score - SHARED) / (1 - SHARED))) }));
}

/** Of these records those that a query finds. */
async function allowedOf(
  kind: PictureKind,
  records: readonly string[],
  among: Query,
  { services, signal }: Asker,
): Promise<ReadonlySet<string>> {
  if (among.kind === 'all') return new Set(records);
  const { collection } = SEARCHED[kind];
  const field = kind === 'marks' ? 'ID' : 'PN';
  const found = new Set<string>();
  for (let at = 0; at < records.length; at += CHUNK) {
    const query = allOf({ kind: 'values', field, values: records.slice(at, at + CHUNK) }, among);
    const { hits } = await services.corpus.search(collection, { query, offset: 0, limit: CHUNK, signal });
    for (const { id } of hits) found.add(id);
  }
  return found;
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
  const [, files, id, name, ...rest] = address.pathname.split('/');
  const here = new URL(services.base_url());
  if (files !== 'files' || !id || !name || rest.length > 0 || address.host !== here.host)
    throw wrong(
      'is not here, and this service fetches from nowhere else: upload the picture with POST /image-search/image-upload.',
    );
  const found = await services.files.open({
    id,
    name,
    expires: address.searchParams.get('expires') ?? '',
    signature: address.searchParams.get('signature') ?? '',
  });
  if (found.kind !== 'file')
    throw wrong(found.kind === 'expired' ? 'has expired: upload the picture again.' : 'leads to no picture here.');
  return found.content;
}

/** Decodes and describes a caller's picture in a thread. */
export const readPicture = (bytes: Uint8Array, { services, account, signal }: Asker) =>
  services.isolation.run(readPictureJob, { bytes: new Uint8Array(bytes) }, { services, account: account.id, signal });
