import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { lean } from './lean.ts';

const root = join(import.meta.dirname, '../..');

/** What a service does not run. */
const LEFT_OUT = /\.(test|d)\.m?ts$|^src\/testing\/|\/fixtures\/|\/assembly\/|^src\/contract\/groups\//;
/** Files as they are, beside the program. */
const BESIDE = ['console/dist', 'docs', 'LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md'];
/** A path of a module beside this one, in a string of its source. */
const MODULE = /'((?:\.{1,2}\/|[a-z])[\w./-]*)\.ts'/g;

/**
 * Writes the package that is published: Node.js runs no TypeScript out of `node_modules`, so the types are taken out of
 * every module, which leaves each line where it was, and names of modules end with `.js`.
 */
export function buildPackage(to: string): void {
  if (!existsSync(join(root, 'console/dist/index.html'))) throw new Error('The console is not built: npm run build.');
  rmSync(to, { recursive: true, force: true });
  for (const file of globSync('{src,demo,sdk/typescript/src}/**/*.*', { cwd: root })) {
    if (LEFT_OUT.test(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    if (file.endsWith('.ts')) writeFileSync(join(to, `${file.slice(0, -3)}.js`), javaScript(file));
    else if (file.endsWith('.mjs')) writeFileSync(join(to, file), lean(file, readFileSync(join(root, file), 'utf8')));
    else cpSync(join(root, file), join(to, file));
  }
  for (const file of BESIDE) cpSync(join(root, file), join(to, file), { recursive: true });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function javaScript(file: string): string {
  const beside = (path: string) => existsSync(join(root, dirname(file), `${path}.ts`));
  const script = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
  return lean(`${file.slice(0, -3)}.js`, script).replace(MODULE, (whole, path: string) =>
    beside(path) ? `'${path}.js'` : whole,
  );
}

/** Of a manifest what only a work tree needs. */
const WORK_TREE = ['private', 'workspaces', 'scripts', 'devDependencies', 'allowScripts', 'files'];
/** Packages of which kernels and modules are made, which are in the package as they were made. */
const MAKERS = ['assemblyscript', 'rolldown', 'typebox'];

const without = <T extends object>(of: T, left_out: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !left_out.includes(name))) as Partial<T>;

/** The manifest of a package that is only run. */
function manifest(): object {
  const kept = without(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), WORK_TREE);
  const dependencies = without(kept.dependencies, MAKERS);
  return {
    ...kept,
    dependencies,
    bin: { priora: 'src/cli/priora.js' },
    imports: {
      '#demo/*.ts': './demo/*.js',
      '#demo/*': './demo/*',
      '#*.ts': './src/*.js',
      '#*': './src/*',
    },
  };
}
