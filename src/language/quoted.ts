const MARKS = new Map([
  ['"', '"'],
  ['“', '”'],
  ['「', '」'],
]);

/**
 * What stands in quotation marks, at least `least` characters long (`leastStraight` between straight ones, which stand
 * for inches too), in order. A mark that nothing closes opens nothing. Linear: a closing mark that is not there is
 * looked for once.
 */
export function quotedIn(text: string, least: number, leastStraight = least): string[] {
  const found: string[] = [];
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const open = text[at]!;
    const close = MARKS.get(open);
    if (close === undefined || unclosed.has(open)) continue;
    const end = text.indexOf(close, at + 1);
    if (end < 0) unclosed.add(open);
    else if (end - at - 1 >= (open === '"' ? leastStraight : least)) {
      found.push(text.slice(at + 1, end));
      at = end;
    }
  }
  return found;
}
