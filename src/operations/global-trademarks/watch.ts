import { trademarks } from '#collections/trademarks/trademarks.ts';
import { allOf } from '#corpus/query/combine.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { findMarksJob } from '#operations/trademark-data/find-job.ts';
import { commonWords, markQuery } from '#operations/trademark-data/mark-query.ts';
import { parseDay } from '#patents/dates.ts';
import { Type } from '#typebox.mjs';
import { likenesses, rowOf } from './rows.ts';
import { ipoffice, Likeness, MarkRow, markText, nice_code, size, wordsOf } from './shapes.ts';

export default defineOperation({
  id: 'gtWatch',
  method: 'POST',
  path: '/trademark/global/watch',
  summary: 'New marks like mine: filed or published since a day',
  example: { body: { mark: 'KWIKWAVE', since: '20200101', size: 3 } },
  body: Type.Object({
    mark: markText,
    since: Type.String({ maxLength: 20, description: 'The first day, yyyyMMdd.', examples: ['20200101'] }),
    least: Type.Optional(Type.Number({ minimum: 0.5, maximum: 1, default: 0.7, description: 'Least likeness.' })),
    ipoffice,
    nice_code,
    size,
  }),
  response: Type.Object({
    hits: Type.Array(Type.Object({ ...MarkRow.properties, similarity: Likeness }), {
      description: 'Marks, the most similar first.',
    }),
    total_hits: Type.Integer({ minimum: 0, description: 'Marks in all.' }),
  }),
  async handle({ account, body, signal }, services) {
    const since = parseDay(body.since);
    if (since === undefined)
      throw new ServiceError('invalid_request', `since: "${body.since}" is no day: give yyyyMMdd.`, { field: 'since' });
    const from = String(since);
    const among = allOf(
      markQuery({
        ...(body.ipoffice && { ipoffice: body.ipoffice }),
        ...(body.nice_code && { nice_code: body.nice_code }),
      }),
      {
        kind: 'or',
        of: [
          { kind: 'range', field: 'FILED', from },
          { kind: 'range', field: 'PUBLISHED', from },
        ],
      },
    );
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
    const near = found.filter(({ likeness }) => likeness.score >= (body.least ?? 0.7));
    const said = likenesses(near);
    const records = await services.corpus.get(
      trademarks,
      near.slice(0, body.size ?? 10).map(({ id }) => id),
    );
    return {
      hits: records.map((mark) => ({ ...rowOf(mark), similarity: said.get(mark.id)! })),
      total_hits: near.length,
    };
  },
});
