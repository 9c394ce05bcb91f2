/** A processing instruction inside a document, e.g. `<?BRFSUM description="Brief Summary" end="lead"?>`. */
export class XmlInstruction {
  readonly target: string;
  readonly body: string;
  constructor(target: string, body: string) {
    this.target = target;
    this.body = body;
  }
}

export type XmlNode = XmlElement | XmlInstruction | string;

/** Paths are a few constants of the importers: each is split once. */
const STEPS = new Map<string, readonly string[]>();
function stepsOf(path: string): readonly string[] {
  let steps = STEPS.get(path);
  if (!steps) {
    steps = path.split('/');
    if (STEPS.size < 4096) STEPS.set(path, steps);
  }
  return steps;
}

const IRREGULAR_BLANKS = /[^\S ]| {2}/;

/** Blanks as one space, none at the ends; undefined when nothing is left: unknown is absent. */
export function tidy(text: string): string | undefined {
  const tidied = IRREGULAR_BLANKS.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
  return tidied === '' ? undefined : tidied;
}

/**
 * One element of a parsed document. It remembers whether anyone looked at it: `child`, `all`, `at`, `every`, `text` and
 * `see` mark what they answer, so that `unknown` can name what an importer neither mapped nor ignored. Looking at an
 * element does not mark its children; reading its text does.
 */
export class XmlElement {
  readonly name: string;
  /** As written, entities resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements, text and instructions in document order. Reading it marks nothing. */
  readonly nodes: XmlNode[] = [];
  private seen = false;

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** Marks this element as looked at. */
  see(): this {
    this.seen = true;
    return this;
  }

  /** Marks this element and everything below it as looked at: knowingly ignored. */
  ignore(): void {
    this.seen = true;
    for (const node of this.nodes) if (node instanceof XmlElement) node.ignore();
  }

  /** Ignores every element at these paths (as in `every`). */
  ignoreAt(...paths: readonly string[]): void {
    for (const path of paths) for (const element of this.every(path)) element.ignore();
  }

  /** The first child element of that name. */
  child(name: string): XmlElement | undefined {
    for (const node of this.nodes) if (node instanceof XmlElement && node.name === name) return node.see();
    return undefined;
  }

  /** All child elements, or those of one of the names. */
  all(...names: readonly string[]): XmlElement[] {
    const found: XmlElement[] = [];
    for (const node of this.nodes) {
      if (node instanceof XmlElement && (names.length === 0 || names.includes(node.name))) found.push(node.see());
    }
    return found;
  }

  /** The first element at a path of child names: `publication-reference/document-id/country`. Tries each branch. */
  at(path: string): XmlElement | undefined {
    return this.firstAt(stepsOf(path), 0);
  }

  private firstAt(steps: readonly string[], depth: number): XmlElement | undefined {
    if (depth === steps.length) return this.see();
    const step = steps[depth];
    for (const node of this.nodes) {
      if (!(node instanceof XmlElement) || (step !== '*' && node.name !== step)) continue;
      node.seen = true;
      const found = node.firstAt(steps, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  /** All elements at a path of child names, in document order; `*` stands for any name. */
  every(path: string): XmlElement[] {
    const found: XmlElement[] = [];
    this.collect(stepsOf(path), 0, found);
    return found;
  }

  private collect(steps: readonly string[], depth: number, found: XmlElement[]): void {
    const step = steps[depth];
    for (const node of this.nodes) {
      if (!(node instanceof XmlElement) || (step !== '*' && node.name !== step)) continue;
      node.seen = true;
      if (depth === steps.length - 1) found.push(node);
      else node.collect(steps, depth + 1, found);
    }
  }

  /** Every element of that name anywhere below, in document order. Marks only those found. */
  descendants(name: string): XmlElement[] {
    const found: XmlElement[] = [];
    for (const node of this.nodes) {
      if (!(node instanceof XmlElement)) continue;
      if (node.name === name) found.push(node.see());
      found.push(...node.descendants(name));
    }
    return found;
  }

  /** Whether there is an element anywhere below with that name. Marks nothing. */
  has(name: string): boolean {
    return this.nodes.some((node) => node instanceof XmlElement && (node.name === name || node.has(name)));
  }

  /** All text below, exactly as written, inline marks dropped; marks everything below. */
  raw(): string {
    this.seen = true;
    let text = '';
    for (const node of this.nodes) {
      if (typeof node === 'string') text += node;
      else if (node instanceof XmlElement) text += node.raw();
    }
    return text;
  }

  /**
   * All text below with blanks normalised, or undefined if there is none. With a path: of the first element there that
   * has text.
   */
  text(path?: string): string | undefined {
    if (path === undefined) return tidy(this.raw());
    for (const element of this.every(path)) {
      const text = tidy(element.raw());
      if (text !== undefined) return text;
    }
    return undefined;
  }

  attribute(name: string): string | undefined {
    return tidy(this.attributes[name] ?? '');
  }

  /** Paths (`a/b/c`, from this element's child on) of the topmost elements nobody looked at, each once. */
  unknown(): string[] {
    const paths = new Set<string>();
    const walk = (element: XmlElement, path: string) => {
      for (const node of element.nodes) {
        if (!(node instanceof XmlElement)) continue;
        const here = path === '' ? node.name : `${path}/${node.name}`;
        if (node.seen) walk(node, here);
        else paths.add(here);
      }
    };
    walk(this, '');
    return [...paths];
  }
}
