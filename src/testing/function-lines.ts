import { parseAst } from 'vite';

export interface LongFunction {
  readonly name: string;
  /** From the first line of the declaration to the last of the body, both counted. */
  readonly lines: number;
  /** From 1. */
  readonly at: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string } | null;
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Functions of a module that have more lines than `most`, in the order of their beginnings. */
export function longFunctions(source: string, lang: 'ts' | 'tsx', most: number): LongFunction[] {
  const found: LongFunction[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) walk(each, name);
    if (!isNode(value)) return;
    const own = value.id?.name ?? value.key?.name ?? name;
    if (FUNCTION.test(value.type)) {
      const at = lineOf(value.start);
      const lines = lineOf(value.end) - at + 1;
      if (lines > most) found.push({ name: own, lines, at });
    }
    for (const inner of Object.values(value)) walk(inner, own);
  };
  walk(parseAst(source, { lang }).body, '');
  return found;
}
