import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { cpuTime } from './cpu-time.ts';

/** A regular expression of the sources, once, with the files that have it. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly files: readonly string[];
}

/** A `new RegExp(...)` of the sources. */
export interface Construction {
  readonly file: string;
  readonly line: number;
  /** Whether it is made once, when the module is loaded. */
  readonly once: boolean;
}

/** `linear`: whatever the text, its cost grows with the text's length alone. */
export type Verdict = { readonly linear: true; readonly by: 'analysis' | 'measurement' } | Superlinear;

interface Superlinear {
  readonly linear: false;
  /** How the cost grows, in the checker's words. */
  readonly growth: string;
  /** A text of about so many characters that shows it. */
  readonly attack: (characters: number) => string;
}

export const ROOT = join(import.meta.dirname, '../..');
/** What runs in the service, its demo and its console; tests and what only tests use have no text from outside. */
const FOLDERS = ['src', 'demo', 'console/src'];
const LEFT_OUT = /(?:\.test\.tsx?|\.d\.ts)$|^src\/testing\/|\/kernel\/assembly\//;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** Every regular-expression literal and every construction, found by a parser. */
export function expressionsOfSources(): {
  readonly literals: readonly Expression[];
  readonly made: readonly Construction[];
} {
  const literals = new Map<string, { source: string; flags: string; files: Set<string> }>();
  const made: Construction[] = [];
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name)).sort()) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
    const visit = (value: unknown, once: boolean): void => {
      if (Array.isArray(value)) for (const each of value) visit(each, once);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      const node = value as Node;
      if (node.regex) {
        const { pattern: source, flags } = node.regex;
        const known = literals.get(`/${source}/${flags}`) ?? { source, flags, files: new Set<string>() };
        known.files.add(file);
        literals.set(`/${source}/${flags}`, known);
      }
      if (/^(?:New|Call)Expression$/.test(node.type) && node.callee?.name === 'RegExp')
        made.push({ file, line: text.slice(0, node.start).split('\n').length, once });
      const within = once && !/Function|Method/.test(node.type);
      for (const child of Object.values(node)) visit(child, within);
    };
    visit(program, true);
  }
  return { literals: [...literals.values()].map((each) => ({ ...each, files: [...each.files] })), made };
}

/**
 * Modules that make expressions when a text comes, not when they are loaded: each with a use that makes it construct
 * one of every shape.
 */
export const MADE_LATER: Readonly<Record<string, () => Promise<void>>> = {
  'src/corpus/query/analyse-query.ts': async () => {
    const { termPattern } = await import('#corpus/query/analyse-query.ts');
    for (const pattern of ['a?b', 'a???', '??a', 'a#b', '#ab', 'ab#', 'a.b-c#(d)', 'ab??cd']) termPattern(pattern);
  },
  'src/sources/xml-splitter.ts': async () => {
    const { Splitter } = await import('#sources/xml-splitter.ts');
    for (const names of [['us-patent-grant'], ['exch:exchange-document', 'a.b-c']]) {
      const splitter = new Splitter(names, {});
      splitter.append(`<${names[0]} a="b">text</${names[0]}>`, 0, Buffer.byteLength);
      for (const { ok } of splitter.documents(true)) if (!ok) throw new Error(`${names[0]} is not read`);
    }
  },
};

/**
 * The expressions that modules of ours make with `new RegExp` while they are loaded, and when they are used as above.
 */
async function madeByRunning(files: readonly string[]): Promise<Expression[]> {
  const original = globalThis.RegExp;
  const found: Expression[] = [];
  globalThis.RegExp = new Proxy(original, {
    construct(target, given, self) {
      const expression = Reflect.construct(target, given, self) as RegExp;
      const caller = new Error().stack
        ?.split('\n')
        .map((line) => files.find((file) => line.includes(`/${file}:`) || line.includes(`/${file}?`)))
        .find((file) => file !== undefined);
      if (caller) found.push({ source: expression.source, flags: expression.flags, files: [caller] });
      return expression;
    },
  });
  try {
    for (const file of files) await import(join(ROOT, file));
    for (const use of Object.values(MADE_LATER)) await use();
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** Characters up to which a suspicion is followed, and what no linear expression needs for them. */
const LONGEST = 1 << 16;
const FLOOR_MS = 4;
const GIVEN_UP_MS = 150;

/** Milliseconds of processor time that matching takes, everywhere in the text; the least of three. */
export function matchingTime({ source, flags }: Pick<Expression, 'source' | 'flags'>, text: string): number {
  // with g, as replaceAll and matchAll would: a text may hold the attack many times
  const expression = new RegExp(source, flags.includes('g') || flags.includes('y') ? flags : `${flags}g`);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && (round === 0 || least < GIVEN_UP_MS); round++) {
    expression.lastIndex = 0;
    const spent = cpuTime();
    text.replace(expression, '');
    least = Math.min(least, spent());
  }
  return least;
}

/**
 * Judges an expression. What the analysis suspects is tried: bounded quantifiers such as `.{0,60}` look superlinear to
 * it and are not. The attack that it has found is run at growing lengths, and tells a doubling of the time from a
 * fourfold one.
 * @see https://makenowjust-labs.github.io/recheck/
 */
export async function judge(expression: Pick<Expression, 'source' | 'flags'>): Promise<Verdict> {
  const found = await check(expression.source, expression.flags, { timeout: 60_000 });
  if (found.status === 'safe') return { linear: true, by: 'analysis' };
  if (found.status === 'unknown') return { linear: false, growth: `unknown (${found.error.kind})`, attack: () => '' };
  const { pumps, suffix } = found.attack;
  const attack = (characters: number) => {
    const each = Math.max(1, Math.floor(characters / pumps.reduce((sum, { pump }) => sum + pump.length, 0)));
    return pumps.map(({ prefix, pump }) => prefix + pump.repeat(each)).join('') + suffix;
  };
  const superlinear = { linear: false, growth: found.complexity.summary, attack } as const;
  for (let characters = 1 << 9, before = 0; characters <= LONGEST; characters *= 2) {
    const time = matchingTime(expression, attack(characters));
    if (time > GIVEN_UP_MS || (before > FLOOR_MS && time > before * 3)) return superlinear;
    before = time;
  }
  return { linear: true, by: 'measurement' };
}

/**
 * Where verdicts are kept, by the expression's digest: all of them cost minutes, and an expression's verdict does not
 * change.
 */
export const VERDICTS = join(import.meta.dirname, 'regular-expressions.json');

export const digest = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string =>
  hash('sha256', `/${source}/${flags}`).slice(0, 16);

/** Digests of the expressions that were found linear. */
export const knownLinear = (): ReadonlySet<string> => new Set(JSON.parse(readFileSync(VERDICTS, 'utf8')) as string[]);

/** Every expression of the sources: literals, and what is made while modules are loaded or used. */
export async function allExpressions(): Promise<{
  readonly expressions: readonly Expression[];
  readonly made: readonly Construction[];
}> {
  const { literals, made } = expressionsOfSources();
  return { expressions: [...literals, ...(await madeByRunning([...new Set(made.map(({ file }) => file))]))], made };
}
