import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { candidatesOf, resolveCompany } from '#analytics/companies/resolve.ts';
import { companies, companyPart } from '#collections/companies/companies.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { standardName } from '#patents/names.ts';
import { csvRows } from '#sources/csv-rows.ts';
import { listFiles, openFile } from '#sources/files.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * Spellings of assignees that people put right by hand (PatentsView), against the entities that they mean: what the
 * resolver answers alone, and from which score on the best candidate is right as often as 98 in 100. The score is
 * chosen on one half of the entities and reported on the other; entities of EDGAR, ROR and OpenAlex stand among them.
 *
 *     node eval/companies/spellings.ts
 */
const AIM = 0.98;
const folder = sharedData('enterprises/patentsview-assignees');
const others = ['sec-edgar', 'ror/ror.zip', 'ror/ror-records-v2-es7.json.gz', 'openalex-jsonl'].flatMap(
  (each) => sharedData(`enterprises/${each}`) ?? [],
);
if (!folder) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
async function* rowsOf(name: string) {
  for (const disk of await listFiles([join(folder!, name)]))
    for await (const file of openFile(disk)) for await (const { cells } of csvRows(file)) yield cells;
}
const pairs: { original: string; truth: string[] }[] = [];
for await (const { original = '', clean = '' } of rowsOf('existing_orgs_lookup.csv.gz'))
  pairs.push({ original, truth: clean === 'non_government' ? [] : clean.split('|').map((each) => each.trim()) });
const names = new Set(pairs.flatMap(({ truth }) => truth));
for await (const cells of rowsOf('list_of_government_agencies.csv.gz')) {
  const long = cells.Long_form?.trim();
  if (long && ![...names].some((each) => standardName(each) === standardName(long))) names.add(long);
}

const data_dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
await importFiles({ source: 'auto', paths: others, corpus, data_dir });
await corpus.put(
  companies,
  [...names].map((name) =>
    companyPart({ ids: [`own:${name}`], provenance: [{ source: 'eval', key: name }], name, country: 'US' }),
  ),
);
const stored = (await corpus.status()).find(({ name }) => name === companies.name)!.records;
console.log(`${pairs.length} spellings of ${names.size} entities; ${stored.toLocaleString('en')} companies are stored`);

interface Outcome {
  readonly half: 'tune' | 'report';
  /** 1 for what the resolver answers alone; else the score of the best candidate, if it is better than the second. */
  readonly score: number;
  readonly alone: boolean;
  readonly baseline: 'right' | 'wrong' | 'none';
  readonly right: boolean;
  readonly there: boolean;
}
const outcomes: Outcome[] = [];
for (const { original, truth } of pairs) {
  const wanted = new Set(truth.map(standardName));
  const isRight = (name: string | undefined) => name !== undefined && wanted.has(standardName(name));
  const found = await resolveCompany(corpus, { company_name: original });
  const [first, second] = found.company ? [] : await candidatesOf(corpus, original);
  const clear = first && first.score > (second?.score ?? 0);
  const answer = found.company ?? (clear ? first.company : undefined);
  const [whole] = await corpus.lookup(companies, 'name', [original]);
  outcomes.push({
    half:
      createHash('sha256')
        .update(truth[0] ?? original)
        .digest()[0]! < 128
        ? 'tune'
        : 'report',
    score: found.company ? 2 : clear ? first.score : 0,
    alone: found.company !== undefined,
    baseline: whole ? (isRight(whole.name) ? 'right' : 'wrong') : 'none',
    right: isRight(answer?.name),
    there: truth.length > 0,
  });
}

const figures = (of: readonly Outcome[], least: number) => {
  const answered = of.filter(({ score }) => score >= least && score > 0);
  const right = answered.filter((each) => each.right).length;
  return {
    answers: answered.length,
    precision: right / answered.length,
    recall: right / of.filter(({ there }) => there).length,
  };
};
const shown = ({ answers, precision, recall }: ReturnType<typeof figures>) =>
  `${answers} answers, precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`;
const tune = outcomes.filter(({ half }) => half === 'tune');
const report = outcomes.filter(({ half }) => half === 'report');
let threshold = 2;
for (let at = 100; at >= 50; at--) {
  const least = at / 100;
  const { precision } = figures(tune, least);
  if (precision >= AIM) threshold = least;
  if (at % 10 === 0) console.log(`  tune, score >= ${least.toFixed(2)}: ${shown(figures(tune, least))}`);
}
console.log(`tune (${tune.length}), alone: ${shown(figures(tune, 2))}`);
console.log(`threshold chosen on this half: ${threshold === 2 ? 'none: answers of its own alone' : threshold}`);
console.log(`report (${report.length}), alone: ${shown(figures(report, 2))}`);
console.log(`report, at the threshold: ${shown(figures(report, threshold))}`);
const baseline = report.filter((each) => each.baseline !== 'none');
const hit = baseline.filter((each) => each.baseline === 'right').length;
console.log(
  `report, baseline (exact standard name): ${baseline.length} answers, precision ${(hit / baseline.length).toFixed(4)}, recall ${(hit / report.filter(({ there }) => there).length).toFixed(4)}`,
);
await corpus.close();
await rm(data_dir, { recursive: true, force: true });
