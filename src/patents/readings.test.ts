import { describe, expect, it } from 'vitest';
import { applicationKey, applicationNumber, normaliseNumber, parsePublicationNumber } from './numbers.ts';

/**
 * Digits in every length and grouping that offices, DOCDB and EPODOC write, at the edges of the years that rules name.
 */
const YEARS = ['1929', '1930', '1977', '1978', '1989', '1994', '1995', '2002', '2003', '2004', '2029', '2077', '2078'];
const BODIES: readonly string[] = [
  ...Array.from({ length: 14 }, (_, n) => '98765432109876'.slice(0, n + 1)),
  ...Array.from({ length: 8 }, (_, n) => `0${'2345678'.slice(0, n)}`),
  ...YEARS.flatMap((year) => ['1234', '12345', '123456', '0123456', '1234567'].map((serial) => year + serial)),
  ...['2015/1234', '2015/1234567', '2015-123456', '15/12345', '15-123456', '5/123456', '1234/15', '1234567/2015'],
  ...['20151234A', '2015 1234567 X', '123456.7', '1234567.8', '15123456.7', 'X123456', '123456X', '102015123456'],
  ...[
    '10-2015-1234567',
    '2020151234567',
    '1020151234567.8',
    '201510123456',
    '2015201234567',
    '851234567',
    '9812345678',
  ],
  ...[
    'A12345',
    '1964A012345',
    'P1234567',
    'H11-12345',
    'S64-1',
    'H1112345',
    'R1-123',
    '平11-12345',
    '31-12345',
    '32-12345',
  ],
  ...['US2015/12345', 'PCT/US2015/12345', 'PCTUS1512345', 'WO2015US12345', 'PCT/US77/12345', 'PCT/QQ2015/12345'],
];
/** Offices with rules of their own, and of each manner of counting one or two. */
const APPLYING = 'US CN EP JP KR DE TW WO AU CA GB HK IL NO AT'.split(' ');
const PUBLISHING = 'US EP WO CN JP KR DE TW BR HU EA FR'.split(' ');
const KINDS = ['', 'A1', 'B2', 'S1', 'P', 'E', 'H', 'I4', 'U'];

/**
 * What the readers make of two thousand spellings, as it was looked through when it was written down: no rule changes
 * unseen. After a change that is meant, `npx vitest run src/patents/readings.test.ts -u`, and read what differs.
 */
describe('readings', () => {
  it.each(APPLYING)('of application numbers of %s', async (office) => {
    const lines = BODIES.flatMap((body) => {
      const read = (...rest: [number?, Parameters<typeof applicationNumber>[3]?]) => {
        const canonical = applicationNumber(office, body, ...rest);
        const key = applicationKey(office, body, ...rest);
        return canonical === key ? (canonical ?? '-') : `${canonical} = ${key}`;
      };
      const undated = read();
      const others = [
        ['2015', read(20150615)],
        ['1998', read(19980615)],
        ['docdb', read(20150615, { format: 'docdb' })],
        ['kind U', read(20150615, { kind: 'U' })],
        ['kind W', read(20150615, { kind: 'W' })],
      ].filter(([, each]) => each !== undated);
      if (undated === '-' && others.length === 0) return [];
      return [[`${body} -> ${undated}`, ...others.map((other) => other.join(': '))].join('; ')];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./readings/applications-${office}.txt`);
  });

  it('of publication numbers, and how both compare', async () => {
    const lines = PUBLISHING.flatMap((office) =>
      BODIES.flatMap((body) => {
        const text = body.startsWith(office) ? body : office + body;
        const read = (kind: string) => parsePublicationNumber(text + kind)?.normalised ?? '-';
        const bare = read('');
        const others = KINDS.filter((kind) => read(kind) !== (bare === '-' ? '-' : bare + kind)).map(
          (kind) => `${kind}: ${read(kind)}`,
        );
        const compared = normaliseNumber(text);
        const asWritten = compared === text.replace(/[^0-9A-Z]/g, '');
        if (bare === '-' && others.length === 0 && asWritten) return [];
        return [[`${text} -> ${bare}`, ...(compared === bare ? [] : [`compared ${compared}`]), ...others].join('; ')];
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/publications.txt');
  });
});
