import {
  type Citing,
  giversOf,
  ownersAt,
  type Right,
  type RightEvent,
  type Stage,
  type StatusGroup,
  stageAt,
  stateAt,
} from './rights.ts';

/**
 * Figures about the patents of one company at the end of a day, each declared once. What cannot be known is absent;
 * counts use no fact of a later day.
 */

/** A right with what was known of it at a day: its state, and who cited it. */
interface RightAt extends Right, Omit<Stage, 'published'> {
  readonly state: StatusGroup | undefined;
  readonly citing: readonly Citing[];
}

/** The rights of a company at a day, and what all of them together say. */
export interface Portfolio {
  readonly day: number;
  /** Standard names of the company. */
  readonly own: ReadonlySet<string>;
  /** Rights that it owns at the day, published until then. */
  readonly rights: readonly RightAt[];
  /** Families of each IPC subclass in the whole corpus, published until the day; absent where it was not counted. */
  readonly field_sizes?: ReadonlyMap<string, number>;
}

const yearOf = (day: number) => Math.trunc(day / 10_000);
const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);
/** The mean of values; undefined where there are none. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;
const back = (day: number, years: number) => day - years * 10_000;
const instant = (day: number) =>
  Date.UTC(yearOf(day), Math.max(0, (Math.trunc(day / 100) % 100) - 1), Math.max(1, day % 100));
const yearsBetween = (from: number, to: number) => (instant(to) - instant(from)) / 31_557_600_000;

/** What several indicators need of a portfolio is counted once. */
function once<T>(count: (p: Portfolio) => T): (p: Portfolio) => T {
  const known = new WeakMap<Portfolio, { readonly counted: T }>();
  return (p) => {
    let found = known.get(p);
    if (!found) known.set(p, (found = { counted: count(p) }));
    return found.counted;
  };
}

/** Rights of offices: an international application leads to no right of its own. */
const national = once(({ rights }) => rights.filter(({ office }) => office !== 'WO'));
const inventions = once((p) => national(p).filter(({ kind }) => kind === 'invention'));
const inState = (rights: readonly RightAt[], state: StatusGroup) => rights.filter((right) => right.state === state);
const known = (rights: readonly RightAt[]) => rights.filter(({ state }) => state !== undefined);
const hasUnknown = (rights: readonly RightAt[]) => rights.some(({ state }) => state === undefined);
/** A count of rights in a state. That there are none is said only where the state of each is known. */
const orUnknown = (rights: readonly RightAt[], count: number) => (count > 0 || !hasUnknown(rights) ? count : undefined);
const granted = once((p) =>
  inState(inventions(p), 'valid').filter((right) => right.granted !== undefined && right.granted <= p.day),
);
const bySelf = (p: Portfolio, { owners }: Citing) => owners.some((owner) => p.own.has(owner));
function filedIn(rights: readonly Right[], year: number): number {
  let count = 0;
  for (const { filed } of rights) if (filed !== undefined && yearOf(filed) === year) count++;
  return count;
}
/** The last full calendar years before the day's, the earliest first. */
const fullYears = ({ day }: Portfolio, count: number) =>
  Array.from({ length: count }, (_, i) => yearOf(day) - count + i);
const remaining = once((p) =>
  inState(inventions(p), 'valid').flatMap(({ expires }) =>
    expires === undefined ? [] : [yearsBetween(p.day, expires)],
  ),
);
/** Rights of offices, and how many of them have no known state. */
export const statesKnown = (p: Portfolio) => ({
  rights: national(p).length,
  unknown: national(p).length - known(national(p)).length,
});
/** Years to expiry of inventions in force whose expiry is known. */
export const remainingLives = (p: Portfolio): number[] => remaining(p);
/** Absent where inventions are, or may be, in force and the expiry of none of them is known. */
function lifeBetween(p: Portfolio, from: number, to: number): number | undefined {
  const all = remaining(p);
  const none = all.length === 0 && (inState(inventions(p), 'valid').length > 0 || hasUnknown(inventions(p)));
  return none ? undefined : all.filter((years) => years >= from && years < to).length;
}
/** One right a family, that with most citations: the ten most cited families stand for the core. */
export const core = once((p): readonly { family: string; cited: number }[] => {
  const best = new Map<string, number>();
  for (const { family, citing } of p.rights)
    if (citing.length >= (best.get(family) ?? 0)) best.set(family, citing.length);
  return [...best]
    .map(([family, cited]) => ({ family, cited }))
    .sort((a, b) => b.cited - a.cited || (a.family < b.family ? -1 : 1))
    .slice(0, 10);
});
/** Inventors who filed in each of the last five full calendar years. */
const activeInventors = once((p): { active: number; all: number } => {
  const [first, ...rest] = fullYears(p, 5);
  const all = (1 << (rest.length + 1)) - 1;
  // by inventor a bit for each of the years
  const by = new Map<string, number>();
  for (const { filed, inventors: names } of p.rights) {
    const year = filed === undefined ? -1 : yearOf(filed) - first!;
    const bit = year >= 0 && year <= rest.length ? 1 << year : 0;
    for (const name of names) by.set(name, (by.get(name) ?? 0) | bit);
  }
  let active = 0;
  for (const bits of by.values()) if (bits === all) active++;
  return { active, all: by.size };
});
const partners = (p: Portfolio, right: Right) => right.applicants.filter((name) => !p.own.has(name));
const joint = once((p) =>
  p.rights.filter((right) => right.applicants.some((name) => p.own.has(name)) && partners(p, right).length > 0),
);
/** The subclass of most families, and how many. */
export const mainField = once((p): { subclass: string; families: number } | undefined => {
  const families = new Map<string, Set<string>>();
  for (const { subclasses, family } of p.rights)
    for (const each of subclasses) {
      const own = families.get(each);
      if (own) own.add(family);
      else families.set(each, new Set([family]));
    }
  const [first] = [...families].sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
  return first && { subclass: first[0], families: first[1].size };
});
const licences = (p: Portfolio, role: 'licensor' | 'licensee') =>
  inState(p.rights, 'valid').filter(({ events }) =>
    events.some(
      ({ kind, day, parties }) => kind === 'licence' && day <= p.day && parties[role]?.some((name) => p.own.has(name)),
    ),
  ).length;
function variance(values: readonly number[]): number | undefined {
  const average = mean(values);
  return average === undefined ? undefined : mean(values.map((value) => (value - average) ** 2));
}

export type Dimension = 'fundamental' | 'rd_scale_and_stability' | 'tech_influence' | 'tech_layout' | 'tech_quality';

/** An indicator: what it is, and the dimension that it counts in; `less`: a smaller value is the better one. */
interface Indicator {
  readonly formula: string;
  readonly dimension?: Dimension;
  readonly less?: true;
  readonly of: (p: Portfolio) => number | undefined;
}

const indicator = (formula: string, of: Indicator['of'], dimension?: Dimension, less?: true): Indicator => ({
  formula,
  of,
  ...(dimension && { dimension }),
  ...(less && { less }),
});

// biome-ignore format: a table of definitions
export const INDICATORS = {
  apno_cnt: indicator('applications owned', (p) => p.rights.length, 'fundamental'),
  non_design_apno_cnt: indicator('applications for inventions and utility models', (p) => p.rights.filter(({ kind }) => kind !== 'design').length, 'fundamental'),
  apno_cnt_valid_5y: indicator('rights in force that were filed in the last five years', (p) => { const recent = p.rights.filter(({ filed }) => filed !== undefined && filed > back(p.day, 5)); return orUnknown(recent, inState(recent, 'valid').length); }, 'fundamental'),
  patent_valid_ratio: indicator('rights in force / applications of known state, without international ones', (p) => share(inState(national(p), 'valid').length, known(national(p)).length), 'fundamental'),
  granted_invention_cnt: indicator('granted inventions in force', (p) => orUnknown(inventions(p), granted(p).length), 'fundamental'),
  avg_3y_cnt: indicator('mean applications a year in the last three full calendar years', (p) => mean(fullYears(p, 3).map((year) => filedIn(p.rights, year))), 'rd_scale_and_stability'),
  active_inventor_cnt: indicator('inventors who filed in each of the last five full calendar years', (p) => activeInventors(p).active, 'rd_scale_and_stability'),
  active_inventor_ratio: indicator('such inventors / all inventors', (p) => { const { active, all } = activeInventors(p); return share(active, all); }, 'rd_scale_and_stability'),
  invention_stability: indicator('variance of inventions a year in the last five full calendar years', (p) => variance(fullYears(p, 5).map((year) => filedIn(inventions(p), year))), 'rd_scale_and_stability', true),
  patenting_growth_ratio: indicator('(applications of the last three full calendar years - those of the three before) / those of the three before', (p) => { const [a, b, c, d, e, f] = fullYears(p, 6).map((year) => filedIn(p.rights, year)) as [number, number, number, number, number, number]; return a + b + c > 0 ? (d + e + f - a - b - c) / (a + b + c) : undefined; }, 'rd_scale_and_stability'),
  in_examing_ratio: indicator('pending applications / applications of known state, without international ones', (p) => share(inState(national(p), 'pending').length, known(national(p)).length), 'rd_scale_and_stability'),
  avg_cited_by_cnt: indicator('mean citing applications of an application', (p) => mean(p.rights.map((right) => right.citing.length)), 'tech_influence'),
  core_patents_cited_by_cnt: indicator('citing applications of the ten most cited families', (p) => core(p).reduce((sum, { cited }) => sum + cited, 0), 'tech_influence'),
  core_patents_cited_by_ratio: indicator('their mean', (p) => mean(core(p).map(({ cited }) => cited)), 'tech_influence'),
  top5_current_impact_index: indicator('citations a year of the last three years / citations a year of all years since the first, of the five most cited families', (p) => currentImpact(p), 'tech_influence'),
  self_cited_by_ratio: indicator('citing applications of its own / all citing ones', (p) => { const all = p.rights.flatMap((right) => right.citing); return share(all.filter((each) => bySelf(p, each)).length, all.length); }, 'tech_influence', true),
  country_cnt: indicator('offices at which it filed', (p) => new Set(p.rights.map(({ office }) => office)).size, 'tech_layout'),
  ipc_sub_class_cnt: indicator('distinct IPC subclasses', (p) => new Set(p.rights.flatMap(({ subclasses }) => subclasses)).size, 'tech_layout'),
  tech_width: indicator('mean IPC main groups of its applications in the subclass of most of its families', (p) => { const field = mainField(p); return field && mean(p.rights.filter(({ subclasses }) => subclasses.includes(field.subclass)).map(({ groups }) => groups.length)); }, 'tech_layout'),
  tech_global_concentration: indicator('its families in the subclass of most of them / all families of the corpus there', (p) => { const field = mainField(p); const all = field && p.field_sizes?.get(field.subclass); return field && all ? field.families / all : undefined; }, 'tech_layout'),
  pct_apno_cnt: indicator('international applications', (p) => p.rights.filter(({ office }) => office === 'WO').length, 'tech_layout'),
  non_design_pct_apno_cnt: indicator('international applications but those for designs', (p) => p.rights.filter(({ office, kind }) => office === 'WO' && kind !== 'design').length),
  joint_applicant_cnt: indicator('other applicants beside it', (p) => new Set(joint(p).flatMap((right) => partners(p, right))).size, 'tech_layout'),
  joint_application_cnt: indicator('applications with other applicants beside it', (p) => joint(p).length, 'tech_layout'),
  invention_ratio: indicator('inventions / applications, without international ones', (p) => share(inventions(p).length, national(p).length), 'tech_quality'),
  granted_invention_ratio: indicator('granted inventions in force / inventions of known state', (p) => share(granted(p).length, known(inventions(p)).length), 'tech_quality'),
  granted_invention_cnt_pb_1y: indicator('inventions granted in the last year', (p) => inventions(p).filter((right) => right.granted !== undefined && right.granted <= p.day && right.granted > back(p.day, 1)).length, 'tech_quality'),
  granted_invention_cnt_pb_original_2y: indicator('inventions granted in the last two years that it filed itself', (p) => inventions(p).filter((right) => right.granted !== undefined && right.granted <= p.day && right.granted > back(p.day, 2) && right.applicants.some((name) => p.own.has(name))).length, 'tech_quality'),
  avg_remaining_life_span: indicator('mean years to expiry of inventions in force whose expiry is known', (p) => mean(remaining(p)), 'tech_quality'),
  invention_cnt_validity_higher_10: indicator('inventions in force with ten years or more to expiry', (p) => lifeBetween(p, 10, 1_000), 'tech_quality'),
  invention_cnt_validity_higher_5_lower_10: indicator('inventions in force with five to ten years to expiry', (p) => lifeBetween(p, 5, 10)),
  invention_cnt_validity_lower_5: indicator('inventions in force with less than five years to expiry', (p) => lifeBetween(p, -1, 5)),
  external_licensing_cnt: indicator('rights in force with a recorded licence that it gave', (p) => licences(p, 'licensor') || undefined),
  ip_dependency: indicator('rights in force with a recorded licence to it / applications', (p) => { const count = licences(p, 'licensee'); return count > 0 ? share(count, p.rights.length) : undefined; }),
} as const satisfies Readonly<Record<string, Indicator>>;

export type IndicatorName = keyof typeof INDICATORS;
export const INDICATOR_NAMES = Object.keys(INDICATORS) as IndicatorName[];

/**
 * Citations a year of the last three years over those of all years since the first, of the five most cited families.
 */
function currentImpact(p: Portfolio): number | undefined {
  const families = new Map<string, Citing[]>();
  for (const { family, citing } of p.rights) {
    if (citing.length === 0) continue;
    const all = families.get(family);
    if (all) for (const each of citing) all.push(each);
    else families.set(family, [...citing]);
  }
  const best = [...families]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .slice(0, 5)
    .flatMap(([, citing]) => citing);
  if (best.length === 0) return undefined;
  const first = best.reduce((earliest, { day }) => Math.min(earliest, day), Number.POSITIVE_INFINITY);
  const years = Math.max(1, yearsBetween(first, p.day));
  const recent = best.filter(({ day }) => day > back(p.day, 3)).length;
  return recent / Math.min(3, years) / (best.length / years);
}

/** All indicators of a portfolio; those that cannot be known are absent. */
export const indicatorsOf = (p: Portfolio): Partial<Record<IndicatorName, number>> =>
  Object.fromEntries(
    INDICATOR_NAMES.flatMap((name) => {
      const value = (INDICATORS[name] as Indicator).of(p);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The portfolio at a day: what was published until then and was owned by the company at its end. */
export function portfolioAt(
  rights: readonly Right[],
  names: readonly string[],
  day: number,
  field_sizes?: ReadonlyMap<string, number>,
): Portfolio {
  const own = new Set(names);
  return {
    day,
    own,
    rights: rights
      .filter((right) => right.published <= day && ownersAt(right, day).some((name) => own.has(name)))
      .map((right) => {
        const { subclasses, groups, inventors } = stageAt(right, day);
        const citing = right.cited.every((each) => each.day <= day)
          ? right.cited
          : right.cited.filter((each) => each.day <= day);
        return { ...right, subclasses, groups, inventors, citing, state: stateAt(right, day) };
      }),
    ...(field_sizes && { field_sizes }),
  };
}

/** Patents and events that are a risk, or a sign of one, at the end of a day. */
export interface Risks {
  readonly patents: Readonly<Record<RiskName, number | undefined>>;
  readonly events: Readonly<Record<RiskName, number | undefined>>;
  readonly rejected: number | undefined;
  /** Inventions that were granted until the day, in force or not. */
  readonly granted: number;
}
const RISKS = ['litigation_plaintiff', 'litigation_defendant', 'pledge', 'reexam', 'transfer', 'transfer_out'] as const;
export type RiskName = (typeof RISKS)[number];

/** Whether a transfer passed a right from one body to another: none does between two names of one. */
export function passed(right: Right, event: RightEvent, own: ReadonlySet<string>, to: 'it' | 'others'): boolean {
  if (event.kind !== 'transfer') return false;
  const givers = giversOf(right, event);
  const [gave, got] = [givers.some((name) => own.has(name)), (event.parties.to ?? []).some((name) => own.has(name))];
  return to === 'it' ? got && !gave && givers.length > 0 : gave && !got;
}

/** Which kind of event is a risk, and whether it is the company's. */
const RISK_EVENTS: Readonly<Record<RiskName, (event: RightEvent, own: ReadonlySet<string>, right: Right) => boolean>> =
  {
    litigation_plaintiff: ({ kind, parties }, own) =>
      kind === 'litigation' && (parties.plaintiff ?? []).some((name) => own.has(name)),
    litigation_defendant: ({ kind, parties }, own) =>
      kind === 'litigation' && (parties.defendant ?? []).some((name) => own.has(name)),
    pledge: ({ kind }) => kind === 'pledge',
    reexam: ({ kind }) => kind === 'reexamination' || kind === 'invalidation',
    transfer: (event, own, right) => passed(right, event, own, 'it'),
    transfer_out: (event, own, right) => passed(right, event, own, 'others'),
  };
/** The kinds of events of which one must be stated somewhere, so that none is a statement. */
const SAID_BY: Readonly<Record<RiskName, readonly string[]>> = {
  litigation_plaintiff: ['litigation'],
  litigation_defendant: ['litigation'],
  pledge: ['pledge'],
  reexam: ['reexamination', 'invalidation'],
  transfer: ['transfer'],
  transfer_out: ['transfer'],
};

/** An event that counts as a risk, of a right. */
export interface RiskEvent {
  readonly risk: RiskName;
  readonly right: Right;
  readonly event: RightEvent;
}

const ownedAt = (rights: readonly Right[], own: ReadonlySet<string>, day: number) =>
  rights.filter((right) => right.published <= day && ownersAt(right, day).some((name) => own.has(name)));

/** The events until a day that count as risks of a company. Parameters are those of `risksOf`. */
export function riskEventsOf(rights: readonly Right[], names: readonly string[], day: number): RiskEvent[] {
  const own = new Set(names);
  const published = rights.filter((right) => right.published <= day);
  const owned = ownedAt(rights, own, day);
  const [told, ownTold] = [published, owned].map((all) => all.filter(({ events }) => events.length > 0));
  return RISKS.flatMap((risk) =>
    (risk === 'transfer_out' ? told! : ownTold!).flatMap((right) =>
      right.events.flatMap((event) =>
        event.day <= day && RISK_EVENTS[risk](event, own, right) && !released(right, event, day)
          ? [{ risk, right, event }]
          : [],
      ),
    ),
  );
}

/**
 * Counts of risks. That there are none is said only of a kind of event which some source states at an office of these
 * patents: that none is known is no statement.
 * @param rights Owned at the day, or party to one of its events.
 * @param stated Kinds of events that some loaded source states at an office of these patents.
 */
export function risksOf(
  rights: readonly Right[],
  names: readonly string[],
  day: number,
  stated: ReadonlySet<string>,
): Risks {
  const owned = ownedAt(rights, new Set(names), day);
  const all = riskEventsOf(rights, names, day);
  const found = RISKS.map((risk) => {
    const of = all.filter((each) => each.risk === risk);
    const isStated = SAID_BY[risk].some((kind) => stated.has(kind)) || of.length > 0;
    const applications = new Set(of.map(({ right }) => right));
    return [risk, isStated ? applications.size : undefined, isStated ? of.length : undefined] as const;
  });
  const refused = owned.filter((right) =>
    right.events.some((event) => event.kind === 'refusal' && event.day <= day),
  ).length;
  return {
    patents: Object.fromEntries(found.map(([risk, count]) => [risk, count])) as Risks['patents'],
    events: Object.fromEntries(found.map(([risk, , count]) => [risk, count])) as Risks['events'],
    rejected: stated.has('refusal') ? refused : undefined,
    granted: owned.filter((right) => right.kind === 'invention' && right.granted !== undefined && right.granted <= day)
      .length,
  };
}

/** A pledge that a release ended is no risk any more: the one that its record tells, else any later one. */
const released = (right: Right, event: RightEvent, day: number): boolean =>
  event.kind === 'pledge' &&
  (event.ended !== undefined
    ? event.ended !== false && event.ended <= day
    : right.events.some((other) => other.kind === 'pledge_release' && other.day >= event.day && other.day <= day));
