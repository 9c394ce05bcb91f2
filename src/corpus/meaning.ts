export type Script = 'han' | 'kana' | 'hangul' | 'other';

/** What a text is written in: Chinese characters, Japanese, Korean; anything else is one. */
export function scriptOf(text: string): Script {
  const begin = text.slice(0, 4_000);
  const count = (script: RegExp) => begin.match(script)?.length ?? 0;
  const [kana, hangul, han] = [
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(/\p{Script=Hangul}/gu),
    count(/\p{Script=Han}/gu),
  ];
  if (kana + hangul + han <= 0.2 * begin.length) return 'other';
  if (kana > 0.1 * (kana + han)) return 'kana';
  return hangul > han ? 'hangul' : 'han';
}

/** What is known of the meaning of a corpus's documents. */
export interface MeaningState {
  /** The model that texts are encoded by. */
  readonly model: string;
  /** Documents that have vectors, and vectors in all. */
  readonly documents: number;
  readonly vectors: number;
  /** The last sequence number of the corpus that was taken up. */
  readonly seq: number;
}

/** Vectors that one search for the nearest documents compares; further ones count nothing. */
export const MOST_VECTORS = 12;

/** A document with its likeness, a cosine. */
export interface AlikeDocument {
  readonly id: string;
  readonly likeness: number;
  /** What most of its text is written in, `scriptOf`: texts in two scripts share no words. */
  readonly script: Script;
}

/** A word with its likeness, a cosine. */
export interface AlikeWord {
  readonly word: string;
  readonly likeness: number;
}

/**
 * A text whose words are compared in their context, each as much as it is worth: what none of `words` covers counts
 * nothing.
 */
export interface WeighedText {
  readonly text: string;
  readonly words: readonly { readonly start: number; readonly end: number; readonly worth: number }[];
}

/** A word of a text, what stands for it in another, and their likeness in context, a cosine. */
export interface MeantWord {
  readonly word: string;
  readonly as: string;
  readonly likeness: number;
  readonly worth: number;
}

/** Of several sentences the one that is most like a text, word by word: the mean of its words' likenesses by worth. */
export interface AlikeSentence {
  /** Which, counted from 0. */
  readonly at: number;
  readonly likeness: number;
  readonly words: readonly MeantWord[];
  /** The likeness of each of the sentences, in their order; 0 of one without words. */
  readonly all: readonly number[];
}

/**
 * The meaning of texts as vectors, by an encoder that runs in this process; and those of the corpus's documents, made
 * in the background. Everything is computed in a thread of its own.
 */
export interface Meaning {
  /** Name of the model; undefined where none was added. Cheap. */
  model(): Promise<string | undefined>;
  /** Undefined until documents have vectors. */
  state(): Promise<MeaningState | undefined>;
  /**
   * Unit vectors, in the order of the texts. Of a text the beginning is read, some 350 words.
   * @throws ServiceError `invalid_request` where no model was added; the signal's reason.
   */
  encode(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /**
   * The documents most like some vectors, by the mean of the likeness of what is most like each; best first, equals by
   * id. Exact over the vectors that there are; `among`: of these documents only. At most `MOST_VECTORS` are compared.
   */
  nearest(
    vectors: readonly Float32Array[],
    options: { readonly limit: number; readonly among?: readonly string[]; readonly signal?: AbortSignal },
  ): Promise<readonly AlikeDocument[]>;
  /**
   * For each of `words` those of `among` that are most like it, each word taken by itself; the most alike first. What
   * all of `among` have in common is left out of the comparison: single words lie near each other whatever they mean.
   * Answers come in the order of `words`; a thread keeps what it has encoded, so that the next question is quicker.
   */
  alikeWords(
    words: readonly string[],
    among: readonly string[],
    options: { readonly least: number; readonly most: number; readonly signal?: AbortSignal },
  ): Promise<readonly (readonly AlikeWord[])[]>;
  /** Names of the models that `likestInContext` can use here; none where its runtime is not installed. Cheap. */
  contextModels(): Promise<readonly string[]>;
  /**
   * For each of `texts` the sentence of `among` that says most of it, word by word, each word in the context of its own
   * text: by a model for what both are written in. Undefined where no such model was added, or the runtime that it
   * needs is not installed; of a text without a word that is weighed, undefined. Takes some .15 ms of processor time a
   * word of `among`: bound it.
   */
  likestInContext(
    texts: readonly WeighedText[],
    among: readonly string[],
    options: { readonly signal?: AbortSignal },
  ): Promise<{ readonly model: string; readonly likest: readonly (AlikeSentence | undefined)[] } | undefined>;
  close(): Promise<void>;
}

/** By which model vectors were made. */
export interface ColumnModel {
  readonly model: string;
  /** Of the package that the model came in. */
  readonly sha256: string;
  /** Numbers of a vector. */
  readonly size: number;
}

/** Writes the vectors of documents; one writer at a time. */
export interface MeaningWriter {
  /** How far the corpus was taken up. */
  readonly seq: number;
  /** Whether so many vectors belong to nobody that all of them are better made anew. */
  readonly wasted: boolean;
  /** Forgets everything. */
  clear(): void;
  /** Of what texts the vectors of a document were made; undefined where it has none. */
  digest(id: string): string | undefined;
  /** Puts the vectors of documents, in place of those that they had; none: the document is forgotten. */
  put(
    documents: readonly {
      readonly id: string;
      readonly script: Script;
      readonly digest: string;
      readonly vectors: readonly Float32Array[];
    }[],
    seq: number,
  ): void;
  close(): void;
}

/** Reads the vectors of documents as they were committed last, and searches them. */
export interface MeaningReader {
  /** Undefined until there are some; `rows`: vectors in all. */
  state(): (ColumnModel & { readonly rows: number; readonly seq: number; readonly documents: number }) | undefined;
  /** See `Meaning.nearest`. */
  nearest(vectors: readonly Float32Array[], limit: number, among?: readonly string[]): AlikeDocument[];
  close(): void;
}
