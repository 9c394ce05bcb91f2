/**
 * The child of a test that kills writers: writes families that cite each other to the corpus of a database for ever,
 * and says on standard output the number of each write that is acknowledged. Arguments: address, folder, first number.
 */

import { writeSync } from 'node:fs';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openCorpus } from '#stores/postgres/corpus/open-corpus.ts';

const [url, dir, first] = process.argv.slice(2) as [string, string, string];
const corpus = await openCorpus({ url, dir, collections });
for (let n = Number(first); ; n++) {
  const number = (i: number) => `US${7_000_000 + n * 10 + i}B2`;
  await corpus.put(
    patents,
    [0, 1, 2, 3, 4].map((i) =>
      samplePatent(number(i), {
        priorities: [{ country: 'US', number: `US62/${200_000 + (n >> 1)}` }],
        cites: [{ publication_number: number((i + 1) % 5) }, { publication_number: `US${7_000_000 + (n - 1) * 10}` }],
      }),
    ),
  );
  writeSync(1, `${n}\n`);
}
