import { bucketsOf, OWNER, top, withoutOf } from '#analytics/axes.ts';
import { dayText, yearOfDay } from '#clock.ts';
import { news } from '#collections/news/news.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Aggregate, Bucket } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isEmpty } from '#corpus/total.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import { inLanguage } from '#operations/shared/languages.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { TECHNOLOGY_FIELDS, technologyFields } from '#patents/technology-fields.ts';
import { MONITOR_WORDS, type MonitorWords } from './monitor-words.ts';
import type { ItemTexts } from './week-items-job.ts';

// What a monitor's expression found of one week's publications: companies, groups of technology, and the publications
// themselves.

/** By which a technology is told: subclasses of the IPC. */
const TECHNOLOGY = 'IPC_SUB_CLASS';
const GROUPS = 20;
const INNER_GROUPS = 8;
/** Publications that are shown: the latest. */
export const MOST_ITEMS = 60;
const MOST_NAMED = 5;
const MONTHS = 12;
const FIELDS_SHOWN = 8;
const TOP_COMPANIES = 5;
const NEWS = 20;

export interface Week {
  /** Days, both inclusive. */
  readonly from: number;
  readonly to: number;
}
type Lang = 'en' | 'zh';

const published = ({ from, to }: Week): Query => ({ kind: 'range', field: 'PBD', from: `${from}`, to: `${to}` });

/** What was published in a week, counted, with the latest of its records. */
export async function weekOf(corpus: Corpus, query: Query, week: Week, signal: AbortSignal) {
  const asked = allOf(query, published(week));
  const counted = await corpus.aggregate(
    patents,
    { query: asked, signal },
    {
      by: {
        company: top(OWNER, GROUPS, { by: { other: top(TECHNOLOGY, INNER_GROUPS) } }),
        tech: top(TECHNOLOGY, GROUPS, { by: { other: top(OWNER, INNER_GROUPS) } }),
      },
    },
  );
  const sort = [{ field: 'PBD', order: 'desc' as const }];
  const { hits } = await corpus.search(patents, { query: asked, signal, offset: 0, limit: MOST_ITEMS, sort });
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  return { asked, counted, records };
}

const ownersOf = (patent: Patent) => currentOwners(patent).map(({ name, standard_name = name }) => standard_name);
const classesOf = ({ ipc }: Patent) => [...new Set(ipc.map((symbol) => symbol.slice(0, 4)))];

interface Told {
  readonly week: Week;
  readonly counted: Aggregate;
  readonly records: readonly Patent[];
  readonly texts: readonly ItemTexts[];
  readonly titles: ReadonlyMap<string, string>;
  readonly lang: Lang;
}

/** Titles of the classes of a week. */
export const titlesOf = (corpus: Corpus, counted: Aggregate, lang: Lang) => {
  const inner = bucketsOf(counted, 'company').flatMap((company) => bucketsOf(company, 'other'));
  return classTitles(corpus, [...new Set([...bucketsOf(counted, 'tech'), ...inner].map(({ value }) => value))], lang);
};

/** Companies, technologies and the rest of a week, each with its groups and the publications in them. */
export function groupsOf(told: Told) {
  const { counted, records, titles, lang } = told;
  const words = MONITOR_WORDS[lang];
  const titled = (symbol: string) => [symbol, titles.get(symbol)].filter(Boolean).join(' ');
  const items = new Map(records.map((record) => [record, itemOf(record, told)]));
  const groupOf = (title: string, count: number, members: readonly Patent[]) => ({
    title,
    summary: words.group(
      count,
      members.slice(0, MOST_NAMED).map(({ publication_number }) => publication_number),
    ),
    patent_ids: members.map(({ publication_number }) => patentId(publication_number)),
    ...{ paper_ids: [], images: [] },
    items: members.map((member) => items.get(member)!),
  });
  const rowOf = (
    bucket: Bucket,
    name: string,
    inner: (value: string) => string,
    of: (one: Patent, value: string) => boolean,
  ) => {
    const parts = bucketsOf(bucket, 'other');
    return {
      name,
      count: bucket.count,
      group_count: parts.length,
      groups: parts.map(({ value, count }) =>
        groupOf(
          inner(value),
          count,
          records.filter((one) => of(one, value)),
        ),
      ),
      low_score: NOTHING_LOW,
      overall_summary: summaryOf(words, bucket.count, told.week, parts, inner),
    };
  };
  return {
    companies: bucketsOf(counted, 'company').map((bucket) => ({
      company_name: bucket.value,
      ...rowOf(
        bucket,
        bucket.value,
        titled,
        (one, symbol) => ownersOf(one).includes(bucket.value) && classesOf(one).includes(symbol),
      ),
    })),
    techs: bucketsOf(counted, 'tech').map((bucket) =>
      rowOf(
        bucket,
        titled(bucket.value),
        (value) => value,
        (one, owner) => classesOf(one).includes(bucket.value) && ownersOf(one).includes(owner),
      ),
    ),
    others: (
      [
        [words.without_owner, withoutOf(counted, 'company'), (one: Patent) => ownersOf(one).length === 0],
        [words.without_class, withoutOf(counted, 'tech'), (one: Patent) => one.ipc.length === 0],
      ] as const
    )
      .filter(([, count]) => count > 0)
      .map(([name, count, of]) => ({
        name,
        count,
        group_count: 1,
        groups: [groupOf(name, count, records.filter(of))],
        low_score: NOTHING_LOW,
        overall_summary: summaryOf(words, count, told.week, [], titled),
      })),
  };
}

/** No item is ranked below others: relevance is not scored. */
const NOTHING_LOW = { images: [], items: [], paper_ids: [], patent_ids: [] };

const summaryOf = (
  words: MonitorWords,
  count: number,
  { from, to }: Week,
  parts: readonly Bucket[],
  named: (value: string) => string,
) =>
  words.summary(
    count,
    dayText(from),
    dayText(to),
    parts.slice(0, MOST_NAMED).map((part) => [named(part.value), part.count] as const),
  );

/** A publication, with what it says of itself word for word. */
function itemOf(patent: Patent, { texts, lang }: Told) {
  const { publication_number: pn } = patent;
  const said = texts.find((one) => one.publication_number === pn);
  const wire = lang === 'zh' ? 'cn' : 'en';
  const names = ownersOf(patent);
  const abstract = inLanguage(patent.abstracts, wire)?.text;
  return {
    item_id: patentId(pn),
    item_type: 'patent' as const,
    item_info: {
      pn,
      patent_id: patentId(pn),
      title: shownTitle(patent.titles, lang),
      ...(abstract !== undefined && { abst: abstract }),
      ...(names[0] && { ancs: { ans_name: names[0] } }),
      organizations: names.map((name) => ({ normalized_name: name, normalized_display_name: name })),
      tech_field_and_topic_list: technologyFields(patent.ipc).map((field) => TECHNOLOGY_FIELDS[field - 1]![lang]),
      ...(said?.problem !== undefined && { llm_tech_problem: said.problem }),
      ...(said?.benefit !== undefined && { llm_benefit: said.benefit }),
      ...(said && said.innovation.length > 0 && { llm_innovation_list: [...said.innovation] }),
    },
  };
}

/** The five companies with the most publications of a week, with the classes that they are in. */
export const topCompanies = (counted: Aggregate) =>
  bucketsOf(counted, 'company')
    .slice(0, TOP_COMPANIES)
    .map((bucket) => ({
      name: bucket.value,
      num: bucket.count,
      tags: bucketsOf(bucket, 'other').map(({ value }) => value),
    }));

/** The month of a day, and the months up to it, as yyyyMM. */
const monthOf = (day: number) => Math.trunc(day / 100);
function monthsTo(day: number): number[] {
  const last = yearOfDay(day) * 12 + (monthOf(day) % 100) - 1;
  return Array.from({ length: MONTHS }, (_, i) => {
    const month = last - MONTHS + 1 + i;
    return Math.trunc(month / 12) * 100 + (month % 12) + 1;
  });
}

/** What the expression found of the twelve months up to a week's last. */
export const yearTo = (query: Query, { to }: Week): Query =>
  allOf(query, published({ from: monthsTo(to)[0]! * 100 + 1, to: monthOf(to) * 100 + 31 }));

/** Publications by month, all of them and by field of technology. */
export async function trendOf(corpus: Corpus, query: Query, week: Week, lang: Lang, signal: AbortSignal) {
  const months = monthsTo(week.to);
  const axis = { axis: 'months', field: 'PBD', from: months[0]!, to: months.at(-1)! } as const;
  const counted = await corpus.aggregate(
    patents,
    { query: yearTo(query, week), signal },
    { by: { months: axis, field: top('WIPO_FIELD', FIELDS_SHOWN, { by: { months: axis } }) } },
  );
  const fields = bucketsOf(counted, 'field').map((bucket) => ({
    code: bucket.value,
    name: TECHNOLOGY_FIELDS[Number(bucket.value) - 1]![lang],
    counts: new Map(bucketsOf(bucket, 'months').map(({ value, count }) => [value, count])),
  }));
  const rows = bucketsOf(counted, 'months').map(({ value, count }) => ({
    month: value,
    count,
    by: fields.map(({ name, counts }) => [name, counts.get(value) ?? 0] as const),
  }));
  const totals = rows.map(({ count }) => count);
  return {
    dimensions: [
      {
        pbd_ym: rows.map(({ month }) => month),
        tech_field: fields.map(({ name }) => name),
        count: totals.map(String),
      },
    ],
    source: rows.map(({ month, count, by }) => ({ ...Object.fromEntries(by), pbd_ym: month, count })),
    total: { pbd_ym: totals },
    extra: {
      PBD_YM: rows.map(({ month, count, by }) => ({
        code: month,
        label: `${month.slice(0, 4)}-${month.slice(4)}`,
        pbd_ym: month,
        total_patent_count: count,
        tech_field_count: by.filter(([, of]) => of > 0).length,
      })),
      TECH_FIELD: fields.map(({ code, name }) => ({
        code,
        label: name,
        tech_field_id: code,
        tech_field_name: name,
      })),
      ...(totals.length > 0 && { max: Math.max(...totals), min: Math.min(...totals) }),
    },
  };
}

/** Terms of texts as a chart of the interface: each a row with its texts, and their share of those read. */
export function cloudOf(rows: readonly { readonly name: string; readonly count: number }[], read: number) {
  return {
    dimensions: [{ tech_field: rows.map(({ name }) => name), count: rows.map(({ count }) => String(count)) }],
    source: rows.map(({ name, count }) => ({ [name]: count, count, ...(read > 0 && { percentage: count / read }) })),
    extra: {
      TECH_FIELD: rows.map(({ name }) => ({ code: name, label: name, tech_field_name: name })),
      ...(rows.length > 0 && {
        max: Math.max(...rows.map(({ count }) => count)),
        min: Math.min(...rows.map(({ count }) => count)),
      }),
    },
  };
}

/** Whether any news are loaded. */
export const hasNews = async (corpus: Corpus): Promise<boolean> => !(await isEmpty(corpus, news));

/** News of a week that name one of some companies, the latest first. */
export async function newsOf(corpus: Corpus, names: readonly string[], { from, to }: Week, signal: AbortSignal) {
  const days: Query = { kind: 'range', field: 'POSTED', from: `${from}`, to: `${to}` };
  const asked = {
    query: allOf(anyOf(...names.map((text): Query => ({ kind: 'phrase', field: 'ALL', text }))), days),
    ...{ offset: 0, limit: NEWS, signal, sort: [{ field: 'POSTED', order: 'desc' as const }] },
  };
  const { hits, total } = names.length === 0 ? { hits: [], total: 0 } : await corpus.search(news, asked);
  const records = await corpus.get(
    news,
    hits.map(({ id }) => id),
  );
  return {
    records: records.map(({ id, title, content, source_url, tags }) => ({
      news_id: id,
      title,
      ...(content !== undefined && { content: content.slice(0, 2_000).toWellFormed() }),
      ...(source_url !== undefined && URL.canParse(source_url) && { link: source_url }),
      topics: [...tags],
    })),
    ...{ page: 1, limit: NEWS, total, has_previous: false, has_next: total > NEWS },
  };
}
