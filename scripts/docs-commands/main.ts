/**
 * Runs every command of the documents, each document on a fresh service with the demo corpus, and says what ended how:
 * `npm run docs-commands [-- docs/guides/mcp.md ...]`. Ends with 1 where one failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import beginRun from '#testing/run-folder.ts';
import { startTestService } from '#testing/service.ts';
import { blocksOf } from './blocks.ts';
import { furnish, type Outcome, reasonToSkip, runBlock } from './run.ts';

/** A bound for what hangs, of a block and of a call: what takes long on a busy machine is no fault of a document. */
const MOST_S = 900;

const wanted = process.argv.slice(2);
const blocks = blocksOf(join(import.meta.dirname, '../..')).filter(
  ({ file, language }) => language === 'sh' && (wanted.length === 0 || wanted.includes(file)),
);
const outcomes: Outcome[] = [];
const endRun = beginRun(); // the demo corpus is made once, and copied for each document
for (const [file, own] of Map.groupBy(blocks, (block) => block.file)) {
  const reasons = own.map(reasonToSkip);
  if (reasons.every((reason) => reason !== undefined))
    outcomes.push(...own.map((block, at): Outcome => ({ block, ended: 'skipped', said: reasons[at]! })));
  else {
    const home = mkdtempSync(join(tmpdir(), 'priora-docs-'));
    furnish({ home });
    const service = await startTestService({
      corpus: 'demo',
      settings: { PRIORA_REQUEST_TIMEOUT_S: String(MOST_S) },
    });
    const place = { url: service.url, key: service.key, data_dir: service.data_dir, home };
    for (const block of own) outcomes.push(await runBlock(block, place, MOST_S * 1000));
    await service.close();
    rmSync(home, { recursive: true, force: true });
  }
  for (const { block, ended, said } of outcomes.filter(({ block }) => block.file === file)) {
    console.log(`${ended.padEnd(7)} ${file}:${block.line}${ended === 'skipped' ? ` (${said})` : ''}`);
    if (ended === 'failed') console.log(`${block.code}\n${said.slice(-2_000)}`);
  }
}
endRun?.();
const count = (ended: Outcome['ended']) => outcomes.filter((each) => each.ended === ended).length;
console.log(
  `${count('done')} done, ${count('failed')} failed, ${count('skipped')} skipped, of ${outcomes.length} blocks`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
