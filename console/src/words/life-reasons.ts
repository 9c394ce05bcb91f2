import type { Language } from './words.tsx';

/** What the service writes of why a stage began, by rule; codes of offices stand as they are in either language. */
const CHINESE: readonly (readonly [english: RegExp, chinese: string])[] = [
  [/^publication$/, '公开'],
  [/^publication of the grant$/, '授权公告'],
  [/^kind code of the publication$/, '公开文献的种类代码'],
  [/^end of the term$/, '保护期届满'],
  [/^its term is over, since a day that is not told$/, '保护期已届满，日期未知'],
  [/^status as its source states it$/, '数据来源所载状态'],
  [/^status of the register, which does not say since when$/, '登记簿所载状态，未注明日期'],
  [/^reissued as (\S+)$/, '再颁为 $1'],
  [/^lapsed in each of its (\d+) states$/, '在全部 $1 个指定国均已失效'],
  [/^(\d+) months from the earliest priority (\(.+\))$/, '自最早优先权日起 $1 个月$2'],
  [
    /^no maintenance fee is known for the (\d+)th anniversary of the grant (\(.+\))$/,
    '授权满 $1 年的维持费未见缴纳记录$2',
  ],
  [/^(\w\w) event$/, '$1 事件'],
];

/** Why a stage of a legal life began, in the language of the console. */
export function becauseIn(language: Language, because: string): string {
  if (language !== 'zh') return because;
  const [english, chinese] = CHINESE.find(([pattern]) => pattern.test(because)) ?? [];
  return english ? because.replace(english, chinese!) : because;
}
