/**
 * A keyword as text that sorts by its bytes as `compareKeywords` sorts keywords: a run of digits before the first slash
 * becomes `0`, the number of its digits without leading zeros, these digits, and the number of leading zeros.
 */
export function orderKey(keyword: string): string {
  let key = '';
  let slash = false;
  for (let i = 0; i < keyword.length; ) {
    const code = keyword.charCodeAt(i);
    if (!slash && isDigit(code)) {
      let end = i;
      while (end < keyword.length && isDigit(keyword.charCodeAt(end))) end++;
      const run = keyword.slice(i, end);
      let zeros = 0;
      while (zeros < run.length - 1 && run.charCodeAt(zeros) === ZERO) zeros++;
      key += `0${number(run.length - zeros)}${run.slice(zeros)}${number(zeros)}`;
      i = end;
      continue;
    }
    if (code === SLASH) slash = true;
    key += unit(code);
    i++;
  }
  return key;
}

const ZERO = 48;
const SLASH = 47;
const isDigit = (code: number) => code >= ZERO && code <= ZERO + 9;

/** A count as one character; keywords are shorter than what fits. */
const number = (n: number): string => String.fromCharCode(n + 1);

/** A UTF-16 unit as a character, so that the order of units is the order of bytes in UTF-8. */
const unit = (code: number): string => {
  if (code < 0xd800) return String.fromCharCode(code);
  return code < 0xe000 ? String.fromCharCode(code + 0x800) : String.fromCodePoint(0x10000 + code - 0xe000);
};
