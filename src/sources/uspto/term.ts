/** What an estimate of a US patent's expiry is made of. Days are yyyyMMdd. */
export interface UsTerm {
  readonly kind: 'utility' | 'plant' | 'design';
  readonly grant: number;
  readonly filed: number;
  /**
   * Filing days of the earlier applications whose benefit is claimed (continuation, division, continuation in part) and
   * of the PCT application; `undefined` for one without a date.
   */
  readonly earlier: readonly (number | undefined)[];
  /** Days of patent term adjustment or extension, as printed. */
  readonly extension_days?: number;
  /** Years from the grant, as printed on designs. */
  readonly length_years?: number;
  /** The end is tied to another patent. */
  readonly terminal_disclaimer?: boolean;
}

/**
 * Applications filed from this day on have twenty years from filing; earlier ones at least seventeen from the grant.
 */
const URAA = 19950608;

/**
 * Day on which a US patent ends if all fees are paid, or undefined where it cannot be told (a terminal disclaimer, a
 * missing date):
 * - utility and plant: 20 years from the earliest filing whose benefit is claimed, provisional and foreign priority
 *   left aside (35 U.S.C. 154(a)(2)-(3)), plus the printed adjustment (154(b)); filed before 8 June 1995: the later of
 *   that and 17 years from the grant (154(c)(1));
 * - design: the printed years from the grant (35 U.S.C. 173).
 */
export function usExpiry(term: UsTerm): number | undefined {
  if (term.terminal_disclaimer) return undefined;
  if (term.kind === 'design')
    return term.length_years === undefined ? undefined : addYears(term.grant, term.length_years);
  const filings = [term.filed, ...term.earlier];
  if (!filings.every((day): day is number => day !== undefined && day % 100 !== 0)) return undefined;
  const fromFiling = addYears(Math.min(...filings), 20);
  const base = term.filed < URAA ? Math.max(fromFiling, addYears(term.grant, 17)) : fromFiling;
  return addDays(base, term.extension_days ?? 0);
}

/** The same day some years on; 28 February for 29 February in a common year. */
function addYears(day: number, years: number): number {
  const moved = day + years * 10_000;
  const y = Math.trunc(moved / 10_000);
  const leap = y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  return moved % 10_000 === 229 && !leap ? moved - 1 : moved;
}

function addDays(day: number, days: number): number {
  const date = new Date(Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100));
  date.setUTCDate(date.getUTCDate() + days);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}
