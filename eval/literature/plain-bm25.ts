/** Formula and constants of Lucene's BM25Similarity; the factor k1 + 1 changes no order and is left out. */
const K1 = 1.2;
const B = 0.75;

const WORD = /[\p{Script=Han}]+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const HAN = /^\p{Script=Han}/u;

/**
 * The words of a text with nothing known of any language: runs of letters and of digits in lower case; of Chinese
 * characters each pair of neighbours, of one that stands alone itself.
 */
export function plainWords(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(WORD)].flatMap(([run]) => {
    const characters = HAN.test(run) ? [...run] : [];
    if (characters.length < 2) return [run];
    return characters.slice(1).map((character, at) => characters[at]! + character);
  });
}

interface Posting {
  readonly document: number;
  readonly count: number;
}

/** BM25 (k1 1.2, b 0.75) over texts in memory, each one field: shares no code with the index. */
export class PlainBm25 {
  readonly #ids: readonly string[];
  /** Of each document: k1 * (1 - b + b * length / average length). */
  readonly #norms: readonly number[];
  readonly #postings = new Map<string, Posting[]>();

  /** @param documents Texts by their ids. */
  constructor(documents: ReadonlyMap<string, string>) {
    this.#ids = [...documents.keys()];
    const lengths: number[] = [];
    for (const [document, text] of [...documents.values()].entries()) {
      const words = plainWords(text);
      lengths.push(words.length);
      const counts = new Map<string, number>();
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, count] of counts) {
        const postings = this.#postings.get(word);
        if (postings) postings.push({ document, count });
        else this.#postings.set(word, [{ document, count }]);
      }
    }
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    this.#norms = lengths.map((length) => K1 * (1 - B + (B * length) / average));
  }

  /** The documents that share a word with a text, the best first, equal ones by id. */
  rank(text: string, limit: number): { readonly id: string; readonly score: number }[] {
    const scores = new Map<number, number>();
    for (const word of new Set(plainWords(text))) {
      const postings = this.#postings.get(word) ?? [];
      const idf = Math.log(1 + (this.#ids.length - postings.length + 0.5) / (postings.length + 0.5));
      for (const { document, count } of postings)
        scores.set(document, (scores.get(document) ?? 0) + (idf * count) / (count + this.#norms[document]!));
    }
    return [...scores]
      .sort(([a, x], [b, y]) => y - x || (this.#ids[a]! < this.#ids[b]! ? -1 : 1))
      .slice(0, limit)
      .map(([document, score]) => ({ id: this.#ids[document]!, score }));
  }
}
