/** Characters of a sentence that are read. */
const LOOKED_AT = 800;

const ENGLISH =
  /\b(?:scope|spirit)\b[^.;]{0,80}\b(?:claims?|invention|disclosure|embodiments?)\b|\b(?:taken|construed|interpreted|regarded|viewed|intended|read|understood|meant)\b[^.;]{0,60}\b(?:to limit|limiting|limitations?|limited to|to restrict|restrict(?:ive|ing|ions?))\b|\bdefined (?:only |solely )?by the (?:following |appended |attached )?claims\b/iu;
const CHINESE =
  /(?:不|并非)[^。；，]{0,12}(?:限定|限制)[^。；]{0,12}(?:发明|實用新型|实用新型|申请|保护|范围|公开)|范围的(?:限定|限制)|精神和(?:原则|范围)|保护范围(?:应当?|均)?(?:由|以|之内)/u;

/**
 * Whether a sentence says what the claims cover, or that what is described limits them not: the words of lawyers, which
 * say nothing of the invention. Linear in the sentence.
 */
export function speaksOfScope(sentence: string): boolean {
  const read = sentence.slice(0, LOOKED_AT);
  return ENGLISH.test(read) || CHINESE.test(read);
}
