/**
 * `npm run upgrade-drill -- --tree FOLDER [--records 100000]`: a data directory that an older version made is opened by
 * this one, killed with SIGKILL in the middle of each step, and opened again, until it is open; then it is held against
 * what was put in, and examined whole. FOLDER: a work tree of a commit whose stores have format 1 (22ba74b), with its
 * packages and its kernel. Prints what each opening took; ends with status 1 if anything is missing or wrong.
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { doctor } from '#stores/sqlite/maintenance.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';

const { values } = parseArgs({ options: { tree: { type: 'string' }, records: { type: 'string', default: '100000' } } });
if (!values.tree) throw new Error('--tree names a work tree of a version whose stores have format 1');
const records = Number(values.records);
const root = mkdtempSync(join(tmpdir(), 'priora-upgrade-'));
const dir = join(root, 'data');

interface Line {
  readonly step?: string;
  readonly done?: number;
  readonly total?: number;
  readonly opened?: { readonly records: number; readonly stored_seq: number; readonly indexed_seq: number };
  readonly seconds?: number;
  readonly held_ms?: number;
  readonly peak_mb?: number;
}

/**
 * Opens; killed when a step is half done, if one is named. Answers the last line of an opening that came to its end.
 */
async function opening(kill_in?: string): Promise<Line | undefined> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open.ts'), dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last: Line | undefined;
  for await (const text of createInterface({ input: child.stdout })) {
    last = JSON.parse(text) as Line;
    if (last.step === kill_in && last.done! >= last.total! / 2) child.kill('SIGKILL');
  }
  return last?.opened ? last : undefined;
}

const problems: string[] = [];
const held = (what: string, is: unknown, wanted: unknown) => {
  if (JSON.stringify(is) !== JSON.stringify(wanted))
    problems.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
};
try {
  const copy = join(values.tree, 'scripts', 'make-for-upgrade.mjs');
  copyFileSync(join(import.meta.dirname, 'make.mjs'), copy);
  const began = performance.now();
  execFileSync(process.execPath, [copy, dir, String(records)], { cwd: values.tree, stdio: 'inherit' });
  rmSync(copy);
  const megabytes = Math.round(statSync(join(dir, 'corpus.sqlite')).size / 1e6);
  console.log(
    `${records} records made by the older version in ${((performance.now() - began) / 1000).toFixed(0)} s, ${megabytes} MB.`,
  );
  for (const step of ['records', 'watched', 'index'])
    console.log((await opening(step)) ? `Opened before it could be killed in "${step}".` : `Killed in "${step}".`);
  const opened = await opening();
  if (!opened) throw new Error('it did not open');
  console.log(
    `Opened in ${opened.seconds!.toFixed(1)} s; the event loop was held for ${opened.held_ms} ms at most; ${opened.peak_mb} MB.`,
  );
  held('records', opened.opened!.records, records);
  held('indexed', opened.opened!.indexed_seq, opened.opened!.stored_seq);
  const again = await opening();
  console.log(`Opened once more in ${again!.seconds!.toFixed(1)} s.`);

  const engine = embeddedEngine({ dir: join(dir, 'index') });
  const corpus = await openCorpus({ dir, collections, engine, poll_ms: 60_000 });
  const count = async (field: string, text: string) =>
    (await corpus.search(patents, { query: { kind: 'term', field, text }, offset: 0, limit: 0 })).total;
  held('titles', await count('TTL', 'rotor'), records);
  // details of events became facts
  held('parties', await count('LEGAL_EVENT', '61'), Math.ceil(records / 10));
  held('families of four', await count('FAM_COUNT', '4'), records - (records % 4));
  const [one] = await corpus.get(patents, ['US1000000B2']);
  held('event', one!.legal_events[0]!.fact, { kind: 'transfer', to: [{ name: 'BANK 0 NA' }] });
  const related = (await relationsOf(corpus, ['US1000000B2'])).get('US1000000B2')!;
  held('cited by', related.cited_by.length, Math.min(4, records - 4));
  await corpus.close();
  for (const { area, message } of await doctor({
    dir,
    collections,
    engine: embeddedEngine({ dir: join(dir, 'index') }),
    full: true,
  }))
    problems.push(`${area}: ${message}`);
  console.log(problems.length === 0 ? 'Nothing is missing, and all of it is sound.' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
