import type { Material } from '#models/prompt.ts';

const PIECE = 5_500;

/**
 * A long text as pieces a prompt takes, cut at line ends or blanks; `most` characters of it at most: the start and the
 * end, where problem and claims stand.
 */
export function materialOf(text: string, label: string, most = 60_000): Material[] {
  const shown =
    text.length <= most
      ? text
      : `${text.slice(0, Math.floor(most * 0.6))}\n[...]\n${text.slice(-Math.floor(most * 0.4))}`;
  const pieces: Material[] = [];
  for (let start = 0; start < shown.length; ) {
    let end = Math.min(shown.length, start + PIECE);
    if (end < shown.length) {
      const newline = shown.lastIndexOf('\n', end);
      const blank = shown.lastIndexOf(' ', end);
      if (newline > start + PIECE / 2) end = newline;
      else if (blank > start + PIECE / 2) end = blank;
    }
    pieces.push({ label: `${label}${pieces.length + 1}`, text: shown.slice(start, end) });
    start = end;
  }
  return pieces;
}
