import { XmlElement } from '#sources/xml-element.ts';
import { attribute } from './attribute.ts';

// Office Math, ECMA-376 part 1, 22.1.

/** Whether the first bracket of a text is closed by its last sign. */
function isBracketed(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    if (depth === 0) return at === text.length - 1 && at > 0;
  }
  return false;
}

/** Of several signs in brackets, so that what belongs together stays so in one line. */
const grouped = (text: string) => (/^[\p{L}\p{N}.]*$/u.test(text) || isBracketed(text) ? text : `(${text})`);

const part = (element: XmlElement, name: string) => {
  const found = element.child(name);
  return found ? formula(found) : '';
};

/** Characters of a formula's brackets, sums and accents, where the file says others than the usual ones. */
const sign = (element: XmlElement, properties: string, name: string, usual: string) => {
  const said = element.at(`${properties}/${name}`);
  return said ? (attribute(said, 'val') ?? '') : usual;
};

const SHOWN = new Map<string, (element: XmlElement) => string>(
  Object.entries<(element: XmlElement) => string>({
    f: (of) => `${grouped(part(of, 'num'))}/${grouped(part(of, 'den'))}`,
    sSup: (of) => `${grouped(part(of, 'e'))}^${grouped(part(of, 'sup'))}`,
    sSub: (of) => `${grouped(part(of, 'e'))}_${grouped(part(of, 'sub'))}`,
    sSubSup: (of) => `${grouped(part(of, 'e'))}_${grouped(part(of, 'sub'))}^${grouped(part(of, 'sup'))}`,
    rad: (of) => `${part(of, 'deg')}√${grouped(part(of, 'e'))}`,
    d: (of) => {
      const inner = of
        .all('e')
        .map(formula)
        .join(sign(of, 'dPr', 'sepChr', '|'));
      return `${sign(of, 'dPr', 'begChr', '(')}${inner}${sign(of, 'dPr', 'endChr', ')')}`;
    },
    nary: (of) => {
      const [below, above] = [part(of, 'sub'), part(of, 'sup')];
      const bounds = `${below && `_${grouped(below)}`}${above && `^${grouped(above)}`}`;
      return `${sign(of, 'naryPr', 'chr', '∫')}${bounds} ${part(of, 'e')}`;
    },
    func: (of) => `${part(of, 'fName')} ${part(of, 'e')}`,
    limLow: (of) => `${part(of, 'e')}_${grouped(part(of, 'lim'))}`,
    limUpp: (of) => `${part(of, 'e')}^${grouped(part(of, 'lim'))}`,
    m: (of) =>
      `[${of
        .all('mr')
        .map((row) => row.all('e').map(formula).join(', '))
        .join('; ')}]`,
  }),
);

/** A formula in one line, as one writes it where there is one line: `(a+b)/2`, `x_i^2`, `√(x)`. */
export function formula(element: XmlElement): string {
  let text = '';
  for (const node of element.nodes) {
    if (!(node instanceof XmlElement)) continue;
    if (node.name === 't') text += node.raw();
    else if (!node.name.endsWith('Pr') && node.name !== 'del') text += (SHOWN.get(node.name) ?? formula)(node);
  }
  return text;
}
