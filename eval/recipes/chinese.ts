import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Amount, ingredientsIn } from '#language/ingredients.ts';
import { sharedData } from '#testing/shared-data.ts';
import { halfOf } from '../halves.ts';

/**
 * Ingredients with amounts in Chinese passages, against what a person has read in them: abstracts of patents
 * (`crosslingual-title-abstract-pairs`) and of papers (`csl-chinese`) of the shared data, named by the first ten digits
 * of their SHA-256. `chinese-passages.txt` has a line for each: `digest name = amount; name = amount/amount`, of which
 * `@2` says which place of an amount is meant, and `?` what is not judged either way: concentrations in a medium, what
 * was measured of a product, how pure or strong something was. A found ingredient is right when its name holds that of
 * a mark or stands in it, and its amount overlaps one of the mark's. Half of them, by the digest, is for looking at.
 * Usage: node eval/recipes/chinese.ts [tuning | report]
 *
 *     node eval/recipes/chinese.ts patents | notes <file> [tuning | report]
 *
 * compares with what was marked in sentences of patents (`chinese-patent-sentences.txt`, as above, the patent's number
 * behind the digest) or of laboratory notes, patents and recipes in public repositories (`chinese-note-sentences.txt`),
 * which whoever asks brings, one a line; of all of them, or of the half that the digest says.
 */
interface Place {
  readonly start: number;
  readonly end: number;
}
interface Mark {
  /** As written, at whatever place: the amount says which is meant. */
  readonly name: string;
  readonly amounts: readonly Place[];
  readonly judged: boolean;
  readonly written: string;
}
export interface Passage {
  readonly digest: string;
  readonly text: string;
  readonly marks: readonly Mark[];
}

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Every Chinese cell of the tables of two folders, blanks as one. */
function* cells(root: string): Iterable<string> {
  for (const folder of ['patents/crosslingual-title-abstract-pairs', 'literature/csl-chinese'])
    for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.gz'))) {
      const text = gunzipSync(readFileSync(join(root, folder, file))).toString('utf8');
      const parts = file.includes('.csv') ? quotedCells(text) : text.split(/[\t\n]/u);
      for (const part of parts) if (/\p{Script=Han}/u.test(part)) yield part.replace(/\s+/gu, ' ').trim();
    }
}

/** Cells of a CSV table, in quotes where they have commas, quotes or line breaks. */
function* quotedCells(text: string): Iterable<string> {
  for (const [, quoted, plain] of text.matchAll(/(?:^|[,\n])(?:"((?:[^"]|"")*)"|([^,"\n]*))/gu))
    yield quoted === undefined ? plain! : quoted.replaceAll('""', '"');
}

/** Where words stand: at their first place, or at the one that `@` names. */
function placeOf(text: string, written: string): Place {
  const [, words = '', nth = '1'] = /^(.*?)(?:@(\d+))?$/u.exec(written)!;
  let at = -1;
  for (let n = 0; n < Number(nth); n++) at = text.indexOf(words, at + 1);
  if (at < 0) throw new Error(`no mark: ${written}`);
  return { start: at, end: at + words.length };
}

/** A slash parts amounts, but not in a concentration. */
const amountsOf = (written: string) => (/\d ?[a-z]+\/(?:L|\d)/iu.test(written) ? [written] : written.split('/'));

/** Marks as they are written, `name = amount; name = amount/amount`, with their places in a text. */
export const marksOf = (text: string, written: string, apart: (amounts: string) => readonly string[]): Mark[] =>
  written
    .split('; ')
    .filter((mark) => mark !== '')
    .map((mark) => {
      const [name = '', amount = ''] = mark.replace(/^\?/u, '').split(' = ');
      if (!text.includes(name)) throw new Error(`no mark: ${mark}`);
      const amounts = apart(amount).map((one) => placeOf(text, one));
      return { name, amounts, judged: !mark.startsWith('?'), written: mark };
    });

export function chinesePassages(root: string): Passage[] {
  const texts = new Map([...cells(root)].map((text) => [digestOf(text), text]));
  return readFileSync(new URL('chinese-passages.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const digest = line.slice(0, 10);
      const text = texts.get(digest);
      if (text === undefined) throw new Error(`no passage ${digest} in the shared data`);
      return { digest, text, marks: marksOf(text, line.slice(11), amountsOf) };
    });
}

const BROUGHT = { patents: 'chinese-patent-sentences.txt', notes: 'chinese-note-sentences.txt' };

function broughtSentences(of: keyof typeof BROUGHT, file: string): Passage[] {
  const texts = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => [digestOf(text), text]),
  );
  return readFileSync(new URL(BROUGHT[of], import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, digest = '', patent = '', marks = ''] = /^(\w{10}) (\S+) ?(.*)$/u.exec(line)!;
      const text = texts.get(digest);
      if (text === undefined) throw new Error(`no sentence ${digest} of ${patent} in ${file}`);
      return { digest, text, marks: marksOf(text, marks, (amount) => (of === 'notes' ? amount.split('/') : [amount])) };
    });
}

/**
 * Parts of ratios and the balance of shares: these were marked only in the last set, so that elsewhere one that nobody
 * marked is not judged.
 */
export const isBeyondMarks = ({ basis, low, high }: Amount): boolean =>
  basis.endsWith('ratio') || (low === undefined && high === undefined);

const overlap = (a: Place, b: Place) => a.start < b.end && b.start < a.end;
const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/gu) ?? [];

/** What was found in passages, right and wrong, and what was missed. */
export function scoreOf(passages: readonly Passage[]) {
  const sum = { found: 0, right: 0, marked: 0, met: 0, numbers: 0, unread: 0 };
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const { digest, text, marks } of passages) {
    const judged = marks.filter((one) => one.judged);
    const met = new Set<Mark>();
    for (const one of ingredientsIn(text)) {
      const hit = judged.find(
        ({ name, amounts }) =>
          (name.includes(one.name) || one.name.includes(name)) && amounts.some((amount) => overlap(amount, one.amount)),
      );
      const left = marks.some((mark) => !mark.judged && mark.amounts.some((amount) => overlap(amount, one.amount)));
      if (!hit && (left || isBeyondMarks(one.amount))) {
        sum.unread++;
        continue;
      }
      sum.found++;
      if (!hit) {
        wrong.push(`${digest} ${one.name} = ${one.amount.text}`);
        continue;
      }
      sum.right++;
      met.add(hit);
      const said = hit.amounts.filter((amount) => overlap(amount, one.amount));
      const whole = said.flatMap((amount) => numbers(text.slice(amount.start, amount.end)));
      if (whole.every((number) => one.amount.text.includes(number))) sum.numbers++;
    }
    sum.marked += judged.length;
    sum.met += met.size;
    missed.push(...judged.filter((mark) => !met.has(mark)).map(({ written }) => `${digest} ${written}`));
  }
  return { ...sum, wrong, missed };
}

/** Says how well passages were read, and with `--cases` what went wrong. */
export function report(half: string, passages: readonly Passage[]): void {
  const { found, right, marked, met, numbers: whole, unread, wrong, missed } = scoreOf(passages);
  const share = (part: number, of: number) => (part / Math.max(1, of)).toFixed(3);
  console.log(
    `${half}: ${passages.length} passages, ${marked} ingredients marked, ${found} found, ${unread} more not judged`,
  );
  console.log(`precision ${share(right, found)}, recall ${share(met, marked)}, numbers right ${share(whole, right)}`);
  if (process.argv.includes('--cases'))
    console.log(`wrong:\n  ${wrong.join('\n  ')}\nmissed:\n  ${missed.join('\n  ')}`);
}

if (import.meta.main) {
  const [, , of, file = '', part] = process.argv;
  if (of === 'patents' || of === 'notes') {
    const all = broughtSentences(of, file);
    const judged = part === 'tuning' || part === 'report' ? all.filter(({ digest }) => halfOf(digest) === part) : all;
    report(`${of} ${part ?? ''}`.trim(), judged);
    process.exit();
  }
  const root = sharedData('.');
  if (!root) throw new Error('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  const half = process.argv[2] === 'report' ? 'report' : 'tuning';
  const passages = chinesePassages(root).filter(({ digest }) => halfOf(digest) === half);
  report(half, passages);
}
