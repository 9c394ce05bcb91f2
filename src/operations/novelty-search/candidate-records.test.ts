import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { CandidateRecords } from './candidate-records.ts';

const text = (lang: string, said: string) => ({
  descriptions: [
    { lang, origin: 'original' as const, paragraphs: [{ id: 'p1', section: 'other' as const, text: said }] },
  ],
});
const priorities = [{ country: 'US', number: 'US62/012273', date: 20_180_101 }];
const others = Array.from({ length: 24 }, (_, i) => `US${9_000_000 + i}B1`);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    groups: [],
    corpus: [
      samplePatent('CN110000001A', { priorities, publication_date: 20_200_102, ...text('zh', '一种泵。') }),
      samplePatent('US20190000001A1', { priorities, publication_date: 20_190_103, ...text('en', 'A pump.') }),
      ...others.map((number) => samplePatent(number, text('en', 'A valve.'))),
    ],
  });
});
afterAll(() => service.close());

/** Records that were asked for, in turn. */
let asked: (readonly string[])[];
beforeEach(() => {
  asked = [];
});

function records(room?: number, data: ConstructorParameters<typeof CandidateRecords>[3] = { lang: 'en' }) {
  const { corpus } = service;
  const counted = {
    links: corpus.links.bind(corpus),
    get: (collection: Parameters<Corpus['get']>[0], numbers: readonly string[]) => {
      asked.push(numbers);
      return corpus.get(collection, numbers);
    },
  } as unknown as Corpus;
  const candidates = ['CN110000001A', ...others].map((publication_number) => ({
    publication_number,
    score: 1,
    found_by: [],
  }));
  return new CandidateRecords(counted, candidates, [], data, room);
}

const numbers = (found: readonly { readonly record: { readonly publication_number: string } }[]) =>
  found.map(({ record }) => record.publication_number);

it('gives of a family the member in the language of the search, within the window', async () => {
  expect(numbers(await records().take(0))).toEqual(['US20190000001A1', ...others.slice(0, 19)]);
  expect(numbers(await records(undefined, { lang: 'zh' }).take(0))[0]).toBe('CN110000001A');
  expect(numbers(await records(undefined, { lang: 'en', pbd_start: 20_190_601 }).take(0))[0]).toBe('CN110000001A');
});

it('reads once what was looked at before', async () => {
  const few = records();
  expect([...few.slices()]).toEqual([0, 1]);
  expect([...few.slices(20)]).toEqual([0]);
  const [looked] = [await few.look(0), await few.look(1)];
  const before = asked.length;
  expect(await few.take(0)).toBe(looked);
  expect(numbers(await few.take(1))).toEqual(others.slice(19));
  expect(asked).toHaveLength(before);
});

it('reads again what is too long to be kept, and chooses the same', async () => {
  // the first slice has 7 + 19 * 8 characters
  const long = records(158);
  const looked = numbers(await long.look(0));
  asked = [];
  expect(numbers(await long.take(0))).toEqual(looked);
  expect(asked).toEqual([looked]);
  const fits = records(159);
  const kept = await fits.look(0);
  expect(await fits.take(0)).toBe(kept);
});
