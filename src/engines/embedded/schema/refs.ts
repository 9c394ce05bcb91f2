/** A column to sort by: of the record, or derived. */
export type NumberRef =
  | { readonly kind: 'column'; readonly code: string }
  | { readonly kind: 'derived'; readonly field: number };

/** A keyword field to group or prefer by. */
export type KeywordRef =
  | { readonly kind: 'keyword'; readonly code: string }
  | { readonly kind: 'derived'; readonly field: number };

export type SortRef = { readonly by: 'score' | NumberRef; readonly descending: boolean };
