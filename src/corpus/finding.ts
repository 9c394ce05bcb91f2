/** Something that is not as it should be, or could not be looked at. */
export interface Finding {
  /** `store`, `records`, `relations`, `index`, or the name of another file or folder of the data folder. */
  readonly area: string;
  /** `note`: nothing is wrong, but something was not checked. */
  readonly severity: 'error' | 'note';
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}
