// Names that the dictionary finds in abstracts that people have marked: precision and recall.
//   node eval/entities/run.ts [abstracts of each set, default 200] [tune|report]
// Truth: BC5CDR (chemicals and diseases) and the NCBI disease corpus. A mention counts when both of its ends are right;
// `near` counts those that overlap one. Abstracts of even number are for tuning, odd ones for the report.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { EntityKind } from '#collections/entities/entities.ts';
import { readConfig } from '#config.ts';
import { mentionsIn } from '#dictionary/mentions.ts';
import { openStorage } from '#main.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

interface Marked {
  readonly text: string;
  readonly mentions: readonly { readonly start: number; readonly end: number; readonly kind: EntityKind }[];
}

/** PubTator: `id|t|title`, `id|a|abstract`, then a line for each mention; offsets run over both, a blank between. */
function marked(file: string): Marked[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.trim().split('\n');
      const of = (letter: string) =>
        lines.find((line) => new RegExp(`^\\d+\\|${letter}\\|`).test(line))?.replace(/^\d+\|.\|/, '');
      const [title, abstract] = [of('t'), of('a')];
      if (title === undefined || abstract === undefined) return [];
      const mentions = lines.flatMap((line) => {
        const [, start, end, , type] = line.split('\t');
        if (!type || type === 'CID') return [];
        return [
          { start: Number(start), end: Number(end), kind: (type === 'Chemical' ? 'drug' : 'disease') as EntityKind },
        ];
      });
      return [{ text: `${title} ${abstract}`, mentions }];
    });
}

const most = Number(process.argv[2] ?? 200);
const half = process.argv[3] ?? 'report';
const drugs = sharedData('drugs');
const literature = sharedData('literature');
if (!drugs || !literature) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const kept = process.env.PRIORA_EVAL_DATA;
const data_dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-')));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
if ((await corpus.status()).find(({ name }) => name === 'entities')?.records === 0 || !kept)
  await importFiles({
    source: 'auto',
    paths: ['disease-ontology/HumanDO.obo.gz', 'mesh-xml', 'drugbank-vocabulary', 'drugcentral-tsv', 'hgnc'].map(
      (name) => join(drugs, name),
    ),
    corpus,
    data_dir,
  });
const sets = {
  BC5CDR: { file: 'bc5cdr-corpus/CDR_Dev_Test.PubTator.txt.gz', kinds: ['drug', 'disease'] as const },
  'NCBI disease': { file: 'ncbi-disease-corpus/NCBI_disease_corpus.pubtator.txt.gz', kinds: ['disease'] as const },
};
for (const [name, { file, kinds }] of Object.entries(sets)) {
  const all = marked(join(literature, file));
  const texts = all.filter((_, at) => (at % 2 === 0) === (half === 'tune')).slice(0, most);
  const count = new Map<string, { truth: number; found: number; right: number; near: number }>();
  const wrong = new Map<string, number>();
  const missed = new Map<string, number>();
  for (const { text, mentions } of texts) {
    const found = (await mentionsIn(corpus, text, ['drug', 'disease', 'target'], new AbortController().signal)).filter(
      ({ kind }) => (kinds as readonly string[]).includes(kind),
    );
    for (const kind of kinds) {
      const sum = count.get(kind) ?? { truth: 0, found: 0, right: 0, near: 0 };
      const truth = mentions.filter((one) => one.kind === kind);
      const mine = found.filter((one) => one.kind === kind);
      sum.truth += truth.length;
      sum.found += mine.length;
      for (const one of mine) {
        if (truth.some(({ start, end }) => start === one.start && end === one.end)) sum.right += 1;
        if (truth.some(({ start, end }) => start < one.end && end > one.start)) sum.near += 1;
        else wrong.set(`${kind} ${one.text}`, (wrong.get(`${kind} ${one.text}`) ?? 0) + 1);
      }
      for (const one of truth)
        if (!mine.some(({ start, end }) => start < one.end && end > one.start)) {
          const words = `${kind} ${text.slice(one.start, one.end)}`;
          missed.set(words, (missed.get(words) ?? 0) + 1);
        }
      count.set(kind, sum);
    }
  }
  for (const [kind, { truth, found, right, near }] of count) {
    const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
    console.log(
      `${name} (${half}, ${texts.length} abstracts) ${kind}: ${found} found, ${truth} marked; both ends right: precision ${share(right, found)}, recall ${share(right, truth)}; overlapping: precision ${share(near, found)}, recall ${share(near, truth)}`,
    );
  }
  if (half === 'tune') {
    const top = (of: Map<string, number>) =>
      [...of]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 40)
        .map(([words, n]) => `${words} ${n}`)
        .join('; ');
    console.log('  wrong:', top(wrong));
    console.log('  missed:', top(missed));
  }
}
await corpus.close();
if (!kept) await rm(data_dir, { recursive: true, force: true });
