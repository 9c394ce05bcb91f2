import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Managed, manage, type Of } from '../../api.ts';
import { Dialog, Problem, Skeleton } from '../../parts/basics.tsx';
import { type Say, useWords } from '../../words/words.tsx';
import type { FlowPage } from './flow.ts';

type Entry = Of<Managed<'GET /tasks/:id/record'>['entries']>;
/** What steps write into the record is their own: read as far as it is known here. */
const within = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const MOST = 500;

/** Everything that happened to a task, in order: who decided what, what was searched and found, who answered. */
export function Record({ page, task, onClose }: { page: FlowPage; task: string; onClose(): void }) {
  const { say, language } = useWords();
  const record = useQuery({
    queryKey: ['task', task, 'record'],
    queryFn: ({ signal }) => manage('GET /tasks/:id/record', { params: { id: task }, query: { limit: MOST }, signal }),
  });
  const { data } = record;
  return (
    <Dialog title={say('record')} onClose={onClose}>
      {record.error ? (
        <Problem error={record.error} again={() => void record.refetch()} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="record" tabIndex={0} aria-label={say('record')}>
          <ol>
            {together(data.entries).map(({ at, kind, detail, times }, n) => (
              <li key={n} className={kind}>
                <time dateTime={new Date(at).toISOString()}>
                  {new Date(at).toLocaleTimeString(language, { hour12: false })}
                </time>
                <span>{told(say, page, kind, detail, times)}</span>
              </li>
            ))}
          </ol>
          {data.total > data.entries.length && (
            <p className="soft small">{say('record_more', { n: data.total - data.entries.length })}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}

/** The same skill many times in a row, as when documents are compared, is one line. */
function together(entries: readonly Entry[]): (Entry & { times: number })[] {
  const lines: (Entry & { times: number })[] = [];
  for (const entry of entries) {
    const before = lines.at(-1);
    const { skill, by, dropped } = entry.detail;
    const plain = entry.kind === 'skill' && all(dropped).length === 0;
    const alike = before?.kind === 'skill' && before.detail.skill === skill && before.detail.by === by;
    if (plain && alike && whyNot(before.detail) === whyNot(entry.detail))
      lines[lines.length - 1] = { ...before, times: before.times + 1 };
    else lines.push({ ...entry, times: 1 });
  }
  return lines;
}

/** Why the answer of a model was not used. */
const whyNot = ({ fallback }: Entry['detail']): string | undefined => {
  const { message } = within(fallback);
  return message === undefined ? undefined : String(message);
};

function told(say: Say, page: FlowPage, kind: string, detail: Entry['detail'], times: number): ReactNode {
  const stage = (state: unknown) =>
    page.stages.findLast(({ works, waits }) => [...works, ...waits].includes(String(state)))?.title(say) ??
    String(state);
  const search = within(detail.search);
  switch (kind) {
    case 'created':
      return say('record_created');
    case 'moved':
      return <span className="soft">→ {stage(detail.to)}</span>;
    case 'edit':
      return (
        <>
          <b>{say('record_edit')}</b> <code className="soft">{String(detail.event)}</code>
        </>
      );
    case 'skill':
      return (
        <>
          <code>{String(detail.skill)}</code> {times > 1 && `× ${times} `}
          {detail.by === 'model'
            ? say('record_model', { n: String(within(detail.model).name ?? '') })
            : say(detail.model ? 'record_not_used' : 'record_ground', { n: String(within(detail.model).name ?? '') })}
          {whyNot(detail) && <small className="soft">{whyNot(detail)}</small>}
          {all(detail.dropped).map((each) => (
            <small key={String(each)} className="soft">
              {say('record_dropped')} {String(each)}
            </small>
          ))}
        </>
      );
    case 'corpus':
      return say('record_corpus', { n: Number(detail.records), m: Number(detail.seq) });
    case 'search':
      return (
        <>
          <code>{String(detail.line)}</code> {say('n_found', { n: Number(detail.count) })}{' '}
          {search.method === 'query' ? (
            <Link to={`/search?q=${encodeURIComponent(String(search.query))}`}>
              <code className="clipped">{String(search.query)}</code>
            </Link>
          ) : (
            <code className="soft">{String(search.method ?? '')}</code>
          )}
        </>
      );
    case 'compared':
      return say('record_compared', { n: Number(detail.documents), m: Number(detail.kept) });
    case 'failed':
      return <span className="warning">{say('record_failed', { n: String(detail.message) })}</span>;
    case 'waiting':
      return say('record_waiting', { n: String(detail.message) });
    case 'cancelled':
      return say('record_cancelled');
    case 'resumed':
    case 'retried':
      return say('record_resumed');
    case 'branched':
      return say('record_branched');
    default:
      return (
        <>
          {kind} <code className="clipped soft">{JSON.stringify(detail)}</code>
        </>
      );
  }
}
