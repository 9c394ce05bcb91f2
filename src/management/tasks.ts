import { createHash } from 'node:crypto';
import { beginningOf } from '#cut.ts';
import { TASK_STATUSES, type TaskDetail } from '#flows/task-view.ts';
import { replaySearches } from '#operations/shared/replay.ts';
import type { SearchRun } from '#skills/search-prior-art/search-prior-art.ts';
import type { TaskEntry } from '#tasks/store.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const MOST_TASKS = 100;
const MOST_ENTRIES = 500;
/** UTF-16 units of a text of the record that are shown; a disclosure may have a hundred pages. */
const SHOWN_TEXT = 2000;

const Whole = (most: number) => Type.Integer({ minimum: 0, maximum: most });
const Listing = Type.Object({
  status: Type.Optional(Type.Enum([...TASK_STATUSES])),
  flow: Type.Optional(Type.String({ maxLength: 60 })),
  title: Type.Optional(Type.String({ maxLength: 200 })),
  offset: Type.Optional(Whole(1_000_000)),
  limit: Type.Optional(Whole(MOST_TASKS)),
});
const Paging = Type.Object({ offset: Type.Optional(Whole(1_000_000)), limit: Type.Optional(Whole(MOST_ENTRIES)) });

/** Tasks of the account of who is signed in: what they are at, their record, and what a person may do with them. */
export function taskRoutes({ services }: Management) {
  const { flows, corpus } = services;

  return [
    route('GET /tasks', { query: Listing }, ({ session, query }) => {
      const { offset = 0, limit = 20, title, ...filter } = query;
      return flows.list(session.user.account_id, {
        ...filter,
        ...(title?.trim() && { title: title.trim() }),
        offset,
        limit,
      });
    }),
    // pages ask again and again while a task works: what they have is not sent once more
    route('GET /tasks/:id', {}, async ({ session, params, request, reply }) => {
      const { account_id } = session.user;
      const record = await flows.record(params.id, account_id);
      const detail = await flows.detail(params.id, account_id);
      const tag = tagOf(detail, record.length);
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) {
        reply.code(304).send();
        return reply;
      }
      return { ...detail, entries: record.length, searches: searchesOf(record) };
    }),
    route('GET /tasks/:id/record', { query: Paging }, async ({ session, params, query }) => {
      const { offset = 0, limit = 100 } = query;
      const record = await flows.record(params.id, session.user.account_id);
      return { total: record.length, entries: record.slice(offset, offset + limit).map(shown) };
    }),
    route('POST /tasks/:id/cancel', {}, ({ session, params }) => flows.cancel(params.id, session.user.account_id)),
    route('POST /tasks/:id/resume', {}, ({ session, params }) => flows.resume(params.id, session.user.account_id)),
    route(
      'POST /tasks/:id/branches',
      { body: Type.Object({ stage: Type.String({ minLength: 1, maxLength: 60 }) }) },
      ({ session, params, body }) => flows.branch(params.id, session.user.account_id, body.stage),
    ),
    route('POST /tasks/:id/replay', {}, async ({ session, params }) =>
      replaySearches(corpus, await flows.record(params.id, session.user.account_id)),
    ),
    route('DELETE /tasks/:id', {}, ({ session, params }) => flows.remove(params.id, session.user.account_id)),
  ];
}

/** Everything of a task that can change; its data change with its version alone. */
function tagOf({ data: _, draft: __, stages: ___, ...standing }: TaskDetail, entries: number): string {
  return `"${createHash('sha256')
    .update(JSON.stringify([standing, entries]))
    .digest('base64url')
    .slice(0, 22)}"`;
}

/** A search of the record; `query_text` runs on the search page where `method` is `query`, and bounds the others. */
const searchesOf = (record: readonly TaskEntry[]) =>
  record
    .filter(({ kind }) => kind === 'search')
    .map(({ at, detail }) => {
      const { line, strategy, feature_text, search, count, taken } = detail as unknown as SearchRun;
      return {
        at,
        line,
        ...(strategy && { strategy }),
        ...(feature_text && { feature_text }),
        method: search.method,
        query_text: search.query,
        ...(search.method === 'citations' && { of: search.of }),
        count,
        taken,
      };
    });

const shown = ({ at, kind, detail }: TaskEntry) => ({ at, kind, detail: shortened(detail) as typeof detail });

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return beginningOf(value, SHOWN_TEXT);
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}
