import { dayText } from '#clock.ts';
import { addDays, addYears, isWhole } from '../days.ts';
import { type Term, UNDATED, untold } from './term.ts';

/** What the term of a US patent is made of. Days are yyyyMMdd. */
export interface UsTerm {
  readonly kind: 'utility' | 'plant' | 'design';
  readonly grant: number;
  readonly filed: number;
  /**
   * Filing days of the earlier applications whose benefit is claimed (continuation, division, continuation in part) and
   * of the PCT application; of a reissue, of the original and what it claims; `undefined` for one without a date.
   */
  readonly earlier: readonly (number | undefined)[];
  /** Days of patent term adjustment or extension, as printed or in the file wrapper. */
  readonly extension_days?: number | undefined;
  /** Years from the grant, as printed on designs. */
  readonly length_years?: number | undefined;
  /** A reissue has the rest of the original's term (35 U.S.C. 251). */
  readonly reissue?: boolean | undefined;
  /** The end is tied to another patent: true, or the day on which that was declared. */
  readonly terminal_disclaimer?: boolean | number | undefined;
}

/**
 * Applications filed from this day on have twenty years from filing; earlier ones at least seventeen from the grant.
 */
const URAA = 19950608;
/** Designs filed from this day on have fifteen years from the grant, earlier ones fourteen. */
const HAGUE = 20150513;

/**
 * The term of a US patent if all fees are paid:
 * - utility and plant: 20 years from the earliest filing whose benefit is claimed, provisional and foreign priority
 *   left aside (35 U.S.C. 154(a)(2)-(3)), plus the adjustment (154(b)); filed before 8 June 1995: the later of that and
 *   17 years from the grant (154(c)(1));
 * - reissue: the rest of the original's term (35 U.S.C. 251(a)), the original's filings being those that count;
 * - design: 15 years from the grant, 14 if filed before 13 May 2015 (35 U.S.C. 173, Pub. L. 112-211 sec. 102, 103);
 * - a terminal disclaimer ties the end to that of another patent: no date, but not later than the one without it (37
 *   CFR 1.321).
 */
export function usTerm(term: UsTerm): Term {
  const steps: string[] = [];
  const end = usEnd(term, steps);
  if (typeof end === 'string') return { ...untold(end), steps };
  if (term.terminal_disclaimer !== undefined && term.terminal_disclaimer !== false) {
    const of = typeof term.terminal_disclaimer === 'number' ? ` of ${dayText(term.terminal_disclaimer)}` : '';
    const reason = `terminal disclaimer${of}: it ends with another patent`;
    return { not_later_than: end, reason, steps: [...steps, reason] };
  }
  return { expires: end, steps };
}

/** Its last day, or undefined where it cannot be told. */
export const usExpiry = (term: UsTerm): number | undefined => usTerm(term).expires;

/** The last day, or why it cannot be told. */
function usEnd(term: UsTerm, steps: string[]): number | string {
  if (term.kind === 'design') {
    const years = term.length_years ?? (isWhole(term.filed) ? (term.filed >= HAGUE ? 15 : 14) : undefined);
    if (years === undefined) return UNDATED.reason!;
    const end = addYears(term.grant, years);
    steps.push(`${years} years from the grant of ${dayText(term.grant)}: ${dayText(end)} (35 U.S.C. 173)`);
    return end;
  }
  const filings = [...(term.reissue ? [] : [term.filed]), ...term.earlier];
  if (!term.reissue && !isWhole(term.filed)) return UNDATED.reason!;
  if (filings.length === 0) return 'the filing of the original is unknown';
  if (!filings.every(isWhole)) return 'a filing day of an application whose benefit is claimed is unknown';
  const first = Math.min(...(filings as number[]));
  const fromFiling = addYears(first, 20);
  if (term.reissue && first < URAA) return 'the original has at least 17 years from its grant, which is not known here';
  const whose = first === term.filed ? 'filing' : 'earliest filing whose benefit is claimed';
  steps.push(`20 years from the ${whose}, ${dayText(first)}: ${dayText(fromFiling)} (35 U.S.C. 154(a))`);
  let base = fromFiling;
  if (term.filed < URAA && !term.reissue) {
    const fromGrant = addYears(term.grant, 17);
    base = Math.max(fromFiling, fromGrant);
    steps.push(`filed before 1995-06-08, so at least 17 years from the grant: ${dayText(fromGrant)} (154(c)(1))`);
  }
  const days = term.extension_days ?? 0;
  if (days === 0) return base;
  const end = addDays(base, days);
  steps.push(`adjustment of ${days} days: ${dayText(end)} (154(b))`);
  return end;
}
