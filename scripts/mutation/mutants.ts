import { parseSync } from 'vite';

/** One change of one place of a source file, such as a careless hand would make. */
export interface Mutant {
  /** Offsets of what is replaced. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Operators and what stands in their place: bounds by one, conditions and signs the other way round. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
/** Methods that are easily taken for each other. */
const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  findLast: 'find',
  findLastIndex: 'findIndex',
  lastIndexOf: 'indexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
/** Properties whose texts are for people: prose is held by readers, not by tests. */
const PROSE = new Set(['summary', 'description', 'title', 'remedy', 'expected', 'example', 'examples', 'tag']);
/** Properties that a test of the contract holds as a whole, by name. */
const NAMES = new Set(['id', 'path', 'contract']);
/** Calls whose texts are messages. */
const MESSAGES = /^(?:ServiceError|Error|RangeError|TypeError|queryError|note|refuse)$/;

/**
 * Every mutant of a source text: numbers, short texts and truth values of tables and conditions, operators, methods,
 * and the ends of regular expressions' counts. Types, imports, prose and messages are left alone. Parsed, never matched
 * by pattern.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, to: string) =>
    mutants.push({ start, end, to, from: text.slice(start, end), line: text.slice(0, start).split('\n').length });

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (/^(?:TS|Import|ExportAll)/.test(node.type) && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return;
    if (node.type === 'Property') {
      const name = nameOf(node.key);
      if (name !== undefined && (PROSE.has(name) || NAMES.has(name))) return;
      if (node.computed) visit(node.key);
      visit(node.value);
      return;
    }
    if (node.type === 'CallExpression' && /^(?:sort|toSorted)$/.test(nameOf(node.callee) ?? ''))
      for (const { type, body } of node.arguments as Node[])
        if (type === 'ArrowFunctionExpression') signsOf(body, signs);
    if (/^(?:New|Call)Expression$/.test(node.type) && MESSAGES.test(nameOf(node.callee) ?? '')) return;
    if (node.type === 'ExpressionStatement' && node.directive !== undefined) return;
    if (node.type === 'Literal') {
      literal(node);
      return;
    }
    if (/^(?:Binary|Logical)Expression$/.test(node.type)) operator(node);
    if (node.type === 'MemberExpression' && !node.computed) method(node.property as Node);
    for (const [key, child] of Object.entries(node))
      if (key !== 'typeAnnotation' && key !== 'typeArguments') visit(child);
  };

  /** Numbers of which only the sign is read. */
  const signs = new Set<unknown>();
  const literal = (node: Node) => {
    if (signs.has(node)) return;
    if (typeof node.value === 'number') add(node.start, node.end, String(node.value + 1));
    else if (typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
    else if (typeof node.value === 'string' && /^[\p{L}\p{N} ._:/-]{1,40}$/u.test(node.value))
      add(node.start, node.end, JSON.stringify(`${node.value}x`));
    else if (node.regex) {
      const { pattern } = node.regex as { pattern: string };
      for (const { 0: count, 1: least, index } of pattern.matchAll(/\{(\d{1,3})(?=[,}])/g))
        add(node.start + 1 + index, node.start + 1 + index + count.length, `{${Number(least) + 1}`);
    }
  };
  const operator = ({ operator, left, right }: Node) => {
    const other = OPERATORS[operator as string];
    if (other === undefined) return;
    const from = (left as Node).end;
    const between = text.slice(from, (right as Node).start);
    const at = between.indexOf(operator as string);
    // a sum of texts has no difference
    if (
      operator === '+' &&
      [left, right].some((side) => /^(?:Template)?Literal$/.test((side as Node).type) && !isNumber(side))
    )
      return;
    if (at >= 0) add(from + at, from + at + (operator as string).length, other);
  };
  const method = ({ name, start, end }: Node) => {
    const other = METHODS[name as string];
    if (other !== undefined) add(start, end, other);
  };
  visit(program);
  return mutants;
}

/**
 * Numbers of which a sort reads the sign alone, among what its comparison answers: `a < b ? -1 : 1`. Another number of
 * the same sign is the same program, so that no test could notice it; a 0 and what is calculated with are none of them.
 */
function signsOf(answer: unknown, found: Set<unknown>): void {
  const { type, operator, left, right, consequent, alternate, argument, value } = answer as Node;
  const parts =
    type === 'ConditionalExpression'
      ? [consequent, alternate]
      : type === 'LogicalExpression' && operator === '||'
        ? [left, right]
        : type === 'UnaryExpression' && operator === '-'
          ? [argument]
          : type === 'ParenthesizedExpression'
            ? [(answer as Node).expression]
            : [];
  for (const part of parts) signsOf(part, found);
  if (type === 'Literal' && typeof value === 'number' && value !== 0) found.add(answer);
}

const isNumber = (node: unknown) => typeof (node as Node).value === 'number';
const nameOf = (node: unknown): string | undefined => {
  const { name, value, property } = (node ?? {}) as { name?: string; value?: unknown; property?: unknown };
  return name ?? (typeof value === 'string' ? value : property ? nameOf(property) : undefined);
};
