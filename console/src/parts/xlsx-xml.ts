export const NS = 'http://schemas.openxmlformats.org';
export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Characters of a cell that Excel takes. */
export const MOST_CELL = 32_767;

/** For XML: what it does not allow is left out, and what has a meaning there is written in words. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** 0 -> A, 25 -> Z, 26 -> AA */
export function letters(column: number): string {
  let name = '';
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}
