import { manage } from '../../api.ts';
import type { Say } from '../../words/words.tsx';
import { type ColumnCode, cellOf, type TableRow } from '../search/columns.ts';
import type { Highlight, Listed } from './lists.ts';

/**
 * A row of a file: of a worklist, with what people have said of the document; `unstored`: the corpus does not have it,
 * and its number is all that is known.
 */
export type SaidRow = TableRow & { readonly said?: Listed; readonly unstored?: true };

/** Rows of `POST /table` at most. */
const AT_ONCE = 200;

const unstored = (number: string): SaidRow => ({
  ...{ number, owners: [], applicants: [], inventors: [], ipc: [], cpc: [], family: [], cited_by: 0 },
  unstored: true,
});

/** A cell of any column; empty where nothing is known of the document, not even how often it is cited. */
export const knownCell = (code: ColumnCode, row: SaidRow, statusName: Parameters<typeof cellOf>[2]): string | number =>
  row.unstored ? '' : cellOf(code, row, statusName);

/**
 * The documents of a worklist in its order, also those that the corpus no longer has. None is left out that was there
 * all the time, whatever is taken out or added meanwhile.
 */
export async function listedRows(
  id: string,
  { signal, told }: { signal: AbortSignal; told(rows: number): void },
): Promise<SaidRow[]> {
  const rows = new Map<string, SaidRow>();
  let offset = 0;
  /** The last document of the page before. */
  let last: string | undefined;
  for (;;) {
    const { documents, total } = await manage('GET /worklists/:id', { params: { id }, query: { offset }, signal });
    // what was taken out before it has moved others up to where nobody looks any more
    if (last !== undefined && documents[0]?.number !== last) {
      [offset, last] = [0, undefined];
      continue;
    }
    const unread = documents.filter(({ number }) => !rows.has(number));
    for (let from = 0; from < unread.length; from += AT_ONCE) {
      const part = unread.slice(from, from + AT_ONCE);
      const known = await manage('POST /table', { body: { numbers: part.map(({ number }) => number) }, signal });
      const byNumber = new Map(known.map((row) => [row.number, row]));
      for (const said of part) rows.set(said.number, { ...(byNumber.get(said.number) ?? unstored(said.number)), said });
    }
    told(rows.size);
    if (offset + documents.length >= total) return [...rows.values()];
    // the last one is read again with the next page: it tells whether that begins where this one ended
    offset += documents.length - 1;
    last = documents.at(-1)!.number;
  }
}

/** Where marked words stand: the title, the abstract, claim 3, [0012]. */
function placeOf(say: Say, { unit }: Highlight): string {
  if (unit === 'title' || unit === 'abstract') return say(unit === 'title' ? 'col_title' : 'abstract');
  const number = unit.slice(1);
  return unit.startsWith('c') ? say('list_claim', { n: number }) : `[${number.padStart(4, '0')}]`;
}

/** What a file of a worklist has beside the columns of any search, with the width of each in characters. */
export const SAID = {
  mark: { head: 'list_mark', width: 12 },
  tags: { head: 'list_tags', width: 24 },
  note: { head: 'list_note', width: 48 },
  seen: { head: 'list_seen', width: 8 },
  highlights: { head: 'list_highlights', width: 60 },
} as const;
export type SaidCode = keyof typeof SAID;
export const SAID_CODES = Object.keys(SAID) as SaidCode[];

/** A cell of it; a document that nobody has said anything of has empty ones. */
export function saidCell(code: SaidCode, { said }: SaidRow, say: Say): string {
  if (!said) return '';
  switch (code) {
    case 'mark':
      return said.mark ? say(`mark_${said.mark}`) : '';
    case 'tags':
      return said.tags.join('; ');
    case 'note':
      return said.note ?? '';
    case 'seen':
      return said.seen ? say('list_seen_yes') : '';
    case 'highlights':
      return said.highlights.map((each) => `\u201c${each.words}\u201d (${placeOf(say, each)})`).join('\n');
  }
}
