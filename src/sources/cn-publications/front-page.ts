import type { Party, Patent } from '#collections/patents/patent.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { namedParty, namedPerson, patentDraft, present } from '../patent-draft.ts';
import { type Page, tightened } from './pages.ts';

/** Classes of the International Patent Classification as printed, with their version. */
const CLASS = /[A-H]\d{2}[A-Z]\s+\d{1,4}\/\d{2,6}\s*\(\d{4}\s*\.\s*\d{2}\)/g;
/** Where a right column begins on a line: after a gap, with a code or a class. */
const RIGHT = /(?<=\S)\s{2,}(?=\(\d\d\)\s*\p{L}|[A-H]\d{2}[A-Z]\s+\d{1,4}\/\d{2,6}\s*\()/u;
/** Indentation from which a line stands in the right column only. */
const RIGHT_INDENT = 40;

/** One INID code (WIPO ST.9) with its label and its lines. */
interface Entry {
  readonly code: string;
  readonly lines: string[];
}

/** Reads the two columns of the bibliographic half one after the other. */
function entriesOf(lines: readonly string[]): Entry[] {
  const left: string[] = [];
  const right: string[] = [];
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    const gap = RIGHT.exec(line);
    // The publication number and date stand to the right on every first page: they are no second column.
    if (indent >= RIGHT_INDENT) right.push(line);
    else if (gap) {
      left.push(line.slice(0, gap.index));
      right.push(line.slice(gap.index));
    } else left.push(line);
  }
  const entries: Entry[] = [];
  for (const line of [...left, ...right]) {
    const body = line.trim();
    if (!body) continue;
    const start = /^\((\d\d)\)\s*((?:\S.*)?)$/u.exec(body);
    if (start) entries.push({ code: start[1]!, lines: [start[2]!] });
    else if (!/^权利要求书\s*\d+\s*页/.test(body)) entries.at(-1)?.lines.push(body);
  }
  return entries;
}

const COUNTRIES: readonly (readonly [name: RegExp, code: string])[] = [
  [/^中国台湾/, 'TW'],
  [/^中国香港/, 'HK'],
  [/^中国澳门/, 'MO'],
  [/^美国/, 'US'],
  [/^日本/, 'JP'],
  [/^韩国/, 'KR'],
  [/^德国/, 'DE'],
  [/^法国/, 'FR'],
  [/^英国/, 'GB'],
  [/^荷兰/, 'NL'],
  [/^瑞士/, 'CH'],
  [/^瑞典/, 'SE'],
  [/^意大利/, 'IT'],
  [/^加拿大/, 'CA'],
  [/^以色列/, 'IL'],
  [/^丹麦/, 'DK'],
  [/^芬兰/, 'FI'],
  [/^奥地利/, 'AT'],
  [/^比利时/, 'BE'],
  [/^澳大利亚/, 'AU'],
  [/^新加坡/, 'SG'],
  [/^印度(?!尼)/, 'IN'],
  [/^西班牙/, 'ES'],
  [/^挪威/, 'NO'],
  [/^爱尔兰/, 'IE'],
  [/^俄罗斯/, 'RU'],
];
const PROVINCE =
  /^(北京市?|上海市?|天津市?|重庆市?|\p{Script=Han}{2,3}省|内蒙古自治区|广西壮族自治区|西藏自治区|宁夏回族自治区|新疆维吾尔自治区)/u;

/** Address with postal code -> what it tells. Municipalities are province and city. */
function place(address: string): Partial<Party> {
  const text = address.replace(/\s+/g, '').trim();
  if (!text) return {};
  const postal = /^(\d{6})(.*)$/u.exec(text);
  const foreign = COUNTRIES.find(([name]) => name.test(text));
  const country = foreign?.[1] ?? (postal ? 'CN' : undefined);
  const province = postal ? PROVINCE.exec(postal[2]!)?.[1] : undefined;
  const rest = province ? postal![2]!.slice(province.length) : '';
  const city =
    province && /^(?:北京|上海|天津|重庆)/.test(province)
      ? province
      : /^(\p{Script=Han}{1,7}?(?:市|自治州|盟|地区))/u.exec(rest)?.[1];
  return {
    address: postal ? `${postal[1]} ${postal[2]}` : text,
    ...(country && { country }),
    ...(province && { province }),
    ...(city && { city }),
  };
}

/** `申请人 A / 地址 ... / 申请人 B / 地址 ...` -> parties. */
function owners(lines: readonly string[]): Party[] {
  const parties: { name: string; address: string }[] = [];
  let inAddress = false;
  for (const line of lines) {
    const owner = /^(?:共同)?(?:申请人|专利权人)\s*((?:\S.*)?)$/u.exec(line);
    const address = /^地址\s*((?:\S.*)?)$/u.exec(line);
    if (owner) parties.push({ name: owner[1]!, address: '' });
    const current = parties.at(-1);
    if (!current) continue;
    if (owner) inAddress = false;
    else if (address) {
      current.address = address[1]!;
      inAddress = true;
    } else if (inAddress) current.address += line;
    else current.name += line;
  }
  return present(parties.map(({ name, address }) => namedParty(tightened(name), { lang: 'zh', ...place(address) })));
}

const dayOf = (text: string | undefined) =>
  parseDay(text && /\d{4}\s*\.\s*\d{1,2}\s*\.\s*\d{1,2}/.exec(text)?.[0].replace(/\s+/g, ''));
const bare = (entry: Entry | undefined) =>
  entry?.lines.join(' ').replace(/^(?:[^\s\d]*(?:号|日|数据|名称|领域))\s*/u, '');

/** Bibliography, title and abstract of the first page. Throws RangeError without a publication number. */
export function frontPage(pages: readonly Page[]): Patent {
  const lines = pages.filter((page) => page.part === 'front').flatMap((page) => page.lines);
  const titleAt = lines.findIndex((line) => /^\s*\(54\)/.test(line));
  const biblio = lines.slice(0, titleAt < 0 ? lines.length : titleAt);
  const number = parsePublicationNumber(
    /\(10\)[^\n]{0,200}?(CN\s?\d[\d ]{0,30}[A-Z]\d?)/.exec(biblio.join('\n'))?.[1]?.replace(/\s+/g, '') ?? '',
  );
  if (!number) throw new RangeError('no publication number under (10)');
  const patent = patentDraft(number);
  const entries = entriesOf(biblio);
  const entry = (code: string) => entries.find((one) => one.code === code);

  const published = entry('43') ?? entry('45');
  const publicationDate = dayOf(published?.lines.join(' '));
  if (publicationDate !== undefined) patent.publication_date = publicationDate;
  const granted = dayOf(entry('45')?.lines.join(' '));
  if (granted !== undefined) patent.grant_date = granted;
  const filed = dayOf(entry('22')?.lines.join(' '));
  if (filed !== undefined) patent.filing_date = filed;
  const application = /\d{8,12}\s*\.\s*[\dX]/.exec(entry('21')?.lines.join(' ') ?? '')?.[0].replace(/\s+/g, '');
  const own = application && applicationNumber('CN', application, filed);
  if (own) patent.application_number = own;

  for (const line of entry('30')?.lines.slice(1) ?? []) {
    const m = /^((?:.*\S)?)\s+(\d{4}\s*\.\s*\d{2}\s*\.\s*\d{2})\s+([A-Z]{2})$/u.exec(line.trim());
    const date = dayOf(m?.[2]);
    const priority = m && applicationNumber(m[3]!, m[1]!.replace(/\s+/g, ''), date);
    if (m && priority)
      patent.priorities.push({ country: m[3]!, number: priority, ...(date !== undefined && { date }) });
  }
  const pct = /(PCT\/[A-Z]{2}\d{4}\/\d+)(.*)/u.exec(entry('86')?.lines.join(' ') ?? '');
  if (pct) {
    const [date, entered] = [dayOf(pct[2]), dayOf(entry('85')?.lines.join(' '))];
    patent.pct_application = {
      number: pct[1]!,
      ...(date !== undefined && { date }),
      ...(entered !== undefined && { entry_date: entered }),
    };
  }
  const wo = /(WO\s?\d{4}\/\d+)(.*)/u.exec(entry('87')?.lines.join(' ') ?? '');
  const woNumber = wo && parsePublicationNumber(wo[1]!);
  if (woNumber) {
    const date = dayOf(wo[2]);
    patent.pct_publication = { number: woNumber.normalised, ...(date !== undefined && { date }) };
  }
  const parent = /\d{8,12}\s*\.\s*[\dX]/.exec(entry('62')?.lines.join(' ') ?? '')?.[0];
  const parentNumber =
    parent && applicationNumber('CN', parent.replace(/\s+/g, ''), dayOf(entry('62')?.lines.join(' ')));
  if (parentNumber) patent.related_documents.push({ relation: 'division', country: 'CN', number: parentNumber });

  patent.applicants.push(...owners((entry('71') ?? entry('73'))?.lines ?? []));
  if (entry('73')) patent.assignees.push(...patent.applicants);
  const inventors =
    entry('72')
      ?.lines.join('  ')
      .replace(CLASS, ' ')
      .replace(/^(?:发明人|设计人)/u, '') ?? '';
  patent.inventors.push(...present(inventors.split(/\s+/).map((name) => namedPerson(name, { lang: 'zh' }))));
  const [agency = '', agents = ''] = (
    entry('74')
      ?.lines.join(' ')
      .replace(/^专利代理机构/u, '') ?? ''
  ).split(/(?:专利)?代理(?:人|师)(?=\s)/u);
  const firm = namedParty(tightened(agency).replace(/(?<!\s)\s*\d{5}$/, ''), { lang: 'zh' });
  if (firm) patent.agencies.push(firm);
  patent.agents.push(...present(agents.split(/\s+/).map((name) => namedPerson(name, { lang: 'zh' }))));

  // The main class comes first under (51), wherever the column goes on.
  const after = entry('51')?.lines.join('\n') ?? '';
  const classes = [...(after.match(CLASS) ?? []), ...(biblio.join('\n').match(CLASS) ?? [])];
  patent.ipc.push(...new Set(present(classes.map((symbol) => normaliseClass(symbol)))));

  const [title, abstract] = lines
    .slice(titleAt < 0 ? lines.length : titleAt)
    .join('\n')
    .replace(/\((?:54|55)\)\s*(?:发明|实用新型)?名称/u, '')
    .split(/\n\s*\(57\)\s*摘要/u)
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .map((parts) =>
      tightened(
        parts.reduce(
          (all, part) => (/[A-Za-z0-9,]$/.test(all) && /^[A-Za-z0-9]/.test(part) ? `${all} ${part}` : all + part),
          '',
        ),
      ),
    );
  const text = (words: string) => ({ lang: 'zh', origin: 'original' as const, text: words });
  if (title) patent.titles.push(text(title));
  if (abstract) patent.abstracts.push(text(abstract));
  if (bare(entry('12'))?.includes('实用新型')) patent.patent_type = 'U';
  return patent;
}
