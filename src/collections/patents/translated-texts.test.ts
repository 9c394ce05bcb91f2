import { expect, it } from 'vitest';
import { startTestService } from '#testing/service.ts';
import { samplePatent } from './sample-patent.ts';

it('finds translations into whatever language, by the field of all texts and by one of their own', async () => {
  const claims = (lang: string, origin: 'original' | 'office', text: string) => ({
    ...{ lang, origin },
    claims: [
      { number: 1, text, independent: true, parents: [] },
      { number: 2, text: `${text} (1)`, independent: false, parents: [1] },
    ],
  });
  const granted = samplePatent('EP2000001B1', {
    titles: [
      { lang: 'en', origin: 'original', text: 'Seal for a shaft' },
      { lang: 'de', origin: 'office', text: 'Dichtung für eine Welle' },
      { lang: 'fr', origin: 'office', text: 'Joint pour un arbre' },
    ],
    abstracts: [{ lang: 'ja', origin: 'machine', text: '軸の密封' }],
    claims: [claims('en', 'original', 'A seal.'), claims('de', 'office', 'Eine Dichtlippe.')],
    descriptions: [
      { lang: 'ko', origin: 'machine', paragraphs: [{ id: 'p0', section: 'other', text: '밀봉 장치에 관한 것이다.' }] },
    ],
  });
  await using service = await startTestService({ corpus: [granted] });
  const count = async (query_text: string) =>
    (await service.call('POST /search/patent/query-search-count', { body: { query_text } })).json.data
      .total_search_result_count;
  const counts = (...queries: string[]) => Promise.all(queries.map(count));
  expect(await counts('TTL_ALL: welle', 'TTL_ALL: arbre', 'TTL_OTHERTRANS: welle', 'TTL: welle')).toEqual([1, 1, 1, 0]);
  expect(await counts('TTL_ENTRANS: welle', 'TTL_CNTRANS: welle', 'TTL_OTHERTRANS: shaft')).toEqual([0, 0, 0]);
  expect(await counts('ABST_ALL: 密封', 'TA_ALL: 密封', 'TACD_ALL: 密封', 'ABST: 密封')).toEqual([1, 1, 1, 0]);
  expect(await counts('CLMS_ALL: dichtlippe', 'ICLMS_ALL: dichtlippe', 'CLMS_OTHERTRANS: dichtlippe')).toEqual([
    1, 1, 1,
  ]);
  expect(await counts('DCLMS_OTHERTRANS: dichtlippe', 'ICLMS_OTHERTRANS: dichtlippe', 'CLMS: dichtlippe')).toEqual([
    ...[1, 1, 0],
  ]);
  expect(await counts('DESC_ALL: 밀봉', 'DESC_OTHERTRANS: 밀봉', 'MAINF_ALL: 밀봉', 'DESC: 밀봉')).toEqual([
    1, 1, 1, 0,
  ]);
});
