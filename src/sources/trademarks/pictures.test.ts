import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './pictures.ts';

/** A black ring with a bar across on white: 120 pixels a side. */
const ring = encode({
  width: 120,
  height: 120,
  depth: 8,
  channels: 1,
  data: Uint8Array.from({ length: 120 * 120 }, (_, at) => {
    const [x, y] = [(at % 120) - 60, Math.floor(at / 120) - 60];
    const r = Math.hypot(x, y);
    return (r > 32 && r < 44) || (Math.abs(y) < 5 && r < 32) ? 0 : 255;
  }),
});
const read = async (name: string, content: string | Uint8Array = ring) => (await readText(source, name, content))[0]!;

describe('pictures of marks', () => {
  it.each([
    ['US_78787878.jpg', 'US_78787878'],
    ['US 7878787.png', 'US_07878787'],
    ['eu-18222197_2.png', 'EU_018222197'],
    ['EM018222197.PNG', 'EU_018222197'],
    ['ts-cd-rawImage-78787878-795044.jpg', 'US_78787878'],
  ])('%s is of %s, whatever kind of picture it is', async (name, id) => {
    // as imports ask: in lower case
    expect(source.recognises(name.toLowerCase(), '')).toBe(true);
    const parsed = await read(name);
    expect(parsed).toMatchObject({ ok: true, record: { id, pictures: [{ file: name, image: { kind: 'png' } }] } });
  });

  it.each(['78787878.jpg', 'logo.png', 'US_1.png', 'US_78787878.gif', 'USD900001-D00001.png', 'EP1234567A1-p0001.png'])(
    '%s names no mark',
    async (name) => {
      expect(source.recognises(name, '')).toBe(false);
      expect(await read(name)).toMatchObject({ ok: 'skipped' });
    },
  );

  it('that are none, or are cut off, are rejected with the reason', async () => {
    const reason = async (content: string | Uint8Array) => (await read('US_78787878.png', content)) as object;
    expect(await reason('<svg/>')).toEqual({
      ok: false,
      id: 'US_78787878',
      reason: 'it is no PNG or JPEG, whatever it is called',
    });
    expect(await reason(ring.slice(0, 80))).toMatchObject({ ok: false, id: 'US_78787878' });
  });
});

describe('a mark with its picture', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service?.close());

  it('is found by it, shows it, and keeps it when its register tells of the mark again', async () => {
    const register: Trademark = {
      ...emptyTrademark('EU', '018222197'),
      mark: 'RINGBAR',
      status: { state: 'registered', date: 20240101 },
      pictures: [{ file: '018222197', uri: 'https://euipo.example/018222197' }],
      provenance: [{ source: 'test' }],
    };
    const parsed = await read('EU_018222197.png');
    if (parsed.ok !== true) throw new Error('no record');
    await service.corpus.put(trademarks, [register]);
    await service.corpus.put(trademarks, [parsed.record as Trademark]);
    await service.corpus.put(trademarks, [{ ...register, status: { state: 'registered', date: 20250101 } }]);
    const { json } = await service.call('POST /trademark/image-search', {
      body: { image_base64: Buffer.from(ring).toString('base64'), size: 1 },
    });
    const [hit] = json.data.hits;
    expect([hit.id, hit.score]).toEqual(['EU_018222197', 1]);
    const shown = await fetch(hit.image);
    expect([
      shown.headers.get('content-type'),
      Buffer.from(await shown.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ]).toEqual(['image/png', 'PNG']);
    const [mark] = await service.corpus.get(trademarks, ['EU_018222197']);
    expect([mark?.mark, mark?.status.date, mark?.pictures.length]).toEqual(['RINGBAR', 20250101, 2]);
  });
});

describeWithSharedData('the picture of a real case', ['trademarks/uspto-tsdr'], (folder) => {
  it('is read under its serial number', async () => {
    const records: Trademark[] = [];
    const reading = await readAll(source, [folder], (record) => records.push(record));
    expect(reading.faults).toEqual([]);
    expect(records.map(({ id, pictures }) => [id, pictures[0]!.image!.kind])).toEqual([['US_78787878', 'jpg']]);
  });
});
