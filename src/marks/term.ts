/** How long a registration lasts before it must be renewed, by office. */
export interface TermRule {
  readonly years: number;
  /** From which day they count. */
  readonly from: 'registration_date' | 'filing_date';
  /** Where it stands. */
  readonly source: string;
}

/** An office that is not here has no rule known to the service, or states the day itself. */
export const TERM_RULES: Readonly<Record<string, TermRule>> = {
  CN: {
    years: 10,
    from: 'registration_date',
    source: 'Trademark Law of the People’s Republic of China, Articles 39 and 40',
  },
  EU: { years: 10, from: 'filing_date', source: 'Regulation (EU) 2017/1001, Articles 52 and 53' },
  FR: { years: 10, from: 'filing_date', source: 'Code de la propriété intellectuelle, Articles L712-1 and L712-9' },
  GB: { years: 10, from: 'filing_date', source: 'Trade Marks Act 1994, sections 42 and 43' },
  JP: { years: 10, from: 'registration_date', source: 'Trademark Act, Article 19' },
  KR: { years: 10, from: 'registration_date', source: 'Trademark Act, Article 83' },
  TW: { years: 10, from: 'registration_date', source: 'Trademark Act, Article 33' },
  US: { years: 10, from: 'registration_date', source: '15 U.S.C. 1058 and 1059' },
};

/** US registrations up to this day were made for twenty years; those that are alive have been renewed since for ten. */
const TEN_YEARS_IN_THE_US = 19891116;

/** Ten years after 29 February is no day of most calendars. */
const inCalendar = (day: number): number =>
  day % 10_000 === 229 && new Date(Math.floor(day / 10_000), 1, 29).getMonth() !== 1 ? day - 1 : day;

/** What the term of a mark is told by. */
export interface TermFacts {
  readonly office: string;
  readonly filing_date?: number | undefined;
  readonly registration_date?: number | undefined;
  readonly renewal_date?: number | undefined;
  readonly expiry_date?: number | undefined;
  readonly status: { readonly state?: string | undefined; readonly date?: number | undefined };
}

/** When a registration ends if it is not renewed. */
export interface TermEnd {
  /** As yyyyMMdd. */
  readonly day: number;
  /** The law that it is computed by; absent where the office states the day. */
  readonly by?: string;
}

/**
 * The day that the office states, else the day by the office's law, for marks that are or were registered: terms follow
 * each other until after the last renewal that is told, and after the day on which the office called it registered.
 */
export function termEnd(mark: TermFacts): TermEnd | undefined {
  if (mark.expiry_date !== undefined) return { day: mark.expiry_date };
  const rule = TERM_RULES[mark.office];
  const from = rule && mark[rule.from];
  if (!rule || from === undefined || mark.registration_date === undefined || mark.status.state !== 'registered')
    return undefined;
  const term = rule.years * 10_000;
  const long = mark.office === 'US' && from < TEN_YEARS_IN_THE_US;
  // a renewal is entered within the year before the end of a term, or the six months after it
  const renewed = mark.renewal_date === undefined ? 0 : mark.renewal_date + 10_000;
  let day = from + (long ? 2 * term : term);
  while (day <= renewed || day < (mark.status.date ?? 0)) day += term;
  return { day: inCalendar(day), by: rule.source };
}
