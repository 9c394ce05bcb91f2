import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };

/** Packages of others, by the place where they are installed. */
const packages = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Permissive licences, and MPL-2.0, whose duties end at the files that are under it (they are used unchanged). */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
];

/** Packages that name their licence in its text alone: what that text must say. */
const BY_TEXT: Readonly<Record<string, string>> = { 'png-js': 'MIT License' };

/** `(AFL-2.1 OR BSD-3-Clause)`: one allowed alternative is enough. `(MIT AND Zlib)`: all must be allowed. */
const allowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => ALLOWED.includes(each)));

it('every package is held to its content by a SHA-512', () => {
  const loose = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place);
  expect(loose).toEqual([]);
  expect(packages.length).toBeGreaterThan(200);
});

it('every licence is one that a company may install and pass on', () => {
  const others = packages
    .filter(([place, { license }]) => !(license ? allowed(license) : nameOf(place) in BY_TEXT))
    .map(([place, { license }]) => `${place}: ${license}`);
  expect(others).toEqual([]);
  for (const [name, words] of Object.entries(BY_TEXT))
    expect(readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')).toContain(words);
});

it('no package but the Node.js binary runs a script when it is installed', () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))).toEqual([
    'node',
  ]);
});

it('the bill of materials names every package that an installation runs, with its hash', () => {
  const made = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], { encoding: 'utf8' })) as {
    metadata: { component: { name: string } };
    components: { name: string; group?: string; version: string; purl: string; hashes?: { alg: string }[] }[];
  };
  expect(made.metadata.component.name).toBe('priora');
  const named = new Map(made.components.map((component) => [decodeURIComponent(component.purl), component]));
  const missing = packages
    .filter(([, { dev }]) => !dev)
    .map(([place, { version }]) => `pkg:npm/${nameOf(place)}@${version}`)
    .filter((purl) => named.get(purl)?.hashes?.[0]?.alg !== 'SHA-512');
  expect(missing).toEqual([]);
});
