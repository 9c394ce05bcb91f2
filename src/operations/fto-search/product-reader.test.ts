import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import type { Right } from './data.ts';
import { productReader, withNearness } from './product-reader.ts';

const entitled = (number: string, abstract: string) =>
  samplePatent(number, { abstracts: [{ lang: 'en', origin: 'original', text: abstract }] });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups: [], corpus: [] });
});
afterAll(() => service.close());

const features = ['A buckle with a spring.', 'A strap is held by teeth.'].map((text, at) => ({
  ...{ number: `F${at + 1}`, text, elements: [], weight: 'key' as const },
}));

it('tells how much documents say of a product, by words that a person holds to be the same, too', async () => {
  const context = { corpus: service.corpus, signal: new AbortController().signal };
  const documents = [
    entitled('US1A1', 'A clasp with teeth holds a strap by a spring.'),
    entitled('US2A1', 'A spring drives a pump with a piston and a valve.'),
    entitled('US3A1', 'A radio with an antenna.'),
  ];
  const nearnesses = async (equivalents?: { word: string; other: string }[]) => {
    const read = await productReader(features, equivalents && { equivalents }, context);
    const rights = documents.map(({ publication_number }) => ({ publication_number }) as Right);
    return withNearness(rights, documents.map(read)).map(({ nearness }) => Math.round(nearness! * 100) / 100);
  };
  expect(await nearnesses()).toEqual([1, 0.31, 0]);
  // what a claim calls a clasp the product calls a buckle
  const [first, second] = await nearnesses([{ word: 'clasp', other: 'buckle' }]);
  expect([first, second! < 0.31]).toEqual([1, true]);
  expect(withNearness([], [])).toEqual([]);
});
