import type { LocalText, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { jsonItems } from '../json-items.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'surechembl-biblio';

/**
 * What is read, and what is not: ECLA was given up for CPC in 2013, and families are resolved from the priorities that
 * other sources state.
 */
const KNOWN = new Set(['pubnumber', 'pubdate', 'title', 'title_lang', 'ipc', 'ipcr', 'cpc', 'ecla', 'family_id']);

/** The texts of a list; a field is a list even where it has one. */
const textsOf = (field: unknown): string[] =>
  Array.isArray(field) ? field.filter((each): each is string => typeof each === 'string' && each.trim() !== '') : [];

const classesOf = (field: unknown): string[] => [
  ...new Set(present(textsOf(field).map((each) => normaliseClass(each)))),
];

/** One title a language: where a list has two, the longer, of which the other is a piece. */
function titlesOf(titles: unknown, languages: unknown): LocalText[] {
  if (!Array.isArray(titles) || !Array.isArray(languages)) return [];
  const longest = new Map<string, string>();
  for (const [at, title] of titles.entries()) {
    const lang = String(languages[at] ?? '').toLowerCase();
    if (typeof title !== 'string' || title.trim() === '' || !/^[a-z]{2}$/.test(lang)) continue;
    const text = title.trim().replace(/\s+/g, ' ');
    if (text.length > (longest.get(lang)?.length ?? 0)) longest.set(lang, text);
  }
  return [...longest].map(([lang, text]) => ({ lang, origin: 'office', text }));
}

/** A document of the front file. @throws RangeError without a publication number. */
export function biblioPatent(item: Readonly<Record<string, unknown>>): Patent {
  const [printed = ''] = textsOf(item.pubnumber);
  const number = parsePublicationNumber(printed.replaceAll('-', ''));
  if (!number) throw new RangeError(`"${printed.slice(0, 60)}" is no publication number`);
  const patent = patentDraft(number);
  const published = parseDay(textsOf(item.pubdate)[0]);
  if (published !== undefined) patent.publication_date = published;
  patent.titles.push(...titlesOf(item.title, item.title_lang));
  // ipcr has the whole symbols of which ipc has the subclasses
  const symbols = classesOf(item.ipcr);
  patent.ipc.push(...(symbols.length > 0 ? symbols : classesOf(item.ipc)));
  patent.cpc.push(...classesOf(item.cpc));
  return patent;
}

/** Title, date and classes of the patents of SureChEMBL; what it holds of their compounds is another file. */
export default defineSource<Patent>({
  name: NAME,
  title: 'SureChEMBL patents of the front file, JSON: titles, dates, classes',
  homepage: 'https://www.surechembl.org/',
  licence: 'CC BY-SA 3.0',
  collection: patents,
  files: ['.json'],
  recognises: (_base, head) => /^\s*\[\s*\{\s*"pubnumber"\s*:\s*\[/.test(head),
  expect: { titles: 0.95, publication_date: 0.99, ipc: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `record ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      try {
        const record = signed(biblioPatent(item.value), NAME, file.name);
        const unknown = Object.keys(item.value).filter((key) => !KNOWN.has(key));
        yield { ok: true, record, raw: item.raw, ...(unknown.length > 0 && { unknown }) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `record ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
