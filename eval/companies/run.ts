import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entitiesNamed } from '#analytics/companies/affiliation.ts';
import { companies } from '#collections/companies/companies.ts';
import { idsIn } from '#collections/record-fields.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * How often a line of an affiliation leads to the entity that ROR says, and how often to another one: the resolver, and
 * the whole line as a name (the baseline). Entities are those of ROR and OpenAlex in the shared data; an answer for a
 * line whose entity is not stored is wrong.
 *
 *     node eval/companies/run.ts
 */
const folder = sharedData('enterprises/ror');
const more = sharedData('enterprises/openalex-jsonl');
if (!folder || !more) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const data_dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
await importFiles({
  source: 'auto',
  paths: [join(folder, 'ror.zip'), join(folder, 'ror-records-v2-es7.json.gz'), more],
  corpus,
  data_dir,
});

const read = (name: string) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')) as any[];
const sets = {
  affiliations: read('dataset_affiliations_crossref_2024_02_19.json.gz').map((each) => ({
    text: each.affiliation as string,
    truth: (each.ror_ids as string[]) ?? [],
  })),
  names: read('dataset_names.json.gz').map((each) => ({
    text: each.affiliation as string,
    truth: [each['ror-id'] as string].filter(Boolean),
  })),
};
const rorOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
for (const [name, lines] of Object.entries(sets)) {
  const truths = [...new Set(lines.flatMap(({ truth }) => truth.map((url) => `ror:${rorOf(url)}`)))];
  const stored = new Set((await corpus.lookup(companies, 'key', truths)).flatMap((each) => idsIn(each.ids, 'ror')));
  const counts = { answered: 0, right: 0, certain: 0, certain_right: 0, whole_answered: 0, whole_right: 0 };
  let reachable = 0;
  const wrong: string[] = [];
  for (const { text, truth } of lines) {
    const wanted = new Set(truth.map(rorOf));
    reachable += [...wanted].filter((each) => stored.has(each)).length;
    const found = await entitiesNamed(corpus, text);
    for (const { company, words, certain } of found) {
      counts.answered++;
      if (certain) counts.certain++;
      if (idsIn(company.ids, 'ror').some((each) => wanted.has(each))) {
        counts.right++;
        if (certain) counts.certain_right++;
      } else wrong.push(`${words} <- ${text.slice(0, 140)} (${[...wanted].join(' ')})`);
    }
    const [whole] = await corpus.lookup(companies, 'name', [text]);
    if (whole) {
      counts.whole_answered++;
      if (idsIn(whole.ids, 'ror').some((each) => wanted.has(each))) counts.whole_right++;
    }
  }
  const share = (part: number, all: number) => (all === 0 ? 'n/a' : (part / all).toFixed(4));
  console.log(`${name}: ${lines.length} lines, ${reachable} entities of them stored`);
  console.log(
    `  resolver: ${counts.answered} answers, precision ${share(counts.right, counts.answered)}, recall ${share(counts.right, reachable)}`,
  );
  console.log(
    `  whole line: ${counts.whole_answered} answers, precision ${share(counts.whole_right, counts.whole_answered)}, recall ${share(counts.whole_right, reachable)}`,
  );
  for (const each of wrong.slice(0, 40)) console.log(`  wrong: ${each}`);
}
await corpus.close();
await rm(data_dir, { recursive: true, force: true });
