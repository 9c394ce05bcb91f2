import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = pathToFileURL(`${import.meta.dirname}/../../`).href;
/**
 * Modules of ours by the folder of the repository that their names begin in, as `imports` has it: the longest first.
 */
const NAMES = Object.entries(packageJson.imports)
  .map(([name, place]) => [name.replace('*', ''), place.replace(/^\.\/|\*$/g, '')] as const)
  .sort(([a], [b]) => b.length - a.length);
const DONE = Symbol.for('priora.resolved');

/** Where a module of ours is; undefined for one of a package or of Node. */
function placeOf(specifier: string, parent: string | undefined): string | undefined {
  if (!parent?.startsWith(ROOT) || parent.includes('/node_modules/')) return undefined;
  if (/^\.\.?\/.*\.ts$/.test(specifier)) return new URL(specifier, parent).href;
  const named = NAMES.find(([name]) => specifier.startsWith(name));
  return named && ROOT + named[1] + specifier.slice(named[0].length);
}

// Before any test: our own modules are found by their names alone. The runner tells its main process of each import of
// each module, for those who watch files, and Node looks at each folder on the way: a third of the processor time of
// reading the catalogue. A process that runs several files asks for it once.
if (process.env.VITEST_MODE !== 'WATCH' && !(DONE in globalThis)) {
  Object.assign(globalThis, { [DONE]: true });
  registerHooks({
    resolve(specifier, context, next) {
      const url = placeOf(specifier, context.parentURL);
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
    },
  });
}
