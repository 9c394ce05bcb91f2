import { expect, it } from 'vitest';
import { addressRange, permits } from './key-addresses.ts';
import type { KeyRecord } from './store.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.0/24 ', '192.0.2.0/24'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['10.0.0.0/08', '10.0.0.0/8'],
  ['10.0.0.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['10.0.0.0/8/8', undefined],
  ['fe80::1%eth0', undefined],
  ['example.org', undefined],
  ['', undefined],
  ['10.0.0.0/', undefined],
])('reads %j as %j', (text, range) => expect(addressRange(text)).toBe(range));

it('lets a key come from where it may', () => {
  const key = (...addresses: string[]) => ({ addresses }) as unknown as KeyRecord;
  expect(permits({} as KeyRecord, '203.0.113.9')).toBe(true);
  const bound = key('192.0.2.0/24', '2001:db8::1', '198.51.100.4');
  const from = [
    '192.0.2.255',
    '::ffff:192.0.2.3',
    '2001:db8::1',
    '198.51.100.4',
    '192.0.3.0',
    '2001:db8::2',
    'nowhere',
  ];
  expect(from.map((each) => permits(bound, each))).toEqual([true, true, true, true, false, false, false]);
});
