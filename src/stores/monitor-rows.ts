import type { Answer, InboxEntry, Monitor } from '#monitors/store.ts';

type Row = Readonly<Record<string, any>>;

/** A monitor from its row, the same in every database: what is no plain value is JSON, and what is absent is null. */
export function toMonitor(row: Row): Monitor {
  const { user_id, schedule, send, next_run_at, answer, query, kinds, standing, ...rest } = row;
  return {
    ...rest,
    query: JSON.parse(query),
    kinds: JSON.parse(kinds),
    standing: JSON.parse(standing),
    ...(user_id !== null && { user_id }),
    ...(schedule !== null && { schedule: JSON.parse(schedule) }),
    ...(send !== null && { send: JSON.parse(send) }),
    ...(next_run_at !== null && { next_run_at }),
    ...(answer !== null && { answer: JSON.parse(answer) as Answer }),
  } as Monitor;
}

/** An entry of the inbox from its row. */
export function toEntry({ id, monitor_id, name, subject, at, told, read_at }: Row): InboxEntry {
  return { id, monitor_id, name, subject, at, told: JSON.parse(told), ...(read_at !== null && { read_at }) };
}
