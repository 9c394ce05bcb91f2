// References whose DOI is hidden: are they taken for the same work as another reference with that DOI?
//   node eval/references/run.ts [tune|report]
// References to works of even digest are for tuning, odd ones for the report.
import { join } from 'node:path';
import type { Reference } from '#collections/works/work.ts';
import { referenceKeys, works } from '#collections/works/works.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { sharedData } from '#testing/shared-data.ts';
import { hiddenReferences, ofHalf, type Pair, scorePairs } from './pairs.ts';

const half = process.argv[2] === 'tune' ? 'tune' : 'report';
const literature = sharedData('literature');
if (!literature) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}

/** Folders with references that have a DOI; the others have works that a reference could be taken for. */
const FOLDERS = ['pubmed-xml', 'jats-xml', 'crossref-json', 'openalex-jsonl', 'arxiv-json', 'medline-txt', 'datacite'];
const all = await assembledRecords(
  works,
  FOLDERS.map((name) => join(literature, name)),
);
const hidden = hiddenReferences(all).filter(({ doi }) => ofHalf(doi, half));

const METHODS: readonly { readonly name: string; readonly keys: (reference: Reference) => readonly string[] }[] = [
  { name: 'title and year', keys: (reference) => referenceKeys({ ...reference, author: 'anybody' }) },
  {
    name: 'title, first author, years next to each other',
    keys: (reference) =>
      [0, 1].flatMap((more) =>
        referenceKeys({ ...reference, ...(reference.year !== undefined && { year: reference.year + more }) }),
      ),
  },
  { name: 'title, year, first author', keys: (reference) => referenceKeys(reference) },
];

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));
console.log(
  `references (${half}): ${hidden.length} with a DOI, to ${new Set(hidden.map(({ doi }) => doi)).size} works; ${hidden.filter(({ reference }) => reference.title !== undefined).length} of them with a title, ${hidden.filter(({ reference }) => referenceKeys(reference).length > 0).length} with all that a match needs\n`,
);
const head = ['Taken for one by', 'Pairs with one DOI', 'Pairs matched', 'Right', 'Precision', 'Recall'];
console.log(`| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}`);
const scores = METHODS.map(({ name, keys }) => ({ name, ...scorePairs(hidden, keys) }));
for (const { name, meant, matched, right } of scores)
  console.log(`| ${[name, meant, matched, right, share(right, matched), share(right, meant)].join(' | ')} |`);

// works of the set that a reference with a hidden DOI is taken for
const worksByKey = new Map<string, (typeof all)[number]>();
for (const work of all) for (const key of work.keys) if (key.startsWith('like:')) worksByKey.set(key, work);
const [own, other] = [[] as string[], [] as string[]];
for (const { doi, reference } of hidden) {
  const work = referenceKeys(reference).flatMap((key) => worksByKey.get(key) ?? [])[0];
  if (!work) continue;
  const has = work.ids.includes(doi);
  const dois = work.ids.filter((id) => id.startsWith('doi:'));
  if (has || dois.length > 0) (has ? own : other).push(`${doi} ${dois.join(' ')} ${reference.title}`);
}
const there = hidden.filter(({ doi }) => all.some(({ ids }) => ids.includes(doi))).length;
console.log(
  `\nreferences to works that are in the set: ${there}; taken for their work ${own.length}, for another with a DOI of its own ${other.length}`,
);

if (half === 'tune') {
  const told = ({ a, b }: Pair) =>
    [a, b]
      .map(
        ({ doi, reference: { title, author, year, text } }) =>
          `    ${doi} | ${title} | ${author} | ${year} | ${text?.slice(0, 300)}`,
      )
      .join('\n');
  const { wrong, missed } = scores.at(-1)!;
  console.log(`\nwrong:\n${wrong.slice(0, 30).map(told).join('\n\n')}`);
  console.log(`\nmissed:\n${missed.slice(0, 60).map(told).join('\n\n')}`);
  console.log(`\nfor another work:\n${other.join('\n')}`);
}
