import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collection, defineCollection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { zip } from '#testing/zip.ts';
import { type Static, Type } from '#typebox.mjs';
import { type ImportOptions, importFiles } from './import.ts';
import { importRuns } from './import-history.ts';
import { defineSource } from './source.ts';
import { xmlRecords } from './xml.ts';

const Note = Type.Object({
  id: Type.String(),
  text: Type.Optional(Type.String({ minLength: 1 })),
  size: Type.Integer({ minimum: 1 }),
});
type Note = Static<typeof Note>;
const notes = defineCollection({
  name: 'notes',
  record: Note,
  id: (note) => note.id,
  defaultField: 'ID',
  fields: { ID: { kind: 'keyword', label: 'Id', of: (note) => note.id } },
});
const source = defineSource<Note>({
  name: 'notes',
  title: 'Notes',
  homepage: '',
  licence: '',
  collection: notes,
  files: ['.xml'],
  expect: { id: 1, text: 0.9 },
  recognises: (_base, head) => head.includes('<note'),
  read: (file) =>
    xmlRecords<Note>(file, {
      roots: ['note', 'skip'],
      id: (raw) => /id="(\w+)"/.exec(raw)?.[1],
      map: (root) => {
        if (root.name === 'skip') return { skipped: 'pause' };
        const text = root.text('text');
        return { id: root.attributes.id ?? '', size: Number(root.attributes.size ?? 1), ...(text && { text }) };
      },
    }),
});

/** A corpus of one collection in memory that can fail at a given batch. */
class MemoryCorpus {
  readonly records = new Map<string, string>();
  readonly batches: number[] = [];
  /** The batch that fails, when the next one is on its way. */
  failAt = 0;
  #next = Promise.withResolvers<void>();
  async put<R>(collection: Collection<R>, records: readonly R[]) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.batches.push(records.length);
    if (this.batches.length > this.failAt) this.#next.resolve();
    if (this.batches.length === this.failAt) {
      await this.#next.promise;
      throw new Error('the disk is full');
    }
    const result = { added: 0, changed: 0, unchanged: 0 };
    for (const record of records) {
      const id = collection.id(record);
      const now = JSON.stringify(record);
      const before = this.records.get(id);
      result[before === undefined ? 'added' : before === now ? 'unchanged' : 'changed']++;
      this.records.set(id, now);
    }
    return result;
  }
}

let folder: string;
let corpus: MemoryCorpus;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-import-'));
  corpus = new MemoryCorpus();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const note = (id: string, extra = '') => `<note id="${id}"${extra}><text>${id}</text></note>`;
const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const run = (options: Partial<ImportOptions> = {}) =>
  importFiles({
    source,
    paths: [folder],
    corpus: corpus as unknown as Pick<Corpus, 'put'>,
    data_dir: join(folder, '.data'),
    ...options,
  });

describe('importFiles', () => {
  it('counts files, records, rejects, skipped documents, coverage and unknown elements', async () => {
    await write(
      'a.xml',
      `${note('n1')}<note id="n2"/><skip/><note id="n3" size="0"/><note id="n4"><text>x</note>${note('n5')}`,
    );
    await write('b.xml.gz', gzipSync(`<note id="n6"><text>6</text><odd><x/></odd></note>${note('n1')}`));
    await write('c.bmp', 'picture');
    await write('d.zip', zip({ 'e.tif': 'picture', 'f.md5': 'sum' }));
    const summary = await run();
    expect(summary).toMatchObject({
      files: 4,
      files_done_before: 0,
      files_ignored: 1,
      members_ignored: 2,
      records: 5,
      added: 4,
      changed: 0,
      unchanged: 1,
      rejected: 2,
      problems: [],
      stopped: false,
    });
    expect([...corpus.records.keys()]).toEqual(['n1', 'n2', 'n5', 'n6']);
    expect(summary.bytes).toBeGreaterThan(0);
    expect(summary.peak_memory_bytes).toBeGreaterThan(10_000_000);
    const [notesSummary] = summary.sources;
    expect(notesSummary).toMatchObject({ source: 'notes', files: 2, records: 5, rejected: 2, skipped: { pause: 1 } });
    const [remembered] = await importRuns(join(folder, '.data'));
    expect(remembered).toMatchObject({ files: 4, sources: [{ source: 'notes', files: 2, records: 5 }] });
    expect(notesSummary?.unknown).toEqual([{ path: 'note/odd', count: 1 }]);
    expect(notesSummary?.coverage).toEqual([
      { field: 'id', records: 5, share: 1, expected: 1 },
      { field: 'text', records: 4, share: 0.8, expected: 0.9, below: true },
      { field: 'size', records: 5, share: 1 },
    ]);
    const rejects = (await readFile(notesSummary!.rejects_file!, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rejects).toEqual([
      { id: 'n3', file: join(folder, 'a.xml'), reason: '/size: must be >= 1', raw: '<note id="n3" size="0"/>' },
      {
        id: 'n4',
        file: join(folder, 'a.xml'),
        reason: expect.stringContaining('malformed XML'),
        raw: expect.stringContaining('<note id="n4">'),
      },
    ]);
  });

  it('makes no reject file when nothing is rejected', async () => {
    await write('a.xml', note('n1'));
    await run();
    expect(await readdir(join(folder, '.data'))).toEqual(['import-runs.ndjson', 'imports.ndjson']);
  });

  it('passes over finished files the next time, unless told to read them again or changed', async () => {
    await write('a.xml', note('n1'));
    await write('b.xml', note('n2'));
    await run();
    expect(await run()).toMatchObject({ files: 0, files_done_before: 2, records: 0 });
    expect(await run({ again: true })).toMatchObject({ files: 2, added: 0, unchanged: 2 });
    await write('b.xml', note('n2') + note('n3'));
    expect(await run()).toMatchObject({ files: 1, files_done_before: 1, added: 1, unchanged: 1 });
  });

  it('goes on after the last durable batch when a run was broken off', async () => {
    await write('a.xml', Array.from({ length: 10 }, (_, n) => note(`a${n}`)).join(''));
    await write('b.xml', Array.from({ length: 10 }, (_, n) => note(`b${n}`)).join(''));
    corpus.failAt = 4;
    await expect(run({ batch_size: 4 })).rejects.toThrow('the disk is full');
    // the batch after the one that failed was on its way: it is stored, and the journal does not know it
    expect(corpus.records.size).toBe(16);
    corpus.failAt = 0;
    const summary = await run({ batch_size: 4 });
    expect(summary).toMatchObject({ files: 1, files_done_before: 1, records: 8, added: 4, unchanged: 4 });
    expect(corpus.records.size).toBe(20);
    expect(await run()).toMatchObject({ files_done_before: 2, records: 0 });
  });

  it('stops at a signal and resumes there', async () => {
    await write('a.xml', Array.from({ length: 50 }, (_, n) => note(`a${n}`)).join(''));
    const abort = new AbortController();
    let records = 0;
    const counting = {
      put: async (collection: Collection<any>, batch: readonly object[]) => {
        if ((records += batch.length) >= 20) abort.abort();
        return corpus.put(collection, batch);
      },
    };
    const first = await run({
      batch_size: 10,
      signal: abort.signal,
      corpus: counting as unknown as Pick<Corpus, 'put'>,
    });
    expect(first.stopped).toBe(true);
    const kept = corpus.records.size;
    expect(kept).toBe(first.records);
    const second = await run();
    expect(second).toMatchObject({ stopped: false, added: 50 - kept, unchanged: 0 });
    expect(corpus.records.size).toBe(50);
  });

  it('survives a torn last line of the journal', async () => {
    await write('a.xml', note('n1'));
    await run();
    await appendFile(join(folder, '.data/imports.ndjson'), '{"key":"notes:1');
    expect(await run()).toMatchObject({ files_done_before: 1 });
    await write('b.xml', note('n2'));
    expect(await run()).toMatchObject({ files: 1, files_done_before: 1 });
  });

  it('keeps what is good of a cut-off file, tells it, and tries it again', async () => {
    const whole = gzipSync(Array.from({ length: 3000 }, (_, n) => note(`n${n * 7919}`)).join(''));
    await write('a.xml.gz', whole.subarray(0, whole.length - 2000));
    await write('b.xml', note('last'));
    const summary = await run();
    expect(summary.problems).toEqual([
      expect.stringMatching(/a\.xml\.gz: the compressed data is cut off \(at byte \d+\)/),
    ]);
    expect(summary.records).toBeGreaterThan(2000);
    expect(summary.rejected).toBe(1);
    expect(corpus.records.has('last')).toBe(true);
    expect(await run()).toMatchObject({ files: 1, files_done_before: 1, records: 0, rejected: 0 });
  });

  it('tells files that hold nothing of the source', async () => {
    await write('a.xml', '<other/>');
    await write('g.xml', '<us-patent-grant lang="EN"></us-patent-grant>');
    const { problems } = await run();
    expect(problems).toEqual([
      expect.stringContaining('a.xml: holds no record of notes'),
      expect.stringContaining('g.xml: holds no record of notes; it looks like uspto-grants'),
    ]);
  });

  it('finds the source of each file by itself', async () => {
    await write('a.xml', '<nothing/>');
    const summary = await run({ source: 'auto' });
    expect(summary.problems).toEqual([expect.stringContaining('a.xml: no source recognises this file')]);
    expect([summary.files_ignored, summary.members_ignored]).toEqual([1, 0]);
    // it was not imported: a later version may know it
    expect(await run({ source: 'auto' })).toMatchObject({ files_done_before: 0, problems: summary.problems });
  });

  it('tells of a named file that its source does not read, and reads it no better the next time', async () => {
    await write('c.zip', 'broken download');
    const asked = { paths: [join(folder, 'c.zip')] };
    const { problems, files_ignored } = await run(asked);
    expect([problems, files_ignored]).toEqual([
      [expect.stringMatching(/c\.zip: notes reads files that end in \.xml, or whole archives of them$/)],
      1,
    ]);
    expect(await run(asked)).toMatchObject({ files_done_before: 0, problems });
    expect((await run()).problems).toEqual([]);
  });

  it('tells of a drawing that is named, not of one that lies in a folder', async () => {
    await write('c.bmp', 'picture');
    const named = await run({ source: 'auto', paths: [join(folder, 'c.bmp')] });
    expect(named.problems).toEqual([expect.stringContaining('c.bmp: no source recognises this file')]);
    expect((await run({ source: 'auto' })).problems).toEqual([]);
  });

  it('reports progress up to all bytes', async () => {
    await write('a.xml', note('n1'));
    await write('b.xml', note('n2'));
    const seen: number[] = [];
    await run({ on_progress: ({ bytes_done, bytes_total }) => seen.push(bytes_done / bytes_total) });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('writes batches of the size asked for', async () => {
    await write('a.xml', Array.from({ length: 10 }, (_, n) => note(`a${n}`)).join(''));
    await run({ batch_size: 4 });
    expect(corpus.batches).toEqual([4, 4, 2]);
  });
});

it('hands facts over before what is completed from them, which is indexed once then', async () => {
  const whole = defineCollection({
    ...{ name: 'whole', record: Note, id: (note: Note) => note.id, defaultField: 'ID' },
    fields: { ID: { kind: 'keyword', label: 'Id', of: (note) => note.id } },
    completion: { from: [], fields: ['text'], of: () => ({}) },
  });
  const file = join(folder, 'a.xml');
  await writeFile(file, '<note/>');
  const order: string[] = [];
  await importFiles({
    source: {
      ...source,
      collection: whole,
      async *read() {
        yield { ok: true, record: { id: 'a', size: 1 } };
        yield { ok: true, record: { id: 'fact', size: 1 }, into: notes };
      },
    },
    ...{ paths: [file], data_dir: folder },
    corpus: {
      put: async ({ name }) => {
        order.push(name);
        return { added: 1, changed: 0, unchanged: 0 };
      },
    },
  });
  expect(order).toEqual(['notes', 'whole']);
});
