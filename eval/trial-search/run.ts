// Trials found for a disease by what their texts say, against the condition terms that the register itself gives.
//   node eval/trial-search/run.ts [tune|report|all]
// Found: trials that are tagged with the disease, or with what is a kind of it. Truth: MeSH headings that
// ClinicalTrials.gov gives a trial for its conditions, with all that each is a kind of; only diseases that some trial
// has as its own heading are asked for. Trials with an even last digit are for tuning, odd ones for the report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entity, entities, nameIdentity } from '#collections/entities/entities.ts';
import { type Trial, trials } from '#collections/trials/trials.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { followTags } from '#dictionary/tagging/follow.ts';
import { storeTags } from '#dictionary/tagging/follower.ts';
import { keptNames } from '#dictionary/tagging/names-file.ts';
import { importFiles } from '#sources/import.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { sharedData } from '#testing/shared-data.ts';

const half = process.argv[2] ?? 'report';
const paths = [
  'drugs/mesh-xml',
  'drugs/mesh',
  'drugs/disease-ontology',
  'drugs/disease-ontology-2026',
  'clinical-trials/ctgov-classic-xml',
  'clinical-trials/ctgov-v1-fullstudies-json',
  'clinical-trials/ctgov-v2-json',
].map(sharedData);
if (paths.some((path) => path === undefined)) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const kept = process.env.PRIORA_EVAL_DATA;
const data_dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-')));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
if (!kept) await importFiles({ source: 'auto', paths: paths as string[], corpus, data_dir });
await followTags(sqliteCorpus(data_dir), (batch) => storeTags(corpus, batch));

const { hits } = await corpus.search(trials, { query: { kind: 'all' }, offset: 0, limit: 10_000 });
const mine = (trial: Trial): boolean =>
  half === 'all' || Number(trial.register_number.at(-1)) % 2 === (half === 'tune' ? 0 : 1);
const all: Trial[] = [];
for (let at = 0; at < hits.length; at += 200)
  all.push(
    ...(
      await corpus.get(
        trials,
        hits.slice(at, at + 200).map(({ id }) => id),
      )
    ).filter(mine),
  );

// what is above a disease is so for its documents and for the headings of the register alike
const automaton = keptNames(data_dir)!;
const numbers = new Map<string, number>();
for (let pattern = 0; pattern < automaton.patterns; pattern++)
  for (const { entity } of automaton.names(pattern)) numbers.set(automaton.idOf(entity), entity);
const lineages = new Map<string, readonly string[]>();
const diseases = new Map<string, Entity>();
/** Ids of a disease and of all that it is a kind of; none of what the dictionary does not have. */
async function lineage(heading: string): Promise<readonly string[]> {
  const key = nameIdentity('disease', heading);
  const known = lineages.get(key);
  if (known) return known;
  const [disease] = await corpus.lookup(entities, 'key', [key]);
  if (disease) diseases.set(disease.id, disease);
  const number = disease && numbers.get(disease.id);
  const above = number === undefined ? [] : automaton.within(number).map((each) => automaton.idOf(each));
  const found = disease ? [disease.id, ...above] : [];
  lineages.set(key, found);
  return found;
}
const truth = new Map<string, Set<string>>();
const asked = new Map<string, Entity>();
let unknown = 0;
for (const trial of all) {
  for (const heading of trial.condition_headings) {
    const found = await lineage(heading);
    if (found[0]) asked.set(found[0], diseases.get(found[0])!);
    else unknown++;
    for (const id of found) truth.set(id, (truth.get(id) ?? new Set()).add(trial.id));
  }
}
const counted = new Set(all.filter(({ condition_headings }) => condition_headings.length > 0).map(({ id }) => id));
/** Trials all of whose headings the dictionary has: of the others nobody can say what is found too much. */
const judged = new Set<string>();
for (const { id, condition_headings } of all) {
  const known = await Promise.all(condition_headings.map(lineage));
  if (known.length > 0 && known.every((found) => found.length > 0)) judged.add(id);
}
const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
const top = (of: Map<string, number>) =>
  [...of]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([name, n]) => `${name} ${n}`)
    .join('; ');

/**
 * Ways of asking for the trials of a disease; the headings of the register, which are the truth, have no part in them.
 */
const WAYS = { 'the whole text': 'DISEASE_ID', 'conditions and titles': 'CONDITION_ID' };
for (const [way, field] of Object.entries(WAYS)) {
  let [right, said, real, right_judged, said_judged] = [0, 0, 0, 0, 0];
  const wrong = new Map<string, number>();
  const missed = new Map<string, number>();
  for (const [id, disease] of asked) {
    const found = await corpus.search(trials, {
      query: { kind: 'values', field, values: [id] },
      offset: 0,
      limit: 10_000,
    });
    const tagged = found.hits.map((hit) => hit.id).filter((each) => counted.has(each));
    const meant = truth.get(id)!;
    real += meant.size;
    said += tagged.length;
    const good = tagged.filter((each) => meant.has(each)).length;
    right += good;
    const sure = tagged.filter((each) => judged.has(each));
    said_judged += sure.length;
    right_judged += sure.filter((each) => meant.has(each)).length;
    const name = disease.names[0]!.text;
    if (tagged.length > good) wrong.set(name, tagged.length - good);
    if (meant.size > good) missed.set(name, meant.size - good);
  }
  console.log(
    `${half}, tags of ${way}: ${counted.size} trials with headings, ${asked.size} diseases, ${real} trials to find: precision ${share(right, said)} (${share(right_judged, said_judged)} over the ${judged.size} trials all of whose headings the dictionary has), recall ${share(right, real)}; ${unknown} headings stand for no disease of the dictionary`,
  );
  if (half !== 'report') console.log('  wrong:', top(wrong), '\n  missed:', top(missed));
}
await corpus.close();
if (!kept) await rm(data_dir, { recursive: true, force: true });
