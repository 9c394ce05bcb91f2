import { type OfficePage, officePages, pagesOf } from '#collections/office-pages.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { decodePicture } from '#pictures/decode.ts';
import { type Drawn, drawnIn, mainParts } from '#pictures/drawn.ts';
import { onWhite, type Raster } from '#pictures/raster.ts';
import { figuresOfSheet } from '#pictures/sheets.ts';
import { drawSvg } from '#pictures/svg.ts';

/** A figure of a patent, ready to be compared. */
export interface View {
  /** Of the record's own figure, else the file of the office, `#` and its place where a sheet has several. */
  readonly id: string;
  readonly caption: string | undefined;
  readonly drawn: Drawn;
}

/** Figures of one patent that are looked at. */
const MOST_VIEWS = 40;
/** Files of offices that are read at once. */
const FILES_AT_ONCE = 12;

/** What an SVG drawing of ours shows; undefined for nothing. */
const drawnOf = (svg: string): Drawn | undefined => shown(drawSvg(svg));

function shown(raster: Raster | undefined): Drawn | undefined {
  const drawn = raster && drawnIn(raster);
  return drawn && !drawn.blank ? drawn : undefined;
}

/**
 * What a picture of a mark shows, and its figure without the letters beside it where there are such: our own drawing,
 * or a file (PNG or JPEG, base64). Nothing where it cannot be decoded.
 */
export function drawnOfMark({
  svg,
  content,
}: {
  readonly svg?: string | undefined;
  readonly content?: string | undefined;
}) {
  const raster = svg !== undefined ? drawSvg(svg) : content === undefined ? undefined : decoded(content);
  const whole = shown(raster);
  return whole ? [whole, ...mainParts(raster!)] : [];
}

/** What `read` makes of a file; one that cannot be decoded shows nothing: whoever asks for it is told so. */
function readable<T>(content: string, read: (bytes: Uint8Array) => T): T | undefined {
  try {
    return read(Buffer.from(content, 'base64'));
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

const decoded = (content: string): Raster | undefined => readable(content, (bytes) => decodePicture(bytes));

/**
 * The figures on a file of an office, each made when it is asked for: a picture is one, a sheet (TIFF) has those that
 * were cut out of it when it was imported, else it is cut now.
 */
function figuresIn({ kind, content, figures }: OfficePage): (() => Raster | undefined)[] {
  if (figures) return figures.map((figure) => () => decoded(figure));
  if (kind !== 'tif') return [() => decoded(content)];
  return (readable(content, figuresOfSheet) ?? []).map((figure) => () => onWhite(figure));
}

/** The file of a figure that was cut out of it: `D00001.TIF` of `D00001.TIF#2`. */
export const fileOf = (view: string): string => view.replace(/#\d+$/, '');

/**
 * The views of patents that are here: their own drawings, and what is drawn in files of their offices.
 * @param only Of these patents this view alone.
 */
export async function viewsOf(
  corpus: Pick<Corpus, 'get' | 'links'>,
  patents: readonly Patent[],
  only: ReadonlyMap<string, string> = new Map(),
): Promise<View[][]> {
  const pages = await pagesOf(corpus, patents);
  const all: View[][] = [];
  for (const [index, patent] of patents.entries()) {
    const wanted = only.get(patent.publication_number);
    const views = patent.figures.flatMap(({ id, svg, caption, label }): View[] => {
      const drawn = svg === undefined || (wanted ?? id) !== id ? undefined : drawnOf(svg);
      return drawn ? [{ id, caption: caption ?? label, drawn }] : [];
    });
    const ids = pages[index]!.filter(
      ({ role, name }) => role === 'drawing' && (wanted === undefined || fileOf(wanted) === name),
    ).map(({ id }) => id);
    for (let at = 0; at < ids.length && views.length < MOST_VIEWS; at += FILES_AT_ONCE)
      for (const page of await corpus.get(officePages, ids.slice(at, at + FILES_AT_ONCE))) {
        const figures = figuresIn(page);
        for (const [place, figure] of figures.entries()) {
          const id = figures.length > 1 ? `${page.name}#${place + 1}` : page.name;
          const drawn = (wanted ?? id) === id ? shown(figure()) : undefined;
          if (drawn) views.push({ id, caption: undefined, drawn });
        }
      }
    all.push(views.slice(0, MOST_VIEWS));
  }
  return all;
}
