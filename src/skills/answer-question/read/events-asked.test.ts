import { expect, it } from 'vitest';
import { readQuestion } from './question.ts';

const eventsOf = (question: string) => readQuestion(question).restrictions?.events;

it.each([
  ['How many patents on heat pumps have been transferred since 2015?', 'transferred'],
  ['Which patents about lidar were licensed?', 'licensed'],
  ['List licensed patents on batteries', 'licensed'],
  ['patents on drones that changed hands', 'transferred'],
  ['Which of them have been transferred?', 'transferred'],
  ['Were any of these patents opposed?', 'opposed'],
  ['Has the patent ever been pledged?', 'pledged'],
  ['Which patents on valves were invalidated?', 'challenged'],
  ['patents on pumps involved in litigation', 'litigated'],
  ['电池专利中哪些被转让过？', 'transferred'],
  ['专利权发生转移的激光雷达专利', 'transferred'],
  ['哪些专利被许可？', 'licensed'],
  ['哪些专利被宣告无效？', 'challenged'],
])('reads what has happened to documents: %s', (question, event) => {
  expect(eventsOf(question)).toEqual([event]);
});

it.each([
  'How many patents are about heat transferred by a heat pipe?',
  'List patents on wireless power transferred to a vehicle',
  'Which patents describe how heat is transferred?',
  'patents on licensed spectrum access',
  'List patents on cache invalidation',
  'How is a cache line invalidated?',
  'Which vaccines are licensed for children?',
  'How many patents on electrodes opposed to each other?',
  '抑制肿瘤转移的专利有哪些？',
  '有多少专利涉及电荷转移？',
  '数据转移的方法有哪些专利？',
  '技术许可平台的专利',
])('takes nothing that is done to things for it: %s', (question) => {
  expect(eventsOf(question)).toBeUndefined();
});

it('keeps the words of what is done to things', () => {
  expect([...readQuestion('抑制肿瘤转移的专利有哪些？').words.values()]).toContain('转移');
  expect([...readQuestion('List patents on cache invalidation').words.values()]).toEqual(['cache', 'invalidation']);
});
