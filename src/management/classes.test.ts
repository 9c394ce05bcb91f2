import { afterAll, beforeAll, expect, it } from 'vitest';
import { classSymbols } from '#collections/class-symbols.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let signedIn: Record<string, string>;
const place = (symbol: string, en: string, zh?: string, parent?: string) => ({
  ...{ scheme: 'ipc' as const, symbol, ...(parent && { parent }) },
  titles: [{ lang: 'en', text: en }, ...(zh ? [{ lang: 'zh', text: zh }] : [])],
});
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      samplePatent('US8100001B2', { ipc: ['H01M10/0525'] }),
      samplePatent('US8100002B2', { ipc: ['H01M10/0525', 'G01S17/08'] }),
    ],
  });
  await service.corpus.put(classSymbols, [
    place('H', 'Electricity', '电学'),
    place('H01', 'Electric elements', undefined, 'H'),
    place('H01M', 'Batteries', '电池', 'H01'),
    place('H01M10/0525', 'Lithium batteries', '锂电池', 'H01M'),
    place('G', 'Physics'),
  ]);
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]! };
});
afterAll(() => service.close());
const ask = async (query: Record<string, string>) =>
  (await service.call('GET /manage/classes', { key: null, headers: signedIn, query })).json;

it('lists what stands below a place, with both titles and what the corpus has in it', async () => {
  expect(await ask({ scheme: 'ipc' })).toEqual({
    path: [],
    total: 2,
    places: [
      { symbol: 'G', en: 'Physics', count: 1 },
      { symbol: 'H', en: 'Electricity', zh: '电学', count: 2 },
    ],
  });
  const below = await ask({ scheme: 'ipc', at: 'H01M' });
  expect(below.path.map(({ symbol }: any) => symbol)).toEqual(['H', 'H01', 'H01M']);
  expect(below.places).toEqual([{ symbol: 'H01M10/0525', en: 'Lithium batteries', zh: '锂电池', count: 2 }]);
});

it('finds classes by words and symbols, and counts what a search has in them', async () => {
  const symbols = async (find: string) => (await ask({ scheme: 'ipc', find })).places.map(({ symbol }: any) => symbol);
  expect((await symbols('battery')).sort()).toEqual(['H01M', 'H01M10/0525']);
  expect(await symbols('锂电池')).toEqual(['H01M10/0525']);
  expect(await symbols('H01')).toContain('H01');
  const counted = await ask({ scheme: 'ipc', at: 'H', q: 'IPC: G01S*' });
  expect(counted.places.map(({ count }: any) => count)).toEqual([1]);
  expect((await ask({ scheme: 'ipc', q: 'TTTL: x' })).position).toBe(0);
});
