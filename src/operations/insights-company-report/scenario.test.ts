import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentOwners } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import group from './index.ts';

const [jobs, status, result, places, facets, detail] = group.operations;
let service: TestService;
beforeAll(async () => {
  const chosen = demoRecords().filter(({ ipc }) => /^(?:H01M|B64|G01S)/.test(ipc[0] ?? ''));
  service = await startTestService({ corpus: chosen.slice(0, 400), groups: [group] });
});
afterAll(() => service.close());

const body = { job_id: 'map [1]', uid: 'u', request_type: 'som', q: 'IPC: (H01M OR B64 OR G01S)', time_slices: 'year' };
const at = { job_id: body.job_id };
const start = (more: object = {}, key = service.key) => service.call(jobs!, { body: { ...body, ...more }, key });
const ready = (params: { job_id: string }) => service.call(status!, { params, query: { wait_ms: 50_000 } });

it('draws one map of what a query finds: every family once, in a cell of the grid, in every slice of its year', async () => {
  expect((await start()).json).toEqual({ status: true, error_code: 0, error_msg: '', data: body.job_id });
  // sent again, it is the same job; another question under its name is none
  expect((await start()).data).toBe(body.job_id);
  expect((await start({ q: 'IPC: H01M' })).json.error_msg).toBe(
    'job_id: "map [1]" is the name of another job: choose a new one.',
  );
  expect((await ready(at)).json).toEqual({ status: true, job_status: 'COMPLETED' });
  const { data } = await service.call(result!, { params: at, query: { label_num: 3 } });
  const counted = await service.corpus.aggregate(patents, { query: { kind: 'all' } }, { unit: 'FAM_ID' });
  expect([data.total_count, data.mapped_count]).toEqual([counted.count, counted.count]);
  expect(data.labels).toHaveLength(3);
  expect([data.density.length, data.density[0].length]).toEqual([data.grid.height, data.grid.width]);
  const all = await service.call(places!, { params: at, query: { length: 1_000 } });
  expect(violations(places!.response, all.data)).toEqual([]);
  expect(all.data.total_count).toBe(counted.count);
  expect(new Set(all.data.patents.map(({ pn }: { pn: string }) => pn)).size).toBe(counted.count);
  for (const { x, y, grid_index } of all.data.patents) {
    const cell = Math.trunc((y / 1000) * data.grid.height) * data.grid.width + Math.trunc((x / 1000) * data.grid.width);
    expect(cell).toBe(Number(grid_index));
  }
  const page = await service.call(places!, { params: at, query: { start: 1, length: 1_001 } });
  expect([page.data.patents.length, page.json.notes]).toEqual([
    counted.count - 1,
    ['A page has 1000 entries at most: ask for the next from start 1001.'],
  ]);
  expect((await service.call(places!, { params: at, query: { start: -1 } })).json.error_msg).toBe(
    'start: -1 is below 0.',
  );
  const inSlices = data.time_slices.reduce((sum: number, slice: { count: number }) => sum + slice.count, 0);
  expect(inSlices).toBe(counted.count);
  const [first] = data.time_slices;
  const slice = await service.call(result!, { params: at, query: { job_seq: 1 } });
  expect(slice.data.mapped_count).toBe(first.count);
  const filed = await service.call(places!, { params: at, query: { job_seq: 1, length: 1_000 } });
  expect(filed.data.total_count).toBe(first.count);
  const filedIn = await service.corpus.get(
    patents,
    filed.data.patents.map(({ pn }: { pn: string }) => pn),
  );
  expect(new Set(filedIn.map(({ filing_date }) => String(filing_date).slice(0, 4)))).toEqual(new Set([first.name]));
  expect((await service.call(places!, { params: at, query: { job_seq: 99 } })).json.error_msg).toMatch(
    /^job_seq: the map has no slice 99; it has \d+\.$/,
  );
  expect((await service.call(result!, { params: at, query: { job_seq: 99 } })).json.error_msg).toMatch(
    /^job_seq: the map has no slice 99; it has \d+\.$/,
  );
});

it('lays like patents near each other: neighbours share a class far more often than chance', async () => {
  const { data } = await service.call(places!, { params: at, query: { length: 1_000 } });
  const rows = data.patents as { pn: string; x: string; y: string }[];
  const records = await service.corpus.get(
    patents,
    rows.map(({ pn }) => pn),
  );
  const classes = records.map(({ ipc }) => ipc[0]!.slice(0, 4));
  let near = 0;
  for (const [i, { x, y }] of rows.entries()) {
    let best = -1;
    let least = Infinity;
    for (const [j, other] of rows.entries()) {
      const distance = (Number(x) - Number(other.x)) ** 2 + (Number(y) - Number(other.y)) ** 2;
      if (j !== i && distance < least) [best, least] = [j, distance];
    }
    if (classes[best] === classes[i]) near++;
  }
  const shares = [...Map.groupBy(classes, (each) => each).values()].map(({ length }) => length / classes.length);
  const chance = shares.reduce((sum, share) => sum + share ** 2, 0);
  expect(near / rows.length).toBeGreaterThan(Math.min(0.9, chance * 1.5));
});

it('counts the owners of what is on the map, and shows where they lie', async () => {
  const params = { ...at, facet_type: 'applicant' };
  const { data } = await service.call(facets!, { params, query: { length: 3 } });
  const all = await service.call(places!, { params: at, query: { length: 1_000 } });
  const rows = all.data.patents as { pn: string }[];
  const records = await service.corpus.get(
    patents,
    rows.map(({ pn }) => pn),
  );
  const owned = records.filter((patent) =>
    currentOwners(patent).some(({ standard_name }) => standard_name === data.facet_list[0].name),
  );
  expect(data.facet_list[0].count).toBe(owned.length);
  const shown = await service.call(detail!, { params, query: { length: 1 } });
  expect(shown.data.details[0].pn_map.map(({ pn }: { pn: string }) => pn)).toEqual(
    owned.map(({ publication_number }) => publication_number),
  );
  expect((await service.call(facets!, { params: { ...at, facet_type: 'inventor' } })).json.error_msg).toBe(
    'facet_type: "inventor" should be applicant.',
  );
});

it('is the account’s own, and refuses what it cannot draw', async () => {
  const { id } = await service.accounts.all.create('others');
  const key = await service.makeKey({ account_id: id } as never);
  for (const operation of [status, result, places])
    expect((await service.call(operation!, { params: at, key })).status).toBe(404);
  expect((await start({ job_id: 'b', q: 'TTL: (' })).json.error_msg).toMatch(/^q: /);
  expect((await start({ job_id: 'b', request_type: 'tsne' })).json.error_msg).toBe(
    'request_type: "tsne" should be som.',
  );
  expect((await start({ job_id: 'b', time_start: '2020-13-01' })).json.error_msg).toBe(
    'time_start: "2020-13-01" is no day; write yyyy-MM-dd.',
  );
  // without the envelope, a call that is refused has what its answer always has
  const refused = await service.call(status!, { params: at, query: { job_seq: 'first' } });
  const message = 'The query parameter `job_seq` must be an integer; "first" was given.';
  expect([refused.status, refused.json]).toEqual([
    200,
    { status: false, job_status: 'UNKNOWN', error_code: 68300004, error_msg: message, error_message: message },
  ]);
  // nothing found is an empty map
  await start({ job_id: 'empty', q: 'TTL: qwertyuiop' });
  expect((await ready({ job_id: 'empty' })).json.job_status).toBe('COMPLETED');
  const { data } = await service.call(result!, { params: { job_id: 'empty' } });
  expect([data.total_count, data.labels]).toEqual([0, []]);
});
