import { patents } from '#collections/patents/patents.ts';
import type { Services } from '#services.ts';
import { drawingLink } from './drawings.ts';

export type ShownDesign = { patent_pn: string; figure: string } & Record<string, unknown>;

/** Rows with links to their drawings, as they are now. */
export async function withLinks(rows: readonly ShownDesign[], { corpus, files }: Services) {
  const records = new Map(
    (await corpus.get(patents, [...new Set(rows.map(({ patent_pn }) => patent_pn))])).map((each) => [
      each.publication_number,
      each,
    ]),
  );
  return Promise.all(
    rows.map(async ({ figure, ...row }) => {
      const patent = records.get(row.patent_pn);
      const shown = patent?.figures.find(({ id, svg }) => id === figure && svg !== undefined);
      const url = patent && shown ? await drawingLink(files, patent, shown) : undefined;
      return url ? { ...row, url, url_120: url } : row;
    }),
  );
}
