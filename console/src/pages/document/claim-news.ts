import { isChinese } from '../../words/script.ts';

/** Words before the numbers of other claims. */
const MENTION = /(?:\bclaims?\b|权利要求书?|請求項|请求项)\s?/giu;
const NUMBER = /(?:第\s?)?\d{1,3}(?:\s?项)?/y;
/** What stands between numbers, and after the last of them. */
const LINK =
  /\s?(?:,\s?(?:or|and)\b|,|to\b|through\b|-|–|and\/or\b|or\b|and\b|至|到|或|和|、|,|~|～)\s?(?:(?:of\s)?claims?\s|权利要求\s?)?/iuy;
/** Where, in Chinese, what is new begins. */
const CHINESE = ['其特征在于', '其特征是', '其中', '，', ','];
const LEADING = /^[\s,，;；:：所述的]+/u;
/** What is shorter says nothing alone: the claim is shown from its beginning. */
const LEAST = { chinese: 2, other: 8 };

/**
 * Where in a dependent claim that begins which it adds to the claims that it depends on: behind the mention of their
 * numbers (`The cell of claim 1 or 2, wherein …`, `根据权利要求1所述的电池，其特征在于，…`); 0 where the claim is written otherwise.
 */
export function newsOf(text: string): number {
  for (const mention of text.matchAll(MENTION)) {
    let at = behindNumbers(text, mention.index + mention[0].length);
    if (at === undefined) continue;
    const chinese = isChinese(mention[0]);
    if (chinese) {
      const found = CHINESE.map((mark) => ({ mark, place: text.indexOf(mark, at) })).find(({ place }) => place >= 0);
      if (found) at = found.place + found.mark.length;
    }
    at += LEADING.exec(text.slice(at))?.[0].length ?? 0;
    return text.length - at < (chinese ? LEAST.chinese : LEAST.other) ? 0 : at;
  }
  return 0;
}

/** The end of the numbers that stand at a place; undefined where none does. */
function behindNumbers(text: string, from: number): number | undefined {
  const numberAt = (at: number): number | undefined => {
    NUMBER.lastIndex = at;
    return NUMBER.test(text) ? NUMBER.lastIndex : undefined;
  };
  let end = numberAt(from);
  for (let last = end; last !== undefined; ) {
    end = last;
    LINK.lastIndex = last;
    last = LINK.test(text) ? numberAt(LINK.lastIndex) : undefined;
  }
  return end;
}
