/** Where a text names sequences of its listing: `SEQ ID NO: 7`, `SEQ ID NOs: 1, 3 and 5-8`, `SEQ ID NO：2至4`. */
export interface NamedSequence {
  readonly number: number;
  /** The whole phrase, as offsets in the text. */
  readonly start: number;
  readonly end: number;
}

const HEAD =
  /(?<![A-Za-z])seq(?:uence)?s?\.?[\s_-]{0,2}id(?:entification)?\.?s?[\s_-]{0,2}(?:nos?|numbers?|n[°º]|nr)?\.?s?\s{0,2}[:：.#=;]?\s{0,2}\(?(?=\d)/giu;
const NUMBER = /\s{0,2}(\d{1,6})(?![\d.]\d)/y;
/** Between two numbers of a list; a range also says what lies between. */
const BETWEEN =
  /\s{0,2}(?:(?<range>-|–|—|~|～|to(?![a-z])|through|bis(?![a-z])|至|到)|(?:[,，;、&]|and\/or|and|or|und|oder|et|ou|或|和|及|与|\/){1,3}(?:\s{0,2}(?:and\/or|and|or))?)\s{0,2}(?:(?:seq(?:uence)?\.?\s{0,2}id\.?\s{0,2}nos?\.?\s{0,2}[:：.]?)\s{0,2})?(?=\d)/iuy;
/** Numbers of one phrase: a range of more is no list of sequences. */
const MOST = 10_000;

/** Every sequence that a text names, in its order; each as often as it is named. */
export function sequencesNamedIn(text: string): NamedSequence[] {
  const found: NamedSequence[] = [];
  HEAD.lastIndex = 0;
  for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
    const start = head.index;
    const numbers: number[] = [];
    let at = HEAD.lastIndex;
    let range = false;
    for (;;) {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(text);
      if (!number) break;
      const value = Number(number[1]);
      const last = numbers.at(-1);
      if (range && last !== undefined && value > last && value - last <= MOST)
        for (let between = last + 1; between < value; between++) numbers.push(between);
      numbers.push(value);
      at = NUMBER.lastIndex;
      BETWEEN.lastIndex = at;
      const between = BETWEEN.exec(text);
      if (!between || numbers.length > MOST) break;
      range = between.groups?.range !== undefined;
      at = BETWEEN.lastIndex;
    }
    for (const number of numbers) found.push({ number, start, end: at });
    HEAD.lastIndex = Math.max(at, HEAD.lastIndex);
  }
  return found;
}
