/**
 * How well features are found by wording, with no model, on real patents of the shared data. Prints the table of
 * README.md. `npm run eval:novelty [-- <most patents a language>] [--half tune|report]`
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import { countWords } from '#language/segments.ts';
import { compareDocument } from '#skills/compare-features/compare.ts';
import { knownWords } from '#skills/compare-features/compare-features.ts';
import { prepareFeatures, type WordWorth } from '#skills/compare-features/prepare.ts';
import chinesePublications from '#sources/cn-publications/source.ts';
import { listFiles, openFile } from '#sources/files.ts';
import googlePatents from '#sources/google-patents/source.ts';
import type { Source } from '#sources/source.ts';
import { type Case, casesOf } from './cases.ts';

export const shared = process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');
export const SETS: readonly {
  readonly language: TextLanguage;
  readonly source: Source<Patent>;
  readonly path: string;
  readonly name: string;
}[] = [
  {
    language: 'en',
    source: googlePatents,
    path: 'patents/google-patents-ultrasound/ultrasound-patents-md.tar.zst',
    name: 'English, ultrasound',
  },
  {
    language: 'zh',
    source: chinesePublications,
    path: 'patents/cn-fulltext-pdf/text',
    name: 'Chinese, industrial AI and meters',
  },
];
/** Documents that word counts are taken from. */
const COUNTED = 300;

/** Every patent that a source reads of a file or folder. */
export async function load(source: Source<Patent>, path: string): Promise<Patent[]> {
  const records = new Map<string, Patent>();
  for (const disk of await listFiles([path]))
    for await (const file of openFile(disk)) {
      if (!source.files.some((ending) => file.base.toLowerCase().endsWith(ending))) continue;
      for await (const parsed of source.read(file))
        if (parsed.ok === true) records.set(parsed.record.publication_number, parsed.record);
    }
  return [...records.values()];
}

/** Rarity of words in the set, as the corpus would tell. */
export function worthIn(all: readonly Patent[], language: TextLanguage): WordWorth {
  const step = Math.max(1, Math.floor(all.length / COUNTED));
  const sample = all.filter((_patent, i) => i % step === 0);
  const counts = new Map<string, number>();
  for (const patent of sample) {
    const texts = [
      ...patent.abstracts.filter(({ lang }) => lang === language).map(({ text }) => text),
      ...patent.descriptions
        .filter(({ lang }) => lang === language)
        .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ];
    const keys = new Set(contentWords(texts.join('\n').slice(0, 100_000)).map(({ key }) => key));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const n = sample.length;
  return (key) => Math.log(1 + (n - (counts.get(key) ?? 0) + 0.5) / ((counts.get(key) ?? 0) + 0.5));
}

interface Tally {
  features: number;
  disclosed: number;
  partly: number;
  not_found: number;
}

/** What came out of a set of cases. */
export interface Outcome {
  readonly rows: ReadonlyMap<string, Tally>;
  readonly precision: number;
  readonly recall: number;
  readonly quotes: number;
  readonly verified: number;
  readonly comparisons: number;
  readonly ms_p50: number;
  readonly ms_p95: number;
  readonly words_p50: number;
  readonly examples: readonly string[];
}

export function evaluate(cases: readonly Case[], worth: WordWorth, language: TextLanguage): Outcome {
  const rows = new Map<string, Tally>();
  const times: number[] = [];
  const sizes: number[] = [];
  const examples: string[] = [];
  let quotes = 0;
  let verified = 0;
  let truePositive = 0;
  let falsePositive = 0;
  let falseNegative = 0;
  for (const one of cases) {
    const began = performance.now();
    const comparison = compareDocument(
      prepareFeatures(one.features, worth, [], knownWords(one.features)),
      one.document,
      'en',
    );
    times.push(performance.now() - began);
    sizes.push(
      countWords(
        one.document.descriptions
          .filter(({ lang }) => lang === language)
          .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
          .join('\n'),
      ),
    );
    comparison.features.forEach((feature, i) => {
      const truth = one.truth[i]!;
      const row = `${one.kind}${truth ? '' : ', not there'}`;
      const tally = rows.get(row) ?? { features: 0, disclosed: 0, partly: 0, not_found: 0 };
      tally.features++;
      tally[feature.verdict]++;
      rows.set(row, tally);
      for (const quote of [feature.quote, ...(feature.also ?? [])]) {
        if (!quote) continue;
        quotes++;
        if (verifyQuote(one.document, quote as Parameters<typeof verifyQuote>[1]).verified) verified++;
      }
      const said = feature.verdict === 'disclosed';
      if (one.kind === 'replaced') {
        if (said && truth) truePositive++;
        if (said && !truth) falsePositive++;
        if (!said && truth) falseNegative++;
      }
      if (said !== truth && (truth ? feature.verdict === 'not_found' : true))
        examples.push(
          `${row} ${one.claim_of} ${feature.feature_number} ${feature.verdict} ${feature.score}: ${one.features[i]!.text.slice(0, 160)}\n      ${feature.reason.slice(0, 300)}\n      > ${feature.quote?.text.slice(0, 200)}`,
        );
    });
  }
  const at = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
  return {
    rows,
    precision: truePositive / Math.max(1, truePositive + falsePositive),
    recall: truePositive / Math.max(1, truePositive + falseNegative),
    quotes,
    verified,
    comparisons: times.length,
    ms_p50: at(times, 0.5),
    ms_p95: at(times, 0.95),
    words_p50: at(sizes, 0.5),
    examples,
  };
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const half = given.includes('--half') ? given[given.indexOf('--half') + 1] : undefined;
  const most = Number(given.find((word) => /^\d+$/.test(word)) ?? 150);
  const show = given.includes('--errors');
  for (const { language, source, path, name } of SETS) {
    const absolute = resolve(shared, path);
    if (!existsSync(absolute)) {
      console.log(`${name}: skipped, ${path} is not on this machine`);
      continue;
    }
    const all = await load(source, absolute);
    const worth = worthIn(all, language);
    for (const which of ['tune', 'report'] as const) {
      if (half && half !== which) continue;
      const cases = casesOf(all, language, most).filter((one) => one.half === which);
      if (cases.length === 0) continue;
      const outcome = evaluate(cases, worth, language);
      console.log(`\n${name}, ${which} half: ${outcome.comparisons} comparisons`);
      console.log('| features | n | disclosed | partly | not found |\n|---|---|---|---|---|');
      for (const [row, t] of [...outcome.rows].toSorted()) {
        const share = (value: number) => (value / t.features).toFixed(2);
        console.log(`| ${row} | ${t.features} | ${share(t.disclosed)} | ${share(t.partly)} | ${share(t.not_found)} |`);
      }
      console.log(
        `"disclosed" on claims with replaced features: precision ${outcome.precision.toFixed(3)}, recall ${outcome.recall.toFixed(3)}`,
      );
      console.log(`quotes verified: ${outcome.verified} of ${outcome.quotes}`);
      console.log(
        `ms a comparison: p50 ${outcome.ms_p50.toFixed(1)}, p95 ${outcome.ms_p95.toFixed(1)}; words a document p50 ${outcome.words_p50}`,
      );
      if (show)
        for (const example of outcome.examples.filter((_e, i) => i % 9 === 0).slice(0, 25)) console.log(example);
    }
  }
}

if (process.argv[1] === import.meta.filename) await main();
