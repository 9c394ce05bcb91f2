import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveCompany } from '#analytics/companies/resolve.ts';
import { companies } from '#collections/companies/companies.ts';
import { leiOf } from '#collections/companies/identifiers.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import gleif from '#sources/gleif/source.ts';
import { importFiles } from '#sources/import.ts';
import { Random } from './random.ts';

/**
 * A golden copy of legal entities, generated, in CSV: how fast it is read and in how much memory; then how long names
 * take to resolve among them, and look-ups by identifier.
 *
 *     node bench/companies.ts [entities, default 100000]
 */
const COUNT = Number(process.argv[2] ?? 100_000);
const ASKED = 2_000;
const random = new Random(7);
const draw = () => random.next();
const pick = <T>(of: readonly T[]): T => of[Math.floor(draw() * of.length)]!;
const syllables = 'ba co di fe ga hu ki lo ma ne or pi qua ri so tu va wo xe yo zan mer tol gar vin sel nor dak'.split(
  ' ',
);
const word = () => Array.from({ length: 2 + Math.floor(draw() * 2) }, () => pick(syllables)).join('');
const forms = ['LIMITED', 'GmbH', 'S.A.', 'INC.', 'AG', 'SARL', 'B.V.', 'LLC', 'PLC', 'Aktiebolag'];
const trades = ['Holding', 'Capital', 'Energy', 'Foods', 'Systems', 'Logistics', 'Pharma', 'Fund', 'Trading', 'Motors'];
const countries = ['DE', 'GB', 'FR', 'US', 'NL', 'SE', 'CN', 'JP', 'BR', 'IN'];

/** An LEI of its number, with its check digits (ISO 7064 mod 97-10). */
function lei(n: number): string {
  const stem = `TEST00${String(n).padStart(12, '0')}`;
  for (let check = 2; check < 99; check++) {
    const whole = stem + String(check).padStart(2, '0');
    if (leiOf(whole)) return whole;
  }
  throw new RangeError('no check digits');
}

const dir = await mkdtemp(join(tmpdir(), 'priora-companies-'));
const path = join(dir, '20260101-0000-gleif-goldencopy-lei2-golden-copy.csv');
const out = createWriteStream(path);
out.write(
  'LEI,Entity.LegalName,Entity.LegalName.xmllang,Entity.OtherEntityNames.OtherEntityName.1,Entity.OtherEntityNames.OtherEntityName.1.xmllang,Entity.OtherEntityNames.OtherEntityName.1.type,Entity.LegalAddress.FirstAddressLine,Entity.LegalAddress.City,Entity.LegalAddress.Country,Entity.LegalAddress.PostalCode,Entity.RegistrationAuthority.RegistrationAuthorityID,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.LegalForm.EntityLegalFormCode,Entity.EntityStatus,Entity.EntityCreationDate,Registration.LastUpdateDate\n',
);
const names: string[] = [];
const leis: string[] = [];
for (let n = 0; n < COUNT; n++) {
  const name = `${word()} ${word()} ${pick(trades)} ${pick(forms)}`;
  const former = n % 8 === 0 ? `${word()} ${word()} ${pick(forms)}` : '';
  const id = lei(n);
  if (n % Math.max(1, Math.floor(COUNT / ASKED)) === 0) {
    names.push(former === '' ? name : former);
    leis.push(id);
  }
  const more = former === '' ? ',,' : `${former},en,PREVIOUS_LEGAL_NAME`;
  const row = `${id},${name},en,${more},Street ${n % 300},${word()},${pick(countries)},${10_000 + (n % 80_000)},RA000${100 + (n % 500)},${n},6QQB,ACTIVE,2001-02-03T00:00:00Z,2026-01-01T00:00:00Z\n`;
  if (!out.write(row)) await once(out, 'drain');
}
out.end();
await once(out, 'close');
console.log(`${COUNT.toLocaleString('en')} entities, ${((await stat(path)).size / 1e6).toFixed(0)} MB of CSV`);

const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: join(dir, 'data') }));
let at = 0;
const summary = await importFiles({
  ...{ source: gleif, paths: [path], corpus, data_dir: join(dir, 'data') },
  on_progress: ({ records }) => {
    if (records < at + COUNT / 5) return;
    at = records;
    console.log(
      `  ${records.toLocaleString('en')} records: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident`,
    );
  },
});
console.log(
  `imported ${summary.records.toLocaleString('en')}, ${summary.rejected} rejected, in ${summary.seconds.toFixed(0)} s: ${Math.round(summary.records / summary.seconds).toLocaleString('en')} a second, peak ${(summary.peak_memory_bytes / 1e6).toFixed(0)} MB`,
);

const measured = async (what: string, each: readonly string[], ask: (text: string) => Promise<boolean>) => {
  const times: number[] = [];
  let found = 0;
  for (const text of each) {
    const started = performance.now();
    if (await ask(text)) found++;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
  console.log(`${what}: ${found} of ${each.length} found; p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`);
};
const meant = async (company_name: string) => (await resolveCompany(corpus, { company_name })).company !== undefined;
await measured('names, first round', names, meant);
await measured('names', names, meant);
await measured(
  'names that none has',
  names.map((name) => `${name.split(' ')[0]} ${word()} ${word()}`),
  async (name) => !(await meant(name)),
);
await measured(
  'look-ups by LEI',
  leis,
  async (id) => (await corpus.lookup(companies, 'key', [`lei:${id}`])).length === 1,
);
await corpus.close();
await rm(dir, { recursive: true, force: true });
