/** Which tests hold a file, and how far a change of it is felt: both follow from imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests that import a file and are run for it, at most, the nearest first; all that stand beside it are. */
const MOST_TESTS = 8;
/** Imports between a test and what it is still said to hold. */
const MOST_STEPS = 4;
/** Groups of operations whose examples are asked for a file that they share, at most, the nearest first. */
const MOST_GROUPS = 3;

/** Tests that ask every group of operations, each in cases of its own. */
const OF_GROUPS = ['declarations', 'refusals', 'blurred-corpus', 'still-tasks', 'whole-records', 'examples'].map(named);
/** Those that ask all of them at once. */
const OF_ALL = ['contract', 'patents'].map(named);
function named(name: string): string {
  return `src/operations/${name}.test.ts`;
}
/** Lists of everything, which are imported by everything; what stands in them is loaded by its name. */
const LISTS = /(?:^|\/)index\.ts$|^src\/operations\/(?:flows|jobs)\.ts$/;

/** Tests, and the groups of operations of which those ask that ask groups. */
export interface Asked {
  readonly tests: readonly string[];
  readonly groups: readonly string[];
}

/** The tests that are run for a file. */
export interface Holding {
  /** The nearest one, those that ask the nearest groups, others near it, and at last all that import it or ask it. */
  readonly stages: readonly [Asked, Asked, Asked, Asked];
  /** Files that a change of the file is felt in, tests among them, and groups to which such a file belongs. */
  readonly felt: ReadonlySet<string>;
  readonly felt_by: ReadonlySet<string>;
}

/** Answers of a file below `root` which tests hold it. */
export function holdingIn(root: string): (file: string) => Holding {
  const importers = importersIn(root);

  /** All files that import one, nearest first, those that import these, and so on. */
  function* around(file: string, steps = Infinity): Generator<readonly string[]> {
    const seen = new Set([file]);
    for (let rim = [file], step = 0; rim.length > 0 && step < steps; step++) {
      const next = rim.flatMap((at) => [...(importers.get(at) ?? [])].sort());
      rim = [...new Set(next)].filter((at) => !seen.has(at) && !LISTS.test(at));
      for (const at of rim) seen.add(at);
      yield rim;
      rim = rim.filter((at) => !at.endsWith('.test.ts'));
    }
  }

  /** Its own test, those that import it or what is made of it (of an operation its own), those beside it. */
  function near(file: string): string[] {
    const testOf = (at: string) => at.replace(/\.ts$/, '.test.ts');
    const found = [testOf(file)];
    // who uses an operation asks a service for it
    for (const at of [...around(file, MOST_STEPS)].flat())
      found.push(...(at.endsWith('.test.ts') ? [at] : at.startsWith('src/operations/') ? [testOf(at)] : []));
    // tests of a group of operations stand above the folders of its parts
    const group = /^src\/operations\/[^/]+/.exec(file)?.[0] ?? dirname(file);
    const beside = [...new Set([dirname(file), group])].flatMap((at) => globSync(`${at}/*.test.ts`, { cwd: root }));
    const some = [...new Set(found)].filter((test) => isRun(test) && existsSync(join(root, test)));
    return [...new Set([...some.slice(0, MOST_TESTS), ...beside.filter(isRun)])];
  }

  return (file) => {
    const [first, ...others] = near(file);
    const felt = [...around(file)].flat();
    const groups = [...new Set([file, ...felt].flatMap((at) => groupOf(at) ?? []))];
    const nearest = groupOf(file) ? [groupOf(file)!] : groups.slice(0, MOST_GROUPS);
    const farther = groups.filter((group) => !nearest.includes(group));
    // what operations are made of has tests of its own
    const isAsked = file.startsWith('src/operations/') && nearest.length > 0;
    const all = felt.filter((at) => at.endsWith('.test.ts') && isRun(at) && at !== first && !others.includes(at));
    return {
      stages: [
        { tests: first === undefined ? [] : [first], groups: [] },
        { tests: isAsked ? OF_GROUPS : [], groups: nearest },
        { tests: others, groups: [] },
        {
          tests: [...all, ...(isAsked ? OF_ALL : []), ...(isAsked && farther.length > 0 ? OF_GROUPS : [])],
          groups: farther,
        },
      ],
      felt: new Set(felt),
      felt_by: new Set(groups),
    };
  };
}

/** Pages in a browser are not run, nor twice what asks all operations. */
const isRun = (test: string) =>
  !/\.browser\.test\.ts$|\/crash\.test\.ts$/.test(test) && !OF_GROUPS.includes(test) && !OF_ALL.includes(test);

/** The folder of the group of operations that a file belongs to; undefined for what they share. */
const groupOf = (file: string): string | undefined => /^src\/operations\/(?!shared\/)([^/]+)\//.exec(file)?.[1];

/** Whether a test has cases of its own for each group of operations. */
export const isOfGroups = (test: string): boolean => OF_GROUPS.includes(test);

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
/** By file: the files of src that import it, tests among them. */
function importersIn(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const from of globSync('src/**/*.ts', { cwd: root })) {
    for (const [, first, second] of readFileSync(join(root, from), 'utf8').matchAll(IMPORT)) {
      const name = (first ?? second)!;
      if (!/^[#.].*\.ts$/.test(name)) continue;
      const to = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(from), name);
      found.set(to, (found.get(to) ?? new Set()).add(from));
    }
  }
  return found;
}
