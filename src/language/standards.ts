/**
 * Numbers of standards after the body that gives them out: `GB/T 31467.3-2015`, `ASTM D638-14`, `IEC 62133-2:2017`,
 * `3GPP TS 38.300`, `RFC 9110`.
 */
const STANDARD =
  /(?<![A-Za-z\d])(?:ISO\/IEC|ISO\/TS|ISO|IEC\/TS|IEC|ASTM|DIN EN ISO|DIN EN|DIN|EN ISO|EN|BS EN|BS|JIS|ANSI|SAE|IEEE|UL|ITU-[TR]|3GPP TS|ETSI TS|RFC|UNECE|GB\/T|GB\/Z|GB|YY\/T|HG\/T|QB\/T|SJ\/T|JB\/T|DL\/T|NB\/T|YB\/T|QC\/T|JT\/T|AATCC|MIL-STD|MIL-PRF)[ -]?[A-Z]{0,2} ?\d{2,6}(?:\.\d{1,4}){0,3}[A-Z]?(?:[-–:]\d{1,4}){0,3}(?![A-Za-z\d])/gu;
/** Shorter ones are as often something else: `EN 50`, `UL 94` are kept, `BS 1` is not. */
const FEWEST_CHARACTERS = 5;

/** Standards that a text names by number, as it writes them, each once. */
export function standardsIn(text: string): string[] {
  const found = [...text.matchAll(STANDARD)].map(([name]) => name.replace(/ {2,8}/gu, ' '));
  return [...new Set(found)].filter(({ length }) => length >= FEWEST_CHARACTERS);
}
