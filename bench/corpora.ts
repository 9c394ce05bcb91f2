import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type BenchDocument, generate, subclass, toLine, topics, vocabulary, whole } from './corpus.ts';
import { eachBatch } from './lines.ts';
import { realPatents } from './patents.ts';
import type { Material } from './queries.ts';

/** What a run is made over. */
export interface BenchCorpus {
  /** As it stands in the results' file name. */
  readonly name: string;
  documents(): Iterable<BenchDocument> | AsyncIterable<BenchDocument>;
  /** What the queries are made of. `lines`: the file of the documents. */
  material(lines: string): Promise<Material>;
}

/** @param share Of the words of abstracts and claims. */
export const generated = (documents: number, share = 1): BenchCorpus => ({
  name: String(documents),
  documents: () => generate(documents, whole(share)),
  async material() {
    const words = vocabulary();
    const [topic, other] = [topics(words)[3]!, topics(words)[17]!];
    return {
      words,
      phrases: [topic.phrases[0]!, topic.phrases[1]!, other.phrases[0]!],
      near: topic.words.slice(0, 3) as [string, string, string],
      subclass: subclass(21),
    };
  },
});

/** Ranks of words whose pairs count as terms of art: no function words, no rarities. */
const [FIRST, LAST] = [150, 5000];

export const patents: BenchCorpus = {
  name: 'patents',
  documents: realPatents,
  async material(lines) {
    const documents = new Counts();
    const subclasses = new Counts();
    for await (const batch of eachBatch(lines, 500)) {
      for (const d of batch) {
        for (const word of new Set(wordsOf(d))) documents.add(word);
        for (const each of new Set(d.ipc.map((symbol) => symbol.slice(0, 4)))) subclasses.add(each);
      }
    }
    const words = documents.byCount();
    const artful = new Set(words.slice(FIRST, LAST));
    const pairs = new Counts();
    for await (const batch of eachBatch(lines, 500)) {
      for (const d of batch) {
        const all = wordsOf(d);
        const own = new Set<string>();
        for (let i = 1; i < all.length; i++) {
          if (artful.has(all[i - 1]!) && artful.has(all[i]!)) own.add(`${all[i - 1]} ${all[i]}`);
        }
        for (const pair of own) pairs.add(pair);
      }
    }
    const phrases = pairs.byCount().filter((pair) => new Set(pair.split(' ')).size === 2);
    const [p, q, other] = phrases as [string, string, string];
    const [t1, t2] = p.split(' ') as [string, string];
    return { words, phrases: [p, q, other], near: [t1, t2, q.split(' ')[0]!], subclass: subclasses.byCount()[3]! };
  },
};

const wordsOf = ({ title, abstract, claims }: BenchDocument) =>
  `${title} ${abstract} ${claims}`.split(' ').filter((word) => word !== '');

class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The most frequent first, then by name. */
  byCount(): string[] {
    return [...this.#counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
  }
}

/** Writes the documents of a corpus into a file, a line each. */
export async function writeDocuments({ documents }: BenchCorpus, path: string): Promise<void> {
  const file = createWriteStream(path);
  for await (const document of documents()) if (!file.write(toLine(document))) await once(file, 'drain');
  file.end();
  await finished(file);
}
