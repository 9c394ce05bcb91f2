/**
 * What it costs to build an index of the same documents: this tree, an older one and Lucene in turns, each in a process
 * of its own, told by the processor time of all its threads, with its start.
 *
 * `node bench/builds.ts --dir FOLDER [--documents 100000] [--tree FOLDER] [--lucene] [--rounds 2]`: FOLDER of `--dir`
 * keeps the documents and the last indexes, that of `--tree` is a work tree of the older commit.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { generated, writeDocuments } from './corpora.ts';
import { lucenePeers } from './peers/lucene.ts';
import type { Peer, Workplace } from './peers/peer.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    documents: { type: 'string', default: '100000' },
    tree: { type: 'string' },
    lucene: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '2' },
    one: { type: 'string' },
  },
});
const { dir } = values;
if (!dir) throw new Error('--dir names a folder');
const here = join(import.meta.dirname, '..');
const lines = join(dir, `${values.documents}.tsv`);

if (values.one) {
  const place: Workplace = { lines, dir: join(dir, 'built') };
  const peers =
    values.one === 'lucene'
      ? lucenePeers(place, false)
      : ((await import(join(values.one, 'bench/peers/priora.ts'))) as typeof import('./peers/priora.ts')).prioraPeers(
          place,
        );
  const peer = (await peers.next()).value as Peer;
  // of all of this process; Lucene has one of its own, and tells its own
  const { user, system } = process.cpuUsage();
  const own = values.one === 'lucene' ? {} : { processor_seconds: (user + system) / 1e6 };
  console.log(JSON.stringify({ ...peer.built, ...own }));
  await peer.close();
  await peers.return(undefined);
} else {
  await mkdir(dir, { recursive: true });
  if (!existsSync(lines)) await writeDocuments(generated(Number(values.documents)), lines);
  const sides = [...(values.tree ? [values.tree] : []), here, ...(values.lucene ? ['lucene'] : [])];
  for (let round = 0; round < Number(values.rounds); round++)
    for (const side of round & 1 ? [...sides].reverse() : sides) {
      await rm(join(dir, 'built'), { recursive: true, force: true });
      await mkdir(join(dir, 'built'));
      const args = [import.meta.filename, '--dir', dir, '--documents', values.documents, '--one', side];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      const built = JSON.parse(stdout) as Peer['built'];
      const name = side === here ? 'now' : side === values.tree ? 'before' : 'Lucene';
      console.log(
        `| ${name} | ${built.processor_seconds!.toFixed(1)} | ${(built.bytes / 1e6).toFixed(0)} | ${loadavg()[0]!.toFixed(0)} |`,
      );
    }
}
