import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { conformance } from './conformance.ts';
import { accounts } from './flows.ts';
import { wanted } from './operations.ts';
import { conforms, html, type Report, terminal } from './report.ts';
import { shapes } from './shapes.ts';
import { framesByText, streams } from './streams.ts';
import { patient, type Reply, targetAt } from './target.ts';
import { look, nothingSeen } from './values.ts';
import { limits, wire } from './wire.ts';

/** A count, a search, look-ups, a chart, a chat: the whole is `npm run conformance`. */
const SLICE = ['P001', 'P002', 'P011', 'P013', 'P018', 'A002', 'AI50'];

describe('this service', () => {
  let report: Report;
  beforeAll(async () => {
    const service = await demoService();
    const account_id = (await service.accounts.all.create('conformance')).id;
    const { key: other } = await service.accounts.createKey({ account_id, name: 'other' });
    const target = targetAt(service.url, service.key, other);
    report = await conformance(target, { only: SLICE, areas: [wire, shapes, limits, streams, accounts] });
  });

  it('answers as the interface says', () => {
    expect(report.operations.map(({ code }) => code).sort()).toEqual([...SLICE].sort());
    expect(report.operations.filter(({ state, wrong }) => state !== 'built' || wrong.length > 0)).toEqual([]);
    for (const { present } of report.operations) expect(present).toBeGreaterThan(0);
  });

  it('passes every check', () => {
    expect(report.checks.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(report.checks.length).toBeGreaterThan(36);
    expect(conforms(report)).toBe(true);
  });

  it('is reported in words and as a page', () => {
    expect(terminal(report)).toContain(
      `operations  ${SLICE.length}: ${SLICE.length} built, 0 refuse their example, 0 do not answer, 0 not built`,
    );
    expect(html(report)).toContain('<td>P001</td><td>POST /search/patent/query-search-count</td><td>built</td>');
  });
});

describe('a service that serves nothing of the interface', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ groups: [] });
  });
  afterAll(() => service.close());

  it('fails what it does not have', async () => {
    const report = await conformance(targetAt(service.url, service.key), { only: SLICE, areas: [streams, accounts] });
    expect(report.operations.map(({ state }) => state)).toEqual(SLICE.map(() => 'not built'));
    const outcomes = report.checks.map(({ area, outcome }) => `${area} ${outcome}`);
    expect(new Set(outcomes)).toEqual(new Set(['streams fail', 'accounts skip']));
    expect(conforms(report)).toBe(false);
  });
});

describe('a service that breaks off', () => {
  /** Answers its description, and then does what a call is told to do. */
  const breaking = (call: () => Promise<Reply>) => ({
    ...{ url: 'http://127.0.0.1', key: 'sk-x' },
    call: (name: string) => (name === 'GET /openapi.json' ? Promise.resolve({ json: {} } as Reply) : call()),
  });

  it('is asked the rest nevertheless, and does not conform', async () => {
    const gone = async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    };
    const report = await conformance(breaking(gone), { only: ['P001', 'P002'], areas: [streams] });
    expect(report.operations.map(({ state, detail }) => [state, detail])).toEqual([
      ['no answer', 'ECONNRESET'],
      ['no answer', 'ECONNRESET'],
    ]);
    expect(new Set(report.checks.map(({ outcome }) => outcome))).toEqual(new Set(['fail']));
    expect(terminal(report)).toContain('0 built, 0 refuse their example, 2 do not answer');
  });

  it('is given up when the time for the whole is over, and that is told', async () => {
    const silent = () => new Promise<Reply>(() => {});
    const told: string[] = [];
    const report = await conformance(breaking(silent), {
      ...{ only: ['P001', 'P002'], areas: [streams], minutes: 0.002 },
      told: (line) => told.push(line),
    });
    expect(report.operations.map(({ state }) => state)).toEqual(['not asked', 'not asked']);
    expect(new Set(report.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not asked']));
    expect(terminal(report)).toContain(
      `not asked   2 operations and ${report.checks.length} checks: the time was over\n`,
    );
    expect(conforms(report)).toBe(false);
    expect(told).toEqual(['0 of 2 operations asked, now: Patent Data Search', '0 checks made, now: streams']);
  });
});

it('knows the whole interface', () => {
  expect(wanted()).toHaveLength(356);
});

it('sees what is not as stated', () => {
  const seen = nothingSeen();
  const fact = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', 'x-format': 'uuid' },
      name: { type: 'string' },
      day: { type: 'integer', format: 'int32', 'x-format': 'yyyyMMdd' },
      count: { type: 'integer', format: 'int32' },
      kinds: { type: 'array', items: { type: 'string', enum: ['A', 'B'] } },
      own: { type: 'string', 'x-own': true },
    },
  } as const;
  look({ id: 'x1', day: 20230229, count: 2 ** 31, kinds: ['A', 'C', 1] }, fact, {}, seen);
  expect(seen.wrong).toEqual([
    'id: "x1" is no uuid',
    'name: promised, and absent',
    'day: 20230229 is no yyyyMMdd',
    'count: 2147483648 does not fit 32 bits',
    'kinds[1]: "C" is no value of it',
    'kinds[2]: integer instead of string',
  ]);
  expect([...seen.documented]).toEqual(['id', 'name', 'day', 'count', 'kinds']);
  expect([...seen.present]).toEqual(['id', 'day', 'count', 'kinds']);
});

it('reads frames as clients do that look for the next data', () => {
  expect(framesByText('data:{"a":1}\n\ndata:{"b":"} data: x"}\n\n')).toEqual([{ a: 1 }, { b: '} data: x' }]);
  // one line between two frames costs it both
  expect(framesByText('id:1\ndata:{"a":1}\n\nid:2\ndata:{"b":2}\n\n')).toEqual([]);
});

it('asks again, a few times, where a service is busy, and not where it refuses', async () => {
  const askedOf = async (...codes: number[]) => {
    let asked = 0;
    const call = async () => ({ json: { error_code: codes[asked++] ?? 0 } }) as Reply;
    const { json } = await patient({ url: '', key: '', call }).call('GET /');
    return [asked, json.error_code];
  };
  expect(await askedOf()).toEqual([1, 0]);
  expect(await askedOf(68300008, 68300008)).toEqual([3, 0]);
  expect(await askedOf(68300008, 68300008, 68300008, 68300008, 0)).toEqual([4, 68300008]);
  expect(await askedOf(68300004, 0)).toEqual([1, 68300004]);
});

it('asks again where a read waited as long as it could', async () => {
  const askedOf = async (wait: object, ms: number) => {
    let asked = 0;
    const now = vi.spyOn(performance, 'now');
    const call = async () => {
      now.mockReturnValue(ms * ++asked);
      return { json: { error_code: 0 } } as Reply;
    };
    now.mockReturnValue(0);
    await patient({ url: '', key: '', call }).call('POST /', { body: wait });
    now.mockRestore();
    return asked;
  };
  expect(await askedOf({ wait_ms: 50_000 }, 49_999)).toBe(1);
  expect(await askedOf({ wait_ms: 50_000 }, 50_000)).toBe(4);
  expect(await askedOf({}, 50_000)).toBe(1);
});
