/** What a question asks of a publication that its text states: the problem that it solves, what it achieves. */
export type Stated = 'problem' | 'effect';

// biome-ignore format: read it as a table
const STATED: readonly (readonly [Stated, RegExp])[] = [
  ['problem', /\b(?:technical )?(?:problems?|objectives?|objects?|aims?|goals?|purposes?)\b|\b(?:drawbacks?|disadvantages?|shortcomings?|limitations?|weakness(?:es)?)\b(?: (?:of|in|with) (?:the )?(?:earlier|prior|known|existing|conventional|previous)(?: [\p{L}-]+){0,2}?(?= (?:is|are|was|were|does|do|did|that|which)\b|[?,.;]|\s*$| ,))?|\b(?:solve[sd]?|solving|address(?:es|ed|ing)?|overcomes?|overcame|tackle[sd]?|avoid(?:s|ed)?|remed(?:y|ies|ied)|removes?)\b|(?:所要)?(?:解决|克服)|(?:技术)?(?:问题|难题|目的|缺陷|不足|缺点)/giu],
  ['effect',  /\b(?:technical |beneficial )?(?:advantages?|advantageous|benefits?|beneficial|effects?|merits?)\b|\b(?:achieve[sd]?|improve[sd]?|improvements?)\b|(?:有益|技术)*(?:效果|优点|优势|好处|益处)|(?:能够?)?(?:达到|实现|带来)/giu],
];
/** Asked for is the way, which no such sentence states. */
const WAY = /\bhow\b|如何|怎么|怎样|怎么样/iu;

/**
 * What a question about a publication asks of it, and the question without the words that said so. Linear.
 */
export function statedIn(text: string): { readonly stated: readonly Stated[]; readonly rest: string } {
  if (WAY.test(text)) return { stated: [], rest: text };
  let rest = text;
  const stated = STATED.flatMap(([of, pattern]): Stated[] => {
    const left = rest.replace(pattern, ' , ');
    const found = left !== rest;
    rest = left;
    return found ? [of] : [];
  });
  return { stated, rest };
}
