import { XmlElement } from '../xml.ts';

/** A part of a formula that needs brackets when something is attached to it. */
const grouped = (text: string) => (/^[\p{L}\p{N}.]*$|^\(.*\)$/u.test(text) ? text : `(${text})`);

/**
 * A MathML formula on one line: `(a)/(b)` for fractions, `x^2`, `a_i`, `sqrt(x)`, matrices as `[a, b; c, d]`.
 * @see https://www.w3.org/TR/MathML3/chapter3.html
 */
export function mathText(element: XmlElement): string {
  return text(element)
    .replace(/[\u2061-\u2064]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function text(element: XmlElement): string {
  const parts = element.all();
  const at = (index: number) => (parts[index] ? text(parts[index]) : '');
  const attached = (mark: string, index: number) =>
    at(index).trim() === '' ? '' : `${mark}${grouped(at(index).trim())}`;
  switch (element.name.replace(/^mml:/, '')) {
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return element.raw();
    case 'mo':
      return operator(element.raw().trim());
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${grouped(at(0).trim())}/${grouped(at(1).trim())}`;
    case 'msup':
      return grouped(at(0).trim()) + attached('^', 1);
    case 'msub':
      return grouped(at(0).trim()) + attached('_', 1);
    case 'msubsup':
      return grouped(at(0).trim()) + attached('_', 1) + attached('^', 2);
    case 'munder':
      return at(0).trim() + attached('_', 1);
    case 'mover':
      return at(0).trim() + attached('^', 1);
    case 'munderover':
      return at(0).trim() + attached('_', 1) + attached('^', 2);
    case 'msqrt':
      return `sqrt(${parts.map(text).join('').trim()})`;
    case 'mroot':
      return `root(${at(0).trim()}, ${at(1).trim()})`;
    case 'mfenced':
      return `${element.attributes.open ?? '('}${parts.map(text).join(', ')}${element.attributes.close ?? ')'}`;
    case 'mtable':
      return `[${parts.map(text).join('; ')}]`;
    case 'mtr':
    case 'mlabeledtr':
      return parts.map((cell) => text(cell).trim()).join(', ');
    default:
      return content(element);
  }
}

/** Elements in rows follow each other; stray text is kept. */
const content = (element: XmlElement): string =>
  element.nodes
    .map((node) => (typeof node === 'string' ? node.trim() : node instanceof XmlElement ? text(node.see()) : ''))
    .join('');

/** Relations and sums stand free, brackets and commas do not. */
const operator = (sign: string) =>
  /^[=<>≤≥≠≈≡+−→∈×·⋅±∓-]$/u.test(sign) ? ` ${sign} ` : sign === ',' || sign === ';' ? `${sign} ` : sign;
