/**
 * Ideas in plain words through the whole novelty search, with no model, over HTTP: is the patent that an idea was
 * written from found, and is what the flow says of it right? Prints the tables of README.md. `npm run eval:ideas [--
 * --half tune|report|both] [--mailed] [--further] [--every n] [--only text] [--cases] [--cache folder] [--encoder
 * file]`; needs the shared real data. `--encoder`: a package of a sentence encoder, or of words in context, with whose
 * model it runs, more than one if need be; `--dictionary`: a file of a dictionary, which then translates; give either a
 * cache of its own. `--mailed`: sixteen ideas as inventors mail them instead; `--further`: 24 further ones for tuning.
 * `--keep folder` keeps what each search found, and `--kept folder` takes features and compares that again, which takes
 * seconds.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { SOURCES, serve } from './corpus.ts';
import { FURTHER, IDEAS, MAILED } from './ideas.ts';
import { judge, judgeAgain, type Outcome, sharedWords } from './judge.ts';
import { tableOf } from './tables.ts';

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas') },
    half: { type: 'string', default: 'tune' },
    mailed: { type: 'boolean', default: false },
    further: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    cases: { type: 'boolean', default: false },
    encoder: { type: 'string', multiple: true },
    dictionary: { type: 'string' },
    keep: { type: 'string' },
    kept: { type: 'string' },
  },
});
const paths = SOURCES.map((source) => join(values.data, source));
const absent = paths.filter((path) => !existsSync(path));
if (absent.length > 0) {
  console.log(`skipped: the real patents of this evaluation are not here: ${absent.join(', ')}`);
  process.exit(0);
}
const { encoder: encoders, dictionary } = values;
const service = await serve(values.cache, paths, console.log, { encoders, dictionary });
try {
  const asked = (values.further ? FURTHER : values.mailed ? MAILED : IDEAS)
    .filter(({ half }) => values.half === 'both' || half === values.half)
    .filter((_, i) => i % Number(values.every) === 0)
    .filter(({ of }) => values.only.split(',').some((one) => of.includes(one)));
  const own = await service.corpus.get(patents, [...new Set(asked.map(({ of }) => of))]);
  const byNumber = new Map(own.map((record) => [record.publication_number, record]));
  const shares = asked
    .filter(({ of, lang }) => byNumber.get(of)!.descriptions[0]?.lang === lang)
    .flatMap(({ of, features }) =>
      features.filter(({ places }) => places.length > 0).map((one) => sharedWords(one, byNumber.get(of)!)),
    );
  const outcomes: Outcome[] = [];
  const { keep, kept } = values;
  if (keep !== undefined) await mkdir(keep, { recursive: true });
  const fileOf = (folder: string, of: string) => join(folder, `${of}.json`);
  for (const idea of asked) {
    const outcome =
      kept === undefined
        ? await judge(service, idea, async (data) => {
            if (keep !== undefined) await writeFile(fileOf(keep, idea.of), JSON.stringify(data));
          })
        : await judgeAgain(service, idea, JSON.parse(await readFile(fileOf(kept, idea.of), 'utf8')));
    outcomes.push(outcome);
    if (values.cases) tell(outcome);
  }
  console.log(tableOf(outcomes, (of) => byNumber.get(of)!.descriptions[0]?.lang ?? 'en'));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(`content words of a feature that stand in its passage (same language): mean ${mean.toFixed(2)}`);
} finally {
  await service.stop();
}

function tell({ idea, place, candidate, category, seconds, dropped, cells, missing, others }: Outcome): void {
  console.log(
    `\n${idea.of} ${idea.lang}: place ${place ?? '-'}, candidate ${candidate ?? '-'}, ${category ?? ''} ${seconds.toFixed(1)} s`,
  );
  for (const sentence of dropped) console.log(`  dropped: ${sentence}`);
  for (const { text, part, said, reason } of missing)
    console.log(`  keeps it from X: ${part} ${said}: ${text}\n      ${reason}`);
  for (const document of others.x) console.log(`  also X: ${document}`);
  for (const { feature, said, at_place, shown } of cells)
    console.log(
      `  ${feature.truth} / ${said}${shown ? ` ${shown.score}${at_place ? ' *' : ''}` : ''}: ${feature.text}${shown ? `\n      as "${shown.feature}"\n      -> ${shown.quote?.slice(0, 160) ?? ''}` : ''}`,
    );
}
