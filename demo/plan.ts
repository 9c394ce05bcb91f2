import { addDays, addMonths, onWeekday, workday } from './calendar.ts';
import type { Organisation } from './companies.ts';
import { hash, type Random } from './random.ts';

/** The day at which the demo world stands still: legal status is told as of it. */
export const TODAY = 20251231;

export type Office = 'US' | 'CN' | 'EP' | 'WO' | 'JP' | 'DE';
export type Right = 'invention' | 'utility' | 'design';

/** What becomes of an application. */
export type Outcome = 'pending' | 'granted' | 'refused' | 'withdrawn' | 'dual' | 'international';

export interface Application {
  readonly office: Office;
  readonly right: Right;
  readonly route: 'first' | 'provisional' | 'paris' | 'international' | 'national_phase' | 'continuation' | 'division';
  /** Date of filing; for a national phase the date of the international filing. */
  readonly filing: number;
  /** Entry into the national phase. */
  readonly entry?: number;
  readonly claimed: readonly Application[];
  readonly international?: Application;
  readonly parent?: Application;
  /** Which set of claims it pursues: 0 the family's first, 1 that of a continuation or division. */
  readonly claims: 0 | 1;
  outcome: Outcome;
  /** Date of refusal, deemed withdrawal or abandonment. */
  closed?: number;
  grant?: number;
  readonly publications: Publication[];
  /** Set when numbers are handed out. */
  number: string;
}

export interface Publication {
  readonly application: Application;
  readonly kind: string;
  readonly type: 'A' | 'B' | 'U' | 'D';
  readonly date: number;
  /** Set when numbers are handed out: without office and kind. */
  doc: string;
}

export const publicationNumber = (p: Publication): string => `${p.application.office}${p.doc}${p.kind}`;

/** Weekday on which an office publishes (0 Sunday). */
const DAY: Record<Office, { A: number; B: number }> = {
  US: { A: 4, B: 2 },
  CN: { A: 5, B: 2 },
  EP: { A: 3, B: 3 },
  WO: { A: 4, B: 4 },
  JP: { A: 1, B: 3 },
  DE: { A: 4, B: 4 },
};

/** Months from filing (or entry) to the decision. */
const EXAMINATION: Record<Office, readonly [number, number]> = {
  US: [22, 44],
  CN: [20, 42],
  EP: [34, 70],
  WO: [0, 0],
  JP: [24, 46],
  DE: [36, 66],
};

const GRANT_KIND: Partial<Record<Office, string>> = { US: 'B2', EP: 'B1', JP: 'B2', DE: 'B4' };

/** CN grants were `C` until 6 April 2010 and are `B` since. */
const grantKind = (office: Office, date: number) =>
  office === 'CN' ? (date < 20100407 ? 'C' : 'B') : (GRANT_KIND[office] ?? 'B');

type Draft = Omit<Application, 'publications' | 'number' | 'outcome' | 'closed' | 'grant' | 'claims' | 'right'> & {
  right?: Right;
  claims?: 0 | 1;
  /** Publishes no application: a provisional, a design. */
  unpublished?: true;
};

/** Draws up the proceedings of one family: applications, publications, outcomes up to TODAY. */
export class Docket {
  readonly applications: Application[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  file(draft: Draft): Application {
    const { unpublished, ...rest } = draft;
    const application: Application = {
      right: 'invention',
      claims: 0,
      ...rest,
      outcome: 'pending',
      publications: [],
      number: '',
    };
    this.applications.push(application);
    if (application.route === 'provisional') return application;
    if (application.right !== 'invention') {
      this.#register(application);
      return application;
    }
    if (!unpublished) this.#publish(application);
    if (application.office === 'WO') application.outcome = 'international';
    else this.#decide(application);
    return application;
  }

  #publish(a: Application): void {
    const { office } = a;
    const earliest = Math.min(
      a.filing,
      ...a.claimed.filter((c) => c.office !== office || c.route !== 'continuation').map((c) => c.filing),
    );
    const due =
      a.route === 'national_phase'
        ? addMonths(a.entry!, office === 'EP' ? 4 : this.#random.int(3, 7))
        : a.parent
          ? addMonths(a.filing, this.#random.int(4, 6))
          : addMonths(earliest, 18);
    const date = onWeekday(addDays(due, this.#random.int(0, 9)), DAY[office].A);
    if (date <= TODAY)
      a.publications.push({
        application: a,
        kind: office === 'CN' || office === 'JP' ? 'A' : 'A1',
        type: 'A',
        date,
        doc: '',
      });
  }

  #decide(a: Application): void {
    const [low, high] = EXAMINATION[a.office];
    const start = a.entry ?? a.filing;
    const published = a.publications[0]?.date;
    let decision = addMonths(start, this.#random.int(low, high) - (a.parent ? 8 : 0));
    if (published && decision <= addMonths(published, 3)) decision = addMonths(published, 4);
    const fate = this.#random.next();
    if (!published || decision > TODAY) return;
    if (fate < 0.1) {
      a.outcome = 'refused';
      a.closed = workday(decision);
    } else if (fate < 0.18) {
      a.outcome = 'withdrawn';
      a.closed = workday(addMonths(published, this.#random.int(6, 14)));
      if (a.closed > TODAY) {
        a.outcome = 'pending';
        delete a.closed;
      }
    } else {
      const date = onWeekday(decision, DAY[a.office].B);
      if (date > TODAY) return;
      a.outcome = 'granted';
      a.grant = date;
      a.publications.push({ application: a, kind: grantKind(a.office, date), type: 'B', date, doc: '' });
    }
  }

  /** Utility models and designs: registered after a formal check. */
  #register(a: Application): void {
    const months = a.office === 'US' ? this.#random.int(12, 20) : this.#random.int(5, 9);
    const date = onWeekday(addMonths(a.filing, months), DAY[a.office].B);
    if (date > TODAY) return;
    a.outcome = 'granted';
    a.grant = date;
    const [kind, type] =
      a.right === 'utility'
        ? (['U', 'U'] as const)
        : a.office === 'US'
          ? (['S1', 'D'] as const)
          : (['S', 'D'] as const);
    a.publications.push({ application: a, kind, type, date, doc: '' });
  }
}

/**
 * Files a family of a given applicant's usual manner; `second` asks for a continuation or division with other claims;
 * utility models are for `utility` (devices) alone, as the law has it.
 */
export function fileFamily(
  owner: Organisation,
  first: number,
  random: Random,
  second: boolean,
  utility: boolean,
): Application[] {
  const docket = new Docket(random);
  const year = workday(addDays(addMonths(first, 12), -random.int(0, 12)));
  // A quarter of the applicants do not wait until the term of thirty months ends.
  const entry = workday(addDays(addMonths(first, random.chance(0.25) ? random.int(20, 25) : 30), -random.int(0, 20)));

  const international = (claimed: readonly Application[], offices: readonly Office[], filing = year) => {
    const pct = docket.file({ office: 'WO', route: 'international', filing, claimed });
    // One in twelve is never pursued further.
    const entered = random.chance(1 / 12) ? [] : offices;
    for (const office of entered) {
      if (entry > TODAY) continue;
      docket.file({
        office,
        route: 'national_phase',
        filing,
        entry: office === 'CN' ? workday(addMonths(entry, 1)) : entry,
        claimed,
        international: pct,
      });
    }
    return pct;
  };
  const divide = (parent: Application | undefined) => {
    if (!second || !parent?.publications[0]) return;
    const decision = parent.grant ?? parent.closed ?? TODAY;
    const filing = workday(addMonths(Math.min(decision, TODAY), -random.int(2, 4)));
    if (filing <= addMonths(parent.entry ?? parent.filing, 6) || filing > addMonths(TODAY, -7)) return;
    const us = parent.office === 'US';
    docket.file({
      office: parent.office,
      route: us ? 'continuation' : 'division',
      filing,
      claimed: us ? [...parent.claimed, parent] : parent.claimed,
      parent,
      claims: 1,
    });
  };
  const find = (office: Office) => docket.applications.find((a) => a.office === office && a.route !== 'provisional');

  if (owner.country === 'CN') {
    const manner = random.weighted(utility ? [46, 22, 6, 13, 8, 3] : [68, 0, 0, 13, 8, 3]);
    if (manner === 1) {
      docket.file({ office: 'CN', right: 'utility', route: 'first', filing: first, claimed: [] });
    } else if (manner === 2) {
      const a = docket.file({ office: 'CN', route: 'first', filing: first, claimed: [] });
      const u = docket.file({ office: 'CN', right: 'utility', route: 'first', filing: first, claimed: [] });
      if (a.outcome === 'granted' && u.grant) {
        u.outcome = 'dual';
        u.closed = a.grant!;
      }
    } else {
      const cn = docket.file({ office: 'CN', route: 'first', filing: first, claimed: [] });
      if (manner === 3) international([cn], random.sample<Office>(['US', 'EP', 'JP'], random.int(1, 3)));
      if (manner === 4) docket.file({ office: 'US', route: 'paris', filing: year, claimed: [cn] });
      if (manner === 5) {
        docket.file({ office: 'US', route: 'paris', filing: year, claimed: [cn] });
        docket.file({ office: 'EP', route: 'paris', filing: year, claimed: [cn] });
      }
      divide(random.chance(0.6) ? cn : find('US'));
    }
  } else if (owner.country === 'JP') {
    const jp = docket.file({ office: 'JP', route: 'first', filing: first, claimed: [] });
    const manner = random.weighted([50, 30, 20]);
    if (manner === 1) international([jp], random.sample<Office>(['US', 'CN', 'EP'], random.int(1, 3)));
    if (manner === 2) {
      docket.file({ office: 'US', route: 'paris', filing: year, claimed: [jp] });
      docket.file({ office: 'CN', route: 'paris', filing: year, claimed: [jp] });
    }
    divide(find('US'));
  } else if (owner.country === 'US') {
    const manner = random.weighted([36, 32, 22, 10]);
    if (manner === 0) docket.file({ office: 'US', route: 'first', filing: first, claimed: [] });
    else {
      const provisional = docket.file({ office: 'US', route: 'provisional', filing: first, claimed: [] });
      if (manner !== 3) docket.file({ office: 'US', route: 'paris', filing: year, claimed: [provisional] });
      if (manner >= 2)
        international(
          [provisional],
          manner === 3 ? ['US', 'EP', 'CN'] : random.sample<Office>(['EP', 'CN', 'JP'], random.int(1, 3)),
        );
    }
    divide(find('US'));
  } else {
    const german = owner.country === 'DE' && random.chance(0.45);
    const prior = docket.file({ office: german ? 'DE' : 'EP', route: 'first', filing: first, claimed: [] });
    const manner = random.weighted([45, 32, 23]);
    if (manner === 0 && german) docket.file({ office: 'EP', route: 'paris', filing: year, claimed: [prior] });
    if (manner === 1)
      international([prior], random.sample<Office>(german ? ['EP', 'US', 'CN'] : ['US', 'CN', 'JP'], random.int(1, 3)));
    if (manner === 2) {
      if (german) docket.file({ office: 'EP', route: 'paris', filing: year, claimed: [prior] });
      docket.file({ office: 'US', route: 'paris', filing: year, claimed: [prior] });
      docket.file({ office: 'CN', route: 'paris', filing: year, claimed: [prior] });
    }
    divide(find('EP') ?? find('US'));
  }
  return docket.applications;
}

/** A design: at home, and sometimes abroad within six months. */
export function fileDesign(owner: Organisation, first: number, random: Random): Application[] {
  const docket = new Docket(random);
  const home: Office = owner.country === 'CN' ? 'CN' : 'US';
  const own = docket.file({ office: home, right: 'design', route: 'first', filing: first, claimed: [] });
  if (random.chance(0.35)) {
    const abroad = workday(addDays(addMonths(first, 6), -random.int(0, 10)));
    docket.file({
      office: home === 'CN' ? 'US' : 'CN',
      right: 'design',
      route: 'paris',
      filing: abroad,
      claimed: [own],
    });
  }
  return docket.applications;
}

/** Check digit of a Chinese application number: weights 2 to 9, 2 to 5, modulo 11 (`X` for ten). */
export function cnCheckDigit(twelve: string): string {
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
  const sum = weights.reduce((total, w, i) => total + w * Number(twelve[i]), 0) % 11;
  return sum === 10 ? 'X' : String(sum);
}

/**
 * Hands out application and publication numbers in order of date. They have the form of their office, so that parsers
 * and queries treat them like any other, but lie where no office had arrived by the end of 2025, so that none of them
 * can be mistaken for a real document:
 *
 * - US: applications `28/`, provisionals `68/`, designs `39/` (series codes not in use); publications with a serial
 *   number from 0900000 (offices stay below 0500000 a year); grants from 19,000,000; designs from D1,900,000.
 * - CN: applications with a serial number from 9000000 and the right check digit; publications from 190000000
 *   (inventions), 290000000 (utility models), 390000000 (designs). Grants keep the number of the publication; their
 *   kind is C before 7 April 2010 and B since.
 * - EP: applications `YY9nnnnn`, publications from 9,000,000. WO: `PCT/CCyyyy/9nnnnn` and `yyyy/9nnnnn`.
 * - JP: `yyyy-9nnnnn`, grants from 9,500,000. DE: `10yyyy9nnnnn`.
 */
export function assignNumbers(applications: readonly Application[]): void {
  const counters = new Map<string, number>();
  /** Next of a counter, with gaps, as other people's filings would leave. */
  const next = (key: string, start: number, gap: number) => {
    const value = (counters.get(key) ?? start) + 1 + (hash(`${key}${counters.get(key) ?? 0}`) % gap);
    counters.set(key, value);
    return value;
  };
  const pad = (n: number, width: number) => String(n).padStart(width, '0');
  const byDate = [...applications].sort((a, b) => (a.entry ?? a.filing) - (b.entry ?? b.filing));
  for (const a of byDate) {
    const year = Math.trunc(a.filing / 10_000);
    if (a.office === 'US') {
      if (a.route === 'provisional') a.number = `US68/${pad(next('us-provisional', 100_000, 900), 6)}`;
      else if (a.right === 'design') a.number = `US39/${pad(next('us-design', 700_000, 300), 6)}`;
      else a.number = `US28/${pad(next('us', 100_000, 900), 6)}`;
    } else if (a.office === 'CN') {
      const digit = a.right === 'design' ? '3' : a.right === 'utility' ? '2' : a.route === 'national_phase' ? '8' : '1';
      const twelve = `${year}${digit}${next(`cn${year}${digit}`, 9_000_000, 9_000)}`;
      a.number = `CN${twelve}.${cnCheckDigit(twelve)}`;
    } else if (a.office === 'EP') {
      a.number = `EP${pad(year % 100, 2)}${next(`ep${year}`, 900_000, 900)}`;
    } else if (a.office === 'WO') {
      const from = a.claimed[0]?.office ?? 'IB';
      a.number = `PCT/${from}${year}/${next(`pct${from}${year}`, 900_000, 900)}`;
    } else if (a.office === 'JP') {
      a.number = `JP${year}-${next(`jp${year}`, 900_000, 900)}`;
    } else {
      a.number = `DE10${year}${next(`de${year}`, 900_000, 900)}`;
    }
  }
  const publications = applications.flatMap((a) => a.publications).sort((p, q) => p.date - q.date);
  for (const p of publications) {
    const { office } = p.application;
    const year = Math.trunc(p.date / 10_000);
    // CN and EP grants keep the number of the published application.
    const earlier = p.application.publications.find((other) => other !== p && other.doc !== '');
    if ((office === 'CN' || office === 'EP' || office === 'DE') && earlier && p.type === 'B') p.doc = earlier.doc;
    else if (office === 'US' && p.type === 'A')
      p.doc = `${year}${next(`us-pub${year}`, 900_000, 900).toString().padStart(7, '0')}`;
    else if (office === 'US' && p.type === 'D') p.doc = `D${next('us-d', 1_900_000, 900)}`;
    else if (office === 'US') p.doc = String(next('us-grant', 19_000_000, 900));
    else if (office === 'CN')
      p.doc = String(
        p.type === 'D'
          ? next('cn-s', 390_000_000, 9_000)
          : p.type === 'U'
            ? next('cn-u', 290_000_000, 9_000)
            : next('cn-a', 190_000_000, 9_000),
      );
    else if (office === 'EP') p.doc = String(next('ep-pub', 9_000_000, 900));
    else if (office === 'WO') p.doc = `${year}${next(`wo${year}`, 900_000, 900)}`;
    else if (office === 'JP' && p.type === 'A') p.doc = `${year}${next(`jp-pub${year}`, 900_000, 900)}`;
    else if (office === 'JP') p.doc = String(next('jp-grant', 9_500_000, 90));
    else p.doc = p.application.number.slice(2);
  }
}
