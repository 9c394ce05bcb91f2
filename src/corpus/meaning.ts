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
  close(): Promise<void>;
}
