import type { Counts, YearDate } from '../find/counts.ts';
import type { Fact } from '../find/facts.ts';
import type { OrderDate } from '../find/in-order.ts';
import type { Research } from '../pick/research.ts';
import type { FactOf } from '../read/fact-questions.ts';
import { describe, inQuotes, quoted } from './sources.ts';

/** Answers that are numbers, lists and facts instead of passages. */

/** Until when the corpus goes: what is counted and listed depends on it. */
const until = (as_of: string | undefined, zh: boolean): string =>
  as_of === undefined ? '' : zh ? `，公开日截至 ${as_of}` : `, published until ${as_of}`;

/** That more may belong to the years asked for, whose records state no date. */
export function withoutDate(undated: number | undefined, zh: boolean): string {
  if (!undated) return '';
  return zh
    ? `另有 ${undated} 个专利族的记录没有可据以判断年份的日期，未计入。\n`
    : `${undated} more ${undated === 1 ? 'family matches whose records have' : 'families match whose records have'} no date that would tell the year; ${undated === 1 ? 'it is' : 'they are'} not counted.\n`;
}

/** Numbers with the search that gives them again. */
export function* counts({ lang, corpus_size, as_of, undated }: Research, counted: Counts): Generator<string> {
  const { of, query, publications, families, rows, distinct, relaxed, dated_by } = counted;
  const zh = lang === 'zh';
  const what = query === '*' ? (zh ? '整个语料库' : 'the whole corpus') : query;
  yield zh
    ? `${publications} 件公开文献，属于 ${families} 个专利族（语料库共 ${corpus_size} 件${until(as_of, zh)}）。\n检索式：${what}\n`
    : `${publications} ${publications === 1 ? 'publication' : 'publications'} in ${families} patent ${families === 1 ? 'family' : 'families'}, of ${corpus_size} publications in this corpus${until(as_of, zh)}.\nCounted: ${what}\n`;
  yield relaxation(relaxed, zh);
  yield withoutDate(undated, zh);
  if (of === 'years' && rows.length === 0 && publications > 0)
    yield zh ? '\n这些文献的记录中没有任何日期。\n' : '\nNo date is recorded of any of these documents.\n';
  if (of === 'documents' || rows.length === 0) return;
  const head = of === 'years' ? YEAR_HEADS[dated_by!.date][zh ? 1 : 0] : (zh ? HEADS_ZH : HEADS)[of];
  yield `\n${head}${distinct > rows.length ? (zh ? `（共 ${distinct} 个，列出前 ${rows.length} 个）` : ` (first ${rows.length} of ${distinct})`) : ''}${zh ? '：' : ':'}\n\n`;
  yield* table(
    [COLUMNS[of][zh ? 1 : 0], zh ? '专利族' : 'Families'],
    rows.map(({ value, families: count }) => [value, String(count)]),
  );
  if (of === 'years') yield aboutYears(dated_by!, zh);
}

/** How a search had to be widened to find anything. */
function relaxation(relaxed: Counts['relaxed'], zh: boolean): string {
  if (relaxed === 'all_but_one')
    return zh
      ? '（标题、摘要、权利要求中没有同时出现全部词语，去掉其中一个后统计。）\n'
      : '(No title, abstract or claims have all words of the question; counted by all but one of them.)\n';
  if (relaxed === 'full_text')
    return zh
      ? '（标题、摘要、权利要求中没有同时出现这些词，按全文统计。）\n'
      : '(No title, abstract or claims have all of these words; counted in the whole text.)\n';
  if (relaxed === 'fewer_words')
    return zh
      ? '（没有文献同时包含问题中的全部词语，按其中最少见的词统计。）\n'
      : '(No document has all words of the question; counted by the rarest of them.)\n';
  return '';
}

/** What numbers by year leave out. */
function aboutYears({ date, undated }: NonNullable<Counts['dated_by']>, zh: boolean): string {
  const without =
    undated === 0
      ? ''
      : zh
        ? `有 ${undated} 个专利族没有该日期，未计入。`
        : `${undated} ${undated === 1 ? 'family has' : 'families have'} no such date and ${undated === 1 ? 'is' : 'are'} not counted. `;
  const often = zh ? '一个专利族在其成员所在的每一年各计一次。' : 'A family counts in each year of a member. ';
  const late =
    date === 'PBD'
      ? ''
      : zh
        ? '最近约 18 个月提交的申请多数尚未公开，最后几年的数字偏低。'
        : 'Applications of the latest 18 months or so are mostly unpublished, so the last years are low.';
  return `\n${`${without}${often}${late}`.trim()}\n`;
}

/** A Markdown table; bars within cells are written so that they do not divide. */
export function* table(head: readonly string[], rows: readonly (readonly string[])[]): Generator<string> {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |\n`;
  yield line(head);
  yield `|${head.map(() => '---|').join('')}\n`;
  for (const row of rows) yield line(row);
}

const YEAR_HEADS: Readonly<Record<YearDate, readonly [en: string, zh: string]>> = {
  APD: ['Patent families by year of filing', '按申请年份的专利族数'],
  E_PRIORITY_DATE: ['Patent families by year of earliest priority', '按最早优先权年份的专利族数'],
  PBD: ['Patent families by year of publication', '按公开年份的专利族数'],
};
const COLUMNS: Readonly<Record<Exclude<Counts['of'], 'documents'>, readonly [en: string, zh: string]>> = {
  years: ['Year', '年份'],
  applicants: ['Applicant', '申请人'],
  inventors: ['Inventor', '发明人'],
  offices: ['Office', '国家/地区'],
  classes: ['IPC subclass', 'IPC 小类'],
};
const HEADS = {
  applicants: 'Patent families by applicant',
  inventors: 'Patent families by inventor',
  offices: 'Patent families by office of publication',
  classes: 'Patent families by IPC subclass',
};
const HEADS_ZH = {
  applicants: '按申请人的专利族数',
  inventors: '按发明人的专利族数',
  offices: '按公开国家/地区的专利族数',
  classes: '按 IPC 小类的专利族数',
};

// biome-ignore format: read it as a table
const ORDERED: Readonly<Record<OrderDate | 'none', Readonly<Record<'en' | 'zh', readonly [earliest: string, latest: string]>>>> = {
  PBD:             { en: ['Earliest publication first', 'Newest publication first'], zh: ['按公开日，最早的在前', '按公开日，最新的在前'] },
  APD:             { en: ['Earliest filed first', 'Latest filed first'], zh: ['按申请日，最早的在前', '按申请日，最晚的在前'] },
  E_PRIORITY_DATE: { en: ['Earliest priority first', 'Latest priority first'], zh: ['按优先权日，最早的在前', '按优先权日，最晚的在前'] },
  none:            { en: ['No dates are recorded, so in no order', 'No dates are recorded, so in no order'], zh: ['没有日期记录，不分先后', '没有日期记录，不分先后'] },
};

/** Documents in order of time. */
export function* listed({
  lang,
  corpus_size,
  matching,
  query,
  order,
  ordered_by,
  sources,
  relaxed,
  as_of,
  undated,
}: Research): Generator<string> {
  const zh = lang === 'zh';
  const what = query === '*' ? (zh ? '整个语料库' : 'the whole corpus') : query;
  yield zh
    ? `${matching} 个专利族（语料库共 ${corpus_size} 件公开文献${until(as_of, zh)}）。\n检索式：${what}\n`
    : `${matching} patent ${matching === 1 ? 'family' : 'families'}, of ${corpus_size} publications in this corpus${until(as_of, zh)}.\nCounted: ${what}\n`;
  yield relaxation(relaxed, zh);
  yield withoutDate(undated, zh);
  const texts = sources.flatMap(({ number, sentences }) =>
    sentences.filter(({ part }) => part !== 'title').map((quote) => `- ${inQuotes(quote)} [${number}]\n`),
  );
  if (texts.length > 0) yield `\n${texts.join('')}`;
  const [first, dates] = [order === 'earliest' ? 0 : 1, ORDERED[ordered_by ?? 'none']];
  yield zh ? `\n${dates.zh[first]}：\n` : `\n${dates.en[first]}:\n`;
  for (const source of sources) yield `${describe(source, zh, texts.length === 0, ordered_by)}\n`;
}

// biome-ignore format: read it as a table
const FACT_NAMES: Readonly<Record<FactOf, readonly [en: string, zh: string]>> = {
  inventors:        ['Inventors', '发明人'],
  applicants:       ['Applicants and owners', '申请人（专利权人）'],
  filing_date:      ['Filed', '申请日'],
  publication_date: ['Published', '公开日'],
  grant_date:       ['Granted', '授权日'],
  priority_date:    ['Priorities', '优先权'],
  expiry_date:      ['Estimated expiry', '预计到期日'],
  status:           ['Legal status', '法律状态'],
  family:           ['Simple family', '简单同族'],
  classes:          ['Classes', '分类号'],
  cites:            ['Cites', '引用'],
  cited_by:         ['Cited by, of this corpus', '被本语料库中的文献引用'],
  claims:           ['Claims', '权利要求项数'],
};
/** Simple legal status by its code. */
// biome-ignore format: read it as a table
const STATUSES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  0:   ['inactive', '失效'],
  1:   ['active', '有效'],
  2:   ['pending', '审中'],
  220: ['PCT, the time for entering national phases is over', 'PCT 指定期满'],
  221: ['PCT, within the time for entering national phases', 'PCT 指定期内'],
  999: ['unknown', '未知'],
};

/** Facts of publications, one publication after the other. */
export function* facts({ lang, sources, facts: found = [] }: Research): Generator<string> {
  const zh = lang === 'zh';
  const place = zh ? 1 : 0;
  yield zh ? '据著录项目：\n' : 'As the bibliography records:\n';
  for (const number of new Set(found.map(({ publication_number }) => publication_number))) {
    const source = sources.find(({ publication_number }) => publication_number === number);
    yield `\n### ${number}${source ? `${zh ? '：' : ': '}${source.title}` : ''}\n`;
    for (const fact of found) {
      if (fact.publication_number !== number) continue;
      yield `- ${FACT_NAMES[fact.of][place]}${zh ? '：' : ': '}${shownValue(fact, zh)}\n`;
    }
  }
}

function shownValue({ of, values, total, at }: Fact, zh: boolean): string {
  const none: Readonly<Partial<Record<FactOf, readonly [string, string]>>> = {
    cited_by: ['none', '无'],
    cites: ['none recorded', '无记录'],
  };
  if (values.length === 0) return (none[of] ?? ['not in the record', '记录中没有'])[zh ? 1 : 0];
  const shown = of === 'status' ? values.map((code) => STATUSES[code]?.[zh ? 1 : 0] ?? code) : values;
  const date = at ? (zh ? `（截至 ${at}）` : ` (as of ${at})`) : '';
  const rest = total ? (zh ? `，等共 ${total} 项` : `; ${total} in all`) : '';
  return `${shown.join(zh ? '；' : '; ')}${rest}${date}`;
}

/** Both things that were to be compared, each with what was found on it. */
export function* compared({ lang, sections = [], asks_several }: Research): Generator<string> {
  const zh = lang === 'zh';
  if (asks_several) yield zh ? '分别回答如下，均为原文：\n' : 'One question after the other, word for word:\n';
  else
    yield zh
      ? '语料库没有现成的比较；以下分别为两者的原文：\n'
      : 'What the documents say of each, word for word; the comparison is left to the reader:\n';
  for (const { heading, sources, nearest } of sections) {
    yield `\n### ${heading}\n`;
    if (nearest && sources.length > 0)
      yield zh ? '没有一段原文能完整回答；最接近的是：\n' : 'No passage covers it whole; the nearest ones:\n';
    if (sources.length === 0) yield zh ? '语料库中没有关于它的内容。\n' : 'This corpus holds nothing on it.\n';
    yield* quoted({ sources });
  }
}
