/** What texts that attack expressions and readers are made of: a beginning, what is repeated, an end. */
// biome-ignore format: read it as a table
export const ATTACK_TEXTS: readonly (readonly [begin: string, unit: string, end: string])[] = [
  ['', ' ', 'x'], ['do', '\t', ''], ['a', '\n', 'x'], ['', ' \n', 'x'], ['(', ' ', '('], ['', '(', ''], ['', '[', ')'], ['', '“', ''], ['', '"a', ''], ['「', '「', ''], ['', '0', 'x'], ['', '1,', ''],
  ['', 'a', '!'], ['', 'A ', ''], ['', 'a.', ''], ['', 'a-', ''], ['', '置', 'x'], ['', '的', 'x'], ['一种电池，其特征', ' ', 'x在于'], ['', '其特征 ', ''], ['', 'x在于', ''], ['，', '所述', '包括'], ['', '，', 'x'],
  ['', '.', 'x'], ['', ';', 'x'], ['', '*', 'x'], ['', '#', 'x'], ['', '(1)', ''], ['', '1. ', ''], ['1. A pump\n', '2. ', ''], ['', 'claim 1 ', ''], ['', '如权利要求1', ''], ['权利要求', ' ', 'x'],
  ['compare a', ' and b', '?'], ['', 'when 什么时候', ''], ['', 'said being ', ''], ['', 'sk-a-', ''], ['', '/uploads/', ''], ['', '-/', 'x'], ['', '```', 'x'], ['', '<!--', ''], ['', '&a', ''], ['', 'not ', ''],
  ['', '5 mm ', ''], ['', '\u00e9', 'x'], ['', '\ud842\udfb7', 'x'],
];

/** A text of about so many characters made of one of them. */
export const attackText = ([begin, unit, end]: (typeof ATTACK_TEXTS)[number], characters: number): string =>
  begin + unit.repeat(Math.max(1, Math.floor((characters - begin.length - end.length) / unit.length))) + end;
