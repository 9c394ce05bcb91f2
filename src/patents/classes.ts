const SYMBOL = /^([A-HY])(\d\d)?([A-Z])?(\d+)?(?:\/(\d+))?/;

/** An IPC or CPC symbol as we store it: `H01M10/0525`; from `H01M  10/0525`, `H01M 10/0525 (2010.01)I`, `H01M0010052500`. Undefined if it is none. */
export function normaliseClass(text: string): string | undefined {
  const bare = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^([A-HY]\d\d[A-Z])0+(?=\d)/, '$1');
  return SYMBOL.test(bare) ? bare : undefined;
}

/** `H01M10/0525` -> H, H01, H01M, H01M10, H01M10/0525: a bare class finds everything below it. */
export function classLevels(symbols: readonly string[]): string[] {
  const levels = new Set<string>();
  for (const symbol of symbols) {
    const m = SYMBOL.exec(symbol);
    if (!m) {
      levels.add(symbol);
      continue;
    }
    const [, section = '', cls, sub, group, subgroup] = m;
    levels.add(section);
    if (cls) levels.add(section + cls);
    if (cls && sub) levels.add(section + cls + sub);
    if (cls && sub && group) levels.add(section + cls + sub + group);
    if (subgroup) levels.add(symbol);
  }
  return [...levels];
}
