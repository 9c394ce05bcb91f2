import { decodeHTML } from 'entities';

/** Greek letters of ISO 8879 ISOgrk1 and ISOgrk2 by their names without `gr` and `acgr`, small letters. */
// biome-ignore format: read it as a table
const GREEK: Readonly<Record<string, string>> = {
  a: 'α', b: 'β', g: 'γ', d: 'δ', e: 'ε', z: 'ζ', ee: 'η', th: 'θ', i: 'ι', k: 'κ', l: 'λ', m: 'μ', n: 'ν', x: 'ξ', o: 'ο', p: 'π', r: 'ρ',
  s: 'σ', sf: 'ς', t: 'τ', u: 'υ', ph: 'φ', kh: 'χ', ps: 'ψ', oh: 'ω',
};

/**
 * The character of an SGML entity name of ISO 8879 (`agr`, `plus`, `rdquo`, `eacute`), or undefined. HTML took most
 * names over; its names are the rest.
 * @see https://www.w3.org/TR/xml-entity-names/
 */
export function sgmlCharacter(name: string): string | undefined {
  const greek = /^([A-Za-z]{1,2})(ac)?gr$/.exec(name);
  if (greek) {
    const letter = GREEK[greek[1]!.toLowerCase()];
    if (letter) {
      const cased = /^[A-Z]/.test(greek[1]!) ? letter.toUpperCase() : letter;
      return greek[2] ? `${cased}\u0301`.normalize('NFC') : cased;
    }
  }
  const plain = name.replace(/^b\./, '');
  if (!/^[A-Za-z][A-Za-z0-9]{1,31}$/.test(plain)) return undefined;
  const reference = `&${plain};`;
  const decoded = decodeHTML(reference);
  return decoded === reference || decoded.endsWith(';') ? undefined : decoded;
}
