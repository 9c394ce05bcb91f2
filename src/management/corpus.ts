import { patents } from '#corpus/collections/patents.ts';
import type { Management, Routes } from './routes.ts';

/** What the corpus holds, and taking the demo out of it. */
export function serveCorpus({ route }: Routes, { services }: Management): void {
  const { corpus } = services;
  route('GET /corpus', {}, async () => {
    const all = { query: { kind: 'all' } } as const;
    const [collections, [offices, years], sample] = await Promise.all([
      corpus.status(),
      corpus.facets(patents, all, [
        { field: 'AUTHORITY', offset: 0, limit: 50 },
        { field: 'PBD', granularity: 'year', offset: 0, limit: 400 },
      ]),
      corpus.search(patents, { ...all, offset: 0, limit: 50 }),
    ]);
    const records = await corpus.get(
      patents,
      sample.hits.map(({ id }) => id),
    );
    return {
      collections,
      offices: offices!.buckets,
      years: [...years!.buckets].sort((a, b) => Number(a.value) - Number(b.value)),
      demo: records.some(({ demo }) => demo),
    };
  });
  route('DELETE /corpus/demo', { role: 'owner' }, async () => ({ removed: await corpus.removeDemo() }));
}
