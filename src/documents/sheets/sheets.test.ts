import { expect, it } from 'vitest';
import { csvSheet, jsonSheet, xmlSheet } from './text.ts';
import type { SheetWriter, Value } from './value.ts';

const columns = ['one', 'few', 'days', 'counts'].map((name) => ({ name, title: name }));
const rows: readonly (readonly Value[])[] = [
  ['a', ['b'], [{ day: 20120131 }], [7]],
  ['=a', ['b', 'c'], [{ day: 20120131 }, { day: 20130000 }], [7, 8]],
  [undefined, undefined, undefined, undefined],
];

async function written(sheet: SheetWriter): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of sheet(columns, (async function* () { yield rows; })(), {})) pieces.push(piece); // biome-ignore format: one slice
  return Buffer.concat(pieces).toString();
}

it('a list of one is a list in JSON, and what stands in it in a table', async () => {
  expect(JSON.parse(await written(jsonSheet))).toEqual({
    rows: [
      { one: 'a', few: ['b'], days: [20120131], counts: [7] },
      { one: '=a', few: ['b', 'c'], days: [20120131, 20130000], counts: [7, 8] },
      {},
    ],
  });
  expect((await written(csvSheet)).slice(1).split('\r\n')).toEqual([
    ...['one,few,days,counts', 'a,b,2012-01-31,7', "'=a,b | c,2012-01-31 | 2013,7 | 8", ',,,', ''],
  ]);
  expect((await written(xmlSheet)).split('\n').slice(2, 5)).toEqual([
    '<row><one>a</one><few>b</few><days>2012-01-31</days><counts>7</counts></row>',
    '<row><one>=a</one><few>b</few><few>c</few><days>2012-01-31</days><days>2013</days><counts>7</counts><counts>8</counts></row>',
    '<row></row>',
  ]);
});
