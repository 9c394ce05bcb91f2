/**
 * Ideas of fields that a corpus knows nothing of, through the whole novelty search, with no model, over HTTP: how much
 * of them is called disclosed all the same? In a corpus with few documents in the language of the idea, in one of that
 * language alone, and in one with few in the other. Prints the table of README.md. `npm run eval:ideas-far [-- --half
 * tune|report|both] [--cases] [--cache folder] [--keep folder] [--kept folder]`, with the meaning that they have in
 * `run.ts`; needs the shared real data.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { NoveltySearchData } from '#operations/novelty-search/data.ts';
import { outcomeOf } from '#operations/technology-idea-novelty-search/outcome.ts';
import { dataOf, search, share } from '../novelty/calls.ts';
import { CHINESE_OF_DEMO, SOURCES, serve } from './corpus.ts';
import { comparedAgain } from './judge.ts';

interface FarIdea {
  readonly lang: 'en' | 'zh';
  readonly text: string;
  /** By which files are named. */
  readonly name: string;
  readonly half: 'tune' | 'report';
}

/** Every second idea of a language is for reporting. */
const rows: Pick<FarIdea, 'lang' | 'text'>[] = JSON.parse(readFileSync(join(import.meta.dirname, 'far.json'), 'utf8'));
const IDEAS: readonly FarIdea[] = (['zh', 'en'] as const).flatMap((lang) =>
  rows
    .filter((row) => row.lang === lang)
    .map((row, i) => ({ ...row, name: `${lang}-${i + 1}`, half: i % 2 === 0 ? 'tune' : 'report' })),
);

const [, , GRANTS, CHINESE] = SOURCES;

/** Each with the languages that ideas are told in there, and the folder it is kept in. */
const CORPORA = [
  { name: 'few Chinese among English', folder: '', sources: SOURCES, demo: false, langs: ['zh', 'en'] },
  { name: 'Chinese alone', folder: 'chinese', sources: [CHINESE], demo: true, langs: ['zh'] },
  {
    name: 'few English among Chinese',
    folder: 'few-english',
    sources: [CHINESE, GRANTS],
    demo: true,
    langs: ['en', 'zh'],
  },
] as const;

interface FarOutcome {
  readonly idea: FarIdea;
  readonly features: number;
  /** Features that some document is said to disclose. */
  readonly disclosed: readonly {
    readonly text: string;
    readonly by: string;
    readonly reason: string;
    readonly quote: string;
  }[];
  /** The share that is told as not found. */
  readonly not_found: number;
  readonly x: number;
}

const { values } = parseArgs({
  options: {
    data: {
      type: 'string',
      default: process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'),
    },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-ideas') },
    half: { type: 'string', default: 'tune' },
    only: { type: 'string', default: '' },
    cases: { type: 'boolean', default: false },
    keep: { type: 'string' },
    kept: { type: 'string' },
  },
});

function told(idea: FarIdea, data: NoveltySearchData): FarOutcome {
  const { features, not_found, documents } = outcomeOf(data)!;
  return {
    idea,
    features: features.length,
    disclosed: features.flatMap(({ feature, verdict, by }) => {
      if (verdict !== 'disclosed') return [];
      const view = by?.views.find((one) => one.feature.number === feature.number);
      const number = by?.document.publication_number ?? '';
      return [{ text: feature.text, by: number, reason: view?.reason ?? '', quote: view?.quote?.text ?? '' }];
    }),
    not_found,
    x: documents.filter(({ category }) => category === 'X').length,
  };
}

function line(name: string, outcomes: readonly FarOutcome[]): string {
  const features = outcomes.reduce((sum, one) => sum + one.features, 0);
  const wrong = outcomes.reduce((sum, { disclosed }) => sum + disclosed.length, 0);
  const shares = outcomes.map(({ not_found }) => not_found);
  return `| ${[
    name,
    outcomes.length,
    features,
    `${wrong} (${share(wrong, features)})`,
    (shares.reduce((sum, one) => sum + one, 0) / shares.length).toFixed(2),
    Math.min(...shares).toFixed(2),
    outcomes.filter(({ disclosed }) => disclosed.length > 0).length,
    outcomes.reduce((sum, { x }) => sum + x, 0),
  ].join(' | ')} |`;
}

const absent = SOURCES.map((source) => join(values.data, source)).filter((path) => !existsSync(path));
if (absent.length > 0) {
  console.log(`skipped: the real patents of this evaluation are not here: ${absent.join(', ')}`);
  process.exit(0);
}
const table = [
  '| ideas | n | features | called disclosed | told as not found: mean | least | ideas with some | X |',
  '|---|---|---|---|---|---|---|---|',
];
const { keep, kept } = values;
for (const { name, folder, sources, demo, langs } of CORPORA) {
  const paths = sources.map((source) => join(values.data, source));
  const service = await serve(join(values.cache, folder), paths, console.log, {
    records: demo ? CHINESE_OF_DEMO : undefined,
  });
  const fileOf = (root: string, of: string) => join(root, folder === '' ? 'mixed' : folder, `${of}.json`);
  try {
    for (const lang of langs) {
      const outcomes: FarOutcome[] = [];
      for (const idea of IDEAS) {
        if (idea.lang !== lang || (values.half !== 'both' && idea.half !== values.half)) continue;
        if (!values.only.split(',').some((one) => idea.name.includes(one))) continue;
        let data: NoveltySearchData;
        if (kept !== undefined)
          data = await comparedAgain(service, JSON.parse(await readFile(fileOf(kept, idea.name), 'utf8')));
        else {
          const { task_id } = await search(service, { input: idea.text, lang: lang === 'zh' ? 'cn' : 'en' });
          data = await dataOf(service, task_id);
        }
        if (keep !== undefined) {
          await mkdir(join(fileOf(keep, idea.name), '..'), { recursive: true });
          await writeFile(fileOf(keep, idea.name), JSON.stringify(data));
        }
        const outcome = told(idea, data);
        outcomes.push(outcome);
        if (!values.cases) continue;
        console.log(`\n${name}, ${idea.name}: ${outcome.disclosed.length} of ${outcome.features}`);
        for (const { text, by, reason, quote } of outcome.disclosed)
          console.log(`  ${text}\n      ${by}: ${reason}\n      -> ${quote.slice(0, 160)}`);
      }
      if (outcomes.length > 0) table.push(line(`${lang === 'zh' ? 'Chinese' : 'English'}, ${name}`, outcomes));
    }
  } finally {
    await service.stop();
  }
}
console.log(table.join('\n'));
