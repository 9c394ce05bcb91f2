/**
 * How many sentences of a fluent model that is wrong get past the check, and how many right ones do not: sentences of
 * real patents, each turned in one place. `node eval/chat/wrong-sentences.ts [<sentences>] [--passed]`
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { quantitiesOf } from '#language/quantities.ts';
import type { Source } from '#skills/answer-question/pick/source.ts';
import { checkSentence } from '#skills/answer-question/write/check-sentence.ts';
import { importFiles } from '#sources/import.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { pathsHere } from './graded.ts';

/**
 * Words and what is said instead. Written from dictionaries of opposites, not from the check's own list; where both
 * know a pair, it is known.
 */
// biome-ignore format: read it as a table
const TURNS: readonly (readonly [string, string])[] = [
  ['increases', 'decreases'], ['increased', 'reduced'], ['decreases', 'increases'], ['reduced', 'increased'], ['reduces', 'raises'], ['reduce', 'increase'], ['increase', 'reduce'],
  ['higher', 'lower'], ['lower', 'higher'], ['greater', 'smaller'], ['less', 'more'], ['larger', 'smaller'], ['smaller', 'larger'], ['longer', 'shorter'], ['shorter', 'longer'], ['faster', 'slower'], ['thin', 'thick'], ['thick', 'thin'],
  ['prevents', 'causes'], ['prevent', 'cause'], ['avoids', 'causes'], ['improves', 'worsens'], ['improve', 'impair'], ['allows', 'prevents'], ['enables', 'prevents'], ['causes', 'prevents'],
  ['above', 'below'], ['below', 'above'], ['before', 'after'], ['after', 'before'], ['inside', 'outside'], ['inner', 'outer'], ['outer', 'inner'], ['upper', 'lower'], ['front', 'rear'], ['rear', 'front'], ['left', 'right'], ['top', 'bottom'], ['bottom', 'top'],
  ['proximal', 'distal'], ['distal', 'proximal'], ['internal', 'external'], ['external', 'internal'], ['first', 'second'], ['second', 'first'], ['maximum', 'minimum'], ['minimum', 'maximum'], ['positive', 'negative'], ['negative', 'positive'],
  ['parallel', 'perpendicular'], ['perpendicular', 'parallel'], ['same', 'different'], ['different', 'same'], ['rigid', 'flexible'], ['flexible', 'rigid'], ['hollow', 'solid'], ['transmits', 'receives'], ['transmitting', 'receiving'], ['received', 'transmitted'],
  ['heated', 'cooled'], ['heating', 'cooling'], ['cooling', 'heating'], ['opens', 'closes'], ['open', 'closed'], ['closed', 'open'], ['connected to', 'disconnected from'], ['always', 'never'], ['all', 'none'], ['with', 'without'], ['without', 'with'], ['can', 'cannot'],
  ['提高', '降低'], ['降低', '提高'], ['大于', '小于'], ['小于', '大于'], ['高于', '低于'], ['低于', '高于'], ['防止', '导致'], ['避免', '导致'], ['增加', '减少'], ['减少', '增加'], ['之前', '之后'], ['之后', '之前'], ['第一', '第二'], ['第二', '第一'], ['最大', '最小'], ['最小', '最大'], ['相同', '不同'], ['接收', '发送'], ['实时', '延时'], ['上', '下'], ['内', '外'],
];
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bmm\b/, 'cm'],
  [/\bMHz\b/, 'kHz'],
  [/(?<=\d\s?)μm|(?<=\d\s?)µm|\bmicrons\b/, 'mm'],
  [/°\s?C\b|℃/, '°F'],
  [/(?<=\d\s?)%/, ' ppm'],
  [/\bseconds\b/, 'minutes'],
  [/\binch(?:es)?\b/, 'feet'],
  [/秒/, '分钟'],
  [/(?<=\d)GHz/, 'MHz'],
  [/(?<=\d)Hz/, 'kHz'],
];

interface Variant {
  readonly kind: string;
  readonly text: string;
  readonly right: boolean;
}

/** The sentence as it is and cut short, which are right, and turned in one place each. */
function* variantsOf(text: string, zh: boolean): Generator<Variant> {
  yield { kind: 'as it stands', text, right: true };
  const comma = text.search(/[,，] ?/);
  const rest = comma < 0 ? '' : text.slice(comma + 1).trim();
  if (rest.length > text.length / 2) yield { kind: 'without its first clause', text: rest, right: true };
  for (const [word, other] of TURNS) {
    if (/\p{Script=Han}/u.test(word) !== zh) continue;
    const found = zh ? new RegExp(word, 'u') : new RegExp(`\\b${word}\\b`, 'i');
    if (found?.test(text)) yield { kind: `opposite: ${word}`, text: text.replace(found, other), right: false };
  }
  const denied = zh
    ? text.replace(/(?<!不)(?:可以|能够|能|为|是)/u, '不$&')
    : text.replace(/\b(?:is|are|can|may|was|has been)\b/i, '$& not');
  if (denied !== text && !/\bnot not\b|不不/.test(denied)) yield { kind: 'denied', text: denied, right: false };
  const asserted = zh ? text.replace(/不(?=[能会是需])/u, '') : text.replace(/ (?:not|no)\b/i, '');
  if (asserted !== text) yield { kind: 'denial left out', text: asserted, right: false };
  const number = /\d+(?:\.\d+)?/.exec(text);
  if (number)
    yield { kind: 'another number', text: text.replace(number[0], String(Number(number[0]) * 3 + 7)), right: false };
  if (quantitiesOf(text).length > 0)
    for (const [unit, other] of UNITS)
      if (unit.test(text)) yield { kind: 'another unit', text: text.replace(unit, other), right: false };
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const most = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 600);
  const paths = pathsHere();
  if (!paths) return;
  const kept = args.includes('--data') ? args[args.indexOf('--data') + 1] : undefined;
  const dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-wrong-')));
  const corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await importFiles({ source: 'auto', paths, corpus, data_dir: dir });
  const tally = new Map<string, { right: boolean; said: number; passed: number }>();
  for (const lang of ['en', 'zh']) {
    const query = { kind: 'term', field: 'ABST_ALL', text: lang === 'en' ? 'the' : '一种' } as const;
    const { hits } = await corpus.search(patents, { query, offset: 0, limit: lang === 'en' ? most : 40 });
    for (const record of await corpus.get(
      patents,
      hits.map(({ id }) => id),
    )) {
      const abstract = record.abstracts.find((one) => one.lang === lang);
      if (!abstract) continue;
      const passage = {
        ...abstract,
        publication_number: record.publication_number,
        part: 'abstract',
        start: 0,
        end: abstract.text.length,
        hash: '',
      } as NonNullable<Source['passage']>;
      const source: Source = {
        number: 1,
        publication_number: record.publication_number,
        title: '',
        passage,
        sentences: [],
      };
      const spans = sentences(abstract.text).filter(({ start, end }) => end - start > 20 && end - start < 400);
      for (const { start, end } of spans.slice(0, lang === 'en' ? 2 : 6)) {
        const text = abstract.text.slice(start, end);
        for (const { kind, text: said, right } of variantsOf(text, lang === 'zh')) {
          const { sound } = checkSentence(`${said} [1]`, [source]);
          const name = `${lang} ${kind}`;
          const row = tally.get(name) ?? { right, said: 0, passed: 0 };
          tally.set(name, row);
          row.said += 1;
          if (sound) row.passed += 1;
          if (args.includes('--passed') && sound !== right) process.stdout.write(`${name}\n  ${text}\n  ${said}\n`);
        }
      }
    }
  }
  process.stdout.write('| sentence | said | passed |\n|---|---|---|\n');
  const sums = { right: [0, 0], wrong: [0, 0] };
  for (const [name, { right, said, passed }] of [...tally].toSorted(([a], [b]) => a.localeCompare(b))) {
    const sum = sums[right ? 'right' : 'wrong'];
    sum[0]! += said;
    sum[1]! += passed;
    process.stdout.write(`| ${name} | ${said} | ${passed} |\n`);
  }
  process.stdout.write(
    `\nRight: ${sums.right[1]} of ${sums.right[0]} pass. Wrong: ${sums.wrong[1]} of ${sums.wrong[0]} pass.\n`,
  );
  await corpus.close();
  if (!kept) await rm(dir, { recursive: true });
}

if (import.meta.main) await main();
