import { encode } from 'fast-png';
import type { Plane } from './raster.ts';

/** A plane of ink as a PNG of black lines on white. */
export const pngOf = ({ width, height, data }: Plane): Uint8Array =>
  encode({ width, height, data: data.map((value) => 255 - value), depth: 8, channels: 1 });

/** The same as a data URI. */
export const pngUri = (plane: Plane): string => `data:image/png;base64,${Buffer.from(pngOf(plane)).toString('base64')}`;
