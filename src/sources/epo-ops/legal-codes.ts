import type { LegalEvent } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';

type Status = Pick<NonNullable<Patent['legal_status']>, 'simple' | 'detailed'>;
const status = (simple: number, ...detailed: number[]): Status => ({ simple, detailed });
const GRANTED = status(1, 3);
const EXAMINING = status(2, 2);
const WITHDRAWN = status(0, 11);
const REJECTED = status(0, 13);
const REVOKED = status(0, 14);
const EXPIRED = status(0, 15);
const FEE_UNPAID = status(0, 16);
const DISCONTINUED = status(0, 24);
const ABANDONED = status(0, 30);

/**
 * Events of an office that state by themselves what became of the whole application or patent. Lapses in single states
 * of a European patent (PG25) do not.
 */
const DECISIVE: Readonly<Record<string, Readonly<Record<string, Status>>>> = {
  CA: { FZDE: DISCONTINUED },
  CN: {
    GR01: GRANTED,
    C14: GRANTED,
    CF01: FEE_UNPAID,
    CX01: EXPIRED,
    RJ01: REJECTED,
    WD01: WITHDRAWN,
    AV01: ABANDONED,
    IW01: REVOKED,
  },
  EP: {
    GRAA: GRANTED,
    '26N': GRANTED,
    PLBE: GRANTED,
    '17P': EXAMINING,
    '17Q': EXAMINING,
    '18D': WITHDRAWN,
    '18W': WITHDRAWN,
    '18R': REJECTED,
    '27W': REVOKED,
  },
  JP: { R150: GRANTED, LAPS: FEE_UNPAID, EXPY: EXPIRED },
  US: { LAPS: FEE_UNPAID, FP: FEE_UNPAID },
};

/**
 * What the words of a status say (EP register and STAA, US STPP, STCB, STCF, STCH). Undefined for words that leave it
 * open.
 */
export function statusOfWords(words: string): Status | undefined {
  const text = words.toUpperCase();
  if (/REVOKED/.test(text)) return REVOKED;
  const rejected = text.indexOf('FINAL REJECTION MAILED');
  if (/REFUSED/.test(text) || (rejected >= 0 && text.includes('ABANDON', rejected))) return REJECTED;
  if (/WITHDRAWN/.test(text)) return WITHDRAWN;
  if (/EXPIRED DUE TO NONPAYMENT/.test(text)) return FEE_UNPAID;
  if (/ABANDONED/.test(text)) return ABANDONED;
  if (/PATENTED CASE|PATENT HAS BEEN GRANTED|NO OPPOSITION FILED|PATENT (?:HAS BEEN )?MAINTAINED/.test(text))
    return GRANTED;
  if (
    /EXAMINATION (?:IS IN PROGRESS|REQUESTED)|REQUEST FOR EXAMINATION WAS MADE|GRANT OF PATENT IS INTENDED|NOTICE OF ALLOWANCE MAILED|DOCKETED NEW CASE|NON FINAL ACTION MAILED/.test(
      text,
    )
  )
    return EXAMINING;
  if (/INTERNATIONAL PUBLICATION HAS BEEN MADE|APPLICATION HAS BEEN PUBLISHED/.test(text)) return status(2, 1);
  return undefined;
}

const STATUS_CODES = new Set(['STAA', 'STPP', 'STCB', 'STCF', 'STCH', 'STCC', 'STCV']);

/** A legal event with the free text that the status is read from. */
export interface StatedEvent {
  readonly event: LegalEvent;
  readonly words: string;
}

/**
 * The status that the latest decisive event states, with its date; undefined if none does. Of several on one day the
 * last in order counts.
 */
export function statusOfEvents(events: readonly StatedEvent[]): Patent['legal_status'] {
  let found: { status: Status; date: number } | undefined;
  for (const { event, words } of events) {
    const { code, country, date } = event;
    if (date === undefined || code === undefined || country === undefined) continue;
    const stated = STATUS_CODES.has(code) ? statusOfWords(words) : DECISIVE[country]?.[code];
    if (stated && (!found || date >= found.date)) found = { status: stated, date };
  }
  return found && { simple: found.status.simple, detailed: [...found.status.detailed], date: found.date };
}
