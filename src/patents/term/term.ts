/** What a term of protection is computed from. Days are yyyyMMdd. */
export interface TermFacts {
  readonly kind: 'invention' | 'utility_model' | 'design' | 'plant';
  readonly filed?: number | undefined;
  readonly granted?: number | undefined;
  /** Earlier applications whose filing counts as this one's by law; `undefined` days are unknown ones. */
  readonly earlier: readonly { readonly relation: string; readonly filed: number | undefined }[];
}

/** A term with how it was computed. */
export interface Term {
  /** The last day, if all fees are paid. */
  readonly expires?: number;
  /** The last day is not told, but is no later than this. */
  readonly not_later_than?: number;
  /** Why there is no date. */
  readonly reason?: string;
  /** Each step in words, with its day. */
  readonly steps: readonly string[];
}

export const untold = (reason: string): Term => ({ reason, steps: [] });

/** Of a right whose law depends on its day of filing, which is not known, or not to the day. */
export const UNDATED: Term = untold('the day of filing is unknown');
