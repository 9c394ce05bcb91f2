import type { Span } from './spans.ts';

/** A chemical formula in running text. */
export interface Formula extends Span {
  readonly text: string;
}

const ELEMENTS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U'.split(
    ' ',
  ),
);
/** Formulas without a digit that are written so often that they are no abbreviation of something else. */
const WITHOUT_DIGITS = new Set(
  'NaCl KCl LiCl HCl LiF NaF KBr NaOH KOH LiOH SiC GaN AlN TiN InN ZnO MgO CaO CuO NiO FeO SnO GaAs InP InAs GaP AlAs ZnS CdS CdSe CdTe PbS TiC SiGe InGaAs AlGaAs AlGaN InGaN LiPON'.split(
    ' ',
  ),
);
/** Elements that form molecules of their own. */
const MOLECULES = new Set(['H2', 'O2', 'N2', 'O3', 'F2', 'Cl2', 'Br2', 'I2']);
const TOKEN = /(?<![\p{L}\d])[A-Z][A-Za-z\d]{1,30}(?![\p{L}\d])/gu;
const ABBREVIATION = /^(?!KNO3$|HNO3$)[A-Z]{3,}\d+$/;
const PART = /([A-Z][a-z]?)(\d{0,3})/y;
const SUBSCRIPTS = /[\u2080-\u2089]/g;
const MOST = 2_000;

/**
 * Chemical formulas of a text: `LiFePO4`, `Al₂O₃`, `GaN`; every part is an element, there are two elements and a number
 * (or it is a well-known compound without one). Names of substances in words are not read.
 */
export function formulasOf(text: string): Formula[] {
  const plain = text.replace(SUBSCRIPTS, (digit) => String(digit.codePointAt(0)! - 0x2080));
  const found: Formula[] = [];
  for (const match of plain.matchAll(TOKEN)) {
    const token = match[0];
    if (!isFormula(token)) continue;
    found.push({ start: match.index, end: match.index + token.length, text: token });
    if (found.length >= MOST) break;
  }
  return found;
}

function isFormula(token: string): boolean {
  if (WITHOUT_DIGITS.has(token) || MOLECULES.has(token)) return true;
  // capitals with a number behind are names of interfaces and parts: USB3, PCB1
  if (!/\d/.test(token) || ABBREVIATION.test(token)) return false;
  const elements = new Set<string>();
  PART.lastIndex = 0;
  while (PART.lastIndex < token.length) {
    const part = PART.exec(token);
    if (!part || !ELEMENTS.has(part[1]!)) return false;
    elements.add(part[1]!);
  }
  return elements.size >= 2;
}
