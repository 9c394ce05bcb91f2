/** A picture as ink on white: what is drawn, 0 (ground) to 255, row by row, and its colours where they were kept. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel on white ground. */
  readonly rgb: Uint8Array;
}

/** Brightness of one channel, one byte a pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Brightness as ITU-R BT.601 weighs the colours. */
export function greyOf({ width, height, rgb }: Raster): Plane {
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++)
    data[i] = (rgb[3 * i]! * 77 + rgb[3 * i + 1]! * 150 + rgb[3 * i + 2]! * 29) >> 8;
  return { width, height, data };
}

/** Ink of a drawing on white ground: 255 where it is black, 0 where it is white. */
export function inkOf(raster: Raster): Plane {
  const grey = greyOf(raster);
  return { ...grey, data: grey.data.map((value) => 255 - value) };
}

/** Ink as a picture on white ground. */
export function onWhite({ width, height, data }: Plane): Raster {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) rgb.fill(255 - data[at]!, 3 * at, 3 * at + 3);
  return { width, height, rgb };
}

/** The mean over boxes, which is what a lens would see; enlarging repeats pixels. */
export function resized({ width, height, data }: Plane, w: number, h: number): Plane {
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const top = Math.floor((y * height) / h);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / h));
    for (let x = 0; x < w; x++) {
      const left = Math.floor((x * width) / w);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / w));
      let sum = 0;
      for (let v = top; v < bottom; v++) for (let u = left; u < right; u++) sum += data[v * width + u]!;
      out[y * w + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return { width: w, height: h, data: out };
}

/** A picture no longer than `most` on either side, proportions kept. */
export function within(raster: Raster, most: number): Raster {
  const scale = most / Math.max(raster.width, raster.height);
  if (scale >= 1) return raster;
  const [w, h] = [Math.max(1, Math.round(raster.width * scale)), Math.max(1, Math.round(raster.height * scale))];
  const rgb = new Uint8Array(w * h * 3);
  for (let channel = 0; channel < 3; channel++) {
    const data = new Uint8Array(raster.width * raster.height);
    for (let i = 0; i < data.length; i++) data[i] = raster.rgb[3 * i + channel]!;
    const small = resized({ width: raster.width, height: raster.height, data }, w, h);
    for (let i = 0; i < small.data.length; i++) rgb[3 * i + channel] = small.data[i]!;
  }
  return { width: w, height: h, rgb };
}

/** A part of a plane. */
export function cropped({ width, data }: Plane, left: number, top: number, w: number, h: number): Plane {
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) out.set(data.subarray((top + y) * width + left, (top + y) * width + left + w), y * w);
  return { width: w, height: h, data: out };
}
