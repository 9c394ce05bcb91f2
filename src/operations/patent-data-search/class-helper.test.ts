import { afterAll, beforeAll, expect, it } from 'vitest';
import { classSymbols } from '#collections/class-symbols.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const place = (symbol: string, parent: string | undefined, en: string, zh?: string) => ({
  scheme: 'ipc' as const,
  symbol,
  ...(parent && { parent }),
  titles: [{ lang: 'en', text: en }, ...(zh ? [{ lang: 'zh', text: zh }] : [])],
});
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(classSymbols, [
    place('H', undefined, 'ELECTRICITY', '电学'),
    place('G', undefined, 'PHYSICS'),
    place('H01', 'H', 'ELECTRIC ELEMENTS'),
    place('H01M', 'H01', 'BATTERIES', '电池'),
    place('H01M10/00', 'H01M', 'Secondary cells'),
    place('H01M4/00', 'H01M', 'Electrodes of batteries'),
    { ...place('H', undefined, 'Another scheme'), scheme: 'cpc' as const },
  ]);
});
afterAll(() => service.close());

const walk = async (query: Record<string, string>) =>
  (await service.call('GET /search/patent/classification/helper-section-subclass', { query })).data;
const find = async (keyword: string) =>
  (await service.call('GET /search/patent/classification/helper-search', { query: { type: 'ipc', keyword } })).data;

it('walks a scheme from its sections down, in the order of the symbols', async () => {
  expect(await walk({ type: 'ipc' })).toEqual([
    { id: 'G', has_children: false, lang_desc_map: { en: 'PHYSICS' } },
    { id: 'H', has_children: true, lang_desc_map: { en: 'ELECTRICITY', cn: '电学' } },
  ]);
  expect((await walk({ type: 'ipc', code: 'h01m' })).map((c: { id: string }) => c.id)).toEqual([
    'H01M4/00',
    'H01M10/00',
  ]);
  expect(await walk({ type: 'loc' })).toEqual([]);
});

it('finds classes by words in either language and by symbol, with the path from the top', async () => {
  const path = (tree: { id: string; children: never[] }): unknown => [tree.id, ...tree.children.map(path)];
  const trees = async (keyword: string) =>
    (await find(keyword)).query_results.map((result: { cls_tree: never }) => path(result.cls_tree));
  expect(await trees('battery')).toEqual([['H', ['H01', ['H01M', ['H01M4/00']]]]]);
  expect(await trees('电池')).toEqual([['H', ['H01', ['H01M']]]]);
  expect(await trees('H01M 10/00')).toEqual([['H', ['H01', ['H01M', ['H01M10/00']]]]]);
  expect(await find('submarine')).toEqual({ h_words: [], has_children: 'false', query_results: [] });
});

it('keeps the titles of a scheme when the demo comes after, and takes them when it comes before', async () => {
  const id = 'ipc:H01M';
  await service.corpus.put(classSymbols, [{ ...place('H01M', 'H01', 'demo words'), demo: true as const }]);
  expect((await service.corpus.get(classSymbols, [id]))[0]?.titles[0]?.text).toBe('BATTERIES');
  await service.corpus.put(classSymbols, [{ ...place('B01D', 'B01', 'demo words'), demo: true as const }]);
  await service.corpus.put(classSymbols, [place('B01D', 'B01', 'SEPARATION')]);
  expect((await service.corpus.get(classSymbols, ['ipc:B01D']))[0]).toEqual(place('B01D', 'B01', 'SEPARATION'));
});

it('refuses an empty keyword and an unknown scheme', async () => {
  const refuse = async (query: Record<string, string>) =>
    (await service.call('GET /search/patent/classification/helper-search', { query })).json;
  expect(await refuse({ type: 'ipc', keyword: '—' })).toMatchObject({ status: false, error_code: 68300004 });
  expect(await refuse({ type: 'uspc', keyword: 'a' })).toMatchObject({ status: false, error_code: 68300004 });
});
