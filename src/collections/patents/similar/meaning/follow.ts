import { createHash } from 'node:crypto';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import { scriptOf } from '#corpus/meaning.ts';
import { SentenceEncoder } from '#encoder/encoder.ts';
import { encoderFile } from '#encoder/package.ts';
import { patents } from '../../patents.ts';
import { unitsOf } from './units.ts';

/** Records that are read at once, so many bytes of them at most: what is encoded is kept after each. */
const RECORDS = 50;
const BYTES = 4 << 20;

/** Tells texts apart. */
const digestOf = (units: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(units)).digest('base64').slice(0, 22);

export interface Following {
  /** Documents that were encoded. */
  readonly documents: number;
}

/**
 * Brings the vectors of a corpus's patents up to date. Blocks its thread: some 15 ms for 100 words, so for
 * minutes after a large import; what was done is kept when it is ended meanwhile.
 * @throws Error if no model was added.
 */
export async function followMeaning(at: CorpusAddress): Promise<Following> {
  const encoder = SentenceEncoder.open(encoderFile(at.dir));
  const opener = await openerAt(at);
  const source = await opener.openStored(at, []);
  const column = opener.openMeaningWriter(at.dir, { model: encoder.name, sha256: encoder.sha256, size: encoder.size });
  try {
    const { records } = source;
    const last = (await records.collections()).find(({ name }) => name === patents.name)?.last_seq ?? 0;
    // a store with a smaller number is another one: a backup was restored
    if (column.seq > last || column.wasted) column.clear();
    let documents = 0;
    for (;;) {
      const changes = await records.changesAfter(patents, column.seq, RECORDS, BYTES);
      if (changes.length === 0) return { documents };
      const read = changes
        .flatMap((change) => {
          if (change.kind === 'put') return [{ id: change.record.publication_number, units: unitsOf(change.record) }];
          return change.kind === 'delete' ? [{ id: change.id, units: [] }] : [];
        })
        .map((one) => ({ ...one, digest: digestOf(one.units) }))
        // facts about a patent arrive more often than its texts change
        .filter(({ id, digest }) => column.digest(id) !== digest);
      const vectors = encoder.encode(read.flatMap(({ units }) => units));
      let from = 0;
      const put = read.map(({ id, units, digest }) => {
        const own = vectors.slice(from, from + units.length);
        from += units.length;
        return { id, script: scriptOf(units.join('\n')), digest, vectors: own };
      });
      column.put(put, changes.at(-1)!.seq);
      documents += put.filter((one) => one.vectors.length > 0).length;
    }
  } finally {
    column.close();
    await source.close();
  }
}
