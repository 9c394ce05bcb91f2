import type { Paragraph, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { readClaims } from '#patents/claims.ts';
import { parseDay } from '#patents/dates.ts';
import { type Section, sectionOfHeading } from '#patents/descriptions.ts';
import { applicationNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { namedParty, namedPerson, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';

const NAME = 'tipo';
const LANGUAGES: Readonly<Record<string, string>> = { tw: 'zh', zh: 'zh', en: 'en', ja: 'ja', jp: 'ja' };

/**
 * Texts in Chinese are the publication; the English title and abstract are the applicant's translation, published by
 * the office.
 */
const local = (lang: string | undefined, text: string | undefined) => {
  const code = LANGUAGES[lang?.toLowerCase() ?? 'tw'];
  return code && text
    ? { lang: code, origin: code === 'zh' ? ('original' as const) : ('office' as const), text }
    : undefined;
};

/**
 * The publication number, which only the file's name or the number's own file tells: `TW-I854998-specification.xml`,
 * `TW202036357A.xml`.
 */
function numberIn(name: string) {
  const m = /(?:TW[-_ ]?)?([IMD]\d{6}|20\d{7})([A-Z]\d?)?/i.exec(name);
  if (!m) return undefined;
  const digits = m[1]!.toUpperCase();
  const kind =
    m[2]?.toUpperCase() ??
    (digits.startsWith('I') ? 'B' : digits.startsWith('M') ? 'U' : digits.startsWith('D') ? 'S' : 'A');
  return parsePublicationNumber(`TW${digits}${kind}`);
}

const SECTIONS: Readonly<Record<string, Section>> = {
  'technical-field': 'field',
  'background-art': 'background',
  disclosure: 'summary',
  'mode-for-invention': 'embodiments',
  'description-of-drawings': 'drawings',
  'description-of-element': 'other',
};

/** Line breaks in the file fall anywhere, inside words too; those of the text are `<br>`. */
const unbroken = (text: string) =>
  text
    .replace(/(?<=[\u2e80-\u9fff\uff00-\uffef])\s*\n\s*|\s*\n\s*(?=[\u2e80-\u9fff\uff00-\uffef])/g, '')
    .replace(/(?<!\s)\s*\n\s*/g, ' ');

/** Text with `<br>` as line breaks; text of `sub` stays in line. */
function textOf(element: XmlElement): string {
  let text = '';
  for (const node of element.see().nodes) {
    if (typeof node === 'string') text += unbroken(node);
    else if ('nodes' in node) text += node.name === 'br' ? `${node.raw()}\n` : textOf(node);
  }
  return text;
}
const lineOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

function paragraphs(description: XmlElement): Paragraph[] {
  const found: Paragraph[] = [];
  const walk = (element: XmlElement, section: Section) => {
    for (const part of element.all()) {
      if (part.name === 'p') {
        const number = part.attribute('general') || undefined;
        const text = lineOf(textOf(part)).join('\n');
        const opens = text.length < 20 ? sectionOfHeading(text) : undefined;
        if (text)
          found.push({
            id: `p${found.length + 1}`,
            ...(number && !opens && { number }),
            section: opens ?? section,
            ...(opens && { heading: true as const }),
            text,
          });
      } else if (SECTIONS[part.name]) walk(part, SECTIONS[part.name]!);
      else if (part.name !== 'invention-title') part.ignore();
    }
  };
  walk(description, 'other');
  return found;
}

/**
 * An `invention-specification` of the Taiwanese office's electronic filing format. Throws RangeError if the file's name
 * holds no number.
 */
export function specificationPatent(root: XmlElement, file: SourceFile): Patent {
  const number = numberIn(file.base);
  if (!number)
    throw new RangeError(
      'the specification has no publication number, and neither has its file name (expected e.g. TW-I854998-specification.xml)',
    );
  const patent = patentDraft(number);
  const application = applicationNumber('TW', root.attribute('application-num') ?? '');
  if (application) patent.application_number = application;
  // filing-date is the instant at which this version of the text was filed: an amendment's, not the application's.
  for (const name of [
    'filing-date',
    'receive-date',
    'receive-num',
    'status',
    'produced-by',
    'dtd-version',
    'out-sequence-list',
  ])
    root.attribute(name);
  for (const title of root.every('description/invention-title'))
    patent.titles.push(...present([local(title.attribute('lang'), title.text())]));
  for (const abstract of root.all('abstract'))
    patent.abstracts.push(...present([local(abstract.attribute('lang'), abstract.text())]));
  const description = root.child('description');
  const read = description ? paragraphs(description) : [];
  if (read.length > 0) patent.descriptions.push({ lang: 'zh', origin: 'original', paragraphs: read });
  // `dependency` says "dependent-claim" of every claim: the words decide.
  const claims = root.every('claims/claim').map((claim, i) => ({
    number: i + 1,
    text: claim
      .every('claim-text')
      .flatMap((text) => lineOf(textOf(text)))
      .join('\n'),
  }));
  const kept = claims.filter((claim) => claim.text);
  if (kept.length > 0)
    patent.claims.push({
      lang: 'zh',
      origin: 'original',
      claims: readClaims(kept, 'zh').map((claim) => ({ ...claim })),
    });
  const drawings = root.every('drawings/figure');
  patent.figures.push(
    ...drawings.map((figure, i) => {
      const file_name = figure
        .descendants('img')[0]
        ?.attribute('file')
        ?.replace(/[?#][\s\S]*$/, '')
        .split('/')
        .at(-1);
      const label = figure.attribute('figure-labels') || undefined;
      return {
        id: `fig${i + 1}`,
        ...(label && { label }),
        ...(file_name && !file_name.includes('\\') && { file: file_name }),
        ...(figure.attribute('representative') && { abstract_figure: true as const }),
      };
    }),
  );
  root.ignoreAt('drawings', 'figure-drawings', 'abstract');
  return signed(patent, NAME, file.base);
}

/** `美商應用材料股份有限公司 (APPLIED MATERIALS, INC.)` -> the Chinese name; the name in brackets is the same body's. */
const chinese = (name: string) => name.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '').trim() || name;

interface Metadata {
  publication_number?: unknown;
  application_number?: unknown;
  application_date?: unknown;
  publication_date?: unknown;
  title?: unknown;
  abstract?: unknown;
  applicants?: unknown;
  inventors?: unknown;
}
const strings = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const byLanguage = (value: unknown) =>
  present(
    Object.entries((value ?? {}) as object).map(([lang, text]) =>
      local(lang, typeof text === 'string' ? text.trim() : undefined),
    ),
  );
const dayOf = (value: unknown) => (typeof value === 'string' ? parseDay(value) : undefined);

/** The metadata beside a specification, as JSON. Throws RangeError if it is none. */
export function metadataPatent(json: unknown, file: string): Patent {
  const data = (typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}) as Metadata;
  const number =
    typeof data.publication_number === 'string' ? parsePublicationNumber(data.publication_number) : undefined;
  if (!number) throw new RangeError('no publication_number');
  const patent = patentDraft(number);
  const filed = dayOf(data.application_date);
  if (filed !== undefined) patent.filing_date = filed;
  const application =
    typeof data.application_number === 'string'
      ? applicationNumber('TW', data.application_number.replace(/^TW/, ''), filed)
      : undefined;
  if (application) patent.application_number = application;
  const published = dayOf(data.publication_date);
  if (published !== undefined) patent.publication_date = published;
  if (published !== undefined && patent.patent_type === 'B') patent.grant_date = published;
  patent.titles.push(...byLanguage(data.title));
  patent.abstracts.push(...byLanguage(data.abstract));
  patent.applicants.push(...present(strings(data.applicants).map((name) => namedParty(chinese(name), { lang: 'zh' }))));
  patent.inventors.push(...present(strings(data.inventors).map((name) => namedPerson(chinese(name), { lang: 'zh' }))));
  return signed(patent, NAME, file);
}

/**
 * Specifications of the Taiwanese office (traditional Chinese, title and abstract also in English) and the metadata
 * JSON beside them; the two join by number.
 */
export default defineSource({
  name: NAME,
  title: 'TIPO invention specifications, XML, with metadata JSON',
  homepage: 'https://www.tipo.gov.tw/',
  licence: 'Open Government Data License, Taiwan (compatible with CC BY 4.0)',
  collection: patents,
  files: ['.xml', '.json'],
  recognises: (base, head) =>
    /<(?:!DOCTYPE )?invention-specification[\s>]/.test(head) ||
    (base.endsWith('.json') &&
      /"publication_number"\s*:\s*"TW/.test(head) &&
      /"certificate_number"|"public_number"/.test(head)),
  expect: { titles: 1, abstracts: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    if (!file.base.toLowerCase().endsWith('.json')) {
      yield* xmlRecords(file, { roots: ['invention-specification'], map: specificationPatent });
      return;
    }
    const text = new TextDecoder().decode(await file.bytes());
    try {
      yield { ok: true, record: metadataPatent(JSON.parse(text), file.base) };
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
      yield { ok: false, id: file.base, reason: error.message, raw: text.slice(0, MAX_RAW) };
    }
  },
});
