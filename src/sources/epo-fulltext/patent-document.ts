import type { Figure, Patent } from '#collections/patents/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft } from '../patent-draft.ts';
import { readableText } from '../uspto/readable-text.ts';
import type { XmlElement } from '../xml.ts';
import { descriptionReferences, readBibliographic } from './bibliographic.ts';
import { type Piece, paragraphsFrom } from './paragraphs.ts';

const langOf = (element: XmlElement, fallback: string) => {
  const lang = element.attribute('lang')?.toLowerCase();
  return lang !== undefined && /^[a-z]{2}$/.test(lang) ? lang : fallback;
};

function descriptionPieces(description: XmlElement): Piece[] {
  return description.all().flatMap((element): Piece[] => {
    const text = readableText(element);
    if (text === undefined) return [];
    if (element.name === 'heading') return [{ text: text.replaceAll('\n', ' '), heading: true }];
    return [{ text, number: element.attribute('num') }];
  });
}

const PRINTED_NUMBER = /^(\d{1,6})\s*[.)]\s+/;

/** Claims with the number of `num`, or their place. */
function claimTexts(claims: XmlElement): { number: number; text: string }[] {
  return claims.all('claim').flatMap((claim, index) => {
    const text = readableText(claim);
    if (text === undefined) return [];
    const printed = Number(claim.attribute('num'));
    const number = Number.isInteger(printed) && printed > 0 ? printed : index + 1;
    // Some old documents print the number in the text too.
    const [again, inText] = PRINTED_NUMBER.exec(text) ?? [];
    return [{ number, text: inText === String(number) ? text.slice(again!.length) : text }];
  });
}

function figuresOf(drawings: XmlElement): Figure[] {
  return drawings.all('figure').flatMap((figure, index) => {
    const image = figure.child('img');
    figure.ignore();
    const id = figure.attribute('id') ?? `fig${index + 1}`;
    const label = figure
      .attribute('num')
      ?.split(',')
      .map((part) => part.trim())
      .join(', ');
    const file = image?.attribute('file');
    return [{ id, ...(label && { label: `Fig. ${label}` }), ...(file && /^[^/\\]+$/.test(file) && { file }) }];
  });
}

/**
 * A document of the EP full-text data (`ep-patent-document`, DTD 1.0 to 1.5.1; A1, A2, A3, B1, B2 ...) as a record. The
 * original language is that of publication (INID 26: of the proceedings); an application filed in another language is
 * published in translation only. Claims of granted patents in the other two languages are translations (`office`).
 * @throws RangeError if it has no publication number.
 */
export function patentOfDocument(root: XmlElement): Patent {
  const sdobi = root.child('SDOBI');
  const number = publicationNumber(
    root.attribute('country') ?? sdobi?.text('B100/B190') ?? 'EP',
    root.attribute('doc-number') ?? sdobi?.text('B100/B110') ?? '',
    root.attribute('kind') ?? sdobi?.text('B100/B130'),
  );
  const patent = patentDraft(number);
  if (sdobi) readBibliographic(sdobi, patent);
  const own = sdobi?.text('B200/B260')?.toLowerCase() ?? langOf(root, 'en');
  const origin = (lang: string) => (lang === own ? ('original' as const) : ('office' as const));

  for (const abstract of root.all('abstract')) {
    const lang = langOf(abstract, own);
    const text = readableText(abstract);
    if (text !== undefined) patent.abstracts.push({ lang, origin: origin(lang), text });
  }
  for (const description of root.all('description')) {
    const lang = langOf(description, own);
    const pieces = descriptionPieces(description);
    if (pieces.length > 0) patent.descriptions.push({ lang, origin: origin(lang), paragraphs: paragraphsFrom(pieces) });
  }
  for (const claims of root.all('claims')) {
    const lang = langOf(claims, own);
    const texts = claimTexts(claims);
    if (texts.length > 0) patent.claims.push({ lang, origin: origin(lang), claims: readClaims(texts, lang) });
  }
  patent.figures = root.all('drawings').flatMap(figuresOf);
  for (const list of root.all('ep-reference-list')) {
    const { cites, literature } = descriptionReferences(list);
    patent.cites.push(...cites);
    patent.cites_literature.push(...literature);
  }
  // Pages of the search report are pictures; amended claims and statements repeat the claims of another day.
  root.ignoreAt('search-report-data', 'amended-claims', 'amended-claims-statement');
  return patent;
}
