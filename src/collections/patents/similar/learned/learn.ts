import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openStoreForReading } from '#corpus/records/schema.ts';
import { RecordReader } from '#corpus/records/store.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { transaction } from '#storage/sqlite.ts';
import { RelationReader } from '../../families/read.ts';
import type { Patent } from '../../patent.ts';
import { patents } from '../../patents.ts';
import { documentWords } from './document-words.ts';
import { LEARNED_FORMAT, openLearnedForWriting } from './learned-file.ts';
import { Lexicon } from './lexicon.ts';
import { DocumentFolder, storeWords, WordSample } from './words.ts';

/** Below so many records words are not learned: there is too little to tell chance from use. */
export const LEAST_RECORDS = 200;
/** Families that words are learned from, at most: more change little and cost memory. */
const SAMPLE = 20_000;
/** Pairs of a text and its English translation that translations are learned from, at most. */
const MOST_PAIRS = 8_000;
/** Words are learned again when the corpus has grown or shrunk by this factor since. */
const GROWTH = 1.5;

export interface Learning {
  /**
   * `learned`: words and documents; `followed`: documents that changed since; `nothing`: there was nothing to do, or
   * too little to learn from.
   */
  readonly kind: 'learned' | 'followed' | 'nothing';
  /** Documents that were placed. */
  readonly documents: number;
}

/**
 * Brings what is learned of a data directory's corpus up to date. Blocks its thread for seconds to minutes: run it in
 * one of its own (`learner.ts`). Readers see the old state until the new one is committed. The same records, learned
 * relearn, give the same state.
 * @param options.relearn Learn the words even if the corpus has hardly changed.
 * @param options.only_follow Never learn words: other writes are under way.
 */
export function learn(
  dir: string,
  options: { readonly relearn?: boolean; readonly only_follow?: boolean } = {},
): Learning {
  const source = openStoreForReading(dir);
  const db = openLearnedForWriting(dir);
  try {
    const learning = new LearningRun(db, new RecordReader(source), new RelationReader(source));
    return learning.run(options);
  } finally {
    db.close();
    source.close();
  }
}

interface Row {
  readonly corpus_size: number;
  readonly usual_norm: number;
  readonly seq: number;
}

class LearningRun {
  readonly #db: DatabaseSync;
  readonly #reader: RecordReader;
  readonly #relations: RelationReader;

  constructor(db: DatabaseSync, reader: RecordReader, relations: RelationReader) {
    this.#db = db;
    this.#reader = reader;
    this.#relations = relations;
  }

  run({ relearn = false, only_follow = false }: { relearn?: boolean; only_follow?: boolean }): Learning {
    const stored = this.#reader.collections().find(({ name }) => name === patents.name);
    const known = this.#db.prepare('SELECT corpus_size, usual_norm, seq FROM state').get() as Row | undefined;
    const records = stored?.records ?? 0;
    const grown = known && Math.max(records / known.corpus_size, known.corpus_size / records) >= GROWTH;
    // a store with a smaller number is another one: a backup was restored
    const other = known && known.seq > (stored?.last_seq ?? 0);
    if (!known || relearn || grown || other) {
      if (only_follow && known && !other) return this.#follow(known, stored!.last_seq);
      if (records < LEAST_RECORDS) {
        transaction(this.#db, () => this.#clear());
        return { kind: 'nothing', documents: 0 };
      }
      return only_follow ? { kind: 'nothing', documents: 0 } : this.#learn(records, stored!.last_seq);
    }
    return this.#follow(known, stored?.last_seq ?? 0);
  }

  #learn(records: number, seq: number): Learning {
    const ids = this.#ids();
    const sample = new WordSample();
    const lexicon = new Lexicon();
    const fingerprint = createHash('sha256').update(`${LEARNED_FORMAT}\n`);
    for (const id of this.#representatives(ids)) {
      const family = this.#family(id);
      addTranslations(lexicon, family);
      const counts = familyWords(family);
      if (counts.size === 0) continue;
      sample.add(counts);
      fingerprint.update(`${id} ${counts.size}\n`);
    }
    const words = sample.learn();
    const translations = lexicon.learn();
    let documents = 0;
    transaction(this.#db, () => {
      this.#clear();
      storeWords(this.#db, words);
      const insert = this.#db.prepare('INSERT OR IGNORE INTO translations (text, other, share) VALUES (?, ?, ?)');
      for (const { text, other, share } of translations) insert.run(text, other, share);
      this.#db
        .prepare('INSERT INTO state VALUES (?, ?, ?, ?, ?, ?, 1, 0, ?)')
        .run(
          LEARNED_FORMAT,
          fingerprint.digest('hex').slice(0, 16),
          records,
          sample.size,
          words.dimensions,
          words.rare_idf,
          seq,
        );
      const folder = new DocumentFolder(this.#db);
      for (const id of ids) {
        const patent = this.#reader.get<Patent>(patents.name, id);
        if (patent && this.#place(folder, patent, 1)) documents++;
      }
      const { usual } = this.#db.prepare('SELECT coalesce(avg(norm), 1) AS usual FROM documents').get() as {
        usual: number;
      };
      this.#db.prepare('UPDATE documents SET norm = norm / ?').run(usual);
      this.#db.prepare('UPDATE state SET usual_norm = ?, documents = ?').run(usual, documents);
    });
    return { kind: 'learned', documents };
  }

  #follow(known: Row, last_seq: number): Learning {
    if (known.seq >= last_seq) return { kind: 'nothing', documents: 0 };
    const folder = new DocumentFolder(this.#db);
    let documents = 0;
    for (let { seq } = known; ; ) {
      const changes = this.#reader.changesAfter(patents, seq);
      if (changes.length === 0) break;
      transaction(this.#db, () => {
        for (const change of changes) {
          if (change.kind === 'put' && this.#place(folder, change.record, known.usual_norm)) documents++;
          if (change.kind === 'delete') this.#db.prepare('DELETE FROM documents WHERE id = ?').run(change.id);
        }
        seq = changes.at(-1)!.seq;
        this.#db.prepare('UPDATE state SET seq = ?, documents = (SELECT count(*) FROM documents)').run(seq);
      });
    }
    return { kind: documents > 0 ? 'followed' : 'nothing', documents };
  }

  /** False for a document without a word. */
  #place(folder: DocumentFolder, patent: Patent, usual: number): boolean {
    const words = documentWords(patent);
    if (words.counts.size === 0) return false;
    const { vector, norm } = folder.fold(words);
    this.#insert ??= this.#db.prepare('INSERT OR REPLACE INTO documents (id, norm, vector) VALUES (?, ?, ?)');
    this.#insert.run(patent.publication_number, norm / usual, vector);
    return true;
  }
  #insert: ReturnType<DatabaseSync['prepare']> | undefined;

  /** All ids, in their order. */
  #ids(): string[] {
    const ids: string[] = [];
    for (;;) {
      const page = this.#reader.ids(patents.name, ids.at(-1) ?? '', 10_000);
      if (page.length === 0) return ids;
      for (const id of page) ids.push(id);
    }
  }

  /** One publication of each family of the sample: which families are in it depends on their numbers alone. */
  #representatives(ids: readonly string[]): string[] {
    const shuffled = ids
      .map((id) => ({ id, rank: mixed(id) }))
      .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
    const chosen: string[] = [];
    for (const { id } of shuffled) {
      if (chosen.length === SAMPLE) break;
      if (this.#members(id).every((member) => id <= member)) chosen.push(id);
    }
    return chosen.sort();
  }

  #members(id: string): string[] {
    const family = this.#relations.links(id, 'simple_family')?.records ?? [];
    return family.filter(({ stored }) => stored).map((member) => member.id);
  }

  /** A member of the family for each language, the one asked for first. */
  #family(id: string): Patent[] {
    const others = this.#members(id).filter((member) => member !== id);
    const languages = new Map<string, Patent>();
    for (const number of [id, ...others.sort().slice(0, MOST_MEMBERS)]) {
      const patent = this.#reader.get<Patent>(patents.name, number);
      const language = patent && languageOf(patent);
      if (language !== undefined && !languages.has(language)) languages.set(language, patent!);
    }
    return [...languages.values()];
  }

  #clear(): void {
    for (const table of ['state', 'words', 'documents', 'translations']) this.#db.exec(`DELETE FROM ${table}`);
  }
}

/** Members of one family that are read. */
const MOST_MEMBERS = 20;

/** The words of members in different languages together, so that words of different languages meet in one document. */
function familyWords(family: readonly Patent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const patent of family) {
    for (const [text, n] of documentWords(patent).counts) counts.set(text, (counts.get(text) ?? 0) + n);
  }
  return counts;
}

/**
 * Titles, and abstracts, that a family has in English and in another language: members of a family say the same, or
 * nearly.
 */
function addTranslations(lexicon: Lexicon, family: readonly Patent[]): void {
  for (const texts of [family.flatMap(({ titles }) => titles), family.flatMap(({ abstracts }) => abstracts)]) {
    const english = texts.find(({ lang }) => lang === 'en');
    if (!english) continue;
    const seen = new Set(['en']);
    for (const { lang, text } of texts) {
      if (seen.has(lang) || lexicon.size >= MOST_PAIRS) continue;
      seen.add(lang);
      lexicon.add(wordsOf(text), wordsOf(english.text));
    }
  }
}

const wordsOf = (text: string) => bagOf([{ text, weight: 1 }]).counts.keys();

/** The language in which most of a patent is published. */
const languageOf = (patent: Patent): string =>
  (patent.descriptions[0] ?? patent.claims[0] ?? patent.abstracts[0] ?? patent.titles[0])?.lang ?? '';

/** FNV-1a, mixed: an order of ids that has nothing to do with their numbers. */
function mixed(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
