import { each, harmless, inCell, isList, type SheetWriter, type Single, type Value, words } from './value.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

function field(value: Value): string {
  const shown = inCell(value);
  const text = words(shown);
  const safe = typeof shown === 'number' ? text : harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. What the file says of itself has no place in it. */
export const csvSheet: SheetWriter = async function* (columns, rows) {
  yield bytes(`\uFEFF${columns.map(({ title }) => field(title)).join(',')}\r\n`);
  for await (const slice of rows) yield bytes(slice.map((row) => `${row.map(field).join(',')}\r\n`).join(''));
};

const plain = (value: Single): string | number => (typeof value === 'object' ? value.day : value);
const inJson = (value: Value): unknown =>
  isList(value) ? value.map(plain) : value === undefined ? undefined : plain(value);

/**
 * One object: what the file says of itself, and `rows`, whose unknown values are absent. Days are yyyyMMdd; what can be
 * several is a list, also of one.
 */
export const jsonSheet: SheetWriter = async function* (columns, rows, about) {
  const head = JSON.stringify(about);
  yield bytes(`${head.slice(0, -1)}${head === '{}' ? '' : ','}"rows":[`);
  let first = true;
  for await (const slice of rows) {
    const lines = slice.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, inJson(row[i])]))),
    );
    if (lines.length > 0) yield bytes(`${first ? '\n' : ',\n'}${lines.join(',\n')}`);
    first &&= lines.length === 0;
  }
  yield bytes('\n]}\n');
};

/** For XML: what it does not allow is left out, and what has a meaning there is written in words. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const element = (name: string, value: Value): string =>
  each(value)
    .map((one) => `<${name}>${xmlText(words(one))}</${name}>`)
    .join('');

/** `<export ...><row>...</row></export>`: an element a column, several where it has several values. */
export const xmlSheet: SheetWriter = async function* (columns, rows, about) {
  const said = Object.entries(about).map(([name, value]) => ` ${name}="${xmlText(String(value))}"`);
  yield bytes(`<?xml version="1.0" encoding="UTF-8"?>\n<export${said.join('')}>\n`);
  for await (const slice of rows) {
    yield bytes(
      slice.map((row) => `<row>${columns.map(({ name }, i) => element(name, row[i])).join('')}</row>\n`).join(''),
    );
  }
  yield bytes('</export>\n');
};
