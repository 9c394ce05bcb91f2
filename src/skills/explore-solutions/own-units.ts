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

type Paragraph = Patent['descriptions'][number]['paragraphs'][number];

/** Begins what a description says of its own: its objects, what it provides, its drawings. */
const OWN_BEGINS =
  /\b(?:objects?|aims?|purposes?|summary|advantages?) of (?:this|the|our)(?: present)? (?:invention|disclosure)\b|\b(?:present|this|the|our) (?:invention|disclosure) (?:provides?|is|are|comprises?|includes?|overcomes?|has|uses?|solves?|features?|contemplates?|offers?|also|further|therefore|thus|achieves?|seeks|meets|addresses|makes|allows|enables|describes|discloses)\b|\b(?:in accordance with|according to) (?:the|this|one|an?) (?:[\w-]{1,20} ){0,3}(?:invention|embodiment|aspect)\b|^\W*(?:brief description|summary)\b|\bFIGS?\.? ?\d|本(?:发明|申请|实用新型|公开)(?:的?(?:目的|技术方案)|提供|提出|公开了|采用|通过|还|所要解决)|为了?(?:解决|克服|实现|达到)(?:上述|以上|现有)|图\s?\d/iu;
/** Sections that speak of the document's own. */
const OWN: ReadonlySet<unknown> = new Set(['summary', 'drawings', 'embodiments']);
/** Share of an opening behind which its own is not looked for: it speaks of it in other words. */
const LATEST = 0.5;

/**
 * The paragraphs that tell what others did: those under a heading that says so; without one those of the opening, under
 * headings on the field or none, before the first that speaks of the document's own.
 */
function knownIn(paragraphs: readonly Paragraph[]): (paragraph: Paragraph, at: number) => boolean {
  if (paragraphs.some(({ section }) => section === 'background'))
    return ({ section }) => section === 'background' || section === 'field';
  const marked = paragraphs.findIndex(({ section }) => OWN.has(section));
  const opening = marked < 0 ? paragraphs : paragraphs.slice(0, marked);
  const own = opening.findIndex(({ text }) => OWN_BEGINS.test(text.slice(0, LONGEST)));
  const end = own >= 0 ? own : marked;
  return end <= paragraphs.length * LATEST ? (_, at) => at < end : () => false;
}
/** Characters of a paragraph in which it says what it is about. */
const LONGEST = 2_000;

/**
 * Abstracts, first claims and paragraphs of a record, those that say it shortest first; without what tells what others
 * did, headings, and lists of reference signs.
 */
export const ownUnits = ({ abstracts, claims, descriptions }: Patent): OwnUnit[] => [
  ...abstracts.map(({ text, lang, origin }): OwnUnit => ({ text, locator: { part: 'abstract', lang, origin } })),
  ...claims.flatMap(({ lang, origin, claims: set }) =>
    set
      .slice(0, 1)
      .map(({ text, number }): OwnUnit => ({ text, locator: { part: 'claim', lang, origin, claim_number: number } })),
  ),
  ...descriptions.flatMap(({ lang, origin, paragraphs }) => {
    const plain = withoutSignLists(paragraphs).filter(({ heading }) => !heading);
    const isKnown = knownIn(plain);
    return plain
      .filter((paragraph, at) => !isKnown(paragraph, at))
      .map(
        ({ id, section, text }): OwnUnit => ({
          ...{ text, section },
          locator: { part: 'description', lang, origin, paragraph_id: id },
        }),
      );
  }),
];
