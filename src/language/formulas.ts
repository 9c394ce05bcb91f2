import { formulaAmounts, isElement } from '#collections/materials/composition.ts';
import type { Span } from './spans.ts';

/** A chemical formula in running text. */
export interface Formula extends Span {
  readonly text: string;
}

/** Formulas without a digit that are written so often that they are no abbreviation of something else. */
const WITHOUT_DIGITS = new Set(
  'NaCl KCl LiCl HCl LiF NaF KBr NaOH KOH LiOH SiC GaN AlN TiN InN ZnO MgO CaO CuO NiO FeO SnO GaAs InP InAs GaP AlAs ZnS CdS CdSe CdTe PbS TiC SiGe InGaAs AlGaAs AlGaN InGaN LiPON'.split(
    ' ',
  ),
);
/** Elements that form molecules of their own. */
const MOLECULES = new Set(['H2', 'O2', 'N2', 'O3', 'F2', 'Cl2', 'Br2', 'I2']);
/** Chinese runs words and formulas together: only letters that formulas are written in stand against one. */
const TOKEN =
  /(?<![\p{Script=Latin}\p{Script=Greek}\d.])(?:\((?=[A-Z]))?[A-Z](?:[A-Za-z\d]|\.(?=\d)|[()](?=[A-Z\d])|\)){1,60}/gu;
const ABBREVIATION = /^(?!KNO3$|HNO3$)[A-Z]{3,}\d+$/;
const PART = /([A-Z][a-z]?)(\d{0,3})/y;
const SUBSCRIPTS = /[\u2080-\u2089]/g;
const MOST = 2_000;

/**
 * Chemical formulas of a text: `LiFePO4`, `Al₂O₃`, `GaN`, `La0.8Sr0.2MnO3`, `Al0.5CoFeNi`; every part is an element,
 * there are two elements and a number (or it is a well-known compound without one, or an alloy of three metals). Names
 * of substances in words are not read.
 */
export function formulasOf(text: string): Formula[] {
  const plain = text.replace(SUBSCRIPTS, (digit) => String(digit.codePointAt(0)! - 0x2080));
  const found: Formula[] = [];
  for (const match of plain.matchAll(TOKEN)) {
    const token = balanced(match[0]);
    const after = match.index + token.length;
    if (/[\p{Script=Latin}\p{Script=Greek}\d]/u.test(plain[after] ?? '') || !isFormula(token)) continue;
    found.push({ start: match.index, end: after, text: token });
    if (found.length >= MOST) break;
  }
  return found;
}

/** A token without brackets that were opened or closed outside of it. */
function balanced(token: string): string {
  let depth = 0;
  for (let at = 0; at < token.length; at++) {
    if (token[at] === '(') depth++;
    else if (token[at] === ')' && --depth < 0) return token.slice(0, at);
  }
  return depth > 0 ? token.slice(0, token.lastIndexOf('(')) : token;
}

/** Elements without a digit that are an alloy of at least three: CoCrFeNi. */
const ALLOY = /^(?:[A-Z][a-z]?){3,12}$/;

function isFormula(token: string): boolean {
  if (WITHOUT_DIGITS.has(token) || MOLECULES.has(token)) return true;
  if (/[.()]/.test(token)) return /\d/.test(token) && (formulaAmounts(token)?.size ?? 0) >= 2;
  if (ALLOY.test(token) && !/\d/.test(token)) {
    const parts = token.match(/[A-Z][a-z]?/g)!;
    return parts.filter((part) => part.length === 2).length >= 3 && new Set(parts).size >= 3 && parts.every(isElement);
  }
  // capitals with a number behind are names of interfaces and parts: USB3, PCB1
  if (!/\d/.test(token) || ABBREVIATION.test(token)) return false;
  const elements = new Set<string>();
  PART.lastIndex = 0;
  while (PART.lastIndex < token.length) {
    const part = PART.exec(token);
    if (!part || !isElement(part[1]!)) return false;
    elements.add(part[1]!);
  }
  return elements.size >= 2;
}
