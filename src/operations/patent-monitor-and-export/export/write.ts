import { DAY_MS, dayText } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { cell, heading, list, paragraph, subheading, table } from '#documents/blocks.ts';
import type { Block, Document } from '#documents/document.ts';
import { packed } from '#documents/sheets/packed.ts';
import { csvSheet, jsonSheet, xmlSheet } from '#documents/sheets/text.ts';
import { type About, type Rows, type SheetWriter, type Value, words } from '#documents/sheets/value.ts';
import { workbookSheet } from '#documents/sheets/workbook.ts';
import { writePdf } from '#documents/write-pdf.ts';
import type { StepContext } from '#flows/flow.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';
import { portions } from '#portions.ts';
import { columnsOf, type ExportColumn, shownText, sliceOf } from './columns.ts';
import type { Asked, Written } from './flow.ts';
import { fullText } from './full-text.ts';

/** Rows that are kept before it goes on: what is held in memory, and what is read again at most after a crash. */
const PART = 5_000;
/** How long a file is kept, and a link to it works. */
export const KEPT_MS = DAY_MS;

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

/**
 * Writes the file of an export: records are read in slices, all as they were when it began. Rows that were read are
 * kept in parts, so that an export that a crash cut off goes on where it was, as long as nothing was written to the
 * corpus since; else it begins anew, for a file shows one state.
 * @param part_rows Rows of a part.
 */
export async function writeExport(asked: Asked, context: StepContext, part_rows = PART): Promise<Written> {
  const { services, task_id, account, signal, progress } = context;
  const { corpus, files, clock } = services;
  const still = services.still ?? (async <T>(work: (seq: number) => Promise<T>) => work(await headOf(context)));
  return still(async (seq) => {
    const parts = keptParts(context, seq);
    const { ids, written } = (await parts.read<Begun>('begun')) ?? (await begin());
    async function begin(): Promise<Begun> {
      const { hits } = await corpus.search(patents, { ...searchOf(asked), signal });
      const begun = { written: new Date(clock()).toISOString(), ids: hits.map(({ id }) => id) };
      if (begun.ids.length > part_rows) await parts.keep('begun', begun);
      return begun;
    }
    let count = 0;
    async function* records(from = 0, to = ids.length): AsyncGenerator<readonly Patent[]> {
      let done = from;
      for (const some of portions(ids.slice(from, to))) {
        signal.throwIfAborted();
        const found = await corpus.get(patents, some);
        count += found.length;
        done += some.length;
        progress(done, ids.length, asked.export_type);
        yield found;
      }
    }
    async function* rows(columns: readonly ExportColumn[]): AsyncGenerator<readonly Row[]> {
      for (let at = 0; at < ids.length; at += part_rows) {
        const there = await parts.read<readonly Row[]>(`rows-${at}`);
        if (there) {
          count += there.length;
          // what is not known is null in JSON
          yield there.map((row) => row.map((value) => value ?? undefined));
          continue;
        }
        const part: Row[] = [];
        for await (const slice of rowsOf(
          columns,
          records(at, Math.min(at + part_rows, ids.length)),
          corpus,
          asked.lang,
        )) {
          part.push(...slice);
          yield slice;
        }
        if (at + part_rows < ids.length) await parts.keep(`rows-${at}`, part);
      }
    }
    const about: About = {
      query: asked.query_text,
      corpus_sequence: seq,
      written,
      ...(asked.offset > 0 && { offset: asked.offset }),
    };
    const [extension, content] = contentOf(asked, { records, rows }, about, corpus);
    const as = { key: task_id, name: `patents-${seq}.${extension}`, for_ms: 2 * KEPT_MS, account };
    const file = await files.store(as, content);
    await parts.remove();
    return { file, count, seq, at: clock() };
  });
}

type Row = readonly Value[];

/** What an export is of, as it was found. */
interface Begun {
  readonly ids: readonly string[];
  /** ISO 8601. */
  readonly written: string;
}

/** What of an export is kept until its file is whole: JSON, by the state of the corpus and a name. */
function keptParts({ services: { files }, task_id, account }: StepContext, seq: number) {
  const placeOf = (name: string) => ({ key: task_id, name: `${name}-${seq}.json` });
  const kept: string[] = [];
  const read = async <T>(name: string): Promise<T | undefined> => {
    const found = await files.read(placeOf(name));
    if (!found) return undefined;
    kept.push(name);
    return JSON.parse(found.toString()) as T;
  };
  const keep = async (name: string, value: unknown) => {
    await files.put({
      ...{ ...placeOf(name), for_ms: KEPT_MS, account },
      content: Buffer.from(JSON.stringify(value)),
    });
    kept.push(name);
  };
  return {
    read,
    keep,
    async remove() {
      for (const name of kept) await files.remove(placeOf(name));
    },
  };
}

const headOf = async ({ services }: StepContext) =>
  (await services.corpus.changes(patents, { after: 0, limit: 0 })).head;

type Reading = StepContext['services']['corpus'];

interface Content {
  readonly records: () => AsyncIterable<readonly Patent[]>;
  readonly rows: (columns: readonly ExportColumn[]) => Rows;
}

function contentOf(
  asked: Asked,
  { records, rows }: Content,
  about: About,
  corpus: Reading,
): readonly [extension: string, content: AsyncIterable<Uint8Array>] {
  const sheet = SHEETS[asked.export_type];
  if (sheet) {
    const columns = columnsOf(asked.fields);
    return [sheet[0], sheet[1](columns, rows(columns), about)];
  }
  const fields = new Set(
    asked.fields
      .toUpperCase()
      .split(',')
      .map((code) => code.trim()),
  );
  if (asked.export_type === 'full_text') return ['zip', packed(texts(records(), fields))];
  return ['pdf', pages(asked, records(), about, corpus)];
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
