import { toDocx } from '#documents/docx.ts';
import { toHtml } from '#documents/html.ts';
import { writePdf } from '#documents/write-pdf.ts';
import type { StepContext } from '#flows/flow.ts';
import type { Services } from '#services.ts';
import type { NoveltySearchData } from './data.ts';
import { checkedQuotes } from './report/quotes.ts';
import { reportOf } from './report/report.ts';

const keyOf = (task_id: string, title: string) => `${task_id}\n${title}`;

/** Removes every report that a task has made; a branch's and its parent's are apart. */
export async function discardReports(
  made: readonly Partial<NoveltySearchData>[],
  task_id: string,
  { files }: Services,
): Promise<void> {
  for (const { report } of made)
    for (const { name } of report?.files ?? []) await files.remove({ key: keyOf(task_id, report!.title), name });
}

type Report = NonNullable<NoveltySearchData['report']>;

/**
 * Writes the report in every format. Each quote is read again in the corpus first; what is no longer there is said, not
 * shown.
 */
export async function makeReport(data: NoveltySearchData, context: StepContext): Promise<Report> {
  const { services, task_id, signal, progress } = context;
  const document = reportOf(data, {
    task_id,
    quotes: await checkedQuotes(data, services.corpus),
    address: services.base_url(),
    now: new Date(services.clock()),
  });
  const title = data.title ?? document.title;
  const formats = { html: toHtml, docx: toDocx, pdf: writePdf } as const;
  const files: Report['files'] = [];
  for (const [format, write] of Object.entries(formats) as [
    keyof typeof formats,
    (typeof formats)[keyof typeof formats],
  ][]) {
    signal.throwIfAborted();
    progress(files.length, Object.keys(formats).length, format);
    const content = Buffer.from(await write(document));
    const file = await services.files.put({ key: keyOf(task_id, title), name: `novelty-report.${format}`, content });
    files.push({ format, id: file.id, name: file.name });
  }
  return { title, files };
}
