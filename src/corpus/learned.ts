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

/** The module that a collection names in `learned`. */
export interface LearnedModule {
  /** What was learned of the corpus in a data directory; nothing until there is something. */
  openLearned(dir: string): Learned;
}

/** The module of the collection that names one; undefined if none does. */
export async function loadLearned(
  collections: Iterable<{ readonly learned?: string }>,
): Promise<LearnedModule | undefined> {
  for (const { learned } of collections)
    if (learned !== undefined) return (await import(/* @vite-ignore */ learned)) as LearnedModule;
  return undefined;
}
