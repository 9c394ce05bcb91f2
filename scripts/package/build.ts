import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { lean } from './lean.ts';

const root = join(import.meta.dirname, '../..');

/** What a service does not run. */
const LEFT_OUT = /\.test\.m?ts$|\.d\.m?ts$|^src\/testing\/|\/fixtures\/|\/assembly\/|^src\/contract\/groups\//;
/** What is put together: modules, but for one that browsers get. */
const MODULE = /\.m?ts$|\.mjs$/;
/** Files as they are, beside the program. */
const BESIDE = ['console/dist', 'docs', 'LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md'];
/** What the command line starts. */
const STARTED = ['src/cli/priora.ts', 'src/cli/job.ts'];
/** A module that is named by its address, for a thread or another module to load. */
const ADDRESSED = /(new URL\(|join\(import\.meta\.dirname, )'([^']+)\.ts'/g;
/** A module that says where it is itself, for the same. */
const SAYS_WHERE = /\bimport\.meta\.url,/;

/**
 * Writes the package that is published. Its modules are put together as far as whoever loads one loads all of them: a
 * module of its own costs each thread some 8 kB and a start the reading of a file, and there are 1,900. Those that are
 * loaded by their address stay where they are.
 */
export async function buildPackage(to: string): Promise<void> {
  if (!existsSync(join(root, 'console/dist/index.html'))) throw new Error('The console is not built: npm run build.');
  rmSync(to, { recursive: true, force: true });
  const files = globSync('{src,demo}/**/*.*', { cwd: root }).filter((file) => !LEFT_OUT.test(file));
  for (const file of files) {
    if (MODULE.test(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  for (const file of BESIDE) cpSync(join(root, file), join(to, file), { recursive: true });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  await writeModules(to, files);
}

async function writeModules(to: string, files: readonly string[]): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries(files).map((file) => [file.slice(0, -'.ts'.length), join(root, file)])),
    platform: 'node',
    cwd: root,
    external: (id) => !/^[./#\0]/.test(id),
    plugins: [inPlace],
  });
  const { output } = await bundle.generate({
    entryFileNames: '[name].js',
    chunkFileNames: 'src/parts/[name]-[hash].js',
  });
  await bundle.close();
  for (const file of output) {
    if (file.type !== 'chunk') throw new Error(`${file.fileName} is no module.`);
    mkdirSync(dirname(join(to, file.fileName)), { recursive: true });
    writeFileSync(join(to, file.fileName), lean(file.fileName, file.code));
  }
}

/** Modules that are loaded by their address: they are found where the address says. */
function entries(files: readonly string[]): string[] {
  const found = new Set(STARTED);
  for (const file of files.filter((each) => each.endsWith('.ts'))) {
    const text = readFileSync(join(root, file), 'utf8');
    if (SAYS_WHERE.test(text)) found.add(file);
    for (const [, , path] of text.matchAll(ADDRESSED)) {
      const addressed = join(dirname(file), `${path}.ts`);
      if (existsSync(join(root, addressed))) found.add(addressed);
    }
  }
  return [...found].sort();
}

/** Has modules find what they name, and say where they are, as if each were a file of its own. */
const inPlace: Plugin = {
  name: 'in place',
  resolveId: (id) => (id.startsWith('#') ? join(root, id.startsWith('#demo/') ? '' : 'src', id.slice(1)) : undefined),
  transform(code, id) {
    if (!code.includes('import.meta.')) return undefined;
    const file = relative(root, id);
    const url = `import.meta.resolve('#${file.startsWith('src/') ? file.slice('src/'.length) : file}')`;
    const path = `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
    return code
      .replace(ADDRESSED, "$1'$2.js'")
      .replaceAll('import.meta.url', url)
      .replaceAll('import.meta.filename', path)
      .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').dirname(${path})`);
  },
};

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
