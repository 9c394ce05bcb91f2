// Prints `tests: N passed, M failed` from vitest's JSON report. A file that could not be run counts as a failed test, and so does a run
// that failed without saying where. Exit status 1 if anything failed. A test that held only when it was run again stands
// above, as `retried: <file> > <test>: <why the first time>`, and what failed as `failed: <file> > <test>: <first lines of why>`: the end of a log
// is what is kept of it.
// Usage: test-summary.mjs <report.json> <exit status of vitest>
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [file, status] = process.argv.slice(2);
const LINES_OF_WHY = 12;
const told = (name, test, messages) => {
  const why = messages.flatMap((message) => message.split('\n')).slice(0, LINES_OF_WHY);
  console.log(`failed: ${relative(process.cwd(), name)} > ${test}: ${why.join('\n  ')}`);
};
const first = (error) => (error ? `: ${error.split('\n').slice(0, LINES_OF_WHY).join('\n  ')}` : '');
let passed = 0;
let failed = 0;
try {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  passed = report.numPassedTests;
  for (const { name, message } of broken) told(name, 'the file', [message ?? '']);
  for (const { name, assertionResults } of report.testResults)
    for (const { fullName, failureMessages, meta, status } of assertionResults)
      if (status === 'failed') told(name, fullName, failureMessages ?? []);
      else if (meta?.retried && status === 'passed')
        console.log(`retried: ${relative(process.cwd(), name)} > ${fullName}${first(meta.first_error)}`);
  failed = report.numFailedTests + broken.length;
} catch {
  failed = 1; // the run broke before it could write a report
}
if (status !== '0') failed = Math.max(failed, 1);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
