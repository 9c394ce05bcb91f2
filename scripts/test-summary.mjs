// Prints `tests: N passed, M failed` from vitest's JSON report; a run that failed in another way counts as one failure.
// Usage: test-summary.mjs <report.json> <exit status of the run so far>
import { readFileSync } from 'node:fs';

const [file, status] = process.argv.slice(2);
let passed = 0;
let failed = 0;
let complete = false;
try {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  passed = report.numPassedTests;
  failed = report.numFailedTests;
  complete = report.success === true;
} catch {
  // no report: the run broke before it could write one
}
if (failed === 0 && (!complete || status !== '0')) failed = 1;
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
