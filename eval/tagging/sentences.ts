import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { constants, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** Kinds of things that are marked; the first three are what documents are tagged with. */
export const MARKED_KINDS = ['disease', 'drug', 'target', 'mechanism', 'organisation', 'technology'] as const;
export type MarkedKind = (typeof MARKED_KINDS)[number];

/** What a sentence names. Offsets are UTF-16 in the sentence, [start, end). */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkedKind;
  /** As the dictionary has it, `disease:doid:1612`; absent where no source of the shared data has the thing. */
  readonly identity?: string;
  /** As written. */
  readonly text: string;
  /** Whether a fair reader could end or count it otherwise by what is written of marking. */
  readonly debatable?: true;
}

/** A real sentence: where it stands, and what it names. */
export interface MarkedSentence {
  /** First ten digits of its SHA-256. */
  readonly digest: string;
  readonly lang: 'en' | 'zh';
  readonly of: 'patent' | 'paper' | 'trial';
  /** In the shared data. */
  readonly file: string;
  /** Number of the document, else the line of the file, for who reads it there. */
  readonly document: string;
  /** Place in the whole text of the file, unpacked: UTF-16, [start, end). */
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
}

type Line = Omit<MarkedSentence, 'marks'> & {
  readonly marks: readonly (readonly [number, number, MarkedKind, string, string, 'debatable'?])[];
};

/** All sentences of a file of this folder, or of a path, in the order of their digests. */
export const markedSentences = (file = 'sentences.jsonl'): MarkedSentence[] =>
  readFileSync(resolve(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { marks, ...sentence } = JSON.parse(line) as Line;
      return {
        ...sentence,
        marks: marks.map(([start, end, kind, identity, text, debatable]) => ({
          ...{ start, end, kind, text },
          ...(identity !== 'none' && { identity }),
          ...(debatable && { debatable: true as const }),
        })),
      };
    });

/** Every other sentence: one half is for tuning, the other for the report. */
export const halfOfSentences = (half: 'tune' | 'report', file?: string): MarkedSentence[] =>
  markedSentences(file).filter((_, at) => (at % 2 === 0) === (half === 'tune'));

const unpacked = (file: string, bytes: Buffer): Buffer => {
  if (file.endsWith('.gz')) return gunzipSync(bytes);
  // archives of the shared data are packed with a window of 128 MB
  return file.endsWith('.zst') ? zstdDecompressSync(bytes, { params: { [constants.ZSTD_d_windowLogMax]: 27 } }) : bytes;
};

/**
 * Reads sentences where they stand; each file once.
 * @param pathOf The absolute path of a file of the shared data.
 * @throws Error that names the sentence if another text stands there.
 */
export function sentenceReader(pathOf: (file: string) => string): (sentence: MarkedSentence) => string {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(pathOf(file));
    const text = unpacked(file, bytes).toString('utf8');
    texts.set(file, text);
    return text;
  };
  return ({ digest, file, start, end }) => {
    const text = textOf(file).slice(start, end);
    if (createHash('sha256').update(text).digest('hex').slice(0, 10) !== digest)
      throw new Error(`${file} has another text than the sentence ${digest} at ${start} to ${end}.`);
    return text;
  };
}
