import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** What handlers call what was sent. */
const SENT = new Set<unknown>(['body', 'query', 'asked', 'filters']);

/** The name by which an expression is known: `body` of `body` and of `call.body`. */
const nameOf = (node: unknown): unknown => {
  if (!isNode(node)) return undefined;
  return node.type === 'MemberExpression' ? nameOf(node.property) : node.name;
};

/**
 * Where a module gives a value to a field of what was sent that is always there: `const { limit = 10 } = body`,
 * `call.query.limit ?? 10`. As `line name`, in their order.
 */
export function repeatedDefaults(source: string, always: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const tell = ({ start }: Node, name: unknown) => {
    if (always.has(name as string)) found.push(`${source.slice(0, start).split('\n').length} ${name}`);
  };
  const fields = (pattern: unknown): void => {
    for (const property of (pattern as { properties?: readonly Node[] }).properties ?? [])
      if ((property.value as Node | undefined)?.type === 'AssignmentPattern') tell(property, nameOf(property.key));
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isNode(value)) return;
    if (value.type === 'VariableDeclarator' && SENT.has(nameOf(value.init))) fields(value.id);
    if (value.type === 'Property' && SENT.has(nameOf(value.key))) fields(value.value);
    if (value.type === 'LogicalExpression' && (value.left as Node).type === 'MemberExpression') {
      const { object, property } = value.left as Node;
      if (value.operator !== '&&' && SENT.has(nameOf(object))) tell(value, nameOf(property));
    }
    for (const part of Object.values(value)) walk(part);
  };
  walk(parseAst(source, { lang: 'ts' }).body);
  return found;
}
