import { describe, expect, it } from 'vitest';
import { EFFECTS, type OfficeEvent } from './legal/effects.ts';
import { lifeOf } from './legal/life.ts';
import { applicationKey, applicationNumber, normaliseNumber, parsePublicationNumber } from './numbers.ts';
import { isOffice, officeByName, officeName } from './offices.ts';

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

  it('of the codes of offices, and of their names', async () => {
    const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
    const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isOffice);
    const lines = codes.map((code) => {
      const [en, zh] = [officeName(code, 'en'), officeName(code, 'zh')];
      const back = officeByName(en);
      return `${code} ${en}, ${zh}${back === code ? '' : ` (the name means ${back ?? 'none'})`}`;
    });
    const others = ['KOREA', 'republic of korea', ' Holland', 'TURKEY', 'PCT', 'EPO', 'Great Britain', 'Utopia', 'QQ'];
    lines.push('', ...others.map((name) => `${name}: ${officeByName(name) ?? 'none'}`));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/offices.txt');
  });

  it('of each event in the life of an application and of a right, and of what comes after it', async () => {
    const facts = { office: 'ZZ', kind: 'invention', filed: 20150601, published: 20161201 } as const;
    const told = (granted: number | undefined, events: readonly OfficeEvent[]) => {
      const life = lifeOf({ ...facts, ...(granted && { granted }), events }, 20250101);
      const { stages = [], restored, certain, due } = life ?? {};
      return [
        ...stages.map(({ state, since }) => [state, since?.toString().slice(0, 4)].join(' ')),
        ...[restored && 'restored', life && !certain && 'not certain', due && `due ${due}`].filter(Boolean),
      ].join(', ');
    };
    const lines = [undefined, 20180301].flatMap((granted) =>
      EFFECTS.flatMap((does) => {
        const event = { office: 'ZZ', does, date: 20200101 } as const;
        const after = (['granted', 'restored', 'lapsed'] as const).map(
          (then) => `  then ${then}: ${told(granted, [event, { office: 'ZZ', does: then, date: 20220101 }])}`,
        );
        return [`${granted ? 'a right' : 'an application'} ${does}: ${told(granted, [event])}`, ...after];
      }),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/lives.txt');
  });
});
