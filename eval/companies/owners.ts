import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupOf, subjectOf } from '#analytics/companies/portfolio.ts';
import { resolutionNote, resolveCompany } from '#analytics/companies/resolve.ts';
import { companies } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * Owners of real patents, followed to their company and its group, as the service answers: to be compared by hand with
 * the files. Those of most publications whose name one stored company has.
 *
 *     node eval/companies/owners.ts [owners, default 10]
 */
const SHOWN = Number(process.argv[2] ?? 10);
const folders = [
  ...['uspto-grant-xml', 'uspto-ppubs-json', 'uspto-assignment', 'uspto-assignment-center-json', 'lens-export-csv'].map(
    (each) => `patents/${each}`,
  ),
  ...['gleif-api-json', 'gleif-files', 'sec-edgar', 'ror', 'openalex-jsonl'].map((each) => `enterprises/${each}`),
].flatMap((each) => sharedData(each) ?? []);
if (folders.length === 0) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to follow.');
  process.exit(0);
}
const data_dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
await importFiles({ source: 'auto', paths: folders, corpus, data_dir });
const [owned] = await corpus.facets(patents, { query: { kind: 'all' } }, [
  { field: 'ANCS_EXACT', offset: 0, limit: 2_000 },
]);
const names = owned!.buckets.map(({ value }) => value);
const ids = await corpus.identify(companies, 'name', names);
const tied = names.filter((name) => ids.get(name)?.length === 1);
const several = names.filter((name) => (ids.get(name)?.length ?? 0) > 1);
console.log(
  `${names.length} owners; ${tied.length} have the name of one stored company, ${several.length} of several: ${several.slice(0, 5).join('; ')}`,
);
for (const name of tied.slice(0, SHOWN)) {
  const found = await resolveCompany(corpus, { company_name: name });
  const { company } = found;
  console.log(`\n${name}`);
  console.log(`  ${resolutionNote({ company_name: name }, found) ?? 'its legal name'}`);
  if (!company) continue;
  console.log(
    `  ${company.name} ${company.ids.join(' ')} (${company.provenance.map(({ source }) => source).join(', ')})`,
  );
  const { members, top, unknown } = await groupOf(corpus, company);
  console.log(`  group of ${top.name}: ${members.length} stored, ${unknown} more stated`);
  const subject = (await subjectOf(corpus, { company_name: name }, () => {}))!;
  console.log(`  names: ${subject.names.join('; ')}`);
  for (const [what, query] of [
    ['owned', subject.owned],
    ['filed', subject.filed],
  ] as const) {
    const { total, hits } = await corpus.search(patents, {
      query,
      offset: 0,
      limit: 12,
      sort: [{ field: 'PBD', order: 'desc' }],
    });
    console.log(`  ${what}: ${total} publications, the latest ${hits.map(({ id }) => id).join(' ')}`);
  }
}
await corpus.close();
await rm(data_dir, { recursive: true, force: true });
