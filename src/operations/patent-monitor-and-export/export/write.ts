import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { cell, dayText, heading, list, paragraph, subheading, table } from '#documents/blocks.ts';
import type { Block, Document } from '#documents/document.ts';
import { packed } from '#documents/sheets/packed.ts';
import { csvSheet, jsonSheet, xmlSheet } from '#documents/sheets/text.ts';
import { type About, type SheetWriter, words } from '#documents/sheets/value.ts';
import { workbookSheet } from '#documents/sheets/workbook.ts';
import { writePdf } from '#documents/write-pdf.ts';
import type { StepContext } from '#flows/flow.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';
import { columnsOf, type ExportColumn, shownText, sliceOf } from './columns.ts';
import type { Asked, Written } from './flow.ts';
import { fullText } from './full-text.ts';

/** Records read at once: what is held in memory. */
const SLICE = 500;
/** How long a file is kept, and a link to it works. */
export const KEPT_MS = 86_400_000;

const SHEETS: Readonly<Partial<Record<Asked['export_type'], readonly [extension: string, SheetWriter]>>> = {
  csv: ['csv', csvSheet],
  json: ['json', jsonSheet],
  xml: ['xml', xmlSheet],
  xls: ['xlsx', workbookSheet],
};

/** The search that an export writes: its page is what it writes. */
export function searchOf({ search, query_text, ranges, offset, rows }: Asked): SearchRequest {
  const request = patentRequest({ ...search, query_text });
  const query = allOf(request.query, ...ranges.map((range): Query => ({ kind: 'range', ...range })));
  return { ...request, query, offset, limit: rows };
}

/** Writes the file of an export: records are read in slices, all as they were when it began. */
export async function writeExport(asked: Asked, context: StepContext): Promise<Written> {
  const { services, task_id, signal, progress } = context;
  const still = services.still ?? (async <T>(work: (seq: number) => Promise<T>) => work(await headOf(context)));
  return still(async (seq) => {
    const { hits } = await services.corpus.search(patents, { ...searchOf(asked), signal });
    const ids = hits.map(({ id }) => id);
    let count = 0;
    async function* records(): AsyncGenerator<readonly Patent[]> {
      for (let at = 0; at < ids.length; at += SLICE) {
        signal.throwIfAborted();
        const found = await services.corpus.get(patents, ids.slice(at, at + SLICE));
        count += found.length;
        progress(Math.min(at + SLICE, ids.length), ids.length, asked.export_type);
        yield found;
      }
    }
    const about: About = {
      query: asked.query_text,
      corpus_sequence: seq,
      written: new Date(services.clock()).toISOString(),
      ...(asked.offset > 0 && { offset: asked.offset }),
    };
    const [extension, content] = contentOf(asked, records(), about, services.corpus);
    const as = { key: task_id, name: `patents-${seq}.${extension}`, for_ms: 2 * KEPT_MS };
    const file = await services.files.store(as, content);
    return { file, count, seq, at: services.clock() };
  });
}

const headOf = async ({ services }: StepContext) =>
  (await services.corpus.changes(patents, { after: 0, limit: 0 })).head;

type Reading = StepContext['services']['corpus'];

function contentOf(
  asked: Asked,
  records: AsyncIterable<readonly Patent[]>,
  about: About,
  corpus: Reading,
): readonly [extension: string, content: AsyncIterable<Uint8Array>] {
  const sheet = SHEETS[asked.export_type];
  if (sheet) {
    const columns = columnsOf(asked.fields);
    return [sheet[0], sheet[1](columns, rowsOf(columns, records, corpus, asked.lang), about)];
  }
  const fields = new Set(
    asked.fields
      .toUpperCase()
      .split(',')
      .map((code) => code.trim()),
  );
  if (asked.export_type === 'full_text') return ['zip', packed(texts(records, fields))];
  return ['pdf', pages(asked, records, about, corpus)];
}

async function* rowsOf(
  columns: readonly ExportColumn[],
  records: AsyncIterable<readonly Patent[]>,
  corpus: Reading,
  lang: string,
) {
  for await (const found of records) {
    const slice = await sliceOf(corpus, columns, found, lang);
    yield found.map((patent) => columns.map(({ of }) => of(patent, slice)));
  }
}

async function* texts(records: AsyncIterable<readonly Patent[]>, fields: ReadonlySet<string>) {
  for await (const found of records)
    for (const patent of found)
      yield { name: `${patent.publication_number}.xml`, content: [Buffer.from(fullText(patent, fields))] };
}

/** One document of all records: at most a thousand. */
async function* pages(asked: Asked, records: AsyncIterable<readonly Patent[]>, about: About, corpus: Reading) {
  const columns = columnsOf(asked.fields);
  const blocks: Block[] = [];
  let count = 0;
  for await (const found of records) {
    const slice = await sliceOf(corpus, columns, found, asked.lang);
    for (const patent of found) {
      count++;
      const title = shownText(patent, 'TTL', slice)?.text ?? '';
      blocks.push(heading(`${patent.publication_number}  ${title}`.trim()));
      const short = columns.filter(({ text, name }) => !text && !name.endsWith('_FROM'));
      const known = short.flatMap((column) => {
        const text = words(column.of(patent, slice));
        return text === '' ? [] : [[cell(column.title), cell(text)]];
      });
      if (known.length > 0)
        blocks.push(
          table(
            '',
            [
              ['Field', 1],
              ['Value', 3],
            ],
            known,
          ),
        );
      for (const column of columns) {
        if (!column.text || column.text === 'TTL' || column.name.endsWith('_FROM')) continue;
        const shown = shownText(patent, column.text, slice);
        if (!shown) continue;
        blocks.push(subheading(`${column.title} (${shown.from})`));
        const lines = shown.text.split('\n').filter(Boolean);
        blocks.push(...(column.text === 'CLMS' ? lines.map((line) => paragraph(line)) : [paragraph(lines.join(' '))]));
      }
    }
  }
  if (count === 0) blocks.push(list([['The search finds nothing.']]));
  const document: Document = {
    title: 'Patents',
    lang: asked.lang === 'zh' ? 'zh' : 'en',
    subtitle: `${count} publications, ${dayText(Number(String(about.written).slice(0, 10).replaceAll('-', '')))}`,
    facts: Object.entries(about).map(([name, value]) => [name.replaceAll('_', ' '), String(value)] as const),
    blocks,
  };
  yield await writePdf(document);
}
