import { expect, it } from 'vitest';
import { isBroken } from './owners.ts';

const passed = (from: string, to: string) => ({ transferers: [{ name: from }], transferees: [{ name: to }] });

it('a chain is broken where a stranger passes the right on, and those before stay owners', () => {
  const whole = [passed('Ann Lee', 'Acme, Inc.'), passed('ACME INC', 'Beta LLC')];
  expect(isBroken(whole, ['Beta LLC'])).toBe(false);
  const broken = [passed('Ann Lee', 'Acme, Inc.'), passed('Gamma GmbH', 'Beta LLC')];
  expect(isBroken(broken, ['Acme, Inc.', 'Beta LLC'])).toBe(true);
  // whoever is left alone is the owner, whatever is not recorded
  expect(isBroken(broken, ['Beta, LLC'])).toBe(false);
  // one of two owners sold a share: nothing is missing
  const shares = [{ transferers: [{ name: 'Ann Lee' }], transferees: [{ name: 'Acme' }, { name: 'Delta' }] }];
  expect(isBroken([...shares, passed('Acme', 'Beta')], ['Delta', 'Beta'])).toBe(false);
  expect(isBroken([], [])).toBe(false);
});
