import { expect, it } from 'vitest';
import { imageSize } from '#documents/image-size.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { demoService } from '#testing/demo-service.ts';
import { violations } from '#testing/service.ts';
import d115 from './d115-domain-map.ts';

const ask = async (body: object) => (await demoService()).call(d115, { body });

it('counts main groups as the records do, and draws them', async () => {
  const { data } = await ask({ query_text: 'IPC: H01M', lang: 'en' });
  expect(violations(d115.response, data)).toEqual([]);
  const counts = new Map<string, number>();
  for (const { ipc } of demoRecords())
    if (ipc.some((symbol) => symbol.startsWith('H01M')))
      for (const group of new Set(ipc.map((symbol) => symbol.split('/')[0]!)))
        counts.set(group, (counts.get(group) ?? 0) + 1);
  const rows = data.values.ipc as { ipc: string; num: number }[];
  expect(rows.length).toBe(Math.min(100, counts.size));
  for (const { ipc, num } of rows) expect([ipc, num]).toEqual([ipc, counts.get(ipc)]);
  expect(rows.map(({ num }) => num)).toEqual(rows.map(({ num }) => num).toSorted((a, b) => b - a));
  const [head, base64] = data.values.image.split(',');
  expect(head).toBe('data:image/jpeg;base64');
  expect(imageSize(Buffer.from(base64, 'base64'))).toMatchObject({ type: 'jpg', width_px: 1600 });
});

it('titles in the language asked for; nothing found is no picture', async () => {
  const titleOf = async (lang?: string) => {
    const { data } = await ask({ query_text: 'IPC: A61B8', ...(lang && { lang }) });
    return data.values.ipc.find(({ ipc }: { ipc: string }) => ipc === 'A61B8').content;
  };
  expect([await titleOf(), await titleOf('cn'), await titleOf('en')]).toEqual([
    '超声诊断',
    '超声诊断',
    'Diagnosis by ultrasound',
  ]);
  expect((await ask({ query_text: 'TTL: qwertyuiop' })).data).toEqual({ values: { ipc: [] } });
});
