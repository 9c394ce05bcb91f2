import { PICTURE_SIDE } from './decode.ts';
import { type Drawn, drawnIn, edgesOf, figureBox, mainParts, maskOf } from './drawn.ts';
import { cropped, greyOf, onWhite, type Plane, type Raster, resized, within } from './raster.ts';
import { figuresOf } from './sheets.ts';

/** A picture that somebody asks with: what is drawn, and its parts where there is more in it than the figure. */
export interface AskedPicture {
  readonly drawn: Drawn;
  /** Without letters above, below or beside it; the figure of a sheet without its head and captions. */
  readonly parts: readonly Drawn[];
  /** Cleaned to lines, ink 255 on 0, for somebody to look at. */
  readonly lines: Plane;
}

/** Pixels of the longer side of a line drawing that is shown. */
const SHOWN_SIDE = 480;
const SHOWN_MARGIN = 8;
/** A drawing of lines has less of its box inked; more is a photo or a filled figure, whose edges are its lines. */
const OF_LINES = 0.3;
/** Share of the ink that the figure of a sheet has, where other parts are print. */
const MAIN = 0.85;
/** A step of brightness that is shown as a line, and how much darker it is made. */
const LEAST_EDGE = 14;
const DARKER = 4;

/** Reads a picture that somebody asks with. */
export function readAsked(raster: Raster): AskedPicture {
  const drawn = drawnIn(raster);
  const figure = onSheet(raster);
  const own = figure && drawnIn(figure);
  return {
    drawn,
    parts: [...mainParts(raster), ...(own && !own.blank ? [own] : [])],
    lines: shownLines(own && !own.blank ? figure! : raster),
  };
}

/** The figure of a sheet, or of a cutting of one, where print stands beside it; nothing where there are several. */
function onSheet(raster: Raster): Raster | undefined {
  const figures = figuresOf(maskOf(within(raster, PICTURE_SIDE))).map((figure) => ({ figure, ink: sumOf(figure) }));
  const all = figures.reduce((sum, { ink }) => sum + ink, 0);
  const main = figures.find(({ ink }) => ink >= MAIN * all);
  return main && onWhite(main.figure);
}

const sumOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0);

/** What is drawn, cut out, at a size that can be looked at: lines as they are, of all else the edges. */
function shownLines(raster: Raster): Plane {
  const box = figureBox(raster);
  const grey = greyOf(raster);
  if (!box) return { width: 1, height: 1, data: new Uint8Array(1) };
  const scale = Math.min(1, SHOWN_SIDE / Math.max(box.width, box.height));
  const [w, h] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  const cut = (plane: Plane) => resized(cropped(plane, box.left, box.top, box.width, box.height), w, h);
  if (box.inked <= OF_LINES) return margined(cut(box.ink));
  const edges = edgesOf(cut(grey)).data.map((value) => (value < LEAST_EDGE ? 0 : Math.min(255, value * DARKER)));
  return margined({ width: w, height: h, data: edges });
}

function margined({ width, height, data }: Plane): Plane {
  const [w, h] = [width + 2 * SHOWN_MARGIN, height + 2 * SHOWN_MARGIN];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < height; y++)
    out.set(data.subarray(y * width, (y + 1) * width), (y + SHOWN_MARGIN) * w + SHOWN_MARGIN);
  return { width: w, height: h, data: out };
}
