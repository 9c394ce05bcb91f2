export type Section = 'field' | 'background' | 'summary' | 'drawings' | 'embodiments' | 'other';

/** The section that a heading opens (en, de, fr, zh, ja), or undefined if the line is no known heading. */
export function sectionOfHeading(_heading: string): Section | undefined {
  return undefined;
}
