import { Parser } from 'htmlparser2';

const LINES: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'caption',
  'figcaption',
  'footer',
  'text',
]);
const SILENT: ReadonlySet<string> = new Set(['style', 'title']);

/** What stands around the text of a tag that has a style. */
const STYLES: Readonly<Record<string, string>> = { strong: '**', code: '`', muted: '~' };

/** What else a tag has: its place, its tone, what its words rest on. */
const marksOf = (name: string, { id, class: tone, 'data-basis': basis }: Record<string, string>): string => {
  const marks = [id && `#${id}`, name === 'td' && tone, basis].filter(Boolean);
  return marks.length > 0 ? ` {${marks.join(' ')}}` : '';
};

/**
 * A report of ours (`toHtml`) as lines of plain text, headings and cells marked: what a reader reads, to be compared as
 * a whole with a file that somebody has read.
 * @param form Shows also what its writer has given: widths of columns, tones, styles, places, links, and bases.
 */
export function reportText(html: string, { form = false } = {}): string {
  const lines: string[] = [];
  let line = '';
  let silent = 0;
  const ends: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent += 1;
      const level = LINES.has(name) ? Number(name.slice(1)) : 0;
      if (level > 0) line = `${'#'.repeat(level)} `;
      const style = STYLES[name === 'span' ? attributes.class! : name] ?? '';
      ends.push(!form ? '' : name === 'a' ? `](${attributes.href})` : `${style}${marksOf(name, attributes)}`);
      if (form) line += name === 'a' ? '[' : name === 'col' ? `${/[\d.]+%/.exec(attributes.style!)} ` : style;
    },
    ontext(text) {
      if (silent === 0) line += text;
    },
    onclosetag(name) {
      line += ends.pop();
      if (SILENT.has(name)) silent -= 1;
      if (name === 'td' || name === 'th') line += ' | ';
      if (!LINES.has(name) && name !== 'colgroup') return;
      if (line.trim() !== '') lines.push(line.trim());
      line = '';
    },
  });
  parser.end(html);
  return told(lines.join('\n'));
}

/** A text without what differs from run to run: ids, the address of the service, times, the state of the corpus. */
export const told = (text: string): string =>
  `${text
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32}/g, '<id>')
    .replace(/http:\/\/127\.0\.0\.1:\d{1,5}/g, 'http://here')
    .replace(/\d\d:\d\d(?::\d\d)?(?=\D|$)/g, '<time>')
    .replace(/(?<=, change |, state |，状态号)\d{1,9}/g, '<n>')
    .trim()}\n`;
