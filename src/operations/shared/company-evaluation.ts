import { setTimeout as wait } from 'node:timers/promises';
import {
  type Evaluated,
  type EvaluatedDay,
  evaluate,
  type FoundRights,
  indicatorRows,
  MOST_COUNTED,
  MOST_READ,
  type OwnersBatch,
  ownersToCompare,
} from '#analytics/companies/evaluation.ts';
import { type IndicatorName, mean } from '#analytics/companies/indicators.ts';
import type { Subject } from '#analytics/companies/portfolio.ts';
import {
  type Comparison,
  comparisonAmong,
  type IndicatorRows,
  LEAST_COMPARED,
  LEAST_FAMILIES,
  type Score,
  scoreOf,
} from '#analytics/companies/scores.ts';
import { dayAt, epochOfDay, yearOfDay } from '#clock.ts';
import { amountOf, type Company, factsOf, profileOf } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { defineJob, type JobCall, JobEnded } from '#isolation/job.ts';
import type { Call } from '#operation.ts';
import { parseDay } from '#patents/dates.ts';
import { rounded } from '#rounded.ts';
import type { Services } from '#services.ts';
import type { FiguresBeside } from './company-figures.ts';
import type { Importers } from './company-lookup.ts';
import { keptFigures, stateOf } from './kept-figures.ts';
import { isoDay } from './solution-reference.ts';

/** Figures of one company at some days, read and computed in a thread. */
export const evaluationJob = defineJob({
  name: 'company-evaluation',
  lane: 'search',
  async run({ of, days }: { of: Evaluated; days: readonly number[] }, { corpus }) {
    const { days: figures, counted, total, undated, unread } = await evaluate(corpus, of, days);
    return { days: figures, counted, total, undated, unread };
  },
});

/** Sends the owners that are compared at a day, batch by batch. */
export const ownersJob = defineJob({
  name: 'company-owners',
  lane: 'search',
  run: ({ day }: { day: number }, { corpus }, { send }: JobCall<OwnersBatch>) => ownersToCompare(corpus, day, send),
});

/** The indicators of the owners of one batch. */
export const ownerRowsJob = defineJob({
  name: 'company-owner-rows',
  lane: 'search',
  run: (batch: OwnersBatch, { corpus }) => indicatorRows(corpus, batch),
});

/** Puts the indicators of all owners in order. */
export const comparisonJob = defineJob({
  name: 'company-comparison',
  lane: 'search',
  run: async ({ rows }: { rows: readonly IndicatorRows[] }) => comparisonAmong(rows),
});

/** A comparison of all owners at a day: made, or being made. */
interface Made {
  readonly day: number;
  /** What was stored when it was begun. */
  readonly seq: string;
  readonly begun: number;
  readonly all: Promise<Comparison>;
  /** Set when it is made. */
  ready?: { readonly comparison: Comparison; readonly took_ms: number };
  batches?: number;
  counted: number;
  /** Owners whose patents could not be read in the time that one job may take. */
  left_out: number;
}

/** Comparisons that are kept: those of the latest days asked. */
const KEPT = 4;
/**
 * How long a caller waits for one of more than a few parts, and for one of a few once more; what takes longer is made
 * in the background.
 */
const PATIENCE_MS = 15_000;
const FEW = 5;
/** One that takes longer than a caller waits is made again at most so many times its own length later. */
const REST = 10;
const comparisons = new WeakMap<Corpus, Made[]>();

type Asker = Pick<Call, 'account' | 'signal' | 'note'>;

function begin(day: number, seq: string, account: string, services: Services): Made {
  const { isolation, clock } = services;
  // several wait for it: none of them ends it by leaving
  const asked = { services, account, signal: new AbortController().signal };
  const started = performance.now();
  const make = async (): Promise<Comparison> => {
    const batches: OwnersBatch[] = [];
    await isolation.run(ownersJob, { day }, { ...asked, taken: (batch) => void batches.push(batch) });
    made.batches = batches.length;
    const rows: IndicatorRows[] = [];
    // one after the other: others who search are not kept waiting for more than one
    for (const batch of batches) {
      try {
        rows.push(await isolation.run(ownerRowsJob, batch, asked));
      } catch (error) {
        if (!(error instanceof JobEnded) || error.code !== 'timeout') throw error;
        made.left_out += batch.owners.length;
      }
      made.counted++;
    }
    return isolation.run(comparisonJob, { rows }, asked);
  };
  const made: Made = { day, seq, begun: clock(), counted: 0, left_out: 0, all: Promise.resolve().then(make) };
  made.all.then(
    (comparison) => void (made.ready = { comparison, took_ms: performance.now() - started }),
    () => {},
  );
  return made;
}

/**
 * What is being made, if it is there when a caller's patience ends: once of many parts, twice of a few.
 * @param patience_ms How long that is once.
 */
export async function withPatience<T>(
  made: { readonly all: Promise<T>; readonly batches?: number },
  patience_ms: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  const ended = () => wait(patience_ms, undefined, { signal, ref: false });
  return Promise.race([
    made.all,
    ended().then(() => ((made.batches ?? 0) > FEW ? undefined : Promise.race([made.all, ended()]))),
  ]);
}

/**
 * Counted for the first who asks, kept until the corpus changes. One that takes long is made in the background, one at
 * a time; until it is there, the last one of the day serves, or nothing; a note says which.
 */
async function comparison(
  day: number,
  { account, signal, note }: Asker,
  services: Services,
): Promise<Comparison | undefined> {
  const { corpus, clock } = services;
  const seq = await stateOf(corpus);
  const kept = comparisons.get(corpus) ?? [];
  comparisons.set(corpus, kept);
  const leftOut = ({ left_out }: Made) => {
    if (left_out > 0) note(`${left_out} owners are left out: their patents are too many to be read in one call.`);
  };
  const ofDay = kept.filter((each) => each.day === day);
  const latest = ofDay.findLast(({ ready }) => ready);
  const changed = latest?.ready && latest.seq !== seq ? latest.ready : undefined;
  const slow = changed !== undefined && changed.took_ms > PATIENCE_MS;
  if (latest?.ready && (latest.seq === seq || (slow && clock() - latest.begun < REST * changed.took_ms))) {
    if (latest.seq !== seq) note(`Owners were compared at ${new Date(latest.begun).toISOString()}.`);
    leftOut(latest);
    return latest.ready.comparison;
  }
  let made = ofDay.findLast(({ ready }) => !ready);
  if (!made) {
    const other = kept.find(({ ready, batches = 0 }) => !ready && batches > 1);
    if (other) {
      note(`Owners are being compared as of ${isoDay(other.day)}: ask again later.`);
      return latest?.ready?.comparison;
    }
    made = begin(day, seq, account.id, services);
    kept.push(made);
    const begun = made;
    begun.all.then(
      () => {
        for (const old of kept.filter((each) => each.day === day && each.ready && each !== begun))
          kept.splice(kept.indexOf(old), 1);
        while (kept.length > KEPT) kept.splice(0, 1);
      },
      () => void kept.splice(kept.indexOf(begun), 1),
    );
  }
  const own = made;
  const waited = await withPatience(own, PATIENCE_MS, signal);
  if (waited) {
    leftOut(made);
    return waited;
  }
  const { counted, batches } = made;
  note(
    `All owners are being compared in the background: ${batches === undefined ? 'they are being listed' : `${counted} of ${batches} parts are counted`}; ask again for scores.`,
  );
  return latest?.ready?.comparison;
}

type Figures = Omit<FoundRights, 'rights'> & { readonly days: EvaluatedDay[] };
const evaluations = keptFigures<Figures>(50);

/**
 * What was left out of figures: publications beyond those that are counted or of no known day, and events of those
 * beyond the ones read.
 */
export function boundsNotes({
  counted,
  total,
  undated,
  unread,
}: Omit<FoundRights, 'rights'>): { en: string; zh: string }[] {
  const notes: { en: string; zh: string }[] = [];
  if (total > MOST_COUNTED)
    notes.push({
      en: `The latest ${counted} of ${total} publications were counted.`,
      zh: `共${total}件公开文本，统计了最新的${counted}件。`,
    });
  if (undated > 0)
    notes.push({
      en: `${undated} of ${total} publications have no publication date: they were not counted.`,
      zh: `共${total}件公开文本，其中${undated}件没有公开日，未计入。`,
    });
  if (unread > 0)
    notes.push({
      en: `Events and conveyances were read of the latest ${MOST_READ} publications that have any; those of ${unread} more were not.`,
      zh: `仅读取了最新${MOST_READ}件有事件或转让记录的公开文本的事件，另有${unread}件未读取。`,
    });
  return notes;
}

/** The figures of a company at some days; a note says what was not read. */
export async function evaluated(
  { names, owned, filed }: Subject,
  days: readonly number[],
  { account, signal, note }: Asker,
  services: Services,
): Promise<EvaluatedDay[]> {
  const { corpus } = services;
  const asked = { of: { names, owned, filed }, days };
  const found = await evaluations(corpus, asked, () =>
    services.isolation.run(evaluationJob, asked, { services, account: account.id, signal }),
  );
  for (const sentence of boundsNotes(found)) note(sentence.en);
  const last = found.days.at(-1)?.states;
  if (last && last.unknown > 0)
    note(
      `The legal state of ${last.unknown} of its ${last.rights} applications is stated by no loaded source: what is in force, pending or granted in force is counted among the others.`,
    );
  if (found.days.every(({ families }) => families === 0)) note(`No stored patent is owned by ${names[0] ?? 'it'}.`);
  return found.days;
}

/** The score of a company among all owners at a day; a note says what it is compared with. */
export async function scored(
  { day, indicators, families }: EvaluatedDay,
  call: Asker,
  services: Services,
): Promise<Score | undefined> {
  if (families < LEAST_FAMILIES) {
    call.note(`Scores compare owners of ${LEAST_FAMILIES} families or more; it has ${families}.`);
    return undefined;
  }
  const all = await comparison(day, call, services);
  if (!all) return undefined;
  const score = scoreOf(indicators, all);
  call.note(
    `Scores are mean percentiles among the ${all.companies} owners of the corpus with ${LEAST_FAMILIES} families or more on ${isoDay(day)}.` +
      (all.companies < LEAST_COMPARED ? ` Ratings are given where ${LEAST_COMPARED} compare.` : ''),
  );
  return score;
}

const round = (value: number | undefined): number | undefined => (value === undefined ? undefined : rounded(value, 6));

/** Money in whole dollars, as the interface has it. */
const whole = (dollars: number | undefined): number | undefined => dollars && Math.round(dollars);

/** The five dimensions as answers write them; absent without a score. */
export const dimensions = (score: Score | undefined) =>
  score && {
    fundamental: round(score.dimensions.fundamental),
    rd_scale_and_stability: round(score.dimensions.rd_scale_and_stability),
    tech_influence: round(score.dimensions.tech_influence),
    tech_layout: round(score.dimensions.tech_layout),
    tech_quality: round(score.dimensions.tech_quality),
  };

export const totalOf = (score: Score | undefined): number | undefined => round(score?.total);

/** The day of a body. @throws ServiceError `invalid_request` for what is none, or lies ahead. */
export function dayAsked(date: string, now: number): number {
  const day = parseDay(date);
  if (day === undefined || day % 100 === 0)
    throw new ServiceError('invalid_request', `date is "${date.slice(0, 40)}": give a day as yyyyMMdd.`, {
      field: 'date',
    });
  if (day > dayAt(now))
    throw new ServiceError('invalid_request', `date ${day} lies ahead of today, ${dayAt(now)}.`, { field: 'date' });
  return day;
}

const years = (from: number, to: number) => (epochOfDay(to) - epochOfDay(from)) / 31_557_600_000;

/** Figures that registers state, until a day; absent where none is stored. Amounts in CNY, as stated in it. */
export function registryFigures(company: Company | undefined, day: number) {
  const rows = <K extends Parameters<typeof factsOf>[1]>(kind: K) => (company ? factsOf(company, kind) : []);
  const cny = (text: string | undefined) => {
    const amount = amountOf(text);
    return amount?.currency === 'CNY' ? amount.value : undefined;
  };
  const until = <T>(list: readonly T[], of: (row: T) => number | undefined) =>
    list.filter((row) => (of(row) ?? Number.POSITIVE_INFINITY) <= day);
  const count = <T>(all: readonly T[], of: (row: T) => number | undefined, from = 0) =>
    all.length === 0 ? undefined : until(all, of).filter((row) => of(row)! > from).length;
  const rounds = until(rows('financing'), ({ date }) => date).sort((a, b) => a.date! - b.date!);
  const amounts = rounds.flatMap(({ amount }) => cny(amount) ?? []);
  const software = rows('software');
  const registered = (row: (typeof software)[number]) => row.registered;
  const inYear = (year: number) =>
    until(software, registered).filter((row) => yearOfDay(row.registered!) === year).length;
  const year = yearOfDay(day);
  const [recent, before] = [
    [1, 2, 3].reduce((sum, n) => sum + inYear(year - n), 0),
    [4, 5, 6].reduce((sum, n) => sum + inYear(year - n), 0),
  ];
  const standards = rows('standard');
  const certificates = rows('certificate');
  const people = rows('person').filter(({ core }) => core === 1);
  const qualifications = until(rows('qualification'), ({ published }) => published).flatMap(({ label }) => label ?? []);
  return {
    actual_capital_formatted: company && cny(profileOf(company, 'paid_in_capital')),
    reg_capital_formatted: company && cny(profileOf(company, 'registered_capital')),
    duration: company?.founded !== undefined && company.founded <= day ? round(years(company.founded, day)) : undefined,
    rounds: rounds.length > 0 ? rounds.length : undefined,
    funding_interval: round(mean(rounds.slice(1).map((each, i) => years(rounds[i]!.date!, each.date!)))),
    funding_sum: amounts.length > 0 ? amounts.reduce((sum, value) => sum + value, 0) : undefined,
    most_recent_money_q25_formatted: cny(rounds.at(-1)?.amount),
    most_recent_time: rounds.length > 0 ? round(years(rounds.at(-1)!.date!, day)) : undefined,
    software: count(software, registered),
    software_5y: count(software, registered, day - 50_000),
    software_3y_avg: software.length > 0 ? round(recent / 3) : undefined,
    software_growth: software.length > 0 && before > 0 ? round((recent - before) / before) : undefined,
    standards: count(standards, ({ released }) => released),
    national_standards:
      standards.length > 0
        ? until(standards, ({ released }) => released).filter(({ type }) => type === '国家标准').length
        : undefined,
    certificates: count(certificates, ({ starts }) => starts),
    certificates_valid:
      certificates.length > 0
        ? until(certificates, ({ starts }) => starts).filter(({ ends }) => ends === undefined || ends >= day).length
        : undefined,
    members: people.length > 0 ? people.length : undefined,
    qualifications: qualifications.length > 0 ? qualifications : undefined,
  };
}

/** All indicators under the interface's names. */
export function indicatorFields(
  { indicators, day }: EvaluatedDay,
  company: Company | undefined,
  { marks, values }: FiguresBeside,
) {
  const own = registryFigures(company, day);
  const of = (name: IndicatorName) => round(indicators[name]);
  return {
    active_inventor_cnt: of('active_inventor_cnt'),
    active_inventor_ratio: of('active_inventor_ratio'),
    actual_capital_formatted: own.actual_capital_formatted,
    apno_cnt: of('apno_cnt'),
    apno_cnt_valid_5y: of('apno_cnt_valid_5y'),
    avg_3y_cnt: of('avg_3y_cnt'),
    avg_cited_by_cnt: of('avg_cited_by_cnt'),
    avg_remaining_life_span: of('avg_remaining_life_span'),
    avg_technology_score: undefined,
    core_patents_cited_by_cnt: of('core_patents_cited_by_cnt'),
    core_patents_cited_by_ratio: of('core_patents_cited_by_ratio'),
    country_cnt: of('country_cnt'),
    country_standard_information_num: own.national_standards,
    duration: own.duration,
    external_licensing_cnt: of('external_licensing_cnt'),
    granted_invention_cnt: of('granted_invention_cnt'),
    granted_invention_cnt_pb_1y: of('granted_invention_cnt_pb_1y'),
    granted_invention_cnt_pb_original_2y: of('granted_invention_cnt_pb_original_2y'),
    granted_invention_ratio: of('granted_invention_ratio'),
    ic_num: own.software_5y,
    in_examing_ratio: of('in_examing_ratio'),
    invention_cnt_validity_higher_10: of('invention_cnt_validity_higher_10'),
    invention_cnt_validity_higher_5_lower_10: of('invention_cnt_validity_higher_5_lower_10'),
    invention_cnt_validity_lower_5: of('invention_cnt_validity_lower_5'),
    invention_ratio: of('invention_ratio'),
    invention_stability: of('invention_stability'),
    ip_dependency: of('ip_dependency'),
    ipc_sub_class_cnt: of('ipc_sub_class_cnt'),
    joint_applicant_cnt: of('joint_applicant_cnt'),
    joint_application_cnt: of('joint_application_cnt'),
    most_cited_patents_value: round(values?.most_cited),
    most_recent_money_q25_formatted: own.most_recent_money_q25_formatted,
    most_recent_time: own.most_recent_time,
    non_design_apno_cnt: of('non_design_apno_cnt'),
    non_design_pct_apno_cnt: of('non_design_pct_apno_cnt'),
    num_certificates: own.certificates,
    num_certificates_valid: own.certificates_valid,
    num_members: own.members,
    num_trademarks_registered: marks?.registered,
    num_trademarks_registered_5y: marks?.registered_5y,
    num_trademarks_total: marks?.filed,
    num_trademarks_total_5y: marks?.filed_5y,
    patent_valid_ratio: of('patent_valid_ratio'),
    patenting_growth_ratio: of('patenting_growth_ratio'),
    pct_apno_cnt: of('pct_apno_cnt'),
    qualification: own.qualifications,
    reg_3y_avg: own.software_3y_avg,
    reg_capital_formatted: own.reg_capital_formatted,
    reg_growth_ratio: own.software_growth,
    reg_num: own.software,
    reg_num_5y: own.software_5y,
    self_cited_by_ratio: of('self_cited_by_ratio'),
    standard_information_num: own.standards,
    tech_global_concentration: of('tech_global_concentration'),
    tech_width: of('tech_width'),
    top5_current_impact_index: of('top5_current_impact_index'),
    total_patent_award_score: undefined,
    value_avg: round(values?.mean),
    value_sum: round(values?.sum),
    value_top5_avg: round(values?.top5_mean),
  };
}

/** What would fill indicators that are absent; the rest a table of one's own. */
export const NOT_STATED: Importers = [
  [/trademark/, 'an office’s trade marks'],
  [/technology_score|award_score/, 'scores of technology and awards: no source'],
  [/value/, 'values: a renewal model, of granted US patents in force'],
  [/licens|ip_dependency/, 'licences: uspto-assignment, epo-ops'],
  [
    /^(?:patent_)?valid|validity|_valid_|granted|examing|life_span|active_invention/,
    'legal states and terms: epo-ops, uspto-odp',
  ],
  [/^(?:self_cited|top5|patenting_growth|tech_)/, 'more of its patents, and of those that cite them'],
  [/litigation|pledge|reexam|transfer|rejected/, 'epo-ops, uspto-assignment, cn-publications'],
];

/** The names that the indicators of C023, C024 and C025 have for financing. */
export const financing = (company: Company | undefined, day: number) => {
  const own = registryFigures(company, day);
  return { avg_funding_interval_all: own.funding_interval, fin_money_sum_all: own.funding_sum, round_all: own.rounds };
};
/** Those of C026. */
export const financingBack = (company: Company | undefined, day: number) => {
  const own = registryFigures(company, day);
  return { avg_funding_interval: own.funding_interval, money_q25_sum_weighted: own.funding_sum, rounds: own.rounds };
};

/** The indicators under the names of the fifth level (DP002, DP004, DP005). */
export function levelFiveFields(at: EvaluatedDay, company: Company | undefined, beside: FiguresBeside) {
  const all = indicatorFields(at, company, beside);
  const own = registryFigures(company, at.day);
  return {
    active_inventor_ratio: all.active_inventor_ratio,
    actual_capital_formatted: all.actual_capital_formatted,
    apno_cnt: all.apno_cnt,
    avg3y_cnt: all.avg_3y_cnt,
    avg_cited_by_cnt: all.avg_cited_by_cnt,
    avg_funding_interval: own.funding_interval,
    avg_remaining_life_span: all.avg_remaining_life_span,
    avg_technology_score: undefined,
    core_patents_cited_by_cnt: all.core_patents_cited_by_cnt,
    core_patents_cited_by_ratio: all.core_patents_cited_by_ratio,
    country_cnt: all.country_cnt,
    duration: all.duration,
    external_licensing_cnt: all.external_licensing_cnt,
    granted_invention_cnt: all.granted_invention_cnt,
    granted_invention_ratio: all.granted_invention_ratio,
    in_examing_ratio: all.in_examing_ratio,
    invention_ratio: all.invention_ratio,
    invention_stability: all.invention_stability,
    ip_dependency: all.ip_dependency,
    joint_applicant_cnt: all.joint_applicant_cnt,
    joint_application_cnt: all.joint_application_cnt,
    money_q25_sum_weighted: own.funding_sum,
    most_cited_patents_value: whole(all.most_cited_patents_value),
    most_recent_money_q25_formatted: all.most_recent_money_q25_formatted,
    most_recent_time: all.most_recent_time,
    non_design_apno_cnt: all.non_design_apno_cnt,
    num_certificates: all.num_certificates,
    num_members: all.num_members,
    num_trademarks_registered: all.num_trademarks_registered,
    num_trademarks_total: all.num_trademarks_total,
    patenting_growth_ratio: all.patenting_growth_ratio,
    pct_apno_cnt: all.pct_apno_cnt,
    publics: company && factsOf(company, 'listing').flatMap(({ exchange }) => exchange ?? []),
    qualify_certificate: own.qualifications,
    reg3y_avg: own.software_3y_avg,
    reg_capital_formatted: all.reg_capital_formatted,
    reg_growth_ratio: all.reg_growth_ratio,
    reg_num: all.reg_num,
    rounds: own.rounds,
    self_cited_by_ratio: all.self_cited_by_ratio,
    tech_global_concentration: all.tech_global_concentration,
    tech_width: all.tech_width,
    top5_current_impact_index: all.top5_current_impact_index,
    total_patent_award_score: undefined,
    value_avg: all.value_avg,
    value_sum: whole(all.value_sum),
    value_top5_avg: all.value_top5_avg,
  };
}

/** Counts of risks as answers write them. */
export function riskFields({ indicators, risks, families }: EvaluatedDay) {
  const { patents, events } = risks;
  return {
    patent_count: {
      // of none that it owns none is in force; of others it may be unknown
      active_invention_cnt: families === 0 ? 0 : indicators.granted_invention_cnt,
      apno_cnt: indicators.apno_cnt ?? 0,
      granted_invention_cnt: risks.granted,
      patent_litigation_defendant: patents.litigation_defendant,
      patent_litigation_plaintiff: patents.litigation_plaintiff,
      patent_pledge: patents.pledge,
      patent_reexam: patents.reexam,
      patent_transfer: patents.transfer,
      patent_transfer_out: patents.transfer_out,
      rejected: risks.rejected,
    },
    patent_event_count: {
      litigation_defendant: events.litigation_defendant,
      litigation_plaintiff: events.litigation_plaintiff,
      pledge: events.pledge,
      reexam: events.reexam,
      transfer: events.transfer,
      transfer_out: events.transfer_out,
    },
  };
}
