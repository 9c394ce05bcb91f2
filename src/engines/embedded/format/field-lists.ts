import { FIELD_ENTRY, hasFieldLists, type PostingsSource, type TermMeta } from './postings-layout.ts';

/**
 * Postings of a term in single fields, which together are those of `mask`, to be read as `TermIndex.lists`; undefined
 * if there is none for one of these fields.
 */
export function fieldLists(source: PostingsSource, term: TermMeta, mask: number): TermMeta[] | undefined {
  if (!hasFieldLists(term.df)) return undefined;
  const { postings } = source;
  const end = term.postingsAt + term.postingsLength;
  // first `at`, then `words`: each read may bring another page
  const last = postings.at(end - 4, 4) >> 2;
  const n = postings.words[last]!;
  const from = postings.at(end - 4 - n * FIELD_ENTRY * 4, n * FIELD_ENTRY * 4) >> 2;
  const words = postings.words;
  const lists: TermMeta[] = [];
  for (let rest = mask & term.mask; rest !== 0; rest &= rest - 1) {
    const bit = (rest & -rest) >>> 0;
    let at = from;
    while (at < from + n * FIELD_ENTRY && words[at] !== bit) at += FIELD_ENTRY;
    if (at === from + n * FIELD_ENTRY) return undefined;
    lists.push({
      df: words[at + 1]!,
      mask: bit,
      postingsAt: term.postingsAt + words[at + 2]!,
      postingsLength: words[at + 3]!,
      positionsAt: 0,
      positionsLength: 0,
    });
  }
  return lists;
}
