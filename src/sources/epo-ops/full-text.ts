import type { Patent } from '#collections/patents/patent.ts';
import { parseClaims } from '#patents/claims.ts';
import { sectionOfHeading } from '#patents/descriptions.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { documentIds } from '../epo-docdb/references.ts';
import { type Piece, paragraphsFrom } from '../epo-fulltext/paragraphs.ts';
import { patentDraft } from '../patent-draft.ts';
import type { XmlElement } from '../xml.ts';

const langOf = (element: XmlElement): string => {
  const lang = element.attribute('lang')?.toLowerCase();
  return lang !== undefined && /^[a-z]{2}$/.test(lang) ? lang : 'en';
};

const PRINTED = /^\s*\[(\d{4,5})\]\s*/;

/**
 * Paragraphs of a description from its `p` elements: `[0012] The ...` with the number printed in front; scanned texts
 * run several of them together. A line without a number is a heading if it names a section, or is short, does not end
 * like a sentence and a numbered paragraph follows.
 */
export function descriptionPieces(raw: readonly string[]): Piece[] {
  let last = 0;
  const lines = raw.flatMap((text) => {
    const whole = text.replace(/\s+/g, ' ').trim();
    // A number inside belongs to the next paragraph only if it is the next in order; else it is a reference.
    const parts: string[] = [];
    let from = 0;
    for (const m of whole.matchAll(/\[(\d{4,5})\]/g)) {
      if (Number(m[1]) !== last + 1) continue;
      last += 1;
      parts.push(whole.slice(from, m.index).trim());
      from = m.index;
    }
    parts.push(whole.slice(from).trim());
    return parts.filter((part) => part !== '');
  });
  return lines.flatMap((line, index): Piece[] => {
    const printed = PRINTED.exec(line);
    const text = printed ? line.slice(printed[0].length) : line;
    if (text === '') return [];
    if (printed) return [{ text, number: printed[1] }];
    const short = text.length <= 80 && !/[.;:,]$/.test(text);
    const heading = short && (sectionOfHeading(text) !== undefined || PRINTED.test(lines[index + 1] ?? ''));
    return [{ text, heading }];
  });
}

/**
 * A full-text answer (claims or description). OPS gives claims as printed text, one claim an element or all in one, and
 * the paragraphs with their printed numbers. Where claims come in several languages (granted EP patents), the first is
 * taken as the original: OPS puts the language of the proceedings first.
 */
export function patentOfFullText(document: XmlElement): Patent {
  document.see();
  const id = documentIds(document.every('bibliographic-data/publication-reference')).find((d) => d.format === 'docdb');
  const patent = patentDraft(publicationNumber(id?.country ?? '', id?.number ?? '', id?.kind));
  if (id?.date !== undefined) patent.publication_date = id.date;
  for (const claims of document.all('claims')) {
    const lang = langOf(claims);
    const text = claims
      .every('claim/claim-text')
      .map((element) => element.raw().trim())
      .join('\n')
      .replace(/^\s*(?:claims?|what is claimed is)(?:\s*:)?\s*\n/i, '');
    const read = parseClaims(text, lang);
    if (read.length > 0)
      patent.claims.push({ lang, origin: patent.claims.length === 0 ? 'original' : 'office', claims: read });
  }
  for (const description of document.all('description')) {
    const lang = langOf(description);
    const paragraphs = paragraphsFrom(descriptionPieces(description.all('p').map((p) => p.raw())));
    if (paragraphs.length > 0)
      patent.descriptions.push({ lang, origin: patent.descriptions.length === 0 ? 'original' : 'office', paragraphs });
  }
  return patent;
}
