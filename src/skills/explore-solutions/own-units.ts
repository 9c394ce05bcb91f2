import type { QuoteLocator } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { withoutSignLists } from '#language/sign-lists.ts';

/** A text of a record that speaks of its own means, and where it stands. */
export interface OwnUnit {
  readonly text: string;
  /** Of a paragraph, the part of the description that it stands in. */
  readonly section?: Patent['descriptions'][number]['paragraphs'][number]['section'];
  readonly locator: Omit<QuoteLocator, 'start' | 'end'>;
}

/**
 * Abstracts, first claims and paragraphs of a record, those that say it shortest first; without the background, which
 * tells what others did, headings, and lists of reference signs.
 */
export const ownUnits = ({ abstracts, claims, descriptions }: Patent): OwnUnit[] => [
  ...abstracts.map(({ text, lang, origin }): OwnUnit => ({ text, locator: { part: 'abstract', lang, origin } })),
  ...claims.flatMap(({ lang, origin, claims: set }) =>
    set
      .slice(0, 1)
      .map(({ text, number }): OwnUnit => ({ text, locator: { part: 'claim', lang, origin, claim_number: number } })),
  ),
  ...descriptions.flatMap(({ lang, origin, paragraphs }) =>
    withoutSignLists(paragraphs)
      .filter(({ heading, section }) => !heading && section !== 'background')
      .map(
        ({ id, section, text }): OwnUnit => ({
          ...{ text, section },
          locator: { part: 'description', lang, origin, paragraph_id: id },
        }),
      ),
  ),
];
