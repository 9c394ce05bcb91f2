/**
 * Makes clients of the OpenAPI description with five generators and checks each: `node scripts/generators/main.ts
 * [--tools folder]`. The tools are no dependencies of ours: they are looked for in `folder` (an npm project and a
 * Python environment `pyv`, see the README beside); what is not there is told as skipped. Ends with 1 where one failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forGenerators } from '#http/for-generators.ts';
import { INTERFACE_VERSION, openApi } from '#http/openapi.ts';
import { groups } from '#operations/index.ts';

const { values: given } = parseArgs({ options: { tools: { type: 'string', default: '.' } } });
const node = (name: string) => join(given.tools, 'node_modules/.bin', name);
const python = (name: string) => join(given.tools, 'pyv/bin', name);
const folder = mkdtempSync(join(tmpdir(), 'priora-generators-'));
const description = join(folder, 'openapi.json');
writeFileSync(description, JSON.stringify(forGenerators(openApi(groups))));

const tsconfig = join(folder, 'tsconfig.json');
const typed = (what: string): readonly string[] => {
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, include: [what] }));
  return [node('tsc'), '-p', tsconfig];
};
writeFileSync(
  join(folder, 'hey.config.mjs'),
  `export default { input: '${description}', output: '${folder}/hey', plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'] };`,
);
writeFileSync(
  join(folder, 'orval.config.mjs'),
  `export default { priora: { input: '${description}', output: { target: '${folder}/orval/priora.ts', client: 'fetch', mode: 'single' } } };`,
);

/** Each generator: the commands that make a client and check it, in order; first a validator. */
const GENERATORS: Readonly<Record<string, readonly (() => readonly string[])[]>> = {
  'openapi-spec-validator': [() => [python('openapi-spec-validator'), description]],
  'openapi-typescript': [
    () => [node('openapi-typescript'), description, '-o', join(folder, 'ot.ts')],
    () => typed('ot.ts'),
  ],
  'hey-api': [() => [node('openapi-ts'), '-f', join(folder, 'hey.config.mjs')], () => typed('hey')],
  orval: [() => [node('orval'), '--config', join(folder, 'orval.config.mjs')], () => typed('orval')],
  'openapi-python-client': [
    () => [
      python('openapi-python-client'),
      'generate',
      '--path',
      description,
      '--meta',
      'none',
      '--output-path',
      join(folder, 'pyclient'),
    ],
    () => [
      python('python'),
      '-c',
      "import importlib, pkgutil, pyclient; print(sum(1 for m in pkgutil.walk_packages(pyclient.__path__, 'pyclient.') if importlib.import_module(m.name)), 'modules')",
    ],
  ],
  'openapi-generator, Java': [
    () => [
      python('openapi-generator-cli'),
      'generate',
      '--skip-validate-spec', // its validator refuses objects as `requestBody` of links, which OpenAPI 3.1 permits
      '-i',
      description,
      '-g',
      'java',
      '--library',
      'native',
      '-o',
      join(folder, 'java'),
    ],
    () => ['mvn', '-q', '-B', '-f', join(folder, 'java/pom.xml'), '-DskipTests', 'compile'],
  ],
};

let failed = false;
for (const [name, commands] of Object.entries(GENERATORS)) {
  let ended = 'made and checked';
  for (const command of commands) {
    const [program, ...rest] = command();
    if (program!.includes('/') && !existsSync(program!)) {
      ended = `skipped: no ${program}`;
      break;
    }
    const { status, stdout, stderr } = spawnSync(program!, rest, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28, // one of them names every file that it writes
      env: { ...process.env, PYTHONPATH: folder },
    });
    const left_out = (`${stdout}${stderr}`.match(/Endpoint will not be generated/g) ?? []).length;
    if (left_out > 0) ended = `made and checked, ${left_out} operations left out`;
    if (status !== 0) {
      failed = true;
      ended = `failed: ${`${stdout}\n${stderr}`.slice(-2_000)}`;
      break;
    }
  }
  console.log(`${name.padEnd(24)} ${ended}`);
}
console.log(`interface ${INTERFACE_VERSION}`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
