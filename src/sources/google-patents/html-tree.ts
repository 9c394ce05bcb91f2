import { Parser } from 'htmlparser2';

/** An element of a page. Text stands between elements as strings. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: (HtmlElement | string)[];
}

/** Deeper elements are taken as if they stood at this depth: nesting cannot exhaust the stack. */
const MAX_DEPTH = 120;
/** The parser's own list of open elements costs more the longer it is: beyond this it is no page. */
const MAX_OPEN = 2000;
/** Elements that carry no text of the page. */
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object']);

/**
 * Reads markup however broken into a tree, without scripts and styles, in time linear in its length. Throws RangeError
 * above `max_nodes` elements or far too deep nesting.
 */
export function htmlTree(html: string, max_nodes = 500_000): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, nodes: [] };
  const stack: HtmlElement[] = [root];
  /** Open elements beyond the deepest level. */
  let beyond = 0;
  let skipping = 0;
  let nodes = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SKIPPED.has(name)) skipping++;
        if (skipping > 0) return;
        if (++nodes > max_nodes) throw new RangeError(`page has more than ${max_nodes} elements`);
        if (stack.length >= MAX_DEPTH) {
          if (++beyond > MAX_OPEN) throw new RangeError(`elements nest deeper than ${MAX_OPEN}`);
          return;
        }
        const element: HtmlElement = { name, attributes, nodes: [] };
        stack.at(-1)!.nodes.push(element);
        stack.push(element);
      },
      ontext(text) {
        if (skipping === 0 && text) stack.at(-1)!.nodes.push(text);
      },
      onclosetag(name) {
        if (SKIPPED.has(name)) skipping = Math.max(0, skipping - 1);
        else if (skipping > 0) return;
        else if (beyond > 0) beyond--;
        else if (stack.length > 1) stack.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return root;
}

export const isElement = (node: HtmlElement | string): node is HtmlElement => typeof node !== 'string';

/** Every element below that fits, in document order; does not look inside those that `closed` says. */
export function elementsBelow(
  element: HtmlElement,
  fits: (candidate: HtmlElement) => boolean,
  closed: (candidate: HtmlElement) => boolean = () => false,
): HtmlElement[] {
  const found: HtmlElement[] = [];
  const walk = (parent: HtmlElement) => {
    for (const node of parent.nodes) {
      if (!isElement(node)) continue;
      if (fits(node)) found.push(node);
      if (!closed(node)) walk(node);
    }
  };
  walk(element);
  return found;
}

/** Text below, blanks as one space; elements for which `leave` is true left out. Empty if there is none. */
export function textOf(element: HtmlElement, leave: (candidate: HtmlElement) => boolean = () => false): string {
  let text = '';
  const walk = (parent: HtmlElement) => {
    for (const node of parent.nodes) {
      if (!isElement(node)) text += node;
      else if (!leave(node)) {
        if (node.name === 'br' || node.name === 'div' || node.name === 'p' || node.name === 'li' || node.name === 'td')
          text += ' ';
        walk(node);
      }
    }
  };
  walk(element);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Properties of one item of microdata: elements with `itemprop` that belong to it and not to an item inside it. */
export function properties(item: HtmlElement): Map<string, HtmlElement[]> {
  const found = new Map<string, HtmlElement[]>();
  const isItem = (element: HtmlElement) => element.attributes.itemscope !== undefined;
  for (const element of elementsBelow(item, (candidate) => candidate.attributes.itemprop !== undefined, isItem)) {
    const name = element.attributes.itemprop!;
    const list = found.get(name);
    if (list) list.push(element);
    else found.set(name, [element]);
  }
  return found;
}

/** Value of a property: `content` of meta, `datetime` of time, else the text. Undefined if empty. */
export function propertyValue(element: HtmlElement | undefined): string | undefined {
  if (!element) return undefined;
  const value = element.name === 'meta' ? element.attributes.content : (element.attributes.datetime ?? textOf(element));
  return value?.replace(/\s+/g, ' ').trim() || undefined;
}
