import { howMany } from '#how-many.ts';
import type { AnswerLanguage } from '#skills/types.ts';

const EN = {
  documents: (n: number, families: number) =>
    `${howMany(n, 'document')} of ${howMany(families, 'family', 'families')} of the corpus ${n === 1 ? 'states' : 'state'} such means`,
  years: (from: number, to: number) => (from === to ? `filed in ${from}` : `filed ${from} to ${to}`),
  owners: (names: string) => `of ${names}`,
  principle: (name: string, suggests: string) => `Most of them use the principle of ${name}: ${suggests}`,
  far: (n: number) =>
    `${n} of them ${n === 1 ? 'is' : 'are'} of another field, with no class in common with the nearest documents.`,
  elsewhere: (object: string) =>
    `Not on the subject: none of these documents speaks of “${object}”. What they do to another thing may be carried over, which nobody states.`,
  says: (text: string, pn: string) => `“${text}” (${pn})`,
  measured: 'Measured in the documents:',
  noMeasured: 'No document of this direction that was read states a measurement.',
  experiment: (terms: string, improve: string, keep: string) =>
    `Proposed, stated by no document: build two samples that differ in ${terms} alone, measure ${improve} of both${keep && `, and keep watch on ${keep}`}; the direction holds if the difference is greater than the scatter of repeated measurements.`,
  theProblem: 'what the problem asks for',
  target: (numbers: string) => ` The problem sets the mark: ${numbers}.`,
  custom: 'Typed by the user',
  nothing: (text: string) =>
    `Nothing found: no document of the corpus that was read states means for “${text}” with the effect that the problem asks for.`,
  excluding: (one: string, other: string) =>
    `“${one}” and “${other}” exclude each other: nothing meets both at once. Say which is meant, or when each holds.`,
  unread: (text: string, word: string) =>
    `“${text}” was not read: “${word}” is no unit that is known here, and no document has the word.`,
  noDirections: 'No document of the corpus states means for this problem.',
  noProblem:
    'No technical problem was read: the text names nothing that is to get better or is in the way, and no document speaks of what it names. Say of what thing it is, and what is wrong with it or should be better, as in “The battery pack overheats when it is charged fast”.',
  several: (texts: readonly string[]) =>
    `The text has ${texts.length} problems, and each is answered by itself: ${texts.map((text) => `“${text}”`).join('; ')}. To ask for one alone, go on with its sentence.`,
  answers: (text: string) => `Answers “${text}”`,
  unanswered: (texts: readonly string[]) =>
    `No document of the corpus states means for ${texts.map((text) => `“${text}”`).join(' and ')}.`,
  innovation: 'No filing year is known: innovation is not computed.',
};
export type ExplorationWords = typeof EN;

const ZH: ExplorationWords = {
  documents: (n, families) => `语料库中 ${families} 个同族的 ${n} 件文献陈述了此类手段`,
  years: (from, to) => (from === to ? `申请于 ${from} 年` : `申请于 ${from} 至 ${to} 年`),
  owners: (names) => `申请人：${names}`,
  principle: (name, suggests) => `其中多数采用“${name}”原理：${suggests}`,
  far: (n) => `其中 ${n} 件属于其他领域，与最接近的文献没有共同的分类。`,
  elsewhere: (object) =>
    `不属于同一对象：这些文献均未涉及“${object}”。其用于其他对象的手段或可借鉴，但无文献如此陈述。`,
  says: (text, pn) => `“${text}”（${pn}）`,
  measured: '文献中的测量：',
  noMeasured: '已读的该方向文献没有给出测量结果。',
  experiment: (terms, improve, keep) =>
    `建议（无文献陈述）：制作仅在${terms}上不同的两个样品，测量两者的${improve}${keep && `，并观察${keep}`}；若差异大于重复测量的离散，则该方向成立。`,
  theProblem: '问题所要求的指标',
  target: (numbers) => `问题给出的指标：${numbers}。`,
  custom: '用户输入',
  nothing: (text) => `未找到：已读的语料库文献中，没有文献陈述“${text}”的手段及问题所要求的效果。`,
  excluding: (one, other) =>
    `“${one}”与“${other}”互相排斥：没有数值能同时满足两者。请说明以哪个为准，或各自在何时成立。`,
  unread: (text, word) => `未能读取“${text}”：“${word}”不是已知的单位，也没有文献含有该词。`,
  noDirections: '语料库中没有文献陈述解决该问题的手段。',
  noProblem:
    '未读出技术问题：文中没有说明什么需要改善或存在什么障碍，也没有文献涉及其中所说的事物。请说明是什么对象，以及它有什么问题或应改善什么，例如“电池包快充时过热”。',
  several: (texts) =>
    `文中有 ${texts.length} 个问题，将分别解答：${texts.map((text) => `“${text}”`).join('；')}。若只问其中一个，请只选择该句继续。`,
  answers: (text) => `针对“${text}”`,
  unanswered: (texts) => `语料库中没有文献陈述解决${texts.map((text) => `“${text}”`).join('和')}的手段。`,
  innovation: '没有已知的申请年份：不计算创新度。',
};

export const EXPLORATION_WORDS: Readonly<Record<AnswerLanguage, ExplorationWords>> = { en: EN, zh: ZH };
