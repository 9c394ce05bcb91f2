import type { Figure, Patent } from '#collections/patents/patent.ts';
import type { FileStore } from '#files/store.ts';

/**
 * How long links to pictures and the pictures behind them are there: nine hours, as clients of the interface expect.
 */
const VALID_MS = 9 * 3600_000;

/** The figures of a patent that are here to be seen, in their order. */
export const drawings = ({ figures }: Patent): Figure[] => figures.filter(({ svg }) => svg !== undefined);

/** The one shown with the abstract: as the source says, else the first. */
export const abstractDrawing = (patent: Patent): Figure | undefined => {
  const shown = drawings(patent);
  return shown.find((figure) => figure.abstract_figure) ?? shown[0];
};

/** What would fill the place of drawings that are missing. */
export const DRAWINGS_SOURCE = 'page or drawing files of the office, which no importer keeps yet';

/** A link to a drawing that works without a key, for nine hours. */
export async function drawingLink(files: FileStore, patent: Patent, { id, svg }: Figure): Promise<string> {
  const kept = await files.put({
    key: `drawing ${patent.publication_number} ${id}`,
    name: 'drawing.svg',
    content: Buffer.from(svg!),
    for_ms: VALID_MS,
  });
  return files.link(kept, VALID_MS);
}
