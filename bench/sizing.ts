import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * What a publication costs, by what is known of it: imports folders of real publications one by one, each into a data
 * folder of its own, and says what lies on the disk afterwards for each, and how fast it came; then what that makes of
 * 1, 10 and 100 million, by multiplication alone.
 *
 *     node bench/sizing.ts [folder ...] [--least 20]
 *
 * Folders with fewer patents than `--least` are named and not counted. Default: folders of the shared real data.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { least: { type: 'string', default: '20' } },
});
const FOLDERS = [
  'patents/uspto-grant-xml',
  'patents/uspto-application-xml',
  'patents/epo-fulltext-xml',
  'patents/uspto-ppubs-json',
  'patents/epo-docdb-xml',
  'patents/lens-export-csv',
];
const MILLIONS = [1, 10, 100];
/** Records whose text is measured. */
const LOOKED_AT = 1_000;
const paths = positionals.length > 0 ? positionals : FOLDERS.flatMap((folder) => sharedData(folder) ?? []);

/** Bytes of a file, or of everything in a folder. */
async function bytesOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  const sizes = await Promise.all((await readdir(path)).map((name) => bytesOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Measured {
  readonly folder: string;
  readonly publications: number;
  readonly characters: number;
  readonly record_bytes: number;
  readonly index_bytes: number;
  readonly a_second: number;
  readonly peak_bytes: number;
}

/** Imports a folder and looks at what lies there then; undefined where it has too few patents. */
async function measured(path: string): Promise<Measured | undefined> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-sizing-'));
  try {
    const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
    const lies = async () => {
      // what was written lies in the log beside the file until it is brought home
      const db = new DatabaseSync(join(dir, 'corpus.sqlite'));
      db.exec('pragma wal_checkpoint(truncate)');
      db.close();
      return [await bytesOf(join(dir, 'corpus.sqlite')), await bytesOf(join(dir, 'index'))] as const;
    };
    const before = await lies();
    const { records, seconds, peak_memory_bytes } = await importFiles({
      ...{ source: 'auto', paths: [path], corpus, data_dir: dir },
    });
    const { total, hits } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: LOOKED_AT });
    const looked = await corpus.get(
      patents,
      hits.map(({ id }) => id),
    );
    await corpus.close();
    const after = await lies();
    if (total < Number(values.least)) return undefined;
    const texts = looked.map(({ titles, abstracts, claims, descriptions }) =>
      JSON.stringify([titles, abstracts, claims, descriptions]),
    );
    return {
      folder: basename(path),
      publications: total,
      characters: texts.reduce((sum, { length }) => sum + length, 0) / looked.length,
      record_bytes: (after[0] - before[0]) / total,
      index_bytes: (after[1] - before[1]) / total,
      a_second: records / seconds,
      peak_bytes: peak_memory_bytes,
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const said = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const all: Measured[] = [];
console.log(
  '| folder | publications | characters of text | record kB | index kB | a second | peak MB |\n|---|--:|--:|--:|--:|--:|--:|',
);
for (const path of paths) {
  const one = await measured(path);
  if (!one) {
    console.log(`| ${basename(path)} | fewer than ${values.least} | | | | | |`);
    continue;
  }
  all.push(one);
  const { folder, publications, characters, record_bytes, index_bytes, a_second, peak_bytes } = one;
  const cells = [said(characters), said(record_bytes / 1000, 1), said(index_bytes / 1000, 1), said(a_second)];
  console.log(`| ${[folder, said(publications), ...cells, said(peak_bytes / 1e6)].join(' | ')} |`);
}
console.log('\n| of the kind of | million | records GB | index GB | import, hours |\n|---|--:|--:|--:|--:|');
for (const { folder, record_bytes, index_bytes, a_second } of all)
  for (const millions of MILLIONS) {
    const [records, index] = [record_bytes, index_bytes].map((bytes) => said((bytes * millions) / 1000));
    console.log(`| ${[folder, millions, records, index, said((millions * 1e6) / a_second / 3600)].join(' | ')} |`);
  }
