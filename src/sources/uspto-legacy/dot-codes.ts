import { superscript } from '../uspto/readable-text.ts';

/**
 * Characters that Green Book text writes between points (`.degree.`, `.times.`), as far as they are met; the others
 * stay as written.
 * @see USPTO "Patent Full Text / APS (Green Book)", character set
 */
// biome-ignore format: read it as a table
const CHARACTERS: Readonly<Record<string, string>> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ', iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ',
  pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', upsilon: 'υ', phi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω',
  GAMMA: 'Γ', DELTA: 'Δ', THETA: 'Θ', LAMBDA: 'Λ', XI: 'Ξ', PI: 'Π', SIGMA: 'Σ', PHI: 'Φ', PSI: 'Ψ', OMEGA: 'Ω',
  degree: '°', times: '×', div: '÷', '+-': '±', '-+': '∓', ltoreq: '≤', gtoreq: '≥', noteq: '≠', apprxeq: '≈', about: '~', congruent: '≅', ident: '≡', infin: '∞',
  fwdarw: '→', rarw: '←', uparw: '↑', dwnarw: '↓', revreaction: '⇌', multidot: '·', cndot: '·', sqroot: '√', intg: '∫', angle: '∠', perp: '⊥', parallel: '∥',
  vertline: '|', sctn: '§', COPYRGT: '©', RTM: '®', TM: '™', dbd: '=', tbd: '≡', sym: '⊕', crclbar: '⊖', circle: '○', sub: '', lambda1: 'λ', prime: '′', cent: '¢',
  Angstrom: 'Å', permill: '‰', ANG: 'Å', ang: 'å', OR: '∨', andgate: '∧', epsilon1: 'ϵ', varies: '∝', differential: '∂', gradient: '∇', therefore: '∴', dagger: '†',
};
const CODE = new RegExp(
  `\\.(${Object.keys(CHARACTERS)
    .map((name) => name.replace(/[+-]/g, '\\$&'))
    .join('|')})\\.`,
  'g',
);

/**
 * Green Book text in plain characters: `R.sub.1` -> `R1`, `10.sup.-3` -> `10⁻³`, `.degree.` -> `°`, `##STR1##` ->
 * `[chemical structure 1]`.
 */
export function plainText(text: string): string {
  return text
    .replace(/\.sup\.\.crclbar\./g, '⊖')
    .replace(/\.sup\.\.sym\./g, '⊕')
    .replace(/\.su[bp]\.\.(alpha|beta|gamma|lambda|mu|prime)\./g, (_all, name: string) => CHARACTERS[name]!)
    .replace(/\.sup\.([+-]?\d+|[+-])/g, (_all, raised: string) => superscript(raised))
    .replace(/\.su[bp]\./g, '')
    .replace(CODE, (_all, name: string) => CHARACTERS[name]!)
    .replace(/##STR(\d+)##/g, '[chemical structure $1]')
    .replace(/##(?:EQU|MAT)(\d+)##/g, '[formula $1]')
    .replace(/##([A-Z]+)(\d+)##/g, '[image $1$2]');
}
