import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { wholeJson } from '../whole-json.ts';
import type { PpubsDocument } from './ppubs-fields.ts';
import { ppubsPatent } from './ppubs-patent.ts';

const NAME = 'uspto-ppubs';
const LISTS = ['patents', 'docs', 'results'];

const isDocument = (value: unknown): value is PpubsDocument =>
  typeof value === 'object' && value !== null && 'guid' in value;

/**
 * Answers of Patent Public Search: full documents (`guid`, `claimsHtml` ...) and pages of result lists (bibliographic
 * data only).
 */
export default defineSource<Patent>({
  name: NAME,
  title: 'USPTO Patent Public Search (JSON): full documents and result pages',
  homepage: 'https://ppubs.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patents,
  files: ['.json'],
  expect: { publication_number: 1, publication_date: 1, titles: 0.95 },
  recognises: (_base, head) =>
    /"guid"\s*:\s*"[A-Z]{2}-/.test(head) ||
    (/"numFound"/.test(head) && /"(?:cursorMarker|numberOfFamilies|patents)"/.test(head)),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    const content = await wholeJson(file);
    let index = 0;
    for (const document of documentsOf(content)) {
      index++;
      try {
        yield { ok: true, record: ppubsPatent(document, NAME, file.base), raw: rawOf(document) };
      } catch (error) {
        const { guid } = document;
        const id = typeof guid === 'string' ? guid : `document ${index}`;
        yield { ok: false, id, reason: (error as Error).message, raw: rawOf(document) };
      }
    }
    // A page without hits is an answer too.
    if (index === 0 && isEmptyPage(content)) yield { ok: 'skipped', kind: 'result page without hits' };
  },
});

function documentsOf(content: unknown): PpubsDocument[] {
  if (isDocument(content)) return [content];
  const rows = Array.isArray(content) ? content : listOf(content);
  return (rows ?? []).filter(isDocument);
}

const listOf = (content: unknown): unknown[] | undefined => {
  if (typeof content !== 'object' || content === null) return undefined;
  const page = content as Record<string, unknown>;
  return LISTS.map((name) => page[name]).find((value) => Array.isArray(value)) as unknown[] | undefined;
};

const isEmptyPage = (content: unknown) =>
  typeof content === 'object' && content !== null && 'numFound' in content && listOf(content)?.length === 0;

const rawOf = (document: PpubsDocument) => JSON.stringify(document).slice(0, MAX_RAW);
