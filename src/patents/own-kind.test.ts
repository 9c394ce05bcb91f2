import { describe, expect, it } from 'vitest';
import { parsePublicationNumber } from './numbers.ts';
import { withOwnKind } from './own-kind.ts';

describe('the kind code of a bare number', () => {
  it.each([
    ['US 3,820,387', 'US3820387A'],
    ['US1', 'US1A'],
    ['US6167568', 'US6167568A'],
    // `B1` or `B2`
    ['US6167569', 'US6167569'],
    ['US11205304', 'US11205304'],
    // what has one keeps it: a certificate of re-examination is another publication
    ['US3820387A', 'US3820387A'],
    ['US4728993B1', 'US4728993B1'],
    ['US20070118035', 'US20070118035'],
    ['USD463627', 'USD463627S1'],
    ['US D0463627 S', 'USD463627S1'],
    ['USD435713', 'USD435713S1'],
    ['USD435712', 'USD435712S'],
    ['USD435712S1', 'USD435712S'],
    ['USD463627C1', 'USD463627C1'],
    ['USRE30536', 'USRE30536'],
    ['USPP3823', 'USPP3823'],
    ['GB1046774', 'GB1046774'],
  ])('of %s: %s', (text, normalised) => {
    const number = withOwnKind(parsePublicationNumber(text)!);
    expect(number.normalised).toBe(normalised);
    expect(parsePublicationNumber(normalised)).toEqual(number);
  });
});
