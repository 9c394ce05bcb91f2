import type { AlikeWord } from '#corpus/meaning.ts';

/** Words that are kept: 512 bytes each. */
const MOST_KEPT = 60_000;
const BYTE = 127;

interface Kept {
  readonly bytes: Int8Array;
  /** A byte times this is the number that it stands for. */
  readonly scale: number;
}

/**
 * Vectors of single words, as long as a thread lives. An encoder of sentences puts words near each other whatever they
 * mean; what is left when the mean of many words is taken away tells them apart.
 */
export class WordVectors {
  readonly #encode: (texts: readonly string[]) => readonly Float32Array[];
  readonly #kept = new Map<string, Kept>();

  constructor(encode: (texts: readonly string[]) => readonly Float32Array[]) {
    this.#encode = encode;
  }

  /** Encodes those that are not kept yet. */
  know(words: readonly string[]): void {
    const asked = [...new Set(words)];
    let unknown = asked.filter((word) => !this.#kept.has(word));
    if (unknown.length === 0) return;
    if (this.#kept.size + unknown.length > MOST_KEPT) {
      this.#kept.clear();
      // those that were kept are asked for, too
      unknown = asked;
    }
    this.#encode(unknown).forEach((vector, at) => {
      const scale = vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / BYTE || 1;
      this.#kept.set(unknown[at]!, { bytes: Int8Array.from(vector, (x) => Math.round(x / scale)), scale });
    });
  }

  /** For each word those of `among` that are most like it; see `Meaning.alikeWords`. */
  alike(
    words: readonly string[],
    among: readonly string[],
    { least, most }: { readonly least: number; readonly most: number },
  ): AlikeWord[][] {
    this.know([...words, ...among]);
    const size = this.#kept.get(among[0] ?? '')?.bytes.length;
    if (size === undefined) return words.map(() => []);
    const mean = new Float32Array(size);
    for (const word of among) {
      const { bytes, scale } = this.#kept.get(word)!;
      for (let i = 0; i < size; i++) mean[i]! += (bytes[i]! * scale) / among.length;
    }
    const centred = (word: string): Float32Array => {
      const { bytes, scale } = this.#kept.get(word)!;
      const vector = Float32Array.from(bytes, (byte, i) => byte * scale - mean[i]!);
      const norm = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
      return vector.map((x) => x / norm);
    };
    const asked = words.map(centred);
    const found: AlikeWord[][] = words.map(() => []);
    for (const word of among) {
      const vector = centred(word);
      asked.forEach((own, at) => {
        let likeness = 0;
        for (let i = 0; i < size; i++) likeness += own[i]! * vector[i]!;
        if (likeness >= least && word !== words[at]) found[at]!.push({ word, likeness });
      });
    }
    return found.map((list) =>
      list.sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1)).slice(0, most),
    );
  }
}
