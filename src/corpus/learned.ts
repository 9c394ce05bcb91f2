/** What is learned of the words and documents of a corpus, and from what. */
export interface LearnedState {
  /**
   * Which learning this is: equal records learned at once give an equal one. Changes when words are learned again, not
   * when documents are added.
   */
  readonly version: string;
  /** Records of the corpus when its words were learned, and of these the families that they were learned from. */
  readonly corpus_size: number;
  readonly sample_size: number;
  readonly dimensions: number;
  /** Documents that have a vector. */
  readonly documents: number;
  /** The last sequence number of the corpus that was taken up. */
  readonly seq: number;
}

/** A document in the small space of meanings. */
export interface LearnedDocument {
  /** Direction only: its length says nothing. */
  readonly vector: Int8Array;
  /** Norm of its words' weights, as a share of what its length lets expect: what `Similarity` `cosine` leaves out. */
  readonly norm: number;
}

/** A word of the other language and how probable it is as the translation. */
export interface Translation {
  readonly text: string;
  /** 0 to 1. */
  readonly share: number;
}

/**
 * What a corpus taught about its own words: vectors of documents and words (latent semantic analysis), and
 * translations. Read from a file beside the records, so that it costs no memory; made in the background. Every reading
 * is of what was committed last.
 */
export interface Learned {
  /** Undefined until something was learned. */
  state(): LearnedState | undefined;
  /** The direction of a bag of weighted words; undefined if none of them is known. */
  fold(weights: ReadonlyMap<string, number>): Float64Array | undefined;
  /** The documents that were taken up, of those asked. */
  documents(ids: readonly string[]): ReadonlyMap<string, LearnedDocument>;
  /** Of words or pairs of characters: those that have translations, the most probable first. */
  translations(terms: Iterable<string>): ReadonlyMap<string, readonly Translation[]>;
  close(): void;
}

/** A word as it is kept: its place is a row of signed bytes, which times `scale` is that row times the word's idf. */
export interface LearnedWord {
  readonly text: string;
  readonly idf: number;
  readonly scale: number;
  readonly vector: Uint8Array;
}

/** What was learned of words at once. */
export interface LearnedVocabulary
  extends Pick<LearnedState, 'version' | 'corpus_size' | 'sample_size' | 'dimensions' | 'seq'> {
  /** Inverse document frequency of words that are not among them. */
  readonly rare_idf: number;
  readonly words: Iterable<LearnedWord>;
  readonly translations: Iterable<Translation & { readonly other: string }>;
}

/** Writes what `Learned` reads; one writer at a time. */
export interface LearnedWriter {
  /** What stands there; undefined before anything was learned. `usual_norm`: by which norms were divided. */
  written():
    | { readonly version: string; readonly corpus_size: number; readonly usual_norm: number; readonly seq: number }
    | undefined;
  /** All of it is kept, or nothing; readers see it at its end. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** Forgets everything. */
  clear(): void;
  /** In place of all words that were there; documents are kept, and their norms mean what they did. */
  teach(vocabulary: LearnedVocabulary): void;
  /** Words as they are kept, and how many. */
  words(): {
    readonly rare_idf: number;
    readonly dimensions: number;
    readonly count: number;
    readonly words: Iterable<LearnedWord>;
  };
  /** Places a document; `vector` are signed bytes. */
  place(id: string, vector: Uint8Array, norm: number): void;
  forget(id: string): void;
  /** Divides the norms of all documents by their mean, which becomes `usual_norm`. */
  evenNorms(): void;
  /** Notes how far the corpus was taken up. */
  follow(seq: number): void;
  close(): void;
}
