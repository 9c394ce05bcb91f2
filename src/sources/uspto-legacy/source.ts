import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { sgmlCharacter } from '../sgml-entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { greenBookDocuments, value } from './green-book.ts';
import { greenBookPatent } from './green-book-patent.ts';
import { papPatent } from './pap-patent.ts';
import { st32Patent } from './st32-patent.ts';

const NAME = 'uspto-legacy';
const GREEN_BOOK = /^(?:HHHHHT|PATN\s*\r?\nWKU )/m;
const XML = /<PATDOC[\s>]|<patent-application-publication[\s>]/;

/**
 * US patents before the ICE DTDs: Green Book text (1976 to 2001), ST.32 grants (2001 to 2004), PAP applications (2001
 * to 2004).
 */
export default defineSource<Patent>({
  name: NAME,
  title: 'USPTO full text before 2005: Green Book (APS) text, ST.32 grants v2.4/2.5, PAP applications v1.5/1.6',
  homepage: 'https://data.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patents,
  files: ['.xml', '.sgm', '.sgml', '.txt', '.greenbook'],
  expect: {
    publication_number: 1,
    publication_date: 1,
    application_number: 1,
    titles: 1,
    claims: 0.95,
    descriptions: 0.9,
    inventors: 0.95,
    us_classes: 0.95,
  },
  recognises: (_base, head) =>
    GREEN_BOOK.test(head) || XML.test(head) || /<!DOCTYPE\s+(?:PATDOC|patent-application-publication)\b/.test(head),
  async *read(file) {
    if (GREEN_BOOK.test(await file.head())) yield* greenBook(file);
    else yield* xml(file);
  },
});

async function* greenBook(file: SourceFile): AsyncGenerator<Parsed<Patent>> {
  for await (const { groups, raw, line, fault } of greenBookDocuments(file)) {
    try {
      if (fault) throw new RangeError(fault);
      yield { ok: true, record: greenBookPatent(groups, NAME, file.base), raw };
    } catch (error) {
      const id = value(groups[0], 'WKU') ?? `line ${line}`;
      yield { ok: false, id, reason: `${(error as Error).message} (document at line ${line})`, raw };
    }
  }
}

const xml = (file: SourceFile) =>
  xmlRecords<Patent>(file, {
    roots: ['PATDOC', 'patent-application-publication'],
    entities: sgmlCharacter,
    id: rawId,
    map: (root) => (root.name === 'PATDOC' ? st32Patent : papPatent)(root, NAME, file.base),
  });

function rawId(raw: string): string | undefined {
  const number = /<B110>\s*<DNUM>\s*<PDAT>\s*(\w+)/.exec(raw)?.[1] ?? /<doc-number>\s*(\w+)/.exec(raw)?.[1];
  return number && `US${number}`;
}
