import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';
import { withYears } from './relative-years.ts';

/**
 * What questions restrict, order or measure, in frames where X stands for the thing: each is read the same of any
 * thing, and leaves no word of the frame among those of the thing.
 */
const THINGS = { en: ['lidar', 'heat pump', 'access control'], zh: ['热泵', '激光雷达', '门禁控制'] } as const;

type Read = Readonly<Record<string, unknown>>;
// biome-ignore format: read it as a table
const FRAMES: Readonly<Record<'en' | 'zh', readonly (readonly [frame: string, read: Read])[]>> = {
  en: [
    ['Which X patents have at least three family members?', { restrictions: { bounds: [{ of: 'members', from: 3 }] } }],
    ['X patents with more than two inventors, please', { restrictions: { bounds: [{ of: 'inventors', from: 3 }] } }],
    ['List X patents filed in three or more countries', { restrictions: { bounds: [{ of: 'countries', from: 3 }] } }],
    ['Show me patents on X cited at least 10 times', { restrictions: { bounds: [{ of: 'cited_by', from: 10 }] } }],
    ['Which patents on X are jointly owned?', { restrictions: { bounds: [{ of: 'owners', from: 2 }] } }],
    ['Which X patents have been transferred to another company?', { restrictions: { events: ['transferred'] } }],
    ['Which patents on X have been licensed?', { restrictions: { events: ['licensed'] } }],
    ['Which patents on X were opposed?', { restrictions: { events: ['opposed'] } }],
    ['Which of the X patents are dead, lapsed or expired?', { restrictions: { status: 'inactive' } }],
    ['Which patents on X are in force or pending?', { restrictions: { status_not: 'inactive' } }],
    ['Which X patents are granted, but no expired ones?', { restrictions: { status: 'granted', status_not: 'expired' } }],
    ['List patents on X filed before covid', { restrictions: { years: { to: 2019, of: 'APD' } } }],
    ['List patents on X filed in the 1990s', { restrictions: { years: { from: 1990, to: 1999, of: 'APD' } } }],
    ['List X patents from anyone other than Siemens', { restrictions: { excluded: { owners: ['Siemens'] } } }],
    ['List X patents, except Siemens and Bosch', { restrictions: { excluded: { owners: ['Siemens', 'Bosch'] } } }],
    ['List X patents, not from Japanese companies', { restrictions: { applicants_not_from: ['JP'] } }],
    ['Which X patent has the most claims?', { measured: { of: 'claims', way: 'most' } }],
    ['What is the average number of claims of X patents?', { measured: { of: 'claims', way: 'mean' } }],
    ['What is the largest patent family on X?', { measured: { of: 'members', way: 'most' } }],
    ['Which companies have at least five patents on X?', { count: 'applicants', least: 5 }],
    ['Which inventors have more than ten X patents?', { count: 'inventors', least: 11 }],
    ['Which attorneys handle most X patents?', { count: 'agencies' }],
    ['To whom were the X patents transferred?', { count: 'assignees', restrictions: { events: ['transferred'] } }],
    ['My boss wants to know: how many patents are there on X?', { count: 'documents' }],
    ['Which patents on X are there? I am just curious.', { lists: true }],
    ['Which papers on X are there?', { records: { kind: 'papers', axes: [], classes: [] } }],
    ['Who wrote most papers on X?', { records: { kind: 'papers', axes: ['authors'], classes: [] } }],
    ['Which universities publish most papers on X?', { records: { kind: 'papers', axes: ['institutions'], classes: [] } }],
    ['Who holds most trademarks for X in class 9?', { records: { kind: 'marks', axes: ['holders'], classes: ['009'] } }],
  ],
  zh: [
    ['哪些X专利至少有三个同族？', { restrictions: { bounds: [{ of: 'members', from: 3 }] } }],
    ['哪些X专利在三个以上国家有同族？', { restrictions: { bounds: [{ of: 'countries', from: 3 }] } }],
    ['被引用10次以上的X专利', { restrictions: { bounds: [{ of: 'cited_by', from: 10 }] } }],
    ['哪些X专利是由两家以上公司共同拥有的？', { restrictions: { bounds: [{ of: 'owners', from: 2 }] } }],
    ['哪些X专利转让过？', { restrictions: { events: ['transferred'] } }],
    ['有没有X专利被质押？', { restrictions: { events: ['pledged'] } }],
    ['关于X的专利，不要已经失效的', { restrictions: { status_not: 'inactive' } }],
    ['疫情前申请的X专利有哪些？', { restrictions: { years: { to: 2019, of: 'APD' } } }],
    ['上世纪九十年代申请的X专利有哪些？', { restrictions: { years: { from: 1990, to: 1999, of: 'APD' } } }],
    ['关于X的专利，排除谷歌和百度', { restrictions: { excluded: { words: ['谷歌', '百度'] } } }],
    ['关于X的专利，不要日本公司的', { restrictions: { applicants_not_from: ['JP'] } }],
    ['权利要求最多的X专利是哪件？', { measured: { of: 'claims', way: 'most' } }],
    ['X专利平均有多少项权利要求？', { measured: { of: 'claims', way: 'mean' } }],
    ['哪些公司至少有五件X专利？', { count: 'applicants', least: 5 }],
    ['X专利转让给了谁？', { count: 'assignees', restrictions: { events: ['transferred'] } }],
    ['关于X的论文有多少篇？', { records: { kind: 'papers', axes: [], classes: [] } }],
    ['哪些机构发表的X论文最多？', { records: { kind: 'papers', axes: ['institutions'], classes: [] } }],
  ],
};

const NOW = 20261130;
const cases = (['en', 'zh'] as const).flatMap((lang) =>
  FRAMES[lang].flatMap(([frame, read]) => THINGS[lang].map((thing) => [frame, thing, read] as const)),
);

it.each(cases)('%s (%s)', (frame, thing, wanted) => {
  const { words, ...read } = readQuestion(withYears(frame.replace('X', thing), NOW));
  expect(read).toMatchObject(wanted);
  expect([...words.keys()].join(' ')).toBe([...readQuestion(thing).words.keys()].join(' '));
});

it.each([
  ['How is access granted to a vehicle?', {}],
  ['Which user is granted access to a building?', {}],
  ['Which patents on opposed piston engines are there?', {}],
  ['A frame with at least two members', {}],
])('%s: restricts nothing', (text, restrictions) => {
  expect(readQuestion(text).restrictions).toEqual(restrictions);
});

it.each([
  [
    'How many lidar patents were granted, and how many of them are cited more than 5 times?',
    [{ status: 'granted', bounds: [{ of: 'cited_by', from: 6 }] }],
  ],
  ['How many lidar patents were filed before 2000, and how many after that?', [{ years: { from: 2000, of: 'APD' } }]],
  ['2000年之前申请的热泵专利有多少，之后的有多少', [{ years: { from: 2001, of: 'APD' } }]],
])('%s: asks for several numbers', (text, further) => {
  const read = readQuestion(text);
  expect(read.count).toBe('documents');
  expect(read.further?.map(({ restrictions }) => restrictions)).toEqual(further);
});
