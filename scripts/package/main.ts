import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPackage } from './build.ts';

/**
 * `npm run package`: builds the console and writes `dist/priora-<version>.tgz`, which `npx` and `npm install` take.
 * With `--unpacked` the folder alone: `npm pack` puts it into a package of its own (`prepack`), which runs as well and
 * installs the compiler of the kernels besides.
 */
const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
await buildPackage(join(dist, 'package'));
if (!process.argv.includes('--unpacked'))
  execFileSync('npm', ['pack', join(dist, 'package'), '--pack-destination', dist, '--silent'], { stdio: 'inherit' });
