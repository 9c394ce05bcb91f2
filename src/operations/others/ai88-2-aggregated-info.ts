import { hash } from 'node:crypto';
import { OWNER } from '#analytics/axes.ts';
import { dayAt } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
import { ai88_2CompanyMonitorAggregatedInfo } from '#contract/generated/others.ts';
import type { AnswerOf } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { patentMonitors } from '#monitors/patents.ts';
import type { Monitor } from '#monitors/store.ts';
import { defineOperation } from '#operation.ts';
import { wordCloudJob } from '#operations/shared/text-charts.ts';
import {
  cloudOf,
  groupsOf,
  hasNews,
  MOST_ITEMS,
  newsOf,
  titlesOf,
  topCompanies,
  trendOf,
  type Week,
  weekOf,
  yearTo,
} from './monitor-week.ts';
import { weekItemsJob } from './week-items-job.ts';
import { daysOf, weekOf as isoWeekOf } from './weeks.ts';

type Answer = AnswerOf<typeof ai88_2CompanyMonitorAggregatedInfo>;

/** The week that is asked for; else the latest in which the expression found anything, else that of today. */
async function weekAsked(given: string | undefined, corpus: Corpus, query: Query, now: number): Promise<string> {
  if (given?.trim()) {
    if (daysOf(given.trim())) return given.trim();
    throw new ServiceError(
      'invalid_request',
      `report_week: "${given.slice(0, 20)}" is no week; write year and week as ISO 8601 counts them, such as 202601.`,
      { field: 'report_week' },
    );
  }
  const today = dayAt(now);
  const until: Query = { kind: 'range', field: 'PBD', from: '18000101', to: `${today}` };
  const latest = { offset: 0, limit: 1, sort: [{ field: 'PBD', order: 'desc' as const }] };
  const { hits } = await corpus.search(patents, { query: allOf(query, until), ...latest });
  const [record] = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  return isoWeekOf(record?.publication_date ?? today);
}

const iso = (instant: number) => new Date(instant).toISOString();
/** Ids of groups: the same for the same group. */
const groupId = (type: string, name: string) => hash('md5', `${type} ${name}`);

/** The monitor itself, and the groups that its week has, each with the expression that finds it. */
function basicInfo(monitor: Monitor, query: Query, empty: boolean, groups: ReturnType<typeof groupsOf>) {
  const narrowed = (field: string, value: string) =>
    printQuery(allOf(query, { kind: 'values', field, values: [value] }));
  const shown = patentMonitors.shown(monitor.query);
  return {
    ...{ tech_monitor_id: monitor.id, title: monitor.name, subject: monitor.name, tech_monitor_type: 'COMPANY' },
    ...{ created_at: iso(monitor.created_at), updated_at: iso(monitor.updated_at) },
    ...{ auto_create: false, empty_summary: empty, pre_compute_status: 'False' },
    ...{ patent_query: shown, user_input: shown, intent_type: 'TechKeyword' },
    extract_company: groups.companies.map(({ name }) => name),
    news_query: groups.companies.slice(0, 5).map(({ name }) => name),
    sub_field_list: [
      ...groups.companies.map(({ name }) => ({
        classification_type: 'company' as const,
        id: groupId('company', name),
        name,
        patent_query: narrowed(OWNER, name),
      })),
      ...groups.techs.map(({ name }) => ({
        classification_type: 'tech' as const,
        id: groupId('tech', name.slice(0, 4)),
        name,
        patent_query: narrowed('IPC_SUB_CLASS', name.slice(0, 4)),
      })),
    ],
  } satisfies Answer['basic_info'];
}

/** Of each group its largest part. */
const overviewOf = ({ companies, techs, others }: ReturnType<typeof groupsOf>): NonNullable<Answer['overview']> =>
  (
    [
      ['company', companies],
      ['tech', techs],
      ['other', others],
    ] as const
  ).flatMap(([sub_type, rows]) =>
    rows.map(({ name, groups }) => ({ sub_name: name, sub_type, group: groups[0]?.title ?? '' })),
  );

const withoutGroups = <T extends { readonly groups: unknown }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, groups: [] }));

export default defineOperation({
  contract: ai88_2CompanyMonitorAggregatedInfo,
  path: '/eureka/tech-monitor-api/company-monitor/aggregated-info',
  summary: 'The weekly report of a monitor',
  description:
    'What the monitor’s expression finds of a week’s publications: companies (owners) with their technologies (IPC subclasses), technologies with their companies, up to 60 publications with their problem, means and effect in sentences that stand in them; by month and field of technology for the year up to then, with its distinctive terms. Counts are of publications; a publication counts once in each of its groups. `report_week` is an ISO week (yyyyww, from Monday); without it, the latest week in which anything was found. Relevance is not scored. News are given where some are loaded.',
  errors: ['invalid_query', 'not_found'],
  example: {
    query: { 'tech-monitor-id': '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90' },
    headers: { 'X-Site-Lang': 'EN' },
  },
  async handle({ query: asked, headers, account, note, signal }, services): Promise<Answer> {
    const { corpus, monitors, clock, isolation } = services;
    const monitor = await monitors.get(account.id, asked['tech-monitor-id'], patentMonitors.name);
    const query = patentMonitors.read(monitor.query);
    const lang = headers['X-Site-Lang'] === 'CN' ? 'zh' : 'en';
    const name = await weekAsked(asked.report_week, corpus, query, clock());
    const week: Week = daysOf(name)!;
    note(`The report is of week ${name}: ${week.from} to ${week.to}.`);
    const { counted, records } = await weekOf(corpus, query, week, signal);
    if (counted.count > MOST_ITEMS)
      note(`${counted.count} publications are counted; the latest ${MOST_ITEMS} of them are shown.`);
    const call = { services, account: account.id, signal };
    const ids = records.map(({ publication_number }) => publication_number);
    const texts =
      ids.length === 0 ? [] : await isolation.run(weekItemsJob, { ids, lang: lang === 'zh' ? 'cn' : 'en' }, call);
    const titles = await titlesOf(corpus, counted, lang);
    const groups = groupsOf({ week, counted, records, texts, titles, lang });
    const cloud = await isolation.run(wordCloudJob, { request: { query: yearTo(query, week) }, lang }, call);
    const hot_news = (await hasNews(corpus))
      ? await newsOf(
          corpus,
          topCompanies(counted).map((company) => company.name),
          week,
          signal,
        )
      : undefined;
    if (!hot_news) note('No news are loaded; records of one’s own (collection news) would give some.');
    note('Papers are in no group: the expression of a monitor is one of patents.');
    return {
      basic_info: basicInfo(monitor, query, counted.count === 0, groups),
      company_groups: groups.companies,
      tech_groups: groups.techs,
      other_groups: groups.others,
      count: {
        company_count: withoutGroups(groups.companies),
        tech_topic_count: withoutGroups(groups.techs),
        other_count: withoutGroups(groups.others),
      },
      overview: overviewOf(groups),
      tech_trend_chart: await trendOf(corpus, query, week, lang, signal),
      tech_topic_word_cloud_chart: cloudOf(cloud.rows, cloud.looked_at - cloud.without),
      top_company_chart: topCompanies(counted),
      ...(hot_news && { hot_news }),
    };
  },
});
