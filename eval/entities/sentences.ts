import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Sentences of real texts, by the first ten digits of their SHA-256: marks name them, the texts stay where they are.
 */
export type Sentences = ReadonlyMap<string, string>;

const idOf = (sentence: string) => createHash('sha256').update(sentence).digest('hex').slice(0, 10);
const unpacked = (file: string) => gunzipSync(readFileSync(file)).toString('utf8');
const byId = (sentences: Iterable<string>): Sentences => new Map([...sentences].map((each) => [idOf(each), each]));

/** Chinese: abstracts of scientific literature that speak of an illness, a medicine or a protein. */
export function chineseSentences(literature: string): Sentences {
  const folder = join(literature, 'csl-chinese');
  const found = new Set<string>();
  for (const file of readdirSync(folder).sort())
    for (const line of unpacked(join(folder, file)).split('\n'))
      for (const sentence of (line.split('\t')[1] ?? '').split(/[.。;；]/u)) {
        const text = sentence.trim();
        if (text.length >= 25 && text.length <= 120 && /病|癌|炎|瘤|药|素|霉|蛋白|受体|激酶|症/u.test(text))
          found.add(text);
      }
  return byId(found);
}

/** Chinese beside these: titles, and sentences of every length of the same abstracts; by which of them are marked. */
export function moreChinese(literature: string): Sentences {
  const folder = join(literature, 'csl-chinese');
  const lines = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      unpacked(join(folder, file))
        .split('\n')
        .map((line) => line.split('\t')),
    );
  return byId(
    new Set(
      lines.flatMap(([, abstract = '', title = '']) =>
        [...abstract.split(/[.。;；]/u), title].map((each) => each.trim()),
      ),
    ),
  );
}

/** English: summaries of trials, in their public register. */
export function englishSentences(registers: string): Sentences {
  const folder = join(registers, 'ctgov-classic-xml');
  const found = new Set<string>();
  for (const file of readdirSync(folder).sort()) {
    const xml = file.endsWith('.gz') ? unpacked(join(folder, file)) : readFileSync(join(folder, file), 'utf8');
    for (const [, block] of xml.matchAll(/<brief_summary>\s*<textblock>([^<]{1,4000})<\/textblock>/gu))
      for (const sentence of block!.replace(/\s+/gu, ' ').split(/(?<=[a-z)]\.) (?=[A-Z])/u)) {
        const text = sentence.trim();
        if (text.length >= 50 && text.length <= 260 && !/&[a-z]+;/u.test(text)) found.add(text);
      }
  }
  return byId(found);
}
