import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { Dialog, DialogEnd, instant, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Pager } from '../parts/Pager.tsx';
import { taskAt } from '../parts/places.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import type { Word } from '../words/en.ts';
import { type Say, useWords } from '../words/words.tsx';
import { flowPages } from './flows/pages.ts';
import { type TaskRow, type TaskStatus, useTaskActions } from './flows/task.ts';
import { withoutJobName } from './landscape/map-job.ts';
import './flows/flows.css';

const STATUSES: readonly TaskStatus[] = ['working', 'waiting', 'done', 'failed', 'cancelled'];
const SIGNS: Readonly<Record<TaskStatus, string>> = {
  working: '◐',
  waiting: '●',
  done: '✓',
  failed: '!',
  cancelled: '✕',
};
/**
 * Tasks without pages of their own, which programs begin; those of any other kind are called by the name of the flow.
 */
// biome-ignore format: read it as a list
const KINDS = [
  'company-report', 'idea-validation', 'patent-value-report', 'filing-evaluation', 'landscape', 'sequence-search',
  'patent-compounds', 'patent-export', 'novelty-check', 'feasibility-analysis', 'formulation', 'sep-analysis',
  'picture-batch', 'design-search', 'one-design', 'ranked-molecules', 'material-extraction', 'read-structures',
] as const;
const PAGE = 25;
const LIVE_MS = 2000;
const QUIET_MS = 15_000;

/** What the page is asked for by its address, and the way to ask for something else. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((each) => each === params.get('status'));
  const title = params.get('title') ?? '';
  const offset = Math.max(0, Number(params.get('offset')) || 0);
  return {
    asked: { offset, limit: PAGE, ...(status && { status }), ...(title && { title }) },
    clear: () => setParams({}, { replace: true }),
    set: (name: 'status' | 'title' | 'offset', value: string) =>
      setParams(
        (now) => {
          if (value) now.set(name, value);
          else now.delete(name);
          if (name !== 'offset') now.delete('offset');
          return now;
        },
        { replace: true },
      ),
  };
}
type Asked = ReturnType<typeof useAsked>;

/** Every task of the account, whatever its flow: how far it is, and what can be done with it. */
export default function Tasks() {
  const { say } = useWords();
  const page = useAsked();
  useEffect(() => {
    document.title = `${say('tasks')} · Priora`;
  }, [say]);
  const list = useQuery({
    queryKey: ['tasks', page.asked],
    queryFn: ({ signal }) => manage('GET /tasks', { query: page.asked, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.counts.working ? LIVE_MS : QUIET_MS),
  });
  const { data } = list;
  const all = data ? STATUSES.reduce((sum, each) => sum + data.counts[each], 0) : 0;
  return (
    <div className="page tasks">
      <header className="between">
        <h1>{say('tasks')}</h1>
        <Link className="button" to="/work">
          + {say('tasks_new')}
        </Link>
      </header>
      {list.error && <Problem error={list.error} again={() => void list.refetch()} />}
      {!data ? (
        !list.error && <Skeleton lines={10} />
      ) : all === 0 ? (
        <Beginnings />
      ) : (
        <>
          <Narrowing page={page} counts={data.counts} all={all} />
          {data.tasks.length === 0 ? (
            <Empty
              title={say('tasks_none_such')}
              ways={
                <button type="button" className="plain" onClick={page.clear}>
                  {say('tasks_show_all')}
                </button>
              }
            />
          ) : (
            <Rows tasks={data.tasks} />
          )}
          {data.total > PAGE && (
            <Pager
              from={page.asked.offset}
              shown={data.tasks.length}
              size={PAGE}
              total={data.total}
              onFrom={(from) => page.set('offset', String(from))}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Only tasks of one state, or whose title has some words. */
function Narrowing({
  page: { asked, set },
  counts,
  all,
}: {
  page: Asked;
  counts: Readonly<Record<TaskStatus, number>>;
  all: number;
}) {
  const { say } = useWords();
  return (
    <Toolbar>
      <Segmented<TaskStatus | ''>
        label={say('task_state')}
        value={asked.status ?? ''}
        of={[
          { value: '', name: say('tasks_all'), count: all },
          ...STATUSES.filter((each) => counts[each] > 0 || each === asked.status).map((each) => ({
            value: each,
            name: say(`task_${each}`),
            count: counts[each],
          })),
        ]}
        onChange={(each) => set('status', each)}
      />
      <input
        type="search"
        value={asked.title ?? ''}
        placeholder={say('tasks_find')}
        aria-label={say('tasks_find')}
        onChange={(event) => set('title', event.target.value)}
      />
    </Toolbar>
  );
}

/** The tasks with what can be done with each. */
function Rows({ tasks }: { tasks: readonly TaskRow[] }) {
  const { say, language } = useWords();
  const actions = useTaskActions();
  const navigate = useNavigate();
  const [error, setError] = useState<Error>();
  const [removing, setRemoving] = useState<TaskRow>();
  const [replaying, setReplaying] = useState<TaskRow>();
  const attempt = (run: Promise<unknown>) => {
    setError(undefined);
    run.catch(setError);
  };
  const branch = (row: TaskRow) =>
    attempt(
      actions.branch(row.task_id, branchOf(row)!).then((made) => {
        const to = taskAt(made);
        if (to) navigate(to);
      }),
    );
  return (
    <>
      {error && <Problem error={error} />}
      <Table
        label={say('tasks')}
        of={['task_title', 'task_state', 'created', { number: 'task_duration' }, { unseen: 'task_actions' }]}
      >
        <tbody>
          {tasks.map((row) => (
            <Row
              key={row.task_id}
              row={row}
              created={instant(row.created_at, language)}
              onCancel={() => attempt(actions.cancel(row.task_id))}
              onResume={() => attempt(actions.resume(row.task_id))}
              onBranch={branchOf(row) ? () => branch(row) : undefined}
              onReplay={row.stage === 'results' || row.stage === 'report' ? () => setReplaying(row) : undefined}
              onRemove={() => setRemoving(row)}
            />
          ))}
        </tbody>
      </Table>
      {removing && (
        <Removing
          row={removing}
          onClose={() => setRemoving(undefined)}
          onRemove={() => attempt(actions.remove(removing.task_id))}
        />
      )}
      {replaying && <Replaying row={replaying} onClose={() => setReplaying(undefined)} />}
    </>
  );
}

function Removing({ row, onClose, onRemove }: { row: TaskRow; onClose(): void; onRemove(): void }) {
  const { say } = useWords();
  return (
    <Dialog title={say('task_delete_title')} onClose={onClose}>
      <p className="task-name">{row.title}</p>
      <p>{say('task_delete_text')}</p>
      <DialogEnd
        risk
        onClose={onClose}
        onDo={() => {
          onRemove();
          onClose();
        }}
      >
        {say('delete_for_ever')}
      </DialogEnd>
    </Dialog>
  );
}

/** The stage at which a branch of the task begins: the last it has come to that can be branched. */
function branchOf({ flow, state, status }: TaskRow): string | undefined {
  const stages = flowPages.find((each) => each.flow === flow)?.stages ?? [];
  const at = stages.findIndex(({ works, waits }) => works.includes(state) || waits.includes(state));
  return stages.findLast(
    ({ branch, works }, n) => branch && n <= Math.max(at, 0) && !(works.includes(state) && status !== 'waiting'),
  )?.branch;
}

/** The stage in the words of the flow's pages; nothing where it has none. */
function stageName(say: Say, { flow, state }: TaskRow): string {
  const stages = flowPages.find((each) => each.flow === flow)?.stages ?? [];
  const at = stages.findLast(({ works, waits }) => works.includes(state) || waits.includes(state));
  return at?.title(say) ?? '';
}

function duration(ms: number, say: Say): string {
  if (ms < 1000) return say('in_ms', { n: Math.round(ms) });
  const seconds = ms / 1000;
  if (seconds < 60) return say('seconds', { n: seconds.toFixed(1) });
  return say('minutes', { n: Math.floor(seconds / 60), m: Math.round(seconds % 60) });
}

function Row({
  row,
  created,
  onCancel,
  onResume,
  onBranch,
  onReplay,
  onRemove,
}: {
  row: TaskRow;
  created: string;
  onCancel(): void;
  onResume(): void;
  onBranch: (() => void) | undefined;
  onReplay: (() => void) | undefined;
  onRemove(): void;
}) {
  const { say } = useWords();
  const { status, progress } = row;
  const title = withoutJobName(row.title);
  const to = taskAt(row);
  const page = flowPages.find((each) => each.flow === row.flow);
  const stages = page?.stages ?? [];
  const kind = KINDS.find((each) => each === row.flow);
  const at = stages.findLastIndex(({ works, waits }) => works.includes(row.state) || waits.includes(row.state));
  const action = (word: Word, run: () => void, risk = false) => (
    <button
      type="button"
      className={`quiet ${risk ? 'is-risk' : ''}`}
      aria-label={`${say(word)}: ${title}`}
      onClick={run}
    >
      {say(word)}
    </button>
  );
  return (
    <tr className={`task ${status}`}>
      <th scope="row">
        <span className="kind">{page?.title(say) ?? (kind ? say(`task_kind_${kind}`) : row.flow)}</span>
        {row.branch_of && <span className="tag">{say('task_branch')}</span>}
        <div className="task-name">{to ? <Link to={to}>{title}</Link> : title}</div>
        {row.error && status === 'failed' && <p className="problem small">{row.error.message}</p>}
      </th>
      <td>
        <span className={`task-status ${status}`}>
          <i aria-hidden="true">{SIGNS[status]}</i> {say(`task_${status}`)}
        </span>
        <div className="small soft">
          {at >= 0 && say('n_of', { n: at + 1, m: stages.length })} {stageName(say, row)}
        </div>
        {progress && (
          <progress aria-label={`${progress.done} / ${progress.total}`} max={progress.total} value={progress.done} />
        )}
      </td>
      <td className="small when">{created}</td>
      <td className="n small">{duration(row.worked_ms, say)}</td>
      <td className="task-actions">
        {(status === 'failed' || status === 'cancelled') &&
          action(status === 'failed' ? 'task_retry' : 'task_resume', onResume)}
        {(status === 'working' || status === 'waiting') && action('task_cancel', onCancel)}
        {onBranch && action('task_to_branch', onBranch)}
        {onReplay && action('task_replay', onReplay)}
        {action('delete', onRemove, true)}
      </td>
    </tr>
  );
}

/** Runs the searches of a task again, and says what answers differently. */
function Replaying({ row, onClose }: { row: TaskRow; onClose(): void }) {
  const { say } = useWords();
  const actions = useTaskActions();
  const replay = useQuery({
    queryKey: ['replay', row.task_id],
    queryFn: () => actions.replay(row.task_id),
    gcTime: 0,
    retry: false,
  });
  const { data } = replay;
  const same = data?.searches.filter((each) => each.same_hits && each.count_then === each.count_now).length;
  return (
    <Dialog title={say('replay_title')} onClose={onClose}>
      <p className="task-name">{row.title}</p>
      {replay.error ? (
        <Problem error={replay.error} again={() => void replay.refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <p className={same === data.searches.length ? 'good' : 'warning'}>
            {same === data.searches.length
              ? say('replay_same', { n: data.searches.length })
              : say('replay_differs', { n: data.searches.length - same!, m: data.searches.length })}
          </p>
          {data.seq_then !== undefined && (
            <p className="soft small">
              {data.seq_then === data.seq_now
                ? say('replay_corpus_same')
                : say('replay_corpus_changed', { n: data.seq_now - data.seq_then })}
              {data.same_learning === false && ` ${say('replay_learned_anew')}`}
            </p>
          )}
          {(data.states ?? []).length > 0 && (
            <ul>
              {data.states!.map(({ publication_number, country, was, is }) => (
                <li key={publication_number}>
                  <Link to={`/patents/${publication_number}`}>{publication_number}</Link>{' '}
                  {say('replay_state', {
                    c: country,
                    a: say(`f_state_${was}`),
                    b: is ? say(`f_state_${is}`) : say('replay_not_stored'),
                  })}
                </li>
              ))}
            </ul>
          )}
          <div className="replayed">
            <Table
              label={say('replay_title')}
              of={['n_line', 'n_query', { number: 'replay_then' }, { number: 'replay_now' }]}
            >
              <tbody>
                {data.searches.map((each) => (
                  <tr key={each.line} className={each.same_hits ? '' : 'differs'}>
                    <th scope="row">
                      <code>{each.line}</code>
                    </th>
                    <td>
                      <code className="clipped">{each.query}</code>
                      <Named numbers={each.appeared} word="replay_appeared" />
                      <Named numbers={each.gone} word="replay_gone" />
                    </td>
                    <td className="n">{each.count_then}</td>
                    <td className="n">
                      {each.count_now} {each.same_hits ? '' : '≠'}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Publications by which an answer differs. */
function Named({ numbers = [], word }: { numbers: readonly string[] | undefined; word: Word }) {
  const { say } = useWords();
  if (numbers.length === 0) return null;
  return (
    <p className="small">
      {say(word)}{' '}
      {numbers.map((number, n) => (
        <span key={number}>
          {n > 0 && ', '}
          <Link to={`/patents/${number}`}>{number}</Link>
        </span>
      ))}
    </p>
  );
}

/** What there could be, and how to begin. */
function Beginnings() {
  const { say } = useWords();
  return (
    <section className="beginnings">
      <p className="measure">{say('tasks_empty')}</p>
      {flowPages.map((page) => (
        <article key={page.id} className="card">
          <h2>{page.title(say)}</h2>
          <p className="measure">{page.text(say)}</p>
          <ol className="stages-told">
            {page.stages.map((stage) => (
              <li key={stage.id}>{stage.title(say)}</li>
            ))}
          </ol>
          <Link className="button" to={`/flows/${page.id}`}>
            {say('tasks_begin')} →
          </Link>
        </article>
      ))}
    </section>
  );
}
