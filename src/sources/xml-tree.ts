import { SaxesParser } from 'saxes';
import type { EntityTable } from './doctype.ts';
import type { XmlOptions } from './xml-document.ts';
import { XmlElement, XmlInstruction } from './xml-element.ts';

const PREDEFINED: EntityTable = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A fault of one document. */
export class Malformed extends Error {}

function entityTable(declared: EntityTable, known: XmlOptions['entities']): Record<string, string> {
  const lookUp = typeof known === 'function' ? known : undefined;
  const table = Object.assign(Object.create(null), lookUp ? undefined : known, PREDEFINED, declared) as Record<
    string,
    string
  >;
  if (!lookUp) return table;
  return new Proxy(table, { get: (own, name) => own[name as string] ?? lookUp(name as string) });
}

/** Parses one document strictly into a tree; `root` is there once it is closed. */
export class TreeBuilder {
  root: XmlElement | undefined;
  private readonly parser: SaxesParser;
  /** Characters given to the parser before the last text. */
  private before = 0;
  private given = 0;

  constructor(declared: EntityTable, options: XmlOptions) {
    const parser = new SaxesParser({ position: false });
    parser.ENTITIES = entityTable(declared, options.entities);
    this.parser = parser;
    const maxDepth = options.max_depth ?? 256;
    const maxNodes = options.max_nodes ?? 2_000_000;
    const drop = options.prefixes === 'drop';
    const path: XmlElement[] = [];
    let top: XmlElement | undefined;
    let nodes = 0;
    const count = () => {
      if (++nodes > maxNodes) throw new Malformed(`the document has more than ${maxNodes} elements and texts`);
    };
    parser.on('error', (error) => {
      throw new Malformed(`malformed XML: ${error.message.replace(/^undefined:/, '')}`);
    });
    parser.on('opentag', (tag) => {
      count();
      if (path.length >= maxDepth) throw new Malformed(`elements nest deeper than ${maxDepth}`);
      const name = drop ? tag.name.slice(tag.name.indexOf(':') + 1) : tag.name;
      const element = new XmlElement(name, tag.attributes as Record<string, string>);
      if (top) {
        top.nodes.push(element);
        path.push(top);
      }
      top = element;
    });
    parser.on('closetag', () => {
      const parent = path.pop();
      if (!parent) this.root = top;
      top = parent;
    });
    const text = (content: string) => {
      count();
      top?.nodes.push(content);
    };
    parser.on('text', text);
    parser.on('cdata', text);
    parser.on('processinginstruction', ({ target, body }) => {
      count();
      top?.nodes.push(new XmlInstruction(target, body));
    });
  }

  /** @throws Malformed */
  write(text: string): void {
    this.before = this.given;
    this.given += text.length;
    this.parser.write(text);
  }

  /** Where in the text last written the fault is. */
  faultIn(length: number): number {
    return Math.min(length, Math.max(0, this.parser.position - this.before));
  }
}
