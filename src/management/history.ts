import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The searches that the person has made, by number: `SET: 3` in an expression names the third. */
export function historyRoutes({ services, history }: Management) {
  const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
  return [
    route('GET /history', {}, ({ session }) => history.of(session.user)),
    route(
      'POST /history',
      {
        body: Type.Object({
          query_text: Type.String({ minLength: 1, maxLength: 12_000 }),
          families: Type.Boolean(),
          address: Type.String({ minLength: 1, maxLength: 20_000 }),
          /** What the search has just found. */
          hits: Count,
        }),
      },
      async ({ session, body }) => {
        parseQuery(patents, body.query_text);
        const collections = await services.corpus.status();
        const seq = collections.find(({ name }) => name === patents.name)!.indexed_seq;
        return history.add(session.user, { ...body, seq });
      },
    ),
    route('DELETE /history/:n', {}, async ({ session, params }) => {
      if (!(await history.remove(session.user, numberOf(params.n))))
        throw new ServiceError('not_found', 'You have no search of that number.');
    }),
    route('DELETE /history', {}, async ({ session }) => ({ removed: await history.clear(session.user) })),
  ];
}
