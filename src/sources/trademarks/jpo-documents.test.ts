import { expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './jpo-documents.ts';

const HEAD = '<HTML><META http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><PRE>';
const read = async (text: string) => {
  // Shift_JIS, byte by byte
  const [one] = await readText(source, '0642.HTM', Buffer.from(HEAD + text, 'latin1'));
  return one as any;
};
/** 商願2024-1, in Shift_JIS. */
const OWN = '\x8f\xa4\x8a\xe8 2024-1';

it('is told which application a document is of, else it is rejected', async () => {
  expect((await read(OWN)).record).toMatchObject({ id: 'JP_2024000001', status: {}, events: [{ text: '書類' }] });
  expect(await read('no number')).toMatchObject({ ok: false, reason: 'names no application for a trade mark' });
});

it('keeps earlier marks that a notice names', async () => {
  // 登録第 and 商願, each once, without its own number
  const cited = '\x93o\x98^\x91\xe6 5123456 \x93o\x98^\x91\xe6 5123456 \x8f\xa4\x8a\xe8 2023-54321';
  expect((await read(`${OWN} ${cited}`)).record.oppositions).toEqual([
    {
      grounds: '書類',
      earlier: [
        { office: 'JP', number: '5123456' },
        { office: 'JP', number: '2023-54321' },
      ],
    },
  ]);
});

describeWithSharedData('bundles of the office', ['trademarks/jpo-api'], (folder) => {
  it('are notices and decisions of refusal', async () => {
    const told: unknown[] = [];
    const { records, rejects, faults } = await readAll(source, [folder!], ({ id, events, status }) =>
      told.push([id, events[0], status.reason]),
    );
    const notice = {
      code: 'A131',
      date: 20250606,
      text: '拒絶理由通知書 第3条第1項第3号 第4条第1項第16号 第3条第1項第6号',
    };
    expect([records, rejects, faults]).toEqual([4, [], []]);
    expect(told[0]).toEqual(['JP_2024123456', notice, undefined]);
    expect(told).toContainEqual(['JP_2024123456', { code: 'A02', date: 20260108, text: '拒絶査定' }, 'refused']);
  });
});
