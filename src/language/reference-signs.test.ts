import { expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { namesOfSigns, referenceSigns } from './reference-signs.ts';

const signs = (text: string) => referenceSigns(text).map(({ sign, name }) => `${sign} ${name}`);

it('reads signs with their names, and no figures, claims, steps or quantities', () => {
  expect(
    signs(
      'FIG. 2 shows a pump 10 with a housing (12) and an inlet valve 14a. The pump 10 has the inlet valve 14a as in claim 3, step 5. The housing 12 is 30 mm wide, about 40, of 1,200 units. A spring 99 is shown once.',
    ),
  ).toEqual(['10 pump', '12 housing', '14a inlet valve']);
  expect(
    signs(
      '如图1所示，泵包括壳体(12)和转子（13），所述壳体(12)的内部设有弹簧14。所述弹簧14与转子13连接，长度为30mm，步骤5，实施例6。',
    ),
  ).toEqual(['12 壳体', '13 转子', '14 弹簧']);
  expect(signs('')).toEqual([]);
});

it('tells every name of a sign that stands twice or in brackets, of one thing the first', () => {
  const text =
    'A pump 10 has a seal (12) and a rotor (12). The metal pump 10 is a pump 10 that stands beside a valve 10. The pumps 10 turn.';
  expect([...namesOfSigns(text)]).toEqual([
    ['10', ['pump']],
    ['12', ['seal', 'rotor']],
  ]);
  expect([...namesOfSigns('泵包括壳体（2）和转子（2），壳体（3）的内部设有弹簧4。')]).toEqual([
    ['2', ['壳体', '转子']],
    ['3', ['壳体']],
    ['4', []],
  ]);
});

it('takes amounts, ranges and times for no signs, and tells the first of two from the second', () => {
  expect(signs('树脂40～60份、磷酸锌8～12份，其中树脂50份、磷酸锌10份。树脂50份，磷酸锌10份。')).toEqual([]);
  expect(signs('停留时间4小时。停留时间4小时，转速80rpm，转速80rpm。')).toEqual([]);
  expect(signs('In the next 24 hours, and in the next 24 hours, a pump 10 to a pump 10 – 12 turns.')).toEqual([]);
  expect(signs('A board with a first half (1a), a second half (1b) and a lid (2).')).toEqual([
    '1a first half',
    '1b second half',
    '2 lid',
  ]);
});

it('names as many things with one sign as a text has, in time', () => {
  const letters = (n: number) =>
    n.toString(26).replace(/./g, (digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)]!);
  const names = Array.from({ length: 25_000 }, (_, n) => `x${letters(n)}x`);
  const spent = cpuTime();
  const [[sign, found]] = [...namesOfSigns(names.map((name) => `${name} (7)`).join(' '))] as [[string, string[]]];
  expect([sign, found.length, found[0], found.at(-1)]).toEqual(['7', 25_000, 'xax', `x${letters(24_999)}x`]);
  expect(spent()).toBeLessThan(1_500);
});

it('reads capitals behind a number, and no unit among them', () => {
  expect(
    signs(
      'Side walls 36A stand with the side walls 36B. The side walls 36A and the side walls 36B are bent. A supply 5V is a supply 5V.',
    ),
  ).toEqual(['36A side walls', '36B side walls']);
  expect(signs('Sample 2 was heated during 5 hours. Sample 2 was held above 900, and above 900.')).toEqual([]);
  // counted or not, one name
  expect(signs('横杆3中间有个套管5，套管5上有旋钮。')).toEqual(['5 套管']);
});
