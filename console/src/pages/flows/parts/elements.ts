import type { Weight } from './features.ts';

/** One word or class of a search element while it is edited, with where it was learned and what is known of it. */
export interface EditedKey {
  readonly key: string;
  /** What taught it; `own`: the person. */
  readonly source: string;
  /** Documents that have it. */
  readonly documents?: number;
  readonly examples?: readonly string[];
}
export interface EditedConcept {
  /** The word of the feature first, then what stands for it. */
  readonly words: readonly EditedKey[];
  readonly classes: readonly EditedKey[];
}
export interface EditedElement {
  readonly feature_text: string;
  readonly type: Weight;
  readonly selected: boolean;
  readonly concepts: readonly EditedConcept[];
}
/** A class in which the idea may be at home. */
export interface EditedClass extends EditedKey {
  readonly selected: boolean;
}
export interface EditedElements {
  readonly family_merge: boolean;
  /** Classes that are searched, of the idea as a whole; absent: those of the concepts are. */
  readonly classes?: readonly EditedClass[];
  /** Documents that are compared in full, where a flow asks how many. */
  readonly documents_shown?: number;
  readonly list: readonly EditedElement[];
}

/** The expression that an element alone stands for, as the search page takes it. */
export function expressionOf({ concepts }: EditedElement): string {
  const words = concepts.flatMap((concept) => concept.words.map(({ key }) => key));
  const quoted = words.map((word) => (/^[\p{L}\p{N}]+$/u.test(word) ? word : `"${word.replaceAll('"', ' ').trim()}"`));
  return `TACD_ALL: (${quoted.join(' OR ')})`;
}

/** Whether there is a word to search with. */
export const isSearchable = ({ list }: EditedElements): boolean =>
  list.some(({ selected, concepts }) => selected && concepts.some(({ words }) => words.length > 0));
