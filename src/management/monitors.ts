import { ServiceError } from '#errors.ts';
import { notesFor } from '#http/notes/notes.ts';
import { patentMonitors } from '#monitors/patents.ts';
import type { Schedule } from '#monitors/schedule.ts';
import type { InboxEntry, Monitor } from '#monitors/store.ts';
import { kindInWords, pageOf } from '#monitors/subject.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

const Kinds = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 20 });
const Every = Type.Enum(['day', 'week', 'month']);
/** Ids of an entry that a page shows; the others are counted. */
const SHOWN = 200;

const scheduleOf = (every: 'day' | 'week' | 'month', on = 1): Schedule => {
  const most = every === 'week' ? 7 : 29;
  if (on > most)
    throw new ServiceError('invalid_request', `on is ${on}: a ${every} has 1 to ${most}.`, { field: 'on' });
  return every === 'day' ? { every } : { every, on };
};

/** What people see of monitors, and the inbox with what they found: of their account. */
export function monitorRoutes({ services }: Management) {
  const { monitors } = services;
  const subjectOf = (name: string) => monitors.subjects.find((each) => each.name === name);
  const shown = ({ id, name, subject, query, kinds, schedule, send, next_run_at, number, created_at }: Monitor) => ({
    ...{ id, name, subject, number, created_at },
    kinds: kinds.map((kind) => kindInWords(subjectOf(subject), kind)),
    query: subjectOf(subject)?.shown(query) ?? '',
    ...(schedule && { schedule }),
    ...(send && { send }),
    ...(next_run_at !== undefined && { next_run_at }),
  });
  const entry = ({ id, monitor_id, name, subject, at, told, read_at }: InboxEntry) => ({
    ...{ id, monitor_id, name, subject, at },
    ...(read_at !== undefined && { read_at }),
    notes: told.notes,
    kinds: told.kinds.map(({ kind, count, ids }) => ({
      ...kindInWords(subjectOf(subject), kind),
      count,
      records: ids.slice(0, SHOWN).map((id) => ({ id, page: pageOf(subjectOf(subject), kind, id) })),
    })),
  });
  return [
    route('GET /monitors', {}, async ({ session }) => ({
      kinds: Object.keys(patentMonitors.kinds).map((kind) => kindInWords(patentMonitors, kind)),
      ways: monitors.ways,
      monitors: (await monitors.list(session.user.account_id)).map(shown),
    })),
    route(
      'POST /monitors',
      {
        body: Type.Object({
          name: Type.Optional(Type.String({ maxLength: 50 })),
          query_text: Type.String({ minLength: 1, maxLength: 12_000 }),
          kinds: Kinds,
          every: Every,
          on: Type.Optional(Type.Integer({ minimum: 1, maximum: 29 })),
          webhook: Type.Optional(Type.String({ maxLength: 2_000 })),
          mail: Type.Optional(Type.String({ maxLength: 320 })),
        }),
      },
      async ({ session, body }) => {
        const { id, account_id } = session.user;
        const { name, query_text, kinds, every, on, webhook, mail } = body;
        const send = { ...(webhook && { webhook }), ...(mail && { mail }) };
        const made = await monitors.create(account_id, patentMonitors.name, {
          ...{ name, kinds, query: query_text, schedule: scheduleOf(every, on), user_id: id },
          ...((webhook || mail) && { send }),
        });
        return shown(made);
      },
    ),
    route('DELETE /monitors/:id', {}, ({ session, params }) => monitors.remove(session.user.account_id, params.id)),
    route(
      'GET /inbox',
      { query: Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }) },
      async ({ session, query, request }) => {
        const page = { offset: query.offset ?? 0, limit: 50 };
        const { total, unread, entries } = await monitors.inbox(session.user.account_id, page);
        const accepted = request.headers['accept-language'];
        const worded = (one: ReturnType<typeof entry>) => ({ ...one, notes: notesFor(accepted, one.notes) });
        return { total, unread, entries: entries.map(entry).map(worded) };
      },
    ),
    route('POST /inbox/read', {}, ({ session }) => monitors.read(session.user.account_id, 'all')),
    route('DELETE /inbox/:id', {}, ({ session, params }) => monitors.removeEntry(session.user.account_id, params.id)),
  ];
}
