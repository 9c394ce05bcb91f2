import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, entityPart } from '#collections/entities/entities.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import type { Research } from './research.ts';
import { ofThingsNamed } from './things-named.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      ['US20000001A1', 'A life jacket with half a collar.'],
      ['US20000002A1', 'Tablets of warfarin sodium that dissolve slowly.'],
    ].map(([number, text], n) =>
      samplePatent(number!, {
        application_number: `US12/10000${n}`,
        titles: [{ lang: 'en', origin: 'original', text: 'A thing' }],
        abstracts: [{ lang: 'en', origin: 'original', text: text! }],
      }),
    ),
  });
  await service.corpus.put(entities, [
    entityPart({
      ids: ['drug:inchikey:PJVWKTKQMONHTI-UHFFFAOYSA-N'],
      provenance: [{ source: 'test', key: 'warfarin' }],
      kind: 'drug',
      names: [{ lang: 'en', kind: 'preferred', text: 'warfarin' }],
    }),
  ]);
});
afterAll(() => service.close());

const near = async (question: string) => {
  const found = {
    ...{ kind: 'nothing', question, lang: 'en', corpus_size: 2, matching: 0, unknown: [], missing: [], not_stored: [] },
    sources: ['US20000001A1', 'US20000002A1'].map((publication_number, at) => ({ number: at + 1, publication_number })),
  } as unknown as Research;
  const { sources } = await ofThingsNamed(found, { corpus: service.corpus, signal: new AbortController().signal });
  return sources.map(({ number, publication_number }) => `[${number}] ${publication_number}`);
};

it('of documents near to a question on a drug those stay that name it', async () => {
  expect(await near('What is the half-life of warfarin?')).toEqual(['[1] US20000002A1']);
});

it('near to a question that names no thing of medicine all stay', async () => {
  expect(await near('What is the half-life of a jacket?')).toEqual(['[1] US20000001A1', '[2] US20000002A1']);
});
