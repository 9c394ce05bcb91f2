import { MOST_SEARCHES, type SavedSearch, type SearchOwner } from '#accounts/saved-searches.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 200 });
/** A search of a list may take this long; one that takes longer has no count. */
const LISTED_MS = 10_000;
/** As long as a search takes that is kept or looked at: it is counted, or there is nothing to tell news from. */
export const KEPT_MS = 30_000;
/** Searches counted at the same time. */
const AT_ONCE = 4;

/**
 * Saved searches of the person, and of others of the account who share theirs; and what each finds more than at the
 * last look.
 */
export function searchRoutes({ services, searches, users }: Management) {
  const { corpus } = services;
  const seen = async (session: { user: SearchOwner }, id: string): Promise<SavedSearch> => {
    const search = (await searches.of(session.user)).find((each) => each.id === id);
    if (!search) throw new ServiceError('not_found', 'There is no such saved search.');
    return search;
  };

  return [
    route('GET /searches', {}, async ({ session }) => {
      const [people, kept] = await Promise.all([users.list(session.user), searches.of(session.user)]);
      const names = new Map(people.map(({ id, name }) => [id, name]));
      return kept.map(({ user_id, query_text, looked, ...search }) => ({
        ...search,
        query_text,
        own: user_id === session.user.id,
        by: names.get(user_id),
        ...(looked && { looked_at: looked.at }),
      }));
    }),
    route('GET /searches/counts', {}, async ({ session }) => {
      const list = await searches.of(session.user);
      const counts: Record<string, { hits: number; more: number }> = {};
      const next = list.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const search of next) {
            // an expression of before may be none any more; a slow one has no number
            const hits = await count(corpus, search, LISTED_MS).catch(() => undefined);
            if (hits !== undefined) counts[search.id] = { hits, more: Math.max(0, hits - (search.looked?.hits ?? 0)) };
          }
        }),
      );
      return counts;
    }),
    route(
      'POST /searches',
      {
        body: Type.Object({
          name: Name,
          address: Type.String({ minLength: 1, maxLength: 20_000 }),
          query_text: Type.String({ minLength: 1, maxLength: 12_000 }),
          families: Type.Optional(Type.Boolean({ default: true })),
          shared: Type.Optional(Type.Boolean({ default: false })),
        }),
      },
      async ({ session, body }) => {
        const { families = true, shared = false, ...rest } = body;
        const hits = await count(corpus, { query_text: body.query_text, families }, KEPT_MS);
        const kept = await searches.of(session.user);
        if (kept.filter(({ user_id }) => user_id === session.user.id).length >= MOST_SEARCHES)
          throw new ServiceError('invalid_request', `At most ${MOST_SEARCHES} searches are kept: delete some first.`);
        const saved = await searches.save(session.user, { ...rest, families, shared });
        await searches.looked(session.user, saved.id, hits);
        return { id: saved.id };
      },
    ),
    route(
      'POST /searches/:id',
      { body: Type.Object({ name: Type.Optional(Name), shared: Type.Optional(Type.Boolean()) }) },
      async ({ session, params, body }) => {
        const name = body.name?.trim();
        if (
          name !== undefined &&
          (await searches.of(session.user)).some(
            (each) => each.name === name && each.id !== params.id && each.user_id === session.user.id,
          )
        )
          throw new ServiceError('invalid_request', `Another of your searches is named "${name}".`, { field: 'name' });
        if (!(await searches.change(session.user, params.id, { ...body, ...(name && { name }) })))
          throw new ServiceError('not_found', 'You have no such saved search.');
      },
    ),
    route('POST /searches/:id/looked', {}, async ({ session, params }) => {
      const hits = await count(corpus, await seen(session, params.id), KEPT_MS);
      await searches.looked(session.user, params.id, hits);
    }),
    route('DELETE /searches/:id', {}, async ({ session, params }) => {
      if (!(await searches.remove(session.user, params.id)))
        throw new ServiceError('not_found', 'You have no such saved search.');
    }),
  ];
}

/** How many publications, or families, a search that somebody kept finds now. */
export async function count(
  corpus: Corpus,
  search: Pick<SavedSearch, 'query_text' | 'families'>,
  timeout_ms: number,
): Promise<number> {
  const { total } = await corpus.search(patents, {
    query: parseQuery(patents, search.query_text),
    offset: 0,
    limit: 0,
    timeout_ms,
    ...(search.families && { collapse: { field: 'FAM_ID', prefer: { by: 'score' } } }),
  });
  return total;
}
