/** Character entities by name, as `SaxesParser.ENTITIES` wants them. */
export type EntityTable = Readonly<Record<string, string>>;

/**
 * Most entities a document type may declare, and their characters in all: enough for character names, not for a bomb.
 */
const MAX_ENTITIES = 2_000;
const MAX_VALUE = 64;

/**
 * Where a `<!DOCTYPE ...>` that starts at `start` ends (index after its `>`), or -1 if the text stops before. Knows
 * quotes, comments and the internal subset.
 */
export function endOfDoctype(text: string, start: number): number {
  let inSubset = false;
  const token = /["'[\]>]|<!--|<\?/g;
  token.lastIndex = start;
  for (let m = token.exec(text); m; m = token.exec(text)) {
    const skipTo = { '"': '"', "'": "'", '<!--': '-->', '<?': '?>' }[m[0]];
    if (skipTo) {
      const close = text.indexOf(skipTo, token.lastIndex);
      if (close < 0) return -1;
      token.lastIndex = close + skipTo.length;
    } else if (m[0] === '[') inSubset = true;
    else if (m[0] === ']') inSubset = false;
    else if (!inSubset) return token.lastIndex;
  }
  return -1;
}

/**
 * Character entities that a document type declares itself. External and unparsed ones (`SYSTEM ... NDATA`) are passed
 * over: nothing outside the file is ever loaded.
 * @throws RangeError if an entity holds other entities or more than a few characters, or if there are too many: then it
 * is a bomb, not a character.
 */
export function declaredEntities(doctype: string): EntityTable {
  const subset = withoutComments(doctype);
  const table: Record<string, string> = {};
  let count = 0;
  for (const m of subset.matchAll(/<!ENTITY\s+(%\s+)?([^\s"'<>]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    const [, parameter, name, double, single] = m;
    if (parameter) continue;
    if (++count > MAX_ENTITIES) throw new RangeError(`the document type declares more than ${MAX_ENTITIES} entities`);
    const value = (double ?? single ?? '').replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_all, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (code > 0x10ffff) throw new RangeError(`entity "${name}" is no character`);
      return String.fromCodePoint(code);
    });
    if (/&[^#&\s;]+;|%[^%\s;]+;/.test(value)) {
      throw new RangeError(`entity "${name}" is made of other entities, which is refused (entity expansion)`);
    }
    if (value.length > MAX_VALUE) throw new RangeError(`entity "${name}" is longer than ${MAX_VALUE} characters`);
    table[name!] = value;
  }
  return table;
}

/** A comment that nothing closes is none. */
function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', from)) {
    const close = text.indexOf('-->', open + 4);
    if (close < 0) break;
    kept += text.slice(from, open);
    from = close + 3;
  }
  return kept + text.slice(from);
}
