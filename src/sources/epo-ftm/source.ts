import type { Figure, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { parseClaims } from '#patents/claims.ts';
import { parseDay } from '#patents/dates.ts';
import { sectionOfHeading } from '#patents/descriptions.ts';
import { applicationNumber, publicationNumber } from '#patents/numbers.ts';
import { characterEntity } from '../epo-docdb/character-entities.ts';
import { type Piece, paragraphsFrom } from '../epo-fulltext/paragraphs.ts';
import { patentDraft, signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { readableText } from '../uspto/readable-text.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';

const NAME = 'epo-ftm';

const langOf = (element: XmlElement): string | undefined => {
  const lang = element.attribute('lang')?.toLowerCase();
  return lang !== undefined && /^[a-z]{2}$/.test(lang) ? lang : undefined;
};

/** The word that stands over a description or over claims as offices print them, and over nothing else. */
const TITLE_LINE = /^(?:descripci[oó]n|description|beschreibung|descri[cç][aã]o|descrizione|reivindicaciones|claims)$/i;
/** A title is one line that is no sentence. */
const isTitle = (text: string) => text.length <= 300 && !/[.;:]$/.test(text) && sectionOfHeading(text) === undefined;

/** Paragraphs; a paragraph that is bold from end to end is a heading. Empty ones only space the page. */
function pieces(description: XmlElement): Piece[] {
  return description.all().flatMap((element): Piece[] => {
    const bold = element.child('b')?.text();
    const text = readableText(element);
    if (text === undefined) return [];
    const heading = element.name === 'heading' || (bold !== undefined && bold === text && text.length <= 120);
    const number = element.attribute('num');
    return [heading ? { text, heading: true } : { text, ...(number && { number }) }];
  });
}

/** Where drawings are named in the text, by the files that lie beside it. */
const images = (root: XmlElement): Figure[] =>
  [...new Set(namesOf(root))].map((file) => ({ id: file.replace(/\.[a-z]{3,4}$/i, ''), file }));
function* namesOf(element: XmlElement): Generator<string> {
  for (const node of element.nodes) {
    if (typeof node === 'string' || !('nodes' in node)) continue;
    const file = node.name === 'img' ? node.attributes.file : undefined;
    if (file && /^[^/\\]{1,120}$/.test(file)) yield file;
    yield* namesOf(node);
  }
}

/** @throws RangeError if it names no publication. */
function patentOf(root: XmlElement, file: string): Patent {
  const published = root.at('bibliographic-data/publication-reference/document-id');
  const number = publicationNumber(
    published?.text('country') ?? '',
    published?.text('doc-number') ?? '',
    published?.text('kind'),
  );
  const day = parseDay(published?.text('date'));
  const applied = root.at('bibliographic-data/application-reference/document-id');
  const filed = parseDay(applied?.text('date'));
  const kind = applied?.text('kind');
  const applied_at = applied?.text('country');
  // a translation of a European patent bears that patent's application (kind T)
  const office = kind === 'T' ? 'EP' : (applied_at ?? number.authority);
  const application = applicationNumber(office, applied?.text('doc-number') ?? '', filed);
  const patent: Patent = {
    ...patentDraft(number),
    ...(day && { publication_date: day }),
    ...(application && { application_number: application }),
    ...(filed && { filing_date: filed }),
  };
  const origin = kind === 'T' ? ('office' as const) : ('original' as const);
  patent.figures = images(root);
  for (const description of root.all('description')) {
    const lang = langOf(description);
    const all = pieces(description);
    if (lang === undefined || all.length === 0) continue;
    if (TITLE_LINE.test(all[0]!.text)) {
      all.shift();
      // the description opens with the title, which stands nowhere else
      if (all[0] && isTitle(all[0].text)) patent.titles.push({ lang, origin, text: all[0].text });
    }
    if (all.length > 0) patent.descriptions.push({ lang, origin, paragraphs: paragraphsFrom(all) });
  }
  for (const abstract of root.all('abstract')) {
    const lang = langOf(abstract);
    const text = readableText(abstract);
    if (lang && text) patent.abstracts.push({ lang, origin, text });
  }
  for (const set of root.all('claims')) {
    const lang = langOf(set);
    // all claims may stand in one element, as lines
    const lines = set.all('claim').flatMap((claim) => (readableText(claim) ?? '').split('\n'));
    const text = lines.filter((line) => !TITLE_LINE.test(line.trim())).join('\n');
    const claims = lang === undefined ? [] : parseClaims(text, lang);
    if (lang && claims.length > 0) patent.claims.push({ lang, origin, claims: claims.map((claim) => ({ ...claim })) });
  }
  return signed(patent, NAME, file);
}

/** Full texts of national offices as the EPO exchanges them: a delivery is a ZIP of ZIPs with one XML a publication. */
export default defineSource<Patent>({
  name: NAME,
  title: 'EPO full-text exchange of national offices (FTM, fulltext-document 1.2)',
  homepage: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets',
  licence: 'EPO and the national office: free of charge, reuse with attribution',
  collection: patents,
  files: ['.xml'],
  expect: { publication_number: 1, publication_date: 1, claims: 0.9, descriptions: 0.9 },
  recognises: (_base, head) =>
    /<fulltext-document[\s>]/.test(head) || /<ftm-package-index[\s>]/.test(head) || /^\s*<content>\s*<file>/.test(head),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    if (!/<fulltext-document[\s>]/.test(await file.head())) {
      yield { ok: 'skipped', kind: 'list of what the delivery holds' };
      return;
    }
    yield* xmlRecords<Patent>(file, {
      roots: ['fulltext-document'],
      entities: characterEntity,
      map: (root) => patentOf(root, file.base),
    });
  },
});
