import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { DIMENSIONS, describe } from '#pictures/describe.ts';
import { type Drawn, drawnIn } from '#pictures/drawn.ts';
import { drawSvg } from '#pictures/svg.ts';

/** Whose pictures are searched. */
export type PictureKind = 'designs' | 'utility' | 'marks';

/** A picture: which record's, and which of its. */
export interface PictureRef {
  readonly record: string;
  readonly figure: string;
}

/** The drawings of a record that are here. */
export interface Drawings {
  readonly record: string;
  readonly figures: readonly { readonly id: string; readonly svg: string }[];
}

interface Searched {
  readonly collection: Collection<any>;
  readonly query: Query;
  readonly sort: string;
  readonly drawings: (record: any) => Drawings;
}

const patentDrawings = (patent: Patent): Drawings => ({
  record: patent.publication_number,
  figures: patent.figures.flatMap(({ id, svg }) => (svg === undefined ? [] : [{ id, svg }])),
});
const markDrawings = (mark: Trademark): Drawings => ({
  record: mark.id,
  figures: mark.pictures.flatMap(({ svg }, index) => (svg === undefined ? [] : [{ id: String(index), svg }])),
});
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
export async function described(corpus: Pick<Corpus, 'get'>, kind: PictureKind, ids: readonly string[]) {
  const { collection, drawings } = SEARCHED[kind];
  const refs: PictureRef[] = [];
  const rows: Int8Array[] = [];
  for (const record of await corpus.get(collection, ids)) {
    const { record: id, figures } = drawings(record);
    for (const { id: figure, svg } of figures) {
      const drawn = drawnOf(svg);
      if (!drawn) continue;
      refs.push({ record: id, figure });
      rows.push(describe(drawn));
    }
  }
  const vectors = new Int8Array(rows.length * DIMENSIONS);
  for (const [index, row] of rows.entries()) vectors.set(row, index * DIMENSIONS);
  return { refs, vectors };
}

/** What an SVG drawing of ours shows; undefined for nothing. */
export function drawnOf(svg: string): Drawn | undefined {
  const raster = drawSvg(svg);
  const drawn = raster && drawnIn(raster);
  return drawn && !drawn.blank ? drawn : undefined;
}
