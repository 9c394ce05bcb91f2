const IPC = /^([A-HY])(?:(\d\d)(?:([A-Z])(?:(\d{1,4})(?:\/(\d{1,6}))?)?)?)?$/;
/** WIPO ST.8: main group in four digits, subgroup in six, filled up with zeros. */
const ST8 = /^([A-HY]\d\d[A-Z])(\d{4})(\d{6})$/;
/** What a file index symbol adds to an IPC symbol: `,101`, `@Z`. */
const FI = /^([^,@]+)((?:,\d{3})?(?:@[A-Z])?)$/;
const F_TERM = /^(\d[A-Z]\d{3})\/?([A-Z]{2}\d\d)?$/;
const LOCARNO = /^(\d\d?)-(\d\d?)$/;
const US = /^(D|PLT)?0*(\d{0,3})\/(?:0*(?=[1-9A-Z.])|0*(?=0$))([0-9A-Z.]+)$/;

/** An IPC or CPC symbol (or a level above one) without blanks, or undefined. */
function ipcSymbol(bare: string): string | undefined {
  const st8 = ST8.exec(bare);
  if (st8) return ipcSymbol(`${st8[1]}${st8[2]}/${st8[3]!.slice(0, 2)}${st8[3]!.slice(2).replace(/(?<!0)0+$/, '')}`);
  const m = IPC.exec(bare);
  if (!m) return undefined;
  const [, section, cls = '', sub = '', group, subgroup] = m;
  const top = `${section}${cls}${sub}`;
  const main = group?.replace(/^0+/, '');
  if (!main) return top;
  return subgroup === undefined ? top + main : `${top}${main}/${subgroup.padEnd(2, '0')}`;
}

/**
 * A class as we store it: IPC and CPC `H01M10/0525`, file index `H01M10/0525,101@Z`, F-term `5H029AK03`, Locarno
 * `14-02`, US `345/173`. Reads every usual spelling: blanks, leading zeros, lower case and full-width letters, `H01M
 * 10/0525 (2010.01)I`, ST.8 `H01M0010052500`, IPC 1-7 `B 65 D 5/00`, indexing `C08L 23:02`. Levels above a symbol (`H`,
 * `H01`, `H01M`, `H01M10`) are classes too. Undefined if it is none.
 * @see WIPO Standard ST.8
 */
export function normaliseClass(text: string): string | undefined {
  const bare = text.normalize('NFKC').toUpperCase().replace(/\(.*$/s, '').replace(/\s+/g, '');
  const fi = FI.exec(bare.replace(/^([A-HY]\d\d[A-Z]\d+):/, '$1/'));
  const symbol = fi ? ipcSymbol(fi[1]!) : undefined;
  if (symbol !== undefined) return symbol.includes('/') ? symbol + fi![2] : fi![2] === '' ? symbol : undefined;
  const fTerm = F_TERM.exec(bare);
  if (fTerm) return fTerm[1]! + (fTerm[2] ?? '');
  const locarno = LOCARNO.exec(bare);
  if (locarno) return `${locarno[1]!.padStart(2, '0')}-${locarno[2]!.padStart(2, '0')}`;
  const us = US.exec(bare);
  if (us && (us[2] !== '' || us[1] === 'PLT')) return `${us[1] ?? ''}${us[2]}/${us[3]}`;
  return undefined;
}

/** A class with `*`, `?`, `#` in it, as classes are written. */
export const classPart = (pattern: string): string => pattern.toUpperCase().replace(/\s+/g, '');

/** Classes of the Locarno Classification: 1 to 32, and 99-00 for what editions had nowhere else. */
const isLocarno = (main: number, sub: string): boolean => (main >= 1 && main <= 32) || (main === 99 && sub === '00');

/**
 * A Locarno class in its four digits (`0606`), or with a dash or a dot, as `06-06`; `00` stands for the class alone.
 * Undefined if it is none.
 */
export function locarnoClass(text: string): string | undefined {
  const m = /^(\d\d)[.-]?(\d\d)$/.exec(text.replace(/\s+/g, ''));
  return m && isLocarno(Number(m[1]), m[2]!) ? `${m[1]}-${m[2]}` : undefined;
}

/**
 * A class of the US Patent Classification from the fixed columns in which the office's files give it: three for the
 * class, three for the subclass, then its decimals or letters: `345173`, `D 6495` -> `D6/495`, `2481881` ->
 * `248/188.1`, `179 90K`, `600300000` -> `600/300`. Undefined if it is none.
 * @see USPTO Patent Grant Full Text documentation, "classification-national"
 */
export function usClass(columns: string): string | undefined {
  const text = columns.toUpperCase().trimEnd();
  const cls = /^(D|PLT)?\s{0,2}0{0,3}(\d{0,3})$/.exec(text.slice(0, 3).trim());
  if (!cls || (cls[1] !== 'PLT' && cls[2] === '')) return undefined;
  const whole = text
    .slice(3, 6)
    .trim()
    .replace(/^0+(?=\d)/, '');
  const rest = text.slice(6).replace(/\s+/g, '');
  const decimals = /^\d+$/.test(rest) ? rest.replace(/(?<!0)0+$/, '') : rest;
  const subclass = /^\d+$/.test(decimals) ? `${whole}.${decimals}` : whole + decimals;
  if (!/^[0-9A-Z][0-9A-Z.]*$/.test(subclass)) return undefined;
  return `${cls[1] ?? ''}${cls[2]}/${subclass}`;
}

/**
 * A class of the IPC up to its 7th edition from the fixed columns in which US grants of before 2006 give it: four for
 * the subclass, three for the main group, then the subgroup: `H01L 21302` -> `H01L21/302`, `A45F 504` -> `A45F5/04`.
 * Other spellings as `normaliseClass` reads them. Undefined if it is none.
 * @see USPTO Patent Grant Full Text documentation, "classification-ipc"
 */
export function ipcColumns(columns: string): string | undefined {
  const m = /^([A-H]\d\d[A-Z])([ \d]{3})(\d{2,})\s*$/.exec(columns.trim());
  return normaliseClass(m ? `${m[1]}${m[2]!.trim()}/${m[3]}` : columns);
}

/**
 * `H01M10/0525` -> H, H01, H01M, H01M10, H01M10/0525: a bare class finds everything below it. Other kinds of class
 * stand for themselves.
 */
export function classLevels(symbols: readonly string[]): string[] {
  const levels = new Set<string>();
  for (const symbol of symbols) {
    const m = IPC.exec(symbol);
    if (m) {
      const [, section = '', cls = '', sub = '', group = ''] = m;
      for (const level of [section, section + cls, section + cls + sub, section + cls + sub + group]) levels.add(level);
    }
    levels.add(symbol);
  }
  return [...levels];
}
