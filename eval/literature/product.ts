import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Similarity } from '#corpus/ranking.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { searchedPapers } from '#operations/for-models/papers.ts';
import type { Document, Task } from './tasks.ts';

/** Records that are written at once. */
const AT_ONCE = 500;

/** How words that two texts share are weighed. */
export interface Weighing {
  readonly similarity: Similarity;
  /** Words of the text that count, the best. */
  readonly keep: number;
  /** What a word counts that stands so often in the text. */
  readonly weight: (count: number) => number;
}

/** Papers as they are searched by a text: the search of the service over records of its own. */
export interface Product {
  /** Ids of documents, the best first. */
  rank(text: string, limit: number): Promise<string[]>;
  /** The same with words weighed in another way. */
  rankWith(text: string, how: Weighing, limit: number): Promise<string[]>;
  /** The record of a document. */
  record(id: string): Work;
  close(): Promise<void>;
}

/** A paper of which only title and abstract are known. */
function work(id: string, lang: Task['lang'], { title, abstract }: Document): Work {
  const text = (written: string) => [{ lang, origin: 'original' as const, text: written }];
  return workPart({
    ...emptyWork(),
    ids: [`own:eval:${id}`],
    provenance: [{ source: 'eval', key: id }],
    titles: title === undefined ? [] : text(title),
    abstracts: text(abstract),
    languages: [lang],
  });
}

/** Puts the documents of a task into a new data folder, and asks it. */
export async function openProduct(dir: string, task: Pick<Task, 'lang' | 'documents'>): Promise<Product> {
  const { lang, documents } = task;
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  const all = [...documents].map(([id, document]) => ({ id, record: work(id, lang, document) }));
  const idOf = new Map(all.map(({ id, record }) => [record.id, id]));
  for (let at = 0; at < all.length; at += AT_ONCE)
    await corpus.put(
      works,
      all.slice(at, at + AT_ONCE).map(({ record }) => record),
    );
  const recordOf = new Map(all.map(({ id, record }) => [id, record]));
  const signal = new AbortController().signal;
  return {
    async rank(text, limit) {
      const { records } = await searchedPapers({ semantic_query: text, limit }, corpus, signal);
      return records.map(({ id }) => idOf.get(id)!);
    },
    async rankWith(text, { similarity, keep, weight }, limit) {
      const terms = [...bagOf([{ text, weight: 1 }]).counts].map(([term, count]) => ({
        ...{ text: term, weight: weight(count), count },
      }));
      if (terms.length === 0) return [];
      const page = await corpus.rank(works, { field: 'TITLE_ABSTRACT', terms, keep, similarity, limit, signal });
      return page.hits.map(({ id }) => idOf.get(id)!);
    },
    record: (id) => recordOf.get(id)!,
    close: () => corpus.close(),
  };
}
