import type { ResolvedField } from './fields.ts';
import { queryError } from './query-error.ts';

/** Both ends of a range; absent: open. */
export interface Ends {
  readonly from?: string;
  readonly to?: string;
}

const DATE_SHAPE = 'a date as 20200131, 2020-01-31, 202001 or 2020';
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lastDay(year: number, month: number): number {
  if (month === 2 && !(year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))) return 28;
  return MONTH_DAYS[month - 1]!;
}

/** The first and last day (yyyyMMdd) that a written date, month or year stands for. */
export function dayRange(written: string, position: number): { from: string; to: string } {
  const text = written.normalize('NFKC').trim();
  const parts = /^(\d{4})(?:(\d\d)(\d\d)?|([-/.])(\d{1,2})(?:\4(\d{1,2}))?)?$/.exec(text);
  const fail = (message: string): never => {
    throw queryError(message, { position, expected: DATE_SHAPE, found: written });
  };
  if (!parts) return fail(`“${written}” is not a date.`);
  const year = parts[1]!;
  const month = (parts[2] ?? parts[5])?.padStart(2, '0');
  const day = (parts[3] ?? parts[6])?.padStart(2, '0');
  if (Number(year) === 0) fail('There is no year 0000.');
  if (month === undefined) return { from: `${year}0101`, to: `${year}1231` };
  if (Number(month) < 1 || Number(month) > 12) fail(`“${written}” is not a date: there is no month ${month}.`);
  const last = lastDay(Number(year), Number(month));
  if (day === undefined) return { from: `${year}${month}01`, to: `${year}${month}${last}` };
  if (Number(day) < 1 || Number(day) > last) fail(`“${written}” is not a date: ${year}-${month} has ${last} days.`);
  return { from: year + month + day, to: year + month + day };
}

/** A number as a plain decimal: no thousands separators, no needless zeros or signs. */
export function plainNumber(written: string, position: number): string {
  const text = written
    .normalize('NFKC')
    .trim()
    .replace(/^\u2212/, '-');
  const parts = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text);
  const digits = parts ? parts[2]!.replaceAll(',', '').replace(/^0+(?=\d)/, '') : '';
  if (!parts || digits.length + (parts[3]?.length ?? 0) > 15) {
    throw queryError(parts ? `“${written}” has more than 15 digits.` : `“${written}” is not a number.`, {
      position,
      expected: 'a number such as 12, -3 or 1.5',
      found: written,
    });
  }
  const decimals = (parts[3] ?? '').replace(/(?<!0)0+$/, '');
  const plain = decimals ? `${digits}.${decimals}` : digits;
  return parts[1] === '-' && plain !== '0' ? `-${plain}` : plain;
}

/**
 * Order of normalised keywords in ranges: runs of digits before the first slash compare as numbers, everything else as
 * text, so that classes stand in their printed order (H01L9/00 < H01L31/00, and H01L31/02 < H01L31/0216 < H01L31/04).
 * Negative, 0 or positive.
 */
export function compareKeywords(a: string, b: string): number {
  let i = 0;
  let slash = false;
  while (i < a.length && i < b.length) {
    const ca = a.charCodeAt(i);
    const cb = b.charCodeAt(i);
    if (!slash && isDigit(ca) && isDigit(cb) && (i === 0 || !isDigit(a.charCodeAt(i - 1)))) {
      const da = digitRun(a, i);
      const db = digitRun(b, i);
      const na = da.replace(/^0+(?=\d)/, '');
      const nb = db.replace(/^0+(?=\d)/, '');
      if (na.length !== nb.length) return na.length - nb.length;
      if (na !== nb) return na < nb ? -1 : 1;
      if (da.length !== db.length) return da.length - db.length;
      i += da.length;
      continue;
    }
    if (ca !== cb) return ca - cb;
    if (ca === 47) slash = true;
    i++;
  }
  return a.length - b.length;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const digitRun = (text: string, from: number) => {
  let to = from;
  while (to < text.length && isDigit(text.charCodeAt(to))) to++;
  return text.slice(from, to);
};

/** The ends of a range as the tree keeps them; an error when they run backwards. */
export function rangeEnds(
  field: ResolvedField,
  from: string | undefined,
  to: string | undefined,
  position: number,
): Ends {
  let ends: { from: string | undefined; to: string | undefined };
  let backwards = false;
  if (field.kind === 'date') {
    ends = { from: from && dayRange(from, position).from, to: to && dayRange(to, position).to };
    backwards = !!ends.from && !!ends.to && ends.from > ends.to;
  } else if (field.kind === 'number') {
    ends = { from: from && plainNumber(from, position), to: to && plainNumber(to, position) };
    backwards = ends.from !== undefined && ends.to !== undefined && Number(ends.from) > Number(ends.to);
  } else if (field.kind === 'keyword') {
    ends = { from, to };
    for (const end of [from, to]) {
      if (end !== undefined && (/[*?#]/.test(end) || end.trim() === '')) {
        throw queryError(`An end of a range is a whole value or *: “${end}”.`, {
          position,
          expected: 'a value or *',
          found: end,
        });
      }
    }
    backwards =
      from !== undefined && to !== undefined && compareKeywords(field.normalise(from), field.normalise(to)) > 0;
  } else {
    throw queryError(
      `Ranges work on dates, numbers, classes and other whole values; ${field.code} (${field.label}) is text.`,
      {
        position,
        expected: 'a word or a phrase',
      },
    );
  }
  if (backwards) {
    throw queryError(`The range runs backwards: ${from} comes after ${to}.`, {
      position,
      expected: 'the smaller end first',
      found: `[${from} TO ${to}]`,
      suggestion: `[${to} TO ${from}]`,
    });
  }
  return { ...(ends.from !== undefined && { from: ends.from }), ...(ends.to !== undefined && { to: ends.to }) };
}
