import { type BorneDocument, withMarks } from '#documents/basis.ts';
import type { Document } from '#documents/document.ts';
import { toHtml } from '#documents/html.ts';
import type { StepContext } from '#flows/flow.ts';
import type { Services } from '#services.ts';
import { type Static, Type } from '#typebox.mjs';

/** A report as a task keeps it: its title, and its files as they are stored. */
export const ReportFiles = Type.Object({
  title: Type.String(),
  files: Type.Array(
    Type.Object({ format: Type.Enum(['html', 'docx', 'pdf']), id: Type.String(), name: Type.String() }),
  ),
});
export type ReportFiles = Static<typeof ReportFiles>;

/** What writes Word and PDF files is loaded by the first one. */
const writeDocx = async (document: Document) => (await import('#documents/docx.ts')).toDocx(document);
const writePdf = async (document: Document) => (await import('#documents/pdf.ts')).toPdf(document);
const FORMATS = { html: toHtml, docx: writeDocx, pdf: writePdf } as const;
type Format = keyof typeof FORMATS;

/** Reports of one task are apart by their titles. */
const keyOf = (task_id: string, title: string) => `${task_id}\n${title}`;

/**
 * Writes a report in every format, each statement followed by what it rests on, under the title by which it is kept;
 * laying out pages computes for a second or more, in the thread of the step.
 * @param name Of the files, ASCII, without an extension.
 */
export async function writeReportFiles(
  report: BorneDocument,
  { title, name }: { readonly title: string; readonly name: string },
  { services, task_id, account, signal, progress }: StepContext,
): Promise<ReportFiles> {
  const document = withMarks(report);
  const files: ReportFiles['files'] = [];
  for (const format of Object.keys(FORMATS) as Format[]) {
    signal.throwIfAborted();
    progress(files.length, Object.keys(FORMATS).length, format);
    const content = Buffer.from(await FORMATS[format](document));
    const file = await services.files.put({
      ...{ key: keyOf(task_id, title), name: `${name}.${format}`, account },
      content,
    });
    files.push({ format, id: file.id, name: file.name });
  }
  return { title, files };
}

/** Removes every report that a task has made; a branch's and its parent's are apart. */
export async function discardReports(
  made: readonly { readonly report?: ReportFiles | undefined }[],
  task_id: string,
  { files }: Services,
): Promise<void> {
  for (const { report } of made)
    for (const { name } of report?.files ?? []) await files.remove({ key: keyOf(task_id, report!.title), name });
}

/** Links to a report's files, and to the one that an operation with one link shows: the Word file. */
export function reportLinks(report: ReportFiles, { files }: Pick<Services, 'files'>) {
  const links = report.files.map((file) => ({ format: file.format, url: files.link(file) }));
  return { files: links, report_url: links.find(({ format }) => format === 'docx')!.url };
}
