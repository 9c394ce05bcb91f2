/**
 * How far the translation memory answers, and whether languages are told apart, on real texts. Prints the tables of
 * README.md. `npm run eval:translation`
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { alignedPairs, numbersOf, plainText, segmentKey } from '#collections/translations/alignment.ts';
import type { Translation } from '#collections/translations/translations.ts';
import { listFiles, openFile } from '#sources/files.ts';
import pairs from '#sources/translation-pairs/source.ts';
import { detectLanguage, LANGUAGES } from '#translation/languages.ts';
import { filed, SETS } from '../drafting/grants.ts';

const shared = process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');
const WORDS = 30;

/** Passages of about 30 words (60 characters where there are no blanks) of running text. */
export function passagesOf(text: string, lang: string): string[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (['zh', 'ja', 'th'].includes(lang)) return flat.match(/[\s\S]{60}/gu) ?? [];
  const words = flat.split(' ');
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, i) =>
    words.slice(i * WORDS, (i + 1) * WORDS).join(' '),
  );
}

/** Whether a file is of the half that the tables of letters were not counted over. */
const isHeldApart = (name: string): boolean => createHash('sha256').update(name).digest()[0]! % 2 === 1;

/** Texts whose language the office wrote beside them, each once: goods and services of marks in 23 languages. */
function* ofOffices(): Generator<{ lang: string; text: string }> {
  const folder = join(shared, 'trademarks/euipo-open-data-xml');
  if (!existsSync(folder)) return;
  const seen = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (one) => /\.xml(?:\.gz)?$/.test(one) && isHeldApart(one),
  )) {
    const bytes = readFileSync(join(folder, name));
    const xml = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    for (const [, lang, text] of xml.matchAll(
      /<GoodsServicesDescription languageCode="([a-z]{2})"[^>]*>([^<]{200,})</g,
    )) {
      const key = `${lang} ${text!.slice(0, 300)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { lang: lang!, text: text! };
    }
  }
}

async function imported(): Promise<Translation[]> {
  const found: Translation[] = [];
  for (const disk of await listFiles([join(shared, 'patents/crosslingual-title-abstract-pairs')]))
    for await (const file of openFile(disk))
      for await (const parsed of pairs.read(file)) if (parsed.ok === true) found.push(parsed.record as Translation);
  return found;
}

/** Half of the pairs are the memory, the other half is asked; a text is on one side alone. */
export function memoryFigures(all: readonly Translation[]) {
  const half = ({ id }: Translation) => createHash('sha256').update(id).digest()[0]! % 2;
  const parts = (record: Translation) =>
    record.texts.flatMap((source) =>
      record.texts
        .filter((target) => target.lang !== source.lang)
        .flatMap((target) =>
          alignedPairs(source.text, target.text).map((pair) => ({
            key: `${segmentKey(source.lang, pair.source)}>${target.lang}`,
            ...pair,
          })),
        ),
    );
  const memory = new Map(
    all
      .filter((one) => half(one) === 0)
      .flatMap(parts)
      .map((part) => [part.key, part]),
  );
  const figures = {
    stored: memory.size,
    asked: 0,
    answered: 0,
    right: 0,
    own: 0,
    own_right: 0,
    unaligned: 0,
    wrong: [] as string[],
  };
  for (const record of all) {
    const own = parts(record);
    if (own.length === 0) figures.unaligned++;
    for (const part of own) {
      const known = memory.get(part.key);
      if (half(record) === 0) {
        figures.own++;
        if (known && plainText(known.source) === plainText(part.source)) figures.own_right++;
        continue;
      }
      figures.asked++;
      if (!known) continue;
      figures.answered++;
      const same = plainText(known.target) === plainText(part.target);
      // another translation of the same sentence is right as well, where its numbers are
      if (same || numbersOf(known.target).join() === numbersOf(part.target).join()) figures.right++;
      if (!same)
        figures.wrong.push(`${part.source.slice(0, 80)} -> ${known.target.slice(0, 80)} | ${part.target.slice(0, 80)}`);
    }
  }
  return figures;
}

/** Descriptions of patents, whose language is that of their office. */
async function descriptions(): Promise<{ lang: string; text: string }[]> {
  const found = [];
  for (const set of SETS)
    for (const { lang, paragraphs } of (await filed(set)).slice(0, 40))
      found.push({ lang, text: paragraphs.slice(0, 20).join(' ') });
  return found;
}

async function main(): Promise<void> {
  const records = await imported();
  const figures = memoryFigures(records);
  console.log(
    `memory: ${records.length} units, ${figures.stored} parts; ${figures.unaligned} units of which nothing aligns`,
  );
  console.log(
    `held-apart parts asked ${figures.asked}, answered ${figures.answered}, right ${figures.right}; stored parts found again ${figures.own_right} of ${figures.own}`,
  );
  for (const line of figures.wrong.slice(0, 12)) console.log(`  other wording: ${line}`);
  const rows = new Map<string, { n: number; right: number; as: Map<string, number> }>();
  const told = (lang: string, passage: string) => {
    const row = rows.get(lang) ?? { n: 0, right: 0, as: new Map() };
    rows.set(lang, row);
    if (row.n >= 400) return;
    row.n++;
    const found = detectLanguage(passage) ?? 'none';
    if (found === lang.slice(0, 2)) row.right++;
    else row.as.set(found, (row.as.get(found) ?? 0) + 1);
  };
  for (const { lang, text } of ofOffices())
    if ((LANGUAGES as readonly string[]).includes(lang))
      for (const passage of passagesOf(text, lang)) told(`${lang}`, passage);
  for (const { lang, text } of await descriptions())
    for (const passage of passagesOf(text, lang)) told(`${lang} (descriptions)`, passage);
  console.log('30 words: goods of marks (lists of names, by language), descriptions of patents');
  for (const [lang, { n, right, as }] of [...rows].sort())
    console.log(
      `| ${lang} | ${n} | ${(right / n).toFixed(3)} | ${[...as].map(([one, times]) => `${one} ${times}`).join(', ')} |`,
    );
}

if (process.argv[1] === import.meta.filename) await main();
