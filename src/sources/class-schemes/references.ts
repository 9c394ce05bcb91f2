import { normaliseClass } from '#patents/classes.ts';

/** A symbol of the IPC or CPC in a title: a reference to another place. */
const SYMBOL = /\b[A-HY]\d\d/;
/** The same filled up with zeros, as files for machines write it (WIPO ST.8). */
const FILLED = /\b[A-HY]\d\d[A-Z]\d{10}\b/g;

/**
 * A title without what stands in brackets and names other places: `Hand tools (edge trimmers for lawns A01G0003060000)`
 * -> `Hand tools`. Brackets that name none stay, as do those that do not close.
 * Symbols that the title itself needs are written as people write them: `G01S13/00`.
 */
export function withoutReferences(title: string): string {
  let text = '';
  let open = -1;
  let depth = 0;
  for (let at = 0; at < title.length; at++) {
    const letter = title[at]!;
    if (letter === '(' && depth++ === 0) open = at;
    if (depth === 0) text += letter;
    if (letter !== ')' || depth === 0 || --depth > 0) continue;
    const inside = title.slice(open, at + 1);
    if (!SYMBOL.test(inside)) text += inside;
  }
  if (depth > 0) text += title.slice(open);
  return text
    .replace(FILLED, (symbol) => normaliseClass(symbol) ?? symbol)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;,])/g, '')
    .trim();
}
