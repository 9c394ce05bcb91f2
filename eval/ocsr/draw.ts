import { type Raster, within } from '../../src/pictures/raster.ts';
import { drawSvg } from '../../src/pictures/svg.ts';

/** A drawing of the toolkit as pixels: what its SVG says in styles is said in attributes. */
export function pixelsOf(svg: string, side: number): Raster {
  const plain = svg
    .replaceAll("'", '"')
    .replace(/style="([^"]*)"/g, (_, style: string) =>
      style
        .split(';')
        .map((one) => one.split(':').map((part) => part.trim()))
        .filter(([name, value]) => name && value)
        .map(([name, value]) => `${name}="${value!.replace('px', '')}"`)
        .join(' '),
    )
    // lines within an attribute
    .replaceAll('\n', ' ');
  // edges are soft, as in the pictures that programs write
  const raster = drawSvg(plain, 3 * side);
  if (!raster) throw new Error('the drawing cannot be drawn');
  return within(raster, side);
}
