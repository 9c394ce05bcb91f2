import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const CHART = join(ROOT, 'deploy/helm/priora');
/** The newest Kubernetes that Helm 3.20, with which this was written, knows. */
const KUBERNETES = '1.35.0';

/** What is kept of the chart, rendered: for whoever reads or applies it without Helm, and for tests. */
export const RENDERED = [
  { file: join(ROOT, 'deploy/helm/rendered/one.yaml'), values: [] },
  {
    file: join(ROOT, 'deploy/helm/rendered/several.yaml'),
    values: ['--values', join(ROOT, 'deploy/helm/several.yaml')],
  },
] as const;

/** SHA-256 of everything that a rendering is made of. */
export function chartDigest(): string {
  const files = readdirSync(CHART, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  const hash = createHash('sha256');
  for (const file of [...files, join(ROOT, 'deploy/helm/several.yaml')].sort())
    hash.update(`${file.slice(ROOT.length)}\n${readFileSync(file, 'utf8')}\n`);
  return hash.digest('hex');
}

/** What a program of Helm says; undefined where there is none. */
export function helm(program: string, ...args: readonly string[]) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? undefined : { status, stdout, stderr };
}

/** The chart as Helm renders it, headed by what it is made of. @param more Arguments behind the values. */
export function rendering(program: string, values: readonly string[], more: readonly string[] = []) {
  const args = ['template', 'priora', CHART, '--kube-version', KUBERNETES, ...values, ...more];
  const said = helm(program, ...args);
  return (
    said && {
      ...said,
      text: `# helm template, of files with the SHA-256 ${chartDigest()}: npm run chart\n${said.stdout}`,
    }
  );
}
