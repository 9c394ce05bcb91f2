import { expect, it } from 'vitest';
import { report } from './report-query.ts';

const NOW = Date.UTC(2026, 5, 30);
const asked = (query_text: string, more: object = {}) =>
  report()({ query_text, ...more } as never, { now: NOW } as never);

it.each([
  // without days of filing the last ten years
  ['TTL: pump', 2017, 2026],
  ['APD: [20030101 TO 20121231]', 2003, 2012],
  ['TTL: pump AND APD: [20030101 TO 20121231]', 2003, 2012],
  // of an end the last ten before it, of a beginning all since
  ['APD: [* TO 20121231]', 2003, 2012],
  ['APD: [20200101 TO *]', 2020, 2026],
  // at most thirty, and none to come
  ['APD: [19000101 TO 20121231]', 1983, 2012],
  ['APD: [20200101 TO 20991231]', 2020, 2026],
  ['APD: [20300101 TO 20991231]', 2017, 2026],
  // other days, or days of some alone, bound nothing
  ['PBD: [20030101 TO 20121231]', 2017, 2026],
  ['TTL: pump OR APD: [20030101 TO 20121231]', 2017, 2026],
])('a trend of %s covers %i to %i', (query_text, from, to) => {
  expect(asked(query_text)).toMatchObject({ years: { from, to } });
});

it('counts publications, or the groups that are asked for', () => {
  expect(asked('TTL: pump')).not.toHaveProperty('unit');
  expect(asked('TTL: pump', { collapse_type: 'DOCDB' })).toMatchObject({
    unit: 'FAM_ID',
    collapse: { field: 'FAM_ID' },
  });
  expect(asked('TTL: pump', { stemming: 1 })).toMatchObject({ stemming: true });
});
