import { createHash } from 'node:crypto';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import type { LearnedWriter } from '#corpus/learned.ts';
import type { StoredCorpus } from '#corpus/record-store.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { ownWords, wordsVersion } from '#lexicon/index.ts';
import type { Patent } from '../../patent.ts';
import { patents } from '../../patents.ts';
import { dictionaryTranslations, filledUp } from './dictionary.ts';
import { dictionaryOf } from './dictionary-file.ts';
import { documentWords } from './document-words.ts';
import { Lexicon, type LexiconEntry } from './lexicon.ts';
import { DocumentFolder, keptWords, WordSample } from './words.ts';

/**
 * Begins the version of all that was learned in this way, with these words of the program's own: what was learned in
 * another is learned again.
 */
const WAY = `2.${wordsVersion()}-`;
/** Documents that are read at once. */
const AT_ONCE = 500;
/**
 * Below so many records there is too little to tell chance from use: words are only translated, as far as the program
 * knows them.
 */
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
 * Brings what is learned of a corpus up to date. Blocks its thread for seconds to minutes: run it in one of its own
 * (`learner.ts`). Readers see the old state until the new one is committed. The same records, learned relearn, give the
 * same state.
 * @param options.relearn Learn the words even if the corpus has hardly changed.
 * @param options.only_follow Never learn words: other writes are under way.
 */
export async function learn(
  at: CorpusAddress,
  options: { readonly relearn?: boolean; readonly only_follow?: boolean } = {},
): Promise<Learning> {
  const opener = await openerAt(at);
  const source = await opener.openStored(at, [patents]);
  try {
    const learned = opener.openLearnedWriter(at.dir);
    try {
      return await new LearningRun(learned, source, at.dir).run(options);
    } finally {
      learned.close();
    }
  } finally {
    await source.close();
  }
}

type Written = NonNullable<ReturnType<LearnedWriter['written']>>;

class LearningRun {
  readonly #learned: LearnedWriter;
  readonly #source: StoredCorpus;
  readonly #dir: string;

  constructor(learned: LearnedWriter, source: StoredCorpus, dir: string) {
    this.#learned = learned;
    this.#source = source;
    this.#dir = dir;
  }

  async run({ relearn = false, only_follow = false }: { relearn?: boolean; only_follow?: boolean }): Promise<Learning> {
    const stored = (await this.#source.records.collections()).find(({ name }) => name === patents.name);
    const known = this.#learned.written();
    const records = stored?.records ?? 0;
    const outdated = known && !known.version.startsWith(WAY);
    const last = stored?.last_seq ?? 0;
    // of few records each may bring words that are new
    const more = known && known.corpus_size < LEAST_RECORDS && known.seq < last;
    const grown = known && Math.max(records / known.corpus_size, known.corpus_size / records) >= GROWTH;
    // a store with a smaller number is another one: a backup was restored
    const other = known && known.seq > last;
    if (!known || relearn || outdated || grown || other || more) {
      if (only_follow && known && !other && !more) return this.#follow(known, last);
      if (records === 0) {
        await this.#learned.together(async () => this.#learned.clear());
        return { kind: 'nothing', documents: 0 };
      }
      if (only_follow) return { kind: 'nothing', documents: 0 };
      return records < LEAST_RECORDS ? this.#translate(records, last) : this.#learn(records, last);
    }
    return this.#follow(known, last);
  }

  /** Learns nothing of words but what the program's own words and a dictionary say of those that are there. */
  async #translate(records: number, seq: number): Promise<Learning> {
    const sample = new WordSample();
    for (const patent of await this.#source.records.get<Patent>(patents.name, await this.#ids()))
      sample.add(documentWords(patent).counts);
    await this.#learned.together(async () => {
      this.#learned.clear();
      this.#learned.teach({
        ...{ version: `${WAY}few`, corpus_size: records, sample_size: 0, dimensions: 0, seq, rare_idf: 0, words: [] },
        translations: this.#translations([], sample.frequency()),
      });
    });
    return { kind: 'learned', documents: 0 };
  }

  /** What was learned first, then the program's own words, then those of a dictionary. */
  #translations(learned: readonly LexiconEntry[], frequency: ReadonlyMap<string, number>): Iterable<LexiconEntry> {
    const own = [...filledUp(learned, dictionaryTranslations(ownWords(), frequency, { ordered: true }))];
    return filledUp(own, dictionaryTranslations(dictionaryOf(this.#dir), frequency));
  }

  async #learn(records: number, seq: number): Promise<Learning> {
    const ids = await this.#ids();
    const sample = new WordSample();
    const lexicon = new Lexicon();
    const fingerprint = createHash('sha256');
    for (const id of await this.#representatives(ids)) {
      const family = await this.#family(id);
      addTranslations(lexicon, family);
      const counts = familyWords(family);
      if (counts.size === 0) continue;
      sample.add(counts);
      fingerprint.update(`${id} ${counts.size}\n`);
    }
    const { dimensions, rare_idf, ...learned } = sample.learn();
    const dictionary = dictionaryOf(this.#dir);
    if (dictionary.length > 0) fingerprint.update(`dictionary ${dictionary.length}\n`);
    const translations = this.#translations(lexicon.learn(), sample.frequency());
    let documents = 0;
    await this.#learned.together(async () => {
      this.#learned.clear();
      this.#learned.teach({
        version: WAY + fingerprint.digest('hex').slice(0, 16),
        corpus_size: records,
        sample_size: sample.size,
        dimensions,
        seq,
        rare_idf,
        words: keptWords({ ...learned, dimensions, rare_idf }),
        translations,
      });
      const folder = new DocumentFolder(this.#learned.words());
      for (let at = 0; at < ids.length; at += AT_ONCE)
        for (const patent of await this.#source.records.get<Patent>(patents.name, ids.slice(at, at + AT_ONCE)))
          if (this.#place(folder, patent, 1)) documents++;
      this.#learned.evenNorms();
    });
    return { kind: 'learned', documents };
  }

  async #follow(known: Written, last_seq: number): Promise<Learning> {
    if (known.seq >= last_seq) return { kind: 'nothing', documents: 0 };
    const folder = new DocumentFolder(this.#learned.words());
    let documents = 0;
    for (let { seq } = known; ; ) {
      const changes = await this.#source.records.changesAfter(patents, seq);
      if (changes.length === 0) break;
      await this.#learned.together(async () => {
        for (const change of changes) {
          if (change.kind === 'put' && this.#place(folder, change.record, known.usual_norm)) documents++;
          if (change.kind === 'delete') this.#learned.forget(change.id);
        }
        seq = changes.at(-1)!.seq;
        this.#learned.follow(seq);
      });
    }
    return { kind: documents > 0 ? 'followed' : 'nothing', documents };
  }

  /** False for a document without a word. */
  #place(folder: DocumentFolder, patent: Patent, usual: number): boolean {
    const words = documentWords(patent);
    if (words.counts.size === 0) return false;
    const { vector, norm } = folder.fold(words);
    this.#learned.place(patent.publication_number, vector, norm / usual);
    return true;
  }

  /** All ids, in their order. */
  async #ids(): Promise<string[]> {
    const ids: string[] = [];
    for (;;) {
      const page = await this.#source.records.ids(patents.name, ids.at(-1) ?? '', 10_000);
      if (page.length === 0) return ids;
      for (const id of page) ids.push(id);
    }
  }

  /** One publication of each family of the sample: which families are in it depends on their numbers alone. */
  async #representatives(ids: readonly string[]): Promise<string[]> {
    const shuffled = ids
      .map((id) => ({ id, rank: mixed(id) }))
      .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
    const chosen: string[] = [];
    for (let at = 0; at < shuffled.length && chosen.length < SAMPLE; at += AT_ONCE) {
      const some = shuffled.slice(at, at + AT_ONCE).map(({ id }) => id);
      const members = await this.#members(some);
      for (const id of some)
        if (chosen.length < SAMPLE && members.get(id)!.every((member) => id <= member)) chosen.push(id);
    }
    return chosen.sort();
  }

  /** The stored members of the simple families of some publications, by publication. */
  async #members(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const families = await this.#source.links.links(patents.name, ids, 'simple_family');
    const stored = (id: string) => (families.get(id)?.records ?? []).filter((member) => member.stored);
    return new Map(ids.map((id) => [id, stored(id).map((member) => member.id)]));
  }

  /** A member of the family for each language, the one asked for first. */
  async #family(id: string): Promise<Patent[]> {
    const others = (await this.#members([id])).get(id)!.filter((member) => member !== id);
    const languages = new Map<string, Patent>();
    const numbers = [id, ...others.sort().slice(0, MOST_MEMBERS)];
    for (const patent of await this.#source.records.get<Patent>(patents.name, numbers)) {
      const language = languageOf(patent);
      if (!languages.has(language)) languages.set(language, patent);
    }
    return [...languages.values()];
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
