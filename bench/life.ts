import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { entities } from '#collections/entities/entities.ts';
import { trialResults } from '#collections/trials/results.ts';
import { trials } from '#collections/trials/trials.ts';
import { importFiles } from '#sources/import.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { putGeneratedLife } from './generated-life.ts';
import { quantile } from './measure.ts';

/**
 * Drugs, targets and trials over all tables of the shared data: how long they take to import and in how much memory,
 * what an operation by id costs, filters and tables of drugs by stage as the console's page asks for them, and the
 * largest filters that are taken. `node bench/life.ts [--keep FOLDER] [--folders drugs/mesh,...] [--worst]`: into a
 * data folder that has a dictionary already only the folders that are named are imported. `--drugs 20000`: over so many
 * drugs made by rule, and what registers say of them, instead of the shared data.
 */
const { values } = parseArgs({
  options: {
    keep: { type: 'string' },
    folders: { type: 'string' },
    calls: { type: 'string', default: '100' },
    worst: { type: 'boolean' },
    drugs: { type: 'string' },
  },
});
const FOLDERS = [
  ...['mesh-xml', 'mesh', 'disease-ontology', 'disease-ontology-2026', 'hgnc', 'ncbi-gene', 'rxnorm'],
  ...[
    'drugbank-vocabulary',
    'drugcentral-tsv',
    'drugsatfda',
    'orange-book',
    'purple-book',
    'ema-epar',
    'ndc-directory',
  ],
].map((name) => `drugs/${name}`);
FOLDERS.push('chem-bio/bindingdb-tsv', 'chem-bio/uniprot-swissprot');
FOLDERS.push(
  ...['eu-ctr-csv', 'ctgov-classic-xml', 'ctgov-v1-fullstudies-json', 'ctgov-v2-json', 'ctrdata-json'].map(
    (name) => `clinical-trials/${name}`,
  ),
);
const paths = FOLDERS.map(sharedData);
if (!values.drugs && paths.some((path) => path === undefined)) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`);
const service: TestService = await startTestService({ ...(values.keep && { data_dir: values.keep }) });
const { corpus } = service;
const count = async (collection: typeof entities | typeof trials) =>
  (await corpus.search(collection as never, { query: { kind: 'all' }, offset: 0, limit: 0 })).total;

const ms = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
};
const empty = (await count(entities)) === 0;
if (values.drugs && empty) await putGeneratedLife(corpus, Number(values.drugs));
const wanted = values.drugs ? [] : (values.folders?.split(',') ?? (empty ? FOLDERS : []));
if (wanted.length > 0) {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  let all = 0;
  for (const [at, path] of (paths as string[]).entries()) {
    if (!wanted.includes(FOLDERS[at]!)) continue;
    const [{ sources, rejected }, took] = await ms(() =>
      importFiles({ source: 'auto', paths: [path], corpus, data_dir: service.data_dir }),
    );
    all += took;
    const records = sources.reduce((sum, each) => sum + each.records, 0);
    console.log(`${FOLDERS[at]}: ${records} records, ${rejected} rejected, ${(took / 1000).toFixed(1)} s`);
  }
  clearInterval(look);
  console.log(`imported in ${(all / 1000).toFixed(0)} s; resident at most ${(most / 2 ** 20).toFixed(0)} MB`);
}
console.log(`${await count(entities)} things of the dictionary, ${await count(trials)} trials`);

type Call = Parameters<TestService['call']>;
async function timed(name: string, calls: readonly Call[]): Promise<void> {
  if (calls.length === 0) return;
  const times: number[] = [];
  // of the whole process: the service, its threads, and this as its caller
  const worked: number[] = [];
  for (const call of calls) {
    const begun = process.cpuUsage();
    const [{ json }, took] = await ms(() => service.call(...call));
    const { user, system } = process.cpuUsage(begun);
    if (json?.status === false) console.log(`${name}: ${json.error_msg}`);
    times.push(took);
    worked.push((user + system) / 1000);
  }
  const of = (all: number[]) => {
    all.sort((a, b) => a - b);
    return [0.5, 0.95, 1].map((q) => quantile(all, q).toFixed(1)).join(' | ');
  };
  console.log(`| ${name} | ${times.length} | ${of(times)} | ${of(worked)} |`);
}
const n = Number(values.calls);
const every = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / most)) === 0).slice(0, most);
const page = async (body: object) =>
  (await service.call('POST /synapse/drug/search', { body: { limit: 1000, ...body } })).data.items;
const plot = (dimension: string, body: object = {}): Call => [
  'POST /synapse/bull-eyes-plot',
  { body: { dimension, limit: 10, roll_up: true, ...body } },
];
const rowsOf = async (dimension: string) => (await service.call(...plot(dimension))).data.items;

// the collector runs when it is asked, so that what is resident is what is held: `node --expose-gc`
const resident = () => {
  globalThis.gc?.();
  return `${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB resident`;
};
console.log(`${resident()} before the first call`);
console.log(
  '| what | calls | p50 ms | p95 | worst | processor: p50 ms | p95 | worst |\n|---|---|---|---|---|---|---|---|',
);
await timed('first search of drugs', [['POST /synapse/drug/search', { body: { limit: 20 } }]]);
const DIMENSIONS = ['TARGET', 'ORGANIZATION', 'DISEASE', 'DRUG_TYPE', 'REGION'];
for (const dimension of DIMENSIONS) {
  await timed(`first table ${dimension}`, [plot(dimension)]);
  await timed(
    `table ${dimension}`,
    Array.from({ length: 5 }, () => plot(dimension)),
  );
}
const drugs: string[] = every(await page({}), n).map(({ drug_id }: any) => drug_id);
const targets: string[] = (await rowsOf('TARGET')).map(({ target }: any) => target.target_id);
const organisations: string[] = (await rowsOf('ORGANIZATION')).map(
  ({ organization }: any) => organization.organization_id,
);
const diseases: string[] = (await rowsOf('DISEASE')).map(({ disease }: any) => disease.disease_id);
const { hits } = await corpus.search(trials, { query: { kind: 'all' }, offset: 0, limit: 5_000 });
const tried = every(hits, n).map(({ id }) => id);
const { hits: posted } = await corpus.search(trialResults, { query: { kind: 'all' }, offset: 0, limit: 100 });
const FILTERS: Readonly<Record<string, object>> = {
  'no filter': {},
  'a stage': { global_highest_dev_status: ['Approved'] },
  'a target': { target: { value: targets.slice(0, 1) } },
  'an organisation': { organization: { value: organisations.slice(0, 1) } },
  'a disease': { disease: { value: diseases.slice(0, 1) } },
  'fifty drugs': { drug: { value: drugs.slice(0, 50) } },
};
for (const [name, filter] of Object.entries(FILTERS)) {
  await timed(
    `drugs by ${name}`,
    Array.from({ length: 5 }, (): Call => ['POST /synapse/drug/search', { body: { limit: 20, ...filter } }]),
  );
  await timed(
    `tables by ${name}`,
    DIMENSIONS.map((dimension) => plot(dimension, filter)),
  );
}
const BY_ID: Readonly<Record<string, (id: string) => Call>> = {
  '/synapse/drug/detail': (drug_id) => ['GET /synapse/drug/detail', { query: { drug_id } }],
  '/synapse/drug/approval': (drug_id) => ['GET /synapse/drug/approval', { query: { drug_id } }],
  '/synapse/drug/dev-status': (drug_id) => ['GET /synapse/drug/dev-status', { query: { drug_id } }],
  '/synapse/drug/milestone': (drug_id) => ['GET /synapse/drug/milestone', { query: { drug_id } }],
};
for (const [name, call] of Object.entries(BY_ID)) await timed(name, drugs.map(call));
for (const name of ['detail', 'related-entity', 'description', 'eligibility', 'design', 'contact'])
  await timed(
    `/synapse/clinical-trial/${name}`,
    tried.map((clinical_trial_id): Call => [`GET /synapse/clinical-trial/${name}`, { query: { clinical_trial_id } }]),
  );
await timed(
  '/synapse/ct-result/detail',
  posted.map(({ id: ct_result_id }): Call => ['GET /synapse/ct-result/detail', { query: { ct_result_id } }]),
);
for (const type of ['ORGANIZATION', 'DISEASE', 'DRUG_TYPE'])
  await timed(
    `/synapse/target/analysis ${type}`,
    targets.map((target_id): Call => ['GET /synapse/target/analysis', { query: { target_id, type, roll_up: true } }]),
  );
await timed(
  '/synapse/organization/pipeline',
  organisations.map(
    (organization_id): Call => [
      'POST /synapse/organization/pipeline',
      { body: { organization_id, limit: 10, offset: 0 } },
    ],
  ),
);
if (values.worst) {
  const ids = async (kind: string) => {
    const { hits: found } = await corpus.search(entities, {
      query: { kind: 'term', field: 'KIND', text: kind },
      offset: 0,
      limit: 1_000,
    });
    return found.map(({ id }) => id);
  };
  const kinds = { drug: 'drug', disease: 'disease', target: 'target', drug_type: 'drug_type' };
  for (const [field, kind] of Object.entries(kinds))
    for (const condition of ['OR', 'AND']) {
      const body = { [field]: { condition, value: await ids(kind) }, limit: 10 };
      await timed(`patents, 1,000 of ${field}, ${condition}`, [['POST /synapse/patent/core/search', { body }]]);
      await timed(`drugs, 1,000 of ${field}, ${condition}`, [['POST /synapse/drug/search', { body }]]);
      if (field === 'disease')
        await timed(`trials, 1,000 of ${field}, ${condition}`, [['POST /synapse/clinical-trial/search', { body }]]);
      if (field !== 'drug_type')
        await timed(`papers, 1,000 of ${field}, ${condition}`, [['POST /synapse/paper/search', { body }]]);
    }
}
console.log(`${resident()} after the last`);
await service.stop();
