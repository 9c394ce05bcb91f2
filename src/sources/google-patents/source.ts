import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { markdownPatent } from './markdown.ts';
import { pagePatent } from './page.ts';

const NAME = 'google-patents';
/** Far above any page or export of one patent. */
const MAX_BYTES = 32 * 1024 * 1024;

const MARKDOWN = /^(?:\u00ef\u00bb\u00bf)?Source: \[[^\]\n]+\]\(https:\/\/patents\.google\.com\/patent\//;
const PAGE = /<(?:!doctype html|html)[\s>]/i;

/** Google Patents pages: saved HTML, or the Markdown that a public exporter makes of them. One file a patent. */
export default defineSource({
  name: NAME,
  title: 'Google Patents pages, HTML or exported Markdown',
  homepage: 'https://patents.google.com/',
  licence: 'Patent texts are public records; the pages add data of their publisher',
  collection: patents,
  files: ['.html', '.htm', '.md'],
  recognises: (_base, head) =>
    MARKDOWN.test(head) ||
    /itemtype="http:\/\/schema\.org\/ScholarlyArticle"/.test(head) ||
    (PAGE.test(head) && /Google Patents|patents\.google\.com/.test(head)),
  expect: { titles: 0.95, abstracts: 0.85, claims: 0.9, descriptions: 0.9, inventors: 0.9, assignees: 0.8 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    const markdown = MARKDOWN.test(await file.head());
    const text = new TextDecoder().decode(await file.bytes(MAX_BYTES));
    const raw = text.slice(0, MAX_RAW);
    try {
      if (markdown) {
        yield { ok: true, record: signed(markdownPatent(text), NAME, file.base), raw };
        return;
      }
      const { patent, unknown } = pagePatent(text);
      yield { ok: true, record: signed(patent, NAME, file.base), raw, ...(unknown.length > 0 && { unknown }) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: file.base, reason: error.message, raw };
    }
  },
});
