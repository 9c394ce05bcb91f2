/**
 * Letters of the font Symbol, which old documents write formulas in, by their code: Greek ones from 0x41 and 0x61 on,
 * and the signs that texts of science have. Source: the encoding of Adobe's Symbol, as in Unicode's table
 * VENDORS/ADOBE/symbol.txt.
 */
const CAPITALS = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const SIGNS: Readonly<Record<number, string>> = {
  34: '∀',
  36: '∃',
  39: '∋',
  42: '∗',
  45: '−',
  64: '≅',
  126: '∼',
  162: '′',
  163: '≤',
  164: '⁄',
  165: '∞',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  178: '″',
  179: '≥',
  180: '×',
  181: '∝',
  182: '∂',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  188: '…',
  190: '—',
  199: '∩',
  200: '∪',
  206: '∈',
  207: '∉',
  208: '∠',
  209: '∇',
  213: '∏',
  214: '√',
  215: '⋅',
  216: '¬',
  217: '∧',
  218: '∨',
  219: '⇔',
  220: '⇐',
  222: '⇒',
  229: '∑',
  242: '∫',
};

/** A letter of Symbol by its code, which files write as 0xF061 or 0x61; undefined for what no text says. */
export function symbolLetter(code: number): string | undefined {
  const at = code >= 0xf000 ? code - 0xf000 : code;
  return (
    CAPITALS[at - 0x41] ??
    SMALL[at - 0x61] ??
    SIGNS[at] ??
    (at >= 0x20 && at < 0x41 ? String.fromCharCode(at) : undefined)
  );
}
