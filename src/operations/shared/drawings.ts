import { createHash } from 'node:crypto';
import { type OfficePage, officePages, pagesOf } from '#collections/office-pages.ts';
import type { Figure, Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import type { FileStore, StoredFile } from '#files/store.ts';
import { defineJob } from '#isolation/job.ts';
import type { Call } from '#operation.ts';
import { decodePicture } from '#pictures/decode.ts';
import { pngOf } from '#pictures/png.ts';
import { inkOf, type Raster } from '#pictures/raster.ts';
import type { Services } from '#services.ts';

/**
 * How long links to pictures and the pictures behind them are there: nine hours, as clients of the interface expect.
 */
const VALID_MS = 9 * 3600_000;
/** Pixels of the longer side of an office's sheet as it is shown. */
const MOST_SIDE = 1_800;

/** The figures of a patent that are drawings of our own, in their order. */
export const drawings = ({ figures }: Patent): Figure[] => figures.filter(({ svg }) => svg !== undefined);

/** What would fill the place of drawings that are missing. */
export const DRAWINGS_SOURCE =
  'drawing files of the office beside its texts (Red Book and FTM archives; office-pages: TIFF, PNG, JPEG named by publication)';

/** A drawing that can be shown: our own, or a file of the office. */
export interface Drawing {
  readonly id: string;
  readonly svg?: string;
  /** Id of the office's file. */
  readonly page?: string;
  readonly abstract: boolean;
}

/** A drawing on the front page, as the USPTO names its sheet. */
const FRONT = /-D00000\.tiff?$/i;

/** Drawings of patents that are here to be seen: in the order of their texts, then those that no text names. */
export async function drawingsOf(corpus: Pick<Corpus, 'links'>, patents: readonly Patent[]): Promise<Drawing[][]> {
  const pages = await pagesOf(corpus, patents);
  return patents.map(({ figures }, index) => {
    const files = new Map(
      pages[index]!.filter(({ role }) => role === 'drawing').map((page) => [page.name.toLowerCase(), page]),
    );
    const shown = figures.flatMap((figure): Drawing[] => {
      const { id, svg, file } = figure;
      const abstract = figure.abstract_figure === true;
      if (svg !== undefined) return [{ id, svg, abstract }];
      const page = file === undefined ? undefined : files.get(file.toLowerCase());
      if (page) files.delete(page.name.toLowerCase());
      return page ? [{ id, page: page.id, abstract: abstract || FRONT.test(page.name) }] : [];
    });
    const others = [...files.values()].map(
      ({ id, name }): Drawing => ({ id: name.replace(/\.[a-z]{3,4}$/i, ''), page: id, abstract: FRONT.test(name) }),
    );
    return [...shown, ...others];
  });
}

/** The one shown with the abstract: as the source says, else the first. */
export const abstractDrawing = (shown: readonly Drawing[]): Drawing | undefined =>
  shown.find(({ abstract }) => abstract) ?? shown[0];

/** A page or drawing of an office as browsers show it. Throws ServiceError `file_refused` for one that is damaged. */
export const asPng = ({ content }: Pick<OfficePage, 'content'>): Uint8Array => {
  const raster: Raster = decodePicture(Buffer.from(content, 'base64'), MOST_SIDE);
  return pngOf(inkOf(raster));
};

/** Makes a picture of an office's file that browsers show; undefined where it is not stored. */
export const officeDrawing = defineJob({
  name: 'office-drawing',
  lane: 'search',
  async run(id: string, { corpus, files }): Promise<StoredFile | undefined> {
    const [page] = await corpus.get(officePages, [id]);
    if (!page) return undefined;
    // rows of a hundred designs ask for a file each, page after page: it is decoded once while what was made is kept
    const made = createHash('sha256').update(page.content).digest('hex');
    const as = { key: `drawing ${id} ${made}`, name: 'drawing.png' };
    return files.put({ ...as, content: (await files.read(as)) ?? asPng(page), for_ms: VALID_MS });
  },
});

/** A page or drawing of an office as a picture that browsers show (PNG), by the id of the file. */
export const sheetPicture = defineJob({
  name: 'sheet-picture',
  lane: 'search',
  async run(id: string, { corpus }): Promise<Uint8Array> {
    const [page] = await corpus.get(officePages, [id]);
    if (!page || page.kind === 'pdf') throw new ServiceError('not_found', 'It is no picture.');
    return asPng(page);
  },
});

/** A link to a drawing of our own that works without a key, for nine hours. */
export async function drawingLink(
  files: FileStore,
  patent: Patent,
  { id, svg }: Pick<Figure, 'id' | 'svg'>,
): Promise<string> {
  const kept = await files.put({
    key: `drawing ${patent.publication_number} ${id}`,
    name: 'drawing.svg',
    content: Buffer.from(svg!),
    for_ms: VALID_MS,
  });
  return files.link(kept, VALID_MS);
}

/** Links to drawings; undefined for a file that is damaged, with a note that says so. */
export const drawingLinks = (
  patent: Patent,
  shown: readonly Drawing[],
  { account, signal, note }: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
): Promise<(string | undefined)[]> =>
  Promise.all(
    shown.map(async (drawing) => {
      if (drawing.page === undefined) return drawingLink(services.files, patent, drawing);
      try {
        const file = await services.isolation.run(officeDrawing, drawing.page, {
          services,
          account: account.id,
          signal,
        });
        return file && services.files.link(file, VALID_MS);
      } catch (error) {
        signal.throwIfAborted();
        note(`${patent.publication_number}: its drawing ${drawing.id} cannot be shown: ${(error as Error).message}`);
        return undefined;
      }
    }),
  );
