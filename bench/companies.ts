import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveCompany } from '#analytics/companies/resolve.ts';
import { companies, namesOf } from '#collections/companies/companies.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import gleif from '#sources/gleif/source.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';
import { lei, NameMaker, realEntities } from './company-shapes.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * A golden copy of legal entities, generated in the shapes of real ones, in CSV: how fast it is read and in how much
 * memory; then how long names take to resolve among them, by the clock and in processor time of the whole process, and
 * look-ups by identifier.
 *
 *     node bench/companies.ts [--entities 100000] [--folder kept between runs] [--rounds 1] [files of ROR ...]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entities: { type: 'string', default: '100000' },
    folder: { type: 'string' },
    rounds: { type: 'string', default: '1' },
  },
});
const COUNT = Number(values.entities);
const ASKED = 2_000;
const OTHER_NAMES = 5;
const countries = ['DE', 'GB', 'FR', 'US', 'NL', 'SE', 'CN', 'JP', 'BR', 'IN'];
const said = (n: number) => Math.round(n).toLocaleString('en');
const megabytes = (bytes: number) => `${said(bytes / 1e6)} MB`;

const shared = sharedData('enterprises');
if (!shared) {
  console.log('No shared data (PRIORA_SHARED_DATA): names have no shapes to be made in.');
  process.exit(0);
}
const kinds = ['sec-edgar', 'gleif-api-json', 'gleif-files', 'openalex-jsonl', 'companies-house', 'cnpj-brazil', 'ror'];
const real = await realEntities([
  ...[...kinds, 'inpi-br-software-jsonl'].map((name) => join(shared, name)),
  ...positionals,
]);
const random = new Random(7);
const made = new NameMaker(real.map(namesOf), random);
console.log(`${said(real.length)} records of real files give the shapes`);

const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'priora-companies-')));
const data_dir = join(folder, 'data');
const ready = existsSync(join(folder, 'done'));

async function writeGoldenCopy(path: string): Promise<void> {
  const out = createWriteStream(path);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const other = 'Entity.OtherEntityNames.OtherEntityName';
  const others = Array.from({ length: OTHER_NAMES }, (_, i) =>
    ['', '.xmllang', '.type'].map((part) => `${other}.${i + 1}${part}`),
  ).flat();
  const head = ['LEI', 'Entity.LegalName', 'Entity.LegalName.xmllang', ...others];
  const rest = [
    ...['FirstAddressLine', 'City', 'Country', 'PostalCode'].map((name) => `Entity.LegalAddress.${name}`),
    ...['Entity.RegistrationAuthority.RegistrationAuthorityID'],
    ...['Entity.RegistrationAuthority.RegistrationAuthorityEntityID', 'Entity.LegalForm.EntityLegalFormCode'],
    ...['Entity.EntityStatus', 'Entity.EntityCreationDate', 'Registration.LastUpdateDate'],
  ];
  out.write(`${[...head, ...rest].join(',')}\n`);
  for (let n = 0; n < COUNT; n++) {
    const names = made.entity().slice(0, 1 + OTHER_NAMES);
    const id = lei(n);
    const [legal, ...more] = names;
    const cells = [id, cell(legal!.text), 'en'];
    for (let i = 0; i < OTHER_NAMES; i++) {
      const type = more[i]?.kind === 'trading' ? 'TRADING_OR_OPERATING_NAME' : 'PREVIOUS_LEGAL_NAME';
      cells.push(...(more[i] ? [cell(more[i]!.text), 'en', type] : ['', '', '']));
    }
    cells.push(
      `Street ${n % 300}`,
      cell(made.name().split(' ')[0]!),
      random.pick(countries),
      `${10_000 + (n % 80_000)}`,
    );
    cells.push(`RA000${100 + (n % 500)}`, `${n}`, '6QQB', 'ACTIVE', '2001-02-03T00:00:00Z', '2026-01-01T00:00:00Z');
    if (!out.write(`${cells.join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}
await mkdir(data_dir, { recursive: true });
const path = join(folder, '20260101-0000-gleif-goldencopy-lei2-golden-copy.csv');
if (!ready) await writeGoldenCopy(path);

const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
if (!ready) {
  console.log(`${said(COUNT)} entities, ${megabytes((await stat(path)).size)} of CSV`);
  let at = 0;
  const begun = process.cpuUsage();
  const summary = await importFiles({
    ...{ source: gleif, paths: [path], corpus, data_dir },
    on_progress: ({ records }) => {
      if (records < at + COUNT / 20) return;
      at = records;
      const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
      console.log(
        `  ${said(records)} records: ${megabytes(rss)} resident, heap ${megabytes(heapUsed)}, external ${megabytes(external)}, buffers ${megabytes(arrayBuffers)}`,
      );
    },
  });
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `imported ${said(summary.records)}, ${summary.rejected} rejected, in ${said(summary.seconds)} s (${said((user + system) / 1e6)} s of processor): ${said(summary.records / summary.seconds)} a second, ${said(summary.records / ((user + system) / 1e6))} a second of processor, peak ${megabytes(summary.peak_memory_bytes)}`,
  );
  createWriteStream(join(folder, 'done')).end();
  await rm(path);
}

const [status] = (await corpus.status()).filter(({ name }) => name === companies.name);
console.log(`${said(status!.records)} entities stored`);
// of those that are stored, evenly: an import that was ended early has the first ones
const every = Math.max(1, Math.floor(status!.records / ASKED));
const leis = Array.from({ length: Math.min(ASKED, status!.records) }, (_, i) => lei(i * every));
const asked = await corpus.lookup(
  companies,
  'key',
  leis.map((id) => `lei:${id}`),
);
const known = asked.map((company) => random.pick(namesOf(company)).text);

async function measured(what: string, each: readonly string[], ask: (text: string) => Promise<boolean>): Promise<void> {
  const times: number[] = [];
  const spent: number[] = [];
  let found = 0;
  let worst = '';
  for (const text of each) {
    const [started, begun] = [performance.now(), process.cpuUsage()];
    if (await ask(text)) found++;
    const { user, system } = process.cpuUsage(begun);
    times.push(performance.now() - started);
    spent.push((user + system) / 1000);
    if (spent.at(-1)! >= Math.max(...spent)) worst = text;
  }
  for (const list of [times, spent]) list.sort((a, b) => a - b);
  const shown = (list: number[]) => [0.5, 0.99, 1].map((q) => quantile(list, q).toFixed(2)).join(' / ');
  console.log(
    `${what}: ${found} of ${each.length} found; p50 / p99 / worst ${shown(times)} ms, processor ${shown(spent)} ms (worst: ${worst.slice(0, 60)})`,
  );
}
const meant = async (company_name: string) => (await resolveCompany(corpus, { company_name })).company !== undefined;
const asking = new NameMaker(real.map(namesOf), new Random(11));
const unknown = Array.from({ length: ASKED }, () => asking.name());
const draw = new Random(13);
const frequent = asking.frequent(60);
const wrongLetter = known.map((name) => {
  const at = draw.integer(name.length);
  return `${name.slice(0, at)}x${name.slice(at + 1)}`;
});
const ofFrequent = Array.from({ length: ASKED / 4 }, () =>
  Array.from({ length: 3 + draw.integer(10) }, () => draw.pick(frequent)).join(' '),
);
const long = Array.from({ length: ASKED / 20 }, () =>
  Array.from({ length: 80 }, () => asking.name())
    .join(' ')
    .slice(0, 500),
);
for (let round = 1; round <= Number(values.rounds); round++) {
  await measured('names that one has', known, meant);
  await measured('the same with one letter wrong', wrongLetter, meant);
  await measured('names in the shape of the others', unknown, meant);
  await measured('of frequent words alone', ofFrequent, meant);
  await measured('of 500 characters', long, meant);
  await measured('of one letter', [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], meant);
  await measured(
    'look-ups by LEI',
    leis,
    async (id) => (await corpus.lookup(companies, 'key', [`lei:${id}`])).length === 1,
  );
}
await corpus.close();
if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
