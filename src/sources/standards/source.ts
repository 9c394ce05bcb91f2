import { type Standard, standardId, standards } from '#collections/standards/standards.ts';
import { languageOf } from '#language/script.ts';
import { parseDay } from '#patents/dates.ts';
import type { Documents } from '../documents.ts';
import { isRfcXml, RFC_XML, rfcFront, rfcSections } from '../rfc/document.ts';
import { defineSource, type Parsed, SourceError, type SourceFile } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';
import { identityOf, markdownLines, plainLines, type SpecificationLine, sectionsOf } from './sections.ts';

const NAME = 'standards';
const MOST_BYTES = 64 * 1024 * 1024;
/** Characters in which number, version and date are looked for. */
const BEGINNING = 6_000;

async function linesOf(file: SourceFile, documents?: Documents): Promise<SpecificationLine[]> {
  const bytes = Buffer.from(await file.bytes(MOST_BYTES));
  const ending = /\.(md|markdown|txt|pdf|docx)$/iu.exec(file.base)?.[1]?.toLowerCase();
  if (ending === 'pdf' || ending === 'docx') {
    if (!documents) throw new SourceError('unsupported', file.name, 'nobody was named who reads PDF and Word files');
    return documents.lines(bytes, ending);
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  return ending === 'txt' ? plainLines(text) : markdownLines(text);
}

const UNNUMBERED = 'has no numbered section: headings need a number such as 5.2';

/** An RFC, or a draft of one, as XML: sections with their numbers, paragraphs, tables and drawings a line each. */
function rfcStandard(root: XmlElement): Standard {
  const { number: rfc, draft, title, date } = rfcFront(root);
  const number = rfc ? `RFC ${rfc}` : draft;
  if (!number) throw new RangeError('states no number');
  const sections = rfcSections(root).flatMap(({ number: own, title: heading, blocks }) =>
    own === undefined
      ? []
      : [{ number: own, ...(heading && { title: heading }), text: blocks.map(({ text }) => text).join('\n') }],
  );
  if (sections.length === 0) throw new RangeError(UNNUMBERED);
  const day = parseDay(date);
  root.ignore();
  return {
    id: standardId(number),
    number,
    ...(title && { title }),
    ...(day !== undefined && { date: day }),
    lang: languageOf(
      sections
        .map(({ text }) => text)
        .join('\n')
        .slice(0, BEGINNING),
    ),
    sections,
    source: NAME,
  };
}

/** Technical specifications of the user's own: Markdown, RFCs as text or XML, PDF, Word. */
export default defineSource<Standard>({
  name: NAME,
  title: 'Technical specifications of your own',
  homepage: 'https://www.rfc-editor.org/',
  licence: 'That of the specification: nothing is shipped',
  collection: standards,
  files: ['.md', '.markdown', '.txt', '.xml', '.pdf', '.docx'],
  recognises: (base, head) =>
    /\.xml$/iu.test(base)
      ? isRfcXml(head)
      : /\.txt$/iu.test(base)
        ? /^Request for Comments: ?\d/imu.test(head)
        : /\.(?:md|markdown)$/iu.test(base) && /^(?:specification|标准号) ?[:：]/imu.test(head),
  expect: { VERSION: 0, TTL: 0 },
  async *read(file, documents): AsyncIterable<Parsed<Standard>> {
    if (/\.xml$/iu.test(file.base)) {
      yield* xmlRecords<Standard>(file, { ...RFC_XML, max_characters: MOST_BYTES, map: rfcStandard });
      return;
    }
    const lines = await linesOf(file, documents);
    const beginning = lines
      .slice(0, 400)
      .map(({ text }) => text)
      .join('\n')
      .slice(0, BEGINNING);
    const identity = identityOf(file.base, beginning);
    if (!identity) {
      yield {
        ok: false,
        id: file.base,
        reason: 'states no number: write a line such as "Specification: TS 38.300" at its beginning',
      };
      return;
    }
    const sections = sectionsOf(lines);
    if (sections.length === 0) {
      yield { ok: false, id: identity.number, reason: UNNUMBERED };
      return;
    }
    yield {
      ok: true,
      record: { id: standardId(identity.number, identity.version), ...identity, sections, source: NAME },
    };
  },
});
