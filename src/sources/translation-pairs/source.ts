import { type Translation, translations } from '#collections/translations/translations.ts';
import { detectLanguage } from '#translation/languages.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { translationUnit } from '../translation-unit.ts';

const NAME = 'translation-pairs';

/** `Title|Abstract` in one cell. */
function titleAndAbstract(cell: string): { title: string; abstract: string } {
  const at = cell.indexOf('|');
  return at < 0
    ? { title: '', abstract: cell.trim() }
    : { title: cell.slice(0, at).trim(), abstract: cell.slice(at + 1).trim() };
}

/** Marks that the source left of pictures and escapes at the end of an abstract. */
const LEFTOVER = /&?[ ]?(?:lt|[lL])?[ ]?;?[ ]?Image[ ]?\d\w{0,20}\.?$|&(?:amp;)?[ ]?[lL]?;?$/u;
const clean = (text: string) => text.trimEnd().replace(LEFTOVER, '').trim();

/** Titles and abstracts of a row: what is the same patent in two or three languages. */
function units(cells: readonly string[]): Translation[] {
  const read = cells.filter(Boolean).map(titleAndAbstract);
  return (['title', 'abstract'] as const).flatMap((part) => {
    const texts = read.flatMap((one) => {
      const text = clean(one[part]);
      const lang = detectLanguage(`${one.title} ${one.abstract}`);
      // much of the set is machine translated, and it does not say what
      return text && lang ? [{ lang, text, origin: 'unknown' as const }] : [];
    });
    return new Set(texts.map(({ lang }) => lang)).size < 2 ? [] : [translationUnit(NAME, 'text', texts, part)];
  });
}

/**
 * Pairs of titles and abstracts with a label (0: the same patent in two languages, 1: two patents), and triples of
 * English, Chinese and original.
 */
export default defineSource<Translation>({
  name: NAME,
  title: 'Cross-language pairs of patent titles and abstracts, CSV',
  homepage: 'https://github.com/ChaneMo/Cross-language-Patent-Similarity-Learning',
  licence: 'MIT; patent titles and abstracts, partly machine translated',
  collection: translations,
  files: ['.csv'],
  recognises: (_base, head) =>
    /^(?:\u00ef\u00bb\u00bf)?"?(?:sentence_A"?,"?sentence_B"?,"?label|abs_English"?,"?abs_Chinese"?,"?abs_Original)/.test(
      head,
    ),
  expect: { texts: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Translation>> {
    for await (const { row, cells } of csvRows(file)) {
      if (cells.label !== undefined && Number(cells.label) === 1) {
        yield { ok: 'skipped', kind: 'two different patents' };
        continue;
      }
      if (cells.label !== undefined && Number(cells.label) !== 0) {
        yield {
          ok: false,
          id: `row ${row}`,
          reason: 'its label is neither 0 nor 1',
          raw: JSON.stringify(cells).slice(0, 60_000),
        };
        continue;
      }
      const { sentence_A, sentence_B, abs_English, abs_Chinese, abs_Original } = cells;
      const found = units([sentence_A, sentence_B, abs_English, abs_Chinese, abs_Original].map((cell) => cell ?? ''));
      if (found.length === 0)
        yield {
          ok: false,
          id: `row ${row}`,
          reason: 'has no two languages that are known',
          raw: JSON.stringify(cells).slice(0, 60_000),
        };
      for (const record of found) yield { ok: true, record };
    }
  },
});
