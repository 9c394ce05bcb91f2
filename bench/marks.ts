import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { similarMarks, wordCounts } from '#analytics/marks/find.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { generatedMarks, wordMark } from '../eval/marks/generated.ts';
import { confusables } from '../eval/marks/pairs.ts';
import { quantile } from './measure.ts';

/**
 * What a search for marks that look, sound or mean the same takes among so many generated ones, by the clock and in
 * processor time of all threads; each of the pairs of `eval/marks` is asked for once a round.
 *
 *     node bench/marks.ts [--marks 100000,300000,1000000] [--folder kept] [--rounds 2] [--answers FILE]
 *
 * `--folder`: marks stay there, and the next run begins with them. `--answers`: what was found is written there, so
 * that two runs can be compared.
 */
const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '100000,300000,1000000' },
    folder: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    answers: { type: 'string' },
  },
});
const SIZES = values.marks.split(',').map(Number);
const BATCH = 1_000;
const MOST = 500;
const said = (n: number) => n.toLocaleString('en');

const dir = values.folder ?? (await mkdtemp(join(tmpdir(), 'priora-marks-')));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
const cases = confusables();
const answers: unknown[] = [];
try {
  // partners first, so that they are there at every number of marks
  const texts = [...new Set([...cases.flatMap(({ partners }) => partners), ...generatedMarks(2 * Math.max(...SIZES))])];
  let stored = (await corpus.status()).find(({ name }) => name === trademarks.name)?.records ?? 0;
  for (const size of SIZES) {
    const began = performance.now();
    const from = stored;
    for (; stored < size; stored += BATCH)
      await corpus.put(
        trademarks,
        texts.slice(stored, Math.min(size, stored + BATCH)).map((text, index) => wordMark(text, stored + index)),
      );
    stored = Math.max(size, from);
    if (stored > from)
      console.log(
        `${said(stored - from)} marks stored, ${said(Math.round(((stored - from) * 1000) / (performance.now() - began)))} a second`,
      );
    const counts = await wordCounts(corpus, { kind: 'all' });
    for (let round = 1; round <= Number(values.rounds); round++) {
      const [clock, processor]: [number[], number[]] = [[], []];
      let compared = 0;
      for (const { query } of cases) {
        const [start, spent] = [performance.now(), process.cpuUsage()];
        const found = await similarMarks(corpus, { mark: query, among: { kind: 'all' }, counts, most: MOST });
        clock.push(performance.now() - start);
        const { user, system } = process.cpuUsage(spent);
        processor.push((user + system) / 1000);
        compared += found.compared;
        if (values.answers && round === 1) answers.push({ query, size: stored, ...found });
      }
      const row = (of: number[]) => {
        const sorted = of.toSorted((a, b) => a - b);
        return [0.5, 0.95, 1].map((q) => quantile(sorted, q).toFixed(1)).join(' / ');
      };
      console.log(
        `${said(stored)} marks, round ${round}: processor ${row(processor)} ms, clock ${row(clock)} ms (p50 / p95 / most); ${Math.round(compared / cases.length)} compared each`,
      );
    }
  }
  if (values.answers) await (await import('node:fs/promises')).writeFile(values.answers, JSON.stringify(answers));
} finally {
  await corpus.close();
  if (!values.folder) await rm(dir, { recursive: true, force: true });
}
