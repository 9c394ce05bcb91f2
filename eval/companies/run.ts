import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entitiesNamed, type Named } from '#analytics/companies/affiliation.ts';
import { type Company, companies, namesOf } from '#collections/companies/companies.ts';
import { idsIn } from '#collections/record-fields.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { standardName } from '#patents/names.ts';
import { importFiles } from '#sources/import.ts';
import ror from '#sources/ror/source.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * How often a line of an affiliation leads to the entity that ROR says, and how often to another one: the resolver, and
 * the whole line as a name (the baseline). Entities are those of ROR and OpenAlex in the shared data, or of the files
 * of ROR that are named, such as its whole dump; an answer for a line whose entity is not stored is wrong. A label that
 * names a record which ROR took back later is right by that record and by the one that ROR names in its place.
 * Lines are halved by a hash: what is tuned is tuned on `tune`, whose wrong answers are shown.
 *
 *     node eval/companies/run.ts [files of ROR ...]
 */
const folder = sharedData('enterprises/ror');
const more = sharedData('enterprises/openalex-jsonl');
if (!folder || !more) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const given = process.argv.slice(2);
const data_dir = await mkdtemp(join(tmpdir(), 'priora-eval-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
const { records, rejected, seconds } = await importFiles({
  source: given.length > 0 ? ror : 'auto',
  paths: given.length > 0 ? given : [join(folder, 'ror.zip'), join(folder, 'ror-records-v2-es7.json.gz'), more],
  corpus,
  data_dir,
});
const [status] = (await corpus.status()).filter(({ name }) => name === companies.name);
console.log(`${records} records, ${rejected} rejected, in ${seconds.toFixed(0)} s; ${status!.records} entities stored`);

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
const heirsOf = ({ relations }: Company) =>
  idsIn(
    relations.filter(({ kind }) => kind === 'successor').map(({ to }) => to),
    'ror',
  );
const halfOf = (text: string) => (createHash('sha256').update(text).digest()[0]! < 128 ? 'tune' : 'report');
const share = (part: number, all: number) => (all === 0 ? 'n/a' : (part / all).toFixed(4));
for (const [name, lines] of Object.entries(sets)) {
  const truths = [...new Set(lines.flatMap(({ truth }) => truth.map((url) => `ror:${rorOf(url)}`)))];
  const labelled = await corpus.lookup(companies, 'key', truths);
  const stored = new Set(labelled.flatMap((each) => idsIn(each.ids, 'ror')));
  const heirs = new Map(
    labelled
      .filter(({ status }) => status === 'WITHDRAWN')
      .flatMap((each) => idsIn(each.ids, 'ror').map((id) => [id, heirsOf(each)] as const)),
  );
  const byRor = new Map(labelled.flatMap((each) => idsIn(each.ids, 'ror').map((id) => [id, each] as const)));
  /** Why a wrong answer is one, by the labels and what is stored of the bodies that they name. */
  const causeOf = (words: string, found: readonly Named[], labels: ReadonlySet<string>) => {
    if (labels.size === 0) return 'nobody';
    if (![...labels].every((each) => stored.has(each))) return 'not_stored';
    const of = [...labels].flatMap((each) => byRor.get(each) ?? []);
    if (of.some((each) => namesOf(each).some((one) => standardName(one.text) === standardName(words))))
      return 'called_so';
    return found.some(({ company }) => of.some((each) => each.id === company.id)) ? 'beside' : 'other';
  };
  for (const half of ['tune', 'report']) {
    const own = lines.filter(({ text }) => halfOf(text) === half);
    const counts = { answered: 0, right: 0, certain: 0, certain_right: 0, whole: 0, whole_right: 0, reachable: 0 };
    const wrong: string[] = [];
    const why = { nobody: 0, not_stored: 0, called_so: 0, beside: 0, other: 0 };
    const times: number[] = [];
    for (const { text, truth } of own) {
      const labels = new Set(truth.map(rorOf));
      const wanted = new Set([...labels].flatMap((each) => [each, ...(heirs.get(each) ?? [])]));
      counts.reachable += [...labels].filter((each) => stored.has(each)).length;
      const began = performance.now();
      const found = await entitiesNamed(corpus, text);
      times.push(performance.now() - began);
      for (const { company, words, certain } of found) {
        counts.answered++;
        if (certain) counts.certain++;
        if (idsIn(company.ids, 'ror').some((each) => wanted.has(each))) {
          counts.right++;
          if (certain) counts.certain_right++;
        } else {
          why[causeOf(words, found, labels)]++;
          wrong.push(`${words} = ${company.name} <- ${text.slice(0, 160)} (${[...wanted].join(' ')})`);
        }
      }
      const [whole] = await corpus.lookup(companies, 'name', [text]);
      if (whole) {
        counts.whole++;
        if (idsIn(whole.ids, 'ror').some((each) => wanted.has(each))) counts.whole_right++;
      }
    }
    times.sort((a, b) => a - b);
    console.log(`${name}, ${half}: ${own.length} lines, ${counts.reachable} entities of them stored`);
    console.log(
      `  resolver: ${counts.answered} answers, precision ${share(counts.right, counts.answered)}, recall ${share(counts.right, counts.reachable)}; place stated: ${counts.certain}, precision ${share(counts.certain_right, counts.certain)}; p50 ${times[times.length >> 1]!.toFixed(1)} ms`,
    );
    console.log(
      `  whole line: ${counts.whole} answers, precision ${share(counts.whole_right, counts.whole)}, recall ${share(counts.whole_right, counts.reachable)}`,
    );
    console.log(
      `  wrong: ${why.nobody} where the label is nobody, ${why.not_stored} whose labelled entity is not stored, ${why.called_so} whose labelled entity is called so too, ${why.beside} beside the labelled one, ${why.other} others`,
    );
    // the other half is not read
    if (half === 'tune') for (const each of wrong.slice(0, 60)) console.log(`  wrong: ${each}`);
  }
}
await corpus.close();
await rm(data_dir, { recursive: true, force: true });
