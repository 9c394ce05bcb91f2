import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conformance } from './conformance.ts';
import { conforms, html, terminal } from './report.ts';
import { targetAt } from './target.ts';

const HELP = `Is a service as the interface says?

  npm run conformance -- --url http://127.0.0.1:8080 --key sk-... [--other-key sk-...]
    [--only P001,AI35-1] [--minutes 60] [--json report.json] [--html report.html]

  --url        the service; else PRIORA_URL
  --key        a key of an account; else PRIORA_KEY
  --other-key  one of another account: what each sees of the other is looked at, too
  --only       these operations alone
  --minutes    after which nothing more is asked: what is left is told, and it ends with 1
  --json, --html  where a report is written beside that of the terminal

Ends with 1 if anything is not as the interface says, with 2 where it cannot be asked.
`;

function refuse(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string', default: process.env.PRIORA_URL ?? 'http://127.0.0.1:8080' },
        key: { type: 'string', default: process.env.PRIORA_KEY ?? '' },
        'other-key': { type: 'string' },
        only: { type: 'string', default: '' },
        minutes: { type: 'string', default: '60' },
        json: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const values = given();
if (values.help) {
  process.stdout.write(HELP);
  process.exit();
}
if (!values.key) refuse('Give a key: --key sk-..., or PRIORA_KEY.');
if (!URL.canParse(values.url)) refuse(`--url is no address: ${values.url}`);
const minutes = Number(values.minutes);
if (!(minutes > 0)) refuse(`--minutes is no number above 0: ${values.minutes}`);
// a service that is not there is told in words, before a thousand calls find out
await fetch(values.url).catch((error: Error & { cause?: { code?: string } }) =>
  refuse(`Nothing answers at ${values.url}: ${error.cause?.code ?? error.message}.`),
);
const report = await conformance(targetAt(values.url, values.key, values['other-key']), {
  only: values.only.split(',').filter(Boolean),
  minutes,
  told: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(terminal(report));
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
if (values.html) writeFileSync(values.html, html(report));
process.exitCode = conforms(report) ? 0 : 1;
