import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { doctor, reindex } from '#stores/sqlite/maintenance.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { collections } from '../index.ts';
import type { Patent } from './patent.ts';
import { patents } from './patents.ts';
import { patentsByNumber } from './relations.ts';
import { bareOf, eachPublicationOnce, wholeOf } from './same-publication.ts';
import { samplePatent } from './sample-patent.ts';

const from = (source: string, number: string, fields: Partial<Patent> = {}): Patent =>
  samplePatent(number, { provenance: [{ source, fields: Object.keys(fields) }], ...fields });
const titled = (text: string, lang = 'en') => ({ titles: [{ lang, origin: 'original' as const, text }] });
const DAY = { publication_date: 20011009 };
const BARE = from('list', 'US6299918', { ...titled('Pizza server'), ...DAY });
const WHOLE = from('office', 'US6299918B1', { ...titled('PIZZA SERVER'), ...DAY, ipc: ['A47J43/18'] });

describe('a record without kind code', () => {
  it.each<[string, Patent, Patent[], string | undefined]>([
    ['is the only one of its number and day', BARE, [WHOLE], 'US6299918B1'],
    ['is nobody else', BARE, [], undefined],
    [
      'is the one of its day, not the one of another day',
      BARE,
      [WHOLE, from('office', 'US6299918A1', { ...titled('Pizza server'), publication_date: 20000101 })],
      'US6299918B1',
    ],
    [
      'is unknown which of two of one day',
      BARE,
      [WHOLE, { ...WHOLE, publication_number: 'US6299918A1', kind_code: 'A1' }],
      undefined,
    ],
    ['is none of another day', BARE, [{ ...WHOLE, publication_date: 20011010 }], undefined],
    [
      'is none of another application',
      { ...BARE, application_number: 'US09/1' },
      [{ ...WHOLE, application_number: 'US09/2' }],
      undefined,
    ],
    [
      'is by its title, where no day is known',
      from('list', 'US6299918', titled('Pizza  server!')),
      [WHOLE],
      'US6299918B1',
    ],
    ['is unknown, where nothing both say is the same', from('list', 'US6299918', titled('Pan')), [WHOLE], undefined],
    [
      'is unknown which of two, where no day is known',
      from('list', 'US6299918', titled('Pizza server')),
      [WHOLE, from('office', 'US6299918A1', titled('Pizza server'))],
      undefined,
    ],
    ['stays where it says more: classes', { ...BARE, cpc: ['A47G21/00'] }, [WHOLE], undefined],
    [
      'stays where it says more: a title in another language',
      { ...BARE, ...titled('Pizzaschaufel', 'de') },
      [WHOLE],
      undefined,
    ],
    ['stays where it says more: when it was filed', { ...BARE, filing_date: 19991227 }, [WHOLE], undefined],
    ['is none of the demo corpus', BARE, [{ ...WHOLE, demo: true }], undefined],
    ['has none itself', WHOLE, [BARE], undefined],
  ])('%s', (_, bare, others, expected) => {
    expect(wholeOf(bare, others)?.publication_number).toBe(expected);
    for (const one of others) {
      const rest = [bare, ...others.filter((each) => each !== one)];
      expect(bareOf(one, rest)?.publication_number).toBe(
        one.publication_number === expected ? bare.publication_number : undefined,
      );
    }
  });

  it('is left out of families and lists of citations beside the only one of its number and day', () => {
    const row = (number: string, publication_date: number | null) => ({ number, publication_date });
    const numbers = (...rows: ReturnType<typeof row>[]) => eachPublicationOnce(rows).map(({ number }) => number);
    expect(numbers(row('US1', 20010101), row('US1B2', 20010101))).toEqual(['US1B2']);
    expect(numbers(row('US1', 20010101), row('US1B2', 20010102))).toEqual(['US1', 'US1B2']);
    expect(numbers(row('US1', null), row('US1B2', null))).toEqual(['US1', 'US1B2']);
    expect(numbers(row('US1', 20010101), row('US1B1', 20010101), row('US1B2', 20010101))).toEqual([
      'US1',
      'US1B1',
      'US1B2',
    ]);
    expect(numbers(row('US1', 20010101), row('US2B1', 20010101))).toEqual(['US1', 'US2B1']);
  });
});

async function withCorpus<T>(work: (corpus: Corpus, dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'priora-same-'));
  const corpus = await openCorpus({ dir, collections, engine: naiveEngine(), poll_ms: 10 });
  try {
    return await work(corpus, dir);
  } finally {
    await corpus.close();
    rmSync(dir, { recursive: true });
  }
}

const found = async (corpus: Corpus, text: string): Promise<string[]> => {
  const query = parseQuery(patents, text);
  const { hits } = await corpus.search(patents, { query, offset: 0, limit: 100 });
  return hits.map(({ id }) => id).toSorted();
};
const counted = async (corpus: Corpus, text: string, field: string) => {
  const query = parseQuery(patents, text);
  const [counts] = await corpus.facets(patents, { query }, [{ field, offset: 0, limit: 10 }]);
  return Object.fromEntries(counts!.buckets.map(({ value, count }) => [value, count]));
};

it('is counted once beside the publication that it is, whichever comes first, and apart when that is gone', async () => {
  for (const order of [
    [BARE, WHOLE],
    [WHOLE, BARE],
  ]) {
    await withCorpus(async (corpus) => {
      await corpus.put(patents, [
        from('office', 'US7000001B2', { publication_date: 20060214, cites: [{ publication_number: 'US5000000A' }] }),
        from('list', 'US7000001', { publication_date: 20060214 }),
        from('office', 'US5000000A', { publication_date: 19910319 }),
      ]);
      for (const one of order) await corpus.put(patents, [one]);
      expect(await found(corpus, 'TTL: "pizza server"')).toEqual(['US6299918B1']);
      expect(await found(corpus, 'PN: US6299918')).toEqual(['US6299918B1']);
      expect(await found(corpus, 'SAME_AS: *')).toEqual(['US6299918', 'US7000001']);
      expect(await counted(corpus, '*', 'SOURCE')).toEqual({ office: 3, list: 2 });
      expect(await found(corpus, 'FAM_COUNT: 1')).toEqual(['US5000000A', 'US6299918B1', 'US7000001B2']);
      expect(await found(corpus, 'F_CITES_COUNT: 1')).toEqual(['US5000000A']);
      expect((await patentsByNumber(corpus, ['US6299918'])).map((p) => p.publication_number)).toEqual(['US6299918B1']);
      expect([...(await corpus.identify(patents, 'number', ['US 6,299,918'])).values()]).toEqual([['US6299918B1']]);
      // it is read by its own id all the same
      expect((await corpus.get(patents, ['US6299918'])).map((p) => [p.same_as, p.titles[0]!.text])).toEqual([
        ['US6299918B1', 'Pizza server'],
      ]);
      const family = await corpus.links(patents, ['US6299918', 'US6299918B1'], 'simple_family');
      expect([...family.values()].map(({ records }) => records.map(({ id }) => id))).toEqual([
        ['US6299918B1'],
        ['US6299918B1'],
      ]);
      await corpus.delete(patents, ['US6299918B1']);
      expect(await found(corpus, 'TTL: "pizza server"')).toEqual(['US6299918']);
      expect(await counted(corpus, 'TTL: pizza', 'SOURCE')).toEqual({ list: 1 });
      await corpus.put(patents, [WHOLE]);
      await corpus.delete(patents, ['US6299918']);
      expect(await counted(corpus, 'TTL: pizza', 'SOURCE')).toEqual({ office: 1 });
    });
  }
});

const DRAWN: readonly Patent[] = ['US6299918', 'EP1000001'].flatMap((document) =>
  ['', 'A1', 'B1'].flatMap((kind) =>
    [20011009, 20030101, undefined].flatMap((publication_date, n) =>
      [undefined, 'US5000000A', 'US6299918'].map((cited) =>
        from(kind === '' ? 'list' : `office ${n}`, document + kind, {
          ...titled(kind === 'B1' ? 'Another server' : 'Server'),
          ...(publication_date && { publication_date }),
          ...(cited && { cites: [{ publication_number: cited }] }),
        }),
      ),
    ),
  ),
);

/** All that searches tell of a corpus. */
const told = async (corpus: Corpus) => ({
  visible: await found(corpus, '*'),
  twins: await found(corpus, 'SAME_AS: *'),
  counts: await Promise.all(
    ['FAM_COUNT', 'EFAM_COUNT', 'F_CITES_COUNT'].flatMap((field) =>
      [0, 1, 2, 3].map(async (n) => [`${field}: ${n}`, await found(corpus, `${field}: ${n}`)]),
    ),
  ),
});

it('any order of records and deletions ends as if what is left had come at once, and as it is rebuilt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.nat(DRAWN.length - 1) },
          fc.constantFrom('US6299918', 'US6299918B1', 'EP1000001'),
        ),
        {
          minLength: 3,
          maxLength: 9,
        },
      ),
      async (steps) => {
        await withCorpus(async (corpus, dir) => {
          for (const step of steps)
            await (typeof step === 'string' ? corpus.delete(patents, [step]) : corpus.put(patents, [DRAWN[step]!]));
          const stored = await corpus.get(patents, [...new Set(DRAWN.map((each) => each.publication_number))]);
          const visible = stored.filter((one) => {
            const others = stored.filter((each) => each !== one && each.doc_number === one.doc_number);
            return wholeOf(one, others) === undefined;
          });
          const now = await told(corpus);
          expect(now.visible).toEqual(visible.map((each) => each.publication_number).toSorted());
          await withCorpus(async (other) => {
            await other.put(patents, stored.toReversed());
            expect(await told(other)).toEqual(now);
          });
          await corpus.close();
          expect(await doctor({ dir, collections, full: true })).toEqual([]);
          await reindex({ dir, collections, engine: naiveEngine() });
          const again = await openCorpus({ dir, collections, engine: naiveEngine(), poll_ms: 10 });
          expect(await told(again)).toEqual(now);
          await again.close();
        });
      },
    ),
    { numRuns: Number(process.env.PRIORA_FUZZ_RUNS ?? 8) },
  );
}, 600_000);
