import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { DIMENSIONS, describe } from '#pictures/describe.ts';
import type { Drawn } from '#pictures/drawn.ts';
import { drawnOf, drawnOfFile, viewsOf } from './views.ts';

/** Whose pictures are searched. */
export type PictureKind = 'designs' | 'utility' | 'marks';

/** A picture: which record's, and which of its. */
export interface PictureRef {
  readonly record: string;
  readonly figure: string;
  /** Its colours; absent of a picture that has none. */
  readonly colours?: Int8Array;
}

interface Searched {
  readonly collection: Collection<any>;
  readonly query: Query;
  readonly sort: string;
  /** What is drawn in the pictures of each of these records that are here. */
  readonly drawings: (corpus: Pick<Corpus, 'get' | 'links'>, records: readonly any[]) => Promise<Drawings[]>;
}

/** A record with its pictures. */
interface Drawings {
  readonly record: string;
  readonly figures: readonly { readonly id: string; readonly drawn: Drawn }[];
}

const patentDrawings: Searched['drawings'] = async (corpus, records: readonly Patent[]) =>
  (await viewsOf(corpus, records)).map((figures, index) => ({ record: records[index]!.publication_number, figures }));
const markDrawings: Searched['drawings'] = async (_corpus, records: readonly Trademark[]) =>
  records.map((mark) => ({
    record: mark.id,
    figures: mark.pictures.flatMap(({ svg, image }, index) => {
      const drawn = svg !== undefined ? drawnOf(svg) : image && drawnOfFile(image.content);
      return drawn ? [{ id: String(index), drawn }] : [];
    }),
  }));
const type = (value: string): Query => ({ kind: 'values', field: 'PATENT_TYPE', values: [value] });

export const SEARCHED: Readonly<Record<PictureKind, Searched>> = {
  designs: { collection: patents, query: type('D'), sort: 'PBD', drawings: patentDrawings },
  utility: { collection: patents, query: type('U'), sort: 'PBD', drawings: patentDrawings },
  marks: {
    collection: trademarks,
    query: { kind: 'values', field: 'HAS_PICTURE', values: ['1'] },
    sort: 'FILED',
    drawings: markDrawings,
  },
};

/** Records whose pictures are searched at most; the newest ones are. */
export const MOST_RECORDS = 20_000;
const PAGE = 1_000;

/** Ids of the records that may have pictures, the newest first. */
export async function pictured(corpus: Pick<Corpus, 'search'>, kind: PictureKind): Promise<string[]> {
  const { collection, query, sort } = SEARCHED[kind];
  const ids: string[] = [];
  for (let offset = 0; offset < MOST_RECORDS; offset += PAGE) {
    const { hits } = await corpus.search(collection, {
      query,
      offset,
      limit: PAGE,
      sort: [{ field: sort, order: 'desc' }],
    });
    ids.push(...hits.map(({ id }) => id));
    if (hits.length < PAGE) break;
  }
  return ids;
}

/** The pictures of records, described: rows of a column with what each stands for. */
export async function described(corpus: Pick<Corpus, 'get' | 'links'>, kind: PictureKind, ids: readonly string[]) {
  const { collection, drawings } = SEARCHED[kind];
  const refs: PictureRef[] = [];
  const rows: Int8Array[] = [];
  for (const { record, figures } of await drawings(corpus, await corpus.get(collection, ids)))
    for (const { id: figure, drawn } of figures) {
      refs.push({ record, figure, ...(drawn.colours && { colours: drawn.colours }) });
      rows.push(describe(drawn));
    }
  const vectors = new Int8Array(rows.length * DIMENSIONS);
  for (const [index, row] of rows.entries()) vectors.set(row, index * DIMENSIONS);
  return { refs, vectors };
}
