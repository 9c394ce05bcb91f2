import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';

/** Ways to ask for documents, counts and owners of a thing, which stands for X. */
// biome-ignore format: read it as a table
const FRAMES = {
  en: [
    'Which companies own X patents?', 'Which companies hold patents on X?', 'Who holds the most X patents?', 'Who are the largest X patent holders?', 'Which companies have filed X patents?', 'What companies have patents for X?',
    'Which players are strongest in X?', 'Who is the market leader in X by patents?', 'Who has the biggest X portfolio?', 'Who files in X?', 'What are the main classes of X patents?',
    'What are the main technology areas of X patents?', 'Which IPC classes cover X?', 'In which classes are X patents?', 'Into which classes do X patents fall?', 'What is the oldest X patent?', 'What was the first X patent?',
    'Which is the earliest patent on X?', 'Show me the newest patents about X', 'What are the latest X patents?', 'What are the most cited X patents?', 'When did X patents peak?', 'When did X patents begin?',
    'In which year did X filings peak?', 'How has X patenting evolved?', 'How are X filings developing?', 'What is the trend of filings on X?', 'Is interest in X rising?', 'How many X patents are there?',
    'How many X patents were granted?', 'How many X patents are in force?', 'How many X patents are pending?', 'How many X patents have expired?', 'How many inventors work on X?', 'Who are the main inventors of X?',
    'Which inventors have the most patents on X?', 'Which inventor is most active in X?', 'Which countries file the most patents on X?', 'Where are X patents filed?', 'In which countries are X patents filed?',
    'Which offices have X patents?', 'Which universities work on X?', 'Do you have any patents on X?', 'Anything on X?', 'Is there anything about X?', 'Give me an overview of X patents', 'Give me all X patents',
    'Could you list X patents?', 'Let me see patents on X', 'I would like to see X patents', 'Please find me patents related to X', 'Are there any granted patents for X?', 'Which X patents are still in force?',
    'Which X patents expire next?', 'Which X patents expired?', 'Can you show X patents from Europe?', 'X patents, please', 'X: who owns it?', 'Who owns X?', 'patent landscape of X', 'state of the art in X',
    'competitive landscape for X', 'Who competes in X?', 'Rank the applicants in X', 'Break down X patents by applicant', 'Split X patents by country', 'Number of X patents per applicant', 'X patents by applicant',
    'X patents by country', 'distribution of X patents over the years', 'How is X patenting distributed by country?',
  ],
  zh: [
    '哪些公司拥有X专利？', '哪些公司持有X专利？', '哪些企业申请了X专利？', '哪家公司拥有最多的X专利？', '拥有最多X专利的公司是哪家？', 'X专利主要由哪些公司持有？', 'X领域的龙头企业有哪些？', 'X的专利布局情况如何？', 'X专利的主要申请人是谁？', '谁在布局X专利？', 'X方面谁的专利最多？', 'X专利掌握在谁手里？', 'X领域专利申请量前十的公司', '最早的X专利是哪一件？',
    '第一件X专利是什么时候申请的？', '最新的X专利有哪些？', '最近公开的X专利有哪些？', '近期有哪些X专利公开？', '被引用最多的X专利是哪些？', '引用次数最多的X专利', 'X专利哪一年申请最多？', 'X专利从什么时候开始增长？', 'X专利的申请趋势如何？', 'X专利申请是不是越来越多？', 'X专利申请量逐年变化情况', '有多少件关于X的专利？', 'X专利总共有多少件？', 'X授权专利有多少件？',
    'X有效专利有多少？', '已失效的X专利有多少？', 'X专利的发明人主要有哪些？', 'X领域最活跃的发明人是谁？', 'X专利主要分布在哪些国家？', 'X专利在哪些国家申请？', '哪些国家的X专利最多？', 'X专利主要属于哪些分类号？', 'X专利的主要IPC分类是什么？', 'X专利涉及哪些技术领域？', '哪些大学在研究X？', '请检索X相关专利', '帮我查一下X的专利', '查找X专利', '搜索有关X的专利',
    '我想看看X的专利', '列出X专利', '给我几篇X专利', '有没有X方面的专利？', '有X的专利吗？', '是否存在X专利？', '库里有X专利吗？', '能否推荐几件X专利？', '哪些X专利还有效？', '哪些X专利快到期了？', '介绍一下X的专利情况', 'X专利现状', 'X专利的区域分布', 'X专利按申请人统计', '按年份统计X专利', 'X专利都是谁申请的？', 'X专利归谁所有？', '国内有哪些X专利？',
  ],
} as const;
const THINGS = { en: ['lidar', 'heat pump'], zh: ['热泵', '激光雷达'] } as const;

it.each(['en', 'zh'] as const)('words of asking are none of what is asked about (%s)', (lang) => {
  const wrong = THINGS[lang].flatMap((thing) => {
    const about = [...readQuestion(thing).words.keys()];
    return FRAMES[lang].flatMap((frame) => {
      const asked = frame.replace('X', thing);
      const words = [...readQuestion(asked).words.keys()];
      return words.join() === about.join() ? [] : [`${asked}: ${words.join()}`];
    });
  });
  expect(wrong).toEqual([]);
});

/** Words of asking elsewhere, which are of the thing here. */
// biome-ignore format: read it as a table
const OF_THE_THING: readonly (readonly [string, string])[] = [
  ['Which companies have patents on cover glass?', 'cover glass'], ['Who files patents on engine start systems?', 'engin start system'], ['Which companies own cup holder patents?', 'cup holder'], ['What is the trend for start-stop patents?', 'start stop'], ['Which classes do power distribution patents have?', 'power distribut'],
  ['Which patents are on active suspension?', 'activ suspens'], ['How does active noise control work?', 'activ nois control'], ['Which patents speak of lidar?', 'lidar'],
  ['哪些公司有电路布局专利？', '电路 路布 布局'], ['仓库机器人专利有多少件？', '仓库 库机 机器 器人'], ['温度分布专利有多少件？', '温度 度分 分布'], ['最多热泵专利的公司是哪家？', '热泵'],
];
it.each(OF_THE_THING)('%s', (asked, about) => {
  expect([...readQuestion(asked).words.keys()].join(' ')).toBe(about);
});

it.each([
  ['Give me an overview of lidar patents', 'applicants', 'years classes'],
  ['激光雷达的专利布局情况如何？', 'applicants', 'years classes'],
  ['Who leads in lidar, and in which classes?', 'applicants', 'classes'],
])('%s: counts more than one thing', (asked, count, also) => {
  const read = readQuestion(asked);
  expect([read.count, read.counts_too?.join(' ')]).toEqual([count, also]);
});

it.each([
  ['Which lidar patents expire next?', 'expiring', undefined],
  ['哪些激光雷达专利快到期了？', 'expiring', undefined],
  ['哪些激光雷达专利已到期？', undefined, 'expired'],
  ['最早的激光雷达专利是哪一件？', 'earliest', undefined],
])('%s: in order of time, or in a state', (asked, order, status) => {
  const read = readQuestion(asked);
  expect([read.order, read.restrictions.status]).toEqual([order, status]);
});

it.each([
  ['list design patents for lamps', 'D', 'lamp'],
  ['How many registered designs are there on lamps?', 'D', 'lamp'],
  ['哪些外观设计专利涉及灯具？', 'D', '灯具'],
  ['Which utility models are there on lamps?', 'U', 'lamp'],
  ['哪些实用新型专利涉及灯具？', 'U', '灯具'],
  ['How is the design of lamps improved?', undefined, 'design lamp improv'],
])('%s: a kind of right is no word of the thing', (asked, right, about) => {
  const read = readQuestion(asked);
  expect([read.restrictions.right, [...read.words.keys()].join(' ')]).toEqual([right, about]);
});

it.each([
  ['Who owns the trade mark SAIMAZA?', 'SAIMAZA'],
  ['When does the trademark SAIMAZA expire?', 'SAIMAZA'],
  ['商标SAIMAZA什么时候到期？', 'SAIMAZA'],
  ['商标“星河”的持有人是谁？', '星河'],
  ['Which trade marks are there for coffee?', undefined],
  ['Which trade marks Nike owns are registered?', undefined],
])('%s: a mark is named by its words', (asked, mark) => {
  expect(readQuestion(asked).records?.mark).toBe(mark);
});
