/**
 * Prints the software bill of materials of what an installation runs: `npm run -s sbom > priora.cdx.json`.
 *
 * CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), made of the lock file alone, so that it says what `npm ci
 * --omit=dev` installs, whatever stands in node_modules. `npm sbom` leaves out what a development dependency needs as
 * well (zod, ajv, vite), and so is not used.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const own = read('package.json') as { name: string; version: string; description: string; license: string };
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> };

const HOME = 'node_modules/';
const installed = new Map(Object.entries(packages).filter(([place, p]) => place.includes(HOME) && !p.link && !p.dev));
const purlOf = (place: string) => {
  const name = place.slice(place.lastIndexOf(HOME) + HOME.length);
  return `pkg:npm/${name.replace('@', '%40')}@${installed.get(place)!.version}`;
};

/** Where Node.js finds `name` from `place`: the nearest node_modules upwards. */
function found(name: string, place: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${HOME}`)))) {
    const candidate = at === '' ? `${HOME}${name}` : `${at}/${HOME}${name}`;
    if (installed.has(candidate)) return candidate;
    if (at === '') return undefined;
  }
}

function needed(place: string, { dependencies, optionalDependencies }: Partial<Locked>): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const places = names.map((name) => found(name, place)).filter((at) => at !== undefined);
  return [...new Set(places.map(purlOf))].sort();
}

const components = [...installed].map(([place, { version, integrity, license, optional }]) => ({
  type: 'library',
  'bom-ref': purlOf(place),
  name: place.slice(place.lastIndexOf(HOME) + HOME.length),
  version,
  purl: purlOf(place),
  scope: optional ? 'optional' : 'required',
  ...(integrity && {
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
  }),
  ...(license && { licenses: [{ expression: license }] }),
}));
const self = `pkg:npm/${own.name}@${own.version}`;
const distinct = new Map(components.map((component) => [component.purl, component]));

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': self,
      name: own.name,
      version: own.version,
      description: own.description,
      purl: self,
      licenses: [{ expression: own.license }],
    },
  },
  components: [...distinct.values()],
  dependencies: [
    {
      ref: self,
      dependsOn: needed('', { dependencies: { ...packages['']!.dependencies, ...packages.console?.dependencies } }),
    },
    ...[...installed].map(([place, locked]) => ({ ref: purlOf(place), dependsOn: needed(place, locked) })),
  ].filter(({ ref }, index, all) => all.findIndex((other) => other.ref === ref) === index),
};
process.stdout.write(`${JSON.stringify(bill, undefined, 2)}\n`);
