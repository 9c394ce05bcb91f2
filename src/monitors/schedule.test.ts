import { expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from '#egress/addresses.ts';
import { webhookAddress } from './addresses.ts';
import { nextRun, type Schedule } from './schedule.ts';

const next = (schedule: Schedule, after: string, zone = 'UTC') =>
  new Date(nextRun(schedule, Date.parse(after), zone)).toISOString();

it.each<[Schedule, string, string, string]>([
  [{ every: 'day' }, '2026-05-04T06:59:59Z', 'UTC', '2026-05-04T07:00:00.000Z'],
  [{ every: 'day' }, '2026-05-04T07:00:00Z', 'UTC', '2026-05-05T07:00:00.000Z'],
  // seven in Shanghai is an hour before midnight of UTC
  [{ every: 'day' }, '2026-05-04T22:00:00Z', 'Asia/Shanghai', '2026-05-04T23:00:00.000Z'],
  // clocks go forward on 29 March and back on 25 October
  [{ every: 'day' }, '2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T05:00:00.000Z'],
  [{ every: 'day' }, '2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
  [{ every: 'week', on: 1 }, '2026-05-04T08:00:00Z', 'UTC', '2026-05-11T07:00:00.000Z'],
  [{ every: 'week', on: 7 }, '2026-05-04T08:00:00Z', 'UTC', '2026-05-10T07:00:00.000Z'],
  [{ every: 'month', on: 29 }, '2026-01-30T00:00:00Z', 'UTC', '2026-02-28T07:00:00.000Z'],
  [{ every: 'month', on: 1 }, '2026-12-01T07:00:00Z', 'UTC', '2027-01-01T07:00:00.000Z'],
])('%j after %s in %s is %s', (schedule, after, zone, at) => {
  expect(next(schedule, after, zone)).toBe(at);
});

it('knows addresses that are not public, in whatever writing', () => {
  const inner = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8%eth0',
      '::7f00:1',
      'fd00::1',
      'fe80::1',
      '64:ff9b::a00:1',
      '3fff:fff:ffff::1',
      '5f00::1',
      'x',
    ],
  ];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  const outer = ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '3fff:1000::1', '5f01::1'];
  expect(outer.filter(isPublicAddress)).toEqual(outer);
});

it('posts to allowed hosts over https alone', () => {
  const hosts = new Set(['hooks.example.org', '127.0.0.1']);
  expect(webhookAddress('https://hooks.example.org/a?b', hosts).href).toBe('https://hooks.example.org/a?b');
  for (const [address, why] of [
    ['http://hooks.example.org/', 'begins with https://'],
    ['https://user:word@hooks.example.org/', 'no user name'],
    ['https://elsewhere.example.org/', 'not among those'],
    ['https://127.0.0.1/', 'of this machine'],
    ['https://2130706433/', 'of this machine'],
    ['file:///etc/passwd', 'begins with https://'],
  ])
    expect(() => webhookAddress(address!, hosts)).toThrow(why);
  expect(() => webhookAddress('https://hooks.example.org/', new Set())).toThrow('PRIORA_WEBHOOK_HOSTS');
});

it('connects to no name that leads to an inner address, not even beside a public one', async () => {
  const resolving = (addresses: string[]) =>
    publicLookup(((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as never);
  const looked = (addresses: string[]) =>
    new Promise((done) => {
      resolving(addresses)('a.example', { all: false }, (error, address) => done(error?.message ?? address));
    });
  expect(await looked(['8.8.8.8'])).toBe('8.8.8.8');
  expect(await looked(['8.8.8.8', '10.0.0.1'])).toBe('a.example is at no public address: 10.0.0.1');
});
