import type { Paragraph } from '#collections/patents/patent.ts';
import { sectionOfHeading } from '#patents/descriptions.ts';

/** A piece of a description whose source says what it is. */
export interface Piece {
  readonly text: string;
  readonly number?: string | undefined;
  readonly heading?: boolean;
}

/**
 * Pieces in reading order -> paragraphs with ids `p1`, `p2`, ..., each in the section that the last known heading
 * opened.
 */
export function paragraphsFrom(pieces: readonly Piece[]): Paragraph[] {
  let section: Paragraph['section'] = 'other';
  return pieces.map(({ text, number, heading }, index) => {
    if (heading) section = sectionOfHeading(text) ?? section;
    return {
      id: `p${index + 1}`,
      ...(number !== undefined && !heading && { number }),
      section,
      ...(heading && { heading: true as const }),
      text,
    };
  });
}
