import { decodeHTML } from 'entities';
import type { WorkText } from '#collections/works/work.ts';
import { detectLanguage } from '#translation/languages.ts';
import { type HtmlElement, htmlTree, isElement } from '../google-patents/html-tree.ts';
import { superscript } from '../uspto/readable-text.ts';

/** Texts of literature as sources write them, with marks of HTML, JATS or LaTeX, as people read them. */

const MARKUP = /<\/?[a-z][^<>]{0,300}>|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,30});/i;
const LATEX = /\$[^$]{1,400}\$|\\[a-zA-Z]{2,}|\\['"`^~=.][{\\a-zA-Z]|[_^]\{/;

const BLOCKS = new Set([
  'p',
  'jats:p',
  'div',
  'li',
  'br',
  'sec',
  'jats:sec',
  'title',
  'jats:title',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'list-item',
  'jats:list-item',
]);

function written(node: HtmlElement | string, out: string[]): void {
  if (!isElement(node)) {
    out.push(node.replace(/\s+/g, ' '));
    return;
  }
  const name = node.name.replace(/^(?:jats|mml):/, '');
  if (name === 'sup') {
    const inner: string[] = [];
    for (const child of node.nodes) written(child, inner);
    out.push(superscript(inner.join('').trim()));
    return;
  }
  const block = BLOCKS.has(name);
  if (block) out.push('\n');
  for (const child of node.nodes) written(child, out);
  if (block) out.push('\n');
}

// biome-ignore format: read it as a table
const GREEK = 'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω';
// biome-ignore format: read it as a table
const SIGNS = 'times × cdot · pm ± mp ∓ leq ≤ le ≤ geq ≥ ge ≥ neq ≠ approx ≈ sim ~ simeq ≃ propto ∝ infty ∞ to → rightarrow → leftarrow ← in ∈ subset ⊂ cup ∪ cap ∩ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ sqrt √ degree ° circ ° ldots … dots … ell ℓ hbar ħ dag † ddag ‡ textendash – textemdash — quad   ss ß ae æ AE Æ oe œ OE Œ o ø O Ø aa å AA Å l ł L Ł i ı';
const COMMANDS: ReadonlyMap<string, string> = new Map(
  [GREEK, SIGNS].flatMap((table) => {
    const words = table.split(' ');
    const pairs: [string, string][] = [];
    for (let at = 0; at + 1 < words.length; at += 2) pairs.push([words[at]!, words[at + 1]!]);
    return pairs;
  }),
);
const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  c: '\u0327',
  v: '\u030C',
  u: '\u0306',
  H: '\u030B',
  k: '\u0328',
  r: '\u030A',
};

/** LaTeX in a title or abstract as plain text: accents, Greek letters, usual signs; other commands keep their words. */
export function readableLatex(text: string): string {
  return text
    .replace(/\\(['"`^~=.])\s?\{?(?:\\([ij])|(\p{L}))\}?/gu, (_, accent: string, bare: string, letter: string) =>
      ((bare ?? letter) + ACCENTS[accent]!).normalize('NFC'),
    )
    .replace(/\\([cvuHkr])\{(\p{L})\}/gu, (_, accent: string, letter: string) =>
      (letter + ACCENTS[accent]!).normalize('NFC'),
    )
    .replace(/\^\{?([\d+-]{1,6})\}?/g, (_, digits: string) => superscript(digits))
    .replace(/[_^]\{([^{}]{0,60})\}/g, '$1')
    .replace(/_(\w)/g, '$1')
    .replace(/\\([a-zA-Z]+)\*?\s?/g, (_, name: string) => COMMANDS.get(name) ?? '')
    .replace(/\\([%&#_{}$])/g, '$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[{}$]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Marks of HTML and JATS taken away, characters by name made themselves, LaTeX made readable. */
export function readableMarked(source: string): string | undefined {
  let text = source;
  if (MARKUP.test(text)) {
    const out: string[] = [];
    for (const node of htmlTree(text, 100_000).nodes) written(node, out);
    text = decodeHTML(out.join(''));
  }
  if (LATEX.test(text)) text = readableLatex(text);
  const lines = text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Two letters of a language that a source names by two or three, or in English; undefined where it says none. */
export function languageCode(name: string | undefined | null): string | undefined {
  if (!name) return undefined;
  const text = name.trim().toLowerCase();
  if (/^[a-z]{2}(?:[-_]|$)/.test(text)) return text.slice(0, 2);
  return THREE[text] ?? (/^[a-z]{3}$/.test(text) && text !== 'und' ? text : undefined);
}

// biome-ignore format: read it as a table
const THREE: Readonly<Record<string, string>> = {
  eng: 'en', chi: 'zh', zho: 'zh', ger: 'de', deu: 'de', fre: 'fr', fra: 'fr', spa: 'es', ita: 'it', jpn: 'ja', kor: 'ko', por: 'pt', rus: 'ru',
  pol: 'pl', tur: 'tr', dut: 'nl', nld: 'nl', ara: 'ar', per: 'fa', fas: 'fa', cze: 'cs', ces: 'cs', gre: 'el', ell: 'el', heb: 'he', hun: 'hu',
  dan: 'da', swe: 'sv', nor: 'no', fin: 'fi', ukr: 'uk', rum: 'ro', ron: 'ro', bul: 'bg', hrv: 'hr', srp: 'sr', slo: 'sk', slk: 'sk', slv: 'sl',
};

/**
 * A text of a work, readable; the raw form is kept where it was another.
 * @param lang As the source says; else by the text itself, else `und`.
 */
export function workText(source: string | undefined | null, lang?: string): WorkText | undefined {
  const raw = source?.replace(/\s+/g, ' ').trim();
  if (!raw) return undefined;
  const text = readableMarked(raw);
  if (text === undefined) return undefined;
  return {
    lang: lang ?? detectLanguage(text) ?? 'und',
    origin: 'original',
    text,
    ...(text !== raw && { raw: raw.slice(0, 20_000) }),
  };
}
