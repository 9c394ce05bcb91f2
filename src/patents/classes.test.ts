import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classLevels, ipcColumns, locarnoClass, normaliseClass, usClass } from './classes.ts';

describe('normaliseClass', () => {
  it.each([
    ['H01M10/0525', 'H01M10/0525'],
    ['H01M 10/0525', 'H01M10/0525'],
    ['H01M  10/0525 (2010.01)I', 'H01M10/0525'],
    ['h01m 10/0525', 'H01M10/0525'],
    ['Ｈ０１Ｍ１０／０５２５', 'H01M10/0525'],
    ['H01M0010052500', 'H01M10/0525'],
    ['A01B0001000000', 'A01B1/00'],
    ['G06F015/00', 'G06F15/00'],
    ['B 65 D  5/00', 'B65D5/00'],
    ['C08L 23:02', 'C08L23/02'],
    ['A61K2800/10', 'A61K2800/10'],
    ['H01L 2224/05001', 'H01L2224/05001'],
    ['Y02E 60/10', 'Y02E60/10'],
    ['H', 'H'],
    ['h01', 'H01'],
    ['H01M', 'H01M'],
    ['H01M 10', 'H01M10'],
    ['H01M10/0525,101@Z', 'H01M10/0525,101@Z'],
    ['5H029/AK03', '5H029AK03'],
    ['5H029', '5H029'],
    ['14-02', '14-02'],
    ['14-2', '14-02'],
    ['345/173', '345/173'],
    ['D06/495', 'D6/495'],
    ['002/069.5', '2/69.5'],
    ['PLT/226', 'PLT/226'],
  ])('reads %s as %s', (text, expected) => {
    expect(normaliseClass(text)).toBe(expected);
  });

  it.each([
    '',
    'battery',
    'Heat',
    'H1',
    'HM10/00',
    'I01M10/00',
    'H01M10/',
    'H01M10/0525/1',
    'H01M,101',
    '123',
    '/12',
    '2012-2013',
  ])('refuses %j', (text) => {
    expect(normaliseClass(text)).toBeUndefined();
  });

  const digits = (min: number, max: number) => fc.integer({ min, max }).map(String);
  const symbol = fc
    .record({
      top: fc.tuple(
        fc.constantFrom(...'ABCDEFGHY'),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(...'ABCDEFGHJKLMN'),
      ),
      group: digits(1, 9999),
      subgroup: fc.stringMatching(/^[0-9]{2}$|^[0-9]{2}[0-9]{0,3}[1-9]$/),
    })
    .map(({ top: [section, cls, sub], group, subgroup }) => ({
      top: `${section}${String(cls).padStart(2, '0')}${sub}`,
      group,
      subgroup,
    }));

  it('reads all spellings of one symbol alike, and its own answer as itself', () => {
    fc.assert(
      fc.property(symbol, fc.nat(4), ({ top, group, subgroup }, blanks) => {
        const canonical = `${top}${group}/${subgroup}`;
        for (const spelling of [
          canonical,
          `${top}${' '.repeat(blanks)}${group}/${subgroup} (2013.01)`,
          `${top.toLowerCase()}${group.padStart(3, '0')}/${subgroup}`,
          `${top}${group.padStart(4, '0')}${subgroup.padEnd(6, '0')}`,
        ]) {
          expect(normaliseClass(spelling)).toBe(canonical);
        }
      }),
    );
  });

  it('is idempotent whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-HY0-9/ ,@:.()-]{0,16}$/)), (text) => {
        const once = normaliseClass(text);
        if (once !== undefined) expect(normaliseClass(once)).toBe(once);
      }),
    );
  });

  it('finds every level of a symbol among its levels', () => {
    fc.assert(
      fc.property(symbol, ({ top, group, subgroup }) => {
        const canonical = `${top}${group}/${subgroup}`;
        expect(classLevels([canonical])).toEqual([top[0], top.slice(0, 3), top, top + group, canonical]);
      }),
    );
  });
});

describe('usClass', () => {
  it.each([
    ['345173', '345/173'],
    ['D 6495', 'D6/495'],
    ['D25 38', 'D25/38'],
    ['2481881', '248/188.1'],
    ['24834601', '248/346.01'],
    ['600300000', '600/300'],
    ['002069500', '2/69.5'],
    ['  2 69', '2/69'],
    ['179 90K', '179/90K'],
    ['179  2DD', '179/2DD'],
    ['224 42.03R', '224/42.03R'],
    ['224 4207', '224/42.07'],
    ['340172.5', '340/172.5'],
    ['PLT226', 'PLT/226'],
  ])('reads the columns %j as %s', (columns, expected) => {
    expect(usClass(columns)).toBe(expected);
    expect(normaliseClass(expected)).toBe(expected);
  });
  it.each(['', 'D', '345', 'ABC123', '345-12'])('refuses %j', (columns) => expect(usClass(columns)).toBeUndefined());
});

it.each([
  ['H01L 21302', 'H01L21/302'],
  ['H01L 31107', 'H01L31/107'],
  ['A43B 1314', 'A43B13/14'],
  ['A45F  504', 'A45F5/04'],
  ['C07C24900', 'C07C249/00'],
  ['G06F015/00', 'G06F15/00'],
  ['', undefined],
  ['\r\n', undefined],
])('ipcColumns reads the fixed columns %j as %s', (columns, symbol) => {
  expect(ipcColumns(columns)).toBe(symbol);
});

it('reads Locarno classes', () => {
  const read = ['0606', '14-02', '1 402', '06.00', '01-01', '32-00', '99-00'].map(locarnoClass);
  expect(read).toEqual(['06-06', '14-02', '14-02', '06-00', '01-01', '32-00', '99-00']);
  for (const none of ['06', 'D6495', '00-06', '33-01', '98-00', '99-01']) expect(locarnoClass(none)).toBeUndefined();
});

it('lists each level of several symbols once, other classes as they are', () => {
  expect(classLevels(['H01M10/0525', 'H01M4/02', '14-02'])).toEqual([
    'H',
    'H01',
    'H01M',
    'H01M10',
    'H01M10/0525',
    'H01M4',
    'H01M4/02',
    '14-02',
  ]);
});
