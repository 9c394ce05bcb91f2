import { parseArgs } from 'node:util';
import { companies } from './companies.ts';
import { CORPORA } from './corpora.ts';
import { landscapes } from './landscapes.ts';
import { onePatent } from './one-patent.ts';
import { Recount } from './recount.ts';
import { reports } from './reports.ts';
import { technologies } from './technologies.ts';

/**
 * Every operation that counts, once on the demo corpus and once on a real export, and one figure of each counted again:
 * over the columns of the export's file, or over the records, with none of the service's analysis or index. What
 * differs is told, and ends it with 1.
 *
 *     node eval/analytics/run.ts [--corpus demo|drones]
 */
const { values: options } = parseArgs({ options: { corpus: { type: 'string' } } });

let wrong = 0;
for (const [name, open] of Object.entries(CORPORA)) {
  if (options.corpus && options.corpus !== name) continue;
  const subject = await open();
  if (!subject) continue;
  try {
    console.log(`\n## ${subject.name}: ${subject.rows.length} publications\n`);
    const recount = await Recount.of(subject);
    for (const section of [technologies, companies, reports, landscapes, onePatent]) await section(recount);
    wrong += recount.wrong;
    console.log(`\n${recount.checks} checks, ${recount.wrong} differ. What the notes say:\n`);
    for (const note of recount.notes) console.log(`- ${note.slice(0, 300)}`);
  } finally {
    await subject.service.close();
  }
}
if (wrong > 0) process.exitCode = 1;
