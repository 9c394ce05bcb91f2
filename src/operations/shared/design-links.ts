import { fileOf } from '#analytics/pictures/views.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { type Drawing, drawingLinks, drawingsOf } from './drawings.ts';

export type ShownDesign = { patent_pn: string; figure: string } & Record<string, unknown>;

/** Files of offices that are made ready to be shown for one answer: each is decoded. */
const MOST_FILES = 24;

/** A link to the picture that a view of a patent is in; undefined where it is not stored. */
export async function viewLink(
  patent: Patent,
  view: string,
  drawings: readonly Drawing[],
  call: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
): Promise<string | undefined> {
  const file = fileOf(view);
  const shown = drawings.find(({ id, page }) => id === view || page?.endsWith(` ${file}`));
  const [link] = shown ? await drawingLinks(patent, [shown], call, services) : [];
  return link;
}

/** Rows with links to their drawings, as they are now; of drawings that are files of offices the first ones. */
export async function withLinks(
  rows: readonly ShownDesign[],
  call: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
) {
  const { corpus } = services;
  const records = await corpus.get(patents, [...new Set(rows.map(({ patent_pn }) => patent_pn))]);
  const drawings = await drawingsOf(corpus, records);
  const known = new Map(
    records.map((patent, index) => [patent.publication_number, { patent, drawings: drawings[index]! }]),
  );
  let files = 0;
  return Promise.all(
    rows.map(async ({ figure, ...row }) => {
      const of = known.get(row.patent_pn);
      const own = of?.patent.figures.some(({ id, svg }) => id === figure && svg !== undefined);
      if (!of || (!own && ++files > MOST_FILES)) return row;
      const url = await viewLink(of.patent, figure, of.drawings, call, services);
      return url ? { ...row, url, url_120: url } : row;
    }),
  );
}
