// Copied into a work tree of an older version and run there: makes a data directory as that version wrote it. Imports
// what that version had, by its places.
import { join } from 'node:path';
import { patents } from '#corpus/collections/patents.ts';
import { samplePatent } from '#corpus/collections/sample-patent.ts';
import { openCorpus } from '#corpus/embedded-corpus.ts';
import { embeddedEngine } from '#corpus/engines/embedded/engine.ts';

const [dir, records] = [process.argv[2], Number(process.argv[3])];
const AT_ONCE = 2_000;
/** Publications of one family, each of which cites the first of the family before. */
const FAMILY = 4;
const OFFICES = ['US', 'EP', 'CN', 'JP'];
const KINDS = ['B2', 'B1', 'B', 'B2'];

const patent = (n) => {
  const family = Math.floor(n / FAMILY);
  const office = n % FAMILY;
  return samplePatent(`${OFFICES[office]}${1_000_000 + family}${KINDS[office]}`, {
    publication_date: 20100101 + (n % 28),
    titles: [{ lang: 'en', origin: 'original', text: `Pump with rotor ${family % 1_000} and seal ${n % 97}` }],
    abstracts: [{ lang: 'en', origin: 'original', text: `A rotor of a pump turns in housing ${n % 5_003}.`.repeat(8) }],
    application_number: `${OFFICES[office]}14/${100_000 + family}`,
    priorities: [{ country: 'US', number: `US61/${100_000 + family}`, date: 20080101 }],
    cites: family > 0 ? [{ publication_number: `US${1_000_000 + family - 1}B2` }] : [],
    legal_events:
      n % 10 === 0 ? [{ date: 20200101, code: 'AS', type: 61, details: { to: `BANK ${n % 50} NA`, n: `${n}` } }] : [],
    provenance: [{ source: 'made', fields: [] }],
  });
};

const corpus = await openCorpus({ dir, collections: [patents], engine: embeddedEngine({ dir: join(dir, 'index') }) });
for (let at = 0; at < records; at += AT_ONCE)
  await corpus.put(
    patents,
    Array.from({ length: Math.min(AT_ONCE, records - at) }, (_, i) => patent(at + i)),
  );
await corpus.close();
