/**
 * The child of `crash.test.ts`: writes random batches for ever and says on standard output what it begins and what is
 * acknowledged, until it is killed. Arguments: data directory, number of the first batch, seed.
 */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { type Paper, paper, papers } from './papers.ts';
import { drawsBelow } from './seeded.ts';

/**
 * One line of the child's output: of patents, whose `page_count` is the batch's number, or of papers, whose title is.
 */
export interface CrashLine {
  readonly kind: 'begin' | 'acknowledged';
  readonly batch: number;
  readonly puts: readonly string[];
  readonly deletes: readonly string[];
}

const OFFICES = ['US', 'EP', 'CN'];
const KINDS = ['A1', 'B1'];

function randomPatent(random: (below: number) => number, batch: number): Patent {
  const number = () => `${OFFICES[random(3)]}${7_000_000 + random(60)}`;
  const application = () => ({ country: 'US', number: `US14/${700_000 + random(40)}` });
  const list = <T>(length: number, make: () => T) => Array.from({ length: random(length) }, make);
  return samplePatent(number() + KINDS[random(2)], {
    page_count: batch,
    application_number: application().number,
    priorities: list(3, application),
    stated_family_members: list(2, number),
    cites: list(6, () => ({ publication_number: number() })),
    titles: [{ lang: 'en', origin: 'original', text: `Pump number ${batch}` }],
    claims: [
      {
        lang: 'en',
        origin: 'original',
        claims: [
          { number: 1, text: `A pump ${'with a rotor '.repeat(random(200))}${batch}.`, independent: true, parents: [] },
        ],
      },
    ],
    provenance: [{ source: 'crash', fields: [] }],
  });
}

/** A paper that is about patents and cites papers, all of them among those that this child writes. */
const randomPaper = (random: (below: number) => number, batch: number): Paper => {
  const id = random(25);
  return paper(`p${id}`, {
    title: String(batch),
    doi: `10.1/p${id}`,
    about: Array.from({ length: random(3) }, () => `${OFFICES[random(3)]}${7_000_000 + random(60)}${KINDS[random(2)]}`),
    cites: Array.from({ length: random(4) }, () => `10.1/p${random(25)}`),
  });
};

if (import.meta.main) {
  const [dir, first, seed] = process.argv.slice(2) as [string, string, string];
  const random = drawsBelow(Number(seed));
  const corpus = await openCorpus({
    dir,
    collections: [...collections, papers],
    engine: embeddedEngine({ dir: join(dir, 'index') }),
    poll_ms: 20,
    flush_ms: 40,
    flush_changes: 60,
  });
  const say = (line: CrashLine) => writeSync(1, `${JSON.stringify(line)}\n`);
  for (let batch = Number(first); ; batch++) {
    if (random(8) === 0) {
      const deletes = Array.from({ length: 1 + random(4) }, () => randomPatent(random, batch).publication_number);
      say({ kind: 'begin', batch, puts: [], deletes });
      await corpus.delete(patents, deletes);
      say({ kind: 'acknowledged', batch, puts: [], deletes });
      continue;
    }
    if (random(3) === 0) {
      const some = Array.from({ length: 1 + random(6) }, () => randomPaper(random, batch));
      const puts = some.map(({ id }) => id);
      const deletes = [`p${random(25)}`].filter((id) => !puts.includes(id) && random(3) === 0);
      const change = deletes.length > 0 ? { puts: [], deletes } : { puts, deletes };
      say({ kind: 'begin', batch, ...change });
      await (deletes.length > 0 ? corpus.delete(papers, deletes) : corpus.put(papers, some));
      say({ kind: 'acknowledged', batch, ...change });
      continue;
    }
    const records = Array.from({ length: 1 + random(20) }, () => randomPatent(random, batch));
    const puts = records.map((record) => record.publication_number);
    say({ kind: 'begin', batch, puts, deletes: [] });
    await corpus.put(patents, records);
    say({ kind: 'acknowledged', batch, puts, deletes: [] });
  }
}
