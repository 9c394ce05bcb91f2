import { databaseOf, openStorage } from '#composition/corpus.ts';
import { prepareDataDir } from '#composition/data-dir.ts';
import { readConfig } from '#config.ts';
import { closeEgress } from '#egress/closed.ts';
import { documents } from '#reading/document-lines.ts';
import { type ImportSummary, importFiles } from '#sources/import.ts';
import { sourceByName, sources } from '#sources/index.ts';
import { COMMAND } from './command.ts';
import { EXIT, UsageError } from './failure.ts';
import { IMPORTING_HALF_BYTES, widenNursery } from './heap.ts';
import { createProgress } from './progress.ts';
import { bytesText, counted, table } from './text.ts';

/** Reads files into the corpus; Ctrl-C stops after the batch being written, and the same command goes on from there. */
export async function importCommand(
  name: string,
  paths: readonly string[],
  options: { again?: boolean },
): Promise<void> {
  const source = name === 'auto' ? 'auto' : sourceByName(name);
  if (!source) throw new UsageError(noSource(name));
  const config = readConfig();
  closeEgress(databaseOf(config));
  const data_dir = prepareDataDir(config);
  const progress = createProgress();
  const stop = new AbortController();
  process.once('SIGINT', () => {
    progress.clear();
    process.stderr.write('Stopping after this batch; the same command goes on from there. (Again to stop at once.)\n');
    stop.abort();
    process.once('SIGINT', () => process.exit(130));
  });
  const corpus = await openStorage(config, { on_progress: (text, done) => progress.show(text, done) });
  widenNursery(IMPORTING_HALF_BYTES);
  try {
    const summary = await importFiles({
      source,
      paths,
      corpus,
      data_dir,
      signal: stop.signal,
      documents,
      ...(options.again && { again: true }),
      on_progress: (at) =>
        progress.show(
          `${at.files_done} of ${counted(at.files_total, 'file')}, ${counted(at.records, 'record')}, ${at.rejected.toLocaleString('en')} rejected  ${at.file}`,
          at.bytes_total > 0 ? at.bytes_done / at.bytes_total : 1,
        ),
    });
    progress.clear();
    process.stdout.write(`${describeImport(summary)}\n`);
    const nothing = foundNothing(summary, name, paths);
    if (nothing !== undefined) process.stderr.write(`priora: ${nothing}\n`);
    if (nothing !== undefined || summary.problems.length > 0 || summary.stopped) process.exitCode = EXIT.failed;
  } finally {
    progress.clear();
    await corpus.close();
  }
}

/** Letters by which a name that was misspelt is looked for: most slips come later. */
const BEGINNING = 3;

/** What is said to the name of an importer that does not exist: those that begin alike, and where all are. */
export function noSource(name: string): string {
  const alike = sources.map((each) => each.name).filter((each) => each.startsWith(name.slice(0, BEGINNING)));
  const meant = alike.length > 0 && name.length >= BEGINNING ? ` Of those that begin alike: ${alike.join(', ')}.` : '';
  return `There is no source "${name}".${meant} auto recognises each file; \`${COMMAND} sources\` lists all.`;
}

/** What is said where no file was one to read, though none was broken: a wrong folder or importer, most of all. */
export function foundNothing(
  summary: Pick<ImportSummary, 'files' | 'files_done_before' | 'problems' | 'sources' | 'stopped'>,
  name: string,
  paths: readonly string[],
): string | undefined {
  const { files, files_done_before, problems, sources, stopped } = summary;
  if (sources.length > 0 || files_done_before > 0 || problems.length > 0 || stopped) return undefined;
  const where = paths.join(', ');
  if (files === 0) return `There is no file in ${where}.`;
  return `No file in ${where} is one that ${name === 'auto' ? 'an importer' : name} reads: \`${COMMAND} sources\` lists what each of them reads.`;
}

/** The summary as people read it. */
export function describeImport(summary: ImportSummary): string {
  const rate = summary.seconds > 0 ? Math.round(summary.records / summary.seconds) : summary.records;
  const lines = [
    `${summary.stopped ? 'Stopped' : 'Done'}: ${counted(summary.files, 'file')} (${bytesText(summary.bytes)}), ${counted(summary.records, 'record')} in ${summary.seconds.toFixed(1)} s (${counted(rate, 'record')}/s, peak memory ${bytesText(summary.peak_memory_bytes)})`,
    `${summary.added.toLocaleString('en')} added, ${summary.changed.toLocaleString('en')} changed, ${summary.unchanged.toLocaleString('en')} unchanged, ${summary.rejected.toLocaleString('en')} rejected`,
  ];
  if (summary.files_done_before > 0)
    lines.push(`${counted(summary.files_done_before, 'file')} passed over: imported before (--again reads them again)`);
  if (summary.files_ignored > 0)
    lines.push(`${counted(summary.files_ignored, 'file')} that no importer reads (drawings, checksums)`);
  if (summary.members_ignored > 0)
    lines.push(
      `${counted(summary.members_ignored, 'file')} inside archives that no importer reads (drawings, checksums)`,
    );
  if (summary.sources.length > 0) {
    lines.push('', table([['SOURCE', 'RECORDS', 'REJECTED', 'SKIPPED'], ...summary.sources.map(sourceRow)]));
  }
  for (const { source, coverage, unknown, rejects_file, skipped } of summary.sources) {
    const reasons = Object.entries(skipped).sort(([, a], [, b]) => b - a);
    if (reasons.length > 0) {
      const shown = reasons.slice(0, 5).map(([kind, count]) => `${kind} (${count.toLocaleString('en')})`);
      lines.push(`${source} skipped: ${shown.join(', ')}${reasons.length > 5 ? ', …' : ''}`);
    }
    for (const { field, share, expected } of coverage.filter(({ below }) => below)) {
      lines.push(
        `! ${source}: only ${(share * 100).toFixed(1)} % of the records have ${field}; ${(expected! * 100).toFixed(1)} % are expected`,
      );
    }
    if (unknown.length > 0) {
      const shown = unknown.slice(0, 5).map(({ path, count }) => `${path} (${count.toLocaleString('en')})`);
      lines.push(
        `! ${source}: ${counted(unknown.length, 'element')} not read: ${shown.join(', ')}${unknown.length > 5 ? ', …' : ''}`,
      );
    }
    if (rejects_file) lines.push(`! ${source}: rejected records and reasons are in ${rejects_file}`);
  }
  for (const problem of summary.problems.slice(0, 20)) lines.push(`! ${problem}`);
  if (summary.problems.length > 20) lines.push(`! … and ${summary.problems.length - 20} more problems`);
  return lines.join('\n');
}

const sourceRow = ({ source, records, rejected, skipped }: ImportSummary['sources'][number]) => [
  source,
  records,
  rejected,
  Object.values(skipped).reduce((sum, count) => sum + count, 0),
];

/** Lists the importers: what they read, where it comes from, under which licence. */
export function listSources(options: { json?: boolean }): void {
  const rows = sources.map(({ name, title, files, homepage, licence }) => ({ name, title, files, homepage, licence }));
  if (options.json) return void process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  const text = rows.map(
    ({ name, title, files, homepage, licence }) =>
      `${name}\n  ${title}\n  files: ${files.join(' ')}\n  from: ${homepage}\n  licence: ${licence}\n`,
  );
  process.stdout.write(`${text.join('\n')}\nUsage: ${COMMAND} import <source|auto> <files or folders...>\n`);
}
