import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type BenchDocument, fromLine } from './corpus.ts';

/** The documents of a file of lines, `size` at a time. */
export async function* eachBatch(path: string, size: number): AsyncGenerator<BenchDocument[]> {
  let batch: BenchDocument[] = [];
  for await (const line of createInterface({ input: createReadStream(path, { highWaterMark: 1 << 20 }) })) {
    batch.push(fromLine(line));
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
