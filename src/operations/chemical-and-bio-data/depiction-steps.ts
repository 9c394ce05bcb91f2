import { patents } from '#collections/patents/patents.ts';
import { ServiceError } from '#errors.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { drawings } from '#operations/shared/drawings.ts';
import { decodePicture } from '#pictures/decode.ts';
import type { Raster } from '#pictures/raster.ts';
import { drawSvg } from '#pictures/svg.ts';
import type { Picture } from '#reading/page.ts';
import { openPdf } from '#reading/pdf.ts';
import type { DepictionsData, FoundDepiction } from './depiction-flow.ts';
import { MOST_SIDE, type ReadDrawing, readDrawings } from './depiction-reading.ts';

/** Pages of a document whose pictures are looked at, and drawings that are answered. */
const MOST_PAGES = 200;
const MOST_FOUND = 2_000;
/** Pixels that a stored drawing of a patent is looked at with. */
const SVG_SIDE = 1_600;

/** A picture of a document: which page, how large that is, where on it the picture lies. */
interface Placed {
  readonly raster: Raster;
  readonly page: number;
  readonly size: readonly [number, number];
  readonly at: readonly [number, number, number, number];
}

/** Pictures of a document, page after page, so that the pixels of one are gone before the next is read. */
async function* picturesOf(data: DepictionsData, context: StepContext): AsyncGenerator<Placed> {
  if (data.patent !== undefined) {
    const [patent] = await context.services.corpus.get(patents, [data.patent]);
    for (const [index, { svg }] of (patent ? drawings(patent) : []).entries()) {
      const raster = drawSvg(svg!, SVG_SIDE);
      if (raster) yield wholePage(raster, index + 1);
    }
    return;
  }
  const file = await context.services.files.open(data.link!);
  if (file.kind !== 'file')
    throw new ServiceError('file_refused', 'The document is no longer here: send it again.', { field: 'document' });
  if (data.kind !== 'pdf') {
    yield wholePage(decodePicture(file.content, MOST_SIDE), 1);
    return;
  }
  const pdf = await openPdf(file.content);
  try {
    const pages = Math.min(pdf.pages, MOST_PAGES);
    for (let number = 1; number <= pages; number++) {
      context.progress(number - 1, pages, `page ${number}`);
      const { width, height, pictures } = await pdf.page(number);
      for (const { x0, y0, x1, y1, picture } of pictures)
        if (picture) yield { raster: rasterOf(picture), page: number, size: [width, height], at: [x0, y0, x1, y1] };
    }
  } finally {
    await pdf.close();
  }
}

const wholePage = (raster: Raster, page: number): Placed => {
  const { width, height } = raster;
  return { raster, page, size: [width, height], at: [0, 0, width, height] };
};

function rasterOf({ width, height, channels, pixels }: Picture): Raster {
  if (channels === 3) return { width, height, rgb: pixels };
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < pixels.length; i++) rgb.fill(pixels[i]!, 3 * i, 3 * i + 3);
  return { width, height, rgb };
}

/** A drawing's place on its page. */
function placed({ box }: ReadDrawing, { raster, page, size, at }: Placed) {
  const across = (x: number) => at[0] + (x / raster.width) * (at[2] - at[0]);
  const down = (y: number) => at[1] + (y / raster.height) * (at[3] - at[1]);
  const [x0, y0, x1, y1] = [across(box[0]), down(box[1]), across(box[2]), down(box[3])];
  const share = (value: number, whole: number) => Math.round(Math.max(0, Math.min(1, value / whole)) * 10_000) / 10_000;
  return {
    page,
    page_size: size.map(Math.round),
    position: [x0, y0, x1, y1].map(Math.round),
    normalized: [share(x0, size[0]), share(y0, size[1]), share(x1, size[0]), share(y1, size[1])],
  };
}

/** Reads the drawings in the pictures of a document, or of a patent. */
export const read: Step<DepictionsData> = async (data, context) => {
  const found: FoundDepiction[] = [];
  let [pictures, refused] = [0, 0];
  for await (const picture of picturesOf(data, context)) {
    context.signal.throwIfAborted();
    pictures++;
    for (const drawing of await readDrawings(picture.raster)) {
      if (!drawing.structure) refused++;
      else if (found.length < MOST_FOUND) {
        const { smiles, isomeric, formula, inchi_key, confidence } = drawing.structure;
        found.push({
          ...placed(drawing, picture),
          smiles,
          isomeric,
          formula,
          ...(inchi_key && { inchi_key }),
          confidence,
        });
      }
    }
  }
  const notes: string[] = [];
  if (pictures === 0)
    notes.push('The document holds no picture: drawings that are made of lines of the page itself are not read.');
  else if (found.length + refused === 0) notes.push('No drawing of a structure was found in its pictures.');
  if (refused > 0)
    notes.push(`${refused} of ${refused + found.length} drawings could not be read surely enough to be answered.`);
  return { found, notes };
};
