import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';
import { count, KEPT_MS } from './searches.ts';

/** Changes that are read, new publications among them that are looked through, and those of these that are named. */
const MOST_CHANGES = 100_000;
const MOST_NEW = 20_000;
const MOST_NAMED = 50;

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
    route('GET /history/:n/again', {}, async ({ session, params }) => {
      const past = await history.get(session.user, numberOf(params.n));
      if (!past) throw new ServiceError('not_found', 'You have no search of that number.');
      const hits = await count(services.corpus, past, KEPT_MS);
      const { numbers, whole } = await comeSince(services.corpus, past.seq);
      const fresh =
        numbers.length === 0
          ? { total: 0, hits: [] }
          : await services.corpus.search(patents, {
              query: allOf(parseQuery(patents, past.query_text), { kind: 'values', field: 'PN', values: numbers }),
              ...{ offset: 0, limit: MOST_NAMED, sort: [{ field: 'PBD', order: 'desc' }], timeout_ms: KEPT_MS },
            });
      return { hits, new_total: fresh.total, new_numbers: fresh.hits.map(({ id }) => id), whole };
    }),
    route('DELETE /history/:n', {}, async ({ session, params }) => {
      if (!(await history.remove(session.user, numberOf(params.n))))
        throw new ServiceError('not_found', 'You have no search of that number.');
    }),
    route('DELETE /history', {}, async ({ session }) => ({ removed: await history.clear(session.user) })),
  ];
}

/**
 * Publications that came into the corpus after one state of it, the first `MOST_NEW` among the first `MOST_CHANGES`
 * changes.
 * @returns `whole`: false if there may be more, or some may have been forgotten for their age.
 */
async function comeSince(corpus: Corpus, seq: number): Promise<{ numbers: readonly string[]; whole: boolean }> {
  const numbers: string[] = [];
  let read = 0;
  for (let after = seq; ; ) {
    const { changes, upto, more, forgotten } = await corpus.changes(patents, { after, limit: 1000 });
    for (const { kind, id } of changes) if (kind === 'new') numbers.push(id);
    if (numbers.length > MOST_NEW) return { numbers: numbers.slice(0, MOST_NEW), whole: false };
    if (!more) return { numbers, whole: forgotten <= seq };
    read += changes.length;
    if (read >= MOST_CHANGES) return { numbers, whole: false };
    after = upto;
  }
}
