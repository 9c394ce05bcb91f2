import type { FactKind, LegalEvent } from '#collections/patents/legal/legal-event.ts';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { addDays, addMonths, workday } from './calendar.ts';
import { type Organisation, organisation } from './companies.ts';
import { type Application, TODAY } from './plan.ts';
import type { Random } from './random.ts';

/** What became of a family's rights after filing: changes of owner, licences, disputes. */
export interface Fate {
  /** Present owners, if they are no longer the applicants. */
  readonly owner?: Organisation;
  readonly transferred?: number;
}

export interface LegalState {
  readonly events: LegalEvent[];
  readonly simple: number;
  readonly detailed: number[];
  readonly date: number;
  readonly expiry?: number;
}

type Happening =
  | 'published'
  | 'examination'
  | 'granted'
  | 'refused'
  | 'withdrawn'
  | 'fees'
  | 'expired'
  | 'dual'
  | 'transfer'
  | 'licence'
  | 'pledge'
  | 'revoked';

/**
 * The offices' own codes as they are spread in legal status data, with a plain wording. Absent: the office has none.
 */
const CODES: Partial<Record<string, Partial<Record<Happening, readonly [code: string, text: string]>>>> = {
  US: {
    transfer: ['AS', 'Assignment of assignors interest'],
    pledge: ['AS', 'Security interest'],
    fees: ['LAPS', 'Lapse for failure to pay maintenance fees'],
    granted: ['STCF', 'Information on status: patent grant'],
    withdrawn: [
      'STCB',
      'Information on status: application discontinuation; abandoned, failure to respond to an office action',
    ],
    refused: ['STCB', 'Information on status: application discontinuation; final rejection'],
  },
  CN: {
    published: ['PB01', 'Publication'],
    examination: ['SE01', 'Entry into force of request for substantive examination'],
    granted: ['GR01', 'Patent grant'],
    refused: ['RJ01', 'Rejection of invention patent application after publication'],
    withdrawn: ['WD01', 'Invention patent application deemed withdrawn after publication'],
    fees: ['CF01', 'Termination of patent right due to non-payment of annual fee'],
    expired: ['CX01', 'Expiry of patent term'],
    dual: ['AV01', 'Patent right actively abandoned'],
    transfer: ['TR01', 'Transfer of patent right'],
    licence: ['EE01', 'Entry into force of recordation of patent licensing contract'],
    pledge: ['PE01', 'Entry into force of the registration of the contract for pledge of patent right'],
    revoked: ['IW01', 'Full invalidation of patent right'],
  },
  EP: {
    published: ['AK', 'Designated contracting states'],
    examination: ['17P', 'Request for examination filed'],
    granted: ['STAA', 'Status: the patent has been granted'],
    refused: ['18R', 'Application refused'],
    withdrawn: ['18D', 'Application deemed to be withdrawn'],
    fees: ['PG25', 'Lapsed in a contracting state'],
    transfer: ['RAP1', 'Party data changed (applicant data changed or rights of an application transferred)'],
    revoked: ['27W', 'Patent revoked'],
  },
  JP: {
    examination: ['A621', 'Written request for application examination'],
    granted: ['R150', 'Certificate of patent or registration of utility model'],
    refused: ['A02', 'Decision of refusal'],
    withdrawn: ['A761', 'Written withdrawal of application'],
    fees: ['LAPS', 'Cancellation because of no payment of annual fees'],
    transfer: ['S111', 'Request for change of ownership or part of ownership'],
  },
  DE: {
    examination: ['R012', 'Request for examination validly filed'],
    granted: ['R018', 'Grant decision by examination section'],
    refused: ['R002', 'Refusal decision in examination'],
    withdrawn: ['R119', 'Application deemed withdrawn, or IP right lapsed, due to non-payment of renewal fee'],
    fees: ['R119', 'Application deemed withdrawn, or IP right lapsed, due to non-payment of renewal fee'],
    transfer: ['R081', 'Change of applicant or patentee'],
  },
};

/** What each of these states; the offices' codes say the same, where they have one. */
const FACTS: Record<Happening, FactKind> = {
  published: 'publication',
  examination: 'examination',
  granted: 'grant',
  refused: 'refusal',
  withdrawn: 'withdrawal',
  fees: 'lapse',
  expired: 'expiry',
  dual: 'abandonment',
  transfer: 'transfer',
  licence: 'licence',
  pledge: 'pledge',
  revoked: 'revocation',
};
/** Told even where the office has no code of its own for it. */
const ALWAYS = new Set<Happening>(['transfer', 'licence', 'pledge']);

/** Years of protection from filing (design patents of the US: from grant). */
function lastDay(a: Application): number {
  if (a.right === 'design') {
    if (a.office === 'US') return addMonths(a.grant ?? a.filing, (a.filing >= 20150513 ? 15 : 14) * 12);
    return addMonths(a.filing, (a.filing >= 20210601 ? 15 : 10) * 12);
  }
  const from = a.parent ? (a.parent.parent?.filing ?? a.parent.filing) : a.filing;
  return addMonths(from, (a.right === 'utility' ? 10 : 20) * 12);
}

/**
 * Events and status of one application as of TODAY. `owner` is who filed it, `fate` what became of the family, `rivals`
 * who else works in its field (licensees, opponents), `entered` whether an international application has national ones.
 */
export function legalState(
  a: Application,
  owner: Organisation,
  fate: Fate,
  rivals: readonly Organisation[],
  entered: boolean,
  random: Random,
): LegalState {
  const events: LegalEvent[] = [];
  const country = a.office;
  const happen = (what: Happening, date: number, values: Record<string, string> = {}) => {
    const [code, text] = CODES[country]?.[what] ?? [];
    if ((code === undefined && !ALWAYS.has(what)) || date > TODAY) return;
    events.push(legalEvent({ kind: FACTS[what], date, code, text, country, values }));
  };
  const published = a.publications[0]?.date;

  if (a.office === 'WO') {
    const inTime = addMonths(Math.min(a.filing, ...a.claimed.map((c) => c.filing)), 30) > TODAY;
    return {
      events,
      simple: inTime ? 221 : 220,
      detailed: [entered ? (inTime ? 223 : 224) : inTime ? 222 : 225],
      date: published ?? a.filing,
    };
  }
  if (a.right === 'invention' && published) {
    happen('published', published);
    if (a.office !== 'US') happen('examination', workday(addMonths(published, a.office === 'CN' ? 0 : 2)));
  }

  const expiry = lastDay(a);
  let simple = 2;
  let detailed = [2];
  let date = published ?? a.filing;
  /** When the right or the application ended. */
  let end = Number.POSITIVE_INFINITY;
  const close = (status: number, day: number) => {
    simple = 0;
    detailed = [status];
    date = day;
    end = day;
  };

  if (a.outcome === 'refused') {
    happen('refused', a.closed!);
    close(a.office === 'US' ? 30 : 13, a.closed!);
  } else if (a.outcome === 'withdrawn') {
    happen('withdrawn', a.closed!);
    close(a.office === 'US' ? 30 : 11, a.closed!);
  } else if (a.grant) {
    const grant = a.grant;
    happen('granted', grant);
    simple = 1;
    detailed = [3];
    date = grant;
    const lapse = feesUnpaid(a, random);
    const disputed = dispute(
      a,
      owner,
      rivals,
      random,
      events,
      Math.min(lapse ?? TODAY, a.closed ?? TODAY, expiry, TODAY),
    );
    if (a.outcome === 'dual') {
      happen('dual', a.closed!);
      close(8, a.closed!);
    } else if (disputed) {
      happen('revoked', disputed);
      close(14, disputed);
    } else if (lapse && lapse <= TODAY && lapse < expiry) {
      happen('fees', lapse);
      close(16, lapse);
    } else if (expiry <= TODAY) {
      happen('expired', expiry);
      close(15, expiry);
    }
    const alive = Math.min(end, TODAY);
    const between = (share: number) => workday(addDays(grant, Math.floor(share * daysBetween(grant, alive))));
    if (a.right !== 'design' && daysBetween(grant, alive) > 400) {
      if (random.chance(0.05)) {
        const licensee = rivals.length > 0 ? random.pick(rivals) : undefined;
        if (licensee) {
          const day = between(0.3 + random.next() * 0.4);
          if (day < alive)
            happen('licence', day, {
              licensor: owner.en,
              licensee: licensee.en,
              kind: random.pick(['exclusive', 'non-exclusive', 'sole']),
            });
        }
      }
      if (owner.country === 'CN' && country === 'CN' && owner.type === 'company' && random.chance(0.06)) {
        const day = between(0.2 + random.next() * 0.5);
        if (day < alive) happen('pledge', day, { pledgor: owner.en, pledgee: organisation('bank-jianghe').en });
      }
    }
  }
  if (
    fate.owner &&
    fate.transferred &&
    fate.transferred > (published ?? a.filing) &&
    fate.transferred < Math.min(end, TODAY)
  ) {
    const reel = `${random.int(90_000, 99_999)}/${random.int(100, 999)}`;
    happen('transfer', fate.transferred, {
      from: owner.en,
      to: fate.owner.en,
      ...(country === 'US' && { reel_frame: reel }),
    });
  }
  events.sort((x, y) => (x.date ?? 0) - (y.date ?? 0));
  return { events, simple, detailed, date, ...(a.outcome !== 'refused' && a.outcome !== 'withdrawn' && { expiry }) };
}

const DAY_MS = 86_400_000;
const instant = (day: number) => Date.UTC(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100);
const daysBetween = (from: number, to: number) => Math.round((instant(to) - instant(from)) / DAY_MS);

/**
 * The day on which a grant lapses for unpaid fees, if its owner lets it: US maintenance fees at 4, 8, 12 years after
 * grant, annuities elsewhere.
 */
function feesUnpaid(a: Application, random: Random): number | undefined {
  const grant = a.grant!;
  if (a.right === 'design' && a.office === 'US') return undefined;
  if (a.office === 'US') {
    const at = random.weighted([10, 14, 12, 64]);
    return at === 3 ? undefined : addMonths(grant, (at + 1) * 48);
  }
  if (random.chance(0.6)) return undefined;
  const years = random.int(3, 12) + Math.ceil(daysBetween(a.filing, grant) / 365);
  return workday(addMonths(a.filing, years * 12));
}

/** Opposition, invalidation, litigation; the day of a full revocation if it comes to that. */
function dispute(
  a: Application,
  owner: Organisation,
  rivals: readonly Organisation[],
  random: Random,
  events: LegalEvent[],
  limit: number,
): number | undefined {
  const grant = a.grant!;
  const country = a.office;
  const rival = rivals.length > 0 ? random.pick(rivals) : undefined;
  const before = (day: number) => day < limit;
  if (!rival || a.right === 'design') return undefined;
  if (a.office === 'EP') {
    const opposed = workday(addDays(addMonths(grant, 9), -random.int(1, 12)));
    if (!random.chance(0.12) || !before(opposed)) {
      const none = addMonths(grant, 10);
      if (before(none)) events.push(legalEvent({ date: none, code: '26N', text: 'No opposition filed', country }));
      return undefined;
    }
    const values = { opponent: rival.en };
    events.push(legalEvent({ date: opposed, code: '26', text: 'Opposition filed', country, values }));
    const decided = workday(addMonths(opposed, random.int(18, 30)));
    if (!before(decided)) return undefined;
    if (random.chance(0.4)) return decided;
    events.push(legalEvent({ date: decided, code: '27O', text: 'Opposition rejected', country }));
  } else if (a.office === 'CN' && random.chance(0.03)) {
    const requested = workday(addMonths(grant, random.int(10, 40)));
    if (!before(requested)) return undefined;
    const kind = 'invalidation';
    const values = { petitioner: rival.en };
    events.push(legalEvent({ kind, date: requested, text: 'Request for invalidation', country, values }));
    const decided = workday(addMonths(requested, random.int(7, 12)));
    if (!before(decided)) return undefined;
    if (random.chance(0.35)) return decided;
    const text = 'Decision on invalidation: patent right maintained';
    events.push({ ...legalEvent({ kind, date: decided, text, country }), fact: { kind, outcome: 'maintained' } });
  } else if (a.office === 'US' && random.chance(0.04)) {
    const filed = workday(addMonths(grant, random.int(8, 50)));
    if (!before(filed)) return undefined;
    const docket = `${Math.trunc(filed / 10_000) % 100}-cv-9${random.int(1000, 9999)}`;
    const values = { plaintiff: owner.en, defendant: rival.en, docket };
    const text = 'Complaint for patent infringement filed';
    events.push(legalEvent({ kind: 'litigation', date: filed, text, country, values }));
  }
  return undefined;
}
