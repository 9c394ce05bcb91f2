import type { Standard, StandardSection } from '#collections/standards/standards.ts';
import { languageOf } from '#language/script.ts';
import { parseDay } from '#patents/dates.ts';

/** A line of a specification as its file has it. */
export interface SpecificationLine {
  readonly text: string;
  /** The file marks it as a heading; undefined where the file marks none. */
  readonly heading?: boolean;
}

const NUMBER =
  /^(\d{1,3}(?:\.\d{1,4}){0,7}|[A-Z](?:\.\d{1,4}){1,7}|(?:Annex|Appendix|附录) ?[A-Z])\.?[ \t:：]{1,8}(\S.*)$/u;
const LONGEST_TITLE = 160;

/** Number and title of a line that may be a heading. */
function headingOf(line: string): { number: string; title: string } | undefined {
  const match = NUMBER.exec(line.slice(0, LONGEST_TITLE + 60));
  if (!match) return undefined;
  const [, number, title] = match;
  // lines of contents end in dots and a page; sentences end in a mark
  if (title!.length > LONGEST_TITLE || /\.{3}|[.。;；:：,，]$/u.test(title!.trim())) return undefined;
  return { number: number!, title: title!.trim() };
}

/** Whether a number may stand after another one: the next of its level, or of one above, or the first below. */
export function follows(number: string, before: string | undefined): boolean {
  if (before === undefined) return /^(?:0|1|Annex|Appendix|附录)/u.test(number);
  if (/^(?:Annex|Appendix|附录)/u.test(number)) return true;
  const [a, b] = [before.split('.'), number.split('.')];
  if (/[A-Z]$/u.test(before) && /^[A-Z]\./u.test(number)) return before.endsWith(b[0]!);
  if (b.length > a.length + 1) return false;
  if (b.length === a.length + 1) return a.every((part, i) => part === b[i]) && Number(b.at(-1)) <= 1;
  const last = b.length - 1;
  if (!b.slice(0, last).every((part, i) => part === a[i])) return false;
  const step = Number(b[last]) - Number(a[last]);
  return step >= 1 && step <= 3;
}

/**
 * Lines as numbered sections. Where the file marks headings, those with a number count; else a line does whose number
 * follows from the one before, so that items of a list are none. What stands before the first is left out.
 */
export function sectionsOf(lines: readonly SpecificationLine[]): StandardSection[] {
  const marked = lines.some(({ heading, text }) => heading && headingOf(text.trim()));
  const sections: { number: string; title: string; lines: string[] }[] = [];
  // where the words of the heading above begin, in a file that marks none
  let column = -1;
  for (const { text, heading } of lines) {
    const found = (marked ? heading : !/^\s/u.test(text)) ? headingOf(text.trim()) : undefined;
    const last = sections.at(-1);
    const continues = column > 0 && text.search(/\S/u) === column;
    column = -1;
    if (found && (marked || follows(found.number, last?.number))) {
      sections.push({ ...found, lines: [] });
      if (!marked) column = text.indexOf(found.title);
    } else if (continues) last!.title += ` ${text.trim()}`;
    else if (heading && marked && !found) sections.at(-1)?.lines.push('', text, '');
    else sections.at(-1)?.lines.push(text);
  }
  return sections.map(({ number, title, lines: own }) => ({ number, title, text: paragraphs(own) }));
}

/** What begins an item of a list whose order says nothing; RFCs print an `o` for a bullet. */
const ITEM = /^(?:[-*•] {1,40}|o {2,8})(?=\S)/u;

/** Lines of a paragraph in one line; an empty line, or the next item of a list, begins the next. */
function paragraphs(lines: readonly string[]): string {
  const made: string[] = [];
  let open = false;
  for (const line of lines) {
    const item = ITEM.test(line.trimStart());
    const text = line
      .trim()
      .replace(ITEM, '')
      .replace(/[ \t]{2,200}/gu, ' ');
    if (text === '') open = false;
    else if (open && !item) made[made.length - 1] += /\p{Script=Han}$/u.test(made.at(-1)!) ? text : ` ${text}`;
    else {
      made.push(text);
      open = true;
    }
  }
  return made.join('\n');
}

/** The foot of a page, and the head of the next, as RFCs print them. */
const FOOT = /\[Page \d{1,4}\]\s{0,4}$/u;
const HEAD = /^RFC \d{1,5} {2,60}\S.{0,80}\b(?:19|20)\d{2}\s{0,4}$/u;

/** Lines of a plain text without what repeats on each page of it. */
export function plainLines(text: string): SpecificationLine[] {
  const pages = text.split('\f');
  return pages.flatMap((page, at) => {
    const lines = page.split(/\r?\n/u);
    // the running head of a page stands above its first empty line
    const first =
      at === 0 || lines[0]!.trim() === ''
        ? 0
        : lines.findIndex((line, i) => i > 0 && line.trim() !== '' && lines[i - 1]!.trim() === '');
    let begins = at > 0;
    return lines.slice(Math.max(0, first)).flatMap((line) => {
      if (FOOT.test(line.slice(-40))) {
        begins = true;
        return [];
      }
      // files without form feeds have the head after the foot
      const head = begins && HEAD.test(line);
      if (line.trim() !== '') begins = false;
      return head ? [] : [{ text: line }];
    });
  });
}

/** Lines of Markdown: `#` marks headings. */
export const markdownLines = (text: string): SpecificationLine[] =>
  text.split(/\r?\n/u).map((line) => {
    const match = /^#{1,6} {1,4}(\S.*)$/u.exec(line);
    return match ? { text: match[1]!, heading: true } : { text: line, heading: false };
  });

const STATED = {
  number: /^(?:specification|standard|document number|number|标准号|规范编号|编号) ?[:：] ?(\S.{0,80})$/imu,
  version: /^(?:version|版本) ?[:：] ?v?(\S{1,40})/imu,
  date: /^(?:date|日期|发布日期) ?[:：] ?(\d{4}-\d{2}(?:-\d{2})?)/imu,
  title: /^(?:title|标题|名称) ?[:：] ?(\S.{0,300})$/imu,
};
const RFC = /^Request for Comments: ?(\d{1,5})/imu;
const TS = /(?:3GPP|ETSI) (T[SR] \d{2,3}[. ]\d{3}(?:-\d{1,2})?) V(\d{1,2}\.\d{1,3}\.\d{1,3}) \((\d{4}-\d{2})\)/u;
/** `38300-h30.docx`: series, number, and the version in base 36. */
const FILE = /^(\d{2})(\d{3})(?:-(\d{1,2}))?-([0-9a-z])([0-9a-z])([0-9a-z])\b/u;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const MONTH = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{4})\\b`, 'u');

/**
 * Number, version, date and title: stated in lines of their own, as RFCs and 3GPP print them, or in the file's name.
 */
export function identityOf(
  base: string,
  beginning: string,
): Pick<Standard, 'number' | 'version' | 'title' | 'date' | 'lang'> | undefined {
  const stated = (name: keyof typeof STATED) => STATED[name].exec(beginning)?.[1]?.trim();
  const rfc = RFC.exec(beginning)?.[1];
  const ts = TS.exec(beginning);
  const file = FILE.exec(base);
  const number =
    stated('number') ??
    (rfc
      ? `RFC ${rfc}`
      : ts
        ? ts[1]!.replace(/(\d) (\d)/u, '$1.$2')
        : file
          ? `TS ${file[1]}.${file[2]}${file[3] ? `-${file[3]}` : ''}`
          : undefined);
  if (number === undefined) return undefined;
  const version =
    stated('version') ??
    ts?.[2] ??
    (file
      ? file
          .slice(4, 7)
          .map((part) => Number.parseInt(part!, 36))
          .join('.')
      : undefined);
  const month = rfc ? MONTH.exec(beginning) : null;
  const written =
    stated('date') ??
    ts?.[3] ??
    (month ? `${month[2]}-${String(MONTHS.indexOf(month[1]!) + 1).padStart(2, '0')}` : undefined);
  const date = written === undefined ? undefined : parseDay(written);
  const title = stated('title') ?? (rfc ? centred(beginning) : undefined);
  return {
    number,
    ...(version && { version }),
    ...(date !== undefined && { date }),
    ...(title && { title }),
    lang: languageOf(beginning),
  };
}

/** The title of an RFC: the line set in the middle after its head. */
function centred(beginning: string): string | undefined {
  const line = beginning
    .split('\n')
    .find(
      (one, at, all) =>
        /^ {10,50}\S/u.test(one) &&
        all.slice(0, at).some((before) => RFC.test(before)) &&
        !/\b(?:19|20)\d{2}$/u.test(one.trimEnd()) &&
        (all[at - 1] ?? '').trim() === '',
    );
  return line?.trim();
}
