import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { collections } from '#collections/index.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Meaning } from '#corpus/meaning.ts';
import { addPackage } from '#encoder/package.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { ColumnReader, ColumnWriter } from '#stores/sqlite/derived/meaning-column.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { writeTinyEncoder } from '#testing/tiny-encoder.ts';
import { patents } from '../../patents.ts';
import { samplePatent } from '../../sample-patent.ts';
import { followMeaning } from './follow.ts';
import { openMeaning } from './meaning.ts';
import { MOST_UNITS, unitsOf } from './units.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-meaning-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const unit = (numbers: readonly number[]) => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (x) => x / length);
};
const MODEL = { model: 'a', sha256: '1', size: 64 };
/** A vector of 64 numbers, none of them great, that seeds tell apart. */
const vector = (seed: number) =>
  unit(Array.from({ length: 64 }, (_, i) => Math.sin(seed * (i + 1)) + Math.cos(i + seed)));

describe('a column', () => {
  it('finds what a look at every vector finds, whatever was put, replaced and forgotten', async () => {
    const folder = await mkdtemp(join(dir, 'column-'));
    const reader = new ColumnReader(folder);
    expect([reader.state(), reader.nearest([vector(1)], 5)]).toEqual([undefined, []]);
    const writer = new ColumnWriter(folder, MODEL);
    const kept = new Map<string, Float32Array[]>();
    let seq = 0;
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 })),
          {
            maxLength: 8,
          },
        ),
        fc.integer({ min: 1, max: 1000 }),
        (changes, asked) => {
          const puts = new Map(changes.map(([id, seeds]) => [`D${id}`, seeds.map(vector)]));
          writer.put(
            [...puts].map(([id, vectors]) => ({ id, script: 'other' as const, digest: '', vectors })),
            ++seq,
          );
          for (const [id, vectors] of puts) {
            if (vectors.length > 0) kept.set(id, vectors);
            else kept.delete(id);
          }
          const query = vector(asked);
          const best = ([id, vectors]: [string, Float32Array[]]) => ({
            id,
            likeness: Math.max(...vectors.map((one) => one.reduce((sum, x, i) => sum + x * query[i]!, 0))),
          });
          const all = new Map([...kept].map(best).map(({ id, likeness }) => [id, likeness]));
          const found = reader.nearest([query], 5);
          expect(found).toHaveLength(Math.min(5, kept.size));
          // bytes are nearly the numbers
          for (const { id, likeness } of found) expect(Math.abs(likeness - all.get(id)!)).toBeLessThan(0.03);
          const worst = found.at(-1)?.likeness ?? 1;
          for (const [id, likeness] of all)
            if (likeness > worst + 0.03) expect(found.map((one) => one.id)).toContain(id);
          expect(reader.nearest([query], 5, ['D1', 'D2']).every(({ id }) => id === 'D1' || id === 'D2')).toBe(true);
          expect(reader.state()).toMatchObject({ documents: kept.size, seq });
        },
      ),
      { numRuns: 40 },
    );
    writer.close();
    reader.close();
  });

  it('takes the mean over several vectors of what is most like each', async () => {
    const folder = await mkdtemp(join(dir, 'mean-'));
    const writer = new ColumnWriter(folder, MODEL);
    writer.put(
      [
        { id: 'both', script: 'other', digest: '', vectors: [vector(1), vector(2)] },
        { id: 'one', script: 'han', digest: '', vectors: [vector(1)] },
      ],
      1,
    );
    const reader = new ColumnReader(folder);
    const [both, one] = reader.nearest([vector(1), vector(2)], 5);
    expect([both!.id, one!.id]).toEqual(['both', 'one']);
    expect(both!.likeness).toBeCloseTo(1, 1);
    const between = vector(1).reduce((sum, x, i) => sum + x * vector(2)[i]!, 0);
    expect(one!.likeness).toBeCloseTo((1 + between) / 2, 1);
    writer.close();
    reader.close();
  });

  it('begins anew for another model, and where its rows are not all there', async () => {
    const folder = await mkdtemp(join(dir, 'anew-'));
    const first = new ColumnWriter(folder, MODEL);
    first.put([{ id: 'D1', script: 'other', digest: '', vectors: [vector(1)] }], 7);
    first.close();
    const again = new ColumnWriter(folder, MODEL);
    expect(again.seq).toBe(7);
    again.close();
    await truncate(join(folder, 'meaning.vectors'), 10);
    const cut = new ColumnWriter(folder, MODEL);
    expect(cut.seq).toBe(0);
    cut.put([{ id: 'D1', script: 'other', digest: '', vectors: [vector(1)] }], 7);
    cut.close();
    const other = new ColumnWriter(folder, { ...MODEL, sha256: '2' });
    expect(other.seq).toBe(0);
    other.close();
    const reader = new ColumnReader(folder);
    expect(reader.nearest([vector(1)], 3)).toEqual([]);
    reader.close();
  });
});

describe('what stands for a patent', () => {
  it('is what it begins with, then its summary, else paragraphs from all over it', () => {
    const paragraphs = Array.from({ length: 100 }, (_, i) => ({
      id: `p${i}`,
      section: i < 10 ? ('background' as const) : ('embodiments' as const),
      text: `Paragraph ${i} of the description.`,
    }));
    const patent = samplePatent('EP1A1', {
      titles: [{ lang: 'en', origin: 'original', text: 'A pump for the water of a heating' }],
      abstracts: [{ lang: 'en', origin: 'original', text: 'A pump with a wheel that turns by itself.' }],
      claims: [],
      descriptions: [{ lang: 'en', origin: 'original', paragraphs }],
    });
    const units = unitsOf(patent);
    expect(units).toHaveLength(MOST_UNITS);
    expect(units.slice(0, 4)).toEqual([
      'A pump for the water of a heating',
      'A pump with a wheel that turns by itself.',
      'Paragraph 10 of the description.',
      'Paragraph 40 of the description.',
    ]);
    const summary = { id: 's', section: 'summary' as const, text: 'In short, the wheel turns by itself.' };
    const short = unitsOf({
      ...patent,
      descriptions: [{ lang: 'en', origin: 'original', paragraphs: [summary, ...paragraphs] }],
    });
    expect(short.slice(2)).toEqual(['In short, the wheel turns by itself.']);
  });
});

describe('the meaning of a corpus', () => {
  let folder: string;
  let corpus: Corpus;
  let meaning: Meaning;
  beforeAll(async () => {
    folder = await mkdtemp(join(dir, 'corpus-'));
    meaning = openMeaning(sqliteCorpus(folder));
    corpus = await openCorpus({ dir: folder, collections, meaning });
  });
  afterAll(() => corpus.close());

  const patent = (number: string, abstract: string) =>
    samplePatent(number, {
      application_number: `US14/00000${number[2]}`,
      abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
      claims: [],
      descriptions: [],
    });

  it('is nothing without a model', async () => {
    expect([await meaning.model(), await meaning.state()]).toEqual([undefined, undefined]);
    await expect(meaning.encode(['x'])).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await meaning.nearest([vector(1)], { limit: 3 })).toEqual([]);
  });

  it('follows the records, each time what is new', async () => {
    await addPackage(join(folder, 'tiny.whl'), folder, [await writeTinyEncoder(join(folder, 'tiny.whl'))]);
    await corpus.put(patents, [
      patent('EP1A1', 'The centrifugal pump moves water through pipes.'),
      patent('EP2A1', 'ZZZ QQQ 999 888 777 666 XXX YYY WWW VVV'),
    ]);
    expect(await followMeaning(sqliteCorpus(folder))).toEqual({ documents: 2 });
    expect(await followMeaning(sqliteCorpus(folder))).toEqual({ documents: 0 });
    expect(await meaning.state()).toMatchObject({ model: 'tiny random encoder', documents: 2 });
    const [asked] = await meaning.encode(['The centrifugal pump moves water through pipes.']);
    const [first, second] = await meaning.nearest([asked!], { limit: 5 });
    expect([first!.id, second!.id]).toEqual(['EP1A1', 'EP2A1']);
    expect(second!.likeness).toBeLessThan(first!.likeness);
    // what facts change of a patent is none of its texts: they are not encoded again
    const merger: Conveyance = {
      ...{ id: 'US 000001/0001', office: 'US', reel_frame: '000001/0001', text: 'MERGER' },
      ...{ assignors: [{ name: 'A INC.' }], assignees: [{ name: 'B INC.' }] },
      ...{ properties: [{ application: 'US14/000002' }], provenance: [{ source: 'test' }] },
    };
    await corpus.put(conveyances, [merger]);
    expect(await corpus.get(patents, ['EP2A1'])).toMatchObject([{ current_assignees: [{ name: 'B INC.' }] }]);
    expect(await followMeaning(sqliteCorpus(folder))).toEqual({ documents: 0 });
    expect(await meaning.state()).toMatchObject({ documents: 2 });
    await corpus.put(patents, [patent('EP2A1', 'AAA BBB 111 222 333 444 CCC DDD EEE FFF GGG HHH')]);
    expect(await followMeaning(sqliteCorpus(folder))).toEqual({ documents: 1 });
    await corpus.delete(patents, ['EP1A1']);
    await corpus.put(patents, [patent('EP3A1', 'A third document, of something else again.')]);
    expect(await followMeaning(sqliteCorpus(folder))).toEqual({ documents: 1 });
    expect((await meaning.nearest([asked!], { limit: 5 })).map(({ id }) => id).sort()).toEqual(['EP2A1', 'EP3A1']);
  });

  it('gives up what nobody waits for', async () => {
    await expect(meaning.encode(['x'], AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
