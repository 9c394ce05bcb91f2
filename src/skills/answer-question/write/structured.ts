import { dayText } from '#clock.ts';
import type { Table, YearDate } from '../find/count-rows.ts';
import type { Counted, Counts } from '../find/counts.ts';
import type { Fact } from '../find/facts.ts';
import type { OrderDate } from '../find/in-order.ts';
import type { Measured } from '../find/measured.ts';
import type { Research } from '../pick/research.ts';
import type { FactOf } from '../read/fact-questions.ts';
import { describe, inQuotes, quoted } from './sources.ts';
import { table } from './table.ts';
import { namedIn } from './tabled.ts';

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

// biome-ignore format: read it as a table
const STATED: Readonly<Record<'status' | 'bounds', readonly [en: string, zh: string]>> = {
  status: ['a legal status', '法律状态'],
  bounds: ['that number', '相应的数量'],
};
/** Where none matches: that records which match otherwise do not state what a restriction wants. */
export const withoutStated = ({ unstated = [] }: Pick<Research, 'unstated'>, zh: boolean): string =>
  unstated
    .map(({ of, stated, families }) =>
      of === 'events'
        ? zh
          ? `不加限制的 ${families} 个专利族的记录均未写明这类事件（并非所有来源都报告）。\n`
          : `None of the records of the ${families} ${families === 1 ? 'family' : 'families'} without restrictions tells such an event; not every source reports them.\n`
        : zh
          ? `不加限制的 ${families} 个专利族中，记录写明${STATED[of][1]}的有 ${stated} 个；其余无从判断。\n`
          : `Of the ${families} ${families === 1 ? 'family' : 'families'} without restrictions, the records of ${stated} state ${STATED[of][0]}; of the others it cannot be told.\n`,
    )
    .join('');

/** Numbers with the search that gives them again. */
export function* counts({ lang, corpus_size, as_of, undated, unstated }: Research, counted: Counts): Generator<string> {
  const { tables, sides, each, whole, publications, relaxed, anywhere } = counted;
  const zh = lang === 'zh';
  if (whole) yield* shareOf(counted, whole, zh);
  else if (sides) yield* sideBySide(sides, zh);
  else if (each) yield* eachNumber(each, zh);
  for (const one of tables) yield* headline(one, counted, zh);
  const of = zh
    ? `（语料库共 ${corpus_size} 件${until(as_of, zh)}）。`
    : `, of ${corpus_size} publications in this corpus${until(as_of, zh)}.`;
  const head = whole ? (zh ? '其中：' : 'Of these: ') : sides ? (zh ? '合计：' : 'Together: ') : '';
  yield* numbers(counted, zh, head, of);
  yield relaxation(relaxed, zh);
  if (anywhere) yield* numbers(anywhere, zh, zh ? '全文中出现：' : 'Anywhere in the text: ');
  yield withoutDate(undated, zh);
  yield withoutStated({ unstated }, zh);
  for (const one of tables) yield* tabled(one, publications, zh);
}

/** Numbers, and on a line of its own the search that gives them again. */
function* numbers(counted: Counted, zh: boolean, head: string, end = zh ? '。' : '.'): Generator<string> {
  yield `${head}${inNumbers(counted, zh)}${end}\n${again(counted.query, zh)}`;
}

const again = (query: string, zh: boolean): string =>
  `${zh ? '检索式：' : 'Counted: '}${query === '*' ? (zh ? '整个语料库' : 'the whole corpus') : query}\n`;

const inNumbers = ({ publications, families }: Counted, zh: boolean): string =>
  zh
    ? `${publications} 件公开文献，属于 ${families} 个专利族`
    : `${publications} ${publications === 1 ? 'publication' : 'publications'} in ${families} patent ${families === 1 ? 'family' : 'families'}`;

/** A share in percent, so that small ones are told apart from none. */
const percent = (part: number, all: number): string =>
  all === 0 ? '0 %' : `${((100 * part) / all).toFixed(part > 0 && part / all < 0.1 ? 1 : 0)} %`;

function* shareOf(part: Counted, whole: Counted, zh: boolean): Generator<string> {
  yield zh
    ? `${percent(part.families, whole.families)}：${whole.families} 个专利族中有 ${part.families} 个（公开文献 ${part.publications} / ${whole.publications} 件，${percent(part.publications, whole.publications)}）。\n`
    : `${percent(part.families, whole.families)}: ${part.families} of ${whole.families} patent families (${part.publications} of ${whole.publications} publications, ${percent(part.publications, whole.publications)}).\n`;
  yield* numbers(whole, zh, zh ? '全部：' : 'All: ');
}

/** Several numbers, each as it was asked for. */
function* eachNumber(each: NonNullable<Counts['each']>, zh: boolean): Generator<string> {
  yield* table(
    zh ? ['', '专利族', '公开文献'] : ['', 'Families', 'Publications'],
    each.map(({ value, families, publications }) => [value, `${families}`, `${publications}`]),
  );
  yield '\n';
  for (const { value, query } of each.slice(1)) yield `${value}${zh ? '：' : ':'}\n${again(query, zh)}`;
  yield zh ? '第一个数：' : 'The first number: ';
}

function* sideBySide(sides: NonNullable<Counts['sides']>, zh: boolean): Generator<string> {
  const [first, second] = sides;
  const same = first!.families === second!.families;
  const unknown = sides.filter(({ is_unknown }) => is_unknown).map(({ value }) => value);
  if (unknown.length > 0)
    yield zh
      ? `没有任何文献或申请人名称中出现“${unknown.join('”“')}”，可能以其他语言的名称记载，因此无法比较。\n\n`
      : `No document and no owner's name has ${unknown.map((value) => `“${value}”`).join(', ')}; records may write it otherwise, so the two cannot be compared.\n\n`;
  // of none in these words nothing is known of which has more
  else if (first!.families === 0)
    yield zh
      ? '标题、摘要、权利要求中没有这些词语的，两者都没有；谁更多无从得知。\n\n'
      : 'Neither has a document with these words in title, abstract or claims: which has more on it, they do not tell.\n\n';
  else
    yield zh
      ? `${same ? '两者一样多' : `${first!.value}更多`}：${sides.map(({ value, families }) => `${value} ${families} 个专利族`).join('，')}。\n\n`
      : `${same ? 'As many of both' : `More: ${first!.value}`} (${sides.map(({ value, families }) => `${value} ${families}`).join(', ')} patent families).\n\n`;
  const dated = sides.some(({ filed }) => filed !== undefined);
  yield* table(
    [
      ...(zh ? ['', '专利族', '公开文献'] : ['', 'Families', 'Publications']),
      ...(dated ? [zh ? '最早申请' : 'First filed'] : []),
    ],
    sides.map(({ value, families, publications, filed }) => [
      ...[value, `${families}`, `${publications}`],
      ...(dated ? [filed === undefined ? '' : dayText(filed)] : []),
    ]),
  );
  yield '\n';
  for (const side of sides) yield `${side.value}${zh ? '：' : ':'}\n${again(side.query, zh)}`;
}

/** What a table says first of what was asked: the year with most, the direction, how many there are, who leads. */
function* headline(
  { of, rows, distinct, without, of_corpus, least, only }: Table,
  { families }: Counted,
  zh: boolean,
): Generator<string> {
  const [first] = rows;
  if (least !== undefined && of !== 'years')
    yield zh
      ? `有 ${distinct} 个${COLUMNS[of][1]}至少有 ${least} 个专利族。\n`
      : `${distinct} ${distinct === 1 ? within(of) : MANY[of]} with at least ${least} patent families.\n`;
  if (only && of !== 'years')
    yield zh
      ? `其全部文献都在 ${only.from === undefined ? `${only.to} 年以前` : `${only.from} 年以后`}的有 ${distinct} 个${COLUMNS[of][1]}。\n`
      : `${distinct} ${distinct === 1 ? within(of) : MANY[of]} with all of their families ${only.from === undefined ? `until ${only.to}` : `since ${only.from}`}.\n`;
  if (!first) return;
  // what few records state says little of all
  if (of !== 'years' && without > families / 2) {
    yield zh
      ? `只有 ${families} 个专利族中的 ${families - without} 个记载了${COLUMNS[of][1]}，以下仅就这些统计。\n`
      : `Only ${families - without} of ${familiesIn(families)} state any ${within(of)}; what follows is of these alone.\n`;
    return;
  }
  if (of === 'years') {
    const most = Math.max(...rows.map((row) => row.families));
    const peaks = rows.filter((row) => row.families === most).map(({ value }) => value);
    if (peaks.length <= MOST_PEAKS)
      yield zh
        ? `最多的年份是 ${peaks.join('、')} 年（${peaks.length > 1 ? '各 ' : ''}${most} 个专利族）。`
        : `Most in ${peaks.join(', ')} (${familiesIn(most)}${peaks.length > 1 ? ' each' : ''}). `;
    yield `${direction(rows, of_corpus, zh)}\n`;
    return;
  }
  const names = COLUMNS[of][zh ? 1 : 0];
  if (first.before !== undefined) {
    const gain = first.families - first.before;
    yield zh
      ? `增长最多：${first.value}（${first.before} → ${first.families} 个专利族，${gain >= 0 ? '+' : ''}${gain}）。\n`
      : `Grown most: ${first.value} (${first.before} to ${familiesIn(first.families)}, ${gain >= 0 ? '+' : ''}${gain}).\n`;
    return;
  }
  const leaders = rows.filter((row) => row.families === first.families).map(({ value }) => shownAs(of, value, zh));
  const most = leaders.length <= MOST_PEAKS ? leaders.join(zh ? '、' : ' and ') : '';
  const each = leaders.length > 1 ? (zh ? '各 ' : ' each') : '';
  const name = distinct === 1 ? within(of) : MANY[of];
  if (zh)
    yield `共 ${distinct} 个${names}${most ? `，最多的是 ${most}（${families} 个专利族中的${each || ' '}${first.families} 个）` : ''}。\n`;
  else
    yield `${distinct} ${name}${most ? `; most: ${most} (${first.families}${each} of ${familiesIn(families)})` : ''}.\n`;
}

/** The name of a column within a sentence. */
const within = (of: Table['of']): string =>
  COLUMNS[of][0].replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

const familiesIn = (count: number): string => `${count} patent ${count === 1 ? 'family' : 'families'}`;

/** Of more years with as many none is a peak. */
const MOST_PEAKS = 2;
/** Years that are compared with as many before them. */
const MOST_YEARS = 3;
/** A year with less than this share of the whole corpus of the year before is not covered whole. */
const COVERED = 0.5;
/** Fewer families in both spans show no direction, whatever their ratio. */
const FEW = 20;
/** Standard deviations of the difference of two counts (Poisson) from which on it is told as more or less. */
const SURE = 2;

/**
 * How many years the corpus has whole, of its documents in each: up to a fall by half behind the fullest year from
 * which it does not come back, as of the latest years, and of a collection that was made some years ago.
 */
export function coveredYears(all: readonly number[]): number {
  const fullest = all.indexOf(Math.max(...all));
  const end = all.findIndex(
    (one, at) =>
      at > fullest && one < COVERED * all[at - 1]! && all.slice(at).every((later) => later < COVERED * all[fullest]!),
  );
  return end < 0 ? all.length : end;
}

// biome-ignore format: read it as a table
const WAYS = {
  up:    ['Rising', '上升'],
  down:  ['Falling', '下降'],
  level: ['No clear change', '无明显变化'],
  few:   ['Too few to show a trend', '数量太少，看不出趋势'],
} as const;

/** What two counts of families say of their direction. */
export function wayOf(now: number, before: number): keyof typeof WAYS {
  const all = now + before;
  if (all < FEW) return 'few';
  if (Math.abs(now - before) < SURE * Math.sqrt(all)) return 'level';
  return now > before ? 'up' : 'down';
}

/** Whether there were more in the last years than in those before, leaving out years that the corpus has not whole. */
function direction(rows: Table['rows'], of_corpus: Table['of_corpus'], zh: boolean): string {
  const years = everyYear(rows, of_corpus);
  years.splice(coveredYears(years.map(({ of_all }) => of_all)));
  const span = Math.min(MOST_YEARS, Math.trunc(years.length / 2));
  if (span === 0) return '';
  const [later, earlier] = [years.slice(-span), years.slice(-2 * span, -span)];
  const [now, before] = [later, earlier].map((part) => part.reduce((sum, { families }) => sum + families, 0)) as [
    number,
    number,
  ];
  const said = (part: typeof years) =>
    part.length === 1 ? `${part[0]!.year}` : `${part[0]!.year}${zh ? '至' : ' to '}${part.at(-1)!.year}`;
  const way = WAYS[wayOf(now, before)];
  return zh
    ? `${way[1]}：${said(later)} 年 ${now} 个，${said(earlier)} 年 ${before} 个。`
    : `${way[0]}: ${now} in ${said(later)} after ${before} in ${said(earlier)}.`;
}

/** Years from the first of a table to the last of the corpus, those without a family among them. */
function everyYear(rows: Table['rows'], of_corpus: Table['of_corpus'] = {}) {
  const first = Number(rows[0]!.value);
  const known = new Map(rows.map((row) => [Number(row.value), row]));
  const last = Math.max(Number(rows.at(-1)!.value), ...Object.keys(of_corpus).map(Number));
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const row = known.get(first + i);
    return { year: first + i, families: row?.families ?? 0, of_all: of_corpus[first + i] ?? row?.of_all ?? 0 };
  });
}

/** What was counted by, as a table. */
function* tabled(one: Table, publications: number, zh: boolean): Generator<string> {
  const { of, rows, distinct, date, windows, without } = one;
  const place = zh ? 1 : 0;
  if (of === 'years' && rows.length === 0 && publications > 0)
    yield zh ? '\n这些文献的记录中没有任何日期。\n' : '\nNo date is recorded of any of these documents.\n';
  if (rows.length === 0 && of !== 'years' && one.least === undefined && !one.only)
    yield zh
      ? `\n这些文献的记录中没有${COLUMNS[of][1]}。\n`
      : `\nThe records of these documents state no ${within(of)}.\n`;
  if (rows.length === 0) return;
  const head = of === 'years' ? YEAR_HEADS[date!][place] : (zh ? HEADS_ZH : HEADS)[of];
  const cut = distinct > rows.length && of !== 'years';
  yield `\n${head}${cut ? (zh ? `（共 ${distinct} 个，列出前 ${rows.length} 个）` : ` (first ${rows.length} of ${distinct})`) : ''}${zh ? '：' : ':'}\n\n`;
  if (windows) {
    const [before, since] = windows.map(({ from, to }) => `${from}–${to}`) as [string, string];
    yield* table(
      [COLUMNS[of][place], before, since, zh ? '变化' : 'Change'],
      rows.map(({ value, families, before: earlier = 0 }) => [
        value,
        `${earlier}`,
        `${families}`,
        `${families >= earlier ? '+' : ''}${families - earlier}`,
      ]),
    );
    for (const { from, to, query } of windows) yield `\n${from}–${to}${zh ? '：' : ':'}\n${again(query, zh)}`;
  } else if (of === 'years')
    yield* table(
      [COLUMNS.years[place], zh ? '专利族' : 'Families', zh ? '语料库同年' : 'Whole corpus'],
      rows.map(({ value, families, of_all }) => [value, `${families}`, `${of_all}`]),
    );
  else {
    const dated = rows.some(({ years }) => years);
    yield* table(
      [COLUMNS[of][place], zh ? '专利族' : 'Families', ...(dated ? [YEARS_OF[date!][place]] : [])],
      rows.map(({ value, families, years }) => [
        shownAs(of, value, zh),
        `${families}`,
        ...(dated ? [years ? [...new Set(years)].join('–') : ''] : []),
      ]),
    );
  }
  if (one.again)
    yield zh
      ? `\n每一行可这样复核，如 ${shownAs(of, one.again.value, zh)}：\n${again(one.again.query, zh)}`
      : `\nEach row is counted again like that of ${shownAs(of, one.again.value, zh)}:\n${again(one.again.query, zh)}`;
  if (of === 'years') yield aboutYears({ date: date!, undated: without }, zh);
  else if (without > 0)
    yield zh
      ? `\n有 ${without} 个专利族的记录没有${COLUMNS[of][1]}，未计入。\n`
      : `\n${without} ${without === 1 ? 'family has' : 'families have'} no ${within(of)} in the records and ${without === 1 ? 'is' : 'are'} not counted.\n`;
}

/** How a search had to be widened to find anything. */
function relaxation(relaxed: Counts['relaxed'], zh: boolean): string {
  if (relaxed === 'all_but_one')
    return zh
      ? '（标题、摘要、权利要求中没有同时出现全部词语，去掉其中一个后统计。）\n'
      : '(No title, abstract or claims have all words of the question; counted by all but one of them.)\n';
  if (relaxed === 'one_in_front')
    return zh
      ? '（标题、摘要或权利要求中含有全部词语的文献很少；以下按其中一个词出现在该处、其余词出现在全文任意处统计。）\n'
      : '(Few documents have all words of the question in title, abstract or claims; counted are those that have one of them there and the others anywhere in the text.)\n';
  if (relaxed === 'nearest')
    return zh
      ? '（标题、摘要、权利要求中没有同时出现全部词语；以下是整体上最接近的文献的申请人，是否真正相关请看文献。）\n'
      : '(No title, abstract or claims have all words of the question; these are the owners of the documents that come nearest as a whole. Whether they are about it, the documents tell.)\n';
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
function aboutYears({ date, undated }: { readonly date: YearDate; readonly undated: number }, zh: boolean): string {
  const without =
    undated === 0
      ? ''
      : zh
        ? `有 ${undated} 个专利族没有该日期，未计入。`
        : `${undated} ${undated === 1 ? 'family has' : 'families have'} no such date and ${undated === 1 ? 'is' : 'are'} not counted. `;
  const often = zh ? '一个专利族在其成员所在的每一年各计一次。' : 'A family counts in each year of a member. ';
  const late =
    date === 'PBD_Y'
      ? zh
        ? '公开年份取自公开日；没有公开日的，取自能说明年份的公开号。'
        : 'Years are of the day of publication, else as the number tells them. '
      : date === 'ISD'
        ? ''
        : zh
          ? '最近约 18 个月提交的申请多数尚未公开，最后几年的数字偏低。'
          : 'Applications of the latest 18 months or so are mostly unpublished, so the last years are low.';
  return `\n${`${without}${often}${late}`.trim()}\n`;
}

const YEAR_HEADS: Readonly<Record<YearDate, readonly [en: string, zh: string]>> = {
  APD: ['Patent families by year of filing', '按申请年份的专利族数'],
  E_PRIORITY_DATE: ['Patent families by year of earliest priority', '按最早优先权年份的专利族数'],
  PBD_Y: ['Patent families by year of publication', '按公开年份的专利族数'],
  ISD: ['Patent families by year of grant', '按授权年份的专利族数'],
};
const YEARS_OF: Readonly<Record<YearDate, readonly [en: string, zh: string]>> = {
  APD: ['Filed', '申请年份'],
  E_PRIORITY_DATE: ['Earliest priority', '最早优先权年份'],
  PBD_Y: ['Published', '公开年份'],
  ISD: ['Granted', '授权年份'],
};
/** Several of what is counted by. */
const MANY: Readonly<Record<Exclude<Table['of'], 'years'>, string>> = {
  applicants: 'applicants',
  inventors: 'inventors',
  offices: 'offices',
  classes: 'IPC subclasses',
  statuses: 'legal statuses',
  kinds: 'kinds of right',
  countries: 'countries of applicants',
  assignees: 'current owners',
  agencies: 'agents',
};
const COLUMNS: Readonly<Record<Table['of'], readonly [en: string, zh: string]>> = {
  years: ['Year', '年份'],
  applicants: ['Applicant', '申请人'],
  inventors: ['Inventor', '发明人'],
  offices: ['Office', '国家/地区'],
  classes: ['IPC subclass', 'IPC 小类'],
  statuses: ['Legal status', '法律状态'],
  kinds: ['Kind of right', '专利类型'],
  countries: ['Country of the applicant', '申请人国家'],
  assignees: ['Current owner', '现权利人'],
  agencies: ['Agent', '代理机构'],
};
const HEADS: Readonly<Record<Exclude<Table['of'], 'years'>, string>> = {
  applicants: 'Patent families by applicant',
  inventors: 'Patent families by inventor',
  offices: 'Patent families by office of publication',
  classes: 'Patent families by IPC subclass',
  statuses: 'Patent families by legal status',
  kinds: 'Patent families by kind of right',
  countries: 'Patent families by country of the applicant',
  assignees: 'Patent families by current owner',
  agencies: 'Patent families by agent',
};
const HEADS_ZH: Readonly<Record<Exclude<Table['of'], 'years'>, string>> = {
  applicants: '按申请人的专利族数',
  inventors: '按发明人的专利族数',
  offices: '按公开国家/地区的专利族数',
  classes: '按 IPC 小类的专利族数',
  statuses: '按法律状态的专利族数',
  kinds: '按专利类型的专利族数',
  countries: '按申请人国家的专利族数',
  assignees: '按现权利人的专利族数',
  agencies: '按代理机构的专利族数',
};
/** Values that the index has in words of its own. */
// biome-ignore format: read it as a table
const VALUES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  valid: ['in force', '有效'], pending: ['pending', '审中'], invalid: ['no longer in force', '失效'],
  invention: ['invention', '发明'], utility_model: ['utility model', '实用新型'], design: ['design', '外观设计'],
};
/** A value of a table as it is shown. */
const shownAs = (of: Table['of'], value: string, zh: boolean): string =>
  (of === 'statuses' || of === 'kinds' ? VALUES[value]?.[zh ? 1 : 0] : undefined) ?? value;

// biome-ignore format: read it as a table
const ORDERED: Readonly<Record<OrderDate | 'none', Readonly<Record<'en' | 'zh', readonly [earliest: string, latest: string]>>>> = {
  PBD:             { en: ['Earliest publication first', 'Newest publication first'], zh: ['按公开日，最早的在前', '按公开日，最新的在前'] },
  APD:             { en: ['Earliest filed first', 'Latest filed first'], zh: ['按申请日，最早的在前', '按申请日，最晚的在前'] },
  E_PRIORITY_DATE: { en: ['Earliest priority first', 'Latest priority first'], zh: ['按优先权日，最早的在前', '按优先权日，最晚的在前'] },
  EXDT:            { en: ['Expiring next first, as estimated', 'Expiring next first, as estimated'], zh: ['按预计到期日，最先到期的在前', '按预计到期日，最先到期的在前'] },
  none:            { en: ['No dates are recorded, so in no order', 'No dates are recorded, so in no order'], zh: ['没有日期记录，不分先后', '没有日期记录，不分先后'] },
};

/** Documents in an order. */
export function* listed({
  lang,
  corpus_size,
  matching,
  query,
  order,
  ordered_by,
  citing,
  measured,
  sources,
  relaxed,
  as_of,
  undated,
}: Research): Generator<string> {
  const zh = lang === 'zh';
  if (measured) yield usual(measured, zh);
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
  if (order === 'expiring' && sources.length === 0) {
    yield zh
      ? '\n其中没有记录今天以后的预计到期日。\n'
      : '\nThe records of none of them have an estimated expiry from today on.\n';
    return;
  }
  const end = sources.length === 0 ? (zh ? '。' : '.') : zh ? '：' : ':';
  yield `\n${citing ? mostCited(sources, zh) : measured ? byMeasure(measured, sources.length, zh) : inTime(order, ordered_by, zh)}${end}\n`;
  for (const source of sources) {
    const times = citing?.[source.publication_number];
    const cited = times === undefined ? '' : zh ? `，被引用 ${times} 次` : `, cited by ${times}`;
    const number = measured?.values[source.publication_number];
    const has =
      number === undefined
        ? ''
        : zh
          ? `，${number} ${MEASURES[measured!.of][1]}`
          : `, ${number} ${MEASURES[measured!.of][0]}`;
    yield `${describe(source, zh, texts.length === 0, ordered_by)}${cited}${has}\n`;
  }
}

// biome-ignore format: read it as a table
const MEASURES: Readonly<Record<Measured['of'], readonly [en: string, zh: string]>> = {
  members:   ['stored members of the family', '件同族（已入库）'],
  countries: ['offices of the family', '个同族国家/地区'],
  owners:    ['applicants', '个申请人'],
  inventors: ['inventors', '位发明人'],
  claims:    ['claims', '项权利要求'],
  cited_by:  ['publications of this corpus that cite it', '次被本语料库文献引用'],
  cites:     ['cited patents', '件引用的专利'],
  pages:     ['pages', '页'],
};

/** What is usual of a measure, of the records that state it. */
function usual({ of, way, stated, unstated, mean, median, min, max }: Measured, zh: boolean): string {
  const [en, unit] = MEASURES[of];
  if (stated === 0 || mean === undefined)
    return zh
      ? `这些文献的记录中没有相应数据（${unit}），无法回答。\n`
      : `The records of these documents state no number of ${en}, so it cannot be told.\n`;
  const without = unstated === 0 ? '' : zh ? `；另有 ${unstated} 件没有记载` : `; ${unstated} more state none`;
  const shown = mean.toFixed(1);
  if (way !== 'mean')
    return zh
      ? `最${way === 'most' ? '多' : '少'}：${way === 'most' ? max : min} ${unit}（${stated} 件有记载${without}）。\n`
      : `${way === 'most' ? 'Most' : 'Fewest'}: ${way === 'most' ? max : min} ${en} (of ${stated} publications that state it${without}).\n`;
  return zh
    ? `平均 ${shown} ${unit}（中位数 ${median}，${min} 至 ${max}；${stated} 件有记载${without}）。\n`
    : `On average ${shown} ${en} (median ${median}, from ${min} to ${max}; ${stated} ${stated === 1 ? 'publication states' : 'publications state'} it${without}).\n`;
}

const byMeasure = ({ of, way }: Measured, shown: number, zh: boolean): string => {
  const [en, unit] = MEASURES[of];
  if (shown === 0) return zh ? '其中没有可以列出的' : 'None of them can be listed by it';
  return zh
    ? `按${unit.replace(/^[件个位项次]/u, '')}，最${way === 'fewest' ? '少' : '多'}的在前`
    : `${way === 'fewest' ? 'Fewest' : 'Most'} ${en} first`;
};

const inTime = (order: Research['order'], by: Research['ordered_by'], zh: boolean): string =>
  ORDERED[by ?? 'none'][zh ? 'zh' : 'en'][order === 'earliest' ? 0 : 1];

function mostCited({ length }: Research['sources'], zh: boolean): string {
  if (length === 0) return zh ? '语料库中没有文献引用其中任何一件' : 'No publication of this corpus cites any of them';
  return zh ? '按被语料库中公开文献引用的次数，最多的在前' : 'Most cited by publications of this corpus first';
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

/** What the kind of a publication tells of its status, where the record states none. */
function withoutStatus(kind: NonNullable<Fact['kind']>, zh: boolean): string {
  const { granted, published, expiry } = kind;
  const on = published === undefined ? '' : zh ? `（公开日 ${published}）` : `, published ${published}`;
  const until = expiry === undefined ? '' : zh ? `；预计到期日 ${expiry}` : `; estimated expiry ${expiry}`;
  if (zh) return `${granted ? `已授权的专利${on}` : `公开的申请${on}，未见授权`}；目前是否有效，记录中没有${until}`;
  return `${granted ? `a granted patent${on}` : `a published application${on}, no grant by this publication`}; whether it is in force is not in the record${until}`;
}

/** Facts of publications, one publication after the other. */
export function* facts({ lang, sources, facts: found = [] }: Research): Generator<string> {
  const zh = lang === 'zh';
  const place = zh ? 1 : 0;
  yield zh ? '据著录项目：\n' : 'As the bibliography records:\n';
  for (const number of new Set(found.map(({ publication_number }) => publication_number))) {
    const source = sources.find(({ publication_number }) => publication_number === number);
    yield `\n### ${number}${source && source.title !== number ? `${zh ? '：' : ': '}${source.title}` : ''}\n`;
    for (const fact of found) {
      if (fact.publication_number !== number) continue;
      yield `- ${FACT_NAMES[fact.of][place]}${zh ? '：' : ': '}${shownValue(fact, zh)}\n`;
    }
  }
}

function shownValue({ of, values, total, at, kind }: Fact, zh: boolean): string {
  const none: Readonly<Partial<Record<FactOf, readonly [string, string]>>> = {
    cited_by: ['none', '无'],
    cites: ['none recorded', '无记录'],
    expiry_date: [
      'not in the record; the file or the register of the office would tell',
      '记录中没有；须查该局的审查档案或登记簿',
    ],
    status: ['not in the record; legal events of the office would tell', '记录中没有；须查该局的法律事件'],
  };
  if (of === 'status' && values.length === 0 && kind) return withoutStatus(kind, zh);
  if (values.length === 0) return (none[of] ?? ['not in the record', '记录中没有'])[zh ? 1 : 0];
  const shown = of === 'status' ? values.map((code) => STATUSES[code]?.[zh ? 1 : 0] ?? code) : values;
  const offices = of === 'family' ? [...new Set(values.map((number) => number.slice(0, 2)))] : [];
  const placed =
    offices.length === 0
      ? ''
      : zh
        ? `（已入库的成员来自 ${offices.length} 个国家或专利局：${offices.join('、')}）`
        : ` (stored members of ${offices.length} ${offices.length === 1 ? 'office' : 'offices'}: ${offices.join(', ')})`;
  const date = at ? (zh ? `（截至 ${at}）` : ` (as of ${at})`) : '';
  const rest = total ? (zh ? `，等共 ${total} 项` : `; ${total} in all`) : '';
  return `${shown.join(zh ? '；' : '; ')}${rest}${placed}${date}`;
}

/** Both things that were to be compared, each with what was found on it; what sets one against the other first. */
export function* compared({ lang, sections = [], asks_several }: Research): Generator<string> {
  const zh = lang === 'zh';
  if (asks_several) yield zh ? '分别回答如下，均为原文：\n' : 'One question after the other, word for word:\n';
  else
    yield zh
      ? '以下均为原文；结论由读者得出：\n'
      : 'What the documents say, word for word; the conclusion is left to the reader:\n';
  yield* valuesBesideOneAnother(sections, zh);
  for (const { heading, sources, nearest, of_both, unknown = [] } of sections) {
    yield `\n### ${of_both ? (zh ? '两者对比' : 'One against the other') : heading}\n`;
    if (unknown.length > 0)
      yield zh
        ? `没有任何文献出现“${unknown.join('”“')}”。\n`
        : `No document has ${unknown.map((word) => `“${word}”`).join(', ')}.\n`;
    if (nearest && sources.length > 0)
      yield zh ? '没有一段原文能完整回答；最接近的是：\n' : 'No passage covers it whole; the nearest ones:\n';
    if (sources.length === 0) yield zh ? '语料库中没有关于它的内容。\n' : 'This corpus holds nothing on it.\n';
    yield* quoted({ sources });
  }
}

/** Values of both sides in one table, where each has any. */
function* valuesBesideOneAnother(sections: NonNullable<Research['sections']>, zh: boolean): Generator<string> {
  const sides = sections.map(({ heading, tabled, sources }) =>
    tabled && (tabled.of === 'material' || tabled.dimensions.length > 0)
      ? namedIn(sources, tabled, zh).map((row) => [heading, ...row])
      : [],
  );
  if (sides.filter((rows) => rows.length > 0).length < 2) return;
  yield '\n';
  yield* table(zh ? ['', '数值', '文献'] : ['', 'Value', 'Document'], sides.flat());
}
