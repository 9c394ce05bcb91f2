import { holders, type Trademark } from '#collections/trademarks/trademark.ts';
import { namedMark, trademarks } from '#collections/trademarks/trademarks.ts';
import { folded } from '#marks/script.ts';
import { defineOperation } from '#operation.ts';
import { findMarksJob } from '#operations/trademark-data/find-job.ts';
import { commonWords, markQuery } from '#operations/trademark-data/mark-query.ts';
import { standardName } from '#patents/names.ts';
import { Type } from '#typebox.mjs';
import { likenesses, rowOf } from './rows.ts';
import { ipoffice, Likeness, MarkRow, markText, nice_code, page, size, wordsOf } from './shapes.ts';

/** What a mark is one family with: its owner with its text, itself, and the applications whose priority it claims. */
function keysOf(mark: Trademark): string[] {
  const [first] = holders(mark);
  // some offices name owners by their number there alone
  const owner = first?.name
    ? standardName(first.name)
    : first?.identifier
      ? `${mark.office} ${first.identifier}`
      : mark.id;
  const claimed = mark.priorities.flatMap(({ country, number }) => namedMark(`${country ?? ''} ${number ?? ''}`) ?? []);
  return [`${owner} ${folded(mark.mark ?? mark.id)}`, mark.id, ...claimed];
}

/**
 * Marks of one owner and one text, and marks that claim one priority or one another's, are one family, in whatever
 * order they come; families and their marks stay in the order of the marks.
 */
export function families(marks: readonly Trademark[]): Trademark[][] {
  const joinedTo = new Map<string, string>();
  const first = (key: string): string => {
    let at = key;
    for (let next = joinedTo.get(at); next !== undefined; next = joinedTo.get(at)) at = next;
    return at;
  };
  for (const mark of marks)
    for (const key of keysOf(mark)) {
      const [from, to] = [first(key), first(mark.id)];
      if (from !== to) joinedTo.set(from, to);
    }
  return [...Map.groupBy(marks, ({ id }) => first(id)).values()];
}

export default defineOperation({
  id: 'gtSearch',
  method: 'POST',
  path: '/trademark/global/search',
  summary: 'Marks of all offices like a text, grouped into families',
  description:
    'The search of `/trademark/search` in `smart` mode; marks of one owner and text, and marks that claim one another’s priority, are one family, its most similar mark first.',
  example: { body: { mark: 'KWIKWAVE', size: 3 } },
  body: Type.Object({ mark: markText, ipoffice, nice_code, page, size }),
  response: Type.Object({
    families: Type.Array(
      Type.Object({
        similarity: Likeness,
        offices: Type.Array(Type.String(), { description: 'Offices of its marks.' }),
        marks: Type.Array(MarkRow, { description: 'Its marks, the most similar first.' }),
      }),
      { description: 'Families, the most similar first.' },
    ),
    total_families: Type.Integer({ minimum: 0, description: 'Families in all.' }),
    total_marks: Type.Integer({ minimum: 0, description: 'Marks in all.' }),
  }),
  async handle({ account, body, signal }, services) {
    const among = markQuery({
      ...(body.ipoffice && { ipoffice: body.ipoffice }),
      ...(body.nice_code && { nice_code: body.nice_code }),
    });
    const counts = await commonWords(
      services.corpus,
      body.nice_code ? { nice_code: body.nice_code } : {},
      services.clock(),
    );
    const { found } = await services.isolation.run(
      findMarksJob,
      { mark: wordsOf('mark', body.mark), among, counts, most: 500 },
      { services, account: account.id, signal },
    );
    const all = families(
      await services.corpus.get(
        trademarks,
        found.map(({ id }) => id),
      ),
    );
    const said = likenesses(found);
    const { page: at = 1, size: most = 10 } = body;
    return {
      families: all.slice((at - 1) * most, at * most).map((marks) => ({
        similarity: said.get(marks[0]!.id)!,
        offices: [...new Set(marks.map(({ office }) => office))].sort(),
        marks: marks.map(rowOf),
      })),
      total_families: all.length,
      total_marks: found.length,
    };
  },
});
