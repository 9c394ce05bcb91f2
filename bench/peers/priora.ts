import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCollection } from '#corpus/collection.ts';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { InFlight } from '#in-flight.ts';
import { Type } from '#typebox.mjs';
import { type BenchDocument, levels } from '../corpus.ts';
import { eachBatch } from '../lines.ts';
import { processor_ms } from '../processor.ts';
import { type BenchQuery, type Operation, PAGE_OFFSET } from '../queries.ts';
import { builtOnce } from './built.ts';
import type { Peer, Workplace } from './peer.ts';

const Bench = Type.Unsafe<BenchDocument>(Type.Object({}));

/** The fields that the other peers index too. Families and applications are derived, as they are for patents. */
export const benchDocuments = defineCollection({
  name: 'bench',
  record: Bench,
  id: (d) => d.id,
  defaultField: 'TAC',
  fields: {
    T: { kind: 'text', label: 'Title', of: (d) => d.title },
    A: { kind: 'text', label: 'Abstract', of: (d) => d.abstract },
    C: { kind: 'text', label: 'Claims', of: (d) => d.claims },
    TAC: { kind: 'any', label: 'Title, abstract, claims', fields: ['T', 'A', 'C'] },
    IPC: { kind: 'keyword', label: 'IPC, every level', of: (d) => d.ipc.flatMap(levels) },
    SUB: { kind: 'keyword', label: 'IPC subclass', of: (d) => d.ipc.map((symbol) => symbol.slice(0, 4)), facet: true },
    AN: { kind: 'keyword', label: 'Assignee', of: (d) => d.assignee, facet: true },
    Q: { kind: 'keyword', label: 'Office', of: (d) => d.office, facet: true },
    PBD: { kind: 'date', label: 'Date', of: (d) => d.date, sort: true, facet: true },
    APNO: { kind: 'keyword', label: 'Application', of: () => undefined, derived: 'resolver' },
    FAM: { kind: 'keyword', label: 'Family', of: () => undefined, derived: 'resolver' },
    EFAM: { kind: 'keyword', label: 'Extended family', of: () => undefined, derived: 'resolver' },
  },
});

const WAYS = [
  { name: 'Priora', keeps: 'answers' },
  { name: 'Priora, sets kept', keeps: 'sets' },
  { name: 'Priora, nothing kept', keeps: 'nothing' },
] as const;
const GROUPS: Partial<Record<Operation, string>> = { families: 'FAM', applications: 'APNO', extended: 'EFAM' };

/**
 * Our engine, asked through its port in this process: as it is, with sets kept as other engines' query caches keep
 * them, and with nothing kept from one query to the next.
 */
export async function* prioraPeers(place: Workplace): AsyncGenerator<Peer> {
  const dir = join(place.dir, 'priora');
  await mkdir(dir, { recursive: true });
  const built = await builtOnce(place, 'priora', () => build(dir, place));
  for (const { name, ...way } of WAYS) {
    const engine = embeddedEngine({ dir, keepResults: way.keeps !== 'nothing', keepAnswers: way.keeps === 'answers' });
    await engine.open(benchDocuments);
    const { segments } = await engine.stats(benchDocuments);
    const before = process.memoryUsage.rss();
    yield {
      keeps: way.keeps,
      name: segments === 1 ? name : `${name} (${segments} segments)`,
      built,
      memory: async () => Math.max(0, process.memoryUsage.rss() - before),
      async ask(query, operation) {
        const begin = performance.now();
        const found = await answer(engine, query, operation);
        return { found, ms: performance.now() - begin };
      },
      close: () => engine.close(),
    };
  }
}

async function build(dir: string, place: Workplace): Promise<Peer['built']> {
  const engine = embeddedEngine({ dir });
  await engine.open(benchDocuments);
  const [started, spent] = [performance.now(), processor_ms().own];
  // as the other indexes are: not asked before it is complete, and merged into one segment
  const making = await engine.remake!(benchDocuments);
  await put((changes) => making.apply(changes), place.lines);
  await making.compact();
  await making.takePlace();
  const seconds = (performance.now() - started) / 1000;
  const processor_seconds = (processor_ms().own - spent) / 1000;
  const { bytes } = await engine.stats(benchDocuments);
  await engine.close();
  return { seconds, processor_seconds, bytes };
}

/** Hands all documents over in batches. @param on_documents Told how many are on their way. */
async function put(
  apply: (changes: readonly Change<BenchDocument>[]) => Promise<void>,
  lines: string,
  on_documents: (documents: number) => void = () => {},
): Promise<void> {
  let seq = 0;
  // as an import does: one batch is indexed while the next is read
  const applying = new InFlight(2);
  for await (const batch of eachBatch(lines, 2000)) {
    const changes = batch.map(
      (record): Change<BenchDocument> => ({
        ...{ kind: 'put', seq: ++seq, id: record.id, record },
        derived: { APNO: String(record.application), FAM: String(record.family), EFAM: String(record.extendedFamily) },
      }),
    );
    await applying.begin(() => apply(changes));
    on_documents(seq);
  }
  await applying.ended();
}

/** @param on_documents Told how many are on their way. */
export async function index(
  engine: SearchEngine,
  lines: string,
  on_documents?: (documents: number) => void,
): Promise<void> {
  await put((changes) => engine.apply(benchDocuments, changes), lines, on_documents);
  await engine.flush(benchDocuments);
}

/** What an engine says to a question: a number, or facets as one line. */
export async function answer(
  engine: SearchEngine,
  { query }: BenchQuery,
  operation: Operation,
  timeout_ms?: number,
): Promise<number | string> {
  const request = { query, ...(timeout_ms !== undefined && { timeout_ms }) };
  if (operation === 'facets') {
    const results = await engine.facets(benchDocuments, request, [
      { field: 'AN', offset: 0, limit: 10 },
      { field: 'SUB', offset: 0, limit: 10 },
      { field: 'PBD', granularity: 'year', offset: 0, limit: 10 },
    ]);
    return results.map(({ buckets }) => buckets.map(({ value, count }) => `${value}=${count}`).join(' ')).join(' | ');
  }
  const group = GROUPS[operation];
  const page = await engine.search(benchDocuments, {
    ...request,
    offset: operation === 'page' ? PAGE_OFFSET : 0,
    limit: operation === 'count' || group ? 0 : 10,
    ...(operation === 'top_date' && { sort: [{ field: 'PBD', order: 'desc' as const }] }),
    ...(group !== undefined && { collapse: { field: group } }),
  });
  return page.total;
}
