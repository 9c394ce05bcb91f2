import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** A statement of a report, with what it is said to rest on. */
export interface PrintedStatement {
  readonly text: string;
  /** The same without what is set in bold, as labels are. */
  readonly words: string;
  /** Undefined: the page does not say. */
  readonly basis: string | undefined;
  /** Of a statement that cites: whether each link in it, or in the caption over it, leads to a place of the page. */
  readonly leads: boolean;
}

/** Names of what holds a statement, and of what is structure and states nothing. */
const STATES = new Set(['p', 'li', 'dd', 'td', 'th', 'caption', 'figcaption']);
const FORM = new Set(['h1', 'h2', 'h3', 'dt', 'nav', 'style', 'title', 'svg']);

interface Open {
  readonly name: string;
  readonly basis: string | undefined;
  readonly form: boolean;
  text: string;
  words: string;
  links: string[];
}

/**
 * The statements of a report of ours (`toHtml`) by its marks for programs, not by its words: whatever text of the page
 * stands in no heading, list of contents, title of a column or quote with its source.
 */
export function printedStatements(html: string): PrintedStatement[] {
  const places = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  const found: PrintedStatement[] = [];
  const open: Open[] = [];
  let table = false;
  const leads = ({ text, links }: Open) =>
    links.length > 0
      ? links.every((link) => places.has(link))
      : [...text.matchAll(/\[([^\]]+)\]/g)].some(([, mark]) => places.has(mark!) || COVERAGE.has(mark!));
  const parser = new Parser({
    onopentag(name, { 'data-basis': basis, scope, class: of, href }) {
      const column = name === 'th' && scope === 'col';
      const quoted = name === 'blockquote';
      const form = FORM.has(name) || column || quoted || of === 'subtitle' || (open.at(-1)?.form ?? false);
      open.push({
        name,
        basis: basis ?? (name === 'figcaption' ? open.at(-1)?.basis : undefined),
        form,
        text: '',
        words: '',
        links: [],
      });
      if (name === 'table') table = false;
      if (href?.startsWith('#')) for (const one of open) one.links.push(href.slice(1));
    },
    ontext(text) {
      const label = open.some(({ name }) => name === 'strong');
      for (const one of open) {
        one.text += text;
        if (!label) one.words += text;
      }
    },
    onclosetag(name) {
      const one = open.pop();
      if (!one || one.form || !STATES.has(name) || one.text.trim() === '') return;
      const cites = leads(one);
      if (name === 'caption') table = one.basis === 'cited' && cites;
      const bound = cites || ((name === 'td' || name === 'th') && table) || one.text.trim() === '–';
      found.push({
        text: one.text.trim(),
        words: one.words.trim(),
        basis: one.basis,
        leads: one.basis !== 'cited' || bound,
      });
    },
  });
  parser.end(html);
  return found;
}

const COVERAGE = new Set(['coverage', '覆盖范围']);

/** The statements of a report that do not say what they rest on, or lead nowhere. */
export const unborne = (html: string): string[] =>
  printedStatements(html).flatMap(({ text, basis, leads }) => (basis && leads ? [] : [text]));

/** The pages of this name that a service has written: of reports whose answer links to another format. */
export async function writtenPages(data_dir: string, name: string): Promise<string[]> {
  const dir = join(data_dir, 'files');
  const pages = (await readdir(dir)).map((id) => readFile(join(dir, id, name), 'utf8').catch(() => undefined));
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}
