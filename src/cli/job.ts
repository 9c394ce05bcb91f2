import './umask.ts';
import './compile-cache.ts';
import './heap.ts';
import '#egress/thread.ts';
import { resolve } from 'node:path';
import { corpusParts, databaseOf, openStorage } from '#composition/corpus.ts';
import type { Config } from '#config.ts';
import { examineDataFolder } from '#data-folder/index.ts';
import { closeEgress } from '#egress/closed.ts';
import { giveWay } from '#give-way.ts';
import type { Job, JobEnd } from '#jobs/jobs.ts';
import { importOutcome, withoutFolders } from '#jobs/outcome.ts';
import type { Order, Report } from '#jobs/process.ts';
import { documents } from '#reading/document-lines.ts';
import { importFiles } from '#sources/import.ts';
import { sourceByName } from '#sources/index.ts';
import { checkFiles } from '#sync/in-process.ts';
import { IMPORTING_HALF_BYTES, widenNursery } from './heap.ts';

giveWay('unattended');
/** What an import works on. */
interface ImportInput {
  readonly paths: readonly string[];
  /** Name of the importer; default: each file's own. */
  readonly source?: string;
  /** Also what an earlier import finished. Default true. */
  readonly again?: boolean;
  /** Reads the files through and keeps nothing. */
  readonly only_check?: boolean;
}

/**
 * The process of a job that the service has started: it takes one order, tells how far it is, and ends. Without the
 * service it stops.
 */
const stop = new AbortController();
const tell = (report: Report) => process.connected && process.send!(report);
process.on('message', (order: Order) => {
  if (order.kind === 'stop') stop.abort();
  else void work(order.config as Config, order.job);
});
process.on('disconnect', () => stop.abort());
// a Ctrl-C in the service's terminal reaches its children too: the service says when to stop
process.on('SIGINT', () => {});

async function work(config: Config, job: Pick<Job, 'kind' | 'input'>): Promise<void> {
  try {
    const end = job.kind === 'import' ? await read(config, job.input as ImportInput) : await check(config);
    tell({ kind: 'end', end });
  } catch (error) {
    tell({ kind: 'problem', message: (error as Error).message });
  }
  if (process.connected) process.disconnect();
}

async function read(config: Config, { source = 'auto', again = true, ...input }: ImportInput): Promise<JobEnd> {
  // as a copy of the data folder elsewhere finds them too
  const paths = input.paths.map((path) => resolve(config.PRIORA_DATA_DIR, path));
  if (input.only_check) {
    const checked = await checkFiles(source, paths, stop.signal);
    return { result: importOutcome(checked, paths), stopped: checked.stopped };
  }
  closeEgress(databaseOf(config));
  const corpus = await openStorage(config);
  widenNursery(IMPORTING_HALF_BYTES);
  try {
    const summary = await importFiles({
      source: sourceByName(source) ?? 'auto',
      ...{ paths, corpus, again, documents },
      data_dir: config.PRIORA_DATA_DIR,
      signal: stop.signal,
      on_progress: (progress) =>
        tell({ kind: 'progress', progress: { ...progress, file: withoutFolders(progress.file, paths) } }),
    });
    return { result: importOutcome(summary, paths), stopped: summary.stopped };
  } finally {
    await corpus.close();
  }
}

async function check(config: Config): Promise<JobEnd> {
  const { dir, collections, engine } = await corpusParts(config);
  const findings = [
    ...(await examineDataFolder({
      dir,
      collections,
      on_progress: (step) => tell({ kind: 'progress', progress: { step } }),
    })),
  ];
  try {
    for (const collection of collections) {
      const on_file = (file: string) => {
        if (stop.signal.aborted) throw new Error('stopped');
        tell({ kind: 'progress', progress: { step: `checking ${collection.name}/${file}` } });
      };
      for (const message of await engine.checkFiles(collection, on_file))
        findings.push({
          area: 'index',
          severity: 'error',
          message: `${collection.name}: ${message}`,
          remedy: 'Stop the service and run `priora reindex`: it rebuilds the index from the records.',
        });
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await engine.close();
  }
  return { result: { findings }, stopped: stop.signal.aborted };
}
