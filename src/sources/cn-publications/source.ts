import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { parseClaims } from '#patents/claims.ts';
import { paragraphsOf } from '#patents/descriptions.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { frontPage } from './front-page.ts';
import { pagesOf, paragraphLines } from './pages.ts';

const NAME = 'cn-publications';

/** The text of one publication as `pdftotext -layout` gives it. Throws RangeError if it is none. */
export function cnPatent(text: string, file: string): Patent {
  const pages = pagesOf(text);
  const patent = frontPage(pages);
  const original = { lang: 'zh', origin: 'original' as const };
  const claims = parseClaims(paragraphLines(pages.filter((page) => page.part === 'claims')).join('\n'), 'zh');
  if (claims.length > 0) patent.claims.push({ ...original, claims: claims.map((claim) => ({ ...claim })) });
  const lines = paragraphLines(pages.filter((page) => page.part === 'description'));
  // The description opens with the title again.
  const letters = (line: string | undefined) => line?.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters(lines[0]) === letters(patent.titles[0]?.text)) lines.shift();
  const paragraphs = paragraphsOf(lines.join('\n'), 'zh', { wrapped: true });
  if (paragraphs.length > 0) patent.descriptions.push({ ...original, paragraphs });
  const pageCount =
    (text.match(/\f/g)?.length ?? 0) +
    (text.trimEnd().endsWith('\f') || !text.trim() ? 0 : text.endsWith('\f') ? 0 : 1);
  if (pageCount > 1) patent.page_count = pageCount;
  return signed(patent, NAME, file);
}

/**
 * Chinese publications as text: what `pdftotext -layout` makes of the PDF that the office publishes. One file a
 * publication.
 */
export default defineSource({
  name: NAME,
  title: 'CNIPA publications, text layer of the PDF (pdftotext -layout)',
  homepage: 'https://pss-system.cponline.cnipa.gov.cn/',
  licence: 'Official publications: no copyright (article 5 of the Copyright Law of China)',
  collection: patents,
  files: ['.txt'],
  recognises: (_base, head) => {
    const text = Buffer.from(head, 'latin1').toString('utf8');
    return /\(19\)\s*(?:中华人民共和国)?国\s*家\s*知\s*识\s*产\s*权\s*局/u.test(text) && /\(10\)/.test(text);
  },
  expect: {
    titles: 1,
    abstracts: 0.98,
    claims: 1,
    descriptions: 1,
    applicants: 1,
    inventors: 0.98,
    ipc: 1,
    application_number: 1,
    filing_date: 1,
    publication_date: 1,
  },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    const text = new TextDecoder().decode(await file.bytes());
    try {
      yield { ok: true, record: cnPatent(text, file.base) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: file.base, reason: error.message, raw: text.slice(0, MAX_RAW) };
    }
  },
});
