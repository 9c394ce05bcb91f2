import type { Compound } from '#collections/compounds/compound.ts';
import { mentions } from '#collections/compounds/mentions.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { works } from '#collections/works/works.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { inPortions } from '#corpus/in-portions.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { namesQuery } from './compound-names.ts';
import { storedPublications, withoutShorter } from './stored-publications.ts';

/** Patents that sources name for one compound, at most. */
const MOST_MENTIONED = 20_000;

/** Text of patents and papers in which names are looked for. */
const PATENT_TEXT = 'TACD';
const PAPER_TEXT = 'TITLE_ABSTRACT';

const mentionsOf = (id: string): Query => ({ kind: 'values', field: 'COMPOUND', values: [id] });

/** Publications that sources say hold a compound. */
async function mentioned(corpus: Corpus, id: string, signal?: AbortSignal): Promise<string[]> {
  const [found] = await corpus.facets(mentions, { query: mentionsOf(id), ...(signal && { signal }) }, [
    { field: 'PATENT', offset: 0, limit: MOST_MENTIONED },
  ]);
  return found!.buckets.map(({ value }) => value);
}

/** The same, the newest first: each of them is read. */
async function newestMentioned(corpus: Corpus, id: string, signal?: AbortSignal): Promise<string[]> {
  const numbers = new Set<string>();
  for await (const { records } of inPortions(corpus, mentions, MOST_MENTIONED, {
    query: mentionsOf(id),
    sort: [{ field: 'PUBLISHED', order: 'desc' }],
    ...(signal && { signal }),
  }))
    for (const { patent } of records) numbers.add(patent);
  return [...numbers];
}

/** Patents of a compound in one order: stored ones, the newest first, then those that are only named by sources. */
export interface PatentsOfCompound {
  readonly total: number;
  readonly patents: readonly { readonly patent_id: string; readonly pn: string }[];
}

/**
 * Patents that hold a compound: by sources that say so (with or without the patent's own record), and by its names in
 * title, abstract, claims and description of stored patents.
 */
export async function patentsOfCompound(
  corpus: Corpus,
  compound: Compound,
  { offset, limit, signal }: { readonly offset: number; readonly limit: number; readonly signal?: AbortSignal },
): Promise<PatentsOfCompound> {
  const said = await mentioned(corpus, compound.id, signal);
  const stored = await storedPublications(corpus, said);
  const kept = new Set(stored.values());
  const named = namesQuery(compound, PATENT_TEXT);
  const held: Query[] = [
    ...(kept.size > 0 ? [{ kind: 'values', field: 'PN', values: [...kept] } as const] : []),
    ...(named ? [named] : []),
  ];
  const found =
    held.length === 0
      ? { hits: [], total: 0 }
      : await corpus.search(patents, {
          query: { kind: 'or', of: held },
          offset,
          limit,
          sort: [{ field: 'PBD', order: 'desc' }],
          ...(signal && { signal }),
        });
  // sources of reactions name patents without kind code
  const only = withoutShorter(said.filter((number) => !stored.has(number)));
  const shown = only.length > 0 && offset + limit > found.total;
  const apart = new Set(only);
  const ordered = shown ? (await newestMentioned(corpus, compound.id, signal)).filter((n) => apart.has(n)) : [];
  const rest = ordered.slice(Math.max(0, offset - found.total), Math.max(0, offset + limit - found.total));
  const numbers = [...found.hits.map(({ id }) => id), ...rest].slice(0, limit);
  return {
    total: found.total + only.length,
    patents: numbers.map((pn) => ({ patent_id: patentId(pn), pn })),
  };
}

/** How many patents and papers hold a compound, counted as `patentsOfCompound` and the search of papers list them. */
export async function documentCounts(corpus: Corpus, compound: Compound, signal?: AbortSignal) {
  const papers = namesQuery(compound, PAPER_TEXT);
  const [{ total }, paper_count] = await Promise.all([
    patentsOfCompound(corpus, compound, { offset: 0, limit: 0, ...(signal && { signal }) }),
    papers ? totalOf(corpus, works, papers, { ...(signal && { signal }) }) : 0,
  ]);
  return { patent_count: total, paper_count };
}

/** The papers that name a compound. */
export const papersQuery = (compound: Compound): Query | undefined => namesQuery(compound, PAPER_TEXT);
