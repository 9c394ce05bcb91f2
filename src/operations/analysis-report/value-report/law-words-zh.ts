/** Sentences that the rules of lives and terms write, by how they begin; a day, a number or a law stays as it is. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^publication$/, '公开'],
  [/^publication of the grant$/, '授权公告'],
  [/^kind code of the publication$/, '公开文本的种类代码'],
  [/^status as its source states it$/, '来源所载的状态'],
  [/^status of the register, which does not say since when$/, '登记簿所载的状态，未载明起始日'],
  [/^reissued as (\w+)$/, '再颁为$1'],
  [/^lapsed in each of its (\d+) states$/, '在全部$1个指定国均已失效'],
  [
    /^no maintenance fee is known for the (\d+)th anniversary of the grant \((.+)\)$/,
    '没有授权满$1年时的维持费缴费记录（$2）',
  ],
  [/^end of the term$/, '期限届满'],
  [/^its term is over, since a day that is not told$/, '期限已过，届满日未载明'],
  [/^(\d+) months from the earliest priority \(PCT Art\. (.+)\)$/, '自最早优先权日起$1个月（PCT第$2条）'],
  [/^(\d+) years from the filing,? (?:of )?([\d-]+): ([\d-]+) \((.+)\)$/, '自申请日$2起$1年：$3（$4）'],
  [/^(\d+) years from the grant of ([\d-]+): ([\d-]+) \((.+)\)$/, '自授权日$2起$1年：$3（$4）'],
  [
    /^(\d+) years from the earliest filing whose benefit is claimed, ([\d-]+): ([\d-]+) \((.+)\)$/,
    '自要求其利益的最早申请日$2起$1年：$3（$4）',
  ],
  [
    /^(\d+) years from the end of the month of the filing of ([\d-]+): ([\d-]+) \((.+)\)$/,
    '自申请日$2所在月末起$1年：$3（$4）',
  ],
  [
    /^filed before ([\d-]+), so at least (\d+) years from the grant: ([\d-]+) \((.+)\)$/,
    '于$1之前申请，至少自授权日起$2年：$3（$4）',
  ],
  [/^adjustment of (\d+) days: ([\d-]+) \((.+)\)$/, '调整$1天：$2（$3）'],
  [/^terminal disclaimer of ([\d-]+): it ends with another patent$/, '$1的期末放弃声明：与另一件专利同时届满'],
  [/^terminal disclaimer: it ends with another patent$/, '期末放弃声明：与另一件专利同时届满'],
];

/** What a rule of a life or a term says, in Chinese; the name of an event (`EP AK`) as it is. */
export function lawInChinese(said: string): string {
  for (const [pattern, chinese] of SAID) if (pattern.test(said)) return said.replace(pattern, chinese);
  return said;
}
