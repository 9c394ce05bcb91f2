import {
  comparisonOf,
  type Evaluated,
  type EvaluatedDay,
  evaluate,
  MOST_READ,
} from '#analytics/companies/evaluation.ts';
import type { IndicatorName } from '#analytics/companies/indicators.ts';
import type { Subject } from '#analytics/companies/portfolio.ts';
import { type Comparison, LEAST_COMPARED, LEAST_FAMILIES, type Score, scoreOf } from '#analytics/companies/scores.ts';
import { amountOf, type Company, factsOf, profileOf } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import type { Call } from '#operation.ts';
import { parseDay } from '#patents/dates.ts';
import type { Services } from '#services.ts';

/** Figures of one company at some days, read and computed in a thread. */
export const evaluationJob = defineJob({
  name: 'company-evaluation',
  lane: 'search',
  run: ({ of, days }: { of: Evaluated; days: readonly number[] }, { corpus }) => evaluate(corpus, of, days),
});

/** The indicators of all owners at a day. */
export const comparisonJob = defineJob({
  name: 'company-comparison',
  lane: 'search',
  run: ({ day }: { day: number }, { corpus }) => comparisonOf(corpus, day),
});

/** A day of the calendar of an instant. */
export const dayAt = (now: number): number => Number(new Date(now).toISOString().slice(0, 10).replaceAll('-', ''));

const KEPT = 8;
/** What all owners come to, for the latest days asked, until a record changes. */
const comparisons = new WeakMap<Corpus, Map<string, Promise<Comparison | undefined>>>();

type Asker = Pick<Call, 'account' | 'signal' | 'note'>;

/** Counted for the first who asks, and kept until the corpus changes. */
async function comparison(day: number, { account }: Asker, services: Services): Promise<Comparison | undefined> {
  const { corpus, isolation } = services;
  const seq = (await corpus.status()).map(({ stored_seq }) => stored_seq).join(',');
  const kept = comparisons.get(corpus) ?? new Map<string, Promise<Comparison | undefined>>();
  comparisons.set(corpus, kept);
  const key = `${seq} ${day}`;
  let made = kept.get(key);
  if (!made) {
    // several wait for it: none of them ends it by leaving
    made = isolation.run(
      comparisonJob,
      { day },
      { services, account: account.id, signal: new AbortController().signal },
    );
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(old);
  }
  return made;
}

/** The figures of a company at some days; a note says what was not read. */
export async function evaluated(
  { names, owned, filed }: Subject,
  days: readonly number[],
  { account, signal, note }: Asker,
  services: Services,
): Promise<EvaluatedDay[]> {
  const found = await services.isolation.run(
    evaluationJob,
    { of: { names, owned, filed }, days },
    { services, account: account.id, signal },
  );
  if (found.read < found.total) note(`The latest ${MOST_READ} of ${found.total} publications were read.`);
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
  if (!all) {
    call.note('No score is given: the corpus is larger than is compared at once.');
    return undefined;
  }
  const score = scoreOf(indicators, all);
  call.note(
    `Scores are mean percentiles among the ${all.companies.length} owners of the corpus with ${LEAST_FAMILIES} families or more on ${day}.` +
      (all.companies.length < LEAST_COMPARED ? ` Ratings are given where ${LEAST_COMPARED} compare.` : ''),
  );
  return score;
}

const round = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 1e6) / 1e6;

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

const years = (from: number, to: number) => {
  const instant = (day: number) =>
    Date.UTC(Math.trunc(day / 1e4), Math.max(0, (Math.trunc(day / 100) % 100) - 1), Math.max(1, day % 100));
  return (instant(to) - instant(from)) / 31_557_600_000;
};
const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;

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
    until(software, registered).filter((row) => Math.trunc(row.registered! / 1e4) === year).length;
  const year = Math.trunc(day / 1e4);
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
export function indicatorFields({ indicators, day }: EvaluatedDay, company: Company | undefined) {
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
    most_cited_patents_value: undefined,
    most_recent_money_q25_formatted: own.most_recent_money_q25_formatted,
    most_recent_time: own.most_recent_time,
    non_design_apno_cnt: of('non_design_apno_cnt'),
    non_design_pct_apno_cnt: of('non_design_pct_apno_cnt'),
    num_certificates: own.certificates,
    num_certificates_valid: own.certificates_valid,
    num_members: own.members,
    num_trademarks_registered: undefined,
    num_trademarks_registered_5y: undefined,
    num_trademarks_total: undefined,
    num_trademarks_total_5y: undefined,
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
    value_avg: undefined,
    value_sum: undefined,
    value_top5_avg: undefined,
  };
}

/** Says which indicators are absent. */
export const NOT_STATED =
  'company-table (capital, financing, software, standards, certificates, people); values of patents and trademarks: no loaded source; licences: uspto-assignment, epo-ops';

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
export function levelFiveFields(at: EvaluatedDay, company: Company | undefined) {
  const all = indicatorFields(at, company);
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
    most_cited_patents_value: undefined,
    most_recent_money_q25_formatted: all.most_recent_money_q25_formatted,
    most_recent_time: all.most_recent_time,
    non_design_apno_cnt: all.non_design_apno_cnt,
    num_certificates: all.num_certificates,
    num_members: all.num_members,
    num_trademarks_registered: undefined,
    num_trademarks_total: undefined,
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
    value_avg: undefined,
    value_sum: undefined,
    value_top5_avg: undefined,
  };
}

/** Counts of risks as answers write them. */
export function riskFields({ indicators, risks }: EvaluatedDay) {
  const { patents, events } = risks;
  return {
    patent_count: {
      active_invention_cnt: indicators.granted_invention_cnt ?? 0,
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
