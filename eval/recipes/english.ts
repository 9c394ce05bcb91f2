import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedData } from '#testing/shared-data.ts';
import { halfOf } from '../halves.ts';
import { digestOf, marksOf, type Passage, report } from './chinese.ts';

/**
 * Ingredients with amounts in English sentences, against what a person has read in them: of patents (`uspto-grant-xml`,
 * `uspto-application-xml`, `epo-fulltext-xml`: every document that has an amount, two paragraphs of each by a seeded
 * draw, one sentence of each) and of the paragraphs of US patents that reactions were taken from (`ord-datasets`, 40 by
 * a seeded draw). Sentences that state no ingredient are in, too: letters of drawings, vessels, doses, products.
 * `english-passages.txt` names each by the first ten digits of its SHA-256 and by its document, with marks as in
 * `chinese-passages.txt`. What came of a step (`to give 2 g of`) is no ingredient: where it is found, that is wrong.
 * Half of them, by the document, is for looking at. `second` asks for the sentences of `english-passages-2.txt`, drawn
 * later of what these had not used: of `uspto-ppubs-json`, `uspto-legacy` (at most two of a document) and
 * `ord-datasets`. Usage: node eval/recipes/english.ts [tuning | report] [second] [--cases]
 */
const FOLDERS = ['uspto-grant-xml', 'uspto-application-xml', 'epo-fulltext-xml'];
const INLINE = /<\/?(?:sub|sup|sub2|sup2|b|i|u|o|smallcaps)(?: [^>]*)?>/gu;
/** Where a sentence ends: the rest is its next one. */
const BETWEEN = /(?<=[a-z0-9)%\]])\. (?=[A-Z])/u;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml
    .replace(/<tables?\b[\s\S]*?<\/tables?>/gu, '')
    .replace(/<\?[^>]*>/gu, '')
    .replace(INLINE, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&#x([\da-f]+);/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|amp|quot|apos);/gu, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/gu, ' ')
    .trim();

const textOf = (path: string) => {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

/** Every sentence of pages of the public search, and of grants in the old text form. */
function* furtherSentences(root: string): Iterable<string> {
  const pages = join(root, 'patents/uspto-ppubs-json');
  for (const file of readdirSync(pages).filter((name) => name.startsWith('doc-'))) {
    const page = JSON.parse(textOf(join(pages, file)));
    for (const field of ['descriptionHtml', 'claimsHtml'])
      for (const sentence of plain(page[field] ?? '').split(BETWEEN)) yield sentence.trim();
  }
  const legacy = join(root, 'patents/uspto-legacy');
  for (const file of readdirSync(legacy).filter((name) => /greenbook|pftaps/u.test(name)))
    for (const part of textOf(join(legacy, file)).split(/\n(?=[A-Z]{3,4} {2})/u))
      for (const sentence of part
        .replace(/^[A-Z]{3,4} +/u, '')
        .replace(/\s+/gu, ' ')
        .split(BETWEEN))
        yield sentence.trim();
}

/** Every sentence of the paragraphs of some files, and of what the datasets of reactions quote. */
function* sentencesOf(root: string, wanted: ReadonlySet<string>): Iterable<string> {
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(root, 'patents', folder)).filter((name) => wanted.has(name)))
      for (const [, xml] of textOf(join(root, 'patents', folder, file)).matchAll(
        /<(?:p|PARA)\b[^>]*>([\s\S]*?)<\/(?:p|PARA)>/gu,
      ))
        yield* plain(xml!).split(BETWEEN);
  const reactions = join(root, 'chem-bio/ord-datasets');
  for (const file of readdirSync(reactions).filter((name) => name.endsWith('.pb.gz')))
    for (const [paragraph] of textOf(join(reactions, file)).matchAll(/[\x20-\x7e\u00a0-\u03ff\u2000-\u22ff]{150,}/gu))
      yield* paragraph.split(BETWEEN);
}

export function englishPassages(root: string, half: 'tuning' | 'report', second = false): Passage[] {
  const name = second ? 'english-passages-2.txt' : 'english-passages.txt';
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^(\w{10}) (\S+) ?(.*)$/u.exec(line)!)
    .map(([, digest = '', place = '', marks = '']) => ({ digest, place, marks }))
    .filter(({ place }) => halfOf(place) === half);
  const files = new Set(lines.map(({ place }) => place.split('#')[0]!));
  const digests = new Set(lines.map(({ digest }) => digest));
  const texts = new Map<string, string>();
  const sources = second ? [furtherSentences(root), sentencesOf(root, files)] : [sentencesOf(root, files)];
  for (const source of sources)
    for (const said of source) {
      if (texts.size === digests.size) break;
      const text = second ? said.trim() : said;
      const digest = digestOf(text);
      if (digests.has(digest)) texts.set(digest, text);
    }
  return lines.map(({ digest, place, marks }) => {
    const text = texts.get(digest);
    if (text === undefined) throw new Error(`no sentence ${digest} of ${place} in the shared data`);
    return { digest, text, marks: marksOf(text, marks, (amounts) => amounts.split('/')) };
  });
}

if (import.meta.main) {
  const root = sharedData('.');
  if (!root) throw new Error('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  const half = process.argv[2] === 'report' ? 'report' : 'tuning';
  report(half, englishPassages(root, half, process.argv.includes('second')));
}
