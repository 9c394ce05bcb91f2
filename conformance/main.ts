import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conformance } from './conformance.ts';
import { conforms, html, terminal } from './report.ts';
import { targetAt } from './target.ts';

/**
 * `npm run conformance -- --url http://127.0.0.1:8080 --key sk-... [--other-key sk-...] [--only P001,AI35-1]
 * [--json report.json] [--html report.html]`. Ends with 1 if anything is not as the interface says.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.PRIORA_URL ?? 'http://127.0.0.1:8080' },
    key: { type: 'string', default: process.env.PRIORA_KEY ?? '' },
    'other-key': { type: 'string' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    html: { type: 'string' },
  },
});
if (!values.key) {
  console.error('Give a key: --key sk-..., or PRIORA_KEY.');
  process.exit(2);
}
const report = await conformance(targetAt(values.url, values.key, values['other-key']), {
  only: values.only.split(',').filter(Boolean),
});
process.stdout.write(terminal(report));
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
if (values.html) writeFileSync(values.html, html(report));
process.exitCode = conforms(report) ? 0 : 1;
