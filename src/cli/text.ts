/** Columns side by side, as wide as their longest cell; numbers are right-aligned. The first row is the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const right = (column: number) => rows.slice(1).some((row) => typeof row[column] === 'number');
  return cells
    .map((row) =>
      row
        .map((cell, column) => (right(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** An instant to the minute, UTC: `2026-11-21 11:37`; `never` for none. */
export const minute = (at: number | undefined): string =>
  at === undefined ? 'never' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** `1,234 records`, `1 record`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** `12.3 MB`: bytes in powers of 1000, for people. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}

/** `1,245 patents, 80 class symbols`: what a corpus holds, empty collections left out; `nothing` for an empty one. */
export const holdings = (collections: readonly { readonly name: string; readonly records: number }[]): string =>
  collections
    .filter(({ records }) => records > 0)
    .map(({ name, records }) => {
      const many = CALLED[name] ?? name.replaceAll('_', ' ');
      return `${records.toLocaleString('en')} ${records === 1 ? one(many) : many}`;
    })
    .join(', ') || 'nothing';

/** Records of collections that are not named after them. */
const CALLED: Readonly<Record<string, string>> = {
  funding: 'funding rounds and grants',
  news: 'news items',
  translational: 'findings of translational medicine',
  works: 'papers',
};

/** Several as one: `entities`: `entity`, `findings of ...`: `finding of ...`, `rounds and grants`: `round or grant`. */
const one = (many: string): string =>
  many
    .replace(/^findings(?= )/, 'finding')
    .replace('rounds and', 'round or')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
