/**
 * Lints the Helm chart, renders it, and writes what is kept of it: `npm run chart [-- --helm /path/to/helm]`. Helm is
 * one program (https://helm.sh); with Go: `go install helm.sh/helm/v3/cmd/helm@v3.20.2`. Without it that is said, and
 * nothing is written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CHART, helm, RENDERED, rendering } from './rendered.ts';

const { values: given } = parseArgs({ options: { helm: { type: 'string', default: 'helm' } } });
const linted = helm(given.helm, 'lint', '--strict', CHART);
if (!linted) {
  console.log(`skipped: ${given.helm} is not here`);
  process.exit(0);
}
console.log(linted.stdout.trim(), linted.stderr.trim());
let failed = linted.status !== 0;
for (const { file, values } of RENDERED) {
  const { status, stderr, text } = rendering(given.helm, values)!;
  if (status === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else failed = true;
  console.log(`${file}: ${status === 0 ? 'written' : stderr}`);
}
process.exitCode = failed ? 1 : 0;
