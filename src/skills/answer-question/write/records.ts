import type { RecordsFound, RecordTable } from '../find/records.ts';
import { table } from './table.ts';

type Words = readonly [en: string, zh: string];
// biome-ignore format: read it as a table
const KINDS: Readonly<Record<RecordsFound['kind'], readonly [one: Words, many: Words]>> = {
  papers: [['paper', '篇论文'], ['papers', '篇论文']],
  marks:  [['trade mark', '件商标'], ['trade marks', '件商标']],
};
// biome-ignore format: read it as a table
const AXES: Readonly<Record<RecordTable['of'], readonly [head: Words, many: string]>> = {
  authors:      [['Author', '作者'], 'authors'],
  institutions: [['Institution', '机构'], 'institutions'],
  journals:     [['Journal', '期刊'], 'journals'],
  countries:    [['Country of an affiliation', '机构所在国家'], 'countries'],
  years:        [['Year', '年份'], 'years'],
  holders:      [['Holder', '持有人'], 'holders'],
  classes:      [['Nice class', '尼斯类别'], 'Nice classes'],
  offices:      [['Office', '商标局'], 'offices'],
  states:       [['State', '状态'], 'states'],
};
// biome-ignore format: read it as a table
const ORDERS: Readonly<Record<RecordsFound['order'], Words>> = {
  latest:     ['Newest first', '最新的在前'],
  earliest:   ['Earliest first', '最早的在前'],
  most_cited: ['Most cited by stored papers first', '按被库内论文引用的次数，最多的在前'],
};

/** Papers or trade marks, counted and listed. */
export function* records(found: RecordsFound, zh: boolean): Generator<string> {
  const { kind, total, stored, query, named, of_topic, of_named, unknown, tables, order, rows } = found;
  const place = zh ? 1 : 0;
  const [one, many] = KINDS[kind];
  for (const each of tables) yield leading(each, one, many, zh);
  const what = query === '*' ? (zh ? '全部' : 'all of them') : query;
  const of = named === undefined ? '' : zh ? `（${named}）` : ` (${named})`;
  yield zh
    ? `${total} ${many[1]}${of}，库内共 ${stored} ${many[1]}。\n检索式：${what}\n`
    : `${total} ${total === 1 ? one[0] : many[0]}${of}, of ${stored} in this corpus.\nCounted: ${what}\n`;
  if (unknown.length > 0)
    yield zh
      ? `没有一${many[1]}出现“${unknown.join('”“')}”。\n`
      : `No ${one[0]} has ${unknown.map((word) => `“${word}”`).join(', ')}.\n`;
  if (of_topic !== undefined)
    yield zh ? `不加其他限制，关于它的有 ${of_topic} ${many[1]}。\n` : `On it without any restriction: ${of_topic}.\n`;
  if (of_named !== undefined)
    yield zh ? `${named}的共有 ${of_named} ${many[1]}。\n` : `Of ${named} in all: ${of_named}.\n`;
  for (const each of tables) yield* counted(each, many, zh);
  if (rows.length === 0) return;
  yield `\n${ORDERS[order][place]}${zh ? '：' : ':'}\n`;
  for (const { title, about, cited } of rows) {
    const times =
      cited === undefined ? '' : zh ? `，被库内论文引用 ${cited} 次` : `, cited by ${cited} of the stored papers`;
    yield `- ${title}${about.length > 0 ? (zh ? `（${about.join('，')}）` : ` (${about.join(', ')})`) : ''}${times}\n`;
  }
  if (total > rows.length)
    yield zh ? `- ……另有 ${total - rows.length} ${many[1]}\n` : `- … and ${total - rows.length} more\n`;
}

function leading({ of, rows, distinct, least }: RecordTable, one: Words, many: Words, zh: boolean): string {
  const [head, names] = AXES[of];
  if (least !== undefined)
    return zh
      ? `有 ${distinct} 个${head[1]}至少有 ${least} ${many[1]}。\n`
      : `${distinct} ${names} with at least ${least} ${many[0]}.\n`;
  const [first] = of === 'years' ? rows.toSorted((a, b) => b[1] - a[1]) : rows;
  if (!first) return '';
  const ties = rows.filter(([, count]) => count === first[1]);
  const leads = ties.length > MOST_TIES ? '' : ties.map(([value]) => value).join(zh ? '、' : ' and ');
  if (leads === '') return '';
  return zh
    ? `最多的是 ${leads}（${first[1]} ${many[1]}）。\n`
    : `Most: ${leads} (${first[1]} ${first[1] === 1 ? one[0] : many[0]}${ties.length > 1 ? ' each' : ''}).\n`;
}
/** Of more with as many none leads. */
const MOST_TIES = 3;

function* counted({ of, rows, distinct, without }: RecordTable, many: Words, zh: boolean): Generator<string> {
  const place = zh ? 1 : 0;
  const [head, names] = AXES[of];
  if (rows.length === 0) {
    yield zh ? `\n这些记录没有写明${head[1]}。\n` : `\nThese records state no ${names}.\n`;
    return;
  }
  const cut = distinct > rows.length;
  const title = head[place];
  if (cut)
    yield zh
      ? `\n共 ${distinct} 个${title}，列出前 ${rows.length} 个：\n\n`
      : `\nFirst ${rows.length} of ${distinct} ${names}:\n\n`;
  else yield '\n';
  const columns = [title, zh ? many[1].slice(1) : many[0].replace(/^./u, (letter) => letter.toUpperCase())];
  yield* table(
    columns,
    rows.map(([value, count]) => [value, `${count}`]),
  );
  if (without > 0) yield zh ? `\n${without} ${many[1]}没有写明${title}。\n` : `\n${without} of them state none.\n`;
}
