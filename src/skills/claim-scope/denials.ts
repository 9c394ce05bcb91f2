import { type Negation, negationsOf } from '#language/wording.ts';

/** That something is not there, said behind its name. */
const ENGLISH_BEHIND =
  /\b(?:is|are|was|were|has\s{1,4}been|have\s{1,4}been)\s{1,4}(?:[a-z]{2,20}ly\s{1,4})?(?:(?:not|never|no\s{1,4}longer)\s{1,4}(?:[a-z]{2,20}ly\s{1,4})?(?:present|provided|used|needed|required|necessary|included|installed|available|fitted|employed|there|foreseen|mounted|arranged|built\s{1,4}in)|omitted|missing|absent|unnecessary|superfluous|left\s{1,4}out|eliminated|dispensed\s{1,4}with)(?=\s{0,4}(?:[.,;:)]|$)|\s{1,4}(?:at\s{1,4}all|here|any\s?more|any\s{1,4}longer|in\s{1,4}(?:the|this|our)\s{1,4}(?:[a-z]{2,20}\s{1,4})?(?:product|device|apparatus|system|machine|model|version|unit|embodiment))\b)/giu;
const CHINESE_BEHIND =
  /(?:被|已被?|予以)?(?:省略|取消|省去|去掉|去除|删除)了?(?=[，,。；;]|$)|(?:并?不存在|[未不没](?:有)?(?:使用|采用|设置|配备|安装|需要))(?=[，,。；;]|$)/gu;
/** That it is left out, said before its name. */
const BEFORE =
  /\b(?:omits?|omitting|dispens(?:es?|ing|ed)\s{1,4}with|(?:leaves?|leaving|left)\s{1,4}out|does\s{1,4}away\s{1,4}with)\b|(?:省去|取消|省略|去掉)了?(?![，,。；;的]|$)/giu;
const CLAUSE_STARTS = /[.,;:，。；：、]|\b(?:and|but|or|which|wherein|while|that)\b/giu;
const CONDITION = /^\s{0,4}(?:if|when|whenever|while|where|unless|in\s{1,4}case|once|until|当|如果|若|在)/iu;
const LONGEST_BEFORE = 200;
const FARTHEST = 120;
const MOST = 100;

/** How far back the clause reaches whose end this is; nothing for one that states a condition, or tells which thing. */
function clauseBefore(text: string, end: number): number | undefined {
  const from = Math.max(0, end - LONGEST_BEFORE);
  const clause = text.slice(from, end);
  let start = from;
  let relative = false;
  for (const mark of clause.matchAll(CLAUSE_STARTS)) {
    start = from + mark.index + mark[0].length;
    relative = /^(?:which|that)$/i.test(mark[0]);
  }
  return relative || CONDITION.test(text.slice(start, end)) ? undefined : start;
}

/**
 * Where a sentence of a description says that something is not there: negations with what follows them, and what is
 * said of it before or behind ("a cold plate is not provided", "the fan is omitted", 省去了冷板), with the words that each
 * reaches. Linear in the length of the sentence.
 */
export function denialsOf(sentence: string): Negation[] {
  const found = negationsOf(sentence);
  for (const pattern of [ENGLISH_BEHIND, CHINESE_BEHIND])
    for (const match of [...sentence.matchAll(pattern)].slice(0, MOST)) {
      const start = clauseBefore(sentence, match.index);
      if (start === undefined) continue;
      const end = match.index + match[0].length;
      found.push({ start: match.index, end, reach: { start, end: match.index } });
    }
  for (const match of [...sentence.matchAll(BEFORE)].slice(0, MOST)) {
    const end = match.index + match[0].length;
    const rest = sentence.slice(end, end + FARTHEST);
    const stop = rest.search(/[,;:.，。；：]|\b(?:and|but|or|which|wherein|while)\b/iu);
    found.push({ start: match.index, end, reach: { start: end, end: end + (stop < 0 ? rest.length : stop) } });
  }
  return found;
}
