import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { Call } from '#operation.ts';
import type { Variant } from '#pictures/describe.ts';
import { rounded } from '#rounded.ts';
import { viewLink } from './design-links.ts';
import type { DesignFilters } from './design-query.ts';
import { designQuery, locarnoQuery } from './design-query.ts';
import { type Drawing, drawingsOf } from './drawings.ts';
import { knownOrder } from './known-order.ts';
import { inLanguage } from './languages.ts';
import { type Asker, figuresOf, type LikePicture, picturesLike } from './picture-search.ts';
import { joinNames, shownTitle } from './wire-text.ts';

/** What a body asks of a picture search beside its filters. */
export interface DesignSearch extends DesignFilters {
  readonly model: number;
  readonly patent_type: string;
  readonly field: string;
  readonly order: string;
  readonly offset: number;
  readonly limit: number;
  readonly lang?: string;
}

const DATES = { APD: 'filing_date', PBD: 'publication_date', ISD: 'grant_date' } as const;

/** A row of a picture search. */
async function designRow(
  { patent, drawings }: { readonly patent: Patent; readonly drawings: readonly Drawing[] },
  { figure, score }: { readonly figure: string; readonly score: number },
  lang: string | undefined,
  { services, account, signal }: Asker,
  note: Call['note'],
) {
  const title = lang === 'cn' || lang === 'en' ? inLanguage(patent.titles, lang)?.text : undefined;
  return {
    apdt: patent.filing_date,
    apno: patent.application_number,
    current_assignee: joinNames(currentOwners(patent)),
    img_id: `${patent.publication_number}-${figure}`,
    inventor: joinNames(patent.inventors),
    original_assignee: joinNames(originalOwners(patent)),
    patent_id: patentId(patent.publication_number),
    patent_pn: patent.publication_number,
    pbdt: patent.publication_date,
    score: rounded(score),
    title: title ?? shownTitle(patent.titles),
    url: (await viewLink(patent, figure, drawings, { account, signal, note }, services)) ?? '',
  };
}

/** Ids of those that a query finds. */
async function matching(
  query: Query,
  pns: readonly string[],
  { services, signal }: Asker,
): Promise<ReadonlySet<string>> {
  const among: Query = { kind: 'and', of: [{ kind: 'values', field: 'PN', values: pns }, query] };
  const { hits } = await services.corpus.search(patents, {
    query: among,
    offset: 0,
    limit: Math.max(1, pns.length),
    signal,
  });
  return new Set(hits.map(({ id }) => id));
}

/** A page of patents by their pictures, the most alike first or by a date. */
export async function searchDesigns(
  pictures: readonly (readonly Variant[])[],
  body: DesignSearch,
  asker: Asker,
  note: Call['note'],
) {
  const { offset, limit, field, order } = body;
  const loc = locarnoQuery(body.loc);
  const alike = await picturesLike(body.patent_type === 'U' ? 'utility' : 'designs', pictures, asker, note);
  const like = await alike.among(designQuery(body));
  let page = like.slice(offset, offset + limit);
  if (field !== 'SCORE' || order === 'asc') {
    const records =
      field === 'SCORE'
        ? []
        : await asker.services.corpus.get(
            patents,
            like.map(({ record }) => record),
          );
    const days = new Map(records.map((each) => [each.publication_number, each[DATES[field as keyof typeof DATES]]]));
    const value = (one: LikePicture) => (field === 'SCORE' ? one.score : days.get(one.record));
    const sorted = [...like].sort(knownOrder(value, order === 'asc' ? 'asc' : 'desc'));
    page = sorted.slice(offset, offset + limit);
  }
  const records = await asker.services.corpus.get(
    patents,
    page.map(({ record }) => record),
  );
  const drawings = await drawingsOf(asker.services.corpus, records);
  const known = new Map(
    records.map((patent, index) => [patent.publication_number, { patent, drawings: drawings[index]! }]),
  );
  const marked =
    loc && body.model === 1 && field === 'SCORE'
      ? await matching(
          loc,
          page.map(({ record }) => record),
          asker,
        )
      : undefined;
  const figures = figuresOf(page, asker.services);
  const rows = await Promise.all(
    page.flatMap((one, index) => {
      const found = known.get(one.record);
      if (!found) return [];
      const { figure } = figures[index]!;
      return [
        designRow(found, { figure, score: one.score }, body.lang, asker, note).then((row) =>
          marked ? { ...row, loc_match: marked.has(one.record) ? 1 : 0 } : row,
        ),
      ];
    }),
  );
  if (body.model === 4) note('Model 4 compares shape alone: colours of drawings do not count.');
  return { patent_messages: rows, total_search_result_count: like.length };
}
