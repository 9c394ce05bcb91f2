/** Where words are to be counted, as a question says it: "with RFID in the title or abstract", 标题中. */

const PARTS = '(titles?|abstracts?|claims?|descriptions?|full texts?|whole texts?|texts?)';
const ASKED = new RegExp(
  `\\b(?:in|within) (?:the |their |its )?${PARTS}(?:(?:,| and| or|,? and\\/or) (?:the |in the )?${PARTS}){0,2}(?= |$|[,.?])`,
  'iu',
);
const PARTS_ZH = '(标题|摘要|权利要求|说明书|全文)';
const ASKED_ZH = new RegExp(
  `(?:在)?${PARTS_ZH}(?:(?:、|或|和|及)${PARTS_ZH}){0,2}(?:中|里)(?:的|有|含有|包含|出现|提到)?`,
  'u',
);

/** The field that a question names in words, and the question without these words. */
export function placesAsked(text: string): { readonly field?: string; readonly rest: string } {
  const match = ASKED.exec(text) ?? ASKED_ZH.exec(text);
  if (!match) return { rest: text };
  const named = match[0].toLowerCase();
  const has = (pattern: RegExp) => pattern.test(named);
  const field = has(/text|description|说明书|全文/u)
    ? 'TACD_ALL'
    : has(/claim|权利要求/u)
      ? has(/title|abstract|标题|摘要/u)
        ? 'TAC_ALL'
        : 'CLMS_ALL'
      : has(/abstract|摘要/u)
        ? has(/title|标题/u)
          ? 'TA_ALL'
          : 'ABST_ALL'
        : 'TTL_ALL';
  return { field, rest: text.replace(match[0], ' , ') };
}
