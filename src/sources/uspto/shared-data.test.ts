import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { listFiles } from '../files.ts';
import { type ImportSummary, importFiles } from '../import.ts';
import { sourceByName } from '../index.ts';

/** Imports a folder into memory; the first record of a number wins, so that full documents stay. */
async function imported(
  source: string,
  path: string,
): Promise<ImportSummary & { records_by_number: Map<string, Patent> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'priora-shared-'));
  const records = new Map<string, Patent>();
  const put = async (_collection: Collection<any>, batch: readonly Patent[]) => {
    for (const record of batch)
      if (!records.has(record.publication_number)) records.set(record.publication_number, record);
    return { added: batch.length, changed: 0, unchanged: 0 };
  };
  try {
    const summary = await importFiles({
      source: source === 'auto' ? 'auto' : sourceByName(source)!,
      paths: [path],
      corpus: { put } as unknown as Pick<Corpus, 'put'>,
      data_dir: dataDir,
    });
    return { ...summary, records_by_number: records };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Text of every gzip file of a folder, read without our own reader. */
const rawTexts = async (folder: string) =>
  (await listFiles([folder]))
    .filter(({ path }) => path.endsWith('.gz'))
    .map(({ path }) => gunzipSync(readFileSync(path)).toString('utf8'));
const occurrences = (texts: readonly string[], pattern: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
const below = (summary: ImportSummary) =>
  summary.sources.flatMap(({ coverage }) => coverage.filter((one) => one.below).map(({ field }) => field));
const share = (summary: ImportSummary, field: string) =>
  summary.sources[0]?.coverage.find((one) => one.field === field)?.records;

describeWithSharedData('USPTO grants of the shared data', ['patents/uspto-grant-xml'], (folder) => {
  it('reads every grant of 110 files, and knows each of their elements', { timeout: 60_000 }, async () => {
    const summary = await imported('uspto-grants', folder);
    const texts = await rawTexts(folder);
    expect(occurrences(texts, /<us-patent-grant\s/g)).toBe(429);
    expect(summary).toMatchObject({ files: 111, records: 429, rejected: 0 });
    expect(summary.sources[0]?.skipped).toEqual({
      'sequence listing of a grant': occurrences(texts, /<sequence-cwu\s/g),
    });
    expect(summary.sources[0]?.unknown).toEqual([]);
    expect(below(summary)).toEqual([]);
    // The zip holds XML of applications as filed (ST.96), which is another format.
    expect(
      summary.problems.every(
        (problem) => problem.includes('sample_XML4IP.ZIP!') && problem.includes('holds no record'),
      ),
    ).toBe(true);
    expect(summary.problems).toHaveLength(13);

    const records = [...summary.records_by_number.values()];
    expect(records).toHaveLength(429);
    const kinds = Object.fromEntries(
      Object.entries(Object.groupBy(records, ({ kind_code }) => kind_code!)).map(([kind, of]) => [kind, of!.length]),
    );
    expect(kinds).toEqual({ B1: 39, B2: 208, S1: 181, H1: 1 });
    expect(records.reduce((sum, { cites }) => sum + cites.length, 0)).toBe(occurrences(texts, /<patcit\s/g));
    expect(records.reduce((sum, record) => sum + record.cites_literature.length, 0)).toBe(
      occurrences(texts, /<nplcit\s/g),
    );
    expect(records.reduce((sum, { claims }) => sum + (claims[0]?.claims.length ?? 0), 0)).toBe(
      occurrences(texts, /<claim\s/g),
    );
    expect(records.reduce((sum, { figures }) => sum + figures.length, 0)).toBe(occurrences(texts, /<figure\s/g));
    expect(records.filter(({ locarno }) => locarno.length === 1)).toHaveLength(181);
    expect(share(summary, 'us_classes')).toBe(425);
    expect(share(summary, 'assignees')).toBe(358);
  });

  it('makes claims 2 to n of a claim set depend on earlier ones, as their marked references say', async () => {
    const { records_by_number } = await imported('uspto-grants', join(folder, 'US06859910.xml.gz'));
    const claims = records_by_number.get('US6859910B2')!.claims[0]!.claims;
    expect(claims.map(({ number, independent, parents }) => [number, independent, parents])).toEqual([
      [1, true, []],
      [2, false, [1]],
    ]);
  });
});

describeWithSharedData('USPTO applications of the shared data', ['patents/uspto-application-xml'], (folder) => {
  it('reads nine applications by their DTD and an older one, distinguished by themselves', async () => {
    const summary = await imported('auto', folder);
    expect(summary).toMatchObject({ files: 9, records: 10, rejected: 0, problems: [] });
    expect(summary.sources.map(({ source, records, unknown }) => [source, records, unknown])).toEqual([
      ['uspto-applications', 9, []],
      ['uspto-legacy', 1, []],
    ]);
    const texts = await rawTexts(folder);
    expect(occurrences(texts, /<(?:us-patent-application|patent-application-publication)[\s>]/g)).toBe(10);
    expect(summary.records_by_number.size).toBe(10);
  });
});

describeWithSharedData('older USPTO files of the shared data', ['patents/uspto-legacy'], (folder) => {
  it('reads Green Book, ST.32 and PAP: all files but the BRS export, which is no public format', async () => {
    const summary = await imported('uspto-legacy', folder);
    expect(summary).toMatchObject({ files: 16, records: 15, rejected: 0 });
    expect(summary.problems).toEqual([
      expect.stringContaining('css_brs_sample.txt.gz: holds no record of uspto-legacy'),
    ]);
    expect(summary.sources[0]?.unknown).toEqual([]);
    const texts = await rawTexts(folder);
    expect(occurrences(texts, /^PATN\s*$|<PATDOC\s|<patent-application-publication>/gm)).toBe(15);
    expect([...summary.records_by_number.keys()].sort()).toEqual([
      'US20010000001A1',
      'US20010000002A1',
      'US20010000943A1',
      'US20010009014A1',
      'US20010031492A1',
      'US3932709A',
      'US3937375A',
      'US4347903A',
      'US5700647A',
      'US6334226B1',
      'US6336130B1',
      'US6337117B1',
      'US6442728B1',
      'US6530116B2',
      'USD435854S1',
    ]);
    expect(summary.records_by_number.get('US4347903A')).toMatchObject({
      application_number: 'US06/192529',
      pct_application: { number: 'PCT/JP1979/000178', date: 19790705, entry_date: 19800310 },
      pct_publication: { number: 'WO1980000272', date: 19800221 },
    });
  });
});

describeWithSharedData('Patent Public Search answers of the shared data', ['patents/uspto-ppubs-json'], (folder) => {
  it('reads 39 full documents and 345 rows of lists: 265 publications', async () => {
    const summary = await imported('uspto-ppubs', folder);
    expect(summary).toMatchObject({ files: 99, records: 384, rejected: 0, problems: [] });
    expect(summary.records_by_number.size).toBe(265);
    expect(below(summary)).toEqual([]);
    expect(share(summary, 'page_count')).toBe(384);
    const { records_by_number } = summary;
    expect(records_by_number.get('US10000000B2')?.claims[0]?.claims).toHaveLength(20);
    expect(records_by_number.get('USRE43633E')?.claims[0]?.claims).toHaveLength(184);
  });
});
