import type { Shown } from '#corpus/collection.ts';
import { currentOwners, type LocalText, originalOwners, type Patent } from './patent.ts';
import { patentId } from './patent-id.ts';

/**
 * The texts as published; where none is stored, what there is (translations), so that a reader sees something and its
 * origin.
 */
export function shownTexts<T extends { readonly origin: string }>(texts: readonly T[]): readonly T[] {
  const original = texts.filter((text) => text.origin === 'original');
  return original.length > 0 ? original : texts;
}

const ORIGINS: readonly string[] = ['original', 'office', 'machine'];

/**
 * The title to show where one line is shown: in the language asked for where it is stored in it (as published, else as
 * an office translated it); else as published, else English, else any.
 */
export function shownTitle(titles: readonly LocalText[], lang?: string): string {
  const asked = titles
    .filter((title) => title.lang === lang)
    .sort((a, b) => ORIGINS.indexOf(a.origin) - ORIGINS.indexOf(b.origin))[0];
  if (asked) return asked.text;
  const shown = shownTexts(titles);
  return (
    (shown.find((title) => title.origin === 'original') ?? shown.find((title) => title.lang === 'en') ?? shown[0])
      ?.text ?? ''
  );
}

/** Names in one string, as the interface joins them: the comma stands inside one name. */
export const joinNames = (parties: readonly { readonly name: string }[]): string =>
  parties.map((party) => party.name).join(' | ');

/**
 * One row of a patent search. Clients of the interface need every field of a row to be there and no nulls: an unknown
 * text is "", an unknown date 0.
 */
export const patentRow = (p: Patent) => ({
  pn: p.publication_number,
  patent_id: patentId(p.publication_number),
  title: shownTitle(p.titles),
  apno: p.application_number ?? '',
  apdt: p.filing_date ?? 0,
  pbdt: p.publication_date ?? 0,
  inventor: joinNames(p.inventors),
  original_assignee: joinNames(originalOwners(p)),
  current_assignee: joinNames(currentOwners(p)),
  authority: p.authority,
});

/** Rows are written beside the records: with their owners, which follow from other publications and conveyances. */
export const shown: Shown<Patent> = { form: 1, of: patentRow };
