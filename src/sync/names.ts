import type { Deliveries, Feed } from '#sources/feed.ts';

/** What the name of a delivery says of it. */
export interface Named extends Omit<Deliveries, 'name'> {
  /**
   * What it is of, so that texts of one feed compare in order: `2026-08-04`, `2026-08`, `2026`, `2026-W31`, or a number
   * of 12 digits, behind its year (`2026-000000001335`) where the name has one.
   */
  readonly period?: string;
  /** 0 unless the name has the number of a revision. */
  readonly revision: number;
}

type Piece = { readonly literal: string } | { readonly field: string };
/** How many digits a field has; none: as many as there are. */
const DIGITS: Readonly<Record<string, number | undefined>> = {
  ...{ yyyy: 4, yy: 2, mm: 2, dd: 2, ww: 2, yyyymmdd: 8, yymmdd: 6 },
  ...{ n: undefined, r: undefined },
};
const MOST_DIGITS = 12;

function piecesOf(template: string): readonly Piece[] {
  return template
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('{')) return { literal: part };
      const field = part.slice(1, -1);
      if (field !== '*' && !(field in DIGITS)) throw new RangeError(`${template}: there is no field {${field}}`);
      return { field };
    });
}

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';

/**
 * The fields of a template in a name; undefined if it does not fit. Each field takes what it can at once: `{*}` up to
 * the first place where the rest begins, digits as many as there are. Linear.
 */
function read(pieces: readonly Piece[], name: string): Readonly<Record<string, string>> | undefined {
  const found: Record<string, string> = {};
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if ('literal' in piece) {
      if (!name.startsWith(piece.literal, at)) return undefined;
      at += piece.literal.length;
      continue;
    }
    let end = at;
    if (piece.field === '*') {
      const next = pieces[index + 1];
      end = next && 'literal' in next ? name.indexOf(next.literal, at) : name.length;
      if (end < 0 || name.slice(at, end).includes('/')) return undefined;
    } else {
      const most = DIGITS[piece.field] ?? MOST_DIGITS;
      while (end - at < most && isDigit(name[end])) end++;
      if (end === at || (DIGITS[piece.field] !== undefined && end - at < most)) return undefined;
      found[piece.field] = name.slice(at, end);
    }
    at = end;
  }
  return at === name.length ? found : undefined;
}

/** Two digits of a year: those of the coming ten years and of the ninety before. */
const wholeYear = (yy: string, now_year: number): string => {
  const year = Math.floor(now_year / 100) * 100 + Number(yy);
  return String(year > now_year + 10 ? year - 100 : year);
};

function periodOf(found: Readonly<Record<string, string>>, now_year: number): string | undefined | null {
  const { yyyymmdd, yymmdd, n, ww } = found;
  const whole = yyyymmdd ?? (yymmdd && wholeYear(yymmdd.slice(0, 2), now_year) + yymmdd.slice(2));
  const year = whole?.slice(0, 4) ?? found.yyyy ?? (found.yy && wholeYear(found.yy, now_year));
  const month = whole?.slice(4, 6) ?? found.mm;
  const day = whole?.slice(6, 8) ?? found.dd;
  if (year !== undefined && ww !== undefined) return Number(ww) >= 1 && Number(ww) <= 53 ? `${year}-W${ww}` : null;
  if (year !== undefined && month === undefined && n !== undefined) return `${year}-${n.padStart(MOST_DIGITS, '0')}`;
  if (year !== undefined) {
    const text = [year, month, ...(month === undefined ? [] : [day])].filter((part) => part !== undefined).join('-');
    const full = `${text}${text.length === 4 ? '-01-01' : text.length === 7 ? '-01' : ''}`;
    const date = new Date(`${full}T00:00:00Z`);
    return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== full ? null : text;
  }
  return n?.padStart(MOST_DIGITS, '0');
}

/**
 * Reads names of a feed's deliveries; undefined for what is none.
 * @param now_year Of the clock: tells which century two digits are of.
 * @throws RangeError for a declared name with an unknown field.
 */
export function nameReader({
  deliveries,
}: Pick<Feed, 'deliveries'>): (name: string, now_year: number) => Named | undefined {
  if (!deliveries) return () => ({ holds: 'delta', replaces: 'itself', revision: 0 });
  const kinds = deliveries.map(({ name, ...rest }) => ({ ...rest, pieces: piecesOf(name) }));
  return (name, now_year) => {
    for (const { pieces, ...kind } of kinds) {
      const found = read(pieces, name);
      const period = found && periodOf(found, now_year);
      // digits in the place of a date that are none
      if (!found || period === null) continue;
      return { ...kind, revision: Number(found.r ?? 0), ...(period !== undefined && { period }) };
    }
    return undefined;
  };
}
