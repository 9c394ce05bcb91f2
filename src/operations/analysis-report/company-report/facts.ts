import { bucketsOf, top } from '#analytics/axes.ts';
import { type Partner, partnersOf } from '#analytics/companies/cooperation.ts';
import { comparisonOf, type EvaluatedDay, evaluate } from '#analytics/companies/evaluation.ts';
import { type IndicatorName, type RiskEvent, riskEventsOf } from '#analytics/companies/indicators.ts';
import { type CitedBodies, type CitingBodies, citedBy, citersOf, movesOf } from '#analytics/companies/moves.ts';
import { type CompanyGroup, groupOf, type Subject, subjectOf } from '#analytics/companies/portfolio.ts';
import { type Comparison, LEAST_FAMILIES, percentilesOf, type Score, scoreOf } from '#analytics/companies/scores.ts';
import { inWords } from '#analytics/companies/words-of-codes.ts';
import { lastYears } from '#analytics/years.ts';
import { dayAt } from '#clock.ts';
import { companies, tellingNames } from '#collections/companies/companies.ts';
import type { Aggregate, Bucket } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import { ServiceError } from '#errors.ts';
import type { StepContext } from '#flows/flow.ts';
import { type CorePatent, corePatents } from '#operations/enterprise-tech-analysis/core-patents.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import { boundsNotes } from '#operations/shared/company-evaluation.ts';
import { Counts } from '#operations/shared/report-counts.ts';
import { wordCloudJob } from '#operations/shared/text-charts.ts';
import type { CompanyReportData } from './data.ts';

const YEARS = 20;
/** Rows of a list of bodies, classes or people. */
export const SHOWN = 10;

/** Words in the language of the report. */
export type Say = (en: string, zh: string) => string;

/** A count, and the mark under which the appendix has its query. */
interface Marked {
  readonly counted: Aggregate;
  readonly mark: string;
}

/** Everything that the report says, before it is put in words. */
export interface CompanyFacts {
  readonly subject: Subject;
  readonly name: string;
  readonly zh: boolean;
  readonly say: Say;
  readonly today: number;
  readonly group?: CompanyGroup;
  readonly filed: Marked;
  readonly owned: Marked;
  /** IPC subclasses that it owns families of, with their titles where stored. */
  readonly fields: readonly { readonly value: string; readonly count: number }[];
  readonly core: readonly CorePatent[];
  readonly partners: readonly Partner[];
  readonly joint: number;
  readonly moves: ReturnType<typeof movesOf>;
  readonly citing: CitingBodies;
  readonly cited: CitedBodies;
  readonly now: EvaluatedDay;
  /** The events that the risks count. */
  readonly events: readonly RiskEvent[];
  /** The most distinctive terms of titles and abstracts of what it owns, with how many publications have them. */
  readonly terms: readonly { readonly value: string; readonly count: number }[];
  /** What a body with a standard name is called: by its record, where one company has the name. */
  called(standard: string): string;
  /** The mark of the query of what was read for citations, transfers, risks and indicators. */
  readonly read: string;
  readonly comparison?: Comparison;
  readonly places: Partial<Record<IndicatorName, number>>;
  readonly score?: Score;
  readonly counts: Counts;
  readonly notes: readonly string[];
  /** Of the notes those on publications that the indicators do not count. */
  readonly uncounted: readonly string[];
}

/** Terms that are shown. */
const TERMS = 15;

/** What bodies are called by their records, in Chinese where one is known and the report is. */
async function calledIn(corpus: Corpus, names: readonly string[], zh: boolean): Promise<(name: string) => string> {
  const all = [...new Set(names)];
  const ids = await corpus.identify(companies, 'name', all);
  const single = all.flatMap((name) => (ids.get(name)?.length === 1 ? [[ids.get(name)![0]!, name] as const] : []));
  const records = await corpus.get(
    companies,
    single.map(([id]) => id),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  const known = new Map(
    single.flatMap(([id, name]) => {
      const record = byId.get(id);
      if (!record) return [];
      const present = tellingNames(record).filter(({ kind }) => kind !== 'previous');
      const chinese = zh ? present.find(({ text }) => /\p{Script=Han}/u.test(text)) : undefined;
      return [[name, chinese?.text ?? record.name ?? name] as const];
    }),
  );
  return (name) => known.get(name) ?? name;
}

const shown = (buckets: readonly Bucket[]) => buckets.map(({ value, count }) => ({ value, count }));

/**
 * Reads and counts what is stored of a company.
 * @throws ServiceError `invalid_request` where nobody is meant for certain.
 */
export async function companyFacts(data: CompanyReportData, context: StepContext): Promise<CompanyFacts> {
  const { services, signal, account } = context;
  const { corpus, clock } = services;
  const notes: string[] = [];
  const note = (sentence: string) => void notes.push(sentence);
  const found = await subjectOf(corpus, data, note);
  if (!found) throw new ServiceError('invalid_request', notes.join(' '));
  const subject: Subject = found.company ? { ...found, company: await inWords(found.company, corpus) } : found;
  const name = subject.head.company_name ?? data.title;
  const zh = /\p{Script=Han}/u.test(name);
  const say: Say = (en, chinese) => (zh ? chinese : en);
  const today = dayAt(clock());
  const counts = new Counts(corpus, signal);
  const filed = await counts.count(say('Families it filed, by year', '按申请年统计的同族'), subject.filed, {
    unit: 'FAM_ID',
    by: { years: { axis: 'years', field: 'APD', ...lastYears(YEARS, clock()) } },
  });
  const owned = await counts.count(say('Families it owns', '所拥有的同族'), subject.owned, {
    unit: 'FAM_ID',
    by: {
      offices: top('AUTHORITY', SHOWN),
      fields: top('IPC_SUB_CLASS', SHOWN),
      inventors: top('IN_EXACT', SHOWN),
      status: top('STATUS_GROUP', 3),
    },
  });
  signal.throwIfAborted();
  const fields = shown(bucketsOf(owned.counted, 'fields'));
  const titles = await classTitles(
    corpus,
    fields.map(({ value }) => value),
    zh ? 'zh' : 'en',
  );
  const within = { account, signal, send: async () => {} };
  const core = await corePatents(subject.owned, {
    ...{ corpus, signal, renewal: data.renewal, now: clock() },
    // the chapter itself says how they are ranked
    note: () => {},
    run: (job, input) => job.run(input, services, within),
  });
  const cloud = (lang: 'zh' | 'en') => wordCloudJob.run({ request: { query: subject.owned }, lang }, services, within);
  const inOwn = await cloud(zh ? 'zh' : 'en');
  const { rows: terms } = inOwn.rows.length > 0 || !zh ? inOwn : await cloud('en');
  const { partners, applications: joint } = await partnersOf(corpus, subject.filed, subject.names);
  const { days, rights, query, ...bounds } = await evaluate(corpus, subject, [today]);
  const uncounted = boundsNotes(bounds).map(({ en, zh: chinese }) => say(en, chinese));
  for (const sentence of uncounted) note(sentence);
  signal.throwIfAborted();
  const now = days[0]!;
  const comparison = now.families < LEAST_FAMILIES ? undefined : await comparisonOf(corpus, today);
  const score = comparison && scoreOf(now.indicators, comparison);
  const moves = movesOf(rights, subject.names, today);
  const citing = citersOf(rights, subject.names, today);
  const cited = await citedBy(corpus, subject.owned, subject.names);
  const events = riskEventsOf(rights, subject.names, today);
  const bodies = [partners, moves.acquired.parties, moves.passed_on.parties, citing.owners, cited.owners].flatMap(
    (list) => list.slice(0, SHOWN).map((each) => each.name),
  );
  const parties = events.flatMap(({ event }) => Object.values(event.parties).flat());
  return {
    ...{ subject, name, zh, say, today, filed, owned, core, partners, joint, now, counts, notes, uncounted },
    ...{ moves, citing, cited, events, called: await calledIn(corpus, [...bodies, ...parties], zh) },
    terms: terms.slice(0, TERMS).map(({ name: value, count }) => ({ value, count })),
    ...(subject.company && { group: await groupOf(corpus, subject.company) }),
    fields: fields.map(({ value, count }) => ({ value: `${value} ${titles.get(value) ?? ''}`.trim(), count })),
    read: counts.note(
      say('Publications read for citations, transfers, risks and indicators', '用于引用、转让、风险与指标的公开文本'),
      printQuery(query),
      bounds.total,
    ),
    ...(comparison && { comparison }),
    ...(score && { score }),
    places: comparison ? percentilesOf(now.indicators, comparison) : {},
  };
}
