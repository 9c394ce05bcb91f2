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

/**
 * A report of ours (`toHtml`) as lines of plain text, headings and cells marked: what a reader reads, to be compared as
 * a whole with a file that somebody has read.
 */
export function reportText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let silent = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silent += 1;
      const level = LINES.has(name) ? Number(name.slice(1)) : 0;
      if (level > 0) line = `${'#'.repeat(level)} `;
    },
    ontext(text) {
      if (silent === 0) line += text;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1;
      if (name === 'td' || name === 'th') line += ' | ';
      if (!LINES.has(name)) return;
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
