import type { FoundMark } from '#analytics/marks/find.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { t001TrademarkSearch } from '#contract/generated/trademark-data.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import type { SortKey } from '#corpus/engine.ts';
import { allOf } from '#corpus/query/combine.ts';
import { ServiceError } from '#errors.ts';
import { COMPARED } from '#marks/forms.ts';
import { termEnd } from '#marks/term.ts';
import { defineOperation } from '#operation.ts';
import { knownOrder } from '#operations/shared/known-order.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { rounded } from '#rounded.ts';
import { findMarksJob } from './find-job.ts';
import { commonWords, markQuery } from './mark-query.ts';
import { markRow } from './mark-row.ts';

/** Marks that a ranked search answers at most. */
export const MOST_RANKED = 500;

const SORTS: Readonly<
  Record<string, { readonly field: string; readonly of: (mark: Trademark) => number | undefined }>
> = {
  apdt: { field: 'FILED', of: (mark) => mark.filing_date },
  pbdt: { field: 'PUBLISHED', of: (mark) => mark.publication_date },
  registration_date: { field: 'REGISTERED', of: (mark) => mark.registration_date },
  expiry_date: { field: 'EXPIRES', of: (mark) => termEnd(mark)?.day },
};

/** `<field> asc|desc`, several divided by commas. @throws ServiceError that names what is known. */
export function sortKeys(text: string | undefined): { name: string; order: 'asc' | 'desc' }[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 4)
    .map((one) => {
      const [name = '', order = 'desc', rest] = one.split(/\s+/);
      const direction = order.toLowerCase();
      if ((name !== 'score' && !Object.hasOwn(SORTS, name)) || (direction !== 'asc' && direction !== 'desc') || rest)
        throw new ServiceError(
          'invalid_request',
          `sort: "${one.slice(0, 60)}" is none: give one of score, ${Object.keys(SORTS).join(', ')}, then asc or desc.`,
          {
            field: 'sort',
            accepts: ['score', ...Object.keys(SORTS)],
          },
        );
      return { name, order: direction };
    });
}

const inOrder = (keys: ReturnType<typeof sortKeys>) => {
  const orders = keys.map(({ name, order }) =>
    knownOrder(([mark, score]: [Trademark, number]) => (name === 'score' ? score : SORTS[name]!.of(mark)), order),
  );
  return (a: [Trademark, number], b: [Trademark, number]) => orders.reduce((sign, order) => sign || order(a, b), 0);
};

interface Likeness {
  readonly score: number | undefined;
  readonly similarity: Record<'sight' | 'sound' | 'sense' | 'structure', number> | undefined;
  readonly reasons: readonly string[] | undefined;
}
const NO_LIKENESS: Likeness = {
  score: undefined,
  similarity: undefined,
  reasons: undefined,
};

const likenessRow = ({ likeness }: FoundMark) => ({
  score: rounded(likeness.score),
  similarity: {
    sight: rounded(likeness.sight),
    sound: rounded(likeness.sound),
    sense: rounded(likeness.sense),
    structure: rounded(likeness.structure),
  },
  reasons: [...likeness.reasons],
});

export default defineOperation({
  contract: t001TrademarkSearch,
  path: '/trademark/search',
  summary: 'Search trade marks: as written, or by what looks, sounds or means the same',
  description:
    '`exact` finds the text as it is written, case too. `smart` ranks by likeness from 0 to 1: letters, sound (English, German, Mandarin, kana), sense (translations, synonyms) and words, words that are common in the class counting little; the parts stand in `similarity`, and marks below 0.5 are left out. Without `mark` the filters alone decide, the newest first.',
  example: { body: { mark: 'KWIKWAVE', mode: 'smart' as const, page: 1, size: 5 } },
  async handle({ account, body, note, signal }, services) {
    const { corpus, files } = services;
    const { page, size, mode } = body;
    const mark = body.mark?.trim();
    const keys = sortKeys(body.sort);
    const among = markQuery(body);
    const place = pageWithin({ page, size });
    const answer = async (total: number, records: readonly Trademark[], more: ReadonlyMap<string, Likeness>) =>
      known<AnswerOf<typeof t001TrademarkSearch>>({
        current_page: page,
        hits: await Promise.all(
          records.map(async (record, index) => ({
            ...(await markRow(record, place.offset + index + 1, files)),
            ...(more.get(record.id) ?? NO_LIKENESS),
          })),
        ),
        page_size: size,
        total_hits: total,
        total_pages: Math.ceil(total / size),
      });
    if (!mark || mode === 'exact') {
      const written = mark
        ? ({ kind: 'values', field: 'WRITTEN', values: [mark.replace(/\s+/g, ' ')] } as const)
        : undefined;
      const sort = keys
        .filter(({ name }) => name !== 'score')
        .map(({ name, order }): SortKey => ({ field: SORTS[name]!.field, order }));
      const { hits, total } = await corpus.search(trademarks, {
        query: allOf(written, among),
        ...place,
        sort: sort.length > 0 ? sort : [{ field: 'FILED', order: 'desc' }],
        signal,
      });
      const records = await corpus.get(
        trademarks,
        hits.map(({ id }) => id),
      );
      return answer(
        total,
        records,
        new Map(written ? records.map(({ id }) => [id, { ...NO_LIKENESS, score: 1 }]) : []),
      );
    }
    if (mark.length > COMPARED) note(`Of mark the first ${COMPARED} of ${mark.length} characters are compared.`);
    if (!/[\p{L}\p{N}]/u.test(mark))
      note('mark has no letter and no digit: only marks of the very same signs are like it.');
    const counts = await commonWords(corpus, body, services.clock());
    const { found, compared } = await services.isolation.run(
      findMarksJob,
      { mark, among, counts, most: MOST_RANKED },
      { services, account: account.id, signal },
    );
    note(`${compared} marks were compared, the most promising by sound, words, letters and sense.`);
    const scores = new Map(found.map((each) => [each.id, each]));
    const { offset: at } = place;
    const ids = found.map(({ id }) => id);
    // sorted by other fields, all that was found must be read
    const records = await corpus.get(trademarks, keys.length > 0 ? ids : ids.slice(at, at + size));
    const ordered =
      keys.length > 0
        ? records
            .map((record): [Trademark, number] => [record, scores.get(record.id)?.likeness.score ?? 0])
            .sort(inOrder(keys))
            .slice(at, at + size)
            .map(([record]) => record)
        : records;
    return answer(found.length, ordered, new Map(ordered.map(({ id }) => [id, likenessRow(scores.get(id)!)])));
  },
});
